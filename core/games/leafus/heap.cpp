#include <algorithm>

#include "core/games/leafus/assign.h"

namespace engawa::leafus {

Payment::Payment(const Rules &rules, const State &state, const Means &on)
    : m_rules(rules), m_state(state),
      m_spare{on.lying, state.diceCount - on.used, rules.parameters.wishesMax - on.wishes},
      m_heaps(on.on(Action::Heap)), m_most(dearestDice), m_leaves(on.yellow), m_room(0), m_calm(maxLeaves)
{
    if (isForeign(state)) {
        m_spare.dice = std::min(m_spare.dice, active(state).charges - on.used);
        m_spare.wishes = rules.parameters.reservedWishes ? m_spare.wishes : 0;
    }
    if (rules.of(Action::Yellow).order < rules.of(Action::Heap).order) {
        const int turning = std::min(on.on(Action::Yellow), on.clear);
        m_leaves += turning;
        m_room = on.clear - turning;
    }
    if (!isLimited(rules, state))
        return;
    if (const int limit = rules.of(Action::Heap).limit; limit > 0)
        m_most = std::min(m_most, limit);
    if (const int limit = rules.of(Action::Yellow).limit; limit > 0 && on.on(Action::Wind) == 0)
        m_calm = std::max(limit - on.on(Action::Yellow), 0);
}

bool Payment::allowsDie() const
{
    const int made = m_spare.lying.of(Action::Heap) > 0 ? 0 : 1;
    return isMade(1) || isFound(1, made, 0, m_spare);
}

bool Payment::allowsWish(Action one, Action other) const
{
    if (isMade(1))
        return true;
    Spare left = m_spare;
    left.lying.add(one, -1);
    left.lying.add(other, -1);
    left.dice -= 2;
    --left.wishes;
    return isFound(1, 1, 0, left);
}

// With at least so many more dice on Heap, of which some are made already and some are wished for in any case.
bool Payment::isFound(int least, int made, int wished, const Spare &spare) const
{
    for (int more = least; more == least || m_heaps + more <= m_most; ++more)
        if (suffices(spare, more - made, std::max(lacking(more), 0), wished))
            return true;
    return false;
}

// Can so many dice still be put on Heap, and so many leaves turn?
bool Payment::suffices(const Spare &spare, int heaps, int leaves, int wished) const
{
    const int winds = leaves > m_calm ? 1 : 0, uses = heaps + leaves + winds;
    if (leaves > m_room || uses + wished > spare.dice)
        return false;
    const auto rolled = [&](Action action, int most) { return std::min(spare.lying.of(action), most); };
    const int rolledHeaps = rolled(Action::Heap, heaps - wished), rolledLeaves = rolled(Action::Yellow, leaves),
              rolledWinds = rolled(Action::Wind, winds);
    const int wishes = uses - rolledHeaps - rolledLeaves - rolledWinds;
    if (wishes == 0)
        return true;
    if (wishes > spare.wishes || uses + wishes > spare.dice) // a wish takes two dice
        return false;
    DiceCount left = spare.lying;
    left.add(Action::Heap, -rolledHeaps);
    left.add(Action::Yellow, -rolledLeaves);
    left.add(Action::Wind, -rolledWinds);
    return wishes <= pairs(left) && isWishable(Action::Heap, heaps - rolledHeaps, left)
           && isWishable(Action::Yellow, leaves - rolledLeaves, left)
           && isWishable(Action::Wind, winds - rolledWinds, left);
}

// A pair holds no die of the value that it stands for.
bool Payment::isWishable(Action action, int wishes, DiceCount left) const
{
    if (wishes == 0)
        return true;
    if (action == Action::Wind && !m_rules.parameters.wishedWind)
        return false;
    if (m_rules.parameters.wishValue == WishValue::Missing && rolledActions(m_rules, m_state) & only(action))
        return false;
    left.clear(action);
    return wishes <= pairs(left);
}

int Payment::pairs(DiceCount left) const
{
    const int dice = left.sum();
    if (m_rules.parameters.wishPair == WishPair::Any)
        return dice / 2;
    int equal = 0, most = 0;
    for (const Action action : m_rules.order) {
        equal += left.of(action) / 2;
        most = std::max(most, left.of(action));
    }
    return m_rules.parameters.wishPair == WishPair::Equal ? equal : std::min(dice / 2, dice - most);
}

} // namespace engawa::leafus
