#include "tests/bench/playouts.h"

#include <set>

#include <benchmark/benchmark.h>

#include "core/lab/simulate.h"
#include "tests/bench/allocations.h"
#include "tests/bench/yardsticks.h"

namespace engawa::bench {

namespace {

// What dealing so many games takes; no part of a decision.
double timeToDeal(const Game &game, const Setup &setup, std::int64_t games)
{
    const double start = processorTime();
    for (std::int64_t n = 0; n < games; ++n)
        benchmark::DoNotOptimize(game.deal(setup, gameSeed(1, n)));
    return processorTime() - start;
}

void playGames(benchmark::State &state, const GamePtr &game, const Setup &setup, const std::string &bot)
{
    Playout playout(*game, setup, std::vector<std::string>(static_cast<std::size_t>(setup.players), bot));
    std::int64_t n = 0;
    for (; n < 100; ++n) // warm-up
        playout.play(gameSeed(1, n));

    std::int64_t games = 0, decisions = 0, byRules = 0;
    const long allocatedBefore = allocations();
    const double start = processorTime();
    for (auto _ : state) {
        const Played played = playout.play(gameSeed(1, n++));
        ++games;
        decisions += played.decisions;
        byRules += played.byRules;
    }
    const double spent = processorTime() - start;
    const auto allocated = static_cast<double>(allocations() - allocatedBefore);
    const auto count = static_cast<double>(games), decided = static_cast<double>(decisions);
    const double deals = timeToDeal(*game, setup, games);
    state.counters["games/s"] = count * 1e9 / spent;
    state.counters["decisions/s"] = decided * 1e9 / spent;
    state.counters["decisions_per_game"] = decided / count;
    state.counters["ended_by_rules"] = static_cast<double>(byRules) / count;
    state.counters["allocations_per_game"] = allocated / count;
    state.counters["deal_ns"] = deals / count;
    state.counters["decision_ns"] = (spent - deals) / decided;
    // What a decision costs (list the legal moves, choose, apply); at most 20 for random.
    state.counters["copies_of_1KiB"] = (spent - deals) / decided / copyOf1KiB();
}

} // namespace

void addPlayouts(const Shipped &shipped)
{
    for (const std::string &mode : shipped.modes()) {
        const Setup fewest = completed({mode, 0, {}, "", nobody}, shipped.game->data());
        const Json *entry = shipped.game->data().value("modes", mode);
        for (const int players : std::set{fewest.players, entry->value("max_players", fewest.players)}) {
            for (const std::string bot : {"random", "greedy"}) {
                Setup setup = fewest;
                setup.players = players;
                const std::string name = shipped.id + "/" + mode + "/players:" + std::to_string(players) + "/" + bot;
                benchmark::RegisterBenchmark(name, [game = shipped.game, setup, bot](benchmark::State &state) {
                    playGames(state, game, setup, bot);
                });
            }
        }
    }
}

} // namespace engawa::bench
