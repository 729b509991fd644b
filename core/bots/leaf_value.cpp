#include "core/bots/leaf_value.h"

#include <algorithm>
#include <bit>

namespace engawa {

namespace {

constexpr std::int64_t one = SeatValues::one;

// From -reach to +reach, and never flat: a little further is always a little more.
std::int64_t bent(std::int64_t distance, std::int64_t measure, std::int64_t reach)
{
    const std::int64_t size = distance < 0 ? -distance : distance;
    return reach * distance / (size + measure);
}

} // namespace

Leads LeafValue::leadsIn(const State &state) const
{
    Leads leads{};
    if (!m_formula)
        return leads;
    const int seats = m_game.seats(state);
    Leads own{};
    for (int seat = 0; seat < seats; ++seat)
        own[static_cast<std::size_t>(seat)] = m_game.evaluate(*m_formula, state, static_cast<Seat>(seat));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        leads[seat] = own[seat];
        std::int64_t bestOther = -Formula::bound;
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
            if (other != seat)
                bestOther = std::max(bestOther, own[other]);
        if (seats > 1)
            leads[seat] -= bestOther * m_rivals / 100;
    }
    return leads;
}

void LeafValue::gauge(const Leads &usual, std::int64_t measure)
{
    m_usual = usual;
    m_measure = std::max<std::int64_t>(1, measure);
}

std::int64_t LeafValue::valueOf(std::int64_t gain) const
{
    return one / 2 + bent(gain, m_measure, one * 2 / 5);
}

SeatValues LeafValue::valueOf(const State &state, const Leads &gained) const
{
    const auto seats = static_cast<std::size_t>(m_game.seats(state));
    SeatValues values;
    for (std::size_t seat = 0; seat < seats; ++seat)
        values.of[seat] = static_cast<std::int32_t>(valueOf(gained[seat] - m_usual[seat]));
    if (m_game.toAct(state) != nobody)
        return values;
    const Outcome outcome = m_game.outcome(state);
    if (!outcome.contest)
        return values;
    const int winners = std::max(1, std::popcount(outcome.winners));
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::int64_t won = outcome.winners >> seat & 1 ? one / winners : 0;
        values.of[seat] = static_cast<std::int32_t>((7 * won + 3 * values.of[seat]) / 10);
    }
    return values;
}

} // namespace engawa
