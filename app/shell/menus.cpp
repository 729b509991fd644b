#include "app/shell/menus.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>
#include <array>

#include "app/shell/commands.h"

namespace engawa {

namespace {

using Category = ActionList::Category;

constexpr std::array categories{Category::Game, Category::Edit,   Category::Design,
                                Category::View, Category::Window, Category::Help};
constexpr auto categoryProperty = "category";

// A line goes above each of these.
bool beginsGroup(const QString &id)
{
    static const QStringList first{command::openRecord, command::pauseBots, command::settings,  command::quit,
                                   command::moves,      command::larger,    command::darkTheme, command::resetLayout,
                                   command::palette,    command::about};
    return first.contains(id);
}

struct Menus
{
    Q_DECLARE_TR_FUNCTIONS(engawa::Menus)

public:
    static QString title(Category category);
};

QString Menus::title(Category category)
{
    switch (category) {
    case Category::Game:
        return tr("&Game");
    case Category::Edit:
        return tr("&Edit");
    case Category::Design:
        return tr("&Design");
    case Category::View:
        return tr("&View");
    case Category::Window:
        return tr("&Window");
    case Category::Help:
        return tr("&Help");
    }
    Q_UNREACHABLE_RETURN({});
}

QMenu *menuOf(QMenuBar *bar, Category category)
{
    for (QAction *entry : bar->actions())
        if (entry->menu() && entry->menu()->property(categoryProperty).toInt() == static_cast<int>(category))
            return entry->menu();
    Q_UNREACHABLE_RETURN(nullptr);
}

// The line above an entry that is the first of its group; nothing while it isn't in the menu.
QAction *lineAbove(const QMenu *menu, QAction *first)
{
    const qsizetype place = menu->actions().indexOf(first);
    return place < 1 ? nullptr : menu->actions().at(place - 1);
}

// Panels stand between the workspaces and the rest of the Window menu, Settings and Quit at the end of theirs.
void enter(QMenuBar *bar, const ActionList &actions, QAction *action)
{
    QMenu *menu = menuOf(bar, actions.category(action));
    const QString id = actions.id(action);
    if (id.startsWith(command::panel({}))) {
        QAction *reset = actions.at(command::resetLayout);
        if (!menu->property("hasPanels").toBool()) {
            menu->setProperty("hasPanels", true);
            menu->insertSeparator(lineAbove(menu, reset));
        }
        menu->insertAction(lineAbove(menu, reset), action);
        return;
    }
    QAction *end = id == command::quit ? nullptr : lineAbove(menu, actions.find(command::settings));
    if (end && !menu->property("hasMore").toBool()) {
        menu->setProperty("hasMore", true);
        menu->insertSeparator(end);
    }
    if (beginsGroup(id) && !menu->isEmpty())
        menu->addSeparator();
    menu->insertAction(end, action);
}

// Play, Test and Design at the end of the menu bar: always in sight, never in the way.
QWidget *workspaceSwitch(QMenuBar *bar, const ActionList &actions)
{
    auto *box = new QWidget(bar);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(2);
    for (const auto id : {command::playWorkspace, command::testWorkspace, command::designWorkspace}) {
        auto *button = new QToolButton(box);
        button->setObjectName(QStringLiteral("workspace"));
        button->setDefaultAction(actions.at(id));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        row->addWidget(button);
    }
    return box;
}

} // namespace

void fillMenus(QMenuBar *bar, ActionList &actions)
{
    for (const Category category : categories)
        bar->addMenu(QString())->setProperty(categoryProperty, static_cast<int>(category));
    for (QAction *action : actions.all())
        enter(bar, actions, action);
    QObject::connect(&actions, &ActionList::added, bar,
                     [bar, &actions](QAction *action) { enter(bar, actions, action); });
    bar->setCornerWidget(workspaceSwitch(bar, actions));
    retitleMenus(bar);
}

void retitleMenus(QMenuBar *bar)
{
    for (const Category category : categories)
        menuOf(bar, category)->setTitle(Menus::title(category));
}

QToolBar *makeToolBar(QMainWindow *window, ActionList &actions)
{
    auto *bar = new QToolBar(window);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    const auto add = [&](auto... ids) { (bar->addAction(actions.at(ids)), ...); };
    add(command::home, command::newGame);
    bar->addSeparator();
    add(command::undo, command::redo);
    bar->addSeparator();
    add(command::pauseBots, command::stepBots);
    bar->addSeparator();
    add(command::rules, command::moves, command::note);
    QAction *panelsEnd = bar->addSeparator();
    add(command::palette, command::settings);
    QObject::connect(&actions, &ActionList::added, bar, [bar, panelsEnd, &actions](QAction *action) {
        if (actions.id(action).startsWith(command::panel({})) && !action->icon().isNull())
            bar->insertAction(panelsEnd, action);
    });
    window->addToolBar(bar);
    return bar;
}

} // namespace engawa
