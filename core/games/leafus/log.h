#pragma once

#include "core/games/leafus/rule_ids.h"
#include "core/match/event.h"

namespace engawa::leafus {

enum class EventKind : std::int16_t {
    Sheet,       // leaves, crosses
    Starter,
    Rolled,      // faces as digits: the first four, the others
    DummyRolled, // likewise
    NoDummy,
    Assigned,    // face, action
    Wished,      // face, face, action
    TookBack,    // action
    Unused,      // dice that nobody uses
    Reserved,    // dice used of another's roll, charges left
    Passed,
    NotAsked,    // charges
    Resolving,   // dice
    Wind,
    WishedWind,
    EmptyWind,
    Yellow,      // leaves
    Roots,       // lines
    Began,       // node, node
    Prolonged,   // node, node
    Reached,     // node, points
    SpareLines,  // lines lost
    Charges,     // charges
    ChargesLost, // old charges
    LateCharges, // charges that nobody will ask for
    Heap,        // dice, leaves
    OneHeap,     // leaves that still hang yellow
    Hex,         // lines of later Roots
    LaterLines,  // lines of later Roots, when this turn has drawn already
    NoEffect,    // action
    Cross,       // crosses, of all
    AllCrosses,
    Scored,      // item, points
    Rank,        // from 0
    TieBreak,    // number of the tie-break
    Won,
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
    void revealed(EventKind kind, Rule rule, int a = 0, int b = 0) const { write(true, kind, rule, a, b, 0); }
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

} // namespace engawa::leafus
