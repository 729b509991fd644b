#include "core/games/leafus/roots.h"

namespace engawa::leafus {

namespace {

bool isTip(const Rules &rules, int node, Passing lines)
{
    return lines.out < mayLeave(rules, node, lines.in);
}

int pointsOf(const Rules &rules, int node, Passing lines)
{
    const bool counts = rules.parameters.onlyEndsScore ? lines.in > lines.out : lines.in + lines.out > 0;
    return counts ? rules.nodes[static_cast<std::size_t>(node)].points : 0;
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
    sheet.points = 0;
    for (int node = 0; node < static_cast<int>(rules.nodes.size()); ++node) {
        const Passing lines = passing(rules, sheet, node);
        sheet.tips.set(node, isTip(rules, node, lines));
        sheet.points += pointsOf(rules, node, lines);
    }
    sheet.stuck = isStuck(rules, sheet);
}

void drawLine(const Rules &rules, Sheet &sheet, Line line)
{
    sheet.lines.set(line.edge);
    sheet.turned.set(line.edge, line.turned);
    for (const int node : {beginOf(rules, line), endOf(rules, line)}) {
        const Passing now = passing(rules, sheet, node);
        Passing before = now;
        --(node == beginOf(rules, line) ? before.out : before.in);
        sheet.tips.set(node, isTip(rules, node, now));
        sheet.points += pointsOf(rules, node, now) - pointsOf(rules, node, before);
    }
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
    return pointsOf(rules, node, passing(rules, sheet, node)) != 0;
}

} // namespace engawa::leafus
