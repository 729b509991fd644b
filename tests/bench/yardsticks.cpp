#include "tests/bench/yardsticks.h"

#include <array>
#include <cstring>
#include <ctime>

#include <benchmark/benchmark.h>

#include "core/base/chance.h"
#include "core/game/state.h"

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

double timeToCopy1KiB(int copies)
{
    Block from, to;
    copyOnce(from, to); // warm
    const double start = processorTime();
    for (int i = 0; i < copies; ++i)
        copyOnce(from, to);
    return processorTime() - start;
}

void addYardsticks()
{
    benchmark::RegisterBenchmark("yardstick/copy of 1 KiB", copies<Block>);
    benchmark::RegisterBenchmark("yardstick/copy of a state", copies<State>);
    benchmark::RegisterBenchmark("yardstick/draw", draws);
}

} // namespace engawa::bench
