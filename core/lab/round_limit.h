#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/bots/bot.h"
#include "core/pack/data.h"
#include "core/pack/read.h"

namespace engawa {

// Bots that play at random may go on for ever where people would not. A game in which that can happen has the parameter
// round_limit, which is 0 in its pack: no limit. Games of such bots set it.
inline constexpr int botRounds = 1000;

inline Data withRoundLimit(Data data)
{
    const Json *limit = data.value("rules", "round_limit");
    Problems problems;
    if (limit && *limit == 0)
        if (auto limited = edited(data, "rules.json", "/round_limit", botRounds, problems))
            return std::move(*limited);
    return data;
}

inline bool needRoundLimit(const std::vector<std::string> &bots)
{
    return std::ranges::contains(bots, "random", [](std::string_view bot) { return BotName(bot).level; });
}

} // namespace engawa
