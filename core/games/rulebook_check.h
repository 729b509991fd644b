#pragma once

#include "core/game/game.h"

namespace engawa {

// rulebook.json must name exactly the rules that the game enforces, each with a sentence in the pack's first language.
void checkRulebook(const Game &game, Problems &problems);

} // namespace engawa
