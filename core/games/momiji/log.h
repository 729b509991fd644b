#pragma once

#include "core/game/event_log.h"
#include "core/games/momiji/rule_ids.h"

namespace engawa::momiji {

enum class EventKind : std::int16_t {
    Starter,
    LeafOut,       // leaf
    LeavesIn,      // how many
    TokenOut,      // objective
    Dealt,         // cards in each hand, cards in the deck
    Revealed,      // card
    Objective,     // objective laid out
    Toriis,        // how many
    Acorns,        // how many a seat begins with
    Landscape,     // landscape given to a seat
    TileShown,     // landscape
    Drafted,       // landscape
    GardenCard,    // card
    Path,          // tokens on the path
    Boxed,         // cards put into the box unseen
    Scenario,      // scenario
    Refilled,      // acorns paid
    Capped,        // card discarded
    DeckShort,     // cards missing
    Collected,     // leaf, cards
    TookTop,       // card
    TookColumn,    // leaf, cards: for a landscape
    Drew,          // cards, unseen
    Played,        // card
    Began,         // leaf of a new pile
    Skipped,       // card that skipped a value
    Torii,         // leaf, Toriis left
    NoTorii,       // leaf
    Spread,        // types
    Stacked,       // cards
    NoBonus,       // pairs
    Bonus,         // pairs, acorns
    TookObjective, // objective, acorns paid
    Swapped,       // objective given back, objective taken
    Used,          // landscape, acorns paid
    UsedGolden,    // landscape, owner, acorns paid
    Ability,       // landscape
    NoEffect,      // landscape with an effect that can't happen any more
    Ordered,       // leaf, place
    Gained,        // acorns
    TookDiscard,   // card
    Discarded,     // card
    Tucked,        // card, leaf
    Onto,          // card revealed onto a pile
    Traded,        // acorns
    Squirrel,      // acorns
    KeptSquirrel,
    Share,         // acorns
    Blocked,       // by a landscape of this turn: 0 the squirrel, 1 a golden leaf
    Golden,        // golden leaves left
    NoGolden,
    Animal,        // space
    Token,         // kind
    NoTree,        // kind
    Full,          // kind
    Surcharge,     // acorns
    Exchanged,     // card given, card taken, acorns
    Passed,
    SoloReveal,    // cards discarded
    ShortReveal,   // cards revealed
    NoReveal,
    Tax,           // acorns
    Ending,
    LastRound,     // turns
    Scored,        // item, points
    ScoredToken,   // objective, points
    GardenLeaf,    // leaf, points
    GardenTie,
    TieBreak,      // number of the tie-break, from 0; mode
    Won,
    Shared,
    Lost,
    Defeated,
};

using Log = EventLog<EventKind, Rule>;

} // namespace engawa::momiji
