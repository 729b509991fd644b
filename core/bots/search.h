#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/bots/levels.h"
#include "core/bots/move_rating.h"
#include "core/bots/search_tree.h"

namespace engawa {

// What a search thinks of a decision: enough to tell why, or to give a hint.
struct Thought
{
    struct Candidate
    {
        Move move;
        int visits = 0;
        SeatValues expected; // for each seat
    };
    std::vector<Candidate> candidates; // the best first
    Row<Move, SearchTree::longestLine> line; // what it expects, from the best move on; moves without a choice left out
    int iterations = 0;
};

// Looks for the best move with several trees, whose seeds come from one; the visits of all are added up, so that the
// number of threads changes nothing. After the first search it allocates nothing, but for threads.
class Search
{
public:
    static constexpr int trees = 4;

    // At most `bytes` for the edges of a tree.
    explicit Search(int threads = 1, std::size_t bytes = SearchTree::mostBytes);

    struct Budget
    {
        int iterations = 0;
        std::optional<std::chrono::milliseconds> time; // instead of the iterations
        int turns = Level::mostTurns; // after the one under way
    };
    // For `seat`, which is to act and has a choice. The formula is the evaluation's.
    const Thought &think(const Evaluation &evaluation, const Formula *formula, const State &state, Seat seat,
                         std::uint64_t seed, const Budget &budget, const std::stop_token &stop = {});

private:
    using Clock = std::chrono::steady_clock;

    struct Tree // what is left of it
    {
        std::vector<Tried> tried;
        Row<Move, SearchTree::longestLine> line;
        int iterations = 0;
    };
    void gauge(LeafValue &leaf, const State &dealt, std::span<const RatedMove> rated);
    void sumUp(Seat seat);

    const std::size_t m_threads;
    const std::size_t m_bytes;
    MoveRating m_rating;
    std::vector<std::unique_ptr<SearchTree>> m_workers; // one a thread
    std::array<Tree, trees> m_trees;
    std::vector<Move> m_moves;
    std::vector<std::int64_t> m_values;
    Thought m_thought;
};

} // namespace engawa
