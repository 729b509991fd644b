#include <algorithm>

#include "core/game/position_reader.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"
#include "core/games/kimono/position_words.h"

namespace engawa::kimono {

namespace {

// Reads a position onto a freshly dealt state: what the file names goes where it says, every other card keeps its turn in
// the order of the deal.
class Reading
{
public:
    Reading(const Rules &rules, State &state, const Json &position, Problems &problems)
        : m_rules(rules), m_state(state), m_reader(position, "", problems), m_problems(problems)
    {
    }

    bool read()
    {
        const Row<CopyIndex, maxCopies> dealt = dealtOrder();
        m_state.seed = m_reader.number64("seed").value_or(m_state.seed);
        readAlbums();
        readHands();
        const bool ring = readRing();
        const bool rewards = readList("rewards", m_state.display);
        const bool deck = readDeck();
        fill(dealt, ring, rewards, deck);
        readTracks();
        readTurn();
        m_reader.refuseOthers();
        if (!m_reader.ok() || !consistent())
            return false;
        sayUnusual();
        return true;
    }

private:
    CardKind kindOf(CopyIndex copy) const { return m_rules.cardOf(copy).kind; }

    // Ring, rewards, deck: the order in which the cards would be dealt.
    Row<CopyIndex, maxCopies> dealtOrder() const
    {
        Row<CopyIndex, maxCopies> order;
        for (std::size_t i = 0; i < m_state.ringSize; ++i)
            if (m_state.ring[i] != noCopy)
                order.push(m_state.ring[i]);
        for (const CopyIndex copy : m_state.display)
            order.push(copy);
        for (std::size_t i = m_state.deck.size(); i > 0; --i)
            order.push(m_state.deck[i - 1]);
        return order;
    }

    void forbidden(const std::string &pointer, Argument piece, Rule rule)
    {
        m_reader.forbidden(pointer, std::move(piece), ruleIds[static_cast<std::size_t>(rule)]);
    }
    void unusual(const std::string &pointer, Argument found, Rule rule)
    {
        m_reader.unusual(pointer, std::move(found), ruleIds[static_cast<std::size_t>(rule)]);
    }

    std::optional<CopyIndex> card(const Json &name, const std::string &pointer)
    {
        const auto copy = pieceCalled(name, m_rules, copyNamed);
        return m_cards.take(copy, name, pointer, m_reader);
    }

    template <class List>
    bool readList(const char *field, List &list)
    {
        const Json *names = m_reader.array(field);
        if (names)
            m_reader.fill(list, *names, std::string("/") + field,
                          [this](const Json &name, const std::string &pointer) { return card(name, pointer); });
        return names;
    }

    bool readDeck()
    {
        if (!readList("deck", m_state.deck))
            return false;
        std::reverse(m_state.deck.begin(), m_state.deck.end()); // written in the order of drawing
        return true;
    }

    bool readRing()
    {
        const Json *names = m_reader.array("ring");
        if (!names)
            return false;
        if (names->size() < 1 || names->size() > maxRing) {
            m_reader.unexpected("/ring", inWords("found.places", {{"count", names->size()}}),
                                inWords("expected.range", {{"least", 1}, {"most", maxRing}}));
            return true;
        }
        m_state.ring.fill(noCopy);
        m_state.ringSize = static_cast<std::uint8_t>(names->size());
        for (std::size_t i = 0; i < names->size(); ++i)
            if (!(*names)[i].is_null())
                if (const auto copy = card((*names)[i], "/ring/" + std::to_string(i)))
                    m_state.ring[i] = *copy;
        return true;
    }

    void readHands()
    {
        if (const auto name = m_reader.text("hand"))
            m_state.inHand = card(*name, "/hand").value_or(noCopy);
        if (const auto name = m_reader.text("rival_hand"))
            m_state.rivalHand = card(*name, "/rival_hand").value_or(noCopy);
    }

