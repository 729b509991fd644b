#pragma once

#include <QObject>

class QWidget;

namespace engawa {

class Library;
class MatchSession;
class Pages;

// Asks which file to open or to write, and does so.
class FileDialogs : public QObject
{
    Q_OBJECT

public:
    FileDialogs(QWidget &window, Library &library, const MatchSession &session, Pages &pages);

    void open(); // a record or a variant
    void openRecord();
    void openVariant();
    void saveRecordAs(); // a copy; the match goes on in its own file

private:
    void askAndOpen(const QString &title, const QString &filter);

    QWidget &m_window;
    Library &m_library;
    const MatchSession &m_session;
    Pages &m_pages;
};

} // namespace engawa
