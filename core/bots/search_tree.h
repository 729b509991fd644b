#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>

#include "core/bots/leaf_value.h"
#include "core/bots/turns.h"

namespace engawa {

// A move that has been thought about, and what came of it.
struct Tried
{
    Move move;
    std::int32_t visits = 0;
    std::array<std::int64_t, maxSeats> sums{}; // of the values for each seat
};

// A tree of moves as one seat can know them: every iteration deals anew what is hidden from it, so that a move is
// found again in whichever deals it is legal, and weighed against how often it was. One more move is kept each iteration;
// the line ends there, and is judged when the turn under way is finished.
class SearchTree
{
public:
    static constexpr std::size_t mostBytes = 32 << 20;
    static constexpr std::size_t longestLine = 8;

    explicit SearchTree(std::size_t bytes = mostBytes);
    std::size_t bytes() const { return m_capacity * sizeof(Edge); }

    // What an iteration goes by.
    struct Task
    {
        const Evaluation &evaluation;
        const LeafValue &leaf;
        const State &state;
        Seat seat;
        std::span<const Move> moves; // at the root, those that look best first
        std::size_t turns; // after the one under way; there a line ends
    };
    void begin(const Task &task);
    void iterate(const Task &task, std::uint64_t seed);

    // What there is at the root, in the order of the task's moves, is added to `tried`, which has as many.
    void addTo(std::span<Tried> tried) const;
    // The moves that were played most, from the root on.
    Row<Move, longestLine> line() const;

private:
    struct Edge
    {
        Move move;
        std::int64_t sum = 0; // of the values for `seat`
        std::uint32_t visits = 0;
        std::uint32_t available = 0; // how often it was legal when its decision came
        std::uint32_t next = 0; // after the same decision; 0: none
        std::uint32_t first = 0; // of those that follow it
        std::uint32_t favourite =
            0; // of them the one that the same seat plays most; 0: none yet, or another seat goes on
        std::uint16_t rank = 0; // 1: looks best
        Seat seat = nobody; // whose move it is
    };
    static constexpr std::uint32_t root = 0;
    static constexpr std::size_t deepest = 64;
    static constexpr int mostForced = 256; // moves in a row without a choice
    static constexpr int nodes = 120; // positions that it looks at to finish a turn, about

    struct Memory
    {
        MoveList moves; // legal in `state`
        State state;
        State tried;
        std::array<std::int64_t, MoveList::capacity()> values; // of the moves
        std::array<std::uint16_t, MoveList::capacity()> order;
        std::array<std::uint32_t, MoveList::capacity()> legal; // the edges of the moves
        std::array<std::array<std::int64_t, maxSeats>, MoveList::capacity()> rootSums;
    };

    // What is gained along a line of thought, stretch by stretch, from one whole decision to the next. Of those after the
    // first only what differs from the usual counts: else a line would look better or worse for being longer.
    struct Gains
    {
        Leads last{}; // at the end of the stretch before
        Leads sum{};
        std::size_t stretches = 0;
    };
    struct Step
    {
        std::uint32_t edge = 0;
        std::size_t stretch = 0;
    };
    struct Usual
    {
        std::int64_t count = 0;
        Leads sum{};
    };

    void descend(const Task &task);
    void play(const Task &task, Move move);
    void gain(const Task &task);
    void list(const Evaluation &evaluation, std::uint32_t node, Seat seat);
    std::size_t findLegal(std::uint32_t node, Seat seat);
    std::uint32_t best(std::size_t legal) const; // 0: none
    std::int64_t worthOf(std::uint32_t edge) const;
    void learn(const SeatValues &values);
    bool add(std::uint32_t node, std::uint32_t &last, Move move, Seat seat,
             std::size_t rank); // false: there is no room

    std::unique_ptr<Edge[]> m_edges; // the first one leads to the root
    std::uint32_t m_capacity;
    std::uint32_t m_size = 0;
    std::uint32_t m_rootMoves = 0; // whose edges follow the first one
    Row<Step, deepest> m_path;
    Gains m_gains;
    std::array<Usual, 32> m_usual; // for each stretch
    std::unique_ptr<Memory> m_memory;
    Turns m_turns;
};

} // namespace engawa
