#include "core/games/momiji/outlook.h"

#include <algorithm>

namespace engawa::momiji {

Outlook::Outlook(const Rules &rules, const State &state, int seat) : m_rules(rules), m_state(state), m_seat(seat)
{
    const Player &player = playerOf(state, seat);
    for (const CopyIndex copy : player.hand) {
        count(m_held, copy);
        m_heldLeaves |= 1u << rules.faceOf(copy).leaf;
    }
    for (Path &path : m_paths)
        path.next = rules.parameters.startValue;
    for (const Pile &pile : player.piles)
        if (Path &path = m_paths[pile.leaf]; !path.pile) {
            path.pile = &pile;
            path.next = rules.faceOf(pile.top).value + 1;
        }
}

void Outlook::count(Cards &cards, CopyIndex copy) const
{
    const Face &card = m_rules.faceOf(copy);
    ++cards[card.leaf][card.value];
}

int Outlook::toCome(int leaf, int value) const
{
    if (!m_toCome) {
        Cards &cards = m_toCome.emplace();
        for (const CopyIndex copy : m_state.deck)
            count(cards, copy);
        for (const CopyIndex copy : m_state.box)
            count(cards, copy);
        for (const Column &column : m_state.columns)
            for (const CopyIndex copy : column)
                count(cards, copy);
        for (int seat = 0; seat < m_state.seats; ++seat)
            for (const CopyIndex copy : playerOf(m_state, seat).hand)
                if (seat != m_seat && !isOpen(m_state, copy))
                    count(cards, copy);
    }
    return at(*m_toCome, leaf, value);
}

Outlook::Reach Outlook::measured(int leaf) const
{
    Reach reach;
    reach.known = true;
    int value = nextValue(leaf);
    if (pileOn(leaf)) {
        reach.top = value - 1;
        if (!holds(leaf) || reach.top >= m_rules.parameters.toriiValue)
            return reach;
        reach.cards += held(leaf, reach.top);
    }
    if (!holds(leaf))
        return reach;
    for (; value <= m_rules.parameters.toriiValue && held(leaf, value); ++value) {
        reach.cards += value == m_rules.parameters.toriiValue ? 1 : held(leaf, value);
        reach.top = value;
    }
    return reach;
}

int Outlook::missing(int leaf) const
{
    int missing = 0;
    for (int value = nextValue(leaf); value <= m_rules.parameters.toriiValue; ++value)
        missing += held(leaf, value) == 0;
    return missing;
}

int Outlook::scarce(int leaf) const
{
    int scarce = 0;
    for (int value = nextValue(leaf); value <= m_rules.parameters.toriiValue; ++value)
        scarce += held(leaf, value) == 0 && toCome(leaf, value) <= 1;
    return scarce;
}

int Outlook::ready(int leaf) const
{
    const int next = nextValue(leaf);
    if (!holds(leaf) || next > m_rules.parameters.toriiValue)
        return 0;
    return held(leaf, next) > 0 || (pileOn(leaf) && held(leaf, next - 1) > 0) ? 1 : 0;
}

int Outlook::useful(int leaf) const
{
    const int torii = m_rules.parameters.toriiValue;
    if (!holds(leaf) || nextValue(leaf) > torii)
        return 0;
    int useful = std::min(held(leaf, torii), 1);
    for (int value = std::max(nextValue(leaf) - (pileOn(leaf) ? 1 : 0), 0); value < torii; ++value)
        useful += held(leaf, value);
    return useful;
}

int Outlook::lackingForTop(int leaf, int points, int top) const
{
    const Pile *pile = pileOn(leaf);
    int cards = pile ? pile->size : 0;
    if (pile)
        cards += held(leaf, nextValue(leaf) - 1);
    int lacking = 0;
    for (int value = nextValue(leaf); value <= top; ++value) {
        cards += value == m_rules.parameters.toriiValue ? std::min(held(leaf, value), 1) : held(leaf, value);
        if (held(leaf, value) == 0)
            lacking += toCome(leaf, value) > 0 ? 1 : points;
    }
    return std::max(lacking, (points + top - 1) / top - cards);
}

int Outlook::lacking(int leaf, int points) const
{
    const Pile *pile = pileOn(leaf);
    if (nextValue(leaf) > m_rules.parameters.toriiValue) // a closed pile takes no more
        return pile && pile->size * (nextValue(leaf) - 1) < points ? points : 0;
    int fewest = std::max(points, 0);
    for (int top = std::max(nextValue(leaf) - 1, 1); top <= m_rules.parameters.toriiValue; ++top)
        fewest = std::min(fewest, lackingForTop(leaf, points, top));
    return std::max(fewest, 0);
}

} // namespace engawa::momiji
