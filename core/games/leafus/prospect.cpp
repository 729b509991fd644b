#include "core/games/leafus/values.h"

namespace engawa::leafus {

// From all tips at once, line by line; roots that would get in each other's way are not looked for.
void Nearness::measure(const Rules &rules, const Sheet &sheet)
{
    measured = true;
    Bits<maxNodes> seen;
    std::array<std::uint16_t, maxNodes> queue;
    std::size_t begin = 0, end = 0;
    sheet.tips.each([&](int node) { queue[end++] = static_cast<std::uint16_t>(node); });
    points[0] = 0;
    for (int length = 1; length <= farthest; ++length) {
        auto &sum = points[static_cast<std::size_t>(length)];
        sum = points[static_cast<std::size_t>(length - 1)];
        for (const std::size_t layer = end; begin < layer; ++begin)
            for (const std::uint16_t edge : rules.edgesAt(queue[begin])) {
                const Line line = lineFrom(rules, edge, queue[begin]);
                const int node = endOf(rules, line);
                if (seen.has(node) || sheet.tips.has(node) || checkWay(rules, sheet, line) != noRule)
                    continue;
                seen.set(node);
                sum = static_cast<std::int16_t>(sum + rules.nodes[static_cast<std::size_t>(node)].points);
                queue[end++] = static_cast<std::uint16_t>(node);
            }
    }
}

} // namespace engawa::leafus
