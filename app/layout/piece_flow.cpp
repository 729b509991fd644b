#include "app/layout/piece_flow.h"

namespace engawa {

PieceSlot PieceFlow::slotAt(double x, double y, const PlacedPiece &placed, QSizeF piece)
{
    return {.x = x, .y = y, .width = piece.width(), .height = piece.height(), .rank = placed.place + placed.row * 100.};
}

} // namespace engawa
