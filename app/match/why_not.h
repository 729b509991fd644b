#pragma once

#include "core/game/game.h"

namespace engawa {

// The rule that forbids what a click on a piece would try now, or tells what it is for; noRule where the game has none.
RuleIndex whyNot(const Game &game, const State &state, const Piece &piece);

// The rule that forbids what is under way with `piece` to go on with `onto`; noRule where nobody would try that.
RuleIndex whyNotThere(const Game &game, const State &state, const Scene &scene, const Piece &piece, const Piece &onto);

} // namespace engawa
