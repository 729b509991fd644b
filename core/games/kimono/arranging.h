#pragma once

#include "core/game/arrangement_faults.h"
#include "core/game/piece_lists.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

// Makes one change of a position by hand, in its JSON: reading that back checks the rest.
class Arranging : private ArrangementFaults
{
public:
    Arranging(const Rules &rules, const State &state, Problems &problems);

    bool make(const Arrangement &arrangement);
    const Json &position() const { return m_json; }

private:
    bool apply(const PutPiece &put);
    bool apply(const SwapPieces &swap);
    bool apply(const RemovePiece &removed);
    bool apply(const TurnPiece &turned);
    bool apply(const SetCounter &set);
    bool apply(const SetToAct &set);

    bool putCard(std::string_view name, const PutPiece &put);
    bool turnTile(const std::string &pattern);
    bool turnSeam(std::string_view name);
    void leave(const PieceLists::Place &place); // takes the tokens off the seams of a photo
    void returnToken(Json &photo);
    Json *photoOf(Json &album, int x, int y);

    const Rules &m_rules;
    const State &m_state;
    Json m_json;
    PieceLists m_cards{"card"};
};

} // namespace engawa::kimono
