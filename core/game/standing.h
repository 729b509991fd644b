#pragma once

#include <vector>

#include "core/game/decision.h"

namespace engawa {

// How a game stands whose sides have values that formulas ask for: the most of one of them, the score, wins.
// `valuesOf(side)` makes the values of a side.
template <class ValuesOf>
class Standing
{
public:
    Standing(int sides, const std::vector<TieBreak> &tieBreaks, ValuesOf valuesOf, int score)
        : m_sides(sides), m_score(score), m_tieBreaks(tieBreaks), m_valuesOf(std::move(valuesOf))
    {
    }

    int points(int side) const { return m_valuesOf(side).value(m_score); }
    Decision decision() const
    {
        return decide(m_sides, m_tieBreaks, [&](int side) { return points(side); }, m_valuesOf);
    }
    Outcome outcome(bool over) const
    {
        return outcomeWith(m_sides, over, [&](int side) { return points(side); }, [&] { return decision().winners; });
    }

private:
    const int m_sides;
    const int m_score;
    const std::vector<TieBreak> &m_tieBreaks;
    const ValuesOf m_valuesOf;
};

} // namespace engawa
