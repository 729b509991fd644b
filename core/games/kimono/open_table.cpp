#include "core/game/open_table_writer.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

class LayingOpen : OpenTableWriter<Rules, State>
{
public:
    using OpenTableWriter::OpenTableWriter;

    OpenTable table()
    {
        removeBacks();
        addDeck();
        for (int place = 0; place < m_state.ringSize; ++place)
            if (m_state.ring[static_cast<std::size_t>(place)] == noCopy)
                addSpot("ring", place);
        if (modeOf(m_rules, m_state).scoring == Scoring::Points)
            addSpot("rewards", static_cast<int>(m_state.display.size()));
        for (int side = 0; side < 2; ++side)
            addAlbumSpots(side);
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i)
            addCounter("marker/" + m_rules.patterns[i].id, "name." + m_rules.patterns[i].id, nobody, m_state.marker[i],
                       m_rules.trackLength, -m_rules.trackLength);
        addCounter("photographer", "kind.photographer", nobody, m_state.gap, m_state.ringSize - 1);
        return take();
    }

private:
    void addDeck()
    {
        int x = 0;
        for (const CopyIndex copy : m_state.deck)
            addPiece("cards/" + copyName(m_rules, copy), "card", "cards/" + m_rules.cardOf(copy).entry->id, "deck",
                     x++);
        addSpot("deck", x);
    }

    // The ends of the base and every place on two photos.
    void addAlbumSpots(int side)
    {
        const Album &album = m_state.albums[static_cast<std::size_t>(side)];
        const std::string zone = zoneOf("album", side);
        const Ends ends = endsOf(album);
        addSpot(zone, ends.left->x - 2);
        addSpot(zone, ends.right->x + 2);
        for (const Spot spot : Layers(album).freeUpperSpots(modeOf(m_rules, m_state).layers))
            addSpot(zone, spot.x, spot.y);
    }
};

} // namespace

OpenTable openTable(const Rules &rules, const State &state)
{
    return LayingOpen(rules, state).table();
}

} // namespace engawa::kimono
