#pragma once

#include "core/match/game.h"

namespace engawa {

// The rule that forbids what a click on a piece would try now; noRule where nobody would try anything with it.
RuleIndex whyNot(const Game &game, const State &state, const Piece &piece);

} // namespace engawa
