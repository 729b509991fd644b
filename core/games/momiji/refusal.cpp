#include "core/game/refusal.h"
#include "core/games/momiji/check.h"
#include "core/games/momiji/momiji.h"

// What to answer to a click that leads nowhere: the rule that forbids what it tries, else the one that tells what the piece
// is for.
namespace engawa::momiji {

namespace {

// The step under way asks for something else; noRule where every action is free.
RuleIndex stepRule(Phase phase)
{
    switch (phase) {
    case Phase::Draft:
        return refused(Rule::DraftPick);
    case Phase::Turn:
        return noRule;
    case Phase::Trade:
        return refused(Rule::TradeCards);
    case Phase::Columns:
        return refused(Rule::AbilityColumns);
    case Phase::Tops:
        return refused(Rule::AbilityTops);
    case Phase::Drawn:
        return refused(Rule::AbilityDraw);
    case Phase::Play:
    case Phase::Objective:
        return refused(Rule::TurnOrder);
    case Phase::Order:
        return refused(Rule::AbilityRearrange);
    case Phase::Take:
        return refused(Rule::AbilityDiscarded);
    case Phase::Discard:
        return refused(Rule::AbilityDiscard);
    case Phase::Tuck:
        return refused(Rule::AbilityTuck);
    case Phase::Place:
        return refused(Rule::PlaySide);
    case Phase::Exchange:
        return refused(Rule::GardenExchange);
    case Phase::PlayDiscard:
        return refused(Rule::SoloPlayDiscard);
    case Phase::HandLimit:
        return refused(Rule::TurnHandLimit);
    case Phase::Over:
        return refused(Rule::TurnOver);
    }
    return refused(Rule::TurnOrder);
}

class Refusing
{
public:
    Refusing(const Rules &rules, const State &state, const Piece &piece)
        : m_rules(rules), m_state(state), m_clicked(piece), m_zone(m_clicked.zone), m_badge(piece.badge),
          m_mine(m_clicked.isOf(state.seat))
    {
    }

    RuleIndex rule() const { return refusal(tried(), stepRule(m_state.phase), purpose(), refused(Rule::TurnOrder)); }

private:
    // The rule against what a click on the piece would do; noRule where it would do nothing.
    RuleIndex tried() const
    {
        if (m_zone == "deck")
            return checkMove(m_rules, m_state, move(Verb::Refill));
        if (m_zone == "column")
            return against(m_state.phase == Phase::Tops ? "top " : "collect ", m_clicked.part);
        if (m_zone == "objectives" && m_clicked.part.empty())
            return against("objective ", m_clicked.id);
        if (m_zone == "hand")
            return m_mine ? ofHand() : refused(Rule::TurnHandCard);
        if (m_zone == "landscapes")
            return ofLandscape();
        if (m_zone == "garden" || m_zone == "path")
            return m_state.phase == Phase::Exchange ? refused(Rule::GardenValue)
                                                    : checkMove(m_rules, m_state, move(Verb::Garden));
        if (m_zone == "draft" || m_zone == "draft_deck")
            return refused(Rule::DraftShown);
        if (m_zone == "area" && m_mine && m_state.phase == Phase::Tuck)
            return refused(Rule::AbilityTuckClosed);
        return noRule;
    }

    RuleIndex against(const char *verb, std::string_view name) const
    {
        const auto attempt = parseMove(m_rules, m_state, std::string(verb).append(name));
        return attempt ? checkMove(m_rules, m_state, *attempt) : noRule;
    }

    RuleIndex ofHand() const
    {
        if (m_state.phase == Phase::Exchange)
            return refused(Rule::GardenValue);
        return against("play ", m_clicked.id);
    }

    RuleIndex ofLandscape() const
    {
        if (!m_mine && !has(m_state, Module::GoldenLeaves))
            return refused(Rule::LandscapeOwn);
        const RuleIndex rule =
            m_mine ? against("use ", m_clicked.id)
                   : against("use ", std::string(m_clicked.id) + " " + std::string(m_clicked.part) + " golden");
        if (rule == noRule && m_badge.contains(m_mine ? "acorn" : "golden")) // only another tile of the kind is free
            return refused(m_mine ? Rule::LandscapeOnce : Rule::GoldenOnce);
        return rule;
    }

    // What the piece is for, where nobody tries anything with it.
    RuleIndex purpose() const
    {
        if (m_zone == "discard")
            return ofDiscard();
        if (m_zone == "area")
            return ofArea();
        return purposeOf(m_zone, {{"deck", refused(Rule::CollectRefill)},
                                  {"column", refused(Rule::CollectColumn)},
                                  {"objectives", refused(Rule::ObjectiveAvailable)},
                                  {"landscapes", refused(Rule::LandscapeUse)},
                                  {"toriis", refused(Rule::PlayTorii)},
                                  {"acorns", refused(Rule::ScoreAcorns)},
                                  {"golden", refused(m_clicked.part.empty() ? Rule::GoldenGain : Rule::GoldenUse)},
                                  {"squirrel", refused(m_mine ? Rule::SquirrelKeep : Rule::SquirrelTake)},
                                  {"garden", refused(Rule::GardenExchange)},
                                  {"path", refused(Rule::GardenAnimal)},
                                  {"trees", refused(Rule::GardenFull)}});
    }

    RuleIndex ofDiscard() const
    {
        const RuleIndex rule = checkTrade(m_rules, m_state);
        return rule != noRule ? rule : refused(Rule::TradeCards);
    }

    RuleIndex ofArea() const
    {
        if (!m_mine)
            return refused(Rule::PlayPileSize);
        for (const Pile &pile : active(m_state).piles)
            if (m_rules.cardOf(pile.top).entry->id == m_clicked.id
                && m_rules.cardOf(pile.top).value >= m_rules.parameters.toriiValue)
                return refused(Rule::PlayClosed);
        return refused(Rule::PlayNoGap);
    }

    const Rules &m_rules;
    const State &m_state;
    ClickedPiece m_clicked; // its part: a seat or a leaf
    std::string_view m_zone; // "area"
    std::string_view m_badge; // what lies on it
    bool m_mine;
};

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    return Refusing(rules, state, piece).rule();
}

} // namespace engawa::momiji
