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

class Describing : AboutWriter<Rule>
{
public:
    Describing(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
        : AboutWriter(texts, table, id), m_rules(rules)
    {
    }

    About about()
    {
        if (m_table == "kinds")
            addKind(kinds(), m_id);
        else if (m_table == "nodes")
            addNode();
        else if (m_table == "edges")
            addEdge();
        else if (m_table == "actions")
            addAction();
        else if (m_table == "modes")
            addMode();
        else if (m_table == "leaves")
            addPrinted(m_rules.leaves, "leaf");
        else if (m_table == "crosses")
            addPrinted(m_rules.crosses, "cross");
        else if (m_table == "hexes")
            addPrinted(m_rules.hexes, "hex");
        else if (m_table == "heaps")
            addPrinted(m_rules.heaps, "heap");
        else if (m_table == "pencils")
            addPrinted(m_rules.pencils, "slot");
        else if (m_table == "drawings" && std::ranges::contains(m_rules.drawings, m_id, &Drawing::id))
            addKind(kinds(), "drawing");
        return std::move(m_about);
    }

private:
    void addPrinted(const std::vector<Printed> &all, std::string_view kind)
    {
        const auto found = std::ranges::find(all, m_id, &Printed::id);
        if (found == all.end())
            return;
        addKind(kinds(), kind);
        Message &place = line("about.place");
        place.arguments.emplace_back("number", std::int64_t{found - all.begin() + 1});
        place.arguments.emplace_back("of", std::int64_t{std::ssize(all)});
    }

    void addNode()
    {
        const auto found = std::ranges::find(m_rules.nodes, m_id, &Node::id);
        if (found == m_rules.nodes.end())
            return;
        line(found->start ? "about.nodes.start" : "about.nodes.node");
        if (found->points > 0)
            line("about.nodes.points").arguments.emplace_back("points", std::int64_t{found->points});
        cite({found->start ? Rule::RootsStart : Rule::RootsProlong, Rule::ScoreNodes, Rule::RootsNoCrossing});
    }

    void addEdge()
    {
        const auto found = std::ranges::find(m_rules.edges, m_id, &Edge::id);
        if (found == m_rules.edges.end())
            return;
        Message &ends = line("about.edges.edge");
        ends.arguments.emplace_back("from", TextKey{"name." + m_rules.nodes[found->from].id});
        ends.arguments.emplace_back("to", TextKey{"name." + m_rules.nodes[found->to].id});
        if (found->crossings > 0)
            line("about.edges.crossing").arguments.emplace_back("lines", std::int64_t{found->crossings});
        cite({Rule::RootsLines, Rule::RootsNoCrossing, Rule::RootsNotUpwards});
    }

    void addAction()
    {
        const auto found = std::ranges::find(actionIds, m_id);
        if (found == actionIds.end())
            return;
        const auto action = static_cast<Action>(found - actionIds.begin());
        line("about.actions." + std::string(m_id)).arguments.emplace_back("die", std::int64_t{m_rules.of(action).die});
        line("about.actions.limit").arguments.emplace_back("limit", std::int64_t{m_rules.of(action).limit});
        cite(rulesOf(action));
    }

    void addMode()
    {
        const auto found = std::ranges::find(m_rules.modes, m_id, &Mode::id);
        if (found == m_rules.modes.end())
            return;
        line(has(ownKey()) ? ownKey() : found->dummy ? "about.modes.dummy" : "about.modes.plain");
        cite(found->dummy ? std::vector{Rule::SoloRoll, Rule::SoloRank, Rule::EndCrosses}
                          : std::vector{Rule::TurnRoll, Rule::EndCrosses, Rule::ScoreTieBreak});
    }

    const Rules &m_rules;
};

} // namespace

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(rules, texts, table, id).about();
}

} // namespace engawa::leafus
