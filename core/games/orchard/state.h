#pragma once

#include <array>
#include <string>

#include "core/base/row.h"
#include "core/game/state.h"
#include "core/games/orchard/rules.h"

namespace engawa::orchard {

using Fruits = Row<CopyIndex, maxFruits>;

struct State
{
    std::uint64_t seed = 0;
    Row<CopyIndex, maxCopies> deck; // the next draw is at the back
    Fruits row;
    Fruits chosen; // by the one to move, and not yet planted: at most one
    std::array<Fruits, maxPlayers> hands;
    std::array<std::array<Fruits, maxBeds>, maxPlayers> beds;
    std::uint16_t turns = 0;
    std::uint8_t mode = 0;
    std::uint8_t players = 0;
    std::uint8_t bedCount = 0;
    std::int8_t starter = 0;
    std::int8_t seat = 0; // to act
    bool over = false;

    bool operator==(const State &) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= engawa::State::size);

// Every list of fruits with the zone that it is and whose: visit("bed.0.1", owner, list).
template <class Table, class Visit>
void eachList(Table &state, Visit &&visit)
{
    visit("deck", nobody, state.deck);
    visit("row", nobody, state.row);
    visit("chosen", state.seat, state.chosen);
    for (Seat seat = 0; seat < state.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        visit("hand." + std::to_string(seat), seat, state.hands[at]);
        for (std::size_t bed = 0; bed < state.bedCount; ++bed)
            visit("bed." + std::to_string(seat) + "." + std::to_string(bed), seat, state.beds[at][bed]);
    }
}

} // namespace engawa::orchard
