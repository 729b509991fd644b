#pragma once

#include "core/games/leafus/play.h"

namespace engawa::leafus {

// What the dice on an action come to: leaves that turn, lines to draw, charges, leaves of a heap, lines of later Roots;
// 0 for Wind.
inline int previewOf(const Rules &rules, const State &state, const Committed &on, Action action)
{
    const Sheet &sheet = active(state);
    const int dice = on.on(action);
    switch (action) {
    case Action::Wind:
        return 0;
    case Action::Yellow:
        return std::min(dice, clearLeaves(rules, sheet));
    case Action::Roots:
        return linesOf(rules, sheet, dice);
    case Action::Reservation:
        return dice > 0 ? chargesAfter(rules, sheet.charges - (isForeign(state) ? on.used : 0), dice) : sheet.charges;
    case Action::Heap:
        return heapPrice(rules, dice);
    case Action::Effectivity:
        return linesOf(rules, sheet, 1) + std::min(dice, static_cast<int>(rules.hexes.size()) - sheet.hexes);
    }
    return 0;
}

} // namespace engawa::leafus
