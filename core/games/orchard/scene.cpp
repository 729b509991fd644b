#include "core/game/open_table_writer.h"
#include "core/game/scene_writer.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

class Staging : SceneWriter<Rules, State, Verb>
{
public:
    using SceneWriter::SceneWriter;

    Scene scene()
    {
        eachList(m_state, [&](const std::string &zone, Seat owner, const auto &list) { addList(zone, owner, list); });
        constexpr std::array keys{"prompt.choose", "prompt.plant", "prompt.over"};
        prompt(keys[static_cast<std::size_t>(m_state.phase)], m_state.seat);
        return std::move(m_scene);
    }

private:
    template <class List>
    void addList(const std::string &zone, Seat owner, const List &list)
    {
        const bool hand = zone.starts_with("hand") && owner == m_seat;
        addZone(zone, zone == "deck" ? Zone::Form::Pile : hand ? Zone::Form::Fan : Zone::Form::Row, owner);
        if (isHidden(zone, owner, m_seat))
            return addBacks(zone, list.size(), "fruit");
        int x = 0;
        for (const CopyIndex copy : list) {
            Piece &piece =
                addPiece("fruits/" + copyName(m_rules, copy), "fruit", "fruits/" + m_rules.fruitOf(copy).id, zone, x++);
            if (hand || zone == "row")
                piece.moves = movesWhere([&](Verb verb, const Move &move) {
                    return verb == Verb::Choose && move.c == hand && move.b == m_rules.copies[copy].fruit;
                });
            if (zone == "chosen")
                piece.moves = allMoves();
        }
        addSpot("spot/" + zone, zone, x, 0, movesWhere([&](Verb verb, const Move &move) {
                    return verb == Verb::Plant && zone == zoneOf(zoneOf("bed", m_seat), move.b);
                }));
    }
};

class LayingOpen : OpenTableWriter<Rules, State>
{
public:
    using OpenTableWriter::OpenTableWriter;

    OpenTable table()
    {
        removeBacks();
        eachList(m_state, [&](const std::string &zone, Seat owner, const auto &list) {
            int x = 0;
            for (const CopyIndex copy : list)
                if (const int place = x++; isHidden(zone, owner, nobody))
                    addPiece("fruits/" + copyName(m_rules, copy), "fruit", "fruits/" + m_rules.fruitOf(copy).id, zone,
                             place);
            if (zone != "chosen")
                addSpot(zone, x);
        });
        return take();
    }
};

} // namespace

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return Staging(rules, state, seat).scene();
}

OpenTable openTable(const Rules &rules, const State &state)
{
    return LayingOpen(rules, state).table();
}

} // namespace engawa::orchard
