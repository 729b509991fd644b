#include "app/layout/hex_flows.h"

#include <numbers>

namespace engawa {

namespace {

// The middle of a hexagon, from that of the first one, in widths of a hexagon.
QPointF hexagonAt(double place, double row)
{
    return {place + row / 2, row * std::numbers::sqrt3 / 2};
}

} // namespace

PieceSlot HexFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF) const
{
    const QPointF beside(m_aside.value(placed.kind).toDouble(), 0);
    const QPointF at = m_middle + (hexagonAt(placed.place, placed.row) + m_stand + beside) * m_unit;
    const double below = m_rise > 0 ? (placed.badge.toInt() - 1) * m_rise : 0;
    return slotAt(at.x() - piece.width() / 2, at.y() - piece.height() / 2 - below, placed, piece);
}

PieceSlot BorderFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF) const
{
    const QPointF at = m_middle + hexagonAt(placed.place / 2., placed.row / 2.) * m_unit;
    PieceSlot slot = slotAt(at.x() - piece.width() / 2, at.y() - piece.height() / 2, placed, piece);
    slot.turn = placed.row % 2 == 0 ? 0 : placed.place % 2 == 0 ? 60 : -60;
    return slot;
}

} // namespace engawa
