#include "core/games/momiji/momiji.h"

#include "core/games/momiji/values.h"

namespace engawa::momiji {

std::span<const std::string_view> idsOfRules(const Rules &)
{
    return ruleIds;
}

std::string_view modeId(const Rules &rules, const State &state)
{
    return modeOf(rules, state).id;
}

std::string_view scenarioId(const Rules &rules, const State &state)
{
    const Scenario *scenario = scenarioOf(rules, state);
    return scenario ? std::string_view(scenario->id) : std::string_view();
}

Seat seatToAct(const Rules &, const State &state)
{
    return state.phase == Phase::Over ? nobody : state.seat;
}

int seatCount(const Rules &, const State &state)
{
    return state.seats;
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

GamePtr makeGame(std::shared_ptr<const Data> data, FormulaBook formulas, const Game *, Problems &problems)
{
    Rules rules = compile(*data, formulas, problems);
    if (hasError(problems))
        return nullptr;
    return std::make_shared<Momiji>(std::move(data), std::move(formulas), std::move(rules));
}

} // namespace engawa::momiji
