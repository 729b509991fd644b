#pragma once

#include "core/games/takenoko/takenoko.h"

namespace engawa::takenoko {

// Builds the table as a seat sees it: no hidden card and no order of a pile but what the seat itself put back.
class Staging
{
public:
    Staging(const Rules &rules, const State &state, Seat seat) : m_rules(rules), m_state(state), m_seat(seat) {}

    Scene scene();

private:
    using Indices = std::vector<std::uint16_t>;

    void listMoves();
    template <class Wanted>
    Indices movesWhere(Wanted &&wanted) const
    {
        Indices found;
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            if (wanted(static_cast<Verb>(m_moves[i].verb), m_moves[i]))
                found.push_back(static_cast<std::uint16_t>(i));
        return found;
    }
    Indices movesOf(Action action) const;
    Indices movesTo(int place) const; // whose target is this plot
    bool shown() const { return m_state.seat == m_seat; }

    void addZone(std::string id, Zone::Form form, int owner = nobody)
    {
        m_scene.zones.push_back({std::move(id), form, static_cast<Seat>(owner), 0});
    }
    Piece &addPiece(std::string id, std::string kind, std::string component, const std::string &zone, int x = 0,
                    int y = 0)
    {
        m_scene.pieces.push_back({std::move(id), std::move(kind), std::move(component), true, zone, x, y, {}, {}});
        return m_scene.pieces.back();
    }
    Piece &addPlot(PlotIndex plot, const std::string &zone, int x, int y = 0);
    Piece &addCard(CardIndex card, const std::string &zone, int x);
    void addButton(const char *word, Verb verb);

    // scene_garden.cpp
    void addGarden();
    void addBamboo(std::size_t place);
    void addFigure(const char *kind, Place place, Indices moves);
    void addChannels();
    void addChannel(const Plot &plot, int side, const char *kind, Indices moves);

    // scene.cpp
    void addStocks();
    void addDecks();
    void addDrawn();
    void addWeather();
    void addSeat(int seat);
    void addHand(int seat);
    void addActions(int seat);
    void addStored(int seat);
    void addPrompt();

    const Rules &m_rules;
    const State &m_state;
    Seat m_seat;
    MoveList m_moves;
    Scene m_scene;
};

} // namespace engawa::takenoko
