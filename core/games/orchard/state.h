#pragma once

#include <array>

#include "core/base/row.h"
#include "core/game/seat_names.h"
#include "core/game/seats.h"
#include "core/games/orchard/rules.h"

namespace engawa::orchard {

using Fruits = Row<CopyIndex, maxFruits>;

struct Player
{
    Fruits hand;
    std::array<Fruits, maxBeds> beds;

    bool operator==(const Player &) const = default;
};

enum class Phase : std::uint8_t { Choose, Plant, Over };

struct State
{
    std::uint64_t seed = 0;
    Row<CopyIndex, maxCopies> deck; // the next draw is at the back
    Fruits row;
    Row<CopyIndex, 1> chosen; // and not yet planted
    std::array<Player, maxPlayers> players;
    std::uint16_t turns = 0;
    std::uint8_t mode = 0;
    std::uint8_t seats = 0;
    std::uint8_t beds = 0; // of everybody
    std::int8_t starter = 0;
    std::int8_t seat = 0; // to act
    Phase phase = Phase::Choose;

    bool operator==(const State &) const = default;
};

// Every list of fruits with the zone that it is and whose: visit("bed.0.1", owner, list).
template <class Table, class Visit>
void eachList(Table &state, Visit &&visit)
{
    visit("deck", nobody, state.deck);
    visit("row", nobody, state.row);
    visit("chosen", state.seat, state.chosen);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        visit(zoneOf("hand", seat), seat, playerOf(state, seat).hand);
        for (int bed = 0; bed < state.beds; ++bed)
            visit(zoneOf(zoneOf("bed", seat), bed), seat, playerOf(state, seat).beds[static_cast<std::size_t>(bed)]);
    }
}

// Can't the seat see what lies there?
inline bool isHidden(std::string_view zone, Seat owner, Seat seat)
{
    return zone == "deck" || (zone.starts_with("hand") && owner != seat);
}

} // namespace engawa::orchard
