#include "tests/bench/reloads.h"

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include <benchmark/benchmark.h>

#include "core/bots/evaluation.h"
#include "core/match/journal_file.h"
#include "core/match/reload.h"
#include "core/pack/read.h"
#include "tests/bench/large_pack.h"

namespace engawa::bench {

namespace {

constexpr std::size_t manyComponents = 5000;

void refuse(benchmark::State &state, const Problems &problems)
{
    state.SkipWithError(problems.empty() ? "no result" : toLine(problems.front()));
}

void readAndCompile(benchmark::State &state, const Shipped &shipped)
{
    for (auto _ : state) {
        Problems problems;
        const Data data = readPack(std::filesystem::path(ENGAWA_RESOURCES) / "packs" / shipped.id, problems);
        if (!shipped.compiler->compile(data, nullptr, problems))
            return refuse(state, problems);
    }
}

void compileWhole(benchmark::State &state, const Shipped &shipped, std::size_t components)
{
    const Data data = components == 0 ? shipped.game->data()
                                      : enlarged(shipped.game->data(), largeFile(shipped.game->data()), components);
    for (auto _ : state) {
        Problems problems;
        if (!shipped.compiler->compile(data, nullptr, problems))
            return refuse(state, problems);
    }
    state.counters["components"] = static_cast<double>(data.files.at(largeFile(data))->size());
}

// One number of one component changes, back and forth, in the middle of a game: the entry is compiled, the position carried
// over, the scene made anew and compared.
void editOne(benchmark::State &state, const Shipped &shipped, std::size_t components)
{
    Problems problems;
    const Data data = components == 0 ? shipped.game->data()
                                      : enlarged(shipped.game->data(), largeFile(shipped.game->data()), components);
    Reload now{shipped.compiler->compile(data, nullptr, problems), {}, {}};
    if (!now.game)
        return refuse(state, problems);
    now.state = middleOf(*now.game);
    const auto [file, pointer, number] = editedNumber(data);
    bool more = true;
    bool sameScene = true;
    for (auto _ : state) {
        const Scene before = now.game->scene(now.state, 0);
        auto changed = edited(now.game->data(), file, pointer, number + (more ? 1 : 0), problems);
        auto next =
            changed ? reload(*shipped.compiler, *now.game, now.state, std::move(*changed), problems) : std::nullopt;
        if (!next)
            return refuse(state, problems);
        sameScene &= next->game->scene(next->state, 0) == before;
        now = std::move(*next);
        more = !more;
    }
    benchmark::DoNotOptimize(sameScene);
    state.counters["components"] = static_cast<double>(data.files.at(file)->size());
}

void evaluate(benchmark::State &state, const Shipped &shipped)
{
    const Game &game = *shipped.game;
    const State position = middleOf(game);
    const std::shared_ptr<const Formula> formula = botFormula(game, position, "greedy");
    if (!formula)
        return state.SkipWithError("the pack has no formula for the first mode");
    for (auto _ : state)
        benchmark::DoNotOptimize(game.evaluate(*formula, position, 0));
}

// One event on the disk, as after every move of a match.
void appendToJournal(benchmark::State &state)
{
    std::string folder = (std::filesystem::temp_directory_path() / "engawa-bench-XXXXXX").string();
    if (!::mkdtemp(folder.data()))
        return state.SkipWithError("no folder for the journal");
    {
        JournalFile journal(std::filesystem::path(folder) / "record.jsonl");
        for (auto _ : state) {
            journal.append(R"({"id":1,"parent":0,"move":"a move of usual length","seat":0,"hash":"0123456789abcdef"})");
            journal.flush();
        }
    }
    std::filesystem::remove_all(folder);
}

} // namespace

void addReloads(const Shipped &shipped)
{
    const auto add = [&](const std::string &name, auto body) {
        return benchmark::RegisterBenchmark(shipped.id + "/" + name, body)->Unit(benchmark::kMicrosecond);
    };
    add("read and compile", [shipped](benchmark::State &state) { readAndCompile(state, shipped); });
    add("compile", [shipped](benchmark::State &state) { compileWhole(state, shipped, 0); });
    add("compile 5000", [shipped](benchmark::State &state) { compileWhole(state, shipped, manyComponents); });
    add("edit and reload", [shipped](benchmark::State &state) { editOne(state, shipped, 0); });
    add("edit and reload 5000", [shipped](benchmark::State &state) { editOne(state, shipped, manyComponents); });
    add("formula", [shipped](benchmark::State &state) { evaluate(state, shipped); })->Unit(benchmark::kNanosecond);
    add("journal append", appendToJournal)->UseRealTime();
}

} // namespace engawa::bench
