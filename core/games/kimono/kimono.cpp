#include "core/games/kimono/kimono.h"

#include "core/games/kimono/values.h"

namespace engawa::kimono {

std::span<const std::string_view> idsOfRules(const Rules &)
{
    return ruleIds;
}

std::string_view modeId(const Rules &rules, const State &state)
{
    return modeOf(rules, state).id;
}

int seatCount(const Rules &rules, const State &state)
{
    return modeOf(rules, state).rival ? 1 : 2;
}

Seat seatToAct(const Rules &, const State &state)
{
    return state.phase == Phase::Over ? nobody : state.seat;
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

GamePtr makeGame(std::shared_ptr<const Data> data, FormulaBook formulas, const Game *previous, Problems &problems)
{
    const Rules *old = previous ? &static_cast<const Kimono *>(previous)->compiled() : nullptr;
    Rules rules = compile(*data, formulas, old, problems);
    if (hasError(problems))
        return nullptr;
    return std::make_shared<Kimono>(std::move(data), std::move(formulas), std::move(rules));
}

} // namespace engawa::kimono
