#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/games/momiji/rules.h"
#include "core/games/momiji/state.h"

namespace engawa::momiji {

using PerSeat = std::array<int, maxPlayers>;

// What objectives give in one position; what each of them counts is counted once.
class ObjectivePoints
{
public:
    ObjectivePoints(const Rules &rules, const State &state) : m_rules(rules), m_state(state) {}

    // What every seat gets for one objective that somebody owns, and for all of these.
    PerSeat of(int index) const;
    const PerSeat &all() const;
    // For the seat's own ones in which it is ahead of every other by at least `lead`.
    int ahead(int seat, int lead) const;

private:
    const PerSeat &metric(int index) const; // less than 0 where fewest is best

    const Rules &m_rules;
    const State &m_state;
    mutable std::optional<PerSeat> m_all;
    mutable std::uint32_t m_counted = 0; // a bit for each metric
    mutable std::array<PerSeat, maxObjectives> m_metrics;
};

std::uint32_t ownedObjectives(const State &state);

} // namespace engawa::momiji
