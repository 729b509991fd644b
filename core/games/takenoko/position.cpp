#include "core/game/position_writer.h"
#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

class Writing : PositionWriter<Rules, State>
{
public:
    using PositionWriter::PositionWriter;

    Json position()
    {
        addTurn();
        m_json["phase"] = phaseWords[static_cast<std::size_t>(m_state.phase)];
        addActions();
        addGarden();
        addPlots();
        Json decks = Json::object();
        for (std::size_t i = 0; i < categoryCount; ++i)
            decks[std::string(categoryWords[i])] =
                isWhole() ? drawOrder(m_state.decks[i], cardName) : Json(m_state.decks[i].size());
        m_json["decks"] = std::move(decks);
        Json players = Json::array();
        for (int seat = 0; seat < m_state.seats; ++seat)
            players.push_back(player(seat));
        m_json["players"] = std::move(players);
        m_json["reserve"] = tokens(m_state.reserve, true);
        m_json["channels_left"] = m_state.channels;
        if (m_state.emperor != nobody)
            m_json["emperor"] = m_state.emperor;
        flag(m_json, "stalled", m_state.stalled);
        return std::move(m_json);
    }

private:
    static Json actions(const std::array<std::uint8_t, actionCount> &counts)
    {
        Json json = Json::object();
        for (std::size_t i = 0; i < actionCount; ++i)
            if (counts[i])
                json[std::string(actionWords[i])] = counts[i];
        return json;
    }

    void addActions()
    {
        const Turn &turn = m_state.turn;
        if (const Weather *weather = weatherOf(m_rules, m_state))
            m_json["weather"] = weather->id;
        if (Json taken = actions(turn.taken); !taken.empty())
            m_json["taken"] = std::move(taken);
        if (Json chosen = actions(turn.chosen); !chosen.empty())
            m_json["chosen"] = std::move(chosen);
        if (turn.extra || extraOf(m_rules, turn))
            m_json["extra"] = turn.extra;
        if (turn.wind || windOf(m_rules, turn))
            m_json["wind"] = turn.wind;
    }

    void addGarden()
    {
        Json garden = Json::array(), channels = Json::array();
        for (std::size_t i = 1; i < m_state.garden.size(); ++i) {
            const Plot &plot = m_state.garden[i];
            Json entry{{"plot", plotName(m_rules, plot.plot)}, {"q", plot.q}, {"r", plot.r}};
            if (plot.height)
                entry["height"] = plot.height;
            if (plot.token)
                entry["token"] = m_rules.improvementAt(plot.improvement)->id;
            if (plot.sprouted != (plot.irrigated() || plot.height > 0))
                entry["sprouted"] = plot.sprouted;
            garden.push_back(std::move(entry));
            for (std::size_t side = 0; side < 3; ++side)
                if (plot.channels >> side & 1)
                    channels.push_back(placeName(m_state, static_cast<Place>(i)) + " "
                                       + placeName(m_state, plot.beside[side]));
        }
        m_json["garden"] = std::move(garden);
        m_json["channels"] = std::move(channels);
        m_json["gardener"] = placeName(m_state, m_state.gardener);
        m_json["panda"] = placeName(m_state, m_state.panda);
    }

    bool shows(std::uint8_t known) const { return isWhole() || (*m_seat >= 0 && (known >> *m_seat & 1)); }

    void addPlots()
    {
        Json stack = Json::array(), drawn = Json::array(), known = Json::array();
        for (std::size_t i = m_state.stack.size(); i-- > 0;)
            stack.push_back(shows(m_state.known[i]) ? Json(plotName(m_rules, m_state.stack[i])) : Json());
        for (std::size_t i = 0; i < m_state.drawn.size(); ++i)
            drawn.push_back(shows(m_state.drawnKnown[i]) || m_seat == m_state.seat
                                ? Json(plotName(m_rules, m_state.drawn[i]))
                                : Json());
        m_json["stack"] = std::move(stack);
        if (!drawn.empty())
            m_json["drawn"] = std::move(drawn);
        bool any = false;
        for (int seat = 0; seat < m_state.seats && isWhole(); ++seat) {
            known.push_back(knownTo(seat));
            any |= !known.back().empty();
        }
        if (any)
            m_json["known"] = std::move(known);
    }

    Json knownTo(int seat) const
    {
        Json names = Json::array();
        for (std::size_t i = m_state.stack.size(); i-- > 0;)
            if (m_state.known[i] >> seat & 1)
                names.push_back(plotName(m_rules, m_state.stack[i]));
        for (std::size_t i = 0; i < m_state.drawn.size(); ++i)
            if (m_state.drawnKnown[i] >> seat & 1)
                names.push_back(plotName(m_rules, m_state.drawn[i]));
        return names;
    }

    template <class Tokens>
    Json tokens(const Tokens &counts, bool all) const
    {
        Json json = Json::object();
        for (std::size_t i = 0; i < m_rules.improvements.size(); ++i)
            if (all || counts[i])
                json[m_rules.improvements[i].id] = counts[i];
        return json;
    }

    Json player(int seat) const
    {
        const Player &player = playerOf(m_state, seat);
        Json hand = Json::array(), bamboo = Json::object();
        for (const CardIndex card : player.hand)
            hand.push_back(
                sees(seat) ? cardName(m_rules, card)
                           : std::string(objectiveKinds[static_cast<std::size_t>(m_rules.objectiveOf(card).category)]));
        for (std::size_t i = 0; i < m_rules.colours.size(); ++i)
            if (player.bamboo[i])
                bamboo[m_rules.colours[i].id] = player.bamboo[i];
        Json json{
            {"hand", std::move(hand)}, {"completed", names(player.completed, cardName)}, {"bamboo", std::move(bamboo)}};
        if (player.channels)
            json["channels"] = player.channels;
        if (Json stored = tokens(player.tokens, false); !stored.empty())
            json["tokens"] = std::move(stored);
        return json;
    }
};

} // namespace

Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    return Writing(rules, state, seat).position();
}

} // namespace engawa::takenoko
