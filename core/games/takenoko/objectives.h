#pragma once

#include "core/games/takenoko/play.h"

namespace engawa::takenoko {

// orientations.cpp: a pattern's cells in every way in which it may lie.
struct Cell
{
    int q = 0;
    int r = 0;
    std::uint8_t colour = noColour;

    auto operator<=>(const Cell &) const = default;
};
bool connected(const std::vector<Cell> &cells);
// Cells in an order in which each but the first is beside one before it, and the step that leads to it.
Orientation orientationOf(const std::vector<Cell> &cells);
std::vector<Orientation> orientationsOf(const std::vector<Cell> &cells,
                                        bool mirrored); // each once; cells must be connected
Way wayAround(std::uint8_t pattern, const Orientation &orientation,
              std::size_t cell); // the same, seen from one of its plots

// Finds all patterns that lie irrigated in the garden.
void findPatterns(const Rules &rules, State &state);
// … those that do since this plot was watered, and those that do no longer since one went dry.
void findPatternsWith(const Rules &rules, State &state, Place watered);
void losePatterns(const Rules &rules, State &state);

// Why a player can't complete the objective now, or noRule; whether they have the card is another matter.
RuleIndex checkMet(const Rules &rules, const State &state, const Objective &objective, const Player &player);
bool isMet(const Rules &rules, const State &state, int objective, const Player &player); // the same, faster
RuleIndex checkComplete(const Rules &rules, const State &state, int objective);
bool canCompleteAny(const Rules &rules, const State &state);

// Is it a plot of the shoots that a gardener objective asks for, whatever its height?
inline bool suits(const Objective &objective, const Plot &plot)
{
    return plot.colour == objective.colour
           && (objective.improvement == anyImprovement || plot.improvement == objective.improvement);
}

void complete(const Rules &rules, State &state, int objective, const Log &log);

} // namespace engawa::takenoko
