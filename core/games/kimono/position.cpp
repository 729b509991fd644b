#include "core/game/position_writer.h"
#include "core/games/kimono/kimono.h"
#include "core/games/kimono/position_words.h"

namespace engawa::kimono {

namespace {

class Writing : PositionWriter<Rules, State>
{
public:
    using PositionWriter::PositionWriter;

    Json position()
    {
        addTurn();
        m_json["phase"] = phaseWords[static_cast<std::size_t>(m_state.phase)];
        flag(m_json, "rewarding", m_state.rewarding);
        m_json["photographer"] = m_state.gap;
        m_json["ring"] = ring();
        m_json["deck"] = isWhole() ? drawOrder(m_state.deck, copyName) : Json(m_state.deck.size());
        if (m_mode.scoring == Scoring::Points)
            m_json["rewards"] = names(m_state.display, copyName);
        addPending();
        addTracks();
        m_json["albums"] = Json::array({photos(m_state.albums[0]), photos(m_state.albums[1])});
        return std::move(m_json);
    }

private:
    Json ring() const
    {
        Json names = Json::array();
        for (std::size_t i = 0; i < m_state.ringSize; ++i)
            names.push_back(m_state.ring[i] == noCopy ? Json(nullptr) : Json(copyName(m_rules, m_state.ring[i])));
        return names;
    }

    Json photos(const Album &album) const
    {
        Json photos = Json::array();
        for (const Photo &photo : album) {
            Json entry{{"card", copyName(m_rules, photo.copy)}, {"x", photo.x}, {"y", photo.y}};
            if (photo.token != blank)
                entry["token"] = symbolName(m_rules, photo.token);
            photos.push_back(std::move(entry));
        }
        return photos;
    }

    // What is only there while a turn is under way.
    void addPending()
    {
        if (m_state.inHand != noCopy)
            m_json["hand"] = copyName(m_rules, m_state.inHand);
        if (m_state.rivalHand != noCopy)
            m_json["rival_hand"] = copyName(m_rules, m_state.rivalHand);
        const bool turnOpen = (m_state.phase == Phase::Place || m_state.phase == Phase::Name) && !m_state.rewarding;
        if (turnOpen) {
            m_json["taken_place"] = m_state.takenPlace;
            if (m_mode.rival)
                m_json["rival_place"] = m_state.rivalPlace;
        }
        if (m_state.phase == Phase::Name)
            m_json["seam"] = seamWords[static_cast<std::size_t>(m_state.seam)];
    }

    void addTracks()
    {
        Json tracks = Json::object(), values = Json::object(), tiles = Json::object(), supply = Json::object();
        Json resolved = Json::array();
        bool shuffled = false;
        for (std::size_t i = 0; i < m_rules.patterns.size(); ++i) {
            const std::string &id = m_rules.patterns[i].id;
            tracks[id] = m_state.marker[i];
            values[id] = m_rules.patterns[static_cast<std::size_t>(m_state.valueOf[i])].id;
            shuffled |= static_cast<std::size_t>(m_state.valueOf[i]) != i;
            supply[id] = m_state.supply[i];
            if (m_state.resolved >> i & 1)
                resolved.push_back(id);
            if (m_state.tileOwner[i] >= 0)
                tiles[id] = m_state.tileOwner[i];
        }
        supply["cat"] = m_state.supply[cat];
        m_json["tracks"] = std::move(tracks);
        if (shuffled)
            m_json["values"] = std::move(values);
        m_json["supply"] = std::move(supply);
        if (m_mode.scoring == Scoring::Points) {
            m_json["resolved"] = std::move(resolved);
            m_json["tiles"] = std::move(tiles);
        }
    }

    const Mode &m_mode = modeOf(m_rules, m_state);
};

} // namespace

Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    return Writing(rules, state, seat).position();
}

} // namespace engawa::kimono
