#include "core/game/scene_writer.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/gains.h"
#include "core/games/kimono/kimono.h"
#include "core/games/kimono/values.h"

namespace engawa::kimono {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

// Builds the table as a seat sees it; everything but the order of the deck is open.
class Staging : SceneWriter<Rules, State, Verb>
{
public:
    Staging(const Rules &rules, const State &state, Seat seat)
        : SceneWriter(rules, state, seat), m_mode(modeOf(rules, state))
    {
    }

    Scene scene()
    {
        addZones();
        addRing();
        addBacks("deck", m_state.deck.size(), "card");
        for (std::size_t i = 0; i < m_state.display.size(); ++i)
            addCard(m_state.display[i], "rewards", static_cast<int>(i), 0,
                    movesWith(Verb::Reward, m_rules.copies[m_state.display[i]].card));
        addHand(m_state.inHand, m_state.seat);
        addHand(m_state.rivalHand, 1);
        for (int side = 0; side < 2; ++side)
            addAlbum(side);
        addSpots();
        addTracks();
        addStarter();
        addPrompt();
        return std::move(m_scene);
    }

private:
    MoveIndices movesWith(Verb verb, int b) const
    {
        return movesWhere([&](Verb each, const Move &move) { return each == verb && move.b == b; });
    }

    void addZones()
    {
        const bool points = m_mode.scoring == Scoring::Points;
        addZone("ring", Zone::Form::Ring, nobody, m_state.ringSize);
        addZone("gaps", Zone::Form::Ring, nobody, m_state.ringSize);
        addZone("deck", Zone::Form::Pile);
        addZone("supply", Zone::Form::Counter);
        if (points) {
            addZone("rewards", Zone::Form::Row);
            addZone("tiles", Zone::Form::Row, nobody, static_cast<int>(m_rules.patterns.size()));
        }
        if (m_mode.rival)
            addZone("rival", Zone::Form::Row, rival);
        for (const Pattern &pattern : m_rules.patterns)
            addZone("track." + pattern.id, Zone::Form::Track, nobody, 2 * m_rules.trackLength + 1);
        for (int side = 0; side < 2; ++side) {
            const Seat owner = speaker(m_mode, side);
            const Zone::Form form = m_mode.layers > 1 ? Zone::Form::Grid : Zone::Form::Row;
            addZone(zoneOf("album", side), form, owner);
            addZone(zoneOf("seams", side), form, owner);
            addZone(zoneOf("hand", side), Zone::Form::Row, owner);
            addZone(zoneOf("starter", side), Zone::Form::Row, owner);
            if (points)
                addZone(zoneOf("tiles", side), Zone::Form::Row, owner);
        }
    }

    void addCard(CopyIndex copy, std::string zone, int x, int y, MoveIndices moves = {})
    {
        if (copy == noCopy)
            return;
        const Card &card = m_rules.cardOf(copy);
        const bool departure = card.kind == CardKind::Departure;
        const std::string table = departure ? "departures/" : "cards/";
        addPiece(table + copyName(m_rules, copy), departure ? "departure" : "card", table + card.entry->id,
                 std::move(zone), x, y)
            .moves = std::move(moves);
    }

    void addRing()
    {
        addPiece("photographer", "photographer", "", "gaps", m_state.gap);
        for (int place = 0; place < m_state.ringSize; ++place)
            addCard(m_state.ring[at(place)], "ring", place, 0, movesWhere([&](Verb verb, const Move &move) {
                        return verb == Verb::Take && placeCrossed(m_state, move.b) == place;
                    }));
    }

    void addHand(CopyIndex copy, int side)
    {
        const bool placing = copy == m_state.inHand && m_state.phase == Phase::Place;
        addCard(copy, zoneOf("hand", side), 0, 0, placing ? allMoves() : MoveIndices());
    }

    void addAlbum(int side)
    {
        for (const Photo &photo : m_state.albums[at(side)]) {
            addCard(photo.copy, zoneOf("album", side), photo.x, photo.y);
            if (photo.token != blank)
                addPiece("token/" + std::to_string(side) + "/" + std::to_string(photo.x) + ","
                             + std::to_string(photo.y),
                         "token", componentOf(photo.token), zoneOf("seams", side), photo.x + 1, photo.y);
        }
    }

