#pragma once

#include <memory>

#include "core/bots/bot.h"

namespace engawa {

// Tries every move and goes on to the end of its own turn, at each further decision with what looks best at once; it
// takes the move that leads to the best position by the formula that the pack's bots.json gives for the mode. Without a
// formula every move that doesn't end the game is worth the same.
class GreedyBot final : public Bot
{
public:
    GreedyBot();
    Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed) override;

private:
    static constexpr int nodes = 600; // positions that it looks at for one choice, about
    static constexpr int decisions = 16; // of one turn that it looks ahead

    struct Search
    {
        const Game &game;
        Seat seat;
        const Formula *formula;
        int left; // nodes
    };
    struct Memory
    {
        MoveList moves; // of the choice
        MoveList next; // of a decision after it
        State redealt;
        State reached;
        State tried;
        State best;
    };

    std::int64_t valueAfter(Search &search, Move move);
    static std::int64_t valueOf(const Search &search, const State &state);

    std::unique_ptr<Memory> m_memory;
};

} // namespace engawa