    void readAlbums()
    {
        const Json *albums = m_reader.array("albums");
        if (!albums)
            return;
        if (albums->size() != 2) {
            m_reader.unexpected("/albums", inWords("found.albums", {{"count", albums->size()}}), 2);
            return;
        }
        for (std::size_t side = 0; side < 2; ++side)
            readAlbum((*albums)[side], m_state.albums[side], "/albums/" + std::to_string(side));
    }

    void readAlbum(const Json &photos, Album &album, const std::string &pointer)
    {
        if (!photos.is_array() || photos.empty() || photos.size() > album.capacity()) {
            m_reader.unexpectedValue(pointer, photos, inWords("expected.photos", {{"most", album.capacity()}}));
            return;
        }
        album.clear();
        for (std::size_t i = 0; i < photos.size(); ++i)
            readPhoto(photos[i], album, pointer + "/" + std::to_string(i));
        for (std::size_t i = 0; i < album.size(); ++i)
            checkPhoto(album, album[i], pointer + "/" + std::to_string(i));
        const bool departed = std::ranges::any_of(
            album, [&](const Photo &photo) { return photo.y == 0 && kindOf(photo.copy) == CardKind::Departure; });
        if (!departed)
            forbidden(pointer, inWords("found.no_departure"), Rule::SetupDeparture);
    }

    void readPhoto(const Json &photo, Album &album, const std::string &pointer)
    {
        PositionReader reader(photo, pointer, m_problems);
        const auto name = reader.text("card");
        const auto x = reader.integer("x", -118, 118);
        const auto y = reader.integer("y", 0, maxLayers - 1);
        const auto token = reader.text("token");
        reader.refuseOthers();
        Photo read;
        if (name)
            read.copy = card(*name, pointer + "/card").value_or(0);
        else
            reader.unexpected("/card", inWords("found.nothing"), inWords("expected.card"));
        read.x = static_cast<std::int8_t>(x.value_or(0));
        read.y = static_cast<std::int8_t>(y.value_or(0));
        if (token) {
            const auto kind = symbolNamed(m_rules, *token);
            if (!kind)
                reader.unknown("/token", *token);
            read.token = kind.value_or(blank);
        }
        m_reader.take(reader);
        album.push(read);
    }

    void checkPhoto(const Album &album, const Photo &photo, const std::string &pointer)
    {
        const Layers layers(album);
        if ((photo.x - photo.y) % 2 != 0)
            m_reader.unexpected(pointer + "/x", photo.x, inWords(photo.y % 2 ? "expected.odd_x" : "expected.even_x"));
        if (std::ranges::count_if(album, [&](const Photo &p) { return p.x == photo.x && p.y == photo.y; }) > 1)
            m_reader.unexpected(pointer, inWords("found.two_photos"), inWords("expected.one_photo"));
        if (photo.y > 0 && !layers.supported(photo.x, photo.y))
            m_reader.unexpected(pointer, inWords("found.photo_in_air"), inWords("expected.photo_on_two"));
        if (photo.y == 0 && photo.x != endsOf(album).left->x && !layers.has(photo.x - 2, 0))
            m_reader.unexpected(pointer, inWords("found.base_gap"), inWords("expected.photos_side_by_side"));
        if (photo.token != blank && !layers.has(photo.x + 2, photo.y))
            m_reader.unexpected(pointer + "/token", inWords("found.lone_token"), inWords("expected.photo_on_right"));
    }

    void fill(const Row<CopyIndex, maxCopies> &dealt, bool ring, bool rewards, bool deck)
    {
        std::vector<CopyIndex> rest;
        for (const CopyIndex copy : dealt)
            if (!m_cards.has(copy))
                rest.push_back(copy);
        std::size_t next = 0;
        if (!ring)
            for (std::size_t i = 0; i < m_state.ringSize; ++i)
                m_state.ring[i] = next < rest.size() ? rest[next++] : noCopy;
        if (!rewards) {
            m_state.display.clear();
            for (int i = 0; i < modeOf(m_rules, m_state).rewardCards && next < rest.size(); ++i)
                m_state.display.push(rest[next++]);
        }
        if (!deck) {
            m_state.deck.clear();
            for (std::size_t i = rest.size(); i > next; --i)
                m_state.deck.push(rest[i - 1]);
        }
    }

