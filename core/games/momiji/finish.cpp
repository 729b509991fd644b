#include "core/games/momiji/play.h"
#include "core/games/momiji/scoring.h"

namespace engawa::momiji {

namespace {

void takeSquirrel(const Rules &rules, State &state, const Log &log)
{
    if (state.squirrel == state.seat) {
        log(EventKind::KeptSquirrel, Rule::SquirrelKeep);
        return;
    }
    state.squirrel = state.seat;
    gain(state, state.seat, rules.parameters.squirrelAcorns);
    log(EventKind::Squirrel, Rule::SquirrelTake, rules.parameters.squirrelAcorns);
}

void takeGolden(State &state, const Log &log)
{
    if (state.goldenSupply == 0) {
        log(EventKind::NoGolden, Rule::GoldenSupply);
        return;
    }
    --state.goldenSupply;
    ++active(state).golden;
    log(EventKind::Golden, Rule::GoldenGain, state.goldenSupply);
}

} // namespace

void payBonus(const Rules &rules, State &state, Rule rule, const Log &log)
{
    const int pairs = matchingPairs(rules, active(state));
    const int acorns = pairs * rules.parameters.bonusAcorns;
    gain(state, state.seat, acorns);
    if (pairs > 0 || rule != Rule::BonusMatch)
        log(EventKind::Bonus, rule, pairs, acorns);
    const bool shared =
        acorns > 0 && has(state, Module::Squirrel) && state.squirrel != nobody && state.squirrel != state.seat;
    if (!shared)
        return;
    const int share = rules.parameters.squirrelShare * (rules.parameters.squirrelSharePerPair ? pairs : 1);
    gain(state, state.squirrel, share);
    log.by(state.squirrel)(EventKind::Share, Rule::SquirrelShare, share);
}

void endTurn(const Rules &rules, State &state, EventList *events)
{
    const Log log(events, state.seat);
    const Turn &turn = state.turn;
    if (turn.bonus)
        payBonus(rules, state, Rule::BonusMatch, log);
    const bool squirrel = turn.stacked && has(state, Module::Squirrel);
    const bool golden = turn.single && has(state, Module::GoldenLeaves);
    if (turn.landscape && (squirrel || golden)) {
        log(EventKind::Blocked, Rule::ModuleLandscapeBlocks, golden);
    } else {
        if (squirrel)
            takeSquirrel(rules, state, log);
        if (golden)
            takeGolden(state, log);
    }
    if (static_cast<int>(active(state).hand.size()) > rules.parameters.handLimit) {
        state.turn = {};
        state.turn.main = true;
        state.phase = Phase::HandLimit;
        return;
    }
    finishTurn(rules, state, events);
}

void finishTurn(const Rules &rules, State &state, EventList *events)
{
    const Log log(events, nobody);
    state.turn = {};
    ++state.turns;
    if (state.turnsLeft > 0) {
        if (--state.turnsLeft == 0) {
            finishGame(rules, state, events);
            return;
        }
    } else if (!modeOf(rules, state).solo && (state.deck.empty() || state.toriis == 0)) {
        state.turnsLeft = state.seats;
        log(EventKind::Ending, state.deck.empty() ? Rule::EndDeck : Rule::EndToriis);
        log(EventKind::LastRound, Rule::EndLastRound, state.turnsLeft);
    }
    state.seat = static_cast<std::int8_t>(state.seat + 1 == state.seats ? 0 : state.seat + 1);
    state.phase = Phase::Turn;
}

void finishGame(const Rules &rules, State &state, EventList *events)
{
    state.turn = {};
    state.turnsLeft = 0;
    state.phase = Phase::Over;
    announce(rules, state, events);
}

} // namespace engawa::momiji
