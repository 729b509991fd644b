#pragma once

#include "core/base/chance.h"
#include "core/base/shuffle.h"
#include "core/games/takenoko/state.h"
#include "core/games/takenoko/streams.h"

namespace engawa::takenoko {

inline std::uint64_t placeOf(const Rules &rules, std::uint64_t seed, PlotIndex plot)
{
    return placeInDeck(seed, static_cast<std::uint64_t>(Stream::Plots), 0, rules.kindOf(plot).idHash,
                       rules.plots[plot].number);
}
inline std::uint64_t cardPlaceOf(const Rules &rules, std::uint64_t seed, CardIndex card)
{
    const Objective &objective = rules.objectiveOf(card);
    const auto stream =
        static_cast<std::uint64_t>(Stream::PlotObjectives) + static_cast<std::uint64_t>(objective.category);
    return placeInDeck(seed, stream, 0, objective.idHash, rules.cards[card].number);
}

// A hand stays sorted; by insertion, because hands are short.
template <class Pieces>
void insertSorted(Pieces &pieces, std::uint8_t piece)
{
    std::size_t at = 0;
    while (at < pieces.size() && pieces[at] < piece)
        ++at;
    pieces.insert(at, piece);
}

} // namespace engawa::takenoko
