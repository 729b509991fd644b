#include <algorithm>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

// The whole position for one who sets it up.
class OpenTableWriter
{
public:
    OpenTableWriter(const Rules &rules, const State &state) : m_rules(rules), m_state(state) {}

    OpenTable open()
    {
        m_table.scene = sceneFor(m_rules, m_state, nobody);
        auto &pieces = m_table.scene.pieces;
        std::erase_if(pieces, [](const Piece &piece) { return !piece.faceUp && piece.kind != "weather"; });
        for (Piece &piece : pieces)
            piece.faceUp = true;
        addCards();
        addGardenSpots();
        addEmperor();
        addCounters();
        return std::move(m_table);
    }

private:
    void add(std::string id, std::string kind, std::string component, const std::string &zone, int x, int y = 0)
    {
        m_table.scene.pieces.push_back(
            {std::move(id), std::move(kind), std::move(component), true, zone, x, y, {}, {}});
    }
    void addSpot(const std::string &zone, int x, int y = 0)
    {
        add("spot/" + zone + "/" + std::to_string(x) + "," + std::to_string(y), "spot", "", zone, x, y);
    }

    template <class Cards>
    void addRow(const Cards &cards, const std::string &zone, bool shown)
    {
        for (std::size_t i = 0; i < cards.size() && !shown; ++i) {
            const auto category = static_cast<std::size_t>(m_rules.objectiveOf(cards[i]).category);
            const std::string table(objectiveTables[category]);
            add(table + "/" + cardName(m_rules, cards[i]), std::string(objectiveKinds[category]),
                table + "/" + m_rules.objectiveOf(cards[i]).id, zone, static_cast<int>(i));
        }
        addSpot(zone, static_cast<int>(cards.size()));
    }

    void addCards()
    {
        for (std::size_t i = 0; i < m_state.stack.size(); ++i)
            add("plots/" + plotName(m_rules, m_state.stack[i]), "plot", "plots/" + m_rules.kindOf(m_state.stack[i]).id,
                "plot_stack", static_cast<int>(i));
        addSpot("plot_stack", static_cast<int>(m_state.stack.size()));
        for (std::size_t i = 0; i < categoryCount; ++i)
            addRow(m_state.decks[i], "deck." + std::string(categoryWords[i]), false);
        for (int seat = 0; seat < m_state.seats; ++seat) {
            addRow(playerOf(m_state, seat).hand, "hand." + std::to_string(seat), false);
            addRow(playerOf(m_state, seat).completed, "scored." + std::to_string(seat), true);
        }
    }

    void addGardenSpots()
    {
        eachSpot(m_rules, m_state, [&](int q, int r) { addSpot("garden", q, r); });
        for (std::size_t place = 0; place < m_state.garden.size(); ++place) {
            const Plot &plot = m_state.garden[place];
            addSpot("figures", plot.q, plot.r);
            if (place != pond && !plot.improvement)
                addSpot("improvements_placed", plot.q, plot.r);
        }
        eachBorder(m_state, [&](Border border) {
            const Plot &plot = m_state.garden[border.place];
            const auto side = static_cast<std::size_t>(border.side);
            addSpot("channels", 2 * plot.q + sideQ[side], 2 * plot.r + sideR[side]);
        });
    }

    void addEmperor()
    {
        for (int seat = nobody; seat < m_state.seats; ++seat) {
            if (seat == m_state.emperor)
                continue;
            const std::string zone = seat == nobody ? "emperor" : "emperor." + std::to_string(seat);
            m_table.scene.zones.push_back({zone, Zone::Form::Row, static_cast<Seat>(seat), 0});
            addSpot(zone, 0);
        }
    }

    void count(std::string id, std::string name, Seat owner, int value, int most)
    {
        m_table.counters.push_back({std::move(id), std::move(name), owner, value, 0, std::max(value, most)});
    }

    void addCounters()
    {
        count("turns", "counter.turns", nobody, m_state.turns, 9999);
        count("channel_stock/count", "kind.channel", nobody, m_state.channels, 120);
        for (std::size_t i = 0; i < m_rules.improvements.size(); ++i)
            count("improvements/" + m_rules.improvements[i].id, "name." + m_rules.improvements[i].id, nobody,
                  m_state.reserve[i], 30);
        for (int seat = 0; seat < m_state.seats; ++seat) {
            const Player &player = playerOf(m_state, seat);
            const std::string n = std::to_string(seat);
            const auto owner = static_cast<Seat>(seat);
            for (std::size_t i = 0; i < m_rules.colours.size(); ++i)
                count("bamboo." + n + "/" + m_rules.colours[i].id, "name." + m_rules.colours[i].id, owner,
                      player.bamboo[i], 99);
            if (m_rules.parameters.storeChannels)
                count("stored." + n + "/channel", "kind.channel", owner, player.channels, 120);
            for (std::size_t i = 0; i < m_rules.improvements.size() && m_rules.parameters.storeTokens; ++i)
                count("stored." + n + "/" + m_rules.improvements[i].id, "name." + m_rules.improvements[i].id, owner,
                      player.tokens[i], 30);
        }
    }

    const Rules &m_rules;
    const State &m_state;
    OpenTable m_table;
};

} // namespace

OpenTable openTable(const Rules &rules, const State &state)
{
    return OpenTableWriter(rules, state).open();
}

} // namespace engawa::takenoko
