#include "core/bots/greedy.h"

#include <algorithm>
#include <functional>
#include <tuple>

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

GreedyBot::GreedyBot() : m_memory(std::make_unique<Memory>())
{
    m_rated.reserve(MoveList::capacity());
}

void GreedyBot::rateMoves(const Evaluation &evaluation, int positions, Seat seat, std::uint64_t seed,
                          const std::stop_token &stop)
{
    const MoveList &moves = m_memory->moves;
    m_rated.clear();
    int left = positions;
    for (std::size_t i = 0; i < moves.size() && (i == 0 || !stop.stop_requested()); ++i) {
        // What one move leaves over the others may use.
        const int share = left / static_cast<int>(moves.size() - i);
        int shareLeft = share - 1;
        State &reached = m_memory->reached;
        evaluation.game().copy(m_memory->redealt, reached);
        evaluation.game().apply(reached, moves[i]);
        const std::int64_t value = m_turns.finished(evaluation, reached, seat, shareLeft);
        left -= share - shareLeft;
        const std::uint64_t tie = draw(seed, static_cast<std::uint64_t>(BotStream::Tie), i);
        m_rated.push_back({moves[i], value, tie});
    }
    std::ranges::sort(m_rated, std::greater(), [](const Rated &rated) { return std::tuple(rated.value, rated.tie); });
}

Move GreedyBot::bestAhead(const Evaluation &evaluation, const Horizon &horizon, const State &state, Seat seat,
                          std::uint64_t seed, const std::stop_token &stop)
{
    const auto most = std::min(m_rated.size(), static_cast<std::size_t>(horizon.moves));
    m_rated.resize(most);
    for (Rated &rated : m_rated)
        rated.value = 0;
    for (int deal = 0; deal < horizon.deals && !stop.stop_requested(); ++deal) {
        const std::uint64_t drawn =
            draw(seed, static_cast<std::uint64_t>(BotStream::Deal), static_cast<std::uint64_t>(deal));
        m_memory->redealt = evaluation.game().redeal(state, seat, drawn);
        for (Rated &rated : m_rated)
            rated.value += m_ahead.valueAfter(evaluation, m_memory->redealt, rated.move, seat, horizon.turns);
    }
    return std::ranges::max_element(m_rated, {}, &Rated::value)->move; // of equal ones the first: it looks best at once
}

Move GreedyBot::choose(const Game &game, const State &state, Seat seat, std::uint64_t seed, const std::stop_token &stop)
{
    MoveList &moves = m_memory->moves;
    State &redealt = m_memory->redealt;
    redealt = game.redeal(state, seat, seed);
    game.legal(redealt, moves);
    if (moves.size() <= 1)
        return moves.empty() ? Move{} : moves[0];
    const std::shared_ptr<const Formula> formula = botFormula(game, redealt, "greedy");
    const std::shared_ptr<const Formula> lost = botFormula(game, redealt, "greedy_lost");
    const Evaluation evaluation(game, formula.get(), lost ? game.evaluate(*lost, redealt, seat) : -Evaluation::won);
    const Horizon horizon = Horizon::of(game, redealt, seat);
    rateMoves(evaluation, horizon.positions, seat, seed, stop);
    return horizon.deals > 0 ? bestAhead(evaluation, horizon, state, seat, seed, stop) : m_rated.front().move;
}

} // namespace engawa
