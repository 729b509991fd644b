#pragma once

#include "core/game/event_log.h"
#include "core/game/game_adapter.h"
#include "core/game/legal_attempts.h"
#include "core/game/listed_game.h"
#include "core/games/orchard/rule_ids.h"
#include "core/games/orchard/state.h"

// What GameModule (core/game/game_module.h) asks of the game, file by file, and the game itself.
namespace engawa::orchard {

// A move's verb; what its numbers mean stands beside it.
enum class Verb : std::uint8_t {
    Choose, // b: the fruit, c: from the hand, not the row
    Plant,  // b: the bed
};
enum class EventKind : std::int16_t {
    Dealt, // cards in the row, cards in the deck
    Starter,
    Chose,   // fruit, from the hand
    Planted, // fruit, number of the bed
    Filled,  // fruit
    Drew,
    DeckEmpty,
    LastRound,
    NoFruit,
    ScoredFruits, // points
    ScoredWishes, // points
    TieBreak,
    Won,
    Shared,
};
using Log = EventLog<EventKind, Rule>;

inline std::span<const std::string_view> idsOfRules(const Rules &)
{
    return ruleIds;
}
inline bool atWholeDecision(const Rules &, const State &state)
{
    return state.phase != Phase::Plant;
}

// table.cpp: what lies where
void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events);
Scene sceneFor(const Rules &rules, const State &state, Seat seat);
bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems);
void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt);
// … and what follows from the lists in state.h alone.
using lists::arrangedPosition, lists::listPieces, lists::openTable, lists::positionOf, lists::redealHidden;

// turn.cpp
void listAttempts(const Rules &rules, const State &state, MoveList &moves);
using engawa::listLegal; // of the attempts
RuleIndex checkMove(const Rules &rules, const State &state, Move move);
RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece);
void applyMove(const Rules &rules, State &state, Move move, EventList *events);
bool cantMove(const Rules &rules, const State &state); // there is no fruit or no bed for the one to move

// scoring.cpp
int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault);
Outcome outcomeOf(const Rules &rules, const State &state);
ScoreSheet scoreSheet(const Rules &rules, const State &state);
void announce(const Rules &rules, const State &state, EventList *events); // at the end: what counted, and who won

// words.cpp
std::string notationOf(const Rules &rules, const State &state, Move move);
std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation);
MoveWords wordsOfMoves(const Rules &rules);
MoveNames namesOfMove(const Rules &rules, const State &state, Move move);
Message labelOf(const Rules &rules, const State &state, Move move);
Message describeEvent(const Rules &rules, const Event &event);
About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id);

using Orchard = GameAdapter<Rules, State>;

} // namespace engawa::orchard
