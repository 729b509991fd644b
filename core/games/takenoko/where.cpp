#include "core/games/takenoko/where.h"

#include <algorithm>
#include <cstdlib>

#include "core/games/takenoko/state.h"

namespace engawa::takenoko {

Where whereIs(int q, int r)
{
    const int steps = std::max({std::abs(q), std::abs(r), std::abs(q + r)});
    for (int side = 0; side < sides; ++side) {
        const auto one = static_cast<std::size_t>(side), next = static_cast<std::size_t>((side + 1) % sides);
        // q, r = a steps along the side and b along the next
        const int a = q * sideR[next] - r * sideQ[next], b = r * sideQ[one] - q * sideR[one];
        if (a > 0 && b >= 0)
            return {steps, 2 * side + (b > 0)};
    }
    return {}; // the pond itself
}

void addWhere(Message &message, int q, int r, const std::string &suffix)
{
    const Where where = whereIs(q, r);
    message.arguments.emplace_back("steps" + suffix, std::int64_t{where.steps});
    message.arguments.emplace_back("way" + suffix, TextKey{"way." + std::to_string(where.way)});
    message.arguments.emplace_back("apart" + suffix, std::string(where.shared() ? "yes" : "no"));
    message.arguments.emplace_back("q" + suffix, std::int64_t{q});
    message.arguments.emplace_back("r" + suffix, std::int64_t{r});
}

} // namespace engawa::takenoko
