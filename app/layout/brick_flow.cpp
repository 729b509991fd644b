#include "app/layout/brick_flow.h"

namespace engawa {

PieceSlot BrickFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const
{
    return slotAt(room.width() / 2 + (placed.place - m_middle) * m_half - piece.width() / 2,
                  room.height() - m_drop - piece.height() - placed.row * m_course, placed, piece);
}

} // namespace engawa
