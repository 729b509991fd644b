#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>

#include "core/bots/leaf_value.h"
#include "core/bots/turns.h"

namespace engawa {

// A tree of moves as one seat can know them: every iteration deals anew what is hidden from it, so that a move is
// found again in whichever deals it is legal, and weighed against how often it was. The tree grows under moves that have
// been tried often enough; from there on whole turns are planned, for every seat and for as many turns in each line:
// positions are judged that are as far on.
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
        std::size_t turns; // after the one under way; there every line ends
        std::uint32_t ripe; // tries of a move after which it is thought on in the tree; 0: never
    };
    void begin(const Task &task);
    // Thinks the root's n-th move on.
    SeatValues iterate(const Task &task, std::size_t move, std::uint64_t seed);
    // What each seat gains where greedy plays on from the move.
    Leads playedOn(const Task &task, std::size_t move, std::uint64_t seed);

    // The moves that were played most, from the root's n-th on.
    Row<Move, longestLine> line(std::size_t move) const;

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
    static constexpr int mostParts = 300; // of turns that greedy plays in a line
    static constexpr int nodes = 300; // positions that it looks at for one of them, about

    struct Memory
    {
        MoveList moves; // legal in `state`
        State state;
        State tried;
        std::array<std::int64_t, MoveList::capacity()> values; // of the moves
        std::array<std::uint16_t, MoveList::capacity()> order;
        std::array<std::uint32_t, MoveList::capacity()> legal; // the edges of the moves
    };

    struct Step
    {
        std::uint32_t edge = 0;
        std::size_t turn = 0;
    };

    void deal(const Task &task, std::uint64_t seed);
    void descend(const Task &task, std::size_t move);
    bool isRipe(const Task &task, std::uint32_t edge) const
    {
        return task.ripe > 0 && m_edges[edge].visits >= task.ripe;
    }
    void play(const Task &task, Move move);
    void turnOver(const Task &task);
    void playOn(const Task &task);
    Leads gains(const Task &task) const;
    void list(const Evaluation &evaluation, std::uint32_t node, Seat seat);
    std::size_t findLegal(std::uint32_t node, Seat seat);
    std::int64_t worthOf(std::uint32_t edge) const;
    std::uint32_t best(std::size_t legal) const; // 0: none
    void learn(const SeatValues &values);
    bool add(std::uint32_t node, std::uint32_t &last, Move move, Seat seat,
             std::size_t rank); // false: there is no room

    std::unique_ptr<Edge[]> m_edges; // the first one leads to the root
    std::uint32_t m_capacity;
    std::uint32_t m_size = 0;
    std::uint32_t m_rootMoves = 0; // whose edges follow the first one
    Row<Step, deepest> m_path;
    Leads m_begun{}; // in the deal, before the root's move
    Seat m_onTurn = nobody;
    std::size_t m_turnsDone = 0;
    std::unique_ptr<Memory> m_memory;
    Turns m_turns;
};

} // namespace engawa
