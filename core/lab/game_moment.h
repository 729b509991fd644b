#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <tuple>

#include "core/base/row.h"

namespace engawa {

// A moment of a game of a run, by which the game can be played again and stopped there (replayed_game.h).
struct GameMoment
{
    std::int64_t deal = 0; // from 0
    std::int16_t side = 0; // 0: what the plan asks about, 1: what it is compared with
    std::int16_t lineup = 0; // of lineupsOf(plan side)
    std::int32_t decision = 0; // the one that comes next; at the end as many as there were

    auto operator<=>(const GameMoment &) const = default;
};

// Some moments behind a figure: those of the earliest deals, so that adding up parts in any order keeps the same.
class Moments
{
public:
    static constexpr std::size_t most = 4;

    void add(const GameMoment &moment)
    {
        if (m_list.full() && !(moment < m_list.back()))
            return;
        const auto place = std::lower_bound(m_list.begin(), m_list.end(), moment);
        if (place != m_list.end() && *place == moment)
            return;
        const auto index = static_cast<std::size_t>(place - m_list.begin());
        if (m_list.full())
            m_list.pop();
        m_list.insert(index, moment);
    }
    void add(const Moments &other)
    {
        for (const GameMoment &moment : other.m_list)
            add(moment);
    }

    bool empty() const { return m_list.empty(); }
    const GameMoment *begin() const { return m_list.begin(); }
    const GameMoment *end() const { return m_list.end(); }
    bool operator==(const Moments &) const = default;

private:
    Row<GameMoment, most> m_list;
};

// The least and the most of something, and the earliest games that had them.
struct Extremes
{
    std::int64_t least = 0;
    std::int64_t most = 0;
    GameMoment leastIn, mostIn;
    bool any = false;

    void add(std::int64_t value, const GameMoment &moment)
    {
        if (!any || std::tie(value, moment) < std::tie(least, leastIn))
            std::tie(least, leastIn) = std::tie(value, moment);
        if (!any || value > most || (value == most && moment < mostIn))
            std::tie(most, mostIn) = std::tie(value, moment);
        any = true;
    }
    void add(const Extremes &other)
    {
        if (!other.any)
            return;
        add(other.least, other.leastIn);
        add(other.most, other.mostIn);
    }
    bool operator==(const Extremes &) const = default;
};

} // namespace engawa