    template <class Use>
    void eachPattern(const char *field, Use &&use)
    {
        const Json *object = m_reader.object(field);
        if (!object)
            return;
        for (const auto &member : object->items()) {
            const std::string pointer = std::string("/") + field + "/" + member.key;
            const auto kind = symbolNamed(m_rules, member.key);
            const bool fits = kind && (*kind != cat || std::string_view(field) == "supply");
            if (fits)
                use(*kind, member.value, pointer);
            else
                m_reader.unknown(pointer, member.key);
        }
    }

    void readTracks()
    {
        const int length = m_rules.trackLength;
        eachPattern("tracks", [&](Symbol kind, const Json &value, const std::string &pointer) {
            m_state.marker[static_cast<std::size_t>(kind)] =
                static_cast<std::int8_t>(m_reader.number(value, pointer, -length, length).value_or(0));
        });
        for (const Album &album : m_state.albums)
            for (const Photo &photo : album)
                if (photo.token != blank && m_state.supply[static_cast<std::size_t>(photo.token)] > 0)
                    --m_state.supply[static_cast<std::size_t>(photo.token)];
        eachPattern("supply", [&](Symbol kind, const Json &value, const std::string &pointer) {
            m_state.supply[static_cast<std::size_t>(kind)] =
                static_cast<std::uint8_t>(m_reader.number(value, pointer, 0, 99).value_or(0));
        });
        eachPattern("tiles", [&](Symbol kind, const Json &value, const std::string &pointer) {
            m_state.tileOwner[static_cast<std::size_t>(kind)] =
                static_cast<std::int8_t>(m_reader.number(value, pointer, 0, 1).value_or(-1));
        });
        eachPattern("values", [&](Symbol kind, const Json &value, const std::string &pointer) {
            const auto of = pieceCalled(value, m_rules, symbolNamed);
            if (!of || *of == cat)
                m_reader.unknown(pointer, value);
            else
                m_state.valueOf[static_cast<std::size_t>(kind)] = *of;
        });
        if (const Json *resolved = m_reader.array("resolved"))
            for (std::size_t i = 0; i < resolved->size(); ++i) {
                const Json &name = (*resolved)[i];
                const auto kind = pieceCalled(name, m_rules, symbolNamed);
                if (!kind || *kind == cat)
                    m_reader.unknown("/resolved/" + std::to_string(i), name);
                else
                    m_state.resolved = static_cast<std::uint16_t>(m_state.resolved | 1 << *kind);
            }
    }

    void readTurn()
    {
        const int lastPlace = m_state.ringSize - 1;
        const int lastSeat = modeOf(m_rules, m_state).rival ? 0 : 1;
        if (const auto starter = m_reader.integer("starter", 0, lastSeat))
            m_state.starter = m_state.seat = static_cast<std::int8_t>(*starter);
        m_reader.set(m_state.seat, "seat", 0, lastSeat);
        m_reader.set(m_state.turns, "turns", 0, 1000);
        m_reader.set(m_state.gap, "photographer", 0, lastPlace);
        m_reader.set(m_state.takenPlace, "taken_place", 0, lastPlace);
        m_reader.set(m_state.rivalPlace, "rival_place", 0, lastPlace);
        m_state.rewarding = m_reader.truth("rewarding").value_or(false);
        if (m_state.inHand != noCopy)
            m_state.phase = Phase::Place;
        if (const auto phase = m_reader.oneOf("phase", phaseWords))
            m_state.phase = static_cast<Phase>(*phase);
        if (const auto seam = m_reader.oneOf("seam", seamWords))
            m_state.seam = static_cast<Seam>(*seam);
    }

