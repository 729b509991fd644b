#include "core/bots/search_tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace engawa {

namespace {

constexpr std::int64_t one = SeatValues::one;
constexpr std::int64_t curiosity = one; // how much is tried out that hasn't proved itself
constexpr std::int64_t firstPlay = one / 5; // by how much a move that wasn't tried is thought worse than the others

// 1 + 1/2 + … + 1/n, in parts of `one`.
constexpr auto harmonic = [] {
    std::array<std::int64_t, MoveList::capacity() + 1> sums{};
    for (std::size_t n = 1; n < sums.size(); ++n)
        sums[n] = sums[n - 1] + one / static_cast<std::int64_t>(n);
    return sums;
}();

// How likely a move is the best of `count`, by how good it looks: three quarters by its rank, one evenly.
std::int64_t likelihood(std::size_t rank, std::size_t count)
{
    const std::int64_t ranked = one * (one / static_cast<std::int64_t>(rank)) / harmonic[count];
    return (3 * ranked + one / static_cast<std::int64_t>(count)) / 4;
}

// The square root in 256ths. Processors round it in one way only, unlike exp, log and pow.
std::int64_t rootOf(std::uint32_t number)
{
    return static_cast<std::int64_t>(std::sqrt(static_cast<double>(number) * 65536.0));
}

} // namespace

SearchTree::SearchTree(std::size_t bytes)
    : m_capacity(static_cast<std::uint32_t>(std::max<std::size_t>(1, std::min(bytes, mostBytes) / sizeof(Edge)))),
      m_memory(std::make_unique<Memory>())
{
    m_edges = std::make_unique_for_overwrite<Edge[]>(m_capacity);
}

bool SearchTree::add(std::uint32_t node, std::uint32_t &last, Move move, Seat seat, std::size_t rank)
{
    if (m_size == m_capacity)
        return false;
    m_edges[m_size] = Edge{.move = move, .rank = static_cast<std::uint16_t>(rank), .seat = seat};
    (last ? m_edges[last].next : m_edges[node].first) = m_size;
    last = m_size++;
    return true;
}

void SearchTree::begin(const Task &task)
{
    m_edges[root] = Edge{};
    m_size = 1;
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < task.moves.size() && add(root, last, task.moves[i], task.seat, i + 1);)
        ++i;
    m_rootMoves = m_size - 1;
}

void SearchTree::list(const Evaluation &evaluation, std::uint32_t node, Seat seat)
{
    auto &[moves, state, tried, values, order, legal] = *m_memory;
    const std::size_t count = moves.size();
    if (m_capacity - m_size < count)
        return;
    for (std::size_t i = 0; i < count; ++i) {
        tried = state;
        evaluation.game().apply(tried, moves[i]);
        values[i] = evaluation(tried, seat);
        order[i] = static_cast<std::uint16_t>(i);
    }
    std::sort(order.begin(), order.begin() + count, [&values](std::uint16_t a, std::uint16_t b) {
        return values[a] != values[b] ? values[a] > values[b] : a < b;
    });
    const std::uint32_t first = m_size;
    std::uint32_t last = 0;
    for (std::size_t i = 0; i < count; ++i)
        add(node, last, moves[i], seat, count);
    for (std::size_t i = 0; i < count; ++i)
        m_edges[first + order[i]].rank = static_cast<std::uint16_t>(i + 1);
}

// Moves come in much the same order each time: the search for one begins where the one before was found.
std::size_t SearchTree::findLegal(std::uint32_t node, Seat seat)
{
    const MoveList &moves = m_memory->moves;
    std::uint32_t last = 0;
    for (std::uint32_t edge = m_edges[node].first; edge; edge = m_edges[edge].next)
        last = edge;
    std::uint32_t hint = m_edges[node].first;
    std::size_t found = 0;
    for (const Move move : moves) {
        const auto fits = [&](std::uint32_t edge) { return m_edges[edge].move == move && m_edges[edge].seat == seat; };
        std::uint32_t edge = hint;
        while (edge && !fits(edge))
            edge = m_edges[edge].next;
        if (!edge)
            for (edge = m_edges[node].first; edge != hint && !fits(edge);)
                edge = m_edges[edge].next;
        if (edge == 0 || !fits(edge)) {
            if (!add(node, last, move, seat, (moves.size() + 1) / 2))
                continue;
            edge = last;
        }
        ++m_edges[edge].available;
        m_memory->legal[found++] = edge;
        hint = m_edges[edge].next ? m_edges[edge].next : m_edges[node].first;
    }
    return found;
}

// What a seat can get by a move: where it decides again, what it would choose by now. The mean of all would be the lower,
// the more it tried out there.
std::int64_t SearchTree::worthOf(std::uint32_t edge) const
{
    for (std::uint32_t next; (next = m_edges[edge].favourite) && 2 * m_edges[next].visits >= m_edges[edge].visits;)
        edge = next;
    return m_edges[edge].sum / m_edges[edge].visits;
}

