#pragma once

#include <QLatin1StringView>

#include "app/shell/action_list.h"

namespace engawa {

// The commands of the Design menu, by name.
namespace command {

using namespace Qt::StringLiterals;

inline constexpr auto undoEdit = "undo_edit"_L1, redoEdit = "redo_edit"_L1, newVariant = "new_variant"_L1,
                      saveVariant = "save_variant"_L1, saveVariantAs = "save_variant_as"_L1,
                      revertVariant = "revert_variant"_L1, newComponent = "new_component"_L1,
                      findReplace = "find_replace"_L1, importCsv = "import_csv"_L1, exportCsv = "export_csv"_L1,
                      replayUnder = "replay_under"_L1, changeMarks = "change_marks"_L1,
                      editPosition = "edit_position"_L1, report = "report"_L1, openReports = "open_reports"_L1,
                      tryChange = "try_change"_L1;

} // namespace command

void addWorkbenchCommands(ActionList &list);

} // namespace engawa
