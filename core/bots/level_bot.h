#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/bots/bot.h"
#include "core/bots/search.h"

namespace engawa {

// Plays as well as its level says: with a search, or without iterations by where a move leads at once.
class LevelBot final : public Bot
{
public:
    explicit LevelBot(Level level, Pace pace = Pace::Counted, int threads = 1);

    Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed,
                const std::stop_token &stop) override;
    const Thought *thought() const override { return m_thought; }

private:
    // What holds for a game in one of its modes; kept, as looking it up takes memory.
    struct Guide
    {
        const Data *data = nullptr;
        std::string_view mode, scenario; // of the game
        Level level;
        std::shared_ptr<const Formula> formula, lost;
    };
    const Guide &guideFor(const Game &game, const State &state);
    Move chosenAtOnce(const Evaluation &evaluation, const State &dealt, std::uint64_t seed,
                      const std::stop_token &stop);

    const Level m_level;
    const Pace m_pace;
    Guide m_guide;
    MoveRating m_rating;
    Search m_search;
    const Thought *m_thought = nullptr; // the search's last; nothing: it had nothing to search
    struct Memory
    {
        MoveList moves;
        State dealt;
    };
    std::unique_ptr<Memory> m_memory;
    std::vector<std::int64_t> m_values;
};

} // namespace engawa
