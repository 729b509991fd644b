#include "core/bots/turns.h"

#include <limits>
#include <utility>

namespace engawa {

Turns::Turns() : m_memory(std::make_unique<Memory>()) {}

bool Turns::decide(const Evaluation &evaluation, State &state, Seat seat, int &left, std::optional<std::int64_t> &known)
{
    const Game &game = evaluation.game();
    MoveList &moves = m_memory->moves;
    State *tried = &m_memory->tried, *best = &m_memory->best;
    game.legal(state, moves);
    if (moves.empty())
        return false;
    known.reset();
    if (moves.size() == 1) {
        game.apply(state, moves[0]);
        return true;
    }
    std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
    for (const Move move : moves) {
        game.copy(state, *tried);
        game.apply(*tried, move);
        --left;
        if (const std::int64_t value = evaluation(*tried, seat); value > bestValue) {
            bestValue = value;
            std::swap(tried, best);
        }
    }
    game.copy(*best, state);
    known = bestValue;
    return true;
}

std::optional<std::int64_t> Turns::finish(const Evaluation &evaluation, State &state, Seat seat, int &left)
{
    const Game &game = evaluation.game();
    std::optional<std::int64_t> known;
    const auto goesOn = [&] { return game.toAct(state) == seat && !game.wholeDecision(state); };
    for (int i = 0; i < decisions && left > 0 && goesOn(); ++i)
        if (!decide(evaluation, state, seat, left, known))
            break;
    return known;
}

void Turns::play(const Evaluation &evaluation, State &state, int &left)
{
    const Seat seat = evaluation.game().toAct(state);
    std::optional<std::int64_t> known;
    if (decide(evaluation, state, seat, left, known))
        finish(evaluation, state, seat, left);
}

std::int64_t Turns::finished(const Evaluation &evaluation, State &state, Seat seat, int &left)
{
    const std::optional<std::int64_t> known = finish(evaluation, state, seat, left);
    return known ? *known : evaluation(state, seat);
}

void Turns::playBest(const Evaluation &evaluation, State &state, Seat seat, int nodes)
{
    const Game &game = evaluation.game();
    MoveList &first = m_memory->first;
    State *begun = &m_memory->begun, *best = &m_memory->bestTurn;
    game.legal(state, first);
    std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
    for (const Move move : first) {
        int left = nodes / static_cast<int>(first.size());
        game.copy(state, *begun);
        game.apply(*begun, move);
        if (const std::int64_t value = finished(evaluation, *begun, seat, left); value > bestValue) {
            bestValue = value;
            std::swap(begun, best);
        }
    }
    if (!first.empty())
        game.copy(*best, state);
}

} // namespace engawa
