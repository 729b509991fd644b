#pragma once

#include "core/game/arranging_frame.h"
#include "core/games/takenoko/takenoko.h"

namespace engawa::takenoko {

class Arranging : public ArrangingFrame<Rules, State>
{
public:
    Arranging(const Rules &rules, const State &state, Problems &problems);

private:
    bool apply(const PutPiece &put) override;
    bool apply(const SwapPieces &swap) override;
    bool apply(const RemovePiece &removed) override;
    bool apply(const TurnPiece &turned) override;
    bool apply(const SetCounter &set) override;
    bool apply(const SetToAct &set) override;

    // arrange_garden.cpp
    bool putPlot(std::string_view name, const PutPiece &put);
    bool putFigure(const PutPiece &put);
    bool putChannel(const PutPiece &put);
    bool putToken(const std::string &improvement, const PutPiece &put, Json *from);
    bool removeChannel(std::string_view at, const std::string &piece);
    bool removeBamboo(std::string_view at, const std::string &piece);
    bool turnPlot(std::string_view name);
    void clear(const Json &plot); // what stood on a plot that leaves, and the channels around it
    void forget(std::string_view plot); // nobody knows its place any more
    Json *plotAt(int q, int r);
    Json *plotAt(std::string_view at); // "1_-1"
    void giveBack(Json &plot); // its token

    // arrange.cpp
    bool putCard(std::string_view name, const PutPiece &put);
    bool putEmperor(const PutPiece &put);
    bool swapOnto(const SwapPieces &swap);
    bool turnWeather();
    bool turnAction(std::string_view zone, const std::string &action);
    void beginTurn(); // nothing of the turn has happened yet
    bool change(Json &count, int value, int most);

    PieceLists m_plots{"plot"};
    PieceLists m_cards;
};

} // namespace engawa::takenoko
