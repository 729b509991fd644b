#include "core/bots/bot.h"

#include "core/bots/greedy.h"
#include "core/bots/level_bot.h"
#include "core/bots/random.h"

namespace engawa {

std::vector<std::string> botNames(const Levels &levels)
{
    std::vector<std::string> names{"random", "greedy"};
    names.append_range(levels.names());
    return names;
}

std::unique_ptr<Bot> makeBot(std::string_view name, const Levels &levels, Pace pace)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    if (name == "greedy")
        return std::make_unique<GreedyBot>();
    if (const Level *level = levels.find(name))
        return std::make_unique<LevelBot>(*level, pace);
    return nullptr;
}

} // namespace engawa
