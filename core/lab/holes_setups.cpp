#include <algorithm>

#include "core/lab/holes.h"
#include "core/match/match.h"

namespace engawa {

namespace {

std::vector<std::string> scenariosToTry(const Setup &asked, const std::string &mode, const Data &data)
{
    if (!asked.scenario.empty())
        return {asked.scenario};
    std::vector<std::string> scenarios = scenariosOf(mode, data);
    if (scenarios.empty())
        scenarios.emplace_back();
    return scenarios;
}

std::vector<std::vector<std::string>> modulesToTry(const Setup &asked, const std::string &mode, const Data &data)
{
    if (!asked.modules.empty())
        return {asked.modules};
    std::vector<std::vector<std::string>> modules{{}};
    if (const auto all = modulesOf(mode, data); !all.empty())
        modules.push_back(all);
    return modules;
}

} // namespace

std::vector<Setup> setupsToSearch(const Setup &asked, const Data &data)
{
    std::vector<Setup> setups;
    for (const EntryPtr &mode : data.table("modes").entries()) {
        if (!asked.mode.empty() && mode->id != asked.mode)
            continue;
        const int fewest = asked.players > 0 ? asked.players : mode->value.value("min_players", 1);
        const int most = asked.players > 0 ? asked.players : mode->value.value("max_players", fewest);
        for (const auto &modules : modulesToTry(asked, mode->id, data))
            for (const std::string &scenario : scenariosToTry(asked, mode->id, data))
                for (int players = fewest; players <= most; ++players) {
                    const Setup setup{mode->id, players, modules, scenario, nobody};
                    Problems problems;
                    checkSetup(setup, data, problems);
                    if (problems.empty())
                        setups.push_back(setup);
                }
    }
    return setups;
}

std::string recordOf(const GamePtr &game, const Course &course, const std::vector<std::string> &variants)
{
    Opening opening;
    opening.setup = course.setup;
    opening.seed = course.seed;
    opening.seats.assign(static_cast<std::size_t>(course.setup.players), {"", "human"});
    opening.variants = variants;
    Problems problems;
    auto match = Match::begin(game, std::move(opening), problems);
    if (!match)
        return {};
    std::string text = match->header() + "\n";
    match->setWrite([&text](const std::string &line) { text += line + "\n"; });
    for (const Move move : course.moves)
        if (match->play(move) != noRule)
            break;
    return text;
}

} // namespace engawa
