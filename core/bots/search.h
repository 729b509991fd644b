#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
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

// Looks for the best move in rounds: each thinks all moves on that are left, in the same deals, and keeps the better half.
// Every move has its place in one of several trees, whatever the number of threads, which therefore changes nothing. After
// the first search it allocates nothing, but for threads.
class Search
{
public:
    static constexpr int trees = 4;

    // At most `bytes` for the edges of all trees.
    explicit Search(int threads = 1, std::size_t bytes = SearchTree::mostBytes);

    struct Budget
    {
        int iterations = 0;
        std::optional<std::chrono::milliseconds> time; // instead of the iterations
        int turns = Level{}.turns; // after the one under way
        int ripe = Level{}.ripe; // tries after which a tree grows; 0: never
        int rivals = Level{}.rivals; // how much the best other counts, in hundredths
        std::span<const Move> among = {}; // only these moves are compared; none: all that are legal
    };
    // For `seat`, which is to act and has a choice. The formula is the evaluation's.
    const Thought &think(const Evaluation &evaluation, const Formula *formula, const State &state, Seat seat,
                         std::uint64_t seed, const Budget &budget, const std::stop_token &stop = {});

private:
    using Clock = std::chrono::steady_clock;

    // A move that may still be the best.
    struct Contender
    {
        std::size_t move = 0; // in the order in which they look best
        std::int64_t look = 0; // what it looks worth at once, in the measure of the values
        int visits = 0;
        std::array<std::int64_t, maxSeats> sums{}; // of the values for each seat

        std::int64_t mean(Seat seat) const { return visits > 0 ? sums[static_cast<std::size_t>(seat)] / visits : 0; }
        // What it is believed to be worth: luck decides little where few deals were tried.
        std::int64_t worth(Seat seat) const
        {
            return (sums[static_cast<std::size_t>(seat)] + lookVisits * look) / (visits + lookVisits);
        }
        static constexpr int lookVisits = 32; // as if its look had been found so often
    };
    struct Question
    {
        const SearchTree::Task &task;
        std::uint64_t seed;
        const Budget &budget;
        const std::stop_token &stop;
        Clock::time_point begun;
    };

    void rateMoves(const Evaluation &evaluation, const State &dealt, std::uint64_t seed, std::span<const Move> among,
                   const std::stop_token &stop);
    void gauge(LeafValue &leaf, const Question &question);
    void chooseContenders(const LeafValue &leaf, const Budget &budget);
    void halve(const Question &question);
    void playRound(const Question &question, std::size_t left, int round, int rounds);
    void grow(const Question &question, std::size_t left, int times);
    void sumUp();

    const std::size_t m_threads;
    const std::size_t m_bytes;
    MoveRating m_rating;
    std::array<std::unique_ptr<SearchTree>, trees> m_trees;
    std::vector<Move> m_moves; // that look best first
    std::vector<std::int64_t> m_looks; // what each looks worth
    std::vector<std::int64_t> m_values; // the same, of those that end no game
    std::vector<Contender> m_contenders; // those that are left first, then those that went last
    int m_iterations = 0;
    Thought m_thought;
};

} // namespace engawa
