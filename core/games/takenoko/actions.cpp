#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/objectives.h"

namespace engawa::takenoko {

namespace {

std::size_t at(Action action)
{
    return static_cast<std::size_t>(action);
}

bool allowsMore(const Rules &rules, const State &state, Action action)
{
    const Turn &turn = state.turn;
    return turn.taken[at(action)] + turn.chosen[at(action)] < rules.times[at(action)]
           || (turn.wind && rules.times[at(action)] > 0);
}

bool decksEmpty(const State &state)
{
    for (const auto &deck : state.decks)
        if (!deck.empty())
            return false;
    return true;
}

bool anyBorder(const State &state)
{
    for (std::size_t i = 1; i < state.garden.size(); ++i)
        if (openSides(state.garden[i]))
            return true;
    return false;
}

} // namespace

RuleIndex checkAllowed(const Rules &rules, const State &state, Action action)
{
    if (rules.is.fixActions)
        return state.turn.chosen[at(action)] > 0 ? noRule : refused(Rule::TurnFixed);
    if (actionsLeft(rules, state) <= 0)
        return refused(Rule::TurnActions);
    return allowsMore(rules, state, action) ? noRule : refused(Rule::TurnDifferent);
}

RuleIndex checkPossible(const Rules &rules, const State &state, Action action)
{
    switch (action) {
    case Action::Plots:
        return state.stack.empty() || state.garden.full() ? refused(Rule::PlotsEmpty) : noRule;
    case Action::Irrigation:
        if (state.channels == 0)
            return refused(Rule::IrrigationReserve);
        return rules.is.storeChannels || anyBorder(state) ? noRule : refused(Rule::IrrigationNetwork);
    case Action::Gardener:
        return canMove(state, state.gardener) ? noRule : refused(Rule::MoveGap);
    case Action::Panda:
        return canMove(state, state.panda) ? noRule : refused(Rule::MoveGap);
    case Action::Objective:
        if (static_cast<int>(active(state).hand.size()) >= rules.is.handLimit)
            return refused(Rule::ObjectiveLimit);
        return decksEmpty(state) ? refused(Rule::ObjectiveDeck) : noRule;
    }
    return refused(Rule::TurnOrder);
}

bool canAct(const Rules &rules, const State &state, Action action)
{
    return checkAllowed(rules, state, action) == noRule && checkPossible(rules, state, action) == noRule;
}

bool canActAtAll(const Rules &rules, const State &state)
{
    // The figures first: they can nearly always move.
    for (const Action action : {Action::Panda, Action::Gardener, Action::Plots, Action::Irrigation, Action::Objective})
        if (canAct(rules, state, action))
            return true;
    return false;
}

// What is chosen beforehand may only become possible by another action; what has run out never does.
RuleIndex checkChoose(const Rules &rules, const State &state, Action action)
{
    if (!rules.is.fixActions || state.phase != Phase::Choose)
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
    const bool owed = rules.is.fixActions || state.turn.done < rules.is.actions;
    return owed && canActAtAll(rules, state) ? refused(Rule::TurnMustAct) : noRule;
}

bool canLay(const State &state)
{
    return active(state).channels > 0 && anyBorder(state);
}

bool canPlaceStored(const Rules &rules, const State &state)
{
    bool stored = false;
    for (const std::uint8_t tokens : active(state).tokens)
        stored |= tokens > 0;
    if (!stored)
        return false;
    for (int place = 1; place < static_cast<int>(state.garden.size()); ++place)
        if (checkTokenPlace(rules, state, place) == noRule)
            return true;
    return false;
}

} // namespace engawa::takenoko
