#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/game/game.h"
#include "core/game/tie_break.h"

namespace engawa {

// Who won, and how many tie-breaks were looked at for that.
struct Decision
{
    std::uint8_t winners = 0; // a bit per side
    int tieBreaks = 0;

    bool isShared() const { return std::popcount(winners) > 1; }
};

// Those of the sides, a bit each, that have the most.
template <class PointsOf>
std::uint8_t best(std::uint8_t sides, PointsOf &&pointsOf)
{
    int most = 0;
    std::uint8_t found = 0;
    for (std::uint32_t left = sides; left; left &= left - 1) {
        const int side = std::countr_zero(left);
        const int points = pointsOf(side);
        if (!found || points > most) {
            most = points;
            found = 0;
        }
        if (points == most)
            found = static_cast<std::uint8_t>(found | 1u << side);
    }
    return found;
}

// Whoever has the most points wins; the tie-breaks are looked at one after the other while several do. `valuesOf` makes the
// values of a side that a formula asks for.
template <class PointsOf, class ValuesOf>
Decision decide(int sides, const std::vector<TieBreak> &tieBreaks, PointsOf &&pointsOf, ValuesOf &&valuesOf)
{
    Decision decision{best(static_cast<std::uint8_t>((1u << sides) - 1u), pointsOf), 0};
    for (const TieBreak &tieBreak : tieBreaks) {
        if (!decision.isShared())
            break;
        ++decision.tieBreaks;
        decision.winners = best(decision.winners, [&](int side) { return tieBreak.value->evaluate(valuesOf(side)); });
    }
    return decision;
}

// The points of every side, and once it is over the winners.
template <class PointsOf, class WinnersOf>
Outcome outcomeWith(int sides, bool over, PointsOf &&pointsOf, WinnersOf &&winnersOf)
{
    Outcome result;
    for (int side = 0; side < sides; ++side)
        result.points.push(pointsOf(side));
    result.over = over;
    if (over)
        result.winners = winnersOf();
    return result;
}

// The most that another seat has; 0 where none has more than that.
template <class PointsOf>
int mostOfOthers(int seats, int seat, PointsOf &&pointsOf)
{
    int most = 0;
    for (int other = 0; other < seats; ++other)
        if (other != seat)
            most = std::max<int>(most, pointsOf(other));
    return most;
}

} // namespace engawa
