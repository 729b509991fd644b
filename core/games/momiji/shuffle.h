#pragma once

#include <utility>

#include "core/base/chance.h"
#include "core/base/shuffle.h"
#include "core/games/momiji/streams.h"

namespace engawa::momiji {

// Sorts a row; by insertion, because rows are short and GCC 16 warns about what std::sort never does with them.
template <class Things>
void sortRow(Things &things)
{
    for (std::size_t i = 1; i < things.size(); ++i)
        for (std::size_t j = i; j > 0 && things[j] < things[j - 1]; --j)
            std::swap(things[j], things[j - 1]);
}

inline std::uint64_t placeOf(std::uint64_t seed, Stream stream, std::uint64_t idHash, std::uint64_t copy)
{
    return placeInDeck(seed, static_cast<std::uint64_t>(stream), 0, idHash, copy);
}

} // namespace engawa::momiji
