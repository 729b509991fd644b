#include "core/bots/move_rating.h"

#include <algorithm>
#include <array>
#include <functional>
#include <tuple>

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

namespace {

void sortBest(std::span<RatedMove> moves)
{
    std::ranges::sort(moves, std::greater(), [](const RatedMove &rated) { return std::tuple(rated.value, rated.tie); });
}

} // namespace

MoveRating::MoveRating() : m_memory(std::make_unique<Memory>())
{
    m_rated.reserve(MoveList::capacity());
}

std::span<const RatedMove> MoveRating::rate(const Evaluation &evaluation, const State &state, std::uint64_t seed,
                                            int nodes, const std::stop_token &stop, std::span<const Move> among)
{
    auto &[moves, dealt, reached] = *m_memory;
    const Game &game = evaluation.game();
    const Seat seat = game.toAct(state);
    moves.clear();
    for (const Move move : among)
        moves.push(move);
    if (among.empty())
        game.legal(state, moves);
    m_rated.clear();
    for (std::size_t i = 0; i < moves.size() && (i == 0 || !stop.stop_requested()); ++i) {
        // What one move leaves over the others may use.
        const int share = nodes / static_cast<int>(moves.size() - i);
        int left = share;
        reached = state;
        game.apply(reached, moves[i]);
        m_turns.finish(evaluation, reached, seat, left);
        nodes -= share - left;
        m_rated.push_back(
            {moves[i], evaluation(reached, seat), draw(seed, static_cast<std::uint64_t>(BotStream::Tie), i)});
    }
    sortBest(m_rated);
    return m_rated;
}

std::span<const RatedMove> MoveRating::refine(const Evaluation &evaluation, const State &state, std::uint64_t seed,
                                              const std::stop_token &stop)
{
    auto &[moves, dealt, reached] = *m_memory;
    const Game &game = evaluation.game();
    const Seat seat = game.toAct(state);
    const std::span first(m_rated.data(), std::min(refined, m_rated.size()));
    std::array<std::int64_t, refined> sums{};
    int tried = 0;
    while (tried < deals) {
        dealt = game.redeal(
            state, seat, draw(seed, static_cast<std::uint64_t>(BotStream::Refine), static_cast<std::uint64_t>(tried)));
        std::array<std::int64_t, refined> values{};
        for (std::size_t i = 0; i < first.size() && !stop.stop_requested(); ++i) {
            int left = refiningNodes;
            reached = dealt;
            game.apply(reached, first[i].move);
            m_turns.finish(evaluation, reached, seat, left);
            values[i] = evaluation(reached, seat);
        }
        if (stop.stop_requested())
            break; // of a deal that was not tried with all of them nothing counts
        std::ranges::transform(sums, values, sums.begin(), std::plus());
        ++tried;
    }
    for (std::size_t i = 0; i < first.size() && tried > 0; ++i)
        first[i].value = sums[i] / tried;
    sortBest(first);
    return m_rated;
}

std::int64_t spreadOf(std::span<const std::int64_t> values)
{
    if (values.empty())
        return 0;
    const std::int64_t toMiddle = values.front() - values[values.size() / 2];
    return toMiddle > 0 ? toMiddle : values.front() - values.back();
}

std::size_t mistakenForBest(std::span<const std::int64_t> values, int noise, std::uint64_t seed)
{
    const std::int64_t reach = spreadOf(values) * noise / 100;
    std::size_t chosen = 0;
    std::int64_t most = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::uint64_t drawn = draw(seed, static_cast<std::uint64_t>(BotStream::Noise), i);
        constexpr std::int64_t half = 0xffff;
        const std::int64_t misjudged =
            static_cast<std::int64_t>(drawn & 0xffff) + static_cast<std::int64_t>(drawn >> 16 & 0xffff) - half;
        const std::int64_t value = values[i] + reach * misjudged / half;
        if (i == 0 || value > most) {
            most = value;
            chosen = i;
        }
    }
    return chosen;
}

} // namespace engawa
