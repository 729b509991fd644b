#pragma once

#include "core/game/game.h"

namespace engawa {

// Turns data into a game: checks everything, and compiles only what `previous` doesn't share. Nothing, and the problems,
// for data with an error. The registry of games implements it (core/games/registry.h).
class Compiler
{
public:
    virtual ~Compiler() = default;
    virtual GamePtr compile(const Data &data, const Game *previous, Problems &problems) const = 0;
};

} // namespace engawa
