#include "core/bots/greedy.h"

#include <algorithm>
#include <limits>

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

namespace {

// Far above any value of a formula.
constexpr std::int64_t won = 10LL * Formula::bound;

std::shared_ptr<const Formula> formulaFor(const Game &game, const State &state)
{
    const Json *formulas = game.data().value("bots", "greedy");
    if (!formulas || !formulas->is_object())
        return nullptr;
    const auto text = formulas->find(std::string(game.modeOf(state)));
    if (text == formulas->end() || !text->is_string())
        return nullptr;
    return game.formulas().find("seat", Kind::Number, text->get_ref<const std::string &>());
}

} // namespace

GreedyBot::GreedyBot() : m_levels(std::make_unique<std::array<Level, levels>>()) {}

std::int64_t GreedyBot::valueOf(const Search &search, const State &state)
{
    std::int64_t value = search.formula ? search.game.evaluate(*search.formula, state, search.seat) : 0;
    if (search.game.toAct(state) == nobody) {
        const Outcome outcome = search.game.outcome(state);
        const bool wins = outcome.winners >> search.seat & 1;
        const bool alone = outcome.winners == 1u << search.seat;
        value += wins ? (alone ? won : won / 2) : -won;
    }
    return value;
}

std::int64_t GreedyBot::bestAfter(Search &search, const State &before, Move move, std::size_t level)
{
    auto &[state, moves] = (*m_levels)[level];
    state = before;
    search.game.apply(state, move);
    --search.left;
    const bool goesOn = search.game.toAct(state) == search.seat && !search.game.wholeDecision(state);
    if (!goesOn || level + 1 == levels || search.left <= 0)
        return valueOf(search, state);
    search.game.legal(state, moves);
    if (moves.empty())
        return valueOf(search, state);
    std::int64_t best = std::numeric_limits<std::int64_t>::min();
    for (const Move next : moves)
        best = std::max(best, bestAfter(search, state, next, level + 1));
    return best;
}

Move GreedyBot::choose(const Game &game, const State &state, Seat seat, std::uint64_t seed)
{
    const State redealt = game.redeal(state, seat, seed);
    const std::shared_ptr<const Formula> formula = formulaFor(game, redealt);
    game.legal(redealt, m_moves);
    if (m_moves.empty())
        return {};
    const int share = nodes / static_cast<int>(m_moves.size());

    Move best = m_moves[0];
    std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
    std::uint64_t bestTie = 0;
    for (std::size_t i = 0; i < m_moves.size() && m_moves.size() > 1; ++i) {
        Search search{game, seat, formula.get(), share};
        const std::int64_t value = bestAfter(search, redealt, m_moves[i], 0);
        const std::uint64_t tie = draw(seed, static_cast<std::uint64_t>(BotStream::Tie), i);
        if (value > bestValue || (value == bestValue && tie > bestTie)) {
            best = m_moves[i];
            bestValue = value;
            bestTie = tie;
        }
    }
    return best;
}

} // namespace engawa
