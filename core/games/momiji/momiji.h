#pragma once

#include "core/game/game_adapter.h"
#include "core/games/momiji/play.h"
#include "core/games/momiji/scoring.h"

// What GameModule (core/game/game_module.h) asks of the game beyond play.h and scoring.h, and the game itself.
namespace engawa::momiji {

inline std::span<const std::string_view> idsOfRules(const Rules &)
{
    return ruleIds;
}
std::string_view scenarioId(const Rules &rules, const State &state);
bool atWholeDecision(const Rules &rules, const State &state);
int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault);

// notation.cpp
std::string copyName(const Rules &rules, CopyIndex copy); // "red_2", "red_2#2" for a second copy
std::optional<CopyIndex> copyNamed(const Rules &rules, std::string_view name);
std::string cardName(const Rules &rules, int card); // "red_2"; a retired one has its copy's number: "red_2#3"
std::string tileName(const Rules &rules, TileIndex tile); // "a", "a#2"
std::optional<TileIndex> tileNamed(const Rules &rules, std::string_view name);
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
bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems);

// arrange.cpp, open_table.cpp
std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems);
OpenTable openTable(const Rules &rules, const State &state);

// list_pieces.cpp, reload.cpp
PlacedCopy copyOf(const Rules &rules, CopyIndex copy);
PlacedCopy tileOf(const Rules &rules, TileIndex tile);
void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies);
void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt);

using Momiji = GameAdapter<Rules, State>;

} // namespace engawa::momiji
