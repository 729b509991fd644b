#pragma once

#include <QObject>

class QWidget;

namespace engawa {

class MatchSession;
class MatchView;
class Pages;

// Pictures of the table alone: no prompt, no end screen, no curtain.
class TablePicture : public QObject
{
    Q_OBJECT

public:
    TablePicture(Pages &pages, const MatchSession &session, const MatchView &view);

    void saveAs(QWidget *window); // asks where
    void save(const QString &path); // soon, and says whether it could be written

private:
    Pages &m_pages;
    const MatchSession &m_session;
    const MatchView &m_view;
};

} // namespace engawa
