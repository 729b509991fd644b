#include "core/match/setup.h"

#include <algorithm>

namespace engawa {

namespace {

std::string listOf(const Table &table)
{
    std::string list;
    for (const EntryPtr &entry : table.entries())
        list += (list.empty() ? "" : ", ") + entry->id;
    return list.empty() ? "none" : list;
}

// What the mode allows of a table: the ids that its field of that name lists, or all when it has no such field.
std::vector<std::string> allowedIn(const Json &mode, const std::string &table, const Data &data)
{
    std::vector<std::string> ids;
    for (const EntryPtr &entry : data.table(table).entries())
        if (!mode.contains(table) || std::ranges::contains(mode[table], Json(entry->id)))
            ids.push_back(entry->id);
    return ids;
}

std::string listOf(const std::vector<std::string> &ids)
{
    std::string list;
    for (const std::string &id : ids)
        list += (list.empty() ? "" : ", ") + id;
    return list.empty() ? "none" : "one of " + list;
}

// A mode that lists scenarios is played with one of them.
bool needsScenario(const Json &mode)
{
    return mode.contains("scenarios") && !mode["scenarios"].empty();
}

} // namespace

std::vector<std::string> modulesOf(const std::string &mode, const Data &data)
{
    const EntryPtr *entry = data.table("modes").find(mode);
    return entry ? allowedIn((*entry)->value, "modules", data) : std::vector<std::string>();
}

std::vector<std::string> scenariosOf(const std::string &mode, const Data &data)
{
    const EntryPtr *entry = data.table("modes").find(mode);
    return entry ? allowedIn((*entry)->value, "scenarios", data) : std::vector<std::string>();
}

Setup completed(Setup setup, const Data &data)
{
    const Table &modes = data.table("modes");
    if (setup.mode.empty() && modes.size() > 0)
        setup.mode = modes.entries().front()->id;
    const EntryPtr *mode = modes.find(setup.mode);
    if (!mode)
        return setup;
    if (setup.players == 0)
        setup.players = (*mode)->value.value("min_players", 1);
    if (setup.scenario.empty() && needsScenario((*mode)->value))
        if (const auto scenarios = scenariosOf(setup.mode, data); !scenarios.empty())
            setup.scenario = scenarios.front();
    return setup;
}

void checkSetup(const Setup &setup, const Data &data, Problems &problems)
{
    const auto report = [&](const char *code, Problem::Arguments arguments) {
        problems.push_back({Problem::Level::Error, code, {}, 0, {}, std::move(arguments)});
    };
    const Table &modes = data.table("modes");
    const EntryPtr *mode = modes.find(setup.mode);
    if (!mode) {
        report("setup-mode", {{"mode", setup.mode}, {"expected", "one of " + listOf(modes)}});
        return;
    }
    const int least = (*mode)->value.value("min_players", 1);
    const int most = (*mode)->value.value("max_players", maxSeats);
    if (setup.players < least || setup.players > most)
        report("setup-players",
               {{"players", std::to_string(setup.players)},
                {"expected", std::to_string(least) + (most > least ? " to " + std::to_string(most) : "")
                                 + " in the mode " + setup.mode}});
    if (setup.starter != nobody && (setup.starter < 0 || setup.starter >= setup.players))
        report("setup-starter",
               {{"starter", std::to_string(setup.starter)}, {"expected", "0 to " + std::to_string(setup.players - 1)}});
    const auto modules = modulesOf(setup.mode, data);
    for (const std::string &module : setup.modules)
        if (!std::ranges::contains(modules, module))
            report("setup-module", {{"module", module}, {"expected", listOf(modules)}});
    const auto scenarios = scenariosOf(setup.mode, data);
    const bool chosen = !setup.scenario.empty() || needsScenario((*mode)->value);
    if (chosen && !std::ranges::contains(scenarios, setup.scenario))
        report("setup-scenario", {{"scenario", setup.scenario}, {"expected", listOf(scenarios)}});
}

Json toJson(const Setup &setup)
{
    Json json{{"mode", setup.mode}, {"players", setup.players}};
    if (!setup.modules.empty())
        json["modules"] = setup.modules;
    if (!setup.scenario.empty())
        json["scenario"] = setup.scenario;
    if (setup.starter != nobody)
        json["starter"] = setup.starter;
    return json;
}

Setup setupFromJson(const Json &json)
{
    Setup setup;
    if (!json.is_object())
        return setup;
    const auto text = [&](const Json &value) { return value.is_string() ? value.get<std::string>() : std::string(); };
    setup.mode = text(json.value("mode", Json()));
    setup.scenario = text(json.value("scenario", Json()));
    const auto number = [&](const char *field, int otherwise) {
        const Json value = json.value(field, Json());
        const bool fits = value.is_number_integer() && value >= -1 && value <= 99;
        return fits ? value.get<int>() : otherwise;
    };
    setup.players = number("players", 0);
    setup.starter = static_cast<Seat>(number("starter", nobody));
    if (const auto modules = json.find("modules"); modules != json.end() && modules->is_array())
        for (const Json &module : *modules)
            setup.modules.push_back(text(module));
    return setup;
}

} // namespace engawa
