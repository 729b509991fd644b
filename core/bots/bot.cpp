#include "core/bots/bot.h"

#include <algorithm>

#include "core/bots/greedy.h"
#include "core/bots/level_bot.h"
#include "core/bots/persona_bot.h"
#include "core/bots/random.h"
#include "core/pack/words.h"

namespace engawa {

std::vector<std::string> botNames(const Levels &levels)
{
    std::vector<std::string> names{"random", "greedy"};
    names.append_range(levels.names());
    return names;
}

std::vector<std::string> botNames(const Levels &levels, const Data &data)
{
    std::vector<std::string> names = botNames(levels);
    for (std::string &persona : personasOf(data))
        if (!std::ranges::contains(names, persona))
            names.push_back(std::move(persona));
    return names;
}

BotName::BotName(std::string_view name, const Levels &levels)
{
    const std::size_t mark = name.find('@');
    if (mark != std::string_view::npos) {
        persona = name.substr(0, mark);
        level = name.substr(mark + 1);
    } else {
        (std::ranges::contains(botNames(levels), name) ? level : persona) = name;
    }
}

bool isBot(std::string_view name, const Levels &levels, const Data &data)
{
    const auto &[persona, level] = BotName(name, levels);
    const bool known = data.table("personas").find(persona) != nullptr;
    if (name.contains('@'))
        return known && std::ranges::contains(botNames(levels), level);
    return known || (persona.empty() && !name.empty());
}

std::string playableLevel(std::string_view level, const Levels &levels)
{
    for (const std::string_view each : {level, Persona::usualLevel})
        if (std::ranges::contains(botNames(levels), each))
            return std::string(each);
    return "greedy";
}

std::string playableBot(std::string_view name, const Levels &levels, const Data &data)
{
    return isBot(name, levels, data) ? std::string(name) : playableLevel(BotName(name, levels).level, levels);
}

Problems lostPersonas(std::span<const std::string> players, const Levels &levels, const Data &data)
{
    Problems problems;
    for (const std::string &player : players) {
        if (player.empty() || player == "human" || isBot(player, levels, data))
            continue;
        const BotName name(player, levels);
        const std::string persona(name.persona);
        Problem lost = at(data, "personas.json", "", "persona-lost",
                          {{"persona", persona},
                           {"level", playableLevel(name.level, levels)},
                           {"suggestion", nearest(persona, personasOf(data))}},
                          Problem::Level::Warning);
        if (!std::ranges::contains(problems, lost))
            problems.push_back(std::move(lost));
    }
    return problems;
}

std::unique_ptr<Bot> makeBot(std::string_view name, const Levels &levels, const Data &data, Pace pace, int threads)
{
    if (!isBot(name, levels, data))
        return nullptr;
    const auto &[persona, level] = BotName(name, levels);
    if (persona.empty())
        return makeBot(level, levels, pace, threads);
    return std::make_unique<PersonaBot>(std::string(persona), std::string(level), levels, pace, threads);
}

std::unique_ptr<Bot> makeBot(std::string_view name, const Levels &levels, Pace pace, int threads)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    if (name == "greedy")
        return std::make_unique<GreedyBot>();
    if (const Level *level = levels.find(name))
        return std::make_unique<LevelBot>(*level, pace, threads);
    return nullptr;
}

} // namespace engawa
