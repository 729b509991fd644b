#pragma once

#include "core/expr/formula.h"
#include "core/games/leafus/play.h"

namespace engawa::leafus {

// What formulas may ask about a seat. Dice that lie on actions count as if they were resolved, all but Roots, whose lines
// are decisions: `PendingLines` tells how many are to come.
enum class Value : std::uint8_t {
    Score,
    BestOther,
    Heaps,
    YellowLeaves,
    ClearLeaves,
    HeapedLeaves,
    RootPoints,
    Lines,
    Roots,
    FreeStarts,
    LinePower,
    Charges,
    TurnsLeft,
    ForeignRolls,
    Players,
    PendingLines,
    FreeDice,
    NeedlessMoves,
};
enum class Function : std::uint8_t { Near };

// prospect.cpp: the points of nodes that lie so many lines from a root, or fewer; by lines from 0.
class Nearness
{
public:
    static constexpr int farthest = 48; // no root is longer on a sheet that fits a page

    // What was measured last on a sheet with these lines is still known to the thread: dice that are put here and there
    // change nothing about it.
    static const Nearness &of(const Rules &rules, const Sheet &sheet);

    int points(int lines) const { return m_points[static_cast<std::size_t>(lines)]; }

private:
    bool isOf(const Rules &rules, const Sheet &sheet) const;
    void measure(const Rules &rules, const Sheet &sheet);

    std::uint64_t m_lattice = 0;
    Bits<maxEdges> m_lines, m_turned;
    Bits<maxNodes> m_tips;
    std::array<std::int16_t, farthest + 1>
        m_points{}; // by lines; nothing is near on a lattice that nobody has measured
};

class SheetValues final : public Values
{
public:
    SheetValues(const Rules &rules, const State &state, int seat);

    int value(int index) const override { return of(static_cast<Value>(index)); }
    int call(int index, std::span<const int> arguments) const override;
    int of(Value value) const;

private:
    bool isAssigning() const;
    bool isLastDie() const;
    int needlessSoFar() const;

    const Rules &m_rules;
    const State &m_state;
    int m_seat;
    Sheet m_sheet; // with what lies on the actions
    int m_pendingLines = 0;
    mutable const Nearness *m_near = nullptr; // measured when a formula asks
};

} // namespace engawa::leafus
