#pragma once

#include <memory>

#include <QObject>
#include <QSettings>

#include "app/shell/main_window.h"
#include "app/workbench/workbench_panels.h"
#include "editor/document/recent_files.h"

namespace engawa {

// What the Design menu does.
class WorkbenchActions : public QObject
{
    Q_OBJECT

public:
    WorkbenchActions(Workbench &workbench, WorkbenchPanels &panels, MatchSession &session, Settings &settings,
                     ActionList &actions, MainWindow &window,
                     const QString &settingsFile = {}); // empty: the user's own

    // Before the match is left with its document: saved, left unsaved, or (false) not left.
    bool mayLeave();

signals:
    void said(const QString &sentence);

private:
    void connectCommands();
    void connectDocument();
    void showState();
    void showVariant();
    void newVariant();
    bool save();
    bool saveAs();
    void tellSaved();
    void revert();
    bool told(const DocumentFile::Outcome &outcome); // false, and the sentence is said
    bool mayGiveUp(bool matchKeeps); // the unsaved changes
    std::optional<Variant> askForVariant(const Variant &suggested);

    Workbench &m_workbench;
    WorkbenchPanels &m_panels;
    MatchSession &m_session;
    Settings &m_settings;
    ActionList &m_actions;
    MainWindow &m_window;
    std::unique_ptr<QSettings> m_remembered; // the author's name, the folder of the last save
    RecentFiles m_recent;
};

} // namespace engawa
