#pragma once

#include "core/game/arranging_frame.h"
#include "core/games/leafus/staging.h"

namespace engawa::leafus {

class Arranging : public ArrangingFrame<Rules, State>
{
public:
    using ArrangingFrame::ArrangingFrame;

private:
    // "leaf/1/leaf_3" is the mark of seat 1 on the leaf leaf_3.
    struct Mark
    {
        std::string_view kind;
        int seat = -1; // -1: not a mark
        std::string_view id;
    };
    Mark markOf(std::string_view piece) const;

    bool apply(const PutPiece &put) override;
    bool apply(const SwapPieces &swap) override;
    bool apply(const RemovePiece &removed) override;
    bool apply(const TurnPiece &turned) override;
    bool apply(const SetCounter &set) override;
    bool apply(const SetToAct &set) override;

    bool putPencil(const PutPiece &put, int seat);
    bool turnDie(std::string_view piece);
    bool turnLeaf(const Mark &leaf);
    bool turnMark(const Mark &mark, const std::vector<Printed> &places, const char *field);
    bool takeLeaf(const Mark &leaf);
    bool refuseLine(const PutPiece &put, int seat);
    bool draw(Line line, int seat);
    bool cut(const Mark &line);

    Json &sheet(int seat) { return m_json["sheets"][static_cast<std::size_t>(seat)]; }
};

} // namespace engawa::leafus
