#include <algorithm>

#include "core/game/about_writer.h"
#include "core/games/leafus/leafus.h"

namespace engawa::leafus {

namespace {

// The kinds of pieces in scene.cpp.
const std::vector<PieceKind<Rule>> &kinds()
{
    static const std::vector<PieceKind<Rule>> all{
        {"node", {Rule::ScoreNodes, Rule::RootsNoCrossing}},
        {"edge", {Rule::RootsLines, Rule::RootsNotUpwards}},
        {"line", {Rule::RootsProlong, Rule::RootsNoBranching}},
        {"leaf", {Rule::YellowLeaf, Rule::HeapPrice}},
        {"cross", {Rule::TurnCross, Rule::EndCrosses}},
        {"hex", {Rule::EffectivityHex, Rule::EffectivityLater}},
        {"heap", {Rule::HeapOne, Rule::ScoreHeaps}},
        {"drawing", {Rule::SetupSheet}},
        {"slot", {Rule::ReservationCharges, Rule::ReserveDie}},
        {"pencil", {Rule::ReservationCharges, Rule::ReserveUseful}},
        {"die", {Rule::AssignValue, Rule::WishPair}},
        {"action", {Rule::ResolveOrder, Rule::AssignOneDie}},
        {"spot", {Rule::RootsLines, Rule::RootsStart}},
    };
    return all;
}

std::vector<Rule> rulesOf(Action action)
{
    switch (action) {
    case Action::Wind:
        return {Rule::WindLifts, Rule::WindEmpty, Rule::WindWished};
    case Action::Yellow:
        return {Rule::YellowLeaf, Rule::YellowLimit, Rule::YellowClear};
    case Action::Roots:
        return {Rule::RootsLines, Rule::RootsNoCrossing, Rule::RootsNoBranching, Rule::RootsNotUpwards};
    case Action::Reservation:
        return {Rule::ReservationCharges, Rule::ReservationSlots, Rule::ReserveDie};
    case Action::Heap:
        return {Rule::HeapPrice, Rule::HeapOne, Rule::HeapSlots};
    case Action::Effectivity:
        return {Rule::EffectivityHex, Rule::EffectivityLater};
    }
    return {};
}

class Describing : public AboutWriter<Rules, Rule>
{
public:
    using AboutWriter::AboutWriter;

    About about()
    {
        tellKinds(kinds());
        tell("nodes", m_rules.nodes, &Describing::addNode);
        tell("edges", m_rules.edges, &Describing::addEdge);
        tell("modes", m_rules.modes, &Describing::addMode);
        if (m_table == "actions")
            addAction();
        addPrinted("leaves", m_rules.leaves, "leaf");
        addPrinted("crosses", m_rules.crosses, "cross");
        addPrinted("hexes", m_rules.hexes, "hex");
        addPrinted("heaps", m_rules.heaps, "heap");
        addPrinted("pencils", m_rules.pencils, "slot");
        if (m_table == "drawings" && std::ranges::contains(m_rules.drawings, m_id, &Drawing::id))
            addKind(kinds(), "drawing");
        return std::move(m_about);
    }

private:
    void addPrinted(std::string_view table, const std::vector<Printed> &all, std::string_view kind)
    {
        const auto found = std::ranges::find(all, m_id, &Printed::id);
        if (m_table != table || found == all.end())
            return;
        addKind(kinds(), kind);
        line("about.place", {{"number", std::int64_t{found - all.begin() + 1}}, {"of", std::int64_t{std::ssize(all)}}});
    }

    void addNode(const Node &node)
    {
        line(node.start ? "about.nodes.start" : "about.nodes.node");
        if (node.points > 0)
            line("about.nodes.points", {{"points", std::int64_t{node.points}}});
        cite({node.start ? Rule::RootsStart : Rule::RootsProlong, Rule::ScoreNodes, Rule::RootsNoCrossing});
    }

    void addEdge(const Edge &edge)
    {
        line("about.edges.edge",
             {{"from", nameOf(m_rules.nodes[edge.from].id)}, {"to", nameOf(m_rules.nodes[edge.to].id)}});
        if (edge.crossings > 0)
            line("about.edges.crossing", {{"lines", std::int64_t{edge.crossings}}});
        cite({Rule::RootsLines, Rule::RootsNoCrossing, Rule::RootsNotUpwards});
    }

    void addAction()
    {
        const auto found = std::ranges::find(actionIds, m_id);
        if (found == actionIds.end())
            return;
        const auto action = static_cast<Action>(found - actionIds.begin());
        line("about.actions." + std::string(m_id), {{"die", std::int64_t{m_rules.of(action).die}}});
        line("about.actions.limit", {{"limit", std::int64_t{m_rules.of(action).limit}}});
        cite(rulesOf(action));
    }

    void addMode(const Mode &mode)
    {
        line(has(ownKey()) ? ownKey() : mode.dummy ? "about.modes.dummy" : "about.modes.plain");
        cite(mode.dummy ? std::vector{Rule::SoloRoll, Rule::SoloRank, Rule::EndCrosses}
                        : std::vector{Rule::TurnRoll, Rule::EndCrosses, Rule::ScoreTieBreak});
    }
};

} // namespace

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(rules, texts, table, id).about();
}

} // namespace engawa::leafus
