#include "core/games/takenoko/play.h"

namespace engawa::takenoko {

namespace {

void over(const Rules &rules, State &state, EventList *events)
{
    state.phase = Phase::Over;
    state.turn = {};
    announce(rules, state, events);
}

} // namespace

void endTurn(const Rules &rules, State &state, EventList *events)
{
    ++state.turns;
    state.seat = static_cast<std::int8_t>((state.seat + 1) % state.seats);
    if (state.emperor == state.seat) {
        over(rules, state, events);
        return;
    }
    const int limit = rules.parameters.roundLimit;
    if (limit > 0 && state.turns >= limit * state.seats) {
        state.stalled = true;
        Log(events, nobody)(EventKind::Limit, Rule::EndLimit, limit);
        over(rules, state, events);
        return;
    }
    if (state.emperor != nobody)
        Log(events, state.seat)(EventKind::LastTurn, Rule::EndLastRound);
    beginTurn(rules, state, events);
}

} // namespace engawa::takenoko
