#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/bots/bot.h"
#include "core/match/match.h"

namespace engawa {

// Bots at the seats of a match: what they play is what a playout with the match's seed would.
class MatchBots
{
public:
    // One for each seat; isBot() holds of each under the match's data.
    MatchBots(std::span<const std::string> names, const Levels &levels, const Data &data);

    // The move of whoever is to act; nothing when it is over, or when the data leave no move.
    std::optional<Move> next(const Match &match);

private:
    std::vector<std::unique_ptr<Bot>> m_bots;
};

} // namespace engawa
