#pragma once

#include "core/game/event_log.h"
#include "core/game/game.h"
#include "core/game/move.h"
#include "core/game/seats.h"
#include "core/games/kimono/rule_ids.h"
#include "core/games/kimono/rules.h"
#include "core/games/kimono/state.h"

namespace engawa::kimono {

// A move's verb; what its numbers mean stands beside it.
enum class Verb : std::uint8_t {
    Take,    // b: cards crossed
    Place,   // b, c: x and y
    Name,    // b: the kind of the token
    Reward,  // b: card
    Decline, // no reward, where the rules let one go
};

enum class EventKind : std::int16_t {
    Dealt,        // cards in the ring, cards in the deck
    Rewards,      // copy laid out as a reward
    Value,        // pattern of the track, value dealt to it
    Departure,    // copy
    Starter,
    Took,         // copy, cards crossed
    Skipped,      // empty places crossed
    RivalTook,    // copy
    Placed,       // copy, x, y
    RivalPlaced,  // copy, x, y, priority that decided (-1: none)
    Token,        // kind
    NoToken,      // kind that the supply has not (blank: the halves don't match)
    Stepped,      // pattern, position seen from the seat
    NoStep,       // pattern (-1: none)
    Refilled,     // copy, place
    DeckEmpty,    // place
    LastCards,    // cards left
    RivalLast,    // copy
    Leftover,     // copy
    Track,        // pattern, value
    Tile,         // pattern, value
    Middle,       // pattern
    Rewarded,     // copy
    NoReward,     // pattern
    Declined,
    Scored,       // item, points
    Covered,      // copy
    TieBreak,     // number of the tie-break, value
    Won,
    Shared,
    Lost,
};

using Log = EventLog<EventKind, Rule>;

// Who a side is in the log.
inline Seat speaker(const Mode &mode, int side)
{
    return mode.rival && side == 1 ? rival : static_cast<Seat>(side);
}
int cardsOnRing(const State &state);

// The place of the n-th card that the photographer crosses, or -1.
int placeCrossed(const State &state, int n);

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events);
void sortDeck(const Rules &rules, State &state);
void insertAtPlace(const Rules &rules, State &state, CopyIndex copy); // a new copy joins the deck

void listLegal(const Rules &rules, const State &state, MoveList &moves);
void listAttempts(const Rules &rules, const State &state, MoveList &moves);
RuleIndex checkMove(const Rules &rules, const State &state, Move move);
void applyMove(const Rules &rules, State &state, Move move, EventList *events);

// place.cpp: a photo joins an album; its marker steps and seam tokens.
void addPhoto(const Rules &rules, State &state, int side, CopyIndex copy, int x, int y, bool scores, const Log &log);
bool namable(const Rules &rules, const State &state, Symbol kind);
// Gives the seam its token by `rule`, if the supply has one.
void giveToken(const Rules &rules, State &state, int side, Photo &leftPhoto, Symbol kind, Rule rule, const Log &log);
// Goes through the seams of the photo last placed, from `seam` on; false if one waits for a name.
bool resolveSeams(const Rules &rules, State &state, int side, Seam seam, const Log &log);
Photo *seamOf(State &state, int side, Seam seam); // the left photo of that seam, or null
void step(const Rules &rules, State &state, int side, int pattern, Rule rule, const Log &log);

// fanny.cpp
void rivalPlaces(const Rules &rules, State &state, CopyIndex copy, bool scores, const Log &log);

// finish.cpp: from the last turn to the end, with the expert rewards.
void finish(const Rules &rules, State &state, EventList *events);
void resolveTracks(const Rules &rules, State &state, EventList *events);

} // namespace engawa::kimono