std::uint32_t SearchTree::best(std::size_t legal) const
{
    const std::span edges(m_memory->legal.data(), legal);
    std::int64_t visits = 0, sum = 0;
    for (const std::uint32_t edge : edges) {
        visits += m_edges[edge].visits;
        sum += m_edges[edge].sum;
    }
    const std::int64_t untried = (visits > 0 ? sum / visits : one / 2) - firstPlay;
    std::int64_t bestScore = 0;
    std::uint32_t chosen = 0;
    for (const std::uint32_t edge : edges) {
        const auto &[move, total, tries, available, next, first, favourite, rank, seat] = m_edges[edge];
        const std::int64_t value = tries > 0 ? worthOf(edge) : untried;
        const std::int64_t wish = curiosity * likelihood(rank, legal) / one * rootOf(available) / 256 / (1 + tries);
        if (chosen == 0 || value + wish > bestScore) {
            bestScore = value + wish;
            chosen = edge;
        }
    }
    return chosen;
}

// From the root's move along the best edges to one that is not ripe, to the end of the game or of the last turn, or to
// where there is no room to go on.
void SearchTree::descend(const Task &task, std::size_t move)
{
    const Game &game = task.evaluation.game();
    auto &[moves, state, tried, values, order, legal] = *m_memory;
    play(task, task.moves[move]);
    if (move >= m_rootMoves)
        return;
    std::uint32_t node = static_cast<std::uint32_t>(move) + 1;
    m_path.push({node, 0});
    if (!isRipe(task, node))
        return;
    for (int forced = 0; !m_path.full() && forced < mostForced;) {
        const Seat seat = game.toAct(state);
        if (seat == nobody || m_turnsDone > task.turns)
            return;
        game.legal(state, moves);
        if (moves.size() <= 1) {
            if (moves.empty())
                return;
            play(task, moves[0]);
            ++forced;
            continue;
        }
        if (m_edges[node].first == 0)
            list(task.evaluation, node, seat);
        node = best(findLegal(node, seat));
        if (node == 0)
            return;
        m_path.push({node, m_turnsDone});
        play(task, m_edges[node].move);
        if (!isRipe(task, node))
            return;
    }
}

void SearchTree::play(const Task &task, Move move)
{
    task.evaluation.game().apply(m_memory->state, move);
    turnOver(task);
}

// A turn is over where another seat begins a whole decision; alone, where each begins.
void SearchTree::turnOver(const Task &task)
{
    const Game &game = task.evaluation.game();
    const State &state = m_memory->state;
    const Seat seat = game.toAct(state);
    if (seat != nobody && !game.wholeDecision(state))
        return;
    if (seat != m_onTurn || game.seats(state) == 1)
        ++m_turnsDone;
    m_onTurn = seat;
}

// As greedy would, turn by turn.
void SearchTree::playOn(const Task &task)
{
    const Game &game = task.evaluation.game();
    State &state = m_memory->state;
    for (int parts = 0; parts < mostParts && m_turnsDone <= task.turns; ++parts) {
        const Seat seat = game.toAct(state);
        if (seat == nobody)
            return;
        int left = nodes;
        if (game.wholeDecision(state))
            m_turns.playBest(task.evaluation, state, seat, left);
        else
            m_turns.finish(task.evaluation, state, seat, left);
        turnOver(task);
    }
}

void SearchTree::learn(const SeatValues &values)
{
    for (const auto &[node, turn] : m_path) {
        ++m_edges[node].visits;
        m_edges[node].sum += values[m_edges[node].seat];
    }
    for (std::size_t i = 1; i < m_path.size(); ++i) {
        Edge &before = m_edges[m_path[i - 1].edge];
        const Edge &edge = m_edges[m_path[i].edge];
        if (m_path[i].turn == m_path[i - 1].turn && edge.seat == before.seat
            && (before.favourite == 0 || edge.visits > m_edges[before.favourite].visits))
            before.favourite = m_path[i].edge;
    }
}

void SearchTree::deal(const Task &task, std::uint64_t seed)
{
    m_memory->state = task.evaluation.game().redeal(task.state, task.seat, seed);
    m_path.clear();
    m_begun = task.leaf.leadsIn(m_memory->state);
    m_onTurn = task.seat;
    m_turnsDone = 0;
}

SeatValues SearchTree::iterate(const Task &task, std::size_t move, std::uint64_t seed)
{
    deal(task, seed);
    descend(task, move);
    playOn(task);
    const SeatValues values = task.leaf.valueOf(m_memory->state, gains(task));
    learn(values);
    return values;
}

Leads SearchTree::gains(const Task &task) const
{
    Leads gained = task.leaf.leadsIn(m_memory->state);
    for (std::size_t seat = 0; seat < maxSeats; ++seat)
        gained[seat] -= m_begun[seat];
    return gained;
}

Leads SearchTree::playedOn(const Task &task, std::size_t move, std::uint64_t seed)
{
    deal(task, seed);
    play(task, task.moves[move]);
    playOn(task);
    return gains(task);
}

Row<Move, SearchTree::longestLine> SearchTree::line(std::size_t move) const
{
    Row<Move, longestLine> line;
    if (move >= m_rootMoves)
        return line;
    line.push(m_edges[move + 1].move);
    for (std::uint32_t node = static_cast<std::uint32_t>(move) + 1; !line.full();) {
        std::uint32_t most = 0;
        for (std::uint32_t edge = m_edges[node].first; edge; edge = m_edges[edge].next)
            if (m_edges[edge].visits > (most ? m_edges[most].visits : 0))
                most = edge;
        if (most == 0)
            break;
        line.push(m_edges[most].move);
        node = most;
    }
    return line;
}

} // namespace engawa
