#include "app/workbench/workbench_panels.h"

#include <QApplication>

#include "editor/changes/changes_panel.h"
#include "editor/changes/history_panel.h"
#include "editor/formulas/formulas_panel.h"
#include "editor/problems/problems_panel.h"
#include "editor/rules/rules_panel.h"
#include "editor/tables/components_panel.h"
#include "editor/texts/texts_panel.h"

using namespace Qt::StringLiterals;

namespace engawa {

WorkbenchPanels::WorkbenchPanels(Workbench &workbench, MainWindow &window, PaintFace paint, const QString &settingsFile)
    : m_workbench(workbench), m_window(window), m_paint(std::move(paint)), m_settled(settingsFile)
{
    PackDocument &document = workbench.document();
    Selection &selection = workbench.selection();
    LiveGame &live = workbench.live();
    add(
        u"components"_s, [] { return tr("Components"); }, Side::Right,
        [&, this] {
            auto *panel = new ComponentsPanel(document, selection, &live);
            connect(panel, &ComponentsPanel::inspectorWanted, this, [this] { m_window.panels().open(u"inspector"_s); });
            return panel;
        });
    add(u"rules"_s, [] { return tr("Rules"); }, Side::Right, [&] { return new RulesPanel(document, selection); });
    add(
        u"formulas"_s, [] { return tr("Formulas"); }, Side::Right,
        [&] { return new FormulasPanel(document, selection, live); });
    add(u"texts"_s, [] { return tr("Texts"); }, Side::Right, [&] { return new TextsPanel(document, selection); });
    add(
        u"inspector"_s, [] { return tr("Inspector"); }, Side::Right,
        [&, this] { return new InspectorPanel(document, selection, live, m_paint); });
    add(u"history"_s, [] { return tr("History"); }, Side::Right, [&] { return new HistoryPanel(document); });
    add(
        u"problems"_s, [] { return tr("Problems"); }, Side::Right,
        [&, this] {
            auto *panel = new ProblemsPanel(document, selection);
            const auto tell = [panel, this] { panel->setExtra(moreProblems()); };
            connect(&m_workbench, &Workbench::refusalChanged, panel, tell);
            connect(&m_workbench.file(), &DocumentFile::outsideProblemsChanged, panel, tell);
            tell();
            return panel;
        });
    add(
        u"changes"_s, [] { return tr("Changes"); }, Side::Right,
        [&, this] {
            auto *panel = new ChangesPanel(document, selection);
            const auto tell = [panel, this] {
                panel->setLower(m_workbench.lowerVariants());
                panel->setSettled(m_settled.of(m_workbench.document().path()));
            };
            connect(&m_workbench, &Workbench::opened, panel, tell);
            connect(panel, &ChangesPanel::settled, this,
                    [this](const QString &decision) { m_settled.add(m_workbench.document().path(), decision); });
            tell();
            return panel;
        });
    connect(&selection, &Selection::wanted, this, &WorkbenchPanels::showPlace);
    connect(&document, &PackDocument::checked, this, &WorkbenchPanels::countProblems);
    connect(&workbench, &Workbench::refusalChanged, this, &WorkbenchPanels::countProblems);
    connect(&workbench.file(), &DocumentFile::outsideProblemsChanged, this, &WorkbenchPanels::countProblems);
}

Problems WorkbenchPanels::moreProblems() const
{
    Problems problems = m_workbench.refusal();
    const Problems &outside = m_workbench.file().outsideProblems();
    problems.insert(problems.end(), outside.begin(), outside.end());
    return problems;
}

// In the tab: a designer who types a bad value sees it wherever they look.
void WorkbenchPanels::countProblems()
{
    m_window.panels().setCount(u"problems"_s,
                               static_cast<int>(m_workbench.document().problems().size() + moreProblems().size()));
}

void WorkbenchPanels::add(const QString &id, const CommandSpec::Text &title, Side side, LazyPanel::Make make)
{
    auto *panel = new LazyPanel([this, make = std::move(make)] {
        m_workbench.open();
        return make();
    });
    m_panels.emplace(id, panel);
    m_window.addPanel(id, title, panel, side);
}

ComponentsPanel &WorkbenchPanels::components()
{
    m_window.panels().open(u"components"_s);
    return *static_cast<ComponentsPanel *>(m_panels.at(u"components"_s)->content());
}

bool WorkbenchPanels::haveFocus() const
{
    const QWidget *focus = QApplication::focusWidget();
    return std::ranges::any_of(m_panels,
                               [focus](const auto &panel) { return focus && panel.second->isAncestorOf(focus); });
}

QString WorkbenchPanels::panelFor(const QString &file) const
{
    if (file.startsWith(u"text/"))
        return u"texts"_s;
    const Schema *schema = m_workbench.document().schemaOf(file.toStdString());
    return schema && !FieldSchema(*schema, m_workbench.document().language()).takesNewEntries() ? u"rules"_s
                                                                                                : u"components"_s;
}

void WorkbenchPanels::showPlace(const QString &file, const QString &id, const QString &field)
{
    const QString name = panelFor(file);
    m_window.panels().open(name);
    QWidget *panel = m_panels.at(name)->content();
    if (auto *components = qobject_cast<ComponentsPanel *>(panel))
        components->showPlace(file, id, field);
    else if (auto *rules = qobject_cast<RulesPanel *>(panel))
        rules->showPlace(file, id, field);
    else if (auto *texts = qobject_cast<TextsPanel *>(panel))
        texts->showPlace(file, id, field);
}

} // namespace engawa
