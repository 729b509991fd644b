#include <algorithm>

#include "core/games/leafus/values.h"

namespace engawa::leafus {

// From all tips at once, line by line; roots that would get in each other's way are not looked for.
void Nearness::measure(const Rules &rules, const Sheet &sheet)
{
    measured = true;
    std::array<Bits<maxEdges>, 2> hindered; // by the lines drawn
    sheet.lines.each([&](int line) {
        for (std::size_t turned = 0; turned < 2; ++turned)
            hindered[turned].add(rules.edges[static_cast<std::size_t>(line)].hinders[turned]);
    });
    Bits<maxNodes> seen = sheet.tips;
    std::array<std::uint16_t, maxNodes> queue;
    std::size_t begin = 0, end = 0;
    sheet.tips.each([&](int node) { queue[end++] = static_cast<std::uint16_t>(node); });
    int sum = 0;
    points[0] = 0;
    std::size_t length = 1;
    for (; length <= farthest && begin < end; ++length) {
        for (const std::size_t layer = end; begin < layer; ++begin)
            for (const WayDown &way : rules.waysDownFrom(queue[begin])) {
                if (seen.has(way.node) || hindered[way.turned].has(way.edge))
                    continue;
                seen.set(way.node);
                sum += way.points;
                queue[end++] = way.node;
            }
        points[length] = static_cast<std::int16_t>(sum);
    }
    std::fill(points.begin() + static_cast<std::ptrdiff_t>(length), points.end(), static_cast<std::int16_t>(sum));
}

} // namespace engawa::leafus
