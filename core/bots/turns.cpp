#include "core/bots/turns.h"

#include <algorithm>
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

std::int64_t Turns::finished(const Evaluation &evaluation, State &state, Seat seat, int &left)
{
    const std::optional<std::int64_t> known = finish(evaluation, state, seat, left);
    return known ? *known : evaluation(state, seat);
}

std::size_t Turns::orderFirst(const Evaluation &evaluation, const State &state, Seat seat)
{
    const Game &game = evaluation.game();
    auto &[first, values, order, moves, begun, tried, best, bestTurn] = *m_memory;
    for (std::size_t i = 0; i < first.size(); ++i) {
        game.copy(state, begun);
        game.apply(begun, first[i]);
        values[i] = evaluation(begun, seat);
        order[i] = static_cast<std::uint16_t>(i);
    }
    const std::size_t count = std::min(first.size(), firsts);
    std::partial_sort(
        order.data(), order.data() + count, order.data() + first.size(),
        [&values](std::uint16_t a, std::uint16_t b) { return values[a] != values[b] ? values[a] > values[b] : a < b; });
    return count;
}

void Turns::playBest(const Evaluation &evaluation, State &state, Seat seat, int nodes)
{
    const Game &game = evaluation.game();
    const MoveList &first = m_memory->first;
    game.legal(state, m_memory->first);
    if (first.empty())
        return;
    if (first.size() == 1) {
        game.apply(state, first[0]);
        finish(evaluation, state, seat, nodes);
        return;
    }
    const std::size_t count = orderFirst(evaluation, state, seat);
    State *begun = &m_memory->begun, *best = &m_memory->bestTurn;
    std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < count; ++i) {
        int left = nodes / static_cast<int>(count);
        game.copy(state, *begun);
        game.apply(*begun, first[m_memory->order[i]]);
        if (const std::int64_t value = finished(evaluation, *begun, seat, left); value > bestValue) {
            bestValue = value;
            std::swap(begun, best);
        }
    }
    game.copy(*best, state);
}

} // namespace engawa
