#include "tests/bench/formulas.h"

#include <benchmark/benchmark.h>

#include "core/bots/evaluation.h"
#include "tests/bench/yardsticks.h"

namespace engawa::bench {

namespace {

// Every name is worth the same: what is left is the formula's own part.
struct AlwaysThree final : Values
{
    int value(int) const override { return 3; }
    int call(int, std::span<const int>) const override { return 3; }
};

template <class Evaluate>
double nanoseconds(Evaluate &&evaluate)
{
    constexpr int times = 1000;
    const double start = processorTime();
    for (int i = 0; i < times; ++i)
        benchmark::DoNotOptimize(evaluate());
    return (processorTime() - start) / times;
}

void evaluateFormula(benchmark::State &state, const GamePtr &game, const Setup &setup)
{
    const State middle = middleOf(*game, setup);
    const std::shared_ptr<const Formula> formula = botFormula(*game, middle, "greedy");
    if (!formula)
        return state.SkipWithError("no formula");
    double whole = 0, own = 0;
    std::int64_t rounds = 0;
    for (auto _ : state) {
        whole += nanoseconds([&] { return game->evaluate(*formula, middle, 0); });
        own += nanoseconds([&] { return formula->evaluate(AlwaysThree()); });
        ++rounds;
    }
    state.counters["formula_ns"] = whole / static_cast<double>(rounds);
    state.counters["without_names_ns"] = own / static_cast<double>(rounds);
}

} // namespace

void addFormulas(const Shipped &shipped)
{
    const Data &data = shipped.game->data();
    for (const std::string &mode : shipped.modes()) {
        std::vector<std::string> scenarios = scenariosOf(mode, data);
        if (scenarios.empty())
            scenarios.emplace_back();
        for (const std::string &scenario : scenarios) {
            const Setup setup = completed({mode, 0, {}, scenario, nobody}, data);
            const std::string name = shipped.id + "/" + mode + (scenario.empty() ? "" : "/" + scenario) + "/formula";
            benchmark::RegisterBenchmark(
                name, [game = shipped.game, setup](benchmark::State &state) { evaluateFormula(state, game, setup); });
        }
    }
}

} // namespace engawa::bench
