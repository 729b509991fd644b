#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/bots/levels.h"
#include "core/game/game.h"

namespace engawa {

struct Thought;

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

    // What a search found for its last choice, until the next; nothing where there was none: a single move, or a bot that
    // doesn't search.
    virtual const Thought *thought() const { return nullptr; }
};

// From the weakest on; with levels those too; with data also the pack's personas, at the end and in its order.
std::vector<std::string> botNames(const Levels &levels = {});
std::vector<std::string> botNames(const Levels &levels, const Data &data);

// The name of a bot taken apart: "strong" is a level, "hoarder" a persona of the pack at its own level, "hoarder@strong"
// one at a level.
struct BotName
{
    std::string_view persona; // empty: none
    std::string_view level; // empty: the persona's own

    explicit BotName(std::string_view name, const Levels &levels = {});
};
bool isBot(std::string_view name, const Levels &levels, const Data &data);

// The level, if it is known, else the one that is usually played.
std::string playableLevel(std::string_view level, const Levels &levels);
// The bot itself, if there is one of that name; where a record names a persona that the pack has lost, its level.
std::string playableBot(std::string_view name, const Levels &levels, const Data &data);

// What somebody should know whose players are bots of a record: the personas that the pack has lost.
Problems lostPersonas(std::span<const std::string> players, const Levels &levels, const Data &data);

// Nothing for a name that no bot has; without data no persona is known. `threads`: that it may think with, the one that
// asks it among them.
std::unique_ptr<Bot> makeBot(std::string_view name, const Levels &levels = {}, Pace pace = Pace::Counted,
                             int threads = 1);
std::unique_ptr<Bot> makeBot(std::string_view name, const Levels &levels, const Data &data, Pace pace = Pace::Counted,
                             int threads = 1);

} // namespace engawa
