#pragma once

#include <compare>
#include <cstdint>

#include "core/base/row.h"

namespace engawa {

// One small decision. What the numbers mean is each game's own; between programs a move is its notation.
struct Move
{
    std::uint8_t verb = 0;
    std::uint8_t a = 0;
    std::int16_t b = 0;
    std::int16_t c = 0;
    std::int16_t d = 0;

    auto operator<=>(const Move &) const = default;
};
static_assert(sizeof(Move) == 8);

using MoveList = Row<Move, 1024>;

} // namespace engawa
