#pragma once

#include "core/game/game_adapter.h"
#include "core/games/leafus/play.h"
#include "core/games/leafus/scoring.h"

// What GameModule (core/game/game_module.h) asks of the game beyond play.h and scoring.h, and the game itself.
namespace engawa::leafus {

inline std::span<const std::string_view> idsOfRules(const Rules &)
{
    return ruleIds;
}
bool atWholeDecision(const Rules &rules, const State &state);
int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault);
void redealHidden(const Rules &rules, State &state, Seat seat, std::uint64_t seed);

// notation.cpp
std::string dieName(const State &state, int die); // its face; a second one of that face has a "b", a third a "c"
std::string notationOf(const Rules &rules, const State &state, Move move);
std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation);
MoveWords wordsOfMoves(const Rules &rules);
MoveNames namesOfMove(const Rules &rules, const State &state, Move move);

Message labelOf(const Rules &rules, const State &state, Move move); // label.cpp
About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id); // about.cpp
Message describeEvent(const Rules &rules, const Event &event); // describe.cpp
Scene sceneFor(const Rules &rules, const State &state, Seat seat); // scene.cpp
RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece); // refusal.cpp

// position.cpp, position_read.cpp
Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat);
std::span<const std::string_view> keysForBots(const Rules &rules);
bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems);
// … after a change by hand: what data that were edited meanwhile left on the sheets may stay.
bool readArranged(const Rules &rules, State &state, const State &before, const Json &position, const Setup &setup,
                  Problems &problems);

// arrange.cpp, open_table.cpp
std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems);
OpenTable openTable(const Rules &rules, const State &state);

// reload.cpp
void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies);
void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt);

using Leafus = GameAdapter<Rules, State>;

} // namespace engawa::leafus
