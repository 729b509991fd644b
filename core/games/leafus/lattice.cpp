#include <algorithm>

#include "core/base/chance.h"
#include "core/games/leafus/rules.h"

// The root field as a graph: which lines meet at a node, and which cross between nodes.
namespace engawa::leafus {

namespace {

// On which side of the line ab c lies: 1, -1, or 0 on it.
int sideOf(Place a, Place b, Place c)
{
    const int turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    return (turn > 0) - (turn < 0);
}

bool within(Place a, Place b, Place c)
{
    return std::min(a.x, b.x) <= c.x && c.x <= std::max(a.x, b.x) && std::min(a.y, b.y) <= c.y
           && c.y <= std::max(a.y, b.y);
}

bool shareNode(const Edge &one, const Edge &other)
{
    return one.from == other.from || one.from == other.to || one.to == other.from || one.to == other.to;
}

void layWaysDown(Rules &rules)
{
    for (int node = 0; node < static_cast<int>(rules.nodes.size()); ++node) {
        rules.firstWayDown.push_back(static_cast<std::uint16_t>(rules.waysDown.size()));
        for (const std::uint16_t edge : rules.edgesAt(node)) {
            const bool turned = rules.edges[edge].from != node;
            const std::uint16_t end = turned ? rules.edges[edge].from : rules.edges[edge].to;
            if (!rules.edges[edge].upwards[turned])
                rules.waysDown.push_back({edge, end, static_cast<std::int16_t>(rules.nodes[end].points), turned});
        }
    }
    rules.firstWayDown.push_back(static_cast<std::uint16_t>(rules.waysDown.size()));
    for (std::size_t i = 0; i < rules.edges.size(); ++i)
        for (std::size_t turned = 0; turned < 2; ++turned)
            rules.edges[i].blocked[turned].each([&](int other) {
                rules.edges[static_cast<std::size_t>(other)].hinders[turned].set(static_cast<int>(i));
            });
}

std::uint64_t hashOfLattice(const Rules &rules)
{
    std::vector<std::uint64_t> numbers(rules.firstWayDown.begin(), rules.firstWayDown.end());
    for (const WayDown &way : rules.waysDown)
        for (const int number : {int{way.edge}, int{way.node}, int{way.points}, int{way.turned}})
            numbers.push_back(static_cast<std::uint64_t>(number));
    for (const Edge &edge : rules.edges)
        for (const Bits<maxEdges> &hinders : edge.hinders)
            numbers.insert(numbers.end(), hinders.words.begin(), hinders.words.end());
    return hashNumbers(numbers);
}

} // namespace

bool meet(Place a, Place b, Place c, Place d)
{
    const int abc = sideOf(a, b, c), abd = sideOf(a, b, d), cda = sideOf(c, d, a), cdb = sideOf(c, d, b);
    if (abc != abd && cda != cdb)
        return true;
    return (abc == 0 && within(a, b, c)) || (abd == 0 && within(a, b, d)) || (cda == 0 && within(c, d, a))
           || (cdb == 0 && within(c, d, b));
}

int Rules::edgeBetween(int one, int other) const
{
    for (const std::uint16_t edge : edgesAt(one))
        if (edges[edge].from == other || edges[edge].to == other)
            return edge;
    return -1;
}

void layLattice(Rules &rules)
{
    for (std::size_t node = 0; node < rules.nodes.size(); ++node) {
        rules.nodes[node].firstEdge = static_cast<std::uint16_t>(rules.incident.size());
        for (std::size_t edge = 0; edge < rules.edges.size(); ++edge)
            if (rules.edges[edge].from == node || rules.edges[edge].to == node)
                rules.incident.push_back(static_cast<std::uint16_t>(edge));
        rules.nodes[node].edgeCount = static_cast<std::uint16_t>(rules.incident.size() - rules.nodes[node].firstEdge);
    }
    const auto place = [&](std::uint16_t node) { return rules.nodes[node].at; };
    for (std::size_t i = 0; i < rules.edges.size(); ++i) {
        Edge &edge = rules.edges[i];
        edge.upwards = {place(edge.to).y < place(edge.from).y, place(edge.from).y < place(edge.to).y};
        Bits<maxEdges> crossing;
        for (std::size_t other = 0; other < rules.edges.size(); ++other) {
            const Edge &met = rules.edges[other];
            if (!shareNode(edge, met) && meet(place(edge.from), place(edge.to), place(met.from), place(met.to)))
                crossing.set(static_cast<int>(other));
        }
        edge.crossings = crossing.count();
        crossing.set(static_cast<int>(i));
        edge.blocked.fill(crossing);
        if (rules.parameters.touchingRoots)
            continue;
        for (const std::uint16_t other : rules.edgesAt(edge.to))
            edge.blocked[0].set(other);
        for (const std::uint16_t other : rules.edgesAt(edge.from))
            edge.blocked[1].set(other);
    }
    layWaysDown(rules);
    rules.lattice = hashOfLattice(rules);
}

} // namespace engawa::leafus
