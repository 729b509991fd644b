#pragma once

#include <array>

#include "core/base/row.h"
#include "core/game/listed_zone.h"
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

// Every list of fruits and the zone that it is, for the frames listed_*.h.
template <class Table, class Visit>
void eachList(const Rules &rules, Table &state, Visit &&visit)
{
    visit({.name = "deck", .id = "deck", .sight = Sight::Nobody}, state.deck);
    visit({.name = "row", .id = "row", .dealt = rules.rowSize}, state.row);
    visit({.name = "chosen", .id = "chosen", .owner = state.seat, .passing = true}, state.chosen);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        auto &[hand, beds] = playerOf(state, seat);
        visit({"hand", zoneOf("hand", seat), seat, Sight::Owner, rules.handSize}, hand);
        for (std::size_t bed = 0; bed < state.beds; ++bed)
            visit({"bed", zoneOf(zoneOf("bed", seat), static_cast<int>(bed)), seat}, beds[bed]);
    }
}

// What else a position says.
template <class Table, class Visit>
void eachNumber(Table &state, Visit &&visit)
{
    visit("beds", state.beds, 1, maxBeds);
}

} // namespace engawa::orchard
