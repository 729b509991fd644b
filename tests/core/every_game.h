#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <QTest>

#include "core/base/chance.h"
#include "core/games/registry.h"
#include "core/lab/round_limit.h"
#include "core/pack/read.h"
#include "core/pack/variant.h"
#include "tests/core/compiler.h"
#include "tests/core/pack_folder.h"

// Every bundled pack and variant, and every pack with its switches turned, under every setup: what is true of all games is tested on each of them.

// A compiled pack, or a variant of it, and one way to set it up.
struct Setting
{
    std::string name; // "kimono weighted_deck: expert, 2 players"
    engawa::GamePtr game;
    engawa::Setup setup;
};

inline engawa::GamePtr compiled(const engawa::Data &data, const engawa::Game *previous = nullptr)
{
    engawa::Problems problems;
    engawa::GamePtr game = compiler().compile(data, previous, problems);
    if (!game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return game;
}

inline engawa::Data bundled(const std::filesystem::path &folder)
{
    engawa::Problems problems;
    engawa::Data data = engawa::readPack(folder, problems);
    if (engawa::hasError(problems))
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return data;
}

inline std::string gameOf(const engawa::Data &data)
{
    return data.value("pack", "game")->get<std::string>();
}

inline std::vector<std::filesystem::path> sortedFiles(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> paths;
    if (std::filesystem::exists(folder))
        for (const auto &entry : std::filesystem::directory_iterator(folder))
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

// Those that are shipped, then the template.
inline std::vector<std::filesystem::path> everyPack()
{
    std::vector<std::filesystem::path> folders = sortedFiles(ENGAWA_RESOURCES "/packs");
    folders.append_range(sortedFiles(ENGAWA_RESOURCES "/templates"));
    return folders;
}

inline std::vector<engawa::Variant> variantsOf(const std::string &pack)
{
    std::vector<engawa::Variant> variants;
    for (const auto &path : sortedFiles(ENGAWA_RESOURCES "/variants")) {
        engawa::Problems problems;
        const auto text = engawa::readText(path, problems);
        auto variant = text ? engawa::readVariant(*text, path.string(), compiler().schemas(), problems) : std::nullopt;
        if (!variant || engawa::hasError(problems))
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        if (variant->base == pack)
            variants.push_back(std::move(*variant));
    }
    return variants;
}

// Every subset while there are few modules; else none, each alone, and all.
inline std::vector<std::vector<std::string>> moduleChoices(const engawa::Data &data)
{
    const auto &modules = data.table("modules").entries();
    std::vector<std::vector<std::string>> choices;
    const std::size_t subsets = std::size_t(1) << std::min<std::size_t>(modules.size(), 16);
    for (std::size_t bits = 0; bits < subsets; ++bits) {
        std::vector<std::string> chosen;
        for (std::size_t i = 0; i < modules.size(); ++i)
            if (bits >> i & 1)
                chosen.push_back(modules[i]->id);
        if (modules.size() <= 3 || chosen.size() <= 1 || chosen.size() == modules.size())
            choices.push_back(std::move(chosen));
    }
    return choices;
}

inline std::string nameOf(const engawa::Setup &setup)
{
    std::string name = setup.mode + ", " + std::to_string(setup.players) + " players";
    for (const std::string &module : setup.modules)
        name += ", " + module;
    return setup.scenario.empty() ? name : name + ", " + setup.scenario;
}

// Every mode with every number of players. A shipped pack with its modules in all combinations, and with every scenario
// for the fewest players; another version of it once, with as many modules as fit.
inline void addSettings(const std::string &name, const engawa::GamePtr &game, bool shipped,
                        std::vector<Setting> &settings)
{
    const engawa::Data &data = game->data();
    std::vector<std::string> scenarios{""};
    for (const engawa::EntryPtr &scenario : data.table("scenarios").entries())
        scenarios.push_back(scenario->id);
    auto choices = moduleChoices(data);
    std::ranges::reverse(choices);
    for (const engawa::EntryPtr &mode : data.table("modes").entries())
        for (int players = 1, fitting = 0; players <= engawa::maxSeats; ++players)
            for (std::size_t i = 0; i < choices.size() * scenarios.size(); ++i) {
                const std::string &scenario = scenarios[i % scenarios.size()];
                engawa::Setup setup{mode->id, players, choices[i / scenarios.size()], scenario, engawa::nobody};
                engawa::Problems problems;
                engawa::checkSetup(setup, data, problems);
                const bool another = shipped && (scenario.empty() || fitting == 0 || fitting == players);
                const bool first = settings.empty() || settings.back().game != game
                                   || settings.back().setup.mode != mode->id
                                   || settings.back().setup.players != players;
                if (!problems.empty() || !(another || first))
                    continue;
                fitting = fitting == 0 ? players : fitting;
                settings.push_back({name + ": " + nameOf(setup), game, std::move(setup)});
            }
}

// The pack with every switch of rules.json the other way round.
inline engawa::Data switched(engawa::Data data)
{
    engawa::Problems problems;
    const std::vector<engawa::EntryPtr> parameters = data.table("rules").entries();
    for (const engawa::EntryPtr &parameter : parameters)
        if (parameter->value.is_boolean())
            data = *engawa::edited(data, "rules.json", "/" + parameter->id, !parameter->value.get<bool>(), problems);
    return data;
}

inline const std::vector<Setting> &everySetting()
{
    static const std::vector<Setting> settings = [] {
        std::vector<Setting> all;
        for (const auto &folder : everyPack()) {
            const engawa::Data data = engawa::withRoundLimit(bundled(folder)); // courses are random
            if (!std::ranges::contains(engawa::gameTypes(), gameOf(data), &engawa::GameType::id))
                continue; // conformance_test says so
            const auto pack = data.value("pack", "id")->get<std::string>();
            addSettings(pack, compiled(data), true, all);
            addSettings(pack + " switched", compiled(switched(data)), false, all);
            for (const engawa::Variant &variant : variantsOf(pack)) {
                engawa::Problems problems;
                addSettings(pack + " " + variant.id, compiled(engawa::withVariant(data, variant, problems)), false,
                            all);
            }
        }
        if (all.empty())
            qFatal("no pack in " ENGAWA_RESOURCES "/packs; tests run in the project's folder");
        return all;
    }();
    return settings;
}

// The shipped Kimono Memories in one of its modes, for tests about one particular thing.
inline const Setting &kimono(const std::string &mode = "basic")
{
    const auto found = std::ranges::find_if(
        everySetting(), [&](const Setting &setting) { return setting.name.starts_with("kimono: " + mode + ","); });
    if (found == everySetting().end())
        qFatal("kimono has no mode %s", mode.c_str());
    return *found;
}

// One row of test data for every setting.
inline void addSettingRows()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < everySetting().size(); ++i)
        QTest::newRow(everySetting()[i].name.c_str()) << static_cast<int>(i);
}

