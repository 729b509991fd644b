#include "core/games/takenoko/takenoko.h"

#include "core/games/takenoko/values.h"

namespace engawa::takenoko {

// An edit waits until drawn plots are placed; everything else of a turn stands alone.
bool atWholeDecision(const Rules &, const State &state)
{
    return state.phase != Phase::Plot && state.phase != Phase::Under;
}

int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault)
{
    return formula.evaluate(SeatValues(rules, state, seat), fault);
}

} // namespace engawa::takenoko
