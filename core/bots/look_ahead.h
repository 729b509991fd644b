#pragma once

#include "core/bots/turns.h"

namespace engawa {

// How far a bot thinks; formulas of the pack's bots.json.
struct Horizon
{
    int turns = 0; // greedy_turns: turns after the one under way; 0: it does not think beyond that
    int deals = 0; // greedy_deals: ways in which the hidden cards may lie that it tries; 0: only one
    int moves = 0; // greedy_moves: of its best moves that it thinks through
    int positions = 600; // greedy_positions: about so many it looks at within its turn, to find those

    // Numbers from outside, kept within bounds.
    static Horizon of(const Game &game, const State &state, Seat seat);
    static constexpr int mostTurns = 50, mostDeals = 100, mostMoves = 100, mostPositions = 10'000;
};

// Plays on from a move, every seat with the turns that look best for it.
class LookAhead
{
public:
    // The value for `seat` at the end of its turn or, with `turns` further ones, when the next would begin; or at the end
    // of the game.
    std::int64_t valueAfter(const Evaluation &evaluation, const State &state, Move move, Seat seat, int turns);

private:
    static constexpr int nodes = 300; // positions that it looks at for one turn, about

    Turns m_turns;
    State m_reached;
};

} // namespace engawa
