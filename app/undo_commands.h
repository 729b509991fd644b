#pragma once

#include <QObject>

class QUndoStack;

namespace engawa {

class ActionList;
class MatchSession;
class MatchView;
class PositionEditor;
class Workbench;
class WorkbenchPanels;

// What undo and redo mean now: steps of the position that is set up, steps of the workbench while the keyboard is there,
// else the moves of the match.
class UndoCommands : public QObject
{
    Q_OBJECT

public:
    UndoCommands(ActionList &actions, MatchSession &session, MatchView &view, PositionEditor &position);

    void addWorkbench(Workbench &workbench, const WorkbenchPanels &panels);
    void showState();

private:
    QUndoStack *activeUndoStack() const; // nothing: the moves of the match

    ActionList &m_actions;
    MatchSession &m_session;
    MatchView &m_view;
    PositionEditor &m_position;
    Workbench *m_workbench = nullptr;
    const WorkbenchPanels *m_panels = nullptr;
};

} // namespace engawa
