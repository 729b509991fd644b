#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/bots/levels.h"
#include "core/game/game.h"

namespace engawa {

// Chooses moves for a seat. What it chooses depends on what the seat may know and on the seed, never on the cards that
// are hidden from it. For one thread at a time: a bot keeps its working memory between choices, and a game must live as
// long as the bots that chose in it.
class Bot
{
public:
    virtual ~Bot() = default;

    // A legal move for `seat`, which is to act; Move{} where the data leave it none. Whoever asks may stop it from
    // another thread: it answers at once with the best that it has found.
    virtual Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed,
                        const std::stop_token &stop = {}) = 0;
};

// From the weakest on; with levels those too.
std::vector<std::string> botNames(const Levels &levels = {});

// Nothing for a name that no bot has.
std::unique_ptr<Bot> makeBot(std::string_view name, const Levels &levels = {}, Pace pace = Pace::Counted);

} // namespace engawa
