#include <algorithm>

#include "core/game/open_table_writer.h"
#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

class LayingOpen : OpenTableWriter<Rules, State>
{
public:
    using OpenTableWriter::OpenTableWriter;

    OpenTable table()
    {
        for (Piece &piece : m_scene.pieces) // a weather not yet rolled may be turned
            piece.faceUp |= piece.kind == "weather";
        removeBacks();
        addCards();
        addGardenSpots();
        addEmperor();
        addCounters();
        return take();
    }

private:
    template <class Cards>
    void addRow(const Cards &cards, const std::string &zone, bool shown)
    {
        for (std::size_t i = 0; i < cards.size() && !shown; ++i) {
            const auto category = static_cast<std::size_t>(m_rules.objectiveOf(cards[i]).category);
            const std::string table(objectiveTables[category]);
            addPiece(table + "/" + cardName(m_rules, cards[i]), std::string(objectiveKinds[category]),
                     table + "/" + m_rules.objectiveOf(cards[i]).id, zone, static_cast<int>(i));
        }
        addSpot(zone, static_cast<int>(cards.size()));
    }

    void addCards()
    {
        for (std::size_t i = 0; i < m_state.stack.size(); ++i)
            addPiece("plots/" + plotName(m_rules, m_state.stack[i]), "plot",
                     "plots/" + m_rules.kindOf(m_state.stack[i]).id, "plot_stack", static_cast<int>(i));
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
            addMissingZone(zone, Zone::Form::Row, seat);
            addSpot(zone, 0);
        }
    }

    void count(std::string id, std::string name, int owner, int value, int most)
    {
        addCounter(std::move(id), std::move(name), owner, value, std::max(value, most));
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
            for (std::size_t i = 0; i < m_rules.colours.size(); ++i)
                count("bamboo." + n + "/" + m_rules.colours[i].id, "name." + m_rules.colours[i].id, seat,
                      player.bamboo[i], 99);
            if (m_rules.parameters.storeChannels)
                count("stored." + n + "/channel", "kind.channel", seat, player.channels, 120);
            for (std::size_t i = 0; i < m_rules.improvements.size() && m_rules.parameters.storeTokens; ++i)
                count("stored." + n + "/" + m_rules.improvements[i].id, "name." + m_rules.improvements[i].id, seat,
                      player.tokens[i], 30);
        }
    }
};

} // namespace

OpenTable openTable(const Rules &rules, const State &state)
{
    return LayingOpen(rules, state).table();
}

} // namespace engawa::takenoko
