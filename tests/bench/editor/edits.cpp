#include <algorithm>
#include <cstdio>
#include <functional>
#include <optional>
#include <vector>

#include "core/match/match.h"
#include "core/pack/read.h"
#include "editor/document/pack_document.h"
#include "tests/bench/editor/figures.h"
#include "tests/bench/large_pack.h"
#include "tests/bench/shipped.h"

namespace engawa::bench {

namespace {

// One of three values in turn, so that an edit never goes back to the value before.
struct Place
{
    std::string file;
    std::string pointer;
    std::function<Json(int)> value;
};

Place numberIn(const Data &data)
{
    const auto [file, pointer, number] = editedNumber(data);
    return {file, pointer, [number](int which) { return Json(number + which); }};
}

Place nameIn(const Data &data)
{
    const std::string id = data.files.at(largeFile(data))->entries().back()->id;
    return {"text/en.json", "/name/" + id, [](int which) { return Json("Name " + std::to_string(which)); }};
}

// The median of the steps in milliseconds; nothing, and the problem on standard error, when an edit is refused.
std::optional<double> timeOfEdit(const GameCompiler &compiler, const Data &data, const Place &place, int steps)
{
    Problems problems;
    const Texts engine = engineTexts(ENGAWA_RESOURCES, problems);
    PackDocument document(compiler, compiler.schemas(), engine);
    document.openPack(data, {}, true);
    problems = document.problems();
    const auto refused = [&] {
        std::fprintf(stderr, "%s\n", problems.empty() ? "an edit changed nothing" : toLine(problems.front()).c_str());
        return std::nullopt;
    };
    if (!document.compiles())
        return refused();
    problems.clear();
    const GamePtr game = document.game();
    auto match = Match::begin(game, {completed({}, data), 1, game->position(middleOf(*game))}, problems);
    if (!match)
        return refused();
    match->setWrite([](const std::string &) {}); // the line of the journal is made, and goes nowhere
    std::vector<double> costs;
    for (int i = 1; i <= steps; ++i) {
        const double before = work();
        document.edit(QStringLiteral("Edit"), {{place.file, place.pointer, place.value(i % 3)}});
        if (!document.compiles()
            || match->follow(compiler, {document.data(), document.game()}, problems) != Match::Fit::Fits)
            return refused();
        const Scene scene = match->game().scene(match->state(), 0);
        costs.push_back(work() - before);
    }
    std::ranges::sort(costs);
    return costs[costs.size() / 2];
}

} // namespace

bool editToScene(const GameCompiler &compiler, int steps)
{
    std::printf(
        "editing   milliseconds from the edit of a number, of a name, to the scene; the same with %zu components\n",
        manyComponents);
    for (const GameType &type : gameTypes()) {
        if (!type.shipped)
            continue;
        Problems problems;
        const Data shipped = readPack(std::filesystem::path(ENGAWA_RESOURCES) / "packs" / type.id, problems);
        const Data large = enlarged(shipped, largeFile(shipped), manyComponents);
        std::printf("          %-10.*s", static_cast<int>(type.id.size()), type.id.data());
        for (const Data *data : {&shipped, &large})
            for (const Place &place : {numberIn(*data), nameIn(*data)}) {
                const auto time = timeOfEdit(compiler, *data, place, steps);
                if (!time)
                    return false;
                std::printf("%9.2f", *time);
            }
        std::printf("\n");
    }
    return true;
}

} // namespace engawa::bench
