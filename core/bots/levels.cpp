#include "core/bots/levels.h"

#include <algorithm>

#include "core/pack/read.h"

namespace engawa {

namespace {

// Whoever reads a level has not always checked it against its schema: what doesn't fit is left as it was.
void take(const Json &json, const char *name, int most, int &value)
{
    const auto found = json.find(name);
    if (found != json.end() && found->is_number_integer())
        value = static_cast<int>(std::clamp<std::int64_t>(found->get<std::int64_t>(), 0, most));
}

void take(const Json &json, Level &level)
{
    if (!json.is_object())
        return;
    take(json, "iterations", Level::mostIterations, level.iterations);
    take(json, "milliseconds", Level::mostMilliseconds, level.milliseconds);
    take(json, "noise", Level::mostNoise, level.noise);
    take(json, "turns", Level::mostTurns, level.turns);
    take(json, "ripe", Level::mostRipe, level.ripe);
    take(json, "rivals", Level::mostRivals, level.rivals);
    if (const auto formula = json.find("formula"); formula != json.end() && formula->is_string())
        level.formula = formula->get<std::string>();
}

} // namespace

Levels::Levels(const Table &table)
{
    for (const EntryPtr &entry : table.entries())
        take(entry->value, m_levels.emplace_back(Level{.name = entry->id}));
}

std::vector<std::string> Levels::names() const
{
    std::vector<std::string> names;
    for (const Level &level : m_levels)
        names.push_back(level.name);
    return names;
}

const Level *Levels::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_levels, name, &Level::name);
    return found == m_levels.end() ? nullptr : &*found;
}

Levels readLevels(const std::filesystem::path &resources, Problems &problems)
{
    const std::filesystem::path file = resources / "engine" / "levels.json";
    const auto text = readText(file, problems);
    auto document = text ? readDocument(*text, file.generic_string(), problems) : std::nullopt;
    return document ? Levels(Table(std::move(document->members))) : Levels();
}

Level levelUnder(const Data &data, Level level)
{
    if (const Json *own = data.value("levels", level.name))
        take(*own, level);
    return level;
}

} // namespace engawa
