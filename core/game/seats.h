#pragma once

#include <cstddef>

#include "core/game/state.h"

// What follows from the names that most games' states give to the same things.
namespace engawa {

// Whose decision it is in a game whose states have a seat and a phase that ends with Over.
template <class Rules, class Typed>
    requires requires(const Typed &state) {
        state.seat;
        state.phase == decltype(state.phase)::Over;
    }
Seat seatToAct(const Rules &, const Typed &state)
{
    return state.phase == decltype(state.phase)::Over ? nobody : state.seat;
}

// How many play in a game whose states count their seats.
template <class Rules, class Typed>
    requires requires(const Typed &state) { state.seats; }
int seatCount(const Rules &, const Typed &state)
{
    return state.seats;
}

// The mode of a match in a game whose states have its number.
template <class Rules, class Typed>
    requires requires(const Rules &rules, const Typed &state) { rules.modes[state.mode]; }
const auto &modeOf(const Rules &rules, const Typed &state)
{
    return rules.modes[state.mode];
}

// What a seat has, and the seat to act, in a game whose states have a list of players; of a constant state it is constant.
template <class Typed>
    requires requires(Typed &state) { state.players[0]; }
auto &playerOf(Typed &state, int seat)
{
    return state.players[static_cast<std::size_t>(seat)];
}
template <class Typed>
    requires requires(Typed &state) { state.players[0]; }
auto &active(Typed &state)
{
    return playerOf(state, state.seat);
}

} // namespace engawa
