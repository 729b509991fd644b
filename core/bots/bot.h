#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "core/game/game.h"

namespace engawa {

// Chooses moves for a seat. What it chooses depends on what the seat may know and on the seed, never on the cards that
// are hidden from it. For one thread at a time: a bot keeps its working memory between choices.
class Bot
{
public:
    virtual ~Bot() = default;

    // A legal move for `seat`, which is to act; Move{} where the data leave it none.
    virtual Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed) = 0;
};

std::span<const std::string_view> botNames();

// Nothing for a name that no bot has.
std::unique_ptr<Bot> makeBot(std::string_view name);

} // namespace engawa
