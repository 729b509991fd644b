#include <algorithm>

#include "core/game/compile_report.h"
#include "core/game/pack_reader.h"
#include "core/games/leafus/rules.h"

namespace engawa::leafus {

namespace {

// Reads the checked data into Rules.
class Compiler : PackReader
{
public:
    Compiler(const Data &data, const FormulaBook &formulas, Problems &problems)
        : PackReader(data, formulas), m_problems(problems), m_report(data, problems)
    {
    }

    Rules compile()
    {
        compileNodes();
        compileEdges();
        m_rules.leaves = printed("leaves");
        m_rules.crosses = printed("crosses");
        m_rules.hexes = printed("hexes");
        m_rules.heaps = printed("heaps");
        m_rules.pencils = printed("pencils");
        for (const EntryPtr &entry : m_data.table("drawings").entries())
            m_rules.drawings.push_back({printed(entry), entry->value["width"].get<int>()});
        compileActions();
        compileModes();
        compileParameters();
        checkCapacities();
        if (!hasError(m_problems))
            layLattice(m_rules);
        return std::move(m_rules);
    }

private:
    static Printed printed(const EntryPtr &entry)
    {
        return {entry->id, {entry->value["x"].get<int>(), entry->value["y"].get<int>()}};
    }
    std::vector<Printed> printed(const char *table) const
    {
        std::vector<Printed> all;
        for (const EntryPtr &entry : m_data.table(table).entries())
            all.push_back(printed(entry));
        return all;
    }

    void compileNodes()
    {
        for (const EntryPtr &entry : m_data.table("nodes").entries()) {
            Node node{printed(entry)};
            node.points = entry->value.value("points", 0);
            node.start = entry->value.value("start", false);
            m_rules.nodes.push_back(std::move(node));
        }
    }

    void compileEdges()
    {
        const Table &nodes = m_data.table("nodes");
        for (const EntryPtr &entry : m_data.table("edges").entries()) {
            const auto end = [&](const char *field) {
                return static_cast<std::uint16_t>(nodes.indexOf(entry->value[field].get_ref<const std::string &>()));
            };
            m_rules.edges.push_back({entry->id, end("from"), end("to")});
            checkEdge();
        }
    }

    void checkEdge()
    {
        const Edge &edge = m_rules.edges.back();
        const auto nodeId = [&](std::uint16_t node) { return m_rules.nodes[node].id; };
        if (edge.from == edge.to)
            m_report.report("same-ends", "edges.json", "/" + edge.id, {{"node", nodeId(edge.from)}});
        const auto same = std::ranges::find_if(m_rules.edges, [&](const Edge &other) {
            return std::minmax(other.from, other.to) == std::minmax(edge.from, edge.to);
        });
        if (&*same != &edge)
            m_report.report("taken", "edges.json", "/" + edge.id,
                            {{"value", nodeId(edge.from) + "–" + nodeId(edge.to)}, {"other", same->id}});
    }

    void compileActions()
    {
        for (std::size_t i = 0; i < actionCount; ++i) {
            const std::string id(actionIds[i]);
            const Json &value = *m_data.value("actions", id);
            ActionDice &action = m_rules.actions[i];
            action = {value["die"].get<int>(), value["limit"].get<int>(), value["die"].get<int>() - 1};
            const auto same = std::ranges::find(m_rules.actions.begin(), m_rules.actions.begin() + static_cast<int>(i),
                                                action.die, &ActionDice::die);
            if (same != m_rules.actions.begin() + static_cast<int>(i))
                m_report.report(
                    "taken", "actions.json", "/" + id + "/die",
                    {{"value", std::to_string(action.die)},
                     {"other", std::string(actionIds[static_cast<std::size_t>(same - m_rules.actions.begin())])}});
            m_rules.order[static_cast<std::size_t>(action.order)] = static_cast<Action>(i);
        }
    }

    void compileModes()
    {
        for (const EntryPtr &entry : m_data.table("modes").entries()) {
            const Json &value = entry->value;
            m_rules.modes.push_back({entry->id, value["dummy"].get<bool>(), tieBreaks(value)});
            m_report.players(entry->id, value["min_players"].get<int>(), value["max_players"].get<int>());
        }
    }

    void compileParameters()
    {
        Parameters &parameters = m_rules.parameters;
        parameters.dice = parameter("dice");
        parameters.wishValue = parameter("wish_value") == "any" ? WishValue::Any : WishValue::Missing;
        parameters.wishPair = parameter("wish_pair") == "any"     ? WishPair::Any
                              : parameter("wish_pair") == "equal" ? WishPair::Equal
                                                                  : WishPair::Different;
        parameters.wishesMax = parameter("wishes_max");
        parameters.wishedWind = parameter("wished_wind");
        parameters.emptyWind = parameter("empty_wind");
        parameters.needlessActions = parameter("needless_actions");
        parameters.takeBacks = parameter("take_backs");
        if (parameters.takeBacks < 0) // no limit
            parameters.takeBacks = maxTakeBacks;
        parameters.linesBase = parameter("lines_base");
        parameters.fewerLines = parameter("fewer_lines");
        parameters.touchingRoots = parameter("touching_roots");
        parameters.rootsPerStart = parameter("roots_per_start");
        parameters.onlyEndsScore = parameter("scored_nodes") == "ends";
        parameters.heapPrices = {parameter("heap_price_1"), parameter("heap_price_2"), parameter("heap_price_3")};
        parameters.heapPoints = parameter("heap_points");
        parameters.reservationAdds = parameter("reservation_adds");
        parameters.reservedLimits = parameter("reserved_limits");
        parameters.reservedWishes = parameter("reserved_wishes");
        parameters.reservedReservation = parameter("reserved_reservation");
        parameters.reservedHeaps = parameter("reserved_heaps");
        parameters.lastReservation = parameter("last_reservation");
        parameters.soloLastRoll = parameter("solo_last_roll");
        parameters.soloRanks = {parameter("solo_rank_1"), parameter("solo_rank_2"), parameter("solo_rank_3")};
    }

    void checkCapacities()
    {
        m_report.capacity("nodes.json", inWords("counted.nodes"), m_rules.nodes.size(), maxNodes);
        m_report.capacity("edges.json", inWords("counted.edges"), m_rules.edges.size(), maxEdges);
        m_report.capacity("leaves.json", inWords("counted.leaves"), m_rules.leaves.size(), maxLeaves);
        m_report.capacity("crosses.json", inWords("counted.crosses"), m_rules.crosses.size(), maxMarks);
        m_report.capacity("hexes.json", inWords("counted.hexes"), m_rules.hexes.size(), maxMarks);
        m_report.capacity("heaps.json", inWords("counted.heaps"), m_rules.heaps.size(), maxMarks);
        m_report.capacity("pencils.json", inWords("counted.pencils"), m_rules.pencils.size(), maxMarks);
        m_report.tooFew("crosses.json", "", inWords("counted.crosses"), static_cast<int>(m_rules.crosses.size()), 1);
        const auto starts = std::ranges::count(m_rules.nodes, true, &Node::start);
        m_report.tooFew("nodes.json", "", inWords("counted.starts"), static_cast<int>(starts), 1);
    }

    const Problems &m_problems;
    CompileReport m_report;
    Rules m_rules;
};

} // namespace

Rules compile(const Data &data, const FormulaBook &formulas, const Rules *, Problems &problems)
{
    return Compiler(data, formulas, problems).compile();
}

} // namespace engawa::leafus
