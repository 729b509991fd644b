#include "core/games/momiji/objective_points.h"

#include <algorithm>

#include "core/games/momiji/values.h"

namespace engawa::momiji {

const PerSeat &ObjectivePoints::metric(int index) const
{
    PerSeat &metric = m_metrics[static_cast<std::size_t>(index)];
    if (m_counted >> index & 1)
        return metric;
    m_counted |= 1u << index;
    const Objective &objective = m_rules.objectives[static_cast<std::size_t>(index)];
    metric.fill(0);
    for (int seat = 0; seat < m_state.seats; ++seat) {
        const int value = objective.metric ? objective.metric->evaluate(AreaValues(m_rules, m_state, seat)) : 0;
        metric[static_cast<std::size_t>(seat)] = objective.fewest ? -value : value;
    }
    return metric;
}

PerSeat ObjectivePoints::of(int index) const
{
    const PerSeat &had = metric(index);
    PerSeat points{};
    const int best = *std::max_element(had.begin(), had.begin() + m_state.seats);
    for (std::size_t seat = 0; seat < m_state.seats; ++seat)
        if (had[seat] == best)
            points[seat] = m_state.players[seat].objectives >> index & 1 ? m_rules.parameters.ownerPoints
                                                                         : m_rules.parameters.otherPoints;
    return points;
}

const PerSeat &ObjectivePoints::all() const
{
    if (m_all)
        return *m_all;
    PerSeat &total = m_all.emplace();
    for (std::uint32_t left = ownedObjectives(m_state); left; left &= left - 1) {
        const PerSeat points = of(std::countr_zero(left));
        for (std::size_t seat = 0; seat < total.size(); ++seat)
            total[seat] += points[seat];
    }
    return total;
}

int ObjectivePoints::ahead(int seat, int lead) const
{
    int points = 0;
    for (std::uint32_t left = playerOf(m_state, seat).objectives; left; left &= left - 1) {
        const PerSeat &had = metric(std::countr_zero(left));
        const int own = had[static_cast<std::size_t>(seat)];
        bool ahead = true;
        for (int other = 0; other < m_state.seats; ++other)
            ahead = ahead && (other == seat || own - had[static_cast<std::size_t>(other)] >= lead);
        points += ahead ? m_rules.parameters.ownerPoints : 0;
    }
    return points;
}

std::uint32_t ownedObjectives(const State &state)
{
    std::uint32_t owned = 0;
    for (int seat = 0; seat < state.seats; ++seat)
        owned |= playerOf(state, seat).objectives;
    return owned;
}

} // namespace engawa::momiji
