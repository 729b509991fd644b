#include "core/games/leafus/leafus.h"

#include <algorithm>

// What to answer to a click that leads nowhere: the rule that forbids what it tries, else the one that tells what the piece
// is for.
namespace engawa::leafus {

namespace {

class Refusing
{
public:
    Refusing(const Rules &rules, const State &state, const Piece &piece)
        : m_rules(rules), m_state(state), m_kind(piece.kind),
          m_id(std::string_view(piece.component)
                   .substr(std::min(piece.component.find('/') + 1, piece.component.size()))),
          m_piece(piece.id)
    {
    }

    RuleIndex rule() const
    {
        if (m_state.phase == Phase::Over)
            return refused(Rule::TurnOver);
        if (m_kind == "die")
            return ofDie();
        if (m_kind == "action")
            return ofAction();
        if (m_kind == "edge" || m_kind == "line")
            return ofEdge();
        if (m_kind == "node")
            return ofNode();
        return purpose();
    }

private:
    bool drawing() const { return m_state.phase == Phase::Roots; }

    RuleIndex ofDie() const
    {
        if (drawing())
            return refused(Rule::ResolveOrder);
        const auto mark = m_piece.find('/');
        for (int die = 0; die < m_state.diceCount; ++die)
            if (m_piece.substr(mark + 1) == std::to_string(die))
                if (const RuleIndex rule = checkMove(m_rules, m_state, move(Verb::Assign, die)); rule != noRule)
                    return rule;
        return refused(Rule::AssignValue);
    }

    RuleIndex ofAction() const
    {
        if (drawing())
            return refused(Rule::ResolveOrder);
        const auto found = std::ranges::find(actionIds, m_id);
        if (found == actionIds.end())
            return noRule;
        const auto action = static_cast<Action>(found - actionIds.begin());
        const Means on = means(m_rules, m_state);
        if (const RuleIndex rule = checkUse(m_rules, m_state, on, action, false); rule != noRule)
            return rule;
        return refused(Rule::AssignValue);
    }

    RuleIndex ofEdge() const
    {
        if (!drawing())
            return refused(m_kind == "line" ? Rule::RootsProlong : Rule::RootsLines);
        const auto found = std::ranges::find(m_rules.edges, m_id, &Edge::id);
        if (found == m_rules.edges.end())
            return noRule;
        const int edge = static_cast<int>(found - m_rules.edges.begin());
        const bool up = m_rules.nodes[found->to].at.y < m_rules.nodes[found->from].at.y;
        const RuleIndex down = checkLine(m_rules, active(m_state), {edge, up});
        if (down != refused(Rule::RootsStart))
            return down;
        // Nothing comes from above: whoever points here from a root below wants to go up.
        const RuleIndex upwards = checkLine(m_rules, active(m_state), {edge, !up});
        return upwards == refused(Rule::RootsNotUpwards) ? upwards : down;
    }

    RuleIndex ofNode() const
    {
        if (!drawing())
            return refused(Rule::ScoreNodes);
        const auto found = std::ranges::find(m_rules.nodes, m_id, &Node::id);
        if (found == m_rules.nodes.end())
            return noRule;
        const int node = static_cast<int>(found - m_rules.nodes.begin());
        const Sheet &sheet = active(m_state);
        for (const std::uint16_t edge : m_rules.edgesAt(node)) {
            const Line line = lineFrom(m_rules, edge, node);
            const int other = endOf(m_rules, line);
            if (!sheet.tips.has(other))
                continue;
            if (const RuleIndex rule = checkLine(m_rules, sheet, lineFrom(m_rules, edge, other)); rule != noRule)
                return rule;
        }
        return refused(isReached(m_rules, sheet, node) ? Rule::RootsNoBranching : Rule::RootsStart);
    }

    RuleIndex purpose() const
    {
        if (m_kind == "leaf")
            return refused(Rule::YellowLeaf);
        if (m_kind == "cross")
            return refused(Rule::TurnCross);
        if (m_kind == "hex")
            return refused(Rule::EffectivityHex);
        if (m_kind == "heap")
            return refused(Rule::HeapOne);
        if (m_kind == "slot")
            return refused(Rule::ReservationCharges);
        if (m_kind == "pencil")
            return refused(Rule::ReserveUseful);
        return noRule;
    }

    const Rules &m_rules;
    const State &m_state;
    std::string_view m_kind;
    std::string_view m_id; // of the component
    std::string_view m_piece;
};

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    return Refusing(rules, state, piece).rule();
}

} // namespace engawa::leafus
