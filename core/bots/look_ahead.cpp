#include "core/bots/look_ahead.h"

#include <algorithm>

namespace engawa {

Horizon Horizon::of(const Game &game, const State &state, Seat seat)
{
    const auto number = [&](std::string_view entry, int most, int without) {
        const std::shared_ptr<const Formula> formula = botFormula(game, state, entry);
        return formula ? std::clamp(game.evaluate(*formula, state, seat), 0, most) : without;
    };
    Horizon horizon;
    horizon.turns = number("greedy_turns", mostTurns, 0);
    horizon.deals = std::max(horizon.turns > 0 ? 1 : 0, number("greedy_deals", mostDeals, 0));
    if (horizon.deals > 0)
        horizon.moves = std::max(2, number("greedy_moves", mostMoves, 0));
    horizon.positions = number("greedy_positions", mostPositions, horizon.positions);
    return horizon;
}

std::int64_t LookAhead::valueAfter(const Evaluation &evaluation, const State &state, Move move, Seat seat, int turns)
{
    const Game &game = evaluation.game();
    game.copy(state, m_reached);
    game.apply(m_reached, move);
    int left = nodes;
    if (turns == 0)
        return m_turns.finished(evaluation, m_reached, seat, left);
    m_turns.finish(evaluation, m_reached, seat, left);
    // The turns of all seats; in some games a turn is several whole decisions.
    const int most = (turns + 1) * game.seats(m_reached) * 2;
    for (int i = 0; i < most; ++i) {
        const Seat acting = game.toAct(m_reached);
        if (acting == nobody || (acting == seat && turns-- == 0))
            break;
        m_turns.playBest(evaluation, m_reached, acting, nodes);
    }
    return evaluation(m_reached, seat);
}

} // namespace engawa
