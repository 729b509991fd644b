#pragma once

#include <algorithm>

#include "core/game/game.h"
#include "core/game/move.h"
#include "core/game/seats.h"
#include "core/games/leafus/log.h"
#include "core/games/leafus/roots.h"
#include "core/games/leafus/rules.h"
#include "core/games/leafus/state.h"

namespace engawa::leafus {

// A move's verb; what its numbers mean stands beside it.
enum class Verb : std::uint8_t {
    Assign, // b: die
    Wish,   // b: action, c, d: dice, the lower number first
    Return, // b: action
    Done,
    Line, // b: edge, c: 1 if it is drawn from its `to` to its `from`
    Stop,
};

inline Move moveOf(Line line)
{
    return move(Verb::Line, line.edge, line.turned ? 1 : 0);
}

// A number of dice for each action, all in one word.
class DiceCount
{
public:
    int of(Action action) const { return static_cast<int>(m_word >> place(action) & 0xff); }
    void add(Action action, int dice = 1) { m_word += static_cast<std::uint64_t>(dice) << place(action); }
    void clear(Action action) { m_word &= ~(std::uint64_t{0xff} << place(action)); }
    int sum() const { return static_cast<int>(m_word * 0x0101'0101'0101'0101 >> 56); }

private:
    static_assert(8 * actionCount <= 64 && maxDice <= 0xff);
    static int place(Action action) { return 8 * static_cast<int>(action); }
    std::uint64_t m_word = 0;
};

// assign.cpp: what lies on the actions, and what may be put there.
struct Committed
{
    DiceCount dice;         // a wished pair counts as one
    std::uint32_t free = 0; // dice that lie on none, a bit each
    Actions held = 0;       // actions that have dice
    int used = 0;           // dice in all
    int wishes = 0;

    int on(Action action) const { return dice.of(action); }
};
Committed committed(const State &state);
// … and what the seat to act has besides, to put there or to pay with.
struct Means : Committed
{
    DiceCount lying;   // free dice by what they show
    Actions shown = 0; // actions that a free die shows
    int yellow = 0;    // leaves that hang yellow now, and clear ones
    int clear = 0;
};
Means means(const Rules &rules, const State &state);
inline int faceOf(const State &state, int die)
{
    return state.dice[static_cast<std::size_t>(die)];
}
inline Action actionOf(const Rules &rules, const State &state, int die)
{
    return rules.actionOf(faceOf(state, die));
}
// The rule that forbids one more effective die on an action, one rolled die or a wish of two; noRule: none does.
RuleIndex checkUse(const Rules &rules, const State &state, const Means &on, Action action, bool wished);
RuleIndex checkPair(const Rules &rules, const State &state, const Means &on, Action action, int one, int other);
RuleIndex checkCommitted(const Rules &rules, const State &state, const Means &on); // may it be resolved?
Actions returnable(const Rules &rules, const State &state, const Means &on); // actions that may give a die back
RuleIndex checkReturn(const Rules &rules, const State &state, const Means &on, Action action);
int needlessUses(const Rules &rules, const State &state, const Committed &on); // that a careful player would not make
bool hasUse(const Rules &rules, const State &state); // of the seat to act, something better than an empty Wind

inline bool isLimited(const Rules &rules, const State &state) // by the limits of dice on one action
{
    return !isForeign(state) || rules.parameters.reservedLimits;
}

// What the actions amount to.
inline int clearLeaves(const Rules &rules, const Sheet &sheet)
{
    return static_cast<int>(rules.leaves.size()) - sheet.yellow.count() - sheet.heaped.count();
}
int linesOf(const Rules &rules, const Sheet &sheet, int dice);
int chargesAfter(const Rules &rules, int charges, int dice);
inline constexpr int dearestDice = 3; // more dice make a heap no cheaper
inline int heapPrice(const Rules &rules, int dice)
{
    return rules.parameters.heapPrices[static_cast<std::size_t>(std::clamp(dice, 1, dearestDice) - 1)];
}
bool rollFollows(const Rules &rules, const State &state); // somebody else's, that charges could be spent on

// resolve.cpp: one action on a sheet; Roots is a decision and not done here. False: it had no effect.
bool carryOut(const Rules &rules, Sheet &sheet, Action action, int dice, const Log &log);

// deal.cpp
void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events);
void roll(const Rules &rules, State &state);
void sayRoll(const State &state, EventKind kind, Rule rule, const Log &log);

// turn.cpp
void applyMove(const Rules &rules, State &state, Move move, EventList *events);

// moves.cpp, attempts.cpp
void listLegal(const Rules &rules, const State &state, MoveList &moves);
RuleIndex checkMove(const Rules &rules, const State &state, Move move);
void listAttempts(const Rules &rules, const State &state, MoveList &moves);

} // namespace engawa::leafus
