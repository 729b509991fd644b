#pragma once

#include "core/game/arranging_frame.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

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

    bool putCard(std::string_view name, const PutPiece &put);
    bool turnTile(const std::string &pattern);
    bool turnSeam(std::string_view name);
    void leave(const PieceLists::Place &place); // takes the tokens off the seams of a photo
    void returnToken(Json &photo);
    Json *photoOf(Json &album, int x, int y);

    PieceLists m_cards{"card"};
};

} // namespace engawa::kimono
