#pragma once

#include "core/game/arrangement_faults.h"
#include "core/game/piece_lists.h"
#include "core/games/leafus/staging.h"

namespace engawa::leafus {

// Makes one change of a position by hand, in its JSON: reading that back checks the rest.
class Arranging : private ArrangementFaults
{
public:
    Arranging(const Rules &rules, const State &state, Problems &problems)
        : ArrangementFaults(problems), m_rules(rules), m_state(state), m_json(positionOf(rules, state, {}))
    {
    }

    bool make(const Arrangement &arrangement);
    const Json &position() const { return m_json; }

private:
    // "leaf/1/leaf_3" is the mark of seat 1 on the leaf leaf_3.
    struct Mark
    {
        std::string_view kind;
        int seat = -1; // -1: not a mark
        std::string_view id;
    };
    Mark markOf(std::string_view piece) const;

    bool apply(const PutPiece &put);
    bool apply(const SwapPieces &swap);
    bool apply(const RemovePiece &removed);
    bool apply(const TurnPiece &turned);
    bool apply(const SetCounter &set);
    bool apply(const SetToAct &set);

    bool putPencil(const PutPiece &put, int seat);
    bool turnDie(std::string_view piece);
    bool turnLeaf(const Mark &leaf);
    bool turnMark(const Mark &mark, const std::vector<Printed> &places, const char *field);
    bool takeLeaf(const Mark &leaf);
    bool refuseLine(const PutPiece &put, int seat);
    bool draw(Line line, int seat);
    bool cut(const Mark &line);

    Json &sheet(int seat) { return m_json["sheets"][static_cast<std::size_t>(seat)]; }

    const Rules &m_rules;
    const State &m_state;
    Json m_json;
};

} // namespace engawa::leafus
