#pragma once

#include "core/lab/lab_run.h"
#include "tests/core/every_game.h"

// Runs for tests about the lab.

inline const Setting &settingNamed(std::string_view begin)
{
    const auto found =
        std::ranges::find_if(everySetting(), [&](const Setting &setting) { return setting.name.starts_with(begin); });
    if (found == everySetting().end())
        qFatal("there is no setting that begins with its name");
    return *found;
}

inline engawa::LabPlan planOf(const Setting &setting, std::vector<std::string> bots, std::int64_t deals,
                              std::uint64_t seed = 3)
{
    engawa::LabPlan plan;
    plan.side.game = setting.game;
    plan.side.name = "here";
    plan.side.seed = seed;
    plan.setup = setting.setup;
    if (bots.size() == 1)
        bots.resize(static_cast<std::size_t>(setting.setup.players), bots.front());
    plan.side.bots = std::move(bots);
    plan.deals = deals;
    return plan;
}

// A template of the house: hidden hands, a deck, quickly played.
inline const Setting &quickSetting()
{
    return settingNamed("orchard: standard, 2 players");
}

inline engawa::LabResults played(const engawa::LabPlan &plan, int threads = 1)
{
    engawa::LabRun run(plan);
    run.start(threads, engawa::LabRun::Priority::Normal);
    run.wait();
    return *run.results();
}
