#include "core/lab/merge.h"

#include <algorithm>
#include <vector>

namespace engawa {

namespace {

std::string asText(const Setup &setup)
{
    return toJson(setup).dump();
}

std::string asText(const std::vector<std::string> &bots)
{
    return Json(bots).dump();
}

Argument counted(const Run &run)
{
    return inWords(run.coverage ? "found.counted" : "found.not_counted");
}

bool fits(const Results &here, const Results &there)
{
    return here.run == there.run && here.seats.size() == there.seats.size()
           && std::ranges::equal(here.rules, there.rules, {}, &RuleCount::id, &RuleCount::id);
}

} // namespace

Argument difference(const Run &here, const Run &there, const Argument &file)
{
    const auto said = [&](const char *what, const Argument &mine, const Argument &other) {
        return inWords("found.runs_differ", {{"what", what}, {"here", mine}, {"there", other}, {"file", file}});
    };
    if (here.engine != there.engine)
        return said("engine", here.engine, there.engine);
    if (here.game != there.game)
        return said("game", here.game, there.game);
    if (here.dataHash != there.dataHash)
        return said("data", here.dataHash, there.dataHash);
    if (here.setup != there.setup)
        return said("setup", asText(here.setup), asText(there.setup));
    if (here.bots != there.bots)
        return said("bots", asText(here.bots), asText(there.bots));
    if (here.seed != there.seed)
        return said("seed", std::to_string(here.seed), std::to_string(there.seed));
    if (here.games != there.games)
        return said("games", std::to_string(here.games), std::to_string(there.games));
    return said("coverage", counted(here), counted(there));
}

std::optional<Results> merged(std::span<const Part> parts, Problems &problems)
{
    const std::size_t before = problems.size();
    const auto report = [&](const std::string &file, const char *code, Problem::Arguments arguments) {
        problems.push_back({Problem::Level::Error, code, file, 0, {}, std::move(arguments)});
    };
    if (parts.empty())
        return std::nullopt;
    const Part &first = parts.front();
    std::vector<const Part *> byNumber(static_cast<std::size_t>(first.results.shard.of), nullptr);
    for (const Part &part : parts) {
        const Results &results = part.results;
        if (!fits(results, first.results)) {
            report(part.file, "results-run", {{"difference", difference(results.run, first.results.run, first.file)}});
            continue;
        }
        if (results.shard.of != first.results.shard.of) {
            report(part.file, "results-shards",
                   {{"shard", nameOf(results.shard)},
                    {"of", std::to_string(first.results.shard.of)},
                    {"file", first.file}});
            continue;
        }
        const Part *&place = byNumber[static_cast<std::size_t>(results.shard.number - 1)];
        if (place)
            report(part.file, "results-twice", {{"shard", nameOf(results.shard)}, {"file", place->file}});
        else
            place = &part;
    }
    if (problems.size() > before)
        return std::nullopt;

    Results whole;
    whole.run = first.results.run;
    whole.seats.resize(first.results.seats.size());
    for (const RuleCount &rule : first.results.rules)
        whole.rules.push_back({rule.id, 0});
    for (std::size_t i = 0; i < byNumber.size(); ++i) {
        if (byNumber[i])
            whole.add(byNumber[i]->results);
        else
            report("", "results-missing", {{"shard", nameOf({static_cast<int>(i) + 1, first.results.shard.of})}});
    }
    return problems.size() > before ? std::nullopt : std::optional(std::move(whole));
}

std::vector<int> missingShards(std::span<const Part> parts, int of, Problems &problems)
{
    const auto alike = [&](const Part &part) {
        return std::ranges::count_if(parts, [&](const Part &other) { return fits(part.results, other.results); });
    };
    const auto most = std::ranges::max_element(parts, {}, alike);
    std::vector<bool> there(static_cast<std::size_t>(of));
    for (const Part &part : parts) {
        const Results &results = part.results;
        if (!fits(results, most->results))
            problems.push_back({Problem::Level::Error,
                                "results-run",
                                part.file,
                                0,
                                {},
                                {{"difference", difference(results.run, most->results.run, most->file)}}});
        else if (results.shard.of != of)
            problems.push_back({Problem::Level::Error,
                                "results-other-shards",
                                part.file,
                                0,
                                {},
                                {{"shard", nameOf(results.shard)}, {"of", of}}});
        else
            there[static_cast<std::size_t>(results.shard.number - 1)] = true;
    }
    std::vector<int> missing;
    for (int number = 1; number <= of; ++number)
        if (!there[static_cast<std::size_t>(number - 1)])
            missing.push_back(number);
    return missing;
}

} // namespace engawa
