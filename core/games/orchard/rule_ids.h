#pragma once

#include <array>
#include <string_view>

#include "core/game/event.h"

namespace engawa::orchard {

// Every rule of the game, in the rulebook's order. The sentences are in the pack.
enum class Rule : RuleIndex {
    SetupDeal,
    SetupStarter,
    TurnOrder,
    TurnOver,
    ChooseFruit,
    PlantBed,
    DrawRow,
    DrawHand,
    DrawEmpty,
    EndFull,
    EndEmpty,
    ScoreFruits,
    ScoreWishes,
    ScoreTieBreak,
    ScoreShared,
};

inline constexpr std::array<std::string_view, 15> ruleIds{
    "setup.deal", "setup.starter", "turn.order",   "turn.over",       "choose.fruit",
    "plant.bed",  "draw.row",      "draw.hand",    "draw.empty",      "end.full",
    "end.empty",  "score.fruits",  "score.wishes", "score.tie-break", "score.shared",
};
static_assert(ruleIds.size() == static_cast<std::size_t>(Rule::ScoreShared) + 1);

} // namespace engawa::orchard
