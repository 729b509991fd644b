#include "tests/bench/yardsticks.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <limits>

#include <benchmark/benchmark.h>

#include "core/base/chance.h"
#include "core/match/state.h"

namespace engawa::bench {

namespace {

struct Block
{
    alignas(64) std::array<char, 1024> bytes{};
};

template <class T>
void copyOnce(T &from, T &to)
{
    benchmark::DoNotOptimize(from);
    std::memcpy(&to, &from, sizeof(T));
    benchmark::DoNotOptimize(to);
    benchmark::ClobberMemory();
}

template <class T>
void copies(benchmark::State &state)
{
    T from, to;
    for (auto _ : state)
        copyOnce(from, to);
}

void draws(benchmark::State &state)
{
    std::uint64_t n = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(draw(1, 2, n++));
}

} // namespace

double processorTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

double copyOf1KiB()
{
    static const double measured = [] {
        constexpr int repeats = 200'000;
        double best = std::numeric_limits<double>::max();
        Block from, to;
        for (int round = 0; round < 50; ++round) {
            const double start = processorTime();
            for (int i = 0; i < repeats; ++i)
                copyOnce(from, to);
            best = std::min(best, (processorTime() - start) / repeats);
        }
        return best;
    }();
    return measured;
}

void addYardsticks()
{
    benchmark::RegisterBenchmark("yardstick/copy of 1 KiB", copies<Block>);
    benchmark::RegisterBenchmark("yardstick/copy of a state", copies<State>);
    benchmark::RegisterBenchmark("yardstick/draw", draws);
}

} // namespace engawa::bench
