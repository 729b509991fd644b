#include "core/games/kimono/kimono.h"

#include "core/games/kimono/values.h"

namespace engawa::kimono {

int seatCount(const Rules &rules, const State &state)
{
    return modeOf(rules, state).rival ? 1 : 2;
}

bool atWholeDecision(const Rules &, const State &state)
{
    return state.phase == Phase::Take || state.phase == Phase::Reward || state.phase == Phase::Over;
}

int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault)
{
    return formula.evaluate(AlbumValues(rules, state, seat), fault);
}

// Only the order of the deck is hidden, from every seat alike.
void redealHidden(const Rules &rules, State &state, Seat, std::uint64_t seed)
{
    state.seed = seed;
    sortDeck(rules, state);
}

} // namespace engawa::kimono
