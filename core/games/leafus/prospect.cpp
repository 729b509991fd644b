#include <algorithm>

#include "core/games/leafus/values.h"

namespace engawa::leafus {

// From all tips at once, line by line; roots that would get in each other's way are not looked for.
int Nearness::points(const Rules &rules, const Sheet &sheet, int lines)
{
    if (m_lines < 0)
        begin(rules, sheet);
    while (m_lines < lines && m_next < m_end)
        goOn(rules);
    return m_points[static_cast<std::size_t>(std::min(lines, m_lines))];
}

void Nearness::begin(const Rules &rules, const Sheet &sheet)
{
    m_hindered = {};
    sheet.lines.each([&](int line) {
        for (std::size_t turned = 0; turned < 2; ++turned)
            m_hindered[turned].add(rules.edges[static_cast<std::size_t>(line)].hinders[turned]);
    });
    m_seen = sheet.tips;
    m_next = m_end = 0;
    sheet.tips.each([&](int node) { m_queue[m_end++] = static_cast<std::uint16_t>(node); });
    m_points[0] = 0;
    m_lines = 0;
}

void Nearness::goOn(const Rules &rules)
{
    int sum = m_points[static_cast<std::size_t>(m_lines)];
    for (const std::size_t layer = m_end; m_next < layer; ++m_next)
        for (const WayDown &way : rules.waysDownFrom(m_queue[m_next])) {
            if (m_seen.has(way.node) || m_hindered[way.turned].has(way.edge))
                continue;
            m_seen.set(way.node);
            sum += way.points;
            m_queue[m_end++] = way.node;
        }
    m_points[static_cast<std::size_t>(++m_lines)] = static_cast<std::int16_t>(sum);
}

} // namespace engawa::leafus
