#include "app/undo_commands.h"

#include <QApplication>

#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/position/position_editor.h"
#include "app/shell/action_list.h"
#include "app/shell/commands.h"
#include "app/workbench/workbench_panels.h"

namespace engawa {

UndoCommands::UndoCommands(ActionList &actions, MatchSession &session, MatchView &view, PositionEditor &position)
    : m_actions(actions), m_session(session), m_view(view), m_position(position)
{
    connect(actions.at(command::undo), &QAction::triggered, this,
            [this] { activeUndoStack() ? activeUndoStack()->undo() : m_view.undo(); });
    connect(actions.at(command::redo), &QAction::triggered, this,
            [this] { activeUndoStack() ? activeUndoStack()->redo() : m_session.redo(); });
    connect(&session, &MatchSession::settled, this, &UndoCommands::showState);
    connect(&view, &MatchView::selectingChanged, this, &UndoCommands::showState);
    connect(&position.steps(), &QUndoStack::indexChanged, this, &UndoCommands::showState);
    connect(&position, &PositionEditor::editingChanged, this, &UndoCommands::showState);
    showState();
}

void UndoCommands::addWorkbench(Workbench &workbench, const WorkbenchPanels &panels)
{
    m_workbench = &workbench;
    m_panels = &panels;
    connect(&workbench.document().steps(), &QUndoStack::indexChanged, this, &UndoCommands::showState);
    connect(&workbench.document(), &PackDocument::stateChanged, this, &UndoCommands::showState);
    connect(qApp, &QApplication::focusChanged, this, &UndoCommands::showState);
}

void UndoCommands::showState()
{
    const QUndoStack *steps = activeUndoStack();
    m_actions.setSubject(command::undo, steps ? steps->undoText() : m_session.undoText());
    m_actions.setSubject(command::redo, steps ? steps->redoText() : m_session.redoText());
    m_actions.at(command::undo)->setEnabled(steps ? steps->canUndo() : m_session.canUndo() || m_view.selecting());
    m_actions.at(command::redo)->setEnabled(steps ? steps->canRedo() : m_session.canRedo());
}

QUndoStack *UndoCommands::activeUndoStack() const
{
    if (m_position.isEditing())
        return &m_position.steps();
    return m_panels && m_panels->haveFocus() ? &m_workbench->document().steps() : nullptr;
}

} // namespace engawa
