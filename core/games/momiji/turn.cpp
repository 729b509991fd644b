#include "core/games/momiji/play.h"
#include "core/games/momiji/steps.h"

// What each move does.
namespace engawa::momiji {

namespace {

int sizeOf(const State &state, int leaf)
{
    return static_cast<int>(state.columns[static_cast<std::size_t>(leaf)].size());
}

void refill(const Rules &rules, State &state, const Log &log)
{
    const int cost = refillCost(rules, state);
    const int extra = surcharge(rules, state, Surcharge::Refill);
    state.turn.refilled = true;
    log(EventKind::Refilled, Rule::CollectRefill, cost);
    if (extra > 0)
        log(EventKind::Surcharge, Rule::GardenSurchargeRefill, extra);
    pay(rules, state, cost);
    reveal(rules, state, rules.parameters.refillCards, Rule::CollectRefill, log);
}

void collect(const Rules &rules, State &state, int leaf, EventList *events)
{
    const Log log(events, state.seat);
    Turn &turn = state.turn;
    const int size = sizeOf(state, leaf);
    const bool plain = state.phase == Phase::Turn;
    if (plain) {
        turn.action = Action::Collect;
        turn.declared = true;
    }
    const ColumnLimit limit = columnLimit(rules, state);
    const bool taking = turn.declared && !effectUnderWay(rules, state);
    takeColumn(state, leaf);
    if (taking) {
        turn.single = has(state, Module::GoldenLeaves) && size == rules.parameters.goldenColumn;
        log(EventKind::Collected, Rule::CollectColumn, leaf, size);
    } else {
        log(EventKind::TookColumn, Rule::AbilityColumns, leaf, size);
    }
    ++turn.count;
    turn.total = static_cast<std::uint8_t>(turn.total + size);
    if (turn.count < limit.columns && anyColumn(state, limit.cards - turn.total)) {
        state.phase = Phase::Columns;
        return;
    }
    afterTaking(rules, state, turn.declared, log);
    finishStep(rules, state, events);
}

void finishPlay(const Rules &rules, State &state, EventList *events)
{
    const Log log(events, state.seat);
    Turn &turn = state.turn;
    const int types = std::popcount(turn.leaves);
    if (types > 1) {
        turn.bonus = true;
        log(EventKind::Spread, Rule::PlaySpread, types);
    } else {
        turn.stacked |= turn.declared;
        log(EventKind::Stacked, Rule::PlayStack, turn.count);
        if (const int pairs = matchingPairs(rules, active(state)); pairs > 0 && !turn.bonus)
            log(EventKind::NoBonus, Rule::BonusSpreadOnly, pairs);
    }
    if (const Landscape *landscape = landscapeUnderWay(rules, state)) {
        if (!turn.declared)
            log(EventKind::Ability, Rule::AbilityPlay, indexUnderWay(rules, state));
        else if (landscape->widening >= 0)
            log(EventKind::Ability, Rule::AbilityPiles, indexUnderWay(rules, state));
    }
    finishStep(rules, state, events);
}

void play(const Rules &rules, State &state, int card, Side side, EventList *events)
{
    const Log log(events, state.seat);
    Turn &turn = state.turn;
    if (state.phase == Phase::Turn) {
        turn.action = Action::Play;
        turn.declared = true;
        state.phase = Phase::Play;
    }
    const Card &played = rules.cards[static_cast<std::size_t>(card)];
    log(EventKind::Played, Rule::PlayNoGap, card);
    if (skips(rules, Tops(rules, active(state)), played)) {
        ++turn.skips;
        log(EventKind::Skipped, Rule::AbilitySkip, card);
    }
    placeOnPile(rules, state, state.seat, takeFromHand(rules, state, card), side, log);
    ++turn.count;
    turn.leaves |= bitOf(played.leaf);
    if (!canPlayMore(rules, state, playFrame(rules, state)))
        finishPlay(rules, state, events);
}

void takeObjective(const Rules &rules, State &state, int objective, EventList *events)
{
    const Log log(events, state.seat);
    const bool solo = modeOf(rules, state).solo;
    const int cost = objectiveCost(rules, state, objective);
    const int extra = solo ? 0 : surcharge(rules, state, Surcharge::Objective);
    if (state.phase == Phase::Turn) {
        state.turn.action = Action::Objective;
        state.turn.declared = true;
    }
    const bool ability = !state.turn.declared;
    state.available &= ~(1u << objective);
    active(state).objectives |= 1u << objective;
    log(EventKind::TookObjective,
        solo      ? Rule::SoloCost
        : ability ? Rule::AbilityObjective
                  : Rule::ObjectiveTake,
        objective, cost);
    if (extra > 0)
        log(EventKind::Surcharge, Rule::GardenSurchargeObjective, extra);
    pay(rules, state, cost);
    if (state.defeated)
        return;
    if (solo)
        soloReveal(rules, state, Rule::SoloObjective, log);
    finishStep(rules, state, events);
}

void trade(const Rules &rules, State &state, int card, EventList *events)
{
    const Log log(events, state.seat);
    state.turn.traded = true;
    state.phase = Phase::Trade;
    discardFromHand(rules, state, card);
    log(EventKind::Discarded, Rule::TradeCards, card);
    if (++state.turn.count < rules.parameters.tradeCards)
        return;
    gain(state, state.seat, rules.parameters.tradeAcorns);
    log(EventKind::Traded, Rule::TradeCards, rules.parameters.tradeAcorns);
    backToTurn(rules, state, events);
}

void discard(const Rules &rules, State &state, int card, EventList *events)
{
    const Log log(events, state.seat);
    if (state.phase == Phase::Drawn) {
        discardDrawn(rules, state, card, events);
        return;
    }
    const Hand &hand = active(state).hand;
    discardFromHand(rules, state, card);
    ++state.turn.count;
    if (state.phase == Phase::Discard) {
        const int acorns = effectUnderWay(rules, state)->acorns;
        gain(state, state.seat, acorns);
        log(EventKind::Discarded, Rule::AbilityDiscard, card);
        log(EventKind::Gained, Rule::AbilityDiscard, acorns);
        if (hand.empty())
            finishEffect(rules, state, events);
    } else if (state.phase == Phase::PlayDiscard) {
        log(EventKind::Discarded, Rule::SoloPlayDiscard, card);
        if (state.turn.count >= rules.parameters.soloPlayDiscards || hand.empty())
            completeMain(rules, state, events);
    } else {
        log(EventKind::Discarded, Rule::TurnHandLimit, card);
        if (static_cast<int>(hand.size()) <= rules.parameters.handLimit)
            finishTurn(rules, state, events);
    }
}

void visitGarden(const Rules &rules, State &state, const Log &log)
{
    const int space = nextPathSpace(state);
    const auto kind = static_cast<std::size_t>(state.garden.path[static_cast<std::size_t>(space)] - 1);
    const Token &token = rules.tokens[kind];
    state.turn.gardened = true;
    state.phase = Phase::Exchange;
    active(state).path = static_cast<std::uint8_t>(space + 1);
    state.garden.path[static_cast<std::size_t>(space)] = 0;
    log(EventKind::Animal, Rule::GardenAnimal, space + 1);
    if (token.spaces == 0) {
        log.revealed(EventKind::NoTree, Rule::GardenEmpty, static_cast<int>(kind));
        return;
    }
    log.revealed(EventKind::Token, Rule::GardenToken, static_cast<int>(kind));
    if (++state.garden.trees[kind] == token.spaces)
        log(EventKind::Full, Rule::GardenFull, static_cast<int>(kind));
}

void exchange(const Rules &rules, State &state, int given, int taken, EventList *events)
{
    const CopyIndex copy = takeFromHand(rules, state, given);
    const int cost = rules.cards[static_cast<std::size_t>(taken)].value;
    for (CopyIndex &there : state.garden.cards)
        if (rules.copies[there].card == taken) {
            addToHand(state, state.seat, there, true);
            there = copy;
            break;
        }
    Log(events, state.seat)(EventKind::Exchanged, Rule::GardenExchange, given, taken, cost);
    pay(rules, state, cost);
    backToTurn(rules, state, events);
}

void done(const Rules &rules, State &state, EventList *events)
{
    switch (state.phase) {
    case Phase::Columns:
    case Phase::Tops:
        afterTaking(rules, state, state.turn.declared, Log(events, state.seat));
        finishStep(rules, state, events);
        return;
    case Phase::Play:
        if (state.turn.count > 0)
            finishPlay(rules, state, events);
        else
            finishStep(rules, state, events);
        return;
    default:
        finishEffect(rules, state, events);
    }
}

} // namespace

void applyMove(const Rules &rules, State &state, Move chosen, EventList *events)
{
    const Log log(events, state.seat);
    const auto side = static_cast<Side>(chosen.c);
    switch (static_cast<Verb>(chosen.verb)) {
    case Verb::Draft:
        pickTile(rules, state, chosen.b, events);
        break;
    case Verb::Refill:
        refill(rules, state, log);
        break;
    case Verb::Collect:
        collect(rules, state, chosen.b, events);
        break;
    case Verb::Play:
        play(rules, state, chosen.b, side, events);
        break;
    case Verb::Done:
        done(rules, state, events);
        break;
    case Verb::Objective:
        takeObjective(rules, state, chosen.b, events);
        break;
    case Verb::Swap:
        swap(rules, state, chosen.b, chosen.c, events);
        break;
    case Verb::Trade:
        trade(rules, state, chosen.b, events);
        break;
    case Verb::Use:
        use(rules, state, chosen.b, chosen.c != 0, chosen.d, events);
        break;
    case Verb::Top:
        takeTopOf(rules, state, chosen.b, events);
        break;
    case Verb::Discard:
        discard(rules, state, chosen.b, events);
        break;
    case Verb::Order:
        order(rules, state, chosen.b, events);
        break;
    case Verb::Take:
        takeDiscarded(rules, state, chosen.b, events);
        break;
    case Verb::Tuck:
        tuck(rules, state, chosen.b, chosen.c, events);
        break;
    case Verb::Place:
        placeRevealed(rules, state, side, events);
        break;
    case Verb::Garden:
        visitGarden(rules, state, log);
        break;
    case Verb::Exchange:
        exchange(rules, state, chosen.b, chosen.c, events);
        break;
    case Verb::Pass:
        log(EventKind::Passed, Rule::TurnPass);
        refillIfEmpty(rules, state, log); // else all could pass for ever, and alone no reveal would bring the end
        endTurn(rules, state, events);
        break;
    case Verb::End:
        endTurn(rules, state, events);
        break;
    }
    if (state.defeated && state.phase != Phase::Over)
        finishGame(rules, state, events);
}

} // namespace engawa::momiji
