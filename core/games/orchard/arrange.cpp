#include "core/game/arranging_frame.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

class Arranging : public ArrangingFrame<Rules, State>
{
public:
    Arranging(const Rules &rules, const State &state, Problems &problems) : ArrangingFrame(rules, state, problems)
    {
        eachList(state, [&](const std::string &zone, Seat, const auto &) {
            if (zone != "chosen")
                m_fruits.add(zone, m_json[zone]);
        });
    }

private:
    bool apply(const PutPiece &put) override
    {
        const std::string name(tableAndName(put.piece).second);
        const auto from = m_fruits.find(name);
        PieceLists::List *to = m_fruits.list(put.zone);
        if (!from)
            return unknown(put.piece);
        if (!to)
            return misplaced(put.piece, "expected.fruit_place");
        m_fruits.take(*from);
        m_fruits.put(*to, name, put.x);
        return true;
    }
    bool apply(const SwapPieces &swap) override
    {
        const auto one = m_fruits.find(tableAndName(swap.one).second),
                   other = m_fruits.find(tableAndName(swap.other).second);
        if (!one || !other)
            return unknown(one ? swap.other : swap.one);
        m_fruits.exchange(*one, *other);
        return true;
    }
    bool apply(const RemovePiece &removed) override { return apply(PutPiece{removed.piece, "deck"}); } // drawn last
    bool apply(const TurnPiece &turned) override { return refuse("arrange-side", {{"piece", turned.piece}}); }
    bool apply(const SetCounter &set) override { return unknown(set.counter); }
    bool apply(const SetToAct &set) override
    {
        m_json["seat"] = set.seat;
        m_json["over"] = false; // then it goes on
        return number(set.seat, 0, m_state.seats - 1);
    }

    PieceLists m_fruits;
};

} // namespace

std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems)
{
    return Arranging(rules, state, problems).make(arrangement);
}

} // namespace engawa::orchard
