#include "app/workbench/workbench_commands.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(engawa::WorkbenchCommands)

public:
    static void addTo(ActionList &list);
};

using enum CommandSpec::Category;

void Words::addTo(ActionList &list)
{
    list.add({.id = command::undoEdit,
              .category = Design,
              .text = [] { return tr("&Undo edit"); },
              .keys = QKeySequence(u"Ctrl+Alt+Z"_s),
              .textWith = [] { return tr("&Undo edit: %1"); },
              .tip = [] { return tr("Takes back the last change of the data; in a panel Ctrl+Z does the same"); }});
    list.add({.id = command::redoEdit,
              .category = Design,
              .text = [] { return tr("&Redo edit"); },
              .keys = QKeySequence(u"Ctrl+Alt+Shift+Z"_s),
              .moreKeys = QKeySequence(u"Ctrl+Alt+Y"_s),
              .textWith = [] { return tr("&Redo edit: %1"); }});
    list.add({.id = command::newVariant,
              .category = Design,
              .text = [] { return tr("New &variant…"); },
              .tip = [] { return tr("Changes to this game under a name of their own"); }});
    list.add({.id = command::saveVariant,
              .category = Design,
              .text = [] { return tr("&Save the variant"); },
              .keys = QKeySequence(u"Ctrl+S"_s),
              .textWith = [] { return tr("&Save “%1”"); }});
    list.add({.id = command::saveVariantAs, .category = Design, .text = [] { return tr("Save the variant &as…"); }});
    list.add({.id = command::revertVariant,
              .category = Design,
              .text = [] { return tr("&Back to the saved state"); },
              .tip = [] { return tr("Takes back every change since the last save; can be undone"); }});
    list.add({.id = command::newComponent,
              .category = Design,
              .text = [] { return tr("New &component…"); },
              .keys = QKeySequence(u"Ctrl+Shift+N"_s),
              .tip = [] { return tr("A card, a tile, an objective: a new row of the table that is open"); }});
    list.add({.id = command::findReplace,
              .category = Design,
              .text = [] { return tr("&Find and replace…"); },
              .keys = QKeySequence(u"Ctrl+H"_s)});
    list.add({.id = command::importCsv, .category = Design, .text = [] { return tr("&Import a table (CSV)…"); }});
    list.add({.id = command::exportCsv, .category = Design, .text = [] { return tr("&Export the table (CSV)…"); }});
    list.add({.id = command::editPosition,
              .category = Design,
              .text = [] { return tr("Set up a &position…"); },
              .tip = [] { return tr("Move, add and take away pieces, then play from there"); }});
    list.add({.id = command::replayUnder,
              .category = Design,
              .text = [] { return tr("Re&play under the new data…"); },
              .tip = [] { return tr("Do the moves so far still fit?"); }});
    list.add({.id = command::tryChange,
              .category = Design,
              .text = [] { return tr("Is my change &good?"); },
              .tip = [] { return tr("Plays the data as they are now against those without your changes"); }});
    list.add({.id = command::changeMarks,
              .category = View,
              .text = [] { return tr("&Mark what a variant changed"); },
              .checkable = true});
    list.add({.id = command::report,
              .category = Game,
              .text = [] { return tr("&Report this…"); },
              .keys = QKeySequence(u"Ctrl+Shift+E"_s),
              .tip = [] { return tr("Packs the match, its notes and this position into one file"); }});
    list.add({.id = command::openReports, .category = Game, .text = [] { return tr("Open a &folder of reports…"); }});
}

} // namespace

void addWorkbenchCommands(ActionList &list)
{
    Words::addTo(list);
}

} // namespace engawa
