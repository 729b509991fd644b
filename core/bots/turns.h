#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/bots/evaluation.h"

namespace engawa {

// Plays a seat's turns in thought.
class Turns
{
public:
    Turns();

    // To the end of the turn under way, at each decision with what looks best at once. Every position that it looks at
    // is taken off `left`; when none is left it stays where it is. Gives what the position is worth to which it comes, if
    // it has looked.
    std::optional<std::int64_t> finish(const Evaluation &evaluation, State &state, Seat seat, int &left);

    // The same, and looks where it hasn't.
    std::int64_t finished(const Evaluation &evaluation, State &state, Seat seat, int &left);

    // A whole turn: of the first moves that look best at once the one after which finish() gets furthest.
    void playBest(const Evaluation &evaluation, State &state, Seat seat, int nodes);

private:
    static constexpr int decisions = 16; // of one turn
    static constexpr std::size_t firsts = 8; // first moves of a turn that are thought through to its end

    // Into Memory::order; gives how many it put there, the best first.
    std::size_t orderFirst(const Evaluation &evaluation, const State &state, Seat seat);
    // One decision; false: the data leave none. Gives what was seen of where it leads.
    bool decide(const Evaluation &evaluation, State &state, Seat seat, int &left, std::optional<std::int64_t> &known);

    struct Memory
    {
        MoveList first;
        std::array<std::int64_t, MoveList::capacity()> values; // of the first moves
        std::array<std::uint16_t, MoveList::capacity()> order;
        MoveList moves;
        State begun;
        State tried;
        State best;
        State bestTurn;
    };
    std::unique_ptr<Memory> m_memory;
};

} // namespace engawa
