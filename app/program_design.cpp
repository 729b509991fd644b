#include "app/program.h"

#include <QApplication>

#include "app/faces/face_provider.h"
#include "app/position/position_panel.h"
#include "app/workbench/workbench_commands.h"

namespace engawa {

void Program::addWorkbench(const QString &settingsFile)
{
    if (!m_library->shelf())
        return;
    m_workbench = std::make_unique<Workbench>(*m_library, *m_match);
    m_workbench->document().setLanguage(m_languages.current());
    m_workbenchPanels = std::make_unique<WorkbenchPanels>(
        *m_workbench, *m_window,
        [this](const Game &game, const QString &component, QSize size) {
            return paintComponent(game, component, size);
        },
        settingsFile);
    m_workbenchActions = std::make_unique<WorkbenchActions>(*m_workbench, *m_workbenchPanels, *m_match, m_settings,
                                                            *m_actions, *m_window, settingsFile);
    connect(m_workbenchActions.get(), &WorkbenchActions::said, this, &Program::say);
    connect(&m_workbench->document().steps(), &QUndoStack::indexChanged, this, &Program::showState);
    connect(&m_workbench->document(), &PackDocument::stateChanged, this, &Program::showState);
    connect(qApp, &QApplication::focusChanged, this, &Program::showState);
    m_window->setMayClose([this] { return mayLeave(); });
}

QImage Program::paintComponent(const Game &game, const QString &component, QSize size) const
{
    const FaceStore::Subject subject{
        m_match->kindOf(component).toStdString(), component.toStdString(), true, {}, nobody};
    const QString address = m_faces->address(game, subject, m_languages.current().toStdString());
    const auto face = m_faces->filled(address.mid(QStringLiteral("image://face/").size()).toStdString());
    return face ? paintFace(*face, size.width()) : QImage();
}

void Program::addPositionEditor()
{
    m_position = std::make_unique<PositionEditor>(*m_match);
    m_position->setLanguage(m_languages.current());
    m_window->addPanel(
        QStringLiteral("position"), [] { return tr("Position"); },
        new LazyPanel([this] { return new PositionPanel(*m_position); }), Side::Right);
    connect(m_position.get(), &PositionEditor::playRequested, this,
            [this](const GamePtr &game, const Opening &opening) {
                Problems problems;
                if (!m_match->beginTrial(game, opening, problems))
                    return say(problems.empty() ? tr("The game can’t be dealt.")
                                                : QString::fromStdString(sentence(problems.front())));
                if (m_workbench) {
                    m_workbench->follow();
                    m_workbench->keep();
                }
                page("showTable");
            });
    connect(&m_position->steps(), &QUndoStack::indexChanged, this, &Program::showState);
    connect(m_position.get(), &PositionEditor::editingChanged, this, &Program::showState);
    connect(m_actions->at(command::editPosition), &QAction::triggered, this, [this] {
        page("showTable");
        m_window->panels().open(QStringLiteral("position"));
        m_position->begin();
    });
}

QUndoStack *Program::activeUndoStack() const
{
    if (m_position && m_position->isEditing())
        return &m_position->steps();
    return m_workbenchPanels && m_workbenchPanels->haveFocus() ? &m_workbench->document().steps() : nullptr;
}

} // namespace engawa
