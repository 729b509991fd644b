#include <algorithm>
#include <chrono>
#include <filesystem>
#include <format>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/setup_words.h"
#include "app/lab/study.h"
#include "core/lab/lab_words.h"
#include "core/lab/replayed_game.h"
#include "core/match/capsule.h"
#include "core/pack/words.h"

namespace engawa::lab {

namespace {

std::string now()
{
    return std::format("{:%FT%TZ}", std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

// What people call one side: its variants, or the pack alone.
std::string nameOfSide(const NamedGames &named, const GameWords &words, const Game &game)
{
    const std::vector<std::string> variants = named.variantNames(words, game.data());
    if (!variants.empty())
        return joined(variants);
    const Json *id = game.data().value("pack", "id");
    return id && id->is_string() ? id->get<std::string>() : words.pack;
}

// A run that was kept is not written over by another one.
void checkKeep(const std::string &file)
{
    std::error_code error;
    if (!file.empty() && std::filesystem::exists(file, error))
        throw UsageError("“" + file
                         + "” is there already, expected a new file; engawa-lab resume goes on with a kept run");
}

// One bot of the first side among those of the other: a persona at a table of others.
std::vector<std::string> oneAmong(const std::string &bot, std::vector<std::string> others)
{
    others.front() = bot;
    return others;
}

} // namespace

int figures(const Common &common, const FiguresWords &words)
{
    checkKeep(words.keep);
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    if (!game)
        return Faulty;
    KeptRun run;
    LabPlan &plan = run.plan;
    plan.levels = levelsFor(common);
    plan.setup = setupFrom(words.setup, nobody, game->data(), named->sentences());
    plan.side.bots = botsFor(words.bots.bots, plan.setup.players, plan.levels, game->data());
    plan.side.game = named->forBots(game, plan.side.bots);
    plan.side.name = nameOfSide(*named, words.game, *game);
    plan.side.seed = words.bots.seed;
    plan.deals = words.deals;
    plan.rotates = !words.fixedSeats;
    run.results = emptyResults(plan);
    run.name = plan.side.name;
    run.made = now();
    return study(common, *named, std::move(run), {words.bots.threads, words.keep, words.csv, words.csvGames});
}

int compare(const Common &common, const CompareWords &words)
{
    checkKeep(words.keep);
    const bool bots = !words.againstBots.empty();
    if (!bots && words.game.variants.empty() && words.against.empty())
        throw UsageError("there is nothing to compare, expected --variant, --against or --against-bots");
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    const GamePtr other =
        game ? named->game({words.game.pack, bots && words.against.empty() ? words.game.variants : words.against})
             : nullptr;
    if (!other)
        return Faulty;
    KeptRun run;
    LabPlan &plan = run.plan;
    plan.levels = levelsFor(common);
    plan.setup = setupFrom(words.setup, nobody, game->data(), named->sentences());
    setupFrom(words.setup, nobody, other->data(), named->sentences());
    LabSide &side = plan.side, &against = plan.against.emplace();
    side.bots = botsFor(words.bots.bots, plan.setup.players, plan.levels, game->data());
    against.bots = bots ? botsFor(words.againstBots, plan.setup.players, plan.levels, other->data()) : side.bots;
    if (bots && words.bots.bots.size() <= 1)
        side.bots = oneAmong(side.bots.front(), against.bots);
    std::vector<std::string> all = side.bots;
    all.append_range(against.bots);
    side.game = named->forBots(game, all);
    against.game = named->forBots(other, all);
    side.name = bots ? side.bots.front() : nameOfSide(*named, words.game, *game);
    against.name = bots ? against.bots.front() : nameOfSide(*named, {words.game.pack, words.against}, *other);
    side.seed = against.seed = words.bots.seed;
    plan.deals = words.deals;
    plan.rotates = !words.fixedSeats;
    plan.question.measures = words.on;
    plan.question.matters = words.matters / 100;
    plan.question.stops = !words.playsOn;
    run.results = emptyResults(plan);
    for (const std::string &id : words.on)
        if (!std::ranges::contains(run.results.pairs, id, [](const PairedFigure &pair) { return pair.measure.id; })) {
            std::vector<std::string> known;
            for (const PairedFigure &pair : run.results.pairs)
                known.push_back(pair.measure.id);
            const std::string meant = nearest(id, known);
            throw UsageError("there is no figure “" + id + "”, expected " + listed(known)
                             + (meant.empty() ? "" : "; did you mean “" + meant + "”?"));
        }
    run.name = side.name + " / " + against.name;
    run.made = now();
    return study(common, *named, std::move(run), {words.bots.threads, words.keep, words.csv, words.csvGames});
}

int resume(const Common &common, const ResumeWords &words)
{
    const auto named = NamedGames::open(common);
    if (!named)
        return Faulty;
    Problems problems;
    auto run = openKeptRun(words.file, named->compiler(), levelsFor(common), problems);
    printProblems(std::cerr, problems, named->sentences());
    return run ? study(common, *named, std::move(*run), {words.threads, words.file, words.csv, words.csvGames})
               : Faulty;
}

namespace {

// The first game behind a mark: a figure's least or most, a component's or a rule's first one.
std::optional<GameMoment> momentOf(const Figures &figures, const MomentWords &words)
{
    if (const Figure *figure = figures.find(words.mark); figure && figure->games.any)
        return words.least ? figure->games.leastIn : figure->games.mostIn;
    const auto first = [](const Moments &moments) {
        return moments.empty() ? std::nullopt : std::optional(*moments.begin());
    };
    for (const ComponentFigures &component : figures.components)
        if (component.table + "/" + component.id == words.mark)
            for (const Happened *each : {&component.scored, &component.used, &component.drawn, &component.taken,
                                         &component.dealt, &component.there})
                if (!each->moments.empty())
                    return first(each->moments);
    for (const EndingFigures &ending : figures.endings)
        if (!ending.rule.empty() && ending.rule == words.mark)
            return first(ending.moments);
    for (const RuleFigures &rule : figures.rules)
        if (rule.id == words.mark)
            return first(rule.fired.moments);
    return std::nullopt;
}

} // namespace

int moment(const Common &common, const MomentWords &words)
{
    const auto named = NamedGames::open(common);
    if (!named)
        return Faulty;
    Problems problems;
    const auto run = openKeptRun(words.file, named->compiler(), levelsFor(common), problems);
    const auto found = run ? momentOf(run->results.figures, words) : std::nullopt;
    if (run && !found)
        problems.push_back({Problem::Level::Error, "run-no-mark", words.file, 0, {}, {{"mark", words.mark}}});
    const auto match = found ? replayedGame(run->plan, *found, problems) : std::nullopt;
    printProblems(std::cerr, problems, named->sentences());
    if (!match)
        return Faulty;
    std::cout << recordText(*match);
    return Fine;
}

} // namespace engawa::lab
