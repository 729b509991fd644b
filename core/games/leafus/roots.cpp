#include "core/games/leafus/roots.h"

namespace engawa::leafus {

namespace {

bool isTip(const Rules &rules, const Sheet &sheet, int node)
{
    const Passing lines = passing(rules, sheet, node);
    return lines.out < mayLeave(rules, node, lines.in);
}

bool isStuck(const Rules &rules, const Sheet &sheet)
{
    return !anyLine(rules, sheet, [](Line) { return true; });
}

} // namespace

Passing passing(const Rules &rules, const Sheet &sheet, int node)
{
    Passing lines;
    for (const std::uint16_t edge : rules.edgesAt(node))
        if (sheet.lines.has(edge))
            ++(beginOf(rules, {edge, sheet.turned.has(edge)}) == node ? lines.out : lines.in);
    return lines;
}

void findTips(const Rules &rules, Sheet &sheet)
{
    sheet.tips = {};
    for (int node = 0; node < static_cast<int>(rules.nodes.size()); ++node)
        sheet.tips.set(node, isTip(rules, sheet, node));
    sheet.stuck = isStuck(rules, sheet);
}

void drawLine(const Rules &rules, Sheet &sheet, Line line)
{
    sheet.lines.set(line.edge);
    sheet.turned.set(line.edge, line.turned);
    for (const int node : {beginOf(rules, line), endOf(rules, line)})
        sheet.tips.set(node, isTip(rules, sheet, node));
    sheet.stuck = isStuck(rules, sheet);
}

bool isReached(const Rules &rules, const Sheet &sheet, int node)
{
    for (const std::uint16_t edge : rules.edgesAt(node))
        if (sheet.lines.has(edge))
            return true;
    return false;
}

RuleIndex checkLine(const Rules &rules, const Sheet &sheet, Line line)
{
    const int begin = beginOf(rules, line);
    if (!sheet.tips.has(begin)) {
        const bool used = rules.nodes[static_cast<std::size_t>(begin)].start || isReached(rules, sheet, begin);
        return refused(used ? Rule::RootsNoBranching : Rule::RootsStart);
    }
    return checkWay(rules, sheet, line);
}

bool scores(const Rules &rules, const Sheet &sheet, int node)
{
    if (rules.nodes[static_cast<std::size_t>(node)].points == 0)
        return false;
    const Passing lines = passing(rules, sheet, node);
    return rules.parameters.onlyEndsScore ? lines.in > lines.out : lines.in + lines.out > 0;
}

int rootPoints(const Rules &rules, const Sheet &sheet)
{
    Bits<maxNodes> reached;
    std::array<std::int16_t, maxNodes> ending{}; // lines that end there, less those that begin there
    sheet.lines.each([&](int edge) {
        const Line line{edge, sheet.turned.has(edge)};
        const int begin = beginOf(rules, line), end = endOf(rules, line);
        reached.set(begin);
        reached.set(end);
        --ending[static_cast<std::size_t>(begin)];
        ++ending[static_cast<std::size_t>(end)];
    });
    int points = 0;
    reached.each([&](int node) {
        const auto at = static_cast<std::size_t>(node);
        points += !rules.parameters.onlyEndsScore || ending[at] > 0 ? rules.nodes[at].points : 0;
    });
    return points;
}

} // namespace engawa::leafus
