#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>
#include <utility>

#include "core/base/row.h"

namespace engawa {

// Sorts a row by its things' places in a shuffled deck: `placeOf(thing)` is a hash, the thing itself breaks ties.
// Hashes lie evenly, so that a long row is first laid out by their leading bits; little is left to insert.
template <class Thing, std::size_t N, class PlaceOf>
void sortByPlace(Row<Thing, N> &things, PlaceOf &&placeOf)
{
    struct Placed
    {
        std::uint64_t place;
        Thing thing;

        bool operator<(const Placed &other) const
        {
            return std::tie(place, thing) < std::tie(other.place, other.thing);
        }
    };
    std::array<Placed, N> placed;
    const std::size_t count = things.size();
    for (std::size_t i = 0; i < count; ++i)
        placed[i] = {placeOf(things[i]), things[i]};

    constexpr std::size_t longRow = 24;
    if (count > longRow) {
        const auto part = [](const Placed &each) { return static_cast<std::size_t>(each.place >> 56); };
        std::array<std::uint16_t, 256 + 1> begin{};
        for (std::size_t i = 0; i < count; ++i)
            ++begin[part(placed[i]) + 1];
        for (std::size_t i = 1; i < begin.size(); ++i)
            begin[i] = static_cast<std::uint16_t>(begin[i] + begin[i - 1]);
        std::array<Placed, N> read;
        std::copy_n(placed.begin(), count, read.begin());
        for (std::size_t i = 0; i < count; ++i)
            placed[begin[part(read[i])]++] = read[i];
    }
    for (std::size_t i = 1; i < count; ++i)
        for (std::size_t k = i; k > 0 && placed[k] < placed[k - 1]; --k)
            std::swap(placed[k], placed[k - 1]);

    for (std::size_t i = 0; i < count; ++i)
        things[i] = placed[i].thing;
}

// Where a thing belongs in a row that is sorted by place, from the given index on.
template <class Thing, std::size_t N, class PlaceOf>
std::size_t indexByPlace(const Row<Thing, N> &things, Thing thing, PlaceOf &&placeOf, std::size_t from = 0)
{
    const std::uint64_t place = placeOf(thing);
    std::size_t at = from;
    while (at < things.size() && placeOf(things[at]) < place)
        ++at;
    return at;
}
template <class Thing, std::size_t N, class PlaceOf>
void insertByPlace(Row<Thing, N> &things, Thing thing, PlaceOf &&placeOf)
{
    things.insert(indexByPlace(things, thing, placeOf), thing);
}

} // namespace engawa
