#include "tests/bench/thoughts.h"

#include <algorithm>
#include <chrono>
#include <stop_token>
#include <thread>

#include <benchmark/benchmark.h>

#include "core/bots/bot.h"
#include "core/bots/search.h"
#include "tests/bench/allocations.h"
#include "tests/bench/yardsticks.h"

namespace engawa::bench {

namespace {

const Levels &shippedLevels()
{
    static const Levels levels = [] {
        Problems problems;
        return readLevels(ENGAWA_RESOURCES, problems);
    }();
    return levels;
}

void think(benchmark::State &state, const GamePtr &game, const Setup &setup, const std::string &level)
{
    const State middle = middleOf(*game, setup);
    const std::unique_ptr<Bot> bot = makeBot(level, shippedLevels());
    const Seat seat = game->toAct(middle);
    if (!bot || seat == nobody)
        return state.SkipWithError("nobody thinks here");
    bot->choose(*game, middle, seat, 0); // takes its memory
    std::int64_t iterations = 0, choices = 0;
    double spent = 0;
    const long allocatedBefore = allocations();
    for (auto _ : state) {
        const double start = processorTime();
        bot->choose(*game, middle, seat, static_cast<std::uint64_t>(++choices));
        spent += processorTime() - start;
        iterations += bot->thought() ? bot->thought()->iterations : 0;
    }
    const auto count = static_cast<double>(choices);
    state.counters["iterations/s"] = static_cast<double>(iterations) * 1e9 / spent;
    state.counters["iterations"] = static_cast<double>(iterations) / count;
    state.counters["ms"] = spent / count / 1e6;
    state.counters["allocations"] = static_cast<double>(allocations() - allocatedBefore) / count;
}

// The longest that a master takes to answer once it is told to stop, at different moments of its thought.
void stop(benchmark::State &state, const GamePtr &game, const Setup &setup)
{
    using Clock = std::chrono::steady_clock;
    const State middle = middleOf(*game, setup);
    const std::unique_ptr<Bot> bot = makeBot("master", shippedLevels());
    std::chrono::duration<double, std::milli> longest{0};
    for (int moment = 0; auto _ : state) {
        std::stop_source source;
        Clock::time_point stopped;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(1 + moment % 7));
            stopped = Clock::now();
            source.request_stop();
        });
        bot->choose(*game, middle, game->toAct(middle), static_cast<std::uint64_t>(++moment), source.get_token());
        const Clock::time_point answered = Clock::now();
        if (source.stop_requested())
            longest = std::max(longest, decltype(longest)(answered - stopped));
    }
    state.counters["stops_ms"] = longest.count();
}

} // namespace

void addThoughts(const Shipped &shipped)
{
    for (const std::string &mode : shipped.modes()) {
        const Setup setup = completed({mode, 0, {}, "", nobody}, shipped.game->data());
        const std::string name = shipped.id + "/" + mode + "/";
        for (const std::string level : {"normal", "strong"})
            benchmark::RegisterBenchmark(name + level, [game = shipped.game, setup, level](benchmark::State &state) {
                think(state, game, setup, level);
            });
        benchmark::RegisterBenchmark(name + "stop", [game = shipped.game, setup](benchmark::State &state) {
            stop(state, game, setup);
        })->Iterations(20);
    }
}

} // namespace engawa::bench
