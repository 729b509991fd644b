#include <algorithm>

#include "core/games/takenoko/actions.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/weather.h"
#include "core/games/takenoko/words.h"
#include "core/game/name_parts.h"

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
        : m_rules(rules), m_state(state), m_piece(piece), m_zone(before(piece.zone, '.')),
          m_part(after(piece.zone, '.')), m_id(after(piece.component, '/')),
          m_mine(m_part == std::to_string(state.seat))
    {
    }

    RuleIndex rule() const
    {
        const RuleIndex rule = tried();
        if (m_state.phase == Phase::Turn)
            return rule != noRule ? rule : purpose();
        return rule == noRule || rule == refused(Rule::TurnOrder) ? stepRule(m_state.phase) : rule;
    }

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
        const auto attempt = parseMove(m_rules, m_state, "complete " + std::string(m_id));
        return attempt ? checkMove(m_rules, m_state, *attempt) : noRule;
    }

    RuleIndex ofActionTile() const
    {
        const auto found = std::ranges::find(actionWords, m_id);
        if (!m_mine || found == actionWords.end())
            return refused(Rule::TurnActions);
        return ofAction(static_cast<Action>(found - actionWords.begin()));
    }

    // What the piece is for, where nobody tries anything with it.
    RuleIndex purpose() const
    {
        if (m_zone == "garden")
            return refused(m_piece.kind == "pond" ? Rule::WaterIrrigated : Rule::WaterFirstShoot);
        if (m_zone == "channels")
            return refused(Rule::IrrigationNetwork);
        if (m_zone == "improvements")
            return refused(Rule::WeatherClouds);
        if (m_zone == "improvements_placed")
            return refused(Rule::ImprovementOne);
        if (m_zone == "scored")
            return refused(Rule::ScoreObjectives);
        if (m_zone == "bamboo")
            return refused(Rule::PandaEat);
        if (m_zone == "emperor")
            return refused(Rule::EndEmperor);
        if (m_zone == "weather")
            return refused(m_piece.faceUp ? Rule::WeatherRoll : Rule::WeatherRound);
        if (m_zone == "stored")
            return refused(m_piece.kind == "channel" ? Rule::IrrigationStored : Rule::ImprovementStore);
        if (m_zone == "plot_stack")
            return refused(Rule::PlotsDraw);
        return m_zone == "actions" ? refused(Rule::TurnActions) : noRule;
    }

    const Rules &m_rules;
    const State &m_state;
    const Piece &m_piece;
    std::string_view m_zone; // "hand"
    std::string_view m_part; // what follows in the zone's id: a seat or a kind
    std::string_view m_id; // of the component
    bool m_mine;
};

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    return Refusing(rules, state, piece).rule();
}

} // namespace engawa::takenoko
