#pragma once

#include <QLatin1StringView>

#include "app/shell/action_list.h"

namespace engawa {

// The commands every window has, by name. Panels and editors add theirs to the same list.
namespace command {

using namespace Qt::StringLiterals;

inline constexpr auto home = "home"_L1, newGame = "new_game"_L1, openRecord = "open_record"_L1,
                      openVariant = "open_variant"_L1, saveRecord = "save_record"_L1, savePicture = "save_picture"_L1,
                      copySeed = "copy_seed"_L1, pauseBots = "pause_bots"_L1, stepBots = "step_bots"_L1,
                      hurryBot = "hurry_bot"_L1, seats = "seats"_L1, settings = "settings"_L1, quit = "quit"_L1;
inline constexpr auto undo = "undo"_L1, redo = "redo"_L1, moves = "moves"_L1, hint = "hint"_L1, why = "why"_L1,
                      turningPoints = "turning_points"_L1, note = "note"_L1;
inline constexpr auto previousMove = "previous_move"_L1, nextMove = "next_move"_L1, larger = "text_larger"_L1,
                      smaller = "text_smaller"_L1, normalSize = "text_normal"_L1, darkTheme = "dark_theme"_L1,
                      fullScreen = "full_screen"_L1, toolBar = "tool_bar"_L1;
inline constexpr auto playWorkspace = "workspace_play"_L1, testWorkspace = "workspace_test"_L1,
                      designWorkspace = "workspace_design"_L1, resetLayout = "reset_layout"_L1;
inline constexpr auto rules = "rules"_L1, palette = "palette"_L1, about = "about"_L1, aboutQt = "about_qt"_L1;

// The command that shows or hides a panel.
inline QString panel(const QString &id)
{
    return u"panel_"_s + id;
}

} // namespace command

void addCommands(ActionList &list);

} // namespace engawa
