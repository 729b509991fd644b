#include "core/games/momiji/momiji.h"

#include "core/games/momiji/values.h"

namespace engawa::momiji {

std::string_view scenarioId(const Rules &rules, const State &state)
{
    const Scenario *scenario = scenarioOf(rules, state);
    return scenario ? std::string_view(scenario->id) : std::string_view();
}

// An edit goes back to the beginning of the turn.
bool atWholeDecision(const Rules &, const State &state)
{
    return state.phase == Phase::Draft || state.phase == Phase::Over
           || (state.phase == Phase::Turn && state.turn == Turn{});
}

int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault)
{
    return formula.evaluate(AreaValues(rules, state, seat), fault);
}

} // namespace engawa::momiji
