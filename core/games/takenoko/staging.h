#pragma once

#include "core/game/scene_writer.h"
#include "core/games/takenoko/takenoko.h"

namespace engawa::takenoko {

// Builds the table as a seat sees it: no hidden card and no order of a pile but what the seat itself put back.
class Staging : SceneWriter<Rules, State, Verb>
{
public:
    using SceneWriter::SceneWriter;

    Scene scene();

private:
    using SceneWriter::movesOf;
    MoveIndices movesOf(Action action) const;
    MoveIndices movesTo(int place) const; // whose target is this plot
    bool shown() const { return m_state.seat == m_seat; }

    Piece &addPlot(PlotIndex plot, const std::string &zone, int x, int y = 0);
    Piece &addCard(CardIndex card, const std::string &zone, int x);

    // scene_garden.cpp
    void addGarden();
    void addBamboo(std::size_t place);
    void addFigure(const char *kind, Place place, MoveIndices moves);
    void addChannels();
    void addChannel(const Plot &plot, int side, const char *kind, MoveIndices moves);

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
};

} // namespace engawa::takenoko
