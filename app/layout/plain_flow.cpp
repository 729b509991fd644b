#include "app/layout/plain_flow.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace engawa {

PieceSlot PlainFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const
{
    if (!m_ring)
        return slotAt((placed.place - m_first.x()) * m_step.x(), (placed.row - m_first.y()) * m_step.y(), placed,
                      piece);
    const double angle = 2 * std::numbers::pi * placed.place / std::max(1, m_places);
    return slotAt((room.width() - piece.width()) / 2 * (1 + std::sin(angle)),
                  (room.height() - piece.height()) / 2 * (1 - std::cos(angle)), placed, piece);
}

} // namespace engawa
