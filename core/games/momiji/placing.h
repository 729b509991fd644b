#pragma once

#include "core/games/momiji/play.h"

namespace engawa::momiji {

// The values that a player's piles take now, a bit each by leaf type: what checkPlacing and checkCombination allow, for
// looking at many cards of one position.
class Placeable
{
public:
    Placeable(const Rules &rules, const Player &player, int skip)
    {
        m_values.fill(bitsOf(valuesOn(rules, -1, skip)));
        for (const Pile &pile : player.piles) {
            m_values[pile.leaf] = bitsOf(valuesOn(rules, rules.faceOf(pile.top).value, skip));
            m_begun |= bitOf(pile.leaf);
        }
    }

    // The cards that the Play under way may still have.
    Placeable(const Rules &rules, const State &state, const PlayFrame &frame)
        : Placeable(rules, active(state), frame.skipBy)
    {
        if (state.turn.count == 0 && frame.cards > 0 && frame.piles == 0)
            return; // any combination may begin
        for (int leaf = 0; leaf < maxLeaves; ++leaf)
            if (checkCombination(rules, state.turn, frame, leaf) != noRule)
                m_values[static_cast<std::size_t>(leaf)] = 0;
    }

    bool takes(const Face &face) const { return m_values[face.leaf] >> face.value & 1; }
    bool begun(int leaf) const { return m_begun >> leaf & 1; } // there is a pile of this type

private:
    static std::uint32_t bitsOf(ValueRange range)
    {
        return range.most < range.least ? 0 : ((std::uint32_t{2} << (range.most - range.least)) - 1) << range.least;
    }

    std::array<std::uint32_t, maxLeaves> m_values;
    std::uint8_t m_begun = 0;
};

} // namespace engawa::momiji
