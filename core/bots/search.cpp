#include "core/bots/search.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <thread>

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

namespace {

constexpr int ratingNodes = 600; // positions that it looks at to rate the moves, about
constexpr std::int64_t measures = 2; // of the spread of the moves: the measure of leaves

std::uint64_t drawn(std::uint64_t seed, BotStream stream, int n)
{
    return draw(seed, static_cast<std::uint64_t>(stream), static_cast<std::uint64_t>(n));
}

// How far the best value lies above the upper quarter: bad moves say nothing about how far good ones lie apart.
std::int64_t upperSpread(std::span<const std::int64_t> values)
{
    if (values.size() < 2)
        return 0;
    const auto below = std::ranges::find_if(values.subspan(std::max<std::size_t>(1, values.size() / 4)),
                                            [&](std::int64_t value) { return value < values.front(); });
    return values.front() - (below == values.end() ? values.front() : *below);
}

} // namespace

Search::Search(int threads, std::size_t bytes)
    : m_threads(static_cast<std::size_t>(std::clamp(threads, 1, trees))), m_bytes(bytes)
{
    for (Tree &tree : m_trees)
        tree.tried.reserve(MoveList::capacity());
    m_moves.reserve(MoveList::capacity());
    m_values.reserve(MoveList::capacity());
    m_thought.candidates.reserve(MoveList::capacity());
}

// Won or lost positions say nothing about how far open ones lie apart.
void Search::gauge(LeafValue &leaf, const State &dealt, std::span<const RatedMove> rated)
{
    m_values.clear();
    for (const RatedMove &each : rated)
        if (std::abs(each.value) <= Formula::bound)
            m_values.push_back(each.value);
    leaf.gauge(dealt, m_rating.best(), measures * upperSpread(m_values));
}

const Thought &Search::think(const Evaluation &evaluation, const Formula *formula, const State &state, Seat seat,
                             std::uint64_t seed, const Budget &budget, const std::stop_token &stop)
{
    const Game &game = evaluation.game();
    const State dealt = game.redeal(state, seat, drawn(seed, BotStream::Deal, 0));
    m_rating.rate(evaluation, dealt, seed, ratingNodes, stop);
    const auto rated = m_rating.refine(evaluation, dealt, seed, stop);
    m_moves.clear();
    for (const RatedMove &each : rated)
        m_moves.push_back(each.move);
    LeafValue leaf(game, formula);
    gauge(leaf, dealt, rated);
    while (m_workers.size() < m_threads)
        m_workers.push_back(std::make_unique<SearchTree>(m_bytes));

    const SearchTree::Task task{evaluation, leaf, dealt, seat, m_moves, static_cast<std::size_t>(budget.turns)};
    const Clock::time_point begin = Clock::now();
    const int perWorker = static_cast<int>((trees + m_threads - 1) / m_threads);
    const auto grow = [&](std::size_t worker) {
        SearchTree &tree = *m_workers[worker];
        for (std::size_t i = 0, n = worker; n < trees; ++i, n += m_threads) {
            Tree &left = m_trees[n];
            const int number = static_cast<int>(n);
            const std::uint64_t treeSeed = drawn(seed, BotStream::Tree, number);
            const int most = budget.time ? std::numeric_limits<int>::max()
                                         : budget.iterations / trees + (number < budget.iterations % trees ? 1 : 0);
            const Clock::time_point end =
                budget.time ? begin + *budget.time * (static_cast<int>(i) + 1) / perWorker : Clock::time_point::max();
            tree.begin(task);
            for (left.iterations = 0; left.iterations < most && !stop.stop_requested(); ++left.iterations) {
                if (budget.time && Clock::now() >= end)
                    break;
                tree.iterate(task, drawn(treeSeed, BotStream::Deal, left.iterations));
            }
            left.tried.assign(m_moves.size(), {});
            tree.addTo(left.tried);
            left.line = tree.line();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t worker = 1; worker < m_threads; ++worker)
            others.emplace_back(grow, worker);
        grow(0);
    }
    sumUp(seat);
    return m_thought;
}

void Search::sumUp(Seat seat)
{
    auto &[candidates, line, iterations] = m_thought;
    candidates.clear();
    line.clear();
    iterations = 0;
    for (const Tree &tree : m_trees)
        iterations += tree.iterations;
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        Thought::Candidate &candidate = candidates.emplace_back(m_moves[i]);
        std::array<std::int64_t, maxSeats> sums{};
        for (const Tree &tree : m_trees) {
            candidate.visits += tree.tried[i].visits;
            for (std::size_t each = 0; each < maxSeats; ++each)
                sums[each] += tree.tried[i].sums[each];
        }
        for (std::size_t each = 0; each < maxSeats && candidate.visits > 0; ++each)
            candidate.expected.of[each] = static_cast<std::int32_t>(sums[each] / candidate.visits);
    }
    if (iterations == 0)
        return; // stopped before it began: as the moves look at once
    std::ranges::sort(candidates, [seat](const Thought::Candidate &a, const Thought::Candidate &b) {
        if (a.visits != b.visits)
            return a.visits > b.visits;
        return a.expected[seat] != b.expected[seat] ? a.expected[seat] > b.expected[seat] : a.move < b.move;
    });
    for (const Tree &tree : m_trees)
        if (line.empty() && !tree.line.empty() && tree.line[0] == candidates.front().move)
            line = tree.line;
}

} // namespace engawa