    bool consistent()
    {
        const Mode &mode = modeOf(m_rules, m_state);
        const int left = cardsOnRing(m_state);
        const auto word = std::string(phaseWords[static_cast<std::size_t>(m_state.phase)]);
        if ((m_state.phase == Phase::Place) != (m_state.inHand != noCopy))
            m_reader.unexpected("/phase", word, inWords("expected.card_in_hand"));
        if (m_state.phase == Phase::Take && (left <= mode.endCards || left < mode.crossMin))
            m_reader.unexpected(
                "/ring", inWords("found.cards", {{"count", left}}),
                inWords("expected.cards_for_turn", {{"least", std::max(mode.endCards + 1, mode.crossMin)}}));
        if (m_state.phase == Phase::Reward && (m_state.display.empty() || !m_state.rewarding))
            m_reader.unexpected("/phase", word, inWords("expected.rewards"));
        if (m_state.rewarding && mode.scoring != Scoring::Points)
            m_reader.unexpected("/rewarding", "true", inWords("expected.points_mode"));
        if (m_state.phase == Phase::Name) {
            const Album &album = m_state.albums[static_cast<std::size_t>(m_state.seat)];
            const Photo &placed = album.back();
            const int step = m_state.seam == Seam::Left ? -2 : 2;
            const Photo *beside = photoAt(album, placed.x + step, placed.y);
            const Card &card = m_rules.cardOf(placed.copy);
            const Symbol own = m_state.seam == Seam::Left ? card.left : card.right;
            const Symbol facing = !beside                      ? blank
                                  : m_state.seam == Seam::Left ? m_rules.cardOf(beside->copy).right
                                                               : m_rules.cardOf(beside->copy).left;
            if (own != wild || facing != wild)
                m_reader.unexpected("/seam", seamWords[static_cast<std::size_t>(m_state.seam)],
                                    inWords("expected.wild_seam"));
        }
        return m_reader.ok();
    }

    // What the rules of a match under way allow, but its play would not bring about; an edit of the data can.
    void sayUnusual()
    {
        if (m_state.ringSize > m_rules.ringSize) // a shorter one plays as if its last places were empty
            unusual("/ring", inWords("found.places", {{"count", m_state.ringSize}}), Rule::SetupRing);
        std::vector<PlacedCopy> placed;
        listPieces(m_rules, m_state, placed);
        const Mode &mode = modeOf(m_rules, m_state);
        for (const PlacedCopy &piece : placed)
            if (const CardKind kind = m_rules.cards[static_cast<std::size_t>(piece.entry)].kind;
                (kind == CardKind::Prop && !mode.props) || (kind == CardKind::Beauty && !mode.beauties))
                unusual("/" + std::string(piece.zone == "album" ? "albums" : piece.zone), std::string(piece.id),
                        mode.rival ? Rule::SoloDeck : Rule::SetupRing);
        for (std::size_t kind = 0; kind < m_rules.patterns.size(); ++kind)
            sayTokens(static_cast<Symbol>(kind), m_rules.patterns[kind].id, m_rules.patterns[kind].supply);
        sayTokens(cat, "cat", mode.catTokens ? m_rules.catSupply : 0);
    }

    void sayTokens(Symbol kind, const std::string &id, int printed)
    {
        int tokens = m_state.supply[static_cast<std::size_t>(kind)];
        for (const Album &album : m_state.albums)
            tokens += static_cast<int>(std::ranges::count(album, kind, &Photo::token));
        if (tokens > printed)
            unusual("/supply/" + id, inWords("found.tokens_of", {{"count", tokens}, {"kind", id}}),
                    kind == cat && modeOf(m_rules, m_state).rival ? Rule::SoloNoCatTokens : Rule::TokenSupply);
    }

    const Rules &m_rules;
    State &m_state;
    PositionReader m_reader;
    Problems &m_problems;
    NamedPieces<CopyIndex> m_cards;
};

} // namespace

bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems)
{
    dealInto(rules, state, setup, seed, nullptr);
    return Reading(rules, state, position, problems).read();
}

} // namespace engawa::kimono
