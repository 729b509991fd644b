#include "core/base/chance.h"
#include "core/game/setup_deal.h"
#include "core/games/leafus/play.h"

namespace engawa::leafus {

namespace {

constexpr std::uint64_t diceStream = 1;
constexpr std::uint64_t starterStream = 2;

} // namespace

void roll(const Rules &rules, State &state)
{
    state.dice.fill(0);
    state.diceCount = static_cast<std::uint8_t>(rules.parameters.dice);
    for (std::uint64_t die = 0; die < state.diceCount; ++die)
        state.dice[die] = static_cast<std::uint8_t>(
            1 + below(draw(state.seed, diceStream, std::uint64_t{state.rolls} * maxDice + die), actionCount));
    ++state.rolls;
}

void sayRoll(const State &state, EventKind kind, Rule rule, const Log &log)
{
    if (!log.on())
        return;
    std::array<int, 2> digits{};
    for (std::size_t die = 0; die < state.diceCount; ++die)
        digits[die / 4] = digits[die / 4] * 10 + state.dice[die];
    log.revealed(kind, rule, digits[0], digits[1]);
}

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events)
{
    state.seed = seed;
    state.mode = modeNumber(rules.modes, setup);
    state.seats = static_cast<std::uint8_t>(setup.players);
    for (int seat = 0; seat < state.seats; ++seat)
        findTips(rules, sheetOf(state, seat));
    state.starter = starterOf(setup, state.seats, seed, starterStream);
    state.seat = state.turn = state.starter;

    const Log log(events, nobody);
    log(EventKind::Sheet, Rule::SetupSheet, static_cast<int>(rules.leaves.size()),
        static_cast<int>(rules.crosses.size()));
    if (state.seats > 1)
        log.by(state.starter)(EventKind::Starter, Rule::SetupStarter);
    roll(rules, state);
    sayRoll(state, EventKind::Rolled, Rule::TurnRoll, log.by(state.turn));
}

} // namespace engawa::leafus
