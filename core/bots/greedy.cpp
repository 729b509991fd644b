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

GreedyBot::GreedyBot() : m_memory(std::make_unique<Memory>()) {}

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

std::int64_t GreedyBot::valueAfter(Search &search, Move move)
{
    const Game &game = search.game;
    auto &[moves, next, redealt, reached, tried, best] = *m_memory;
    reached = redealt;
    game.apply(reached, move);
    --search.left;
    const auto goesOn = [&] { return game.toAct(reached) == search.seat && !game.wholeDecision(reached); };
    for (int i = 0; i < decisions && goesOn(); ++i) {
        game.legal(reached, next);
        if (next.empty() || search.left <= 0)
            break;
        if (next.size() == 1) {
            game.apply(reached, next[0]);
            continue;
        }
        std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
        for (const Move each : next) {
            tried = reached;
            game.apply(tried, each);
            --search.left;
            if (const std::int64_t value = valueOf(search, tried); value > bestValue) {
                bestValue = value;
                best = tried;
            }
        }
        reached = best;
    }
    return valueOf(search, reached);
}

Move GreedyBot::choose(const Game &game, const State &state, Seat seat, std::uint64_t seed)
{
    MoveList &moves = m_memory->moves;
    m_memory->redealt = game.redeal(state, seat, seed);
    game.legal(m_memory->redealt, moves);
    if (moves.size() <= 1)
        return moves.empty() ? Move{} : moves[0];
    const std::shared_ptr<const Formula> formula = formulaFor(game, m_memory->redealt);

    Move best = moves[0];
    std::int64_t bestValue = std::numeric_limits<std::int64_t>::min();
    std::uint64_t bestTie = 0;
    int left = nodes;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        // What one move leaves over the others may use.
        const int share = left / static_cast<int>(moves.size() - i);
        Search search{game, seat, formula.get(), share};
        const std::int64_t value = valueAfter(search, moves[i]);
        left -= share - search.left;
        const std::uint64_t tie = draw(seed, static_cast<std::uint64_t>(BotStream::Tie), i);
        if (value > bestValue || (value == bestValue && tie > bestTie)) {
            best = moves[i];
            bestValue = value;
            bestTie = tie;
        }
    }
    return best;
}

} // namespace engawa
