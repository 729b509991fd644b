#pragma once

#include <array>
#include <memory>

#include "core/bots/bot.h"

namespace engawa {

// Looks to the end of its own turn and takes what leads to the best position by the formula that the pack's bots.json
// gives for the mode. Without a formula every move that doesn't end the game is worth the same.
class GreedyBot final : public Bot
{
public:
    GreedyBot();
    Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed) override;

private:
    static constexpr std::size_t levels = 8; // decisions of one turn that it looks ahead
    static constexpr int nodes = 4000;       // positions that it looks at for one choice, about

    struct Level
    {
        State state;
        MoveList moves;
    };
    struct Search
    {
        const Game &game;
        Seat seat;
        const Formula *formula;
        int left; // nodes
    };

    std::int64_t bestAfter(Search &search, const State &before, Move move, std::size_t level);
    static std::int64_t valueOf(const Search &search, const State &state);

    MoveList m_moves;
    std::unique_ptr<std::array<Level, levels>> m_levels;
};

} // namespace engawa
