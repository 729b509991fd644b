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
    sheet.lines.each([&](int edge) {
        reached.set(rules.edges[static_cast<std::size_t>(edge)].from);
        reached.set(rules.edges[static_cast<std::size_t>(edge)].to);
    });
    int points = 0;
    reached.each([&](int node) {
        if (scores(rules, sheet, node))
            points += rules.nodes[static_cast<std::size_t>(node)].points;
    });
    return points;
}

} // namespace engawa::leafus
