#pragma once

#include <memory>

#include <QQuickWidget>

#include "app/languages/languages.h"
#include "app/library/library.h"
#include "app/match/match_controller.h"
#include "app/pages/pages.h"
#include "app/settings/settings.h"
#include "app/shell/action_list.h"
#include "app/shell/command_line.h"
#include "app/shell/main_window.h"
#include "app/workbench/workbench.h"

namespace engawa {

class FaceStore;
class FileDialogs;
class LabDock;
class MatchCommands;
class MatchOpener;
class PagesView;
class PaperLook;
class Playtest;
class PositionEditor;
class TablePicture;
class UndoCommands;
class WindowCaption;
class WorkbenchActions;
class WorkbenchPanels;

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

    MatchController &match() { return *m_match; }
    Library &library() { return *m_library; }
    Settings &settings() { return m_settings; }
    MainWindow &window() { return *m_window; }
    Pages &pages();
    QQuickWidget &table(); // where the pages are
    TablePicture &picture() { return *m_picture; }
    ActionList &actions() { return *m_actions; }
    LabDock *lab() { return m_lab.get(); } // nothing without resources
    Workbench *workbench() { return m_workbench.get(); } // nothing without resources

private:
    void addMatch();
    void addWindow(const QString &layoutFile);
    void addWorkbench(const QString &settingsFile);
    void addLab();
    void addPositionEditor();
    void addPlaytest();
    void addCommands();
    void connectParts();
    bool mayLeave(); // the match: nothing unsaved stays behind

    // In the order in which they need each other; they go the other way round.
    StartOptions m_options;
    Settings m_settings;
    Languages m_languages;
    std::shared_ptr<FaceStore> m_faces;
    QStringList m_games; // by id, in the order of the registry
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MatchController> m_match;
    std::unique_ptr<PaperLook> m_look;
    std::unique_ptr<ActionList> m_actions;
    std::unique_ptr<PagesView> m_view;
    std::unique_ptr<PositionEditor> m_position;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<WorkbenchPanels> m_workbenchPanels;
    std::unique_ptr<WorkbenchActions> m_workbenchActions;
    std::unique_ptr<LabDock> m_lab;
    std::unique_ptr<MatchOpener> m_opener;
    std::unique_ptr<FileDialogs> m_files;
    std::unique_ptr<TablePicture> m_picture;
    std::unique_ptr<Playtest> m_playtest;
    std::unique_ptr<MatchCommands> m_matchCommands;
    std::unique_ptr<UndoCommands> m_undoCommands;
    std::unique_ptr<WindowCaption> m_caption;
};

} // namespace engawa
