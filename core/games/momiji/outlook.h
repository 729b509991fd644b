#pragma once

#include <array>
#include <optional>

#include "core/games/momiji/rules.h"
#include "core/games/momiji/state.h"

namespace engawa::momiji {

// What may still become of a seat's piles: by the cards of its hand and by those that it hasn't seen go.
class Outlook
{
public:
    Outlook(const Rules &rules, const State &state, int seat);

    // Hand cards that could go on the leaf's pile one after the other.
    int reach(int leaf) const { return reachOf(leaf).cards; }
    // Points of the leaf's pile once they lie on it.
    int promise(int leaf) const
    {
        const Reach &reach = reachOf(leaf);
        return reach.top <= 0 ? 0 : reach.top * (reach.cards + (pileOn(leaf) ? pileOn(leaf)->size : 0));
    }
    // Values from the pile's top up to that of a closed pile which the hand doesn't have.
    int missing(int leaf) const;
    // … of which at most one card is left to come.
    int scarce(int leaf) const;
    // 1 if the pile takes a hand card now, else 0.
    int ready(int leaf) const;
    // Hand cards that the pile takes now or once the values between have come.
    int useful(int leaf) const;
    // The fewest cards, not in the hand, with which the pile is worth `points`. A value that no card is left of counts
    // as many as all the points.
    int lacking(int leaf, int points) const;

private:
    using ByValue = std::array<std::uint8_t, 16>; // cards of a leaf by value
    struct Reach
    {
        int cards = 0;
        int top = -1;
        bool known = false;
    };
    struct Path // of a leaf
    {
        const Pile *pile = nullptr;
        int next = 0; // the lowest value that the pile hasn't reached
        Reach reach;
    };

    const Reach &reachOf(int leaf) const
    {
        Reach &reach = m_paths[static_cast<std::size_t>(leaf)].reach;
        if (!reach.known)
            reach = measured(leaf);
        return reach;
    }
    Reach measured(int leaf) const;
    int lackingForTop(int leaf, int points, int top) const;
    bool holds(int leaf) const { return m_heldLeaves >> leaf & 1; }
    int held(int leaf, int value) const { return at(m_held, leaf, value); }
    int toCome(int leaf, int value) const; // cards in the display, and all that the seat can't see
    int nextValue(int leaf) const { return m_paths[static_cast<std::size_t>(leaf)].next; }
    const Pile *pileOn(int leaf) const { return m_paths[static_cast<std::size_t>(leaf)].pile; }

    using Cards = std::array<ByValue, maxLeaves>;
    static int at(const Cards &cards, int leaf, int value)
    {
        return cards[static_cast<std::size_t>(leaf)][static_cast<std::size_t>(value)];
    }
    void count(Cards &cards, CopyIndex copy) const;

    const Rules &m_rules;
    const State &m_state;
    int m_seat;
    Cards m_held{};
    unsigned m_heldLeaves = 0; // a bit for each leaf of which the hand has a card
    mutable std::array<Path, maxLeaves> m_paths;
    mutable std::optional<Cards> m_toCome; // counted when first asked for
};

} // namespace engawa::momiji
