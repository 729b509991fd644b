#include "core/bots/bot.h"

#include <array>

#include "core/bots/greedy.h"
#include "core/bots/random.h"

namespace engawa {

namespace {

constexpr std::array<std::string_view, 2> names{"random", "greedy"};

} // namespace

std::span<const std::string_view> botNames()
{
    return names;
}

std::unique_ptr<Bot> makeBot(std::string_view name)
{
    if (name == "random")
        return std::make_unique<RandomBot>();
    if (name == "greedy")
        return std::make_unique<GreedyBot>();
    return nullptr;
}

} // namespace engawa
