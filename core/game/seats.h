#pragma once

#include "core/game/state.h"

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

} // namespace engawa
