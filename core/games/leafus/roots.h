#pragma once

#include "core/games/leafus/log.h"
#include "core/games/leafus/state.h"

// The roots of one sheet. A line is an edge and the way it is drawn.
namespace engawa::leafus {

struct Line
{
    int edge = 0;
    bool turned = false; // from the edge's `to` to its `from`
};
inline int beginOf(const Rules &rules, Line line)
{
    const Edge &edge = rules.edges[static_cast<std::size_t>(line.edge)];
    return line.turned ? edge.to : edge.from;
}
inline int endOf(const Rules &rules, Line line)
{
    const Edge &edge = rules.edges[static_cast<std::size_t>(line.edge)];
    return line.turned ? edge.from : edge.to;
}
// The line along an edge that begins at this node.
inline Line lineFrom(const Rules &rules, int edge, int node)
{
    return {edge, rules.edges[static_cast<std::size_t>(edge)].from != node};
}

// Drawn lines that end and that begin at a node.
struct Passing
{
    int in = 0;
    int out = 0;
};
Passing passing(const Rules &rules, const Sheet &sheet, int node);

// Roots that may leave a node in all, given those that have come to it.
inline int mayLeave(const Rules &rules, int node, int in)
{
    const int begin = rules.nodes[static_cast<std::size_t>(node)].start ? rules.parameters.rootsPerStart : 0;
    return rules.parameters.touchingRoots ? in + begin : in > 0 ? in : begin;
}

void findTips(const Rules &rules, Sheet &sheet); // after any change that is no new line
void drawLine(const Rules &rules, Sheet &sheet, Line line);

// The rule that forbids the line, or noRule.
RuleIndex checkLine(const Rules &rules, const Sheet &sheet, Line line);

// What checkLine asks beyond "may a line begin here".
inline RuleIndex checkWay(const Rules &rules, const Sheet &sheet, Line line)
{
    const Edge &edge = rules.edges[static_cast<std::size_t>(line.edge)];
    if (edge.upwards[line.turned])
        return refused(Rule::RootsNotUpwards);
    return edge.blocked[line.turned].meets(sheet.lines) ? refused(Rule::RootsNoCrossing) : noRule;
}

// Calls visit(line) for every line that may be drawn; it stops when that gives true.
template <class Visit>
bool anyLine(const Rules &rules, const Sheet &sheet, Visit &&visit)
{
    for (std::size_t i = 0; i < sheet.tips.words.size(); ++i)
        for (std::uint64_t left = sheet.tips.words[i]; left; left &= left - 1) {
            const int node = static_cast<int>(i) * 64 + std::countr_zero(left);
            for (const std::uint16_t edge : rules.edgesAt(node)) {
                const Line line = lineFrom(rules, edge, node);
                if (checkWay(rules, sheet, line) == noRule && visit(line))
                    return true;
            }
        }
    return false;
}
inline bool hasLine(const Sheet &sheet)
{
    return !sheet.stuck;
}

bool isReached(const Rules &rules, const Sheet &sheet, int node); // a root runs through it or begins at it
bool scores(const Rules &rules, const Sheet &sheet, int node);    // its points count
inline int rootPoints(const Sheet &sheet)
{
    return sheet.points;
}

} // namespace engawa::leafus
