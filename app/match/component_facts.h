#pragma once

#include <string>

#include "core/game/game.h"

namespace engawa {

// What a component is in the match: in its scenario, where that says something of its own, else everywhere. A plain piece
// has no component and is told by its kind.
About factsAbout(const Game &game, const State &state, const std::string &component, const std::string &kind);

} // namespace engawa
