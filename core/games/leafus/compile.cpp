#include <algorithm>

#include "core/games/leafus/rules.h"

namespace engawa::leafus {

namespace {

// Reads the checked data into Rules.
class Compiler
{
public:
    Compiler(const Data &data, const FormulaBook &formulas, Problems &problems)
        : m_data(data), m_formulas(formulas), m_problems(problems)
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
            report("same-ends", "edges.json", "/" + edge.id, {{"node", nodeId(edge.from)}});
        const auto same = std::ranges::find_if(m_rules.edges, [&](const Edge &other) {
            return std::minmax(other.from, other.to) == std::minmax(edge.from, edge.to);
        });
        if (&*same != &edge)
            report("taken", "edges.json", "/" + edge.id,
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
                report("taken", "actions.json", "/" + id + "/die",
                       {{"value", std::to_string(action.die)},
                        {"other", std::string(actionIds[static_cast<std::size_t>(same - m_rules.actions.begin())])}});
            m_rules.order[static_cast<std::size_t>(action.order)] = static_cast<Action>(i);
        }
    }

    void compileModes()
    {
        for (const EntryPtr &entry : m_data.table("modes").entries()) {
            const Json &value = entry->value;
            Mode mode{entry->id, value["dummy"].get<bool>(), {}};
            for (const Json &tieBreak : value["tie_breaks"]) {
                const auto &formula = tieBreak.get_ref<const std::string &>();
                mode.tieBreaks.push_back(
                    {m_formulas.find("seat", Kind::Number, formula), tieBreakKey(m_data, formula)});
            }
            m_rules.modes.push_back(std::move(mode));
            if (value["max_players"] < value["min_players"])
                report("below", "modes.json", "/" + entry->id + "/max_players",
                       {{"value", value["max_players"].dump()}, {"least", value["min_players"].dump()}});
        }
    }

    void compileParameters()
    {
        const auto parameter = [&](const char *id) -> const Json & { return *m_data.value("rules", id); };
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

    void report(const char *code, const std::string &file, const std::string &pointer, Problem::Arguments arguments)
    {
        m_problems.push_back(at(m_data, file, pointer, code, std::move(arguments)));
    }
    void checkCapacity(const char *what, std::size_t count, int limit)
    {
        if (count > static_cast<std::size_t>(limit))
            report("capacity", std::string(what) + ".json", "",
                   {{"what", what}, {"count", std::to_string(count)}, {"limit", std::to_string(limit)}});
    }
    void checkAny(const char *what, const char *file, std::ptrdiff_t count)
    {
        if (count == 0)
            report("too-few", file, "", {{"what", what}, {"count", "0"}, {"least", "1"}});
    }

    void checkCapacities()
    {
        checkCapacity("nodes", m_rules.nodes.size(), maxNodes);
        checkCapacity("edges", m_rules.edges.size(), maxEdges);
        checkCapacity("leaves", m_rules.leaves.size(), maxLeaves);
        checkCapacity("crosses", m_rules.crosses.size(), maxMarks);
        checkCapacity("hexes", m_rules.hexes.size(), maxMarks);
        checkCapacity("heaps", m_rules.heaps.size(), maxMarks);
        checkCapacity("pencils", m_rules.pencils.size(), maxMarks);
        checkAny("crosses", "crosses.json", std::ssize(m_rules.crosses));
        checkAny("starts", "nodes.json", std::ranges::count(m_rules.nodes, true, &Node::start));
    }

    const Data &m_data;
    const FormulaBook &m_formulas;
    Problems &m_problems;
    Rules m_rules;
};

} // namespace

Rules compile(const Data &data, const FormulaBook &formulas, Problems &problems)
{
    return Compiler(data, formulas, problems).compile();
}

} // namespace engawa::leafus
