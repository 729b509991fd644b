#pragma once

#include <memory>

#include <QObject>

#include "app/lab_panel/lab_data.h"
#include "app/lab_panel/lab_runner.h"

namespace engawa {

class ActionList;
class LabPanel;
class LazyPanel;
class MainWindow;
class Match;

// The lab in the window: its panel, its command, and what the status line says of a run at work.
class LabDock : public QObject
{
    Q_OBJECT

public:
    LabDock(Library &library, MatchSession &session, Workbench &workbench, MainWindow &window, ActionList &actions,
            const QString &folder);

    LabRunner &runner() { return m_runner; }
    LabPanel &panel(); // in front

signals:
    void said(const QString &sentence);
    void gameReady(const std::shared_ptr<engawa::Match> &match, int node); // to be looked at, beside the match

private:
    void follow();
    void followTable();

    Workbench &m_workbench;
    MainWindow &m_window;
    ActionList &m_actions;
    LabData m_data;
    LabRunner m_runner;
    LazyPanel *m_room;
    LabPanel *m_panel = nullptr; // made when it is first seen
};

} // namespace engawa
