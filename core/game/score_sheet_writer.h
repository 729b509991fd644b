#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/game/game.h"
#include "core/game/seat_names.h"
#include "core/game/tie_break.h"

namespace engawa {

// Writes a score sheet line by line; `pointsOf(side)` is asked for every side.
class ScoreSheetWriter
{
public:
    explicit ScoreSheetWriter(int seats)
    {
        for (int seat = 0; seat < seats; ++seat)
            m_sheet.sides.push_back(seatName(seat));
    }
    explicit ScoreSheetWriter(std::vector<TextKey> sides) { m_sheet.sides = std::move(sides); }

    template <class PointsOf>
    void counted(std::string key, PointsOf &&pointsOf)
    {
        add(std::move(key), pointsOf, true);
    }
    template <class PointsOf>
    void onlyShown(std::string key, PointsOf &&pointsOf)
    {
        add(std::move(key), pointsOf, false);
    }
    template <class ValuesOf>
    void tieBreak(const TieBreak &tieBreak, ValuesOf &&valuesOf) // as in decide()
    {
        onlyShown(tieBreak.key, [&](int side) { return tieBreak.value->evaluate(valuesOf(side)); });
    }
    template <class ValuesOf>
    void tieBreaks(const std::vector<TieBreak> &all, ValuesOf &&valuesOf)
    {
        for (const TieBreak &each : all)
            tieBreak(each, valuesOf);
    }

    ScoreSheet take() { return std::move(m_sheet); }

private:
    template <class PointsOf>
    void add(std::string key, PointsOf &&pointsOf, bool counts)
    {
        ScoreSheet::Line &line = m_sheet.lines.emplace_back(std::move(key), std::vector<int>(), counts);
        for (std::size_t side = 0; side < m_sheet.sides.size(); ++side)
            line.points.push_back(pointsOf(static_cast<int>(side)));
    }

    ScoreSheet m_sheet;
};

} // namespace engawa
