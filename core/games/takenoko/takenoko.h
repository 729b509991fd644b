#pragma once

#include "core/game/game_adapter.h"
#include "core/games/takenoko/play.h"
#include "core/games/takenoko/scoring.h"

// What GameModule (core/game/game_module.h) asks of the game beyond play.h and scoring.h, and the game itself.
namespace engawa::takenoko {

inline std::span<const std::string_view> idsOfRules(const Rules &)
{
    return ruleIds;
}
bool atWholeDecision(const Rules &rules, const State &state);
int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault);

// notation.cpp
std::string plotName(const Rules &rules, PlotIndex plot); // "green_plot", "green_plot#2" for a second copy
std::optional<PlotIndex> plotNamed(const Rules &rules, std::string_view name);
std::string kindName(const Rules &rules, int kind); // "green_plot"; a retired one has its copy's number
std::string cardName(const Rules &rules, CardIndex card); // "green_meal", "green_meal#2"
std::optional<CardIndex> cardNamed(const Rules &rules, std::string_view name);
std::string placeName(const State &state, Place place); // "1,-1"
std::optional<std::pair<int, int>> coordinates(std::string_view text);
std::string notationOf(const Rules &rules, const State &state, Move move);
std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation);
MoveWords wordsOfMoves(const Rules &rules);
MoveNames namesOfMove(const Rules &rules, const State &state, Move move);

Message labelOf(const Rules &rules, const State &state, Move move); // label.cpp
About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id); // about.cpp
Message describeEvent(const Rules &rules, const Event &event); // describe.cpp
Scene sceneFor(const Rules &rules, const State &state, Seat seat); // scene.cpp

// position.cpp, position_read.cpp
Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat);
bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems);

// arrange.cpp, open_table.cpp
std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems);
OpenTable openTable(const Rules &rules, const State &state);

// reload.cpp
void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies);
void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt);

using Takenoko = GameAdapter<Rules, State>;

} // namespace engawa::takenoko
