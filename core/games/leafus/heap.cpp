#include <algorithm>

#include "core/games/leafus/play.h"

namespace engawa::leafus {

namespace {

constexpr std::size_t at(Action action)
{
    return static_cast<std::size_t>(action);
}

// Looks among the dice that lie free for those that would still pay for the heap. A rolled die serves better than a
// wish, which takes two; so only what the dice lack is wished for.
class Payment
{
public:
    Payment(const Rules &rules, const State &state, const Committed &on) : m_rules(rules), m_state(state), m_on(on)
    {
        const Sheet &sheet = active(state);
        if (rules.of(Action::Yellow).order < rules.of(Action::Heap).order) {
            m_yellow = on.on(Action::Yellow);
            m_room = std::max(clearLeaves(rules, sheet) - m_yellow, 0);
        }
        m_leaves = sheet.yellow.count() + m_yellow;
        for (std::uint32_t free = on.free; free; free &= free - 1, ++m_dice)
            ++m_lying[at(rules.actionOf(faceOf(state, std::countr_zero(free))))];
        if (isForeign(state))
            m_dice = std::min(m_dice, active(state).charges - on.used);
        m_wishes = isForeign(state) && !rules.is.reservedWishes ? 0 : std::max(rules.is.wishesMax - on.wishes, 0);
    }

    // With so many more dice on Heap, of which so many are wished for in any case.
    bool isPossible(int more, int wished) const
    {
        const int lacking = std::max(0, heapPrice(m_rules, m_on.on(Action::Heap) + more) - m_leaves);
        if (lacking > m_room)
            return false;
        const bool wind = lacking > 0 && needsWind(m_yellow + lacking);

        const int heaps = std::min(more - wished, lying(Action::Heap)),
                  leaves = std::min(lacking, lying(Action::Yellow)),
                  winds = wind ? std::min(1, lying(Action::Wind)) : 0;
        const int wishedHeaps = more - heaps, wishedLeaves = lacking - leaves, wishedWinds = wind ? 1 - winds : 0;
        const int wishes = wishedHeaps + wishedLeaves + wishedWinds;
        if (wishes > m_wishes || heaps + leaves + winds + 2 * wishes > m_dice)
            return false;
        if (wishes == 0)
            return true;
        if (wishedWinds > 0 && !m_rules.is.wishedWind)
            return false;
        std::array<int, actionCount> left = m_lying;
        left[at(Action::Heap)] -= heaps;
        left[at(Action::Yellow)] -= leaves;
        left[at(Action::Wind)] -= winds;
        return isWishable(Action::Heap, wishedHeaps, left) && isWishable(Action::Yellow, wishedLeaves, left)
               && isWishable(Action::Wind, wishedWinds, left) && wishes <= pairs(left);
    }

private:
    int lying(Action action) const { return m_lying[at(action)]; }

    bool needsWind(int leaves) const
    {
        const int limit = m_rules.of(Action::Yellow).limit;
        return limit > 0 && leaves > limit && isLimited(m_rules, m_state) && m_on.on(Action::Wind) == 0;
    }

    // A pair holds no die of the value that it stands for.
    bool isWishable(Action action, int wishes, std::array<int, actionCount> left) const
    {
        if (wishes == 0)
            return true;
        left[at(action)] = 0;
        return wishes <= pairs(left) && !(m_rules.is.wishValue == WishValue::Missing && isRolled(action));
    }
    bool isRolled(Action action) const
    {
        for (int die = 0; die < m_state.diceCount; ++die)
            if (m_rules.actionOf(faceOf(m_state, die)) == action)
                return true;
        return false;
    }
    int pairs(const std::array<int, actionCount> &left) const
    {
        int dice = 0, equal = 0, most = 0;
        for (const int count : left) {
            dice += count;
            equal += count / 2;
            most = std::max(most, count);
        }
        switch (m_rules.is.wishPair) {
        case WishPair::Any:
            return dice / 2;
        case WishPair::Equal:
            return equal;
        case WishPair::Different:
            return std::min(dice / 2, dice - most);
        }
        return 0;
    }

    const Rules &m_rules;
    const State &m_state;
    const Committed &m_on;
    int m_yellow = 0; // dice on Yellow, if leaves turn before the heap is made
    int m_leaves = 0; // that will hang yellow then
    int m_room = 0; // … and could, with more dice
    std::array<int, actionCount> m_lying{};
    int m_dice = 0; // that may be used
    int m_wishes = 0;
};

} // namespace

bool isPaid(const Rules &rules, const State &state, int heapDice, int yellowDice)
{
    const Sheet &sheet = active(state);
    const bool before = rules.of(Action::Yellow).order < rules.of(Action::Heap).order;
    const int leaves = sheet.yellow.count() + (before ? std::min(yellowDice, clearLeaves(rules, sheet)) : 0);
    return heapPrice(rules, heapDice) <= leaves;
}

bool isPayable(const Rules &rules, const State &state, const Committed &on, int wished)
{
    if (isPaid(rules, state, on.on(Action::Heap) + wished, on.on(Action::Yellow)))
        return true;
    const Payment payment(rules, state, on);
    const int limit = rules.of(Action::Heap).limit;
    const int most = limit > 0 && isLimited(rules, state) ? std::min(limit, dearestDice) : dearestDice;
    for (int more = wished; more == wished || on.on(Action::Heap) + more <= most; ++more)
        if (payment.isPossible(more, wished))
            return true;
    return false;
}

} // namespace engawa::leafus
