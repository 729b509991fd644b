#include "core/game/refusal.h"
#include "core/game/notation_words.h"
#include "core/games/takenoko/actions.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/weather.h"
#include "core/games/takenoko/words.h"

// What to answer to a click that leads nowhere: the rule that forbids what it tries, else the one that tells what the piece
// is for.
namespace engawa::takenoko {

namespace {

// The step under way asks for something else; noRule where every action is free.
RuleIndex stepRule(Phase phase)
{
    switch (phase) {
    case Phase::Weather:
        return refused(Rule::WeatherAny);
    case Phase::Rain:
        return refused(Rule::WeatherRain);
    case Phase::Storm:
        return refused(Rule::WeatherStorm);
    case Phase::Clouds:
        return refused(Rule::WeatherClouds);
    case Phase::Choose:
        return refused(Rule::TurnFixed);
    case Phase::Turn:
        return noRule;
    case Phase::Plot:
        return refused(Rule::PlotsPlace);
    case Phase::Under:
        return refused(Rule::PlotsUnder);
    case Phase::Over:
        return refused(Rule::TurnOver);
    }
    return refused(Rule::TurnOrder);
}

class Refusing
{
public:
    Refusing(const Rules &rules, const State &state, const Piece &piece)
        : m_rules(rules), m_state(state), m_piece(piece), m_clicked(piece), m_zone(m_clicked.zone),
          m_mine(m_clicked.isOf(state.seat))
    {
    }

    RuleIndex rule() const { return refusal(tried(), stepRule(m_state.phase), purpose(), refused(Rule::TurnOrder)); }

private:
    RuleIndex check(Verb verb, int b = 0, int c = 0) const { return checkMove(m_rules, m_state, move(verb, b, c)); }

    RuleIndex ofAction(Action action) const
    {
        const RuleIndex rule = checkAllowed(m_rules, m_state, action);
        return rule != noRule ? rule : checkPossible(m_rules, m_state, action);
    }

    // The rule against what a click on the piece would do; noRule where it would do nothing.
    RuleIndex tried() const
    {
        if (m_zone == "garden" || m_zone == "bamboo" || m_zone == "improvements_placed")
            return ofPlace();
        const bool turn = m_state.phase == Phase::Turn;
        if (m_zone == "figures")
            return turn ? ofAction(m_piece.kind == "panda" ? Action::Panda : Action::Gardener) : ofPlace();
        if (m_zone == "plot_stack")
            return turn ? ofAction(Action::Plots) : noRule;
        if (m_zone == "channel_stock")
            return turn ? ofAction(Action::Irrigation) : noRule;
        if (m_zone == "deck")
            return turn ? ofDeck() : noRule;
        if (m_zone == "hand")
            return m_mine ? ofHand() : refused(Rule::ObjectiveOwn);
        if (m_zone == "actions" && turn)
            return ofActionTile();
        if (m_zone == "improvements" && m_state.phase == Phase::Clouds)
            return refused(reserveEmpty(m_state) ? Rule::ImprovementMove : Rule::ImprovementReserve);
        return noRule;
    }

    RuleIndex ofPlace() const
    {
        const int place = placeAt(m_state, m_piece.x, m_piece.y);
        switch (m_state.phase) {
        case Phase::Rain:
            return check(Verb::Rain, place);
        case Phase::Storm:
            return check(Verb::Storm, place);
        case Phase::Clouds:
            return checkTokenPlace(m_rules, m_state, place);
        case Phase::Plot:
            return refused(Rule::PlotsFree);
        case Phase::Turn:
            return ofFigures(place);
        default:
            return noRule;
        }
    }

    // Neither figure can go there: why not the panda, which is what most clicks mean, else why not the gardener.
    RuleIndex ofFigures(int place) const
    {
        for (const Action action : {Action::Panda, Action::Gardener})
            if (checkAllowed(m_rules, m_state, action) == noRule)
                return checkLine(m_state, action == Action::Panda ? m_state.panda : m_state.gardener, place);
        return checkAllowed(m_rules, m_state, Action::Panda);
    }

    RuleIndex ofDeck() const
    {
        const RuleIndex rule = ofAction(Action::Objective);
        return rule != noRule ? rule : refused(Rule::ObjectiveDraw);
    }

    RuleIndex ofHand() const
    {
        const auto attempt = parseMove(m_rules, m_state, "complete " + std::string(m_clicked.id));
        return attempt ? checkMove(m_rules, m_state, *attempt) : noRule;
    }

    RuleIndex ofActionTile() const
    {
        const auto found = wordIndex(m_clicked.id, actionWords);
        return m_mine && found ? ofAction(static_cast<Action>(*found)) : refused(Rule::TurnActions);
    }

    // What the piece is for, where nobody tries anything with it.
    RuleIndex purpose() const
    {
        const bool pond = m_piece.kind == "pond", channel = m_piece.kind == "channel";
        return purposeOf(m_zone, {{"garden", refused(pond ? Rule::WaterIrrigated : Rule::WaterFirstShoot)},
                                  {"channels", refused(Rule::IrrigationNetwork)},
                                  {"improvements", refused(Rule::WeatherClouds)},
                                  {"improvements_placed", refused(Rule::ImprovementOne)},
                                  {"scored", refused(Rule::ScoreObjectives)},
                                  {"bamboo", refused(Rule::PandaEat)},
                                  {"emperor", refused(Rule::EndEmperor)},
                                  {"weather", refused(m_piece.faceUp ? Rule::WeatherRoll : Rule::WeatherRound)},
                                  {"stored", refused(channel ? Rule::IrrigationStored : Rule::ImprovementStore)},
                                  {"plot_stack", refused(Rule::PlotsDraw)},
                                  {"actions", refused(Rule::TurnActions)}});
    }

    const Rules &m_rules;
    const State &m_state;
    const Piece &m_piece;
    ClickedPiece m_clicked; // its part: a seat or a kind
    std::string_view m_zone; // "hand"
    bool m_mine;
};

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    return Refusing(rules, state, piece).rule();
}

} // namespace engawa::takenoko
