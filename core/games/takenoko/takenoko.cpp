#include "core/games/takenoko/takenoko.h"

#include "core/games/takenoko/values.h"

namespace engawa::takenoko {

std::span<const std::string_view> idsOfRules(const Rules &)
{
    return ruleIds;
}

std::string_view modeId(const Rules &rules, const State &state)
{
    return modeOf(rules, state).id;
}

Seat seatToAct(const Rules &, const State &state)
{
    return state.phase == Phase::Over ? nobody : state.seat;
}

int seatCount(const Rules &, const State &state)
{
    return state.seats;
}

// An edit waits until drawn plots are placed; everything else of a turn stands alone.
bool atWholeDecision(const Rules &, const State &state)
{
    return state.phase != Phase::Plot && state.phase != Phase::Under;
}

int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault)
{
    return formula.evaluate(SeatValues(rules, state, seat), fault);
}

GamePtr makeGame(std::shared_ptr<const Data> data, FormulaBook formulas, const Game *, Problems &problems)
{
    Rules rules = compile(*data, formulas, problems);
    if (hasError(problems))
        return nullptr;
    return std::make_shared<Takenoko>(std::move(data), std::move(formulas), std::move(rules));
}

} // namespace engawa::takenoko
