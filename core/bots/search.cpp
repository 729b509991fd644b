#include "core/bots/search.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

namespace {

constexpr int ratingNodes = 600; // positions that it looks at to rate the moves, about
constexpr int gaugingDeals = 8;
constexpr std::int64_t spreads = 4; // of the moves, and…
constexpr std::int64_t deviations = 2; // …of the luck of the deals: the measure of leaves
constexpr std::size_t mostContenders = 16;
constexpr int fewestVisits = 4; // of each contender in the first round, where there are iterations for it

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

std::size_t half(std::size_t count)
{
    return (count + 1) / 2;
}

// Until two are left, and one more between them.
int roundsFor(std::size_t count)
{
    int rounds = 1;
    for (; count > 2; count = half(count))
        ++rounds;
    return rounds;
}

} // namespace

Search::Search(int threads, std::size_t bytes)
    : m_threads(static_cast<std::size_t>(std::clamp(threads, 1, trees))),
      m_bytes(std::min(bytes, SearchTree::mostBytes))
{
    m_moves.reserve(MoveList::capacity());
    m_looks.reserve(MoveList::capacity());
    m_values.reserve(MoveList::capacity());
    m_contenders.reserve(MoveList::capacity());
    m_thought.candidates.reserve(MoveList::capacity());
}

const Thought &Search::think(const Evaluation &evaluation, const Formula *formula, const State &state, Seat seat,
                             std::uint64_t seed, const Budget &budget, const std::stop_token &stop)
{
    const Clock::time_point begun = Clock::now();
    const State dealt = evaluation.game().redeal(state, seat, drawn(seed, BotStream::Deal, 0));
    rateMoves(evaluation, dealt, seed, budget.among, stop);
    LeafValue leaf(evaluation.game(), formula, budget.rivals);
    const SearchTree::Task task{evaluation,
                                leaf,
                                dealt,
                                seat,
                                m_moves,
                                static_cast<std::size_t>(budget.turns),
                                static_cast<std::uint32_t>(budget.ripe)};
    const Question question{task, seed, budget, stop, begun};
    for (std::unique_ptr<SearchTree> &tree : m_trees) {
        if (!tree)
            tree = std::make_unique<SearchTree>(m_bytes / trees);
        tree->begin(task);
    }
    gauge(leaf, question);
    chooseContenders(leaf, budget);
    halve(question);
    sumUp();
    return m_thought;
}

void Search::rateMoves(const Evaluation &evaluation, const State &dealt, std::uint64_t seed,
                       std::span<const Move> among, const std::stop_token &stop)
{
    m_rating.rate(evaluation, dealt, seed, ratingNodes, stop, among);
    m_moves.clear();
    m_looks.clear();
    m_values.clear();
    for (const RatedMove &each : m_rating.refine(evaluation, dealt, seed, stop)) {
        m_moves.push_back(each.move);
        m_looks.push_back(each.value);
        if (std::abs(each.value) <= Formula::bound) // won or lost ones say nothing about how far open ones lie apart
            m_values.push_back(each.value);
    }
}

// By what comes of the move that looks best.
void Search::gauge(LeafValue &leaf, const Question &question)
{
    const auto seat = static_cast<std::size_t>(question.task.seat);
    std::array<std::int64_t, gaugingDeals> own{};
    Leads mean{};
    int deals = 0;
    for (; deals < gaugingDeals && !question.stop.stop_requested(); ++deals) {
        const Leads gained = m_trees[0]->playedOn(question.task, 0, drawn(question.seed, BotStream::Tree, deals));
        own[static_cast<std::size_t>(deals)] = gained[seat];
        for (std::size_t each = 0; each < maxSeats; ++each)
            mean[each] += gained[each];
    }
    std::int64_t off = 0;
    for (std::int64_t &gained : mean)
        gained /= std::max(1, deals);
    for (int deal = 0; deal < deals; ++deal)
        off += std::abs(own[static_cast<std::size_t>(deal)] - mean[seat]);
    leaf.gauge(mean, spreads * upperSpread(m_values) + deviations * off / std::max(1, deals));
}