    // Where the photo can go, and the seam that waits for a name.
    void addSpots()
    {
        const int side = m_state.seat;
        if (m_state.phase == Phase::Name) {
            const Photo &placed = m_state.albums[at(side)].back();
            addSpot("seam", zoneOf("seams", side), placed.x + (m_state.seam == Seam::Left ? -1 : 1), placed.y,
                    allMoves());
        }
        eachMoveOf(Verb::Place, [&](std::uint16_t index, const Move &move) {
            addSpot("spot/" + std::to_string(move.b) + "," + std::to_string(move.c), zoneOf("album", side), move.b,
                    move.c, {index});
            m_scene.pieces.back().badge = badgeOf(gainsAt(m_rules, m_state, move.b, move.c));
        });
    }

    // "token:patterns/pink marker:patterns/pink+2": faces in the words of the table.
    std::string badgeOf(const Gains &gains) const
    {
        std::string badge;
        for (const Symbol kind : gains.tokens)
            badge += " token:" + componentOf(kind);
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i)
            if (gains.steps[i] > 0)
                badge += " marker:" + componentOf(static_cast<Symbol>(i)) + "+" + std::to_string(gains.steps[i]);
        return badge.empty() ? badge : badge.substr(1);
    }

    std::string componentOf(Symbol symbol) const
    {
        return (symbol == cat || symbol == wild ? "symbols/" : "patterns/") + symbolName(m_rules, symbol);
    }

    void addTracks()
    {
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i) {
            const auto kind = static_cast<Symbol>(i);
            const std::string &id = m_rules.patterns[i].id;
            addMarker(kind);
            if (m_mode.scoring == Scoring::Points) {
                const int owner = m_state.tileOwner[i];
                addPiece("tile/" + id, "tile", componentOf(kind), owner < 0 ? "tiles" : zoneOf("tiles", owner),
                         owner < 0 ? static_cast<int>(i) : tilesBefore(owner, static_cast<int>(i)))
                    .badge = std::to_string(tileValue(m_rules, m_state, static_cast<int>(i)));
            }
            addSupply(kind, static_cast<int>(i));
        }
        if (m_mode.catTokens)
            addSupply(cat, static_cast<int>(m_rules.patterns.size()));
    }

    void addMarker(Symbol kind)
    {
        const std::string &id = m_rules.patterns[at(kind)].id;
        const int place = m_state.marker[at(kind)];
        Piece &marker = addPiece("marker/" + id, "marker", componentOf(kind), "track." + id, place);
        if (place == 0)
            return;
        marker.badge = std::to_string(std::abs(place));
        marker.seat = speaker(m_mode, place > 0 ? 0 : 1);
    }

    int tilesBefore(int owner, int track) const
    {
        int before = 0;
        for (int i = 0; i < track; ++i)
            before += m_state.tileOwner[at(i)] == owner;
        return before;
    }

    void addSupply(Symbol kind, int x)
    {
        Piece &pile = addPiece("supply/" + symbolName(m_rules, kind), "supply", componentOf(kind), "supply", x);
        pile.badge = std::to_string(m_state.supply[at(kind)]);
        pile.moves = movesWith(Verb::Name, kind);
    }

    // The starting marker; against the rival it lies with whoever leads in cat symbols, and shows how many.
    void addStarter()
    {
        if (!m_mode.rival) {
            addPiece("starter", "starter", "", zoneOf("starter", m_state.starter));
            return;
        }
        const int own = catSymbols(m_rules, m_state.albums[0]), other = catSymbols(m_rules, m_state.albums[1]);
        addPiece("starter", "prize", "", zoneOf("starter", own > other ? 0 : 1)).badge =
            std::to_string(own) + " : " + std::to_string(other);
        addPiece("rival", "rival", "", "rival");
    }

    void addPrompt()
    {
        constexpr std::array keys{"prompt.take", "prompt.place", "prompt.name", "prompt.reward", "prompt.over"};
        prompt(keys[static_cast<std::size_t>(m_state.phase)], m_state.seat);
        if (!isToAct())
            return;
        if (m_state.phase == Phase::Take) {
            sayNumber("choices", static_cast<std::int64_t>(m_moves.size()));
            sayNumber("least", m_moves[0].b);
            sayNumber("most", m_moves[m_moves.size() - 1].b);
            sayNumber("rival", m_mode.rival);
        }
        if (m_state.phase == Phase::Reward)
            sayNumber("decline", !m_rules.rewardCompulsory);
        if (m_state.inHand != noCopy)
            say("card", nameOf(m_rules.cardOf(m_state.inHand).entry->id));
    }

    const Mode &m_mode;
};

} // namespace

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return Staging(rules, state, seat).scene();
}

} // namespace engawa::kimono
