#pragma once

#include <memory>
#include <vector>

#include "core/bots/bot.h"
#include "core/bots/look_ahead.h"

namespace engawa {

// Tries every move and goes on to the end of its own turn, at each further decision with what looks best at once; it
// takes the move that leads to the best position by the formula that the pack's bots.json gives for the scenario or
// mode. Without a formula every move that doesn't end the game is worth the same. Where bots.json asks for it, it thinks
// its best moves through with the hidden cards lying in several ways, so that it doesn't trust in one lucky draw, and for
// some turns more.
class GreedyBot final : public Bot
{
public:
    GreedyBot();
    Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed,
                const std::stop_token &stop) override;

private:
    struct Rated
    {
        Move move;
        std::int64_t value = 0;
        std::uint64_t tie = 0;
    };
    struct Memory
    {
        MoveList moves;
        State redealt;
        State reached;
    };

    void rateMoves(const Evaluation &evaluation, int positions, Seat seat, std::uint64_t seed,
                   const std::stop_token &stop);
    Move bestAhead(const Evaluation &evaluation, const Horizon &horizon, const State &state, Seat seat,
                   std::uint64_t seed, const std::stop_token &stop);

    std::unique_ptr<Memory> m_memory;
    std::vector<Rated> m_rated; // the best first
    Turns m_turns;
    LookAhead m_ahead;
};

} // namespace engawa
