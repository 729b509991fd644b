#include <array>

#include "core/base/chance.h"
#include "core/games/leafus/values.h"

namespace engawa::leafus {

namespace {

constexpr std::size_t remembered = 512; // sheets

} // namespace

const Nearness &Nearness::of(const Rules &rules, const Sheet &sheet)
{
    thread_local std::array<Nearness, remembered> known;
    const std::uint64_t place = hashBytes(std::as_bytes(std::span(sheet.lines.words)));
    Nearness &near = known[place % remembered];
    if (!near.isOf(rules, sheet))
        near.measure(rules, sheet);
    return near;
}

bool Nearness::isOf(const Rules &rules, const Sheet &sheet) const
{
    return m_lattice == rules.lattice && m_lines == sheet.lines && m_turned == sheet.turned && m_tips == sheet.tips;
}

// From all tips at once, line by line; roots that would get in each other's way are not looked for.
void Nearness::measure(const Rules &rules, const Sheet &sheet)
{
    m_lattice = rules.lattice;
    m_lines = sheet.lines;
    m_turned = sheet.turned;
    m_tips = sheet.tips;
    std::array<Bits<maxEdges>, 2> hindered{}; // by the lines drawn
    sheet.lines.each([&](int line) {
        for (std::size_t turned = 0; turned < 2; ++turned)
            hindered[turned].add(rules.edges[static_cast<std::size_t>(line)].hinders[turned]);
    });
    Bits<maxNodes> seen = sheet.tips;
    std::array<std::uint16_t, maxNodes> queue; // of the nodes seen; from `next` on the last layer
    std::size_t next = 0, end = 0;
    sheet.tips.each([&](int node) { queue[end++] = static_cast<std::uint16_t>(node); });
    int sum = 0;
    m_points[0] = 0;
    for (std::size_t lines = 1; lines < m_points.size(); ++lines) {
        for (const std::size_t layer = end; next < layer; ++next)
            for (const WayDown &way : rules.waysDownFrom(queue[next])) {
                if (seen.has(way.node) || hindered[way.turned].has(way.edge))
                    continue;
                seen.set(way.node);
                sum += way.points;
                queue[end++] = way.node;
            }
        m_points[lines] = static_cast<std::int16_t>(sum);
    }
}

} // namespace engawa::leafus
