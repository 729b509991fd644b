#pragma once

#include <memory>

#include <QQuickWidget>
#include <QThreadPool>

#include "app/faces/face_store.h"
#include "app/languages/languages.h"
#include "app/library/library.h"
#include "app/match/match_controller.h"
#include "app/match/rulebook_model.h"
#include "app/notes/after_match_form.h"
#include "app/notes/capsules_panel.h"
#include "app/notes/note_card.h"
#include "app/position/position_editor.h"
#include "app/settings/settings.h"
#include "app/shell/action_list.h"
#include "app/shell/command_line.h"
#include "app/shell/main_window.h"
#include "app/shell/paper_look.h"
#include "app/workbench/workbench_actions.h"

namespace engawa {

// The parts of the program, put together.
class Program : public QObject
{
    Q_OBJECT

public:
    // Where settings, records and the layout are kept; what is empty is the user's own.
    struct Places
    {
        QString settings;
        QString layout;
        LibraryPlaces library;
    };

    Program(const StartOptions &options, const Places &places = {}, QObject *parent = nullptr);
    ~Program() override;

    void open(); // shows the window on what the options ask for
    void savePicture(const QString &path); // of the table

    MatchController &match() { return *m_match; }
    Library &library() { return *m_library; }
    Settings &settings() { return m_settings; }
    MainWindow &window() { return *m_window; }
    QQuickWidget &table() { return *m_table; }
    ActionList &actions() { return *m_actions; }
    Workbench *workbench() { return m_workbench.get(); } // nothing without resources

private slots: // for the root item's signals
    void askForFile();
    void showWorkspace(const QString &name);

private:
    void connectParts();
    void connectCommands();
    void addWorkbench(const QString &settingsFile);
    QImage paintComponent(const Game &game, const QString &component, QSize size) const;
    void addPositionEditor();
    void addPlaytest();
    void openReports();
    void report(int note);
    bool mayLeave(); // the match: nothing unsaved stays behind
    QUndoStack *activeUndoStack() const; // what undo means now; nothing: the moves of the match
    void start(const std::optional<Prepared> &prepared, const Problems &problems);
    void openRecord(const QString &path);
    void openRecord(const QString &path, const QString &record);
    decltype(Data::faces) facesOf(const KeptVariant &kept) const;
    void openFirst();
    void speak();
    void showState();
    void askFor(const QString &title, const QString &filter);
    void saveRecordAs();
    void savePictureAs();
    void say(const QString &sentence); // to the person, over the table
    void page(const char *function); // of the root item

    StartOptions m_options;
    Settings m_settings;
    Languages m_languages;
    std::shared_ptr<FaceStore> m_faces;
    QStringList m_tables; // the games that the window can show
    QThreadPool m_painters;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MatchController> m_match;
    RulebookModel m_rulebook;
    std::unique_ptr<PaperLook> m_look;
    std::unique_ptr<ActionList> m_actions;
    QQuickWidget *m_table; // the window owns it
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<WorkbenchPanels> m_workbenchPanels;
    std::unique_ptr<WorkbenchActions> m_workbenchActions;
    std::unique_ptr<PositionEditor> m_position;
    std::unique_ptr<NoteCard> m_noteCard;
    std::unique_ptr<AfterMatchForm> m_questions;
    CapsulesPanel *m_capsules = nullptr; // the window owns it, once it was seen
};

} // namespace engawa
