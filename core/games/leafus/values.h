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
};
enum class Function : std::uint8_t { Near, Promise };

class SheetValues final : public Values
{
public:
    SheetValues(const Rules &rules, const State &state, int seat);

    int value(int index) const override { return of(static_cast<Value>(index)); }
    int call(int index, std::span<const int> arguments) const override;
    int of(Value value) const;

private:
    const Rules &m_rules;
    const State &m_state;
    int m_seat;
    Sheet m_sheet; // with what lies on the actions
    int m_pendingLines = 0;
};

// prospect.cpp: what roots could still reach.
int pointsNear(const Rules &rules, const Sheet &sheet, int lines); // of nodes that lie so many lines from a root, or fewer
int pointsPromised(const Rules &rules, const Sheet &sheet, int lines); // that so many lines could add, root after root

} // namespace engawa::leafus
