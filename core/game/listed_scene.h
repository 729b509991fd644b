#pragma once

#include "core/game/listed_zone.h"
#include "core/game/open_table_writer.h"
#include "core/game/scene_writer.h"

// The table of a game whose pieces lie in lists (listed_zone.h).
namespace engawa::lists {

template <class Rules, class Typed, class Verb>
class Staging : protected SceneWriter<Rules, Typed, Verb>
{
    using Writer = SceneWriter<Rules, Typed, Verb>;

public:
    using Writer::Writer;

protected:
    using Writer::m_rules, Writer::m_state, Writer::m_seat, Writer::movesWhere;

    // takes(verb, move, zone, copy): is the move about a copy that lies there? leadsTo(verb, move, zone): does it put
    // something there?
    template <class Takes, class LeadsTo>
    void addLists(Takes &&takes, LeadsTo &&leadsTo)
    {
        const auto &copies = m_rules.copies;
        eachList(m_rules, m_state, [&](const ListedZone &zone, const auto &list) {
            this->addZone(zone.id, formOf(zone), zone.owner);
            if (zone.isHidden(m_seat))
                return this->addBacks(zone.id, list.size(), copies.kind());
            int x = 0;
            for (const CopyIndex copy : list) {
                Piece &piece =
                    this->addPiece(copies.pieceId(copy), copies.kind(), copies.component(copy), zone.id, x++);
                piece.moves = movesWhere([&](Verb verb, const Move &move) { return takes(verb, move, zone, copy); });
            }
            this->addSpot("spot/" + zone.id, zone.id, x, 0,
                          movesWhere([&](Verb verb, const Move &move) { return leadsTo(verb, move, zone); }));
        });
    }

private:
    // What only its owner sees is a fan in the owner's hands.
    Zone::Form formOf(const ListedZone &zone) const
    {
        const bool fan = zone.sight == Sight::Owner && zone.owner == m_seat;
        return zone.isDeck() ? Zone::Form::Pile : fan ? Zone::Form::Fan : Zone::Form::Row;
    }
};

template <class Rules, class Typed>
class LayingOpen : OpenTableWriter<Rules, Typed>
{
public:
    using OpenTableWriter<Rules, Typed>::OpenTableWriter;

    OpenTable table()
    {
        this->removeBacks();
        const auto &copies = this->m_rules.copies;
        eachList(this->m_rules, this->m_state, [&](const ListedZone &zone, const auto &list) {
            int x = 0;
            for (const CopyIndex copy : list)
                if (const int place = x++; zone.isHidden(nobody))
                    this->addPiece(copies.pieceId(copy), copies.kind(), copies.component(copy), zone.id, place);
            if (!zone.passing)
                this->addSpot(zone.id, x);
        });
        return this->take();
    }
};

template <class Rules, class Typed>
OpenTable openTable(const Rules &rules, const Typed &state)
{
    return LayingOpen(rules, state).table();
}

} // namespace engawa::lists
