#include "tests/bench/playouts.h"

#include <algorithm>
#include <set>

#include <benchmark/benchmark.h>

#include "core/lab/simulate.h"
#include "tests/bench/allocations.h"
#include "tests/bench/yardsticks.h"

namespace engawa::bench {

namespace {

// Processor time in nanoseconds. What is compared is measured by turns, a moment each: whatever slows the machine down
// slows all of it.
struct Spent
{
    double playing = 0; // whole games
    double dealing = 0; // the same games, which is no part of a decision
    double copying = 0;
};
constexpr double moment = 1e6;
constexpr int copiesInAMoment = 10'000;

int gamesInAMoment(Playout &playout)
{
    constexpr int warmUp = 100;
    const double start = processorTime(), enough = start + 50 * moment;
    int played = 0;
    for (; played < warmUp && processorTime() < enough; ++played)
        playout.play(gameSeed(1, played));
    return std::max(1, static_cast<int>(moment * played / (processorTime() - start)));
}

void playGames(benchmark::State &state, const GamePtr &game, const Setup &setup, const std::string &bot)
{
    Playout playout(*game, setup, std::vector<std::string>(static_cast<std::size_t>(setup.players), bot));
    const int batch = gamesInAMoment(playout);
    std::int64_t games = 0, decisions = 0, byRules = 0, copies = 0;
    long allocated = 0;
    Spent spent;
    while (state.KeepRunningBatch(batch)) {
        const long allocatedBefore = allocations();
        const double start = processorTime();
        for (int i = 0; i < batch; ++i) {
            const Played played = playout.play(gameSeed(2, games + i));
            decisions += played.decisions;
            byRules += played.byRules;
        }
        spent.playing += processorTime() - start;
        allocated += allocations() - allocatedBefore;

        state.PauseTiming();
        const double dealing = processorTime();
        for (int i = 0; i < batch; ++i)
            benchmark::DoNotOptimize(game->deal(setup, gameSeed(2, games + i)));
        spent.dealing += processorTime() - dealing;
        spent.copying += timeToCopy1KiB(copiesInAMoment);
        copies += copiesInAMoment;
        games += batch;
        state.ResumeTiming();
    }
    const auto count = static_cast<double>(games), decided = static_cast<double>(decisions);
    const double decision = (spent.playing - spent.dealing) / decided;
    state.counters["games/s"] = count * 1e9 / spent.playing;
    state.counters["decisions/s"] = decided * 1e9 / spent.playing;
    state.counters["decisions_per_game"] = decided / count;
    state.counters["ended_by_rules"] = static_cast<double>(byRules) / count;
    state.counters["allocations_per_game"] = static_cast<double>(allocated) / count;
    state.counters["deal_ns"] = spent.dealing / count;
    state.counters["decision_ns"] = decision;
    const double copy = spent.copying / static_cast<double>(copies);
    state.counters["copy_ns"] = copy;
    // What a decision costs (list the legal moves, choose, apply); at most 20 for random.
    state.counters["copies_of_1KiB"] = decision / copy;
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
