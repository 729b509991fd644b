#include "core/games/takenoko/actions.h"
#include "core/games/takenoko/weather.h"

namespace engawa::takenoko {

bool canActAtAll(const Rules &rules, const State &state)
{
    // The figures first: they can nearly always move.
    return canAct(rules, state, Action::Panda) || canAct(rules, state, Action::Gardener)
           || canAct(rules, state, Action::Plots) || canAct(rules, state, Action::Irrigation)
           || canAct(rules, state, Action::Objective);
}

// What is chosen beforehand may only become possible by another action; what has run out never does.
RuleIndex checkChoose(const Rules &rules, const State &state, Action action)
{
    if (!rules.parameters.fixActions || state.phase != Phase::Choose)
        return refused(Rule::TurnFixed);
    if (!allowsMore(rules, state, action))
        return refused(Rule::TurnDifferent);
    if (action == Action::Plots && state.stack.empty())
        return refused(Rule::PlotsEmpty);
    if (action == Action::Irrigation && state.channels == 0)
        return refused(Rule::IrrigationReserve);
    if (action == Action::Objective && decksEmpty(state))
        return refused(Rule::ObjectiveDeck);
    return noRule;
}

RuleIndex checkEnd(const Rules &rules, const State &state)
{
    const bool owed = rules.parameters.fixActions || state.turn.done < rules.parameters.actions;
    return owed && canActAtAll(rules, state) ? refused(Rule::TurnMustAct) : noRule;
}

bool canLay(const State &state)
{
    return active(state).channels > 0 && anyBorder(state);
}

bool canPlaceStored(const Rules &rules, const State &state)
{
    if (active(state).tokens == decltype(Player::tokens){})
        return false;
    for (int place = 1; place < static_cast<int>(state.garden.size()); ++place)
        if (checkTokenPlace(rules, state, place) == noRule)
            return true;
    return false;
}

} // namespace engawa::takenoko
