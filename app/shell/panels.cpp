#include "app/shell/panels.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/core/DockWidget.h>
#include <kddockwidgets/core/FloatingWindow.h>

#include "app/shell/commands.h"
#include "app/shell/window_place.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace kddw = KDDockWidgets;

namespace {

kddw::Location locationOf(Side side)
{
    switch (side) {
    case Side::Left:
        return kddw::Location_OnLeft;
    case Side::Right:
        return kddw::Location_OnRight;
    case Side::Bottom:
        return kddw::Location_OnBottom;
    }
    Q_UNREACHABLE_RETURN(kddw::Location_OnRight);
}

QList<QRect> screenPlaces()
{
    QList<QRect> places;
    for (const QScreen *screen : QGuiApplication::screens())
        places.append(screen->availableGeometry());
    return places;
}

} // namespace

Panels::Panels(kddw::QtWidgets::MainWindow &window, ActionList &actions) : m_window(window), m_actions(actions) {}

Panels::~Panels()
{
    for (const auto &[id, panel] : m_panels)
        delete panel.dock;
}

QAction *Panels::add(const QString &id, const CommandSpec::Text &title, QWidget *widget, Side side,
                     const QKeySequence &keys)
{
    auto *dock = new kddw::QtWidgets::DockWidget(id);
    dock->setWidget(widget);
    dock->setTitle(title());
    QAction *action = m_actions.add({.id = command::panel(id),
                                     .category = ActionList::Category::Window,
                                     .text = [title] { return tr("Panel: %1").arg(title()); },
                                     .keys = keys,
                                     .icon = command::panel(id),
                                     .checkable = true});
    connect(action, &QAction::triggered, this, [this, id](bool show) { show ? open(id) : close(id); });
    connect(dock, &kddw::QtWidgets::DockWidget::isOpenChanged, action, &QAction::setChecked);
    m_panels.emplace(id, Panel{title, dock, action, side, 0});
    return action;
}

QStringList Panels::ids() const
{
    QStringList ids;
    for (const auto &[id, panel] : m_panels)
        ids += id;
    return ids;
}

bool Panels::isOpen(const QString &id) const
{
    const auto found = m_panels.find(id);
    return found != m_panels.end() && found->second.dock->isOpen();
}

void Panels::open(const QString &id)
{
    const auto found = m_panels.find(id);
    if (found == m_panels.end())
        return;
    kddw::QtWidgets::DockWidget *panel = found->second.dock;
    if (!panel->isOpen() && !panel->dockWidget()->hasPreviousDockedLocation())
        dock(found->second);
    panel->open();
    panel->raise();
}

void Panels::close(const QString &id)
{
    if (const auto found = m_panels.find(id); found != m_panels.end())
        found->second.dock->forceClose();
}

void Panels::setCount(const QString &id, int count)
{
    const auto found = m_panels.find(id);
    if (found == m_panels.end() || found->second.count == count)
        return;
    found->second.count = count;
    found->second.dock->setTitle(titleOf(found->second));
}

QString Panels::titleOf(const Panel &panel)
{
    return panel.count == 0 ? panel.title()
                            : tr("%1 (%2)", "a panel, and how much it has to tell").arg(panel.title()).arg(panel.count);
}

void Panels::closeAll()
{
    for (const auto &[id, panel] : m_panels)
        panel.dock->forceClose();
}

void Panels::floatAt(const QString &id, const QRect &place)
{
    const auto found = m_panels.find(id);
    if (found == m_panels.end())
        return;
    found->second.dock->open();
    found->second.dock->setFloating(true);
    found->second.dock->QWidget::window()->setGeometry(place);
}

QRect Panels::placeOf(const QString &id) const
{
    const auto found = m_panels.find(id);
    if (found == m_panels.end())
        return {};
    const QWidget *panel = found->second.dock;
    return {panel->mapToGlobal(QPoint()), panel->size()};
}

// Beside an open panel of the same side, as a tab; else along the whole edge.
void Panels::dock(const Panel &panel)
{
    for (const auto &[id, other] : m_panels) {
        if (other.dock != panel.dock && other.side == panel.side && other.dock->isOpen() && !other.dock->isFloating()) {
            other.dock->addDockWidgetAsTab(panel.dock);
            return;
        }
    }
    m_window.addDockWidget(panel.dock, locationOf(panel.side), nullptr, sizeAt(panel.side));
}

QSize Panels::sizeAt(Side side) const
{
    const int line = m_window.fontMetrics().height();
    if (side == Side::Bottom)
        return {0, std::min(16 * line, m_window.height() * 2 / 5)};
    return {std::min(m_rightLines * line, m_window.width() * 2 / 5), 0};
}

void Panels::arrange(const PanelOrder &arrangement)
{
    closeAll();
    const auto place = [this](const QList<QStringList> &groups, Side side) {
        kddw::QtWidgets::DockWidget *previous = nullptr;
        for (const QStringList &group : groups) {
            kddw::QtWidgets::DockWidget *first = nullptr;
            for (const QString &id : group) {
                const auto found = m_panels.find(id);
                if (found == m_panels.end())
                    continue;
                kddw::QtWidgets::DockWidget *dock = found->second.dock;
                if (first)
                    first->addDockWidgetAsTab(dock, kddw::InitialVisibilityOption::PreserveCurrentTab);
                else if (previous)
                    m_window.addDockWidget(
                        dock, side == Side::Bottom ? kddw::Location_OnRight : kddw::Location_OnBottom, previous);
                else
                    m_window.addDockWidget(dock, locationOf(side), nullptr, sizeAt(side));
                first = first ? first : dock;
            }
            if (first) {
                first->setAsCurrentTab();
                previous = first;
            }
        }
    };
    place(arrangement.bottom, Side::Bottom);
    place(arrangement.right, Side::Right); // after it, so that it has the whole height
}

SavedDocks Panels::save() const
{
    return {.docks = kddw::LayoutSaver().serializeLayout(), .panels = ids()};
}

bool Panels::restore(const SavedDocks &saved)
{
    // A panel newer than the layout would float over the table.
    closeAll();
    if (!kddw::LayoutSaver(kddw::RestoreOption_RelativeToMainWindow).restoreLayout(saved.docks))
        return false;
    for (const auto &[id, panel] : m_panels)
        if (!saved.panels.contains(id))
            panel.dock->forceClose();
    bringBackStrays();
    return true;
}

void Panels::bringBackStrays()
{
    const QList<QRect> screens = screenPlaces();
    for (const auto &[id, panel] : m_panels) {
        if (!panel.dock->isOpen() || !panel.dock->isFloating())
            continue;
        const QRect place = panel.dock->QWidget::window()->geometry();
        if (std::ranges::none_of(screens, [&place](const QRect &screen) {
                const QRect seen = screen.intersected(place);
                return seen.width() >= 80 && seen.height() >= 40;
            }))
            dock(panel);
    }
}

void Panels::retranslate()
{
    for (const auto &[id, panel] : m_panels)
        panel.dock->setTitle(titleOf(panel));
}

} // namespace engawa