// The setting of the test's row.
inline const Setting &rowSetting()
{
    return everySetting()[static_cast<std::size_t>(*static_cast<int *>(QTest::qData("index", qMetaTypeId<int>())))];
}

// How many cases of a property to try in one row, so that all rows together stay within the budget.
inline int casesOf(int budget)
{
    return std::max(2, budget / static_cast<int>(everySetting().size()));
}

// A course of a game: which of the legal moves is made, decision by decision. Past its end the seed decides.
struct Course
{
    std::uint64_t seed = 0;
    std::vector<std::uint8_t> choices;

    engawa::Move choice(std::size_t decision, const engawa::MoveList &legal) const
    {
        const std::uint64_t chosen = decision < choices.size() ? choices[decision] : engawa::draw(seed, 77, decision);
        return legal[static_cast<std::size_t>(chosen % legal.size())];
    }
};

constexpr int mostDecisions = 20'000; // no game of people is longer

// Calls visit(state, decision) at the beginning, after every move and at the end.
template <class Visit>
engawa::State follow(const Setting &setting, const Course &course, Visit &&visit, std::size_t most = mostDecisions)
{
    const engawa::Game &game = *setting.game;
    engawa::State state = game.deal(setting.setup, course.seed);
    auto moves = std::make_unique<engawa::MoveList>();
    for (std::size_t decision = 0;; ++decision) {
        visit(std::as_const(state), decision);
        if (game.toAct(state) == engawa::nobody || decision == most)
            return state;
        game.legal(state, *moves);
        if (moves->empty())
            return state; // a fault, which has a test of its own
        game.apply(state, course.choice(decision, *moves));
    }
}
