#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QPointer>
#include <QStringList>

namespace engawa {

class AfterMatchForm;
class CapsulesPanel;
class Languages;
class Library;
class MainWindow;
class MatchSession;
class MatchView;
class NoteCard;

// What playtesters say: notes on the match, questions at its end, the reports they send, and the reports of others.
class Playtest : public QObject
{
    Q_OBJECT

public:
    using VariantFiles = std::function<QStringList()>; // of what the match was begun with

    // Adds its panels to the window, which outlives it.
    Playtest(MatchSession &session, const MatchView &view, const Library &library, Languages &languages,
             MainWindow &window, VariantFiles variantFiles);
    ~Playtest() override;

    void note(); // on what is pointed at
    void saveDraft(); // of the note that is being written
    void report(int note = -1); // the note that says why; -1: none
    void openReports(); // asks for their folder

signals:
    void said(const QString &sentence);
    // A report is somebody's word: what is played on from it is not written into it.
    void openRequested(const QString &path, int node); // -1: at its end

private:
    void addNotesPanel();
    void addReportsPanel();

    MatchSession &m_session;
    const MatchView &m_view;
    const Library &m_library;
    Languages &m_languages;
    MainWindow &m_window;
    VariantFiles m_variantFiles;
    std::unique_ptr<NoteCard> m_noteCard;
    std::unique_ptr<AfterMatchForm> m_questions;
    QPointer<CapsulesPanel> m_reports; // the window owns it, once it was seen
};

} // namespace engawa
