#pragma once

#include "core/game/event_log.h"
#include "core/games/takenoko/rule_ids.h"

namespace engawa::takenoko {

enum class EventKind : std::int16_t {
    Starter,
    Pond,
    Plots,         // in the stack
    Reserve,       // channels, tokens
    Dealt,         // objectives in each hand
    WeatherFrom,   // round
    Weather,       // weather rolled
    ChoseWeather,  // weather
    Sun,           // actions added
    Wind,
    NoEffect,      // weather
    Declined,      // weather
    CloudsEmpty,
    Chose,         // action, beforehand
    NoAction,      // actions lost
    DrewPlots,     // how many
    FewPlots,      // how many
    PlacedPlot,    // plot kind, q, r
    Under,         // plots put under the stack
    Channel,       // q, r, side
    StoredChannel, // how many the player has now
    LaidChannel,   // q, r, side
    Irrigated,     // q, r
    FirstShoot,    // q, r
    NoShoot,       // q, r
    Gardener,      // q, r
    Grew,          // q, r, height
    Dry,           // q, r
    OnPond,
    Panda,         // q, r
    Ate,           // colour, q, r
    NothingToEat,  // q, r
    Protected,     // q, r
    Tall,          // q, r
    NoSections,    // colour
    Fertilized,    // q, r
    Token,         // improvement, q, r
    MovedToken,    // improvement, q, r
    StoredToken,   // improvement
    Watered,       // improvement, q, r
    Drew,          // category
    Completed,     // objective, points
    GaveBack,      // sections
    Trigger,       // objectives completed
    Emperor,
    LastTurn,
    Limit,         // rounds
    Scored,        // category, points
    ScoredEmperor, // points
    Unfinished,    // cards in hand
    TieBreak,      // number of the tie-break
    Won,           // points
    Shared,
};

using Log = EventLog<EventKind, Rule>;

} // namespace engawa::takenoko
