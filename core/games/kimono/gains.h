#pragma once

#include "core/games/kimono/play.h"

namespace engawa::kimono {

// What the photo in the hand would earn in a place of the album: told before it is placed.
struct Gains
{
    Row<Symbol, 2> tokens; // wild: the player will name it
    std::array<std::int8_t, maxPatterns> steps{};
};

Gains gainsAt(const Rules &rules, const State &state, int x, int y);

} // namespace engawa::kimono
