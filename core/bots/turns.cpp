#include "core/bots/turns.h"

#include <limits>

namespace engawa {

Turns::Turns() : m_memory(std::make_unique<Memory>()) {}

void Turns::finish(const Evaluation &evaluation, State &state, Seat seat, int &left)
{
    const Game &game = evaluation.game();
    auto &[first, moves, begun, tried, best, bestTurn] = *m_memory;
    const auto goesOn = [&] { return game.toAct(state) == seat && !game.wholeDecision(state); };
    for (int i = 0; i < decisions && left > 0 && goesOn(); ++i) {
        game.legal(state, moves);
        if (moves.empty())
            return;
        if (moves.size() == 1) {
            game.apply(state, moves[0]);
            continue;
        }
        std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
        for (const Move move : moves) {
            tried = state;
            game.apply(tried, move);
            --left;
            if (const std::int64_t value = evaluation(tried, seat); value > bestValue) {
                bestValue = value;
                best = tried;
            }
        }
        state = best;
    }
}

void Turns::playBest(const Evaluation &evaluation, State &state, Seat seat, int nodes)
{
    auto &[first, moves, begun, tried, best, bestTurn] = *m_memory;
    evaluation.game().legal(state, first);
    std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < first.size(); ++i) {
        int left = nodes / static_cast<int>(first.size());
        begun = state;
        evaluation.game().apply(begun, first[i]);
        finish(evaluation, begun, seat, left);
        if (const std::int64_t value = evaluation(begun, seat); value > bestValue) {
            bestValue = value;
            bestTurn = begun;
        }
    }
    if (!first.empty())
        state = bestTurn;
}

} // namespace engawa
