#pragma once

#include "core/game/arranging_frame.h"
#include "core/game/listed_zone.h"

namespace engawa::lists {

// Puts, swaps and removes the pieces of a game whose pieces lie in lists (listed_zone.h). Where they may lie is said by the
// pack's text expected.<kind>_place: for fruits, expected.fruit_place.
template <class Rules, class Typed>
class Arranging : public ArrangingFrame<Rules, Typed>
{
    using Frame = ArrangingFrame<Rules, Typed>;

public:
    Arranging(const Rules &rules, const Typed &state, Problems &problems) : Frame(rules, state, problems)
    {
        eachList(rules, state, [&](const ListedZone &zone, const auto &) {
            if (!zone.passing)
                m_pieces.add(zone.id, m_json[zone.id]);
        });
    }

private:
    using Frame::m_json, Frame::m_rules, Frame::m_state, Frame::refuse, Frame::unknown;

    bool apply(const PutPiece &put) override
    {
        const std::string name(tableAndName(put.piece).second);
        const auto from = m_pieces.find(name);
        PieceLists::List *to = m_pieces.list(put.zone);
        if (!from)
            return unknown(put.piece);
        if (!to)
            return this->misplaced(put.piece, "expected." + m_rules.copies.kind() + "_place");
        m_pieces.take(*from);
        m_pieces.put(*to, name, put.x);
        return true;
    }
    bool apply(const SwapPieces &swap) override
    {
        const auto one = m_pieces.find(tableAndName(swap.one).second);
        const auto other = m_pieces.find(tableAndName(swap.other).second);
        if (!one || !other)
            return unknown(one ? swap.other : swap.one);
        m_pieces.exchange(*one, *other);
        return true;
    }
    bool apply(const RemovePiece &removed) override { return apply(PutPiece{removed.piece, "deck"}); } // drawn last
    bool apply(const TurnPiece &turned) override { return refuse("arrange-side", {{"piece", turned.piece}}); }
    bool apply(const SetCounter &set) override { return unknown(set.counter); }
    bool apply(const SetToAct &set) override
    {
        m_json["seat"] = set.seat;
        m_json["over"] = false; // then it goes on
        return this->number(set.seat, 0, m_state.seats - 1);
    }

    PieceLists m_pieces;
};

template <class Rules, class Typed>
std::optional<Json> arrangedPosition(const Rules &rules, const Typed &state, const Arrangement &arrangement,
                                     Problems &problems)
{
    return Arranging(rules, state, problems).make(arrangement);
}

} // namespace engawa::lists
