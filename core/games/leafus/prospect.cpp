#include "core/games/leafus/values.h"

namespace engawa::leafus {

namespace {

constexpr int farthest = 48; // lines; no root is that long on a sheet that fits a page

using Nodes = Row<std::uint16_t, maxNodes>;

} // namespace

int pointsNear(const Rules &rules, const Sheet &sheet, int lines)
{
    Bits<maxNodes> seen;
    Nodes now, next;
    sheet.tips.each([&](int node) { now.push(static_cast<std::uint16_t>(node)); });
    int points = 0;
    for (int step = 0; step < std::min(lines, farthest) && !now.empty(); ++step) {
        next.clear();
        for (const std::uint16_t node : now)
            for (const std::uint16_t edge : rules.edgesAt(node)) {
                const Line line = lineFrom(rules, edge, node);
                const int end = endOf(rules, line);
                if (seen.has(end) || checkWay(rules, sheet, line) != noRule)
                    continue;
                seen.set(end);
                points += rules.nodes[static_cast<std::size_t>(end)].points;
                next.push(static_cast<std::uint16_t>(end));
            }
        now = next;
    }
    return points;
}

namespace {

// The way that is worth most for its length, out of all that one more stretch of a root could take.
struct Way
{
    int points = 0;
    int length = 0;
    int end = -1;
};
bool isBetter(const Way &one, const Way &other)
{
    return one.points * (other.length + 1) > other.points * (one.length + 1);
}

// From one node on, layer by layer: for every node the most points of a way that leads there.
class Ways
{
public:
    Ways(const Rules &rules, const Sheet &sheet) : m_rules(rules), m_sheet(sheet) {}

    Way best(int from, int lines)
    {
        Way best;
        m_points.fill(-1);
        m_points[static_cast<std::size_t>(from)] = 0;
        m_before[static_cast<std::size_t>(from)] = static_cast<std::uint16_t>(from);
        Nodes now, next;
        now.push(static_cast<std::uint16_t>(from));
        for (int length = 1; length <= std::min(lines, farthest) && !now.empty(); ++length) {
            next.clear();
            Bits<maxNodes> queued;
            for (const std::uint16_t node : now)
                for (const std::uint16_t edge : m_rules.edgesAt(node)) {
                    const Line line = lineFrom(m_rules, edge, node);
                    const auto end = static_cast<std::size_t>(endOf(m_rules, line));
                    const Node &target = m_rules.nodes[end];
                    const int points = m_points[node] + target.points;
                    // Only ever downwards, so that no way comes back to a node of its own.
                    if (target.at.y <= m_rules.nodes[node].at.y || points <= m_points[end]
                        || checkWay(m_rules, m_sheet, line) != noRule)
                        continue;
                    m_points[end] = static_cast<std::int16_t>(points);
                    m_before[end] = node;
                    if (!queued.has(static_cast<int>(end)))
                        next.push(static_cast<std::uint16_t>(end));
                    queued.set(static_cast<int>(end));
                    if (const Way way{points, length, static_cast<int>(end)}; isBetter(way, best))
                        best = way;
                }
            now = next;
        }
        return best;
    }

    void draw(Sheet &sheet, int from, int end) const
    {
        while (end != from) {
            const int before = m_before[static_cast<std::size_t>(end)];
            drawLine(m_rules, sheet, lineFrom(m_rules, m_rules.edgeBetween(before, end), before));
            end = before;
        }
    }

private:
    const Rules &m_rules;
    const Sheet &m_sheet;
    std::array<std::int16_t, maxNodes> m_points{};
    std::array<std::uint16_t, maxNodes> m_before{};
};

} // namespace

int pointsPromised(const Rules &rules, const Sheet &sheet, int lines)
{
    Sheet drawn = sheet;
    int points = 0;
    while (lines > 0) {
        Way best;
        int from = -1;
        drawn.tips.each([&](int node) {
            Ways ways(rules, drawn);
            if (const Way way = ways.best(node, lines); way.points > 0 && (from < 0 || isBetter(way, best))) {
                best = way;
                from = node;
            }
        });
        if (from < 0)
            break;
        Ways ways(rules, drawn);
        ways.best(from, lines);
        Sheet after = drawn;
        ways.draw(after, from, best.end);
        drawn = after;
        points += best.points;
        lines -= best.length;
    }
    return points;
}

} // namespace engawa::leafus
