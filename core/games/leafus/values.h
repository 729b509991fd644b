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

    // Goes as far as it was never asked before.
    int points(const Rules &rules, const Sheet &sheet, int lines);

private:
    void begin(const Rules &rules, const Sheet &sheet);
    void goOn(const Rules &rules); // by one line

    std::array<std::int16_t, farthest + 1> m_points; // by lines, up to m_lines
    int m_lines = -1;
    std::array<Bits<maxEdges>, 2> m_hindered; // by the lines drawn
    Bits<maxNodes> m_seen;
    std::array<std::uint16_t, maxNodes> m_queue; // of the nodes seen; from m_next on the last layer
    std::size_t m_next, m_end;
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
    mutable Nearness m_near; // measured when a formula asks
};

} // namespace engawa::leafus
