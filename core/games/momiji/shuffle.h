#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <tuple>
#include <utility>

#include "core/base/chance.h"
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

// Sorts things by their places in a shuffled deck: `place(thing)` is a hash, the thing itself breaks ties.
template <std::size_t Most, class Things, class PlaceOf>
void sortByPlace(Things &things, PlaceOf &&place)
{
    using Thing = std::remove_cvref_t<decltype(*things.begin())>;
    struct Placed
    {
        std::uint64_t place;
        Thing thing;
    };
    std::array<Placed, std::max<std::size_t>(Most, 32)>
        placed; // for fewer GCC 16 warns about what std::sort never does
    std::size_t count = 0;
    for (const Thing &thing : things)
        placed[count++] = {place(thing), thing};
    assert(count <= Most);
    std::sort(placed.begin(), placed.begin() + count,
              [](const Placed &a, const Placed &b) { return std::tie(a.place, a.thing) < std::tie(b.place, b.thing); });
    count = 0;
    for (Thing &thing : things)
        thing = placed[count++].thing;
}

inline std::uint64_t placeOf(std::uint64_t seed, Stream stream, std::uint64_t idHash, std::uint64_t copy)
{
    return placeInDeck(seed, static_cast<std::uint64_t>(stream), 0, idHash, copy);
}

} // namespace engawa::momiji
