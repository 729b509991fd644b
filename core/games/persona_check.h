#pragma once

#include "core/game/game.h"

namespace engawa {

// What no schema can say of personas.json: the actions and components that moves of the game can have, and that every
// persona has a name and a sentence in the pack's first language.
void checkPersonas(const Game &game, Problems &problems);

} // namespace engawa
