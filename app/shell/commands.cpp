#include "app/shell/commands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(engawa::Commands)

public:
    static void addGame(ActionList &list);
    static void addEdit(ActionList &list);
    static void addView(ActionList &list);
    static void addWindow(ActionList &list);
    static void addHelp(ActionList &list);
};

using enum CommandSpec::Category;

void Texts::addGame(ActionList &list)
{
    list.add({.id = command::newGame,
              .category = Game,
              .text = [] { return tr("&New game…"); },
              .keys = QKeySequence(u"Ctrl+N"_s),
              .icon = u"new"_s,
              .tip = [] { return tr("Choose a game, its seats and its mode"); }});
    list.add({.id = command::home,
              .category = Game,
              .text = [] { return tr("&Home"); },
              .keys = QKeySequence(u"Alt+Home"_s),
              .icon = u"home"_s,
              .tip = [] { return tr("Back to the games; this match is kept"); }});
    list.add({.id = command::openRecord,
              .category = Game,
              .text = [] { return tr("&Open a record…"); },
              .keys = QKeySequence(u"Ctrl+O"_s)});
    list.add({.id = command::openVariant,
              .category = Game,
              .text = [] { return tr("Open a &variant…"); },
              .keys = QKeySequence(u"Ctrl+Shift+O"_s)});
    list.add({.id = command::saveRecord,
              .category = Game,
              .text = [] { return tr("&Save the record as…"); },
              .keys = QKeySequence(u"Ctrl+Shift+S"_s)});
    list.add({.id = command::savePicture,
              .category = Game,
              .text = [] { return tr("Save a p&icture of the table…"); },
              .tip = [] { return tr("The table as it is now, without what lies over it"); }});
    list.add({.id = command::copySeed, .category = Game, .text = [] { return tr("&Copy the seed"); }});
    list.add({.id = command::pauseBots,
              .category = Game,
              .text = [] { return tr("&Pause the bots"); },
              .keys = QKeySequence(u"F5"_s),
              .icon = u"pause"_s,
              .checkable = true});
    list.add({.id = command::stepBots,
              .category = Game,
              .text = [] { return tr("One bot s&tep"); },
              .keys = QKeySequence(u"F6"_s),
              .icon = u"step"_s});
    list.add({.id = command::hurryBot,
              .category = Game,
              .text = [] { return tr("The &bot plays at once"); },
              .keys = QKeySequence(u"F7"_s),
              .tip = [] { return tr("Whoever thinks plays the best that was found so far"); }});
    list.add({.id = command::seats,
              .category = Game,
              .text = [] { return tr("&Who plays…"); },
              .keys = QKeySequence(u"F8"_s),
              .tip = [] { return tr("Let a person or another bot play a seat from now on"); }});
    list.add({.id = command::settings,
              .category = Game,
              .text = [] { return tr("S&ettings…"); },
              .keys = QKeySequence(u"Ctrl+,"_s),
              .icon = u"settings"_s});
    list.add(
        {.id = command::quit, .category = Game, .text = [] { return tr("&Quit"); }, .keys = QKeySequence(u"Ctrl+Q"_s)});
    list.at(command::settings)->setMenuRole(QAction::PreferencesRole);
    list.at(command::quit)->setMenuRole(QAction::QuitRole);
}

void Texts::addEdit(ActionList &list)
{
    list.add({.id = command::undo,
              .category = Edit,
              .text = [] { return tr("&Undo"); },
              .keys = QKeySequence(u"Ctrl+Z"_s),
              .icon = u"undo"_s,
              .textWith = [] { return tr("&Undo: %1"); }});
    list.add({.id = command::redo,
              .category = Edit,
              .text = [] { return tr("&Redo"); },
              .keys = QKeySequence(u"Ctrl+Shift+Z"_s),
              .moreKeys = QKeySequence(u"Ctrl+Y"_s),
              .icon = u"redo"_s,
              .textWith = [] { return tr("&Redo: %1"); }});
    list.add({.id = command::moves,
              .category = Edit,
              .text = [] { return tr("&Choose a move by name…"); },
              .keys = QKeySequence(u"M"_s),
              .icon = u"moves"_s});
    list.add({.id = command::hint,
              .category = Edit,
              .text = [] { return tr("Give me a &hint"); },
              .keys = QKeySequence(u"H"_s),
              .tip = [] { return tr("Three moves that a strong bot would think of, and what it expects of each"); }});
    list.add({.id = command::why,
              .category = Edit,
              .text = [] { return tr("Ask the &bot why"); },
              .keys = QKeySequence(u"W"_s),
              .tip = [] { return tr("What the last bot that moved thought of, and what it feared"); }});
    list.add({.id = command::turningPoints,
              .category = Edit,
              .text = [] { return tr("&Turning points of the match"); },
              .tip = [] { return tr("After the end: the moves that lost most, and what would have been better"); }});
    list.add({.id = command::note,
              .category = Edit,
              .text = [] { return tr("&Note on this move…"); },
              .keys = QKeySequence(u"N"_s),
              .icon = u"note"_s});
}

