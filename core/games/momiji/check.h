#pragma once

#include "core/games/momiji/play.h"
#include "core/games/momiji/steps.h"

// The rule that forbids a move in its phase, or noRule: what listing and checking share.
namespace engawa::momiji {

// A new main action may begin: none has been done, and no refill asks for a Collect.
inline RuleIndex checkMain(const State &state, Action action)
{
    if (state.turn.main)
        return refused(Rule::TurnOneMain);
    return state.turn.refilled && action != Action::Collect ? refused(Rule::CollectRefillCommits) : noRule;
}

inline RuleIndex checkColumn(const Rules &rules, const State &state, int leaf)
{
    if (leaf < 0 || leaf >= maxLeaves || state.columns[static_cast<std::size_t>(leaf)].empty())
        return refused(Rule::CollectNoColumn);
    if (state.phase == Phase::Turn)
        return noRule;
    const ColumnLimit limit = columnLimit(rules, state);
    const int size = static_cast<int>(state.columns[static_cast<std::size_t>(leaf)].size());
    const bool fits = state.turn.count < limit.columns && state.turn.total + size <= limit.cards;
    return fits ? noRule : refused(Rule::AbilityColumns);
}

inline RuleIndex checkTop(const State &state, int leaf)
{
    if (leaf < 0 || leaf >= maxLeaves || state.columns[static_cast<std::size_t>(leaf)].empty())
        return refused(Rule::CollectNoColumn);
    return state.turn.leaves >> leaf & 1 ? refused(Rule::AbilityTops) : noRule;
}

inline RuleIndex checkRefill(const Rules &rules, const State &state)
{
    if (modeOf(rules, state).solo)
        return refused(Rule::SoloNoRefill);
    if (state.turn.main)
        return refused(Rule::TurnOneMain);
    if (state.turn.refilled)
        return refused(Rule::CollectRefillOnce);
    if (state.deck.empty())
        return refused(Rule::CollectRefillDeck);
    return active(state).acorns < refillCost(rules, state) ? refused(Rule::CollectRefillCost) : noRule;
}

inline RuleIndex checkTrade(const Rules &rules, const State &state)
{
    if (state.turn.traded)
        return refused(Rule::TradeOnce);
    return static_cast<int>(active(state).hand.size()) < rules.parameters.tradeCards ? refused(Rule::TradeCards)
                                                                                     : noRule;
}

inline RuleIndex checkGarden(const Rules &rules, const State &state)
{
    if (!has(state, Module::AncientGarden))
        return refused(Rule::GardenModule);
    if (state.turn.gardened)
        return refused(Rule::GardenOnce);
    if (nextPathSpace(state) < 0)
        return refused(Rule::GardenPathEnd);
    return canExchange(rules, state) ? noRule : refused(Rule::GardenNeedsSwap);
}

inline RuleIndex checkExchange(const Rules &rules, const State &state, int handValue, int gardenValue)
{
    if (!exchangeable(rules, handValue, gardenValue))
        return refused(Rule::GardenValue);
    return gardenValue > active(state).acorns ? refused(Rule::GardenPrice) : noRule;
}

// Cards that a landscape offers beside a main action: nobody has to take them.
inline bool takesBeside(const Rules &rules, const State &state)
{
    const Landscape *landscape = landscapeUnderWay(rules, state);
    return landscape && landscape->trigger != Trigger::Free && !state.turn.declared;
}

// May the step under way be ended?
inline RuleIndex checkDone(const Rules &rules, const State &state)
{
    const Turn &turn = state.turn;
    switch (state.phase) {
    case Phase::Draft:
        return refused(Rule::DraftPick);
    case Phase::Columns:
    case Phase::Tops:
        return turn.count > 0 || takesBeside(rules, state) ? noRule : refused(Rule::TurnOrder);
    case Phase::Play: {
        const PlayFrame frame = playFrame(rules, state);
        if (frame.piles)
            return std::popcount(turn.leaves) == frame.piles ? noRule : refused(Rule::AbilityPiles);
        return turn.count > 0 || !turn.declared ? noRule : refused(Rule::TurnOrder);
    }
    case Phase::Objective:
        return turn.declared ? refused(Rule::TurnOrder) : noRule;
    case Phase::Order:
    case Phase::Discard:
    case Phase::Tuck:
        return noRule;
    case Phase::PlayDiscard:
        return refused(Rule::SoloPlayDiscard);
    case Phase::HandLimit:
        return refused(Rule::TurnHandLimit);
    default:
        return refused(Rule::TurnOrder);
    }
}

} // namespace engawa::momiji
