#include "core/games/leafus/leafus.h"

#include "core/games/leafus/values.h"

namespace engawa::leafus {

// An edit goes back to the roll, or to where a player was asked about another's roll.
bool atWholeDecision(const Rules &, const State &state)
{
    return state.phase == Phase::Over
           || (state.phase == Phase::Assign && state.uses.empty() && active(state).takenBack == 0);
}

int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault)
{
    return formula.evaluate(SheetValues(rules, state, seat), fault);
}

// Nobody knows the rolls to come; everything else lies open.
void redealHidden(const Rules &, State &state, Seat, std::uint64_t seed)
{
    state.seed = seed;
}

} // namespace engawa::leafus
