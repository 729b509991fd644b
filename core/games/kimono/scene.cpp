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

std::string ofSide(const char *zone, int side)
{
    return zone + std::string(".") + std::to_string(side);
}

// Builds the table as a seat sees it; everything but the order of the deck is open.
class Staging
{
public:
    Staging(const Rules &rules, const State &state, Seat seat)
        : m_rules(rules), m_state(state), m_mode(modeOf(rules, state)), m_seat(seat)
    {
    }

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
        addSpots();
        addTracks();
        addStarter();
        addPrompt();
        return std::move(m_scene);
    }

private:
    void listMoves()
    {
        if (seatToAct(m_rules, m_state) != m_seat)
            return;
        listLegal(m_rules, m_state, m_moves);
        m_scene.legal.assign(m_moves.begin(), m_moves.end());
        for (const Move &legal : m_moves)
            m_scene.moves.push_back(notationOf(m_rules, m_state, legal));
    }

    std::vector<std::uint16_t> allMoves() const
    {
        std::vector<std::uint16_t> all;
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            all.push_back(static_cast<std::uint16_t>(i));
        return all;
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
        const bool points = m_mode.scoring == Scoring::Points;
        m_scene.zones = {{"ring", Zone::Form::Ring, nobody, m_state.ringSize},
                         {"gaps", Zone::Form::Ring, nobody, m_state.ringSize},
                         {"deck", Zone::Form::Pile, nobody, 0},
                         {"supply", Zone::Form::Counter, nobody, 0}};
        if (points) {
            m_scene.zones.push_back({"rewards", Zone::Form::Row, nobody, 0});
            m_scene.zones.push_back({"tiles", Zone::Form::Row, nobody, static_cast<int>(m_rules.patterns.size())});
        }
        if (m_mode.rival)
            m_scene.zones.push_back({"rival", Zone::Form::Row, rival, 0});
        for (const Pattern &pattern : m_rules.patterns)
            m_scene.zones.push_back({"track." + pattern.id, Zone::Form::Track, nobody, 2 * m_rules.trackLength + 1});
        for (int side = 0; side < 2; ++side) {
            const Seat owner = speaker(m_mode, side);
            const Zone::Form form = m_mode.layers > 1 ? Zone::Form::Grid : Zone::Form::Row;
            m_scene.zones.push_back({ofSide("album", side), form, owner, 0});
            m_scene.zones.push_back({ofSide("seams", side), form, owner, 0});
            m_scene.zones.push_back({ofSide("hand", side), Zone::Form::Row, owner, 0});
            m_scene.zones.push_back({ofSide("starter", side), Zone::Form::Row, owner, 0});
            if (points)
                m_scene.zones.push_back({ofSide("tiles", side), Zone::Form::Row, owner, 0});
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
        addPiece("photographer", "photographer", "", "gaps", m_state.gap, 0);
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
        const bool placing = copy == m_state.inHand && m_state.phase == Phase::Place;
        addCard(copy, ofSide("hand", side), 0, 0, placing ? allMoves() : std::vector<std::uint16_t>());
    }

    void addAlbum(int side)
    {
        for (const Photo &photo : m_state.albums[at(side)]) {
            addCard(photo.copy, ofSide("album", side), photo.x, photo.y);
            if (photo.token != blank)
                addPiece("token/" + std::to_string(side) + "/" + std::to_string(photo.x) + ","
                             + std::to_string(photo.y),
                         "token", componentOf(photo.token), ofSide("seams", side), photo.x + 1, photo.y);
        }
    }

    // Where the photo can go, and the seam that waits for a name.
    void addSpots()
    {
        if (m_moves.empty())
            return;
        const int side = m_state.seat;
        if (m_state.phase == Phase::Name) {
            const Photo &placed = m_state.albums[at(side)].back();
            addPiece("seam", "spot", "", ofSide("seams", side), placed.x + (m_state.seam == Seam::Left ? -1 : 1),
                     placed.y)
                .moves = allMoves();
        }
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            if (m_moves[i].verb != static_cast<std::uint8_t>(Verb::Place))
                continue;
            Piece &spot = addPiece("spot/" + std::to_string(m_moves[i].b) + "," + std::to_string(m_moves[i].c), "spot",
                                   "", ofSide("album", side), m_moves[i].b, m_moves[i].c);
            spot.moves = {static_cast<std::uint16_t>(i)};
            spot.badge = badgeOf(gainsAt(m_rules, m_state, m_moves[i].b, m_moves[i].c));
        }
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
                addPiece("tile/" + id, "tile", componentOf(kind), owner < 0 ? "tiles" : ofSide("tiles", owner),
                         owner < 0 ? static_cast<int>(i) : tilesBefore(owner, static_cast<int>(i)), 0)
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
        Piece &marker = addPiece("marker/" + id, "marker", componentOf(kind), "track." + id, place, 0);
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
        Piece &pile = addPiece("supply/" + symbolName(m_rules, kind), "supply", componentOf(kind), "supply", x, 0);
        pile.badge = std::to_string(m_state.supply[at(kind)]);
        pile.moves = movesOf(Verb::Name, kind);
    }

    // The starting marker; against the rival it lies with whoever leads in cat symbols, and shows how many.
    void addStarter()
    {
        if (!m_mode.rival) {
            addPiece("starter", "starter", "", ofSide("starter", m_state.starter), 0, 0);
            return;
        }
        const int own = catSymbols(m_rules, m_state.albums[0]), other = catSymbols(m_rules, m_state.albums[1]);
        addPiece("starter", "prize", "", ofSide("starter", own > other ? 0 : 1), 0, 0).badge =
            std::to_string(own) + " : " + std::to_string(other);
        addPiece("rival", "rival", "", "rival", 0, 0);
    }

    void addPrompt()
    {
        const bool own = seatToAct(m_rules, m_state) == m_seat;
        constexpr std::array keys{"prompt.take", "prompt.place", "prompt.name", "prompt.reward", "prompt.over"};
        const bool over = m_state.phase == Phase::Over;
        m_scene.prompt.key = own || over ? keys[static_cast<std::size_t>(m_state.phase)] : "prompt.wait";
        m_scene.prompt.arguments.emplace_back("seat", TextKey{"name.seat_" + std::to_string(m_state.seat)});
        if (own && m_state.phase == Phase::Take) {
            m_scene.prompt.arguments.emplace_back("choices", static_cast<std::int64_t>(m_moves.size()));
            m_scene.prompt.arguments.emplace_back("least", std::int64_t{m_moves[0].b});
            m_scene.prompt.arguments.emplace_back("most", std::int64_t{m_moves[m_moves.size() - 1].b});
            m_scene.prompt.arguments.emplace_back("rival", std::int64_t{m_mode.rival});
        }
        if (own && m_state.phase == Phase::Reward)
            m_scene.prompt.arguments.emplace_back("decline", std::int64_t{!m_rules.rewardCompulsory});
        if (own && m_state.inHand != noCopy)
            m_scene.prompt.arguments.emplace_back("card", TextKey{"name." + m_rules.cardOf(m_state.inHand).entry->id});
    }

    const Rules &m_rules;
    const State &m_state;
    const Mode &m_mode;
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
