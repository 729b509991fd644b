#pragma once

#include "core/game/game.h"
#include "core/game/move.h"
#include "core/games/takenoko/log.h"
#include "core/games/takenoko/rules.h"
#include "core/games/takenoko/state.h"

namespace engawa::takenoko {

// A move's verb; what its numbers mean stands beside it. Copies of one plot or objective are the same choice.
enum class Verb : std::uint8_t {
    Weather,      // b: weather
    Rain,         // b: place in the garden
    Storm,        // b: place
    Improve,      // b: improvement from 1, c: place; from the reserve, under clouds
    PlaceStored,  // the same with a token kept on the board
    MoveToken,    // b: place of the token, c: new place
    StoreToken,   // b: improvement from 1
    Skip,
    Choose,       // b: action
    Plots,
    PlacePlot,    // b: kind of plot, c, d: q and r
    Under,        // b: kind of plot
    Channel,      // b: place, c: side (0 to 2)
    Lay,          // b: place, c: side
    StoreChannel,
    Gardener,     // b: place
    Panda,        // b: place
    Draw,         // b: category
    Complete,     // b: objective
    End,
};
inline constexpr int verbCount = static_cast<int>(Verb::End) + 1;

// What the weather of a turn gives it from its beginning.
inline int extraOf(const Rules &rules, const Turn &turn)
{
    const bool sun = turn.weather && rules.weather[turn.weather - 1u].effect == Effect::MoreActions;
    return sun ? rules.parameters.sunActions : 0;
}
inline bool windOf(const Rules &rules, const Turn &turn)
{
    return turn.weather && rules.weather[turn.weather - 1u].effect == Effect::SameActions;
}

inline const Weather *weatherOf(const Rules &rules, const State &state)
{
    return state.turn.weather ? &rules.weather[state.turn.weather - 1u] : nullptr;
}

// actions.cpp: what a turn may still have; more in actions.h.
inline int actionsLeft(const Rules &rules, const State &state)
{
    return rules.parameters.actions + state.turn.extra - state.turn.done;
}
bool canActAtAll(const Rules &rules, const State &state);
RuleIndex checkChoose(const Rules &rules, const State &state, Action action);
RuleIndex checkEnd(const Rules &rules, const State &state);
bool canLay(const State &state); // a stored channel
bool canPlaceStored(const Rules &rules, const State &state); // a stored token

// check.cpp, moves.cpp, attempts.cpp: the rule that forbids a move, the legal ones, what a person might try.
RuleIndex checkMove(const Rules &rules, const State &state, Move move);
void listLegal(const Rules &rules, const State &state, MoveList &moves);
void listAttempts(const Rules &rules, const State &state, MoveList &moves);
RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece); // refusal.cpp

// turn.cpp: a move and what follows from it.
void applyMove(const Rules &rules, State &state, Move move, EventList *events);
void beginActions(const Rules &rules, State &state);

// weather.cpp
void beginTurn(const Rules &rules, State &state, EventList *events);
void bring(const Rules &rules, State &state, int weather, EventList *events); // its effect begins
bool anyRain(const Rules &rules, const State &state);
bool anyStorm(const Rules &rules, const State &state);
bool anyClouds(const Rules &rules, const State &state);
inline bool reserveEmpty(const State &state)
{
    return state.reserve == decltype(state.reserve){};
}
RuleIndex checkWeather(const Rules &rules, const State &state, int weather);

// finish.cpp: from the end of a turn to the end of the game.
void endTurn(const Rules &rules, State &state, EventList *events);
void announce(const Rules &rules, const State &state, EventList *events); // scoring.cpp

// deal.cpp, redeal.cpp
void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events);
void redealHidden(const Rules &rules, State &state, Seat seat, std::uint64_t seed);

} // namespace engawa::takenoko
