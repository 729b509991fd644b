#include "core/game/arrangement_faults.h"
#include "core/game/piece_lists.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

// Makes one change of a position by hand, in its JSON: reading that back checks the rest.
class Arranging : ArrangementFaults
{
public:
    Arranging(const Rules &rules, const State &state, Problems &problems)
        : ArrangementFaults(problems), m_state(state), m_json(positionOf(rules, state, {}))
    {
        eachList(state, [&](const std::string &zone, Seat, const auto &) { m_fruits.add(zone, m_json[zone]); });
    }

    std::optional<Json> make(const Arrangement &arrangement)
    {
        const bool made = m_state.chosen.empty()
                              ? std::visit([this](const auto &each) { return apply(each); }, arrangement)
                              : refuse("arrange-turn", {});
        return made ? std::optional(std::move(m_json)) : std::nullopt;
    }

private:
    bool apply(const PutPiece &put)
    {
        const std::string name(tableAndName(put.piece).second);
        const auto from = m_fruits.find(name);
        PieceLists::List *to = m_fruits.list(put.zone);
        if (!from)
            return unknown(put.piece);
        if (!to || put.zone == "chosen")
            return misplaced(put.piece, "expected.fruit_place");
        m_fruits.take(*from);
        m_fruits.put(*to, name, put.x);
        return true;
    }
    bool apply(const SwapPieces &swap)
    {
        const auto one = m_fruits.find(tableAndName(swap.one).second),
                   other = m_fruits.find(tableAndName(swap.other).second);
        if (!one || !other)
            return unknown(one ? swap.other : swap.one);
        m_fruits.exchange(*one, *other);
        return true;
    }
    bool apply(const RemovePiece &removed) { return apply(PutPiece{removed.piece, "deck"}); } // the last to be drawn
    bool apply(const TurnPiece &turned) { return refuse("arrange-side", {{"piece", turned.piece}}); }
    bool apply(const SetCounter &set) { return unknown(set.counter); }
    bool apply(const SetToAct &set)
    {
        m_json["seat"] = set.seat;
        m_json["over"] = false; // then it goes on
        return number(set.seat, 0, m_state.players - 1);
    }

    const State &m_state;
    Json m_json;
    PieceLists m_fruits;
};

} // namespace

std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems)
{
    return Arranging(rules, state, problems).make(arrangement);
}

} // namespace engawa::orchard
