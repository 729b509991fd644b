#pragma once

#include "core/games/takenoko/garden.h"

// What a turn may still have. Inline, so that whoever asks for a certain action pays only for that one.
namespace engawa::takenoko {

inline std::size_t indexOf(Action action)
{
    return static_cast<std::size_t>(action);
}

inline bool allowsMore(const Rules &rules, const State &state, Action action)
{
    const Turn &turn = state.turn;
    return turn.taken[indexOf(action)] + turn.chosen[indexOf(action)] < rules.times[indexOf(action)]
           || (turn.wind && rules.times[indexOf(action)] > 0);
}

inline bool decksEmpty(const State &state)
{
    for (const auto &deck : state.decks)
        if (!deck.empty())
            return false;
    return true;
}

inline bool anyBorder(const State &state)
{
    for (std::size_t i = 1; i < state.garden.size(); ++i)
        if (openSides(state.garden[i]))
            return true;
    return false;
}

// May the turn have it?
inline RuleIndex checkAllowed(const Rules &rules, const State &state, Action action)
{
    if (rules.parameters.fixActions)
        return state.turn.chosen[indexOf(action)] > 0 ? noRule : refused(Rule::TurnFixed);
    if (actionsLeft(rules, state) <= 0)
        return refused(Rule::TurnActions);
    return allowsMore(rules, state, action) ? noRule : refused(Rule::TurnDifferent);
}

// Can it be carried out?
inline RuleIndex checkPossible(const Rules &rules, const State &state, Action action)
{
    switch (action) {
    case Action::Plots:
        if (state.stack.empty() || state.garden.full())
            return refused(Rule::PlotsEmpty);
        // Beside two plots there always is a place; a pack may ask for more of them.
        return rules.parameters.plotNeighbours > 2 && !anySpot(rules, state) ? refused(Rule::PlotsBeside) : noRule;
    case Action::Irrigation:
        if (state.channels == 0)
            return refused(Rule::IrrigationReserve);
        return rules.parameters.storeChannels || anyBorder(state) ? noRule : refused(Rule::IrrigationNetwork);
    case Action::Gardener:
        return canMove(state, state.gardener) ? noRule : refused(Rule::MoveGap);
    case Action::Panda:
        return canMove(state, state.panda) ? noRule : refused(Rule::MoveGap);
    case Action::Objective:
        if (static_cast<int>(active(state).hand.size()) >= rules.parameters.handLimit)
            return refused(Rule::ObjectiveLimit);
        return decksEmpty(state) ? refused(Rule::ObjectiveDeck) : noRule;
    }
    return refused(Rule::TurnOrder);
}

inline bool canAct(const Rules &rules, const State &state, Action action)
{
    return checkAllowed(rules, state, action) == noRule && checkPossible(rules, state, action) == noRule;
}

} // namespace engawa::takenoko
