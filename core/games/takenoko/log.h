#pragma once

#include "core/games/takenoko/rule_ids.h"
#include "core/match/event.h"

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

// Writes events where somebody listens.
class Log
{
public:
    Log(EventList *events, int seat) : m_events(events), m_seat(static_cast<Seat>(seat)) {}

    bool on() const { return m_events != nullptr; }
    void operator()(EventKind kind, Rule rule, int a = 0, int b = 0, int c = 0) const
    {
        write(false, kind, rule, a, b, c);
    }
    void revealed(EventKind kind, Rule rule, int a = 0, int b = 0, int c = 0) const
    {
        write(true, kind, rule, a, b, c);
    }
    Log by(int seat) const { return Log(m_events, seat); }

private:
    void write(bool chance, EventKind kind, Rule rule, int a, int b, int c) const
    {
        if (m_events && !m_events->full())
            m_events->push(
                {static_cast<std::int16_t>(kind),
                 static_cast<RuleIndex>(rule),
                 m_seat,
                 chance,
                 {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c), 0}});
    }

    EventList *m_events;
    Seat m_seat;
};

} // namespace engawa::takenoko
