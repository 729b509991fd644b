#include <array>

#include "core/games/leafus/leafus.h"
#include "core/games/leafus/position_words.h"

namespace engawa::leafus {

namespace {

// Every root as the nodes it runs through, from its start.
class Tracing
{
public:
    Tracing(const Rules &rules, const Sheet &sheet) : m_rules(rules), m_sheet(sheet), m_left(sheet.lines) {}

    Json roots()
    {
        Json roots = Json::array();
        const int nodes = static_cast<int>(m_rules.nodes.size());
        for (int node = 0; node < nodes; ++node)
            for (Passing lines = passing(m_rules, m_sheet, node); lines.out > lines.in; ++lines.in)
                roots.push_back(root(node));
        for (int node = 0; node < nodes; ++node) // a ring, where roots may touch
            while (next(node) >= 0)
                roots.push_back(root(node));
        return roots;
    }

private:
    const std::string &id(int node) const { return m_rules.nodes[static_cast<std::size_t>(node)].id; }
    // A line from the node that no root has yet, or -1.
    int next(int node) const
    {
        for (const std::uint16_t edge : m_rules.edgesAt(node))
            if (m_left.has(edge) && beginOf(m_rules, {edge, m_sheet.turned.has(edge)}) == node)
                return edge;
        return -1;
    }
    Json root(int node)
    {
        Json nodes = Json::array({id(node)});
        for (int edge = next(node); edge >= 0; edge = next(node)) {
            m_left.set(edge, false);
            node = endOf(m_rules, {edge, m_sheet.turned.has(edge)});
            nodes.push_back(id(node));
        }
        return nodes;
    }

    const Rules &m_rules;
    const Sheet &m_sheet;
    Bits<maxEdges> m_left;
};

Json leavesIn(const Rules &rules, const Bits<maxLeaves> &leaves)
{
    Json names = Json::array();
    leaves.each([&](int leaf) { names.push_back(rules.leaves[static_cast<std::size_t>(leaf)].id); });
    return names;
}

Json sheetJson(const Rules &rules, const Sheet &sheet)
{
    Json json{{"crosses", sheet.crosses},
              {"yellow", leavesIn(rules, sheet.yellow)},
              {"heaped", leavesIn(rules, sheet.heaped)},
              {"heaps", sheet.heaps},
              {"hexes", sheet.hexes},
              {"charges", sheet.charges},
              {"roots", Tracing(rules, sheet).roots()}};
    if (sheet.takenBack > 0)
        json["taken_back"] = sheet.takenBack;
    if (sheet.needless > 0)
        json["needless"] = sheet.needless;
    return json;
}

} // namespace

Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    Json json;
    if (!seat)
        json["seed"] = state.seed;
    json["rolls"] = state.rolls;
    json["starter"] = state.starter;
    json["turn"] = state.turn;
    json["seat"] = state.seat;
    json["phase"] = phaseWords[static_cast<std::size_t>(state.phase)];
    if (state.dummy)
        json["dummy"] = true;
    json["dice"] = Json::array();
    for (int die = 0; die < state.diceCount; ++die)
        json["dice"].push_back(faceOf(state, die));
    if (!state.uses.empty()) {
        json["uses"] = Json::array();
        for (const Use &use : state.uses) {
            Json dice = Json::array({use.die});
            if (use.partner != noDie)
                dice.push_back(use.partner);
            json["uses"].push_back({{"action", actionIds[static_cast<std::size_t>(use.action)]}, {"dice", dice}});
        }
    }
    if (state.phase == Phase::Roots)
        json["lines"] = state.lines;
    json["sheets"] = Json::array();
    for (int each = 0; each < state.seats; ++each)
        json["sheets"].push_back(sheetJson(rules, sheetOf(state, each)));
    return json;
}

// Where nothing limits how often dice are taken back, only bots count it.
std::span<const std::string_view> keysForBots(const Rules &rules)
{
    static constexpr std::array<std::string_view, 2> keys{"needless", "taken_back"};
    return std::span(keys).first(rules.parameters.takeBacks < maxTakeBacks ? 1 : 2);
}

} // namespace engawa::leafus
