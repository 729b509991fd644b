#pragma once

#include "core/game/event_log.h"
#include "core/games/leafus/rule_ids.h"

namespace engawa::leafus {

enum class EventKind : std::int16_t {
    Sheet,       // leaves, crosses
    Starter,
    Rolled,      // faces as digits: the first four, the others
    DummyRolled, // likewise
    NoDummy,
    Assigned,    // face, action
    Wished,      // face, face, action
    TookBack,    // action, dice
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
    TieBreak,    // number of the tie-break, from 0; mode
    Won,
    Shared,
};

using Log = EventLog<EventKind, Rule>;

} // namespace engawa::leafus