// No more than can be told apart.
void Search::chooseContenders(const LeafValue &leaf, const Budget &budget)
{
    std::size_t count = std::min(m_moves.size(), mostContenders);
    if (!budget.time)
        while (count > 2 && budget.iterations / roundsFor(count) / static_cast<int>(count) < fewestVisits)
            --count;
    m_contenders.clear();
    for (std::size_t i = 0; i < count; ++i)
        m_contenders.push_back({.move = i, .look = leaf.valueOf(m_looks[i] - m_looks.front())});
}

void Search::halve(const Question &question)
{
    const Seat seat = question.task.seat;
    m_iterations = 0;
    const int rounds = roundsFor(m_contenders.size());
    std::size_t left = m_contenders.size();
    for (int round = 0; round < rounds && !question.stop.stop_requested(); ++round) {
        playRound(question, left, round, rounds);
        // Of equal ones that which looked best.
        std::ranges::sort(m_contenders.begin(), m_contenders.begin() + static_cast<std::ptrdiff_t>(left),
                          [seat](const Contender &a, const Contender &b) {
                              const std::int64_t first = a.worth(seat), second = b.worth(seat);
                              return first != second ? first > second : a.move < b.move;
                          });
        left = half(left);
    }
    // What could not be shared out evenly goes to the best.
    if (!question.budget.time && !question.stop.stop_requested())
        grow(question, 1, question.budget.iterations - m_iterations);
}

// All that are left equally often.
void Search::playRound(const Question &question, std::size_t left, int round, int rounds)
{
    const auto &[task, seed, budget, stop, begun] = question;
    if (!budget.time)
        return grow(question, left, (budget.iterations - m_iterations) / (rounds - round) / static_cast<int>(left));
    // As often as the time allows, which is asked after ever longer stretches; each once, however late it is.
    const Clock::time_point end = begun + *budget.time * (round + 1) / rounds;
    for (int times = 1; (m_iterations == 0 || Clock::now() < end) && !stop.stop_requested();) {
        const Clock::time_point before = Clock::now();
        grow(question, left, times);
        const Clock::time_point now = Clock::now();
        if (now + 4 * (now - before) < end)
            times *= 2;
        else if (times > 1)
            times /= 2;
    }
}

void Search::grow(const Question &question, std::size_t left, int times)
{
    const std::span contenders(m_contenders.data(), left);
    const auto workerOf = [&](const Contender &each) { return each.move % trees % m_threads; };
    const auto growSome = [&](std::size_t worker) {
        for (Contender &each : contenders) {
            if (workerOf(each) != worker)
                continue;
            SearchTree &tree = *m_trees[each.move % trees];
            for (int i = 0; i < times && !question.stop.stop_requested(); ++i, ++each.visits) {
                const std::uint64_t deal = drawn(question.seed, BotStream::Tree, each.visits);
                const SeatValues values = tree.iterate(question.task, each.move, deal);
                for (std::size_t seat = 0; seat < maxSeats; ++seat)
                    each.sums[seat] += values.of[seat];
            }
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t worker = 1; worker < m_threads; ++worker)
            if (std::ranges::contains(contenders, worker, workerOf))
                others.emplace_back(growSome, worker);
        growSome(0);
    }
    m_iterations = 0;
    for (const Contender &each : m_contenders)
        m_iterations += each.visits;
}

void Search::sumUp()
{
    auto &[candidates, line, iterations] = m_thought;
    candidates.clear();
    line.clear();
    iterations = m_iterations;
    for (const Contender &each : m_contenders) {
        Thought::Candidate &candidate = candidates.emplace_back(m_moves[each.move], each.visits);
        for (std::size_t of = 0; of < maxSeats; ++of)
            candidate.expected.of[of] = static_cast<std::int32_t>(each.mean(static_cast<Seat>(of)));
    }
    for (std::size_t move = m_contenders.size(); move < m_moves.size(); ++move)
        candidates.emplace_back(m_moves[move]);
    const std::size_t best = m_contenders.front().move;
    line = m_trees[best % trees]->line(best);
}

} // namespace engawa
