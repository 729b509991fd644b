#include "core/games/momiji/check.h"

#include <algorithm>

namespace engawa::momiji {

namespace {

bool isCard(const Rules &rules, int card)
{
    return card >= 0 && card < static_cast<int>(rules.cards.size());
}

template <class Copies>
bool contains(const Rules &rules, const Copies &copies, int card)
{
    return std::ranges::any_of(copies, [&](CopyIndex copy) { return rules.copies[copy].card == card; });
}

bool inHand(const Rules &rules, const State &state, int card)
{
    return isCard(rules, card) && contains(rules, active(state).hand, card);
}

RuleIndex ifInHand(const Rules &rules, const State &state, int card)
{
    return inHand(rules, state, card) ? noRule : refused(Rule::TurnHandCard);
}

RuleIndex checkDraft(const Rules &rules, const State &state, int landscape)
{
    const bool shown =
        std::ranges::any_of(state.tilesShown, [&](TileIndex tile) { return rules.tiles[tile].landscape == landscape; });
    return shown ? noRule : refused(Rule::DraftShown);
}

RuleIndex checkPlay(const Rules &rules, const State &state, int index, int side)
{
    if (!inHand(rules, state, index))
        return refused(Rule::TurnHandCard);
    const Player &player = active(state);
    const Card &card = rules.cards[static_cast<std::size_t>(index)];
    const PlayFrame frame = playFrame(rules, state);
    const Tops tops(rules, player);
    if (const RuleIndex rule = checkPlacing(rules, tops, card, frame.skipBy); rule != noRule)
        return rule;
    if (const RuleIndex rule = checkCombination(rules, state.turn, frame, card.leaf); rule != noRule)
        return rule;
    const bool sided = tops.value[card.leaf] < 0 && !player.piles.empty();
    const bool fits = sided ? side == static_cast<int>(Side::Left) || side == static_cast<int>(Side::Right) : side == 0;
    return fits ? noRule : refused(Rule::PlaySide);
}

RuleIndex checkTake(const Rules &rules, const State &state, int objective)
{
    const Effect *effect = state.phase == Phase::Turn || state.turn.declared ? nullptr : effectUnderWay(rules, state);
    if (effect && !effect->buy)
        return refused(Rule::AbilityObjective);
    return checkObjective(rules, state, objective, active(state).acorns);
}

RuleIndex checkSwap(const Rules &rules, const State &state, int given, int taken)
{
    const Effect *effect = state.turn.declared ? nullptr : effectUnderWay(rules, state);
    if (!effect || !effect->swap || given < 0 || given >= maxObjectives || !(active(state).objectives >> given & 1))
        return refused(Rule::AbilitySwap);
    const bool available = taken >= 0 && taken < maxObjectives && (state.available >> taken & 1);
    return available ? noRule : refused(Rule::ObjectiveAvailable);
}

RuleIndex checkOrder(const State &state, int leaf)
{
    const auto &piles = active(state).piles;
    for (std::size_t i = state.turn.count; i < piles.size(); ++i)
        if (piles[i].leaf == leaf)
            return noRule;
    return refused(Rule::AbilityRearrange);
}

RuleIndex checkTuck(const Rules &rules, const State &state, int card, int leaf)
{
    if (!inHand(rules, state, card))
        return refused(Rule::TurnHandCard);
    const Pile *pile = pileOf(active(state), leaf);
    if (!pile)
        return refused(Rule::AbilityTuck);
    return rules.faceOf(pile->top).value < rules.parameters.toriiValue ? noRule : refused(Rule::AbilityTuckClosed);
}

RuleIndex checkExchangeOf(const Rules &rules, const State &state, int given, int taken)
{
    if (!inHand(rules, state, given))
        return refused(Rule::TurnHandCard);
    if (!isCard(rules, taken) || !contains(rules, state.garden.cards, taken))
        return refused(Rule::GardenExchange);
    return checkExchange(rules, state, rules.cards[static_cast<std::size_t>(given)].value,
                         rules.cards[static_cast<std::size_t>(taken)].value);
}

RuleIndex checkUseOf(const Rules &rules, const State &state, Move tried)
{
    Glance glance;
    return checkUse(rules, state, tried.b, tried.c == 1, tried.d, glance);
}

// The verb's phase: that of a free choice, or the step that asks for it.
bool asked(const State &state, Verb verb)
{
    const bool turn = state.phase == Phase::Turn;
    switch (verb) {
    case Verb::Draft:
        return state.phase == Phase::Draft;
    case Verb::Refill:
    case Verb::Use:
    case Verb::Garden:
    case Verb::End:
    case Verb::Pass:
        return turn;
    case Verb::Collect:
        return turn || state.phase == Phase::Columns;
    case Verb::Play:
        return turn || state.phase == Phase::Play;
    case Verb::Objective:
        return turn || state.phase == Phase::Objective;
    case Verb::Swap:
        return state.phase == Phase::Objective;
    case Verb::Trade:
        return turn || state.phase == Phase::Trade;
    case Verb::Top:
        return state.phase == Phase::Tops;
    case Verb::Discard:
        return state.phase == Phase::Drawn || state.phase == Phase::Discard || state.phase == Phase::PlayDiscard
               || state.phase == Phase::HandLimit;
    case Verb::Order:
        return state.phase == Phase::Order;
    case Verb::Take:
        return state.phase == Phase::Take;
    case Verb::Tuck:
        return state.phase == Phase::Tuck;
    case Verb::Place:
        return state.phase == Phase::Place;
    case Verb::Exchange:
        return state.phase == Phase::Exchange;
    case Verb::Done:
        return !turn;
    }
    return false;
}

// Why nothing asks for the verb now: the draft comes first, something is under way, or, in a free turn, what would ask for
// it is missing.
RuleIndex unasked(const State &state, Verb verb)
{
    if (state.phase == Phase::Draft)
        return refused(Rule::DraftPick);
    if (state.phase != Phase::Turn)
        return refused(Rule::TurnOrder);
    switch (verb) {
    case Verb::Draft:
        return refused(Rule::DraftPick);
    case Verb::Swap:
        return refused(Rule::AbilitySwap);
    case Verb::Top:
        return refused(Rule::AbilityTops);
    case Verb::Discard:
        return refused(Rule::TradeCards);
    case Verb::Order:
        return refused(Rule::AbilityRearrange);
    case Verb::Take:
        return refused(Rule::AbilityDiscarded);
    case Verb::Tuck:
        return refused(Rule::AbilityTuck);
    case Verb::Place:
        return refused(Rule::AbilityReveal);
    case Verb::Exchange:
        return refused(has(state, Module::AncientGarden) ? Rule::GardenExchange : Rule::GardenModule);
    case Verb::Done:
        return refused(state.turn.main ? Rule::TurnOneMain : Rule::TurnMustAct);
    default:
        return refused(Rule::TurnOrder);
    }
}

// Numbers that the verb doesn't use must be zero: every move has one form.
bool plain(Move tried)
{
    switch (static_cast<Verb>(tried.verb)) {
    case Verb::Refill:
    case Verb::Done:
    case Verb::Garden:
    case Verb::End:
    case Verb::Pass:
        return tried.a == 0 && tried.b == 0 && tried.c == 0 && tried.d == 0;
    case Verb::Place:
        return tried.a == 0 && tried.b == 0 && tried.d == 0;
    case Verb::Play:
    case Verb::Swap:
    case Verb::Tuck:
    case Verb::Exchange:
        return tried.a == 0 && tried.d == 0;
    case Verb::Use:
        return tried.a == 0 && (tried.c == 0 || tried.c == 1);
    default:
        return tried.a == 0 && tried.c == 0 && tried.d == 0;
    }
}

RuleIndex checkAsked(const Rules &rules, const State &state, Move tried)
{
    const bool turn = state.phase == Phase::Turn;
    const auto main = [&](Action action, auto &&check) {
        const RuleIndex rule = turn ? checkMain(state, action) : noRule;
        return rule == noRule ? check() : rule;
    };
    switch (static_cast<Verb>(tried.verb)) {
    case Verb::Draft:
        return checkDraft(rules, state, tried.b);
    case Verb::Refill:
        return checkRefill(rules, state);
    case Verb::Collect:
        return main(Action::Collect, [&] { return checkColumn(rules, state, tried.b); });
    case Verb::Play:
        return main(Action::Play, [&] { return checkPlay(rules, state, tried.b, tried.c); });
    case Verb::Done:
        return checkDone(rules, state);
    case Verb::Objective:
        return main(Action::Objective, [&] { return checkTake(rules, state, tried.b); });
    case Verb::Swap:
        return checkSwap(rules, state, tried.b, tried.c);
    case Verb::Trade:
        if (const RuleIndex rule = turn ? checkTrade(rules, state) : noRule; rule != noRule)
            return rule;
        return ifInHand(rules, state, tried.b);
    case Verb::Use:
        return checkUseOf(rules, state, tried);
    case Verb::Top:
        return checkTop(state, tried.b);
    case Verb::Discard:
        if (state.phase == Phase::Drawn)
            return contains(rules, state.drawn, tried.b) ? noRule : refused(Rule::AbilityDraw);
        return ifInHand(rules, state, tried.b);
    case Verb::Order:
        return checkOrder(state, tried.b);
    case Verb::Take:
        return contains(rules, state.discard, tried.b) ? noRule : refused(Rule::AbilityDiscarded);
    case Verb::Tuck:
        return checkTuck(rules, state, tried.b, tried.c);
    case Verb::Place:
        return tried.c == static_cast<int>(Side::Left) || tried.c == static_cast<int>(Side::Right)
                   ? noRule
                   : refused(Rule::PlaySide);
    case Verb::Garden:
        return checkGarden(rules, state);
    case Verb::Exchange:
        return checkExchangeOf(rules, state, tried.b, tried.c);
    case Verb::End:
        return state.turn.main ? noRule : refused(Rule::TurnMustAct);
    case Verb::Pass:
        return !state.turn.main && !hasMainAction(rules, state) ? noRule : refused(Rule::TurnPass);
    }
    return refused(Rule::TurnOrder);
}

} // namespace

RuleIndex checkMove(const Rules &rules, const State &state, Move tried)
{
    if (state.phase == Phase::Over)
        return refused(Rule::TurnOver);
    if (tried.verb >= verbCount || !plain(tried))
        return refused(Rule::TurnOrder);
    if (const auto verb = static_cast<Verb>(tried.verb); !asked(state, verb))
        return unasked(state, verb);
    return checkAsked(rules, state, tried);
}

} // namespace engawa::momiji
