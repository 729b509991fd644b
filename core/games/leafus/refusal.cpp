#include "core/game/refusal.h"
#include "core/game/notation_words.h"
#include "core/games/leafus/leafus.h"

// What to answer to a click that leads nowhere: the rule that forbids what it tries, else the one that tells what the piece
// is for.
namespace engawa::leafus {

namespace {

class Refusing
{
public:
    Refusing(const Rules &rules, const State &state, const Piece &piece)
        : m_rules(rules), m_state(state), m_clicked(piece), m_piece(piece.id)
    {
    }

    RuleIndex rule() const
    {
        if (m_state.phase == Phase::Over)
            return refused(Rule::TurnOver);
        if (m_clicked.kind == "die")
            return ofDie();
        if (m_clicked.kind == "action")
            return ofAction();
        if (m_clicked.kind == "edge" || m_clicked.kind == "line")
            return ofEdge();
        if (m_clicked.kind == "node")
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
        const auto found = wordIndex(m_clicked.id, actionIds);
        if (!found)
            return noRule;
        const auto action = static_cast<Action>(*found);
        const Means on = means(m_rules, m_state);
        if (const RuleIndex rule = checkUse(m_rules, m_state, on, action, false); rule != noRule)
            return rule;
        return refused(Rule::AssignValue);
    }

    RuleIndex ofEdge() const
    {
        if (!drawing())
            return refused(m_clicked.kind == "line" ? Rule::RootsProlong : Rule::RootsLines);
        const auto found = entryCalled(m_clicked.id, m_rules.edges);
        if (!found)
            return noRule;
        const int edge = *found;
        const Edge &clicked = m_rules.edges[static_cast<std::size_t>(edge)];
        const bool up = m_rules.nodes[clicked.to].at.y < m_rules.nodes[clicked.from].at.y;
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
        const auto found = entryCalled(m_clicked.id, m_rules.nodes);
        if (!found)
            return noRule;
        const int node = *found;
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
        return purposeOf(m_clicked.kind, {{"leaf", refused(Rule::YellowLeaf)},
                                          {"cross", refused(Rule::TurnCross)},
                                          {"hex", refused(Rule::EffectivityHex)},
                                          {"heap", refused(Rule::HeapOne)},
                                          {"slot", refused(Rule::ReservationCharges)},
                                          {"pencil", refused(Rule::ReserveUseful)}});
    }

    const Rules &m_rules;
    const State &m_state;
    ClickedPiece m_clicked;
    std::string_view m_piece;
};

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    return Refusing(rules, state, piece).rule();
}

} // namespace engawa::leafus