void Texts::addView(ActionList &list)
{
    list.add({.id = command::previousMove,
              .category = View,
              .text = [] { return tr("&Previous move of the replay"); },
              .keys = QKeySequence(u"Alt+Left"_s)});
    list.add({.id = command::nextMove,
              .category = View,
              .text = [] { return tr("&Next move of the replay"); },
              .keys = QKeySequence(u"Alt+Right"_s)});
    list.add({.id = command::larger,
              .category = View,
              .text = [] { return tr("&Larger text"); },
              .keys = QKeySequence(u"Ctrl+="_s)});
    list.add({.id = command::smaller,
              .category = View,
              .text = [] { return tr("&Smaller text"); },
              .keys = QKeySequence(u"Ctrl+-"_s)});
    list.add({.id = command::normalSize,
              .category = View,
              .text = [] { return tr("Text at n&ormal size"); },
              .keys = QKeySequence(u"Ctrl+0"_s)});
    list.add({.id = command::darkTheme, .category = View, .text = [] { return tr("&Dark theme"); }, .checkable = true});
    list.add({.id = command::fullScreen,
              .category = View,
              .text = [] { return tr("&Full screen"); },
              .keys = QKeySequence(u"F11"_s),
              .checkable = true});
}

void Texts::addWindow(ActionList &list)
{
    list.add({.id = command::playWorkspace,
              .category = Window,
              .text = [] { return tr("Workspace: &Play"); },
              .keys = QKeySequence(u"Ctrl+1"_s),
              .checkable = true,
              .tip = [] { return tr("The table alone"); },
              .shortText = [] { return tr("Play", "workspace"); }});
    list.add({.id = command::testWorkspace,
              .category = Window,
              .text = [] { return tr("Workspace: &Test"); },
              .keys = QKeySequence(u"Ctrl+2"_s),
              .checkable = true,
              .tip = [] { return tr("The table with log and notes"); },
              .shortText = [] { return tr("Test", "workspace"); }});
    list.add({.id = command::designWorkspace,
              .category = Window,
              .text = [] { return tr("Workspace: &Design"); },
              .keys = QKeySequence(u"Ctrl+3"_s),
              .checkable = true,
              .tip = [] { return tr("The table with every panel that changes the game"); },
              .shortText = [] { return tr("Design", "workspace"); }});
    list.add({.id = command::resetLayout, .category = Window, .text = [] { return tr("&Reset the layout"); }});
    list.add({.id = command::toolBar, .category = Window, .text = [] { return tr("Tool&bar"); }, .checkable = true});
}

void Texts::addHelp(ActionList &list)
{
    list.add({.id = command::rules,
              .category = Help,
              .text = [] { return tr("&Rulebook"); },
              .keys = QKeySequence(u"F1"_s),
              .icon = u"rules"_s});
    list.add({.id = command::palette,
              .category = Help,
              .text = [] { return tr("&Commands…"); },
              .keys = QKeySequence(u"Ctrl+Shift+P"_s),
              .icon = u"palette"_s,
              .tip = [] { return tr("Find any command by its name"); }});
    list.add({.id = command::about, .category = Help, .text = [] { return tr("&About Engawa"); }});
    list.add({.id = command::aboutQt, .category = Help, .text = [] { return tr("About &Qt"); }});
    list.at(command::about)->setMenuRole(QAction::AboutRole);
    list.at(command::aboutQt)->setMenuRole(QAction::AboutQtRole);
}

} // namespace

void addCommands(ActionList &list)
{
    Texts::addGame(list);
    Texts::addEdit(list);
    Texts::addView(list);
    Texts::addWindow(list);
    Texts::addHelp(list);
}

} // namespace engawa
