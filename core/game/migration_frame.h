#pragma once

#include <vector>

#include "core/game/carried_copies.h"
#include "core/game/entries.h"
#include "core/game/receipt_writer.h"
#include "core/game/seats.h"

namespace engawa {

// Adds a copy to those in the match: `copyOf` told which one it is.
inline void addPlaced(std::vector<PlacedCopy> &copies, PlacedCopy copy, std::string_view zone, bool held,
                      int seat = nobody, Sight sight = Sight::All)
{
    copy.zone = zone;
    copy.held = held;
    copy.seat = static_cast<Seat>(seat);
    copy.sight = sight;
    copies.push_back(copy);
}

// The number of the match's mode under the new data: an edit doesn't take it away.
template <class Rules, class Typed>
std::uint8_t carriedMode(const Rules &rules, const Rules &oldRules, const Typed &old)
{
    return static_cast<std::uint8_t>(indexById(rules.modes, modeOf(oldRules, old).id));
}

// Moves a position from the old data's numbering to the new one's: the frame of every game's reload.cpp.
template <class Rules>
class MigrationFrame : protected ReceiptWriter
{
protected:
    MigrationFrame(const Rules &rules, const Rules &old, Receipt &receipt)
        : ReceiptWriter(receipt), m_rules(rules), m_old(old)
    {
    }

    // A pile keeps those that are still in the data and that `stays`; the receipt names the others.
    template <class Index, class Pile, class Stays>
    void carryPile(const CarriedCopies<Index> &copies, Pile &pile, const Pile &old, const char *left, Stays &&stays)
    {
        pile.clear();
        for (const Index copy : old)
            if (const int now = copies.now(copy); now >= 0 && stays(static_cast<Index>(now)))
                pile.push(static_cast<Index>(now));
            else
                say(left, copies.oldCopy(copy).id);
    }
    template <class Index, class Pile>
    void carryPile(const CarriedCopies<Index> &copies, Pile &pile, const Pile &old, const char *left)
    {
        carryPile(copies, pile, old, left, [](Index) { return true; });
    }

    // Copies of the new data that `enters` come into a draw pile, as long as it has room; `insert` finds their place.
    template <class Index, class Pile, class Enters, class Insert>
    void addNewCopies(const CarriedCopies<Index> &copies, const Pile &pile, Enters &&enters, Insert &&insert)
    {
        for (std::size_t i = 0; i < copies.newCount(); ++i)
            if (const auto copy = static_cast<Index>(i); enters(copy) && !pile.full()) {
                insert(copy);
                say("receipt.entered_deck", copies.newCopy(copy).id);
            }
    }

    // Names what the data no longer have and the table still holds.
    template <class Typed, class IsRetired>
    void sayRetired(const Typed &state, IsRetired &&isRetired)
    {
        std::vector<PlacedCopy> placed;
        listPieces(m_rules, state, placed);
        for (const PlacedCopy &piece : placed)
            if (isRetired(piece))
                say("receipt.stays_retired", piece.id);
    }

    const Rules &m_rules;
    const Rules &m_old;
};

} // namespace engawa
