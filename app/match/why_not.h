#pragma once

#include "core/match/game.h"

namespace engawa {

// The rule that forbids what a click on a piece would try now, or tells what it is for; noRule where the game has none.
RuleIndex whyNot(const Game &game, const State &state, const Piece &piece);

} // namespace engawa
