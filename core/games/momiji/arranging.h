#pragma once

#include "core/game/arranging_frame.h"
#include "core/games/momiji/momiji.h"

namespace engawa::momiji {

int mostOnTree(const Rules &rules, const State &state, int kind);

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
    bool isTime() const override;
    bool finish() override;

    // arrange_cards.cpp
    bool putCard(std::string_view name, std::string_view zone, int x);
    bool putOnArea(std::string_view name, std::string_view zone, int x);
    bool swapCards(std::string_view one, std::string_view other);
    bool turnCard(std::string_view name);
    bool fits(std::string_view name, std::string_view zone);
    void hide(std::string_view name); // nobody knows it any more

    // arrange_tiles.cpp: landscapes and objectives
    bool putTile(std::string_view name, std::string_view zone, int x);
    bool swapTiles(std::string_view one, std::string_view other);
    bool turnTile(std::string_view name);
    void clear(const PieceLists::Place &tile); // of what lies on it
    void toBox(std::string_view name);
    void sortBox();
    bool isTile(std::string_view name);
    bool putObjective(std::string_view name, std::string_view zone);
    bool swapObjectives(std::string_view one, std::string_view other);
    bool mayBeInPlay(std::string_view objective);

    // arrange_garden.cpp
    Json *tokenAt(std::string_view piece); // of the path or beside it
    bool putToken(std::string_view piece, std::string_view zone, int x);
    bool putAnimal(std::string_view seat, std::string_view zone, int x);
    bool setTree(std::string_view kind, int value);

    Json &seat(int index) { return m_json["seats"][static_cast<std::size_t>(index)]; }
    Json &golden() { return m_json["golden_supply"]; }
    bool isSeat(int index) const { return index >= 0 && index < m_state.seats; }

    PieceLists m_cards;
    PieceLists m_tiles{"tile"};
    PieceLists m_objectives;
};

} // namespace engawa::momiji
