#pragma once

#include "core/games/leafus/play.h"

namespace engawa::leafus {

// What pays for a heap: the leaves that hang yellow when it is made, and before that free dice which turn more leaves or
// make it cheaper. A rolled die serves better than a wish, which takes two; so only what the dice lack is wished for.
class Payment
{
public:
    Payment(const Rules &rules, const State &state, const Means &on);

    bool isMade(int more = 0) const { return lacking(more) <= 0; } // with so many more dice on Heap
    bool isPossible() const { return isMade() || isFound(0, 0, 0, m_spare); }
    bool allowsDie() const; // one more on Heap, of those that lie free if one shows it
    bool allowsWish() const { return isMade(1) || isFound(1, 0, 1, m_spare); } // made of some dice
    bool allowsWish(Action one, Action other) const; // … of dice that show these

private:
    struct Spare // what there is to pay with
    {
        DiceCount lying; // free dice by what they show
        int dice; // that may be used
        int wishes;
    };

    int lacking(int more) const { return heapPrice(m_rules, m_heaps + more) - m_leaves; } // leaves
    bool isFound(int least, int made, int wished, const Spare &spare) const;
    bool suffices(const Spare &spare, int heaps, int leaves, int wished) const;
    bool isWishable(Action action, int wishes, DiceCount left) const;
    int pairs(DiceCount left) const;

    const Rules &m_rules;
    const State &m_state;
    Spare m_spare;
    int m_heaps; // dice on Heap
    int m_most; // … with which it is cheapest
    int m_leaves; // that will hang yellow when the heap is made
    int m_room; // … and more that could turn before
    int m_calm; // … without the wind
};

// Those that the faces of all dice stand for.
inline Actions rolledActions(const Rules &rules, const State &state)
{
    Actions actions = 0;
    for (int die = 0; die < state.diceCount; ++die)
        actions |= only(actionOf(rules, state, die));
    return actions;
}

inline bool isPair(const Rules &rules, int face, int other) // … for a wish
{
    return rules.parameters.wishPair == WishPair::Any
           || (rules.parameters.wishPair == WishPair::Equal) == (face == other);
}

// The actions that checkUse allows for the dice that lie free.
struct Usable
{
    Actions rolled = 0;
    Actions wished = 0; // by a pair that allows it too
    Actions doubtful = 0; // … for which each pair must be looked at by itself
    Payment payment;
};
Usable usable(const Rules &rules, const State &state, const Means &on);

// The actions whose values these two dice may stand for.
inline Actions valuesOpen(const Rules &rules, const State &state, int one, int other)
{
    const int a = faceOf(state, one), b = faceOf(state, other);
    if (!isPair(rules, a, b))
        return 0;
    const Actions present = rules.parameters.wishValue == WishValue::Missing ? rolledActions(rules, state) : 0;
    return allActions & ~(only(rules.actionOf(a)) | only(rules.actionOf(b)) | present);
}

// Among doubtful actions those that would hinder what must be resolved, if this pair were used for them.
Actions hindering(const Rules &rules, const State &state, const Means &on, const Payment &payment, Actions doubtful,
                  int one, int other);

// Those that checkPair allows.
inline Actions wishable(const Rules &rules, const State &state, const Means &on, const Usable &among, int one,
                        int other)
{
    const Actions open = among.wished & valuesOpen(rules, state, one, other), doubtful = open & among.doubtful;
    return doubtful ? open & ~hindering(rules, state, on, among.payment, doubtful, one, other) : open;
}

} // namespace engawa::leafus
