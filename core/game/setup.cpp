#include "core/game/setup.h"

#include <algorithm>

namespace engawa {

namespace {

// What the mode allows of a table: the ids that its field of that name lists, or all when it has no such field.
std::vector<std::string> allowedIn(const Json &mode, const std::string &table, const Data &data)
{
    std::vector<std::string> ids;
    for (const EntryPtr &entry : data.table(table).entries())
        if (!mode.contains(table) || std::ranges::contains(mode[table], Json(entry->id)))
            ids.push_back(entry->id);
    return ids;
}

Argument choiceOf(const std::vector<std::string> &ids)
{
    std::string list;
    for (const std::string &id : ids)
        list += (list.empty() ? "" : ", ") + id;
    return list.empty() ? inWords("expected.none") : inWords("expected.one_of", {{"choices", list}});
}

template <class Fits>
std::vector<std::string> modesThat(const Data &data, const Fits &fits)
{
    std::vector<std::string> modes;
    for (const EntryPtr &mode : data.table("modes").entries())
        if (fits(*mode))
            modes.push_back(mode->id);
    return modes;
}

int fewestIn(const Json &mode)
{
    return mode.value("min_players", 1);
}

int mostIn(const Json &mode)
{
    return mode.value("max_players", maxSeats);
}

// "2 to 4 in the mode standard; 1 plays in the mode solo".
Argument playersExpected(int players, const Entry &mode, const Data &data)
{
    const int least = fewestIn(mode.value);
    const int most = mostIn(mode.value);
    const std::vector<std::string> meant = modesThat(data, [players](const Entry &other) {
        return players >= fewestIn(other.value) && players <= mostIn(other.value);
    });
    const Argument expected = most > least
                                  ? inWords("expected.players", {{"least", least}, {"most", most}, {"mode", mode.id}})
                                  : inWords("expected.exact_players", {{"players", least}, {"mode", mode.id}});
    return meant.empty() ? expected
                         : inWords("expected.players_elsewhere",
                                   {{"expected", expected}, {"players", players}, {"modes", oneOf(meant)}});
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
        setup.players = fewestIn((*mode)->value);
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
        report("setup-mode",
               {{"mode", setup.mode}, {"expected", choiceOf(modesThat(data, [](const Entry &) { return true; }))}});
        return;
    }
    if (setup.players < fewestIn((*mode)->value) || setup.players > mostIn((*mode)->value))
        report("setup-players", {{"players", std::to_string(setup.players)},
                                 {"expected", playersExpected(setup.players, **mode, data)}});
    if (setup.starter != nobody && (setup.starter < 0 || setup.starter >= setup.players))
        report("setup-starter", {{"starter", std::to_string(setup.starter)},
                                 {"expected", inWords("expected.range", {{"least", 0}, {"most", setup.players - 1}})}});
    // What the pack has, but not in this mode, is named with the mode it belongs to.
    const auto reportIn = [&](const char *table, const char *code, const char *elsewhere, const std::string &id,
                              const std::vector<std::string> &allowed) {
        const std::vector<std::string> owners = modesThat(
            data, [&](const Entry &other) { return std::ranges::contains(allowedIn(other.value, table, data), id); });
        Problem::Arguments arguments{{"id", id}, {"expected", choiceOf(allowed)}, {"mode", setup.mode}};
        if (!owners.empty())
            arguments.emplace_back("owner", oneOf(owners));
        report(owners.empty() ? code : elsewhere, std::move(arguments));
    };
    const auto modules = modulesOf(setup.mode, data);
    for (const std::string &module : setup.modules)
        if (!std::ranges::contains(modules, module))
            reportIn("modules", "setup-module", "setup-module-mode", module, modules);
    const auto scenarios = scenariosOf(setup.mode, data);
    const bool chosen = !setup.scenario.empty() || needsScenario((*mode)->value);
    if (chosen && !std::ranges::contains(scenarios, setup.scenario))
        reportIn("scenarios", "setup-scenario", "setup-scenario-mode", setup.scenario, scenarios);
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
