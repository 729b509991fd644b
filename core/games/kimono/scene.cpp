#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

// Builds the table as a seat sees it; everything but the order of the deck is open.
class Staging
{
public:
    Staging(const Rules &rules, const State &state, Seat seat) : m_rules(rules), m_state(state), m_seat(seat) {}

    Scene scene()
    {
        listMoves();
        addZones();
        addRing();
        addPile("deck", m_state.deck.size());
        for (std::size_t i = 0; i < m_state.display.size(); ++i)
            addCard(m_state.display[i], "rewards", static_cast<int>(i), 0, movesOf(Verb::Reward, m_state.display[i]));
        addHand(m_state.inHand, m_state.seat);
        addHand(m_state.rivalHand, 1);
        for (int side = 0; side < 2; ++side)
            addAlbum(side);
        addTracks();
        addPrompt();
        return std::move(m_scene);
    }

private:
    void listMoves()
    {
        if (seatToAct(m_rules, m_state) != m_seat)
            return;
        listLegal(m_rules, m_state, m_moves);
        for (const Move &legal : m_moves)
            m_scene.moves.push_back(notationOf(m_rules, m_state, legal));
    }

    std::vector<std::uint16_t> movesOf(Verb verb, int b) const
    {
        std::vector<std::uint16_t> found;
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            if (m_moves[i].verb == static_cast<std::uint8_t>(verb) && m_moves[i].b == b)
                found.push_back(static_cast<std::uint16_t>(i));
        return found;
    }

    void addZones()
    {
        m_scene.zones = {{"ring", Zone::Form::Ring, nobody, m_state.ringSize},
                         {"deck", Zone::Form::Pile, nobody, 0},
                         {"rewards", Zone::Form::Row, nobody, 0},
                         {"supply", Zone::Form::Counter, nobody, 0}};
        for (const Pattern &pattern : m_rules.patterns)
            m_scene.zones.push_back({"track." + pattern.id, Zone::Form::Track, nobody, 2 * m_rules.trackLength + 1});
        for (int side = 0; side < 2; ++side) {
            const auto seat = static_cast<Seat>(side);
            m_scene.zones.push_back({"album." + std::to_string(side), Zone::Form::Grid, seat, 0});
            m_scene.zones.push_back({"hand." + std::to_string(side), Zone::Form::Row, seat, 0});
        }
    }

    Piece &addPiece(std::string id, std::string kind, std::string component, std::string zone, int x, int y)
    {
        m_scene.pieces.push_back(
            {std::move(id), std::move(kind), std::move(component), true, std::move(zone), x, y, {}, {}});
        return m_scene.pieces.back();
    }

    void addCard(CopyIndex copy, std::string zone, int x, int y, std::vector<std::uint16_t> moves = {})
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
        addPiece("photographer", "photographer", "", "ring", m_state.gap, 1);
        for (std::size_t place = 0; place < m_state.ringSize; ++place) {
            std::vector<std::uint16_t> moves;
            for (std::size_t i = 0; i < m_moves.size(); ++i)
                if (m_moves[i].verb == static_cast<std::uint8_t>(Verb::Take)
                    && placeCrossed(m_state, m_moves[i].b) == static_cast<int>(place))
                    moves.push_back(static_cast<std::uint16_t>(i));
            addCard(m_state.ring[place], "ring", static_cast<int>(place), 0, std::move(moves));
        }
    }

    void addPile(const std::string &zone, std::size_t size)
    {
        for (std::size_t i = 0; i < size; ++i)
            addPiece(zone + "/" + std::to_string(i), "card", "", zone, static_cast<int>(i), 0).faceUp = false;
    }

    void addHand(CopyIndex copy, int side)
    {
        std::vector<std::uint16_t> all;
        if (copy == m_state.inHand && m_state.phase == Phase::Place)
            for (std::size_t i = 0; i < m_moves.size(); ++i)
                all.push_back(static_cast<std::uint16_t>(i));
        addCard(copy, "hand." + std::to_string(side), 0, 0, std::move(all));
    }

    void addAlbum(int side)
    {
        const std::string zone = "album." + std::to_string(side);
        for (const Photo &photo : m_state.albums[static_cast<std::size_t>(side)]) {
            addCard(photo.copy, zone, photo.x, photo.y);
            if (photo.token != blank)
                addPiece("token/" + std::to_string(side) + "/" + std::to_string(photo.x) + ","
                             + std::to_string(photo.y),
                         "token", componentOf(photo.token), zone, photo.x + 1, photo.y);
        }
        if (m_seat != side)
            return;
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            if (m_moves[i].verb == static_cast<std::uint8_t>(Verb::Place))
                addPiece("spot/" + std::to_string(m_moves[i].b) + "," + std::to_string(m_moves[i].c), "spot", "", zone,
                         m_moves[i].b, m_moves[i].c)
                    .moves = {static_cast<std::uint16_t>(i)};
    }

    std::string componentOf(Symbol symbol) const
    {
        return (symbol == cat ? "symbols/" : "patterns/") + symbolName(m_rules, symbol);
    }

    void addTracks()
    {
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i) {
            const auto kind = static_cast<Symbol>(i);
            const std::string &id = m_rules.patterns[i].id;
            Piece &marker = addPiece("marker/" + id, "marker", componentOf(kind), "track." + id, m_state.marker[i], 0);
            if (m_state.tileOwner[i] >= 0)
                marker.badge = "tile." + std::to_string(m_state.tileOwner[i]);
            addSupply(kind, static_cast<int>(i));
        }
        addSupply(cat, static_cast<int>(m_rules.patterns.size()));
    }

    void addSupply(Symbol kind, int x)
    {
        Piece &pile = addPiece("supply/" + symbolName(m_rules, kind), "supply", componentOf(kind), "supply", x, 0);
        pile.badge = std::to_string(m_state.supply[static_cast<std::size_t>(kind)]);
        pile.moves = movesOf(Verb::Name, kind);
    }

    void addPrompt()
    {
        const bool own = seatToAct(m_rules, m_state) == m_seat;
        constexpr std::array keys{"prompt.take", "prompt.place", "prompt.name", "prompt.reward", "prompt.over"};
        const bool over = m_state.phase == Phase::Over;
        m_scene.prompt.key = own || over ? keys[static_cast<std::size_t>(m_state.phase)] : "prompt.wait";
        m_scene.prompt.arguments.emplace_back("seat", TextKey{"name.seat_" + std::to_string(m_state.seat)});
        if (own && m_state.inHand != noCopy)
            m_scene.prompt.arguments.emplace_back("card", TextKey{"name." + m_rules.cardOf(m_state.inHand).entry->id});
    }

    const Rules &m_rules;
    const State &m_state;
    Seat m_seat;
    MoveList m_moves;
    Scene m_scene;
};

} // namespace

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return Staging(rules, state, seat).scene();
}

} // namespace engawa::kimono
