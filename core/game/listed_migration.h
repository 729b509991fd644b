#pragma once

#include "core/game/listed_deck.h"
#include "core/game/migration_frame.h"

// A live reload of a game whose pieces lie in lists (listed_zone.h).
namespace engawa::lists {

template <class Rules, class Typed>
void listPieces(const Rules &rules, const Typed &state, std::vector<PlacedCopy> &copies)
{
    eachList(rules, state, [&](const ListedZone &zone, const auto &list) {
        for (const CopyIndex copy : list)
            addPlaced(copies, rules.copies.placed(copy), zone.name, !zone.isDeck(), zone.owner, zone.sight);
    });
}

// Copies that the data no longer have leave the deck and stay elsewhere; new ones enter the deck, each at its place.
template <class Rules>
class Migration : MigrationFrame<Rules>
{
    using Frame = MigrationFrame<Rules>;
    using Frame::m_rules, Frame::m_old;

public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : Frame(rules, oldRules, receipt),
          m_copies(
              oldRules, rules, &Rules::copies, +[](const Rules &of, CopyIndex copy) { return of.copies.placed(copy); })
    {
    }

    template <class Typed>
    void carry(Typed &state, const Typed &old)
    {
        state = old;
        state.mode = carriedMode(m_rules, m_old, old);
        eachList(m_rules, state, [&](const ListedZone &zone, auto &list) {
            if (const auto before = list; !zone.isDeck())
                m_copies.carry(list, before);
        });
        const auto counted = [&](CopyIndex copy) { return !m_rules.copies.isRetired(copy); };
        this->carryPile(m_copies, state.deck, old.deck, "receipt.left_deck", counted);
        this->sayRetired(state,
                         [&](const PlacedCopy &piece) { return m_rules.copies.isRetired(piece.entry, piece.copy); });
        const auto enters = [&](CopyIndex copy) { return counted(copy) && m_copies.before(copy) < 0; };
        const auto insert = [&](CopyIndex copy) { insertByPlace(state.deck, copy, placeOf(m_rules, state)); };
        if (state.phase != decltype(state.phase)::Over)
            this->addNewCopies(m_copies, state.deck, enters, insert);
    }

    using Frame::sayLater;

private:
    CarriedCopies<CopyIndex> m_copies;
};

} // namespace engawa::lists
