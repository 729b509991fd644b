#include "app/lab_panel/lab_dock.h"

#include <QAction>

#include "app/lab_panel/lab_panel.h"
#include "app/lab_panel/run_page.h"
#include "app/match/match_session.h"
#include "app/shell/lazy_panel.h"
#include "app/shell/main_window.h"
#include "app/shell/status_line.h"
#include "app/workbench/workbench.h"
#include "app/workbench/workbench_commands.h"

using namespace Qt::StringLiterals;

namespace engawa {

LabDock::LabDock(Library &library, MatchSession &session, Workbench &workbench, MainWindow &window, ActionList &actions,
                 const QString &folder)
    : m_workbench(workbench), m_window(window), m_actions(actions), m_data(library, session, workbench),
      m_runner(folder)
{
    m_room = new LazyPanel([this] {
        m_workbench.open();
        m_panel = new LabPanel(m_runner, m_data);
        connect(m_panel, &LabPanel::said, this, &LabDock::said);
        connect(m_panel, &LabPanel::gameReady, this, &LabDock::gameReady);
        return m_panel;
    });
    window.addPanel(u"lab"_s, [] { return tr("Lab"); }, m_room, Side::Right);
    connect(actions.at(command::tryChange), &QAction::triggered, this, [this] { panel().tryChange(); });
    connect(&m_runner, &LabRunner::changed, this, &LabDock::follow);
    connect(&m_runner, &LabRunner::finished, this,
            [this] { m_window.statusLine().tell(tr("The lab is done: %1.").arg(m_runner.name())); });
    connect(&m_runner, &LabRunner::failed, this,
            [this](const Problems &problems) { emit said(m_data.sentence(problems)); });
    connect(&session, &MatchSession::moved, &m_runner, &LabRunner::yield);
    connect(&session, &MatchSession::openChanged, this, &LabDock::followTable);
    connect(&session, &MatchSession::gameIdChanged, this, &LabDock::followTable);
    connect(&workbench, &Workbench::opened, this, &LabDock::followTable);
    connect(&workbench.document(), &PackDocument::checked, this, &LabDock::followTable);
    follow();
    followTable();
}

LabPanel &LabDock::panel()
{
    m_window.panels().open(u"lab"_s);
    return *static_cast<LabPanel *>(m_room->content());
}

void LabDock::follow()
{
    m_window.statusLine().setWork(m_runner.isRunning() ? tr("Lab: %1").arg(progressWords(m_runner)) : QString());
}

void LabDock::followTable()
{
    m_actions.at(command::tryChange)->setEnabled(m_data.isChanged());
    if (m_panel)
        m_panel->followTable();
}

} // namespace engawa
