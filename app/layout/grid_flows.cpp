#include "app/layout/grid_flows.h"

#include <algorithm>

namespace engawa {

PieceSlot PileFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF) const
{
    const int seen = std::min(placed.place, 6);
    PieceSlot slot = slotAt(-seen * 0.5, -seen * 0.8, placed, piece);
    slot.covered = placed.place < placed.count - 1;
    slot.hidden = m_fold > 0 && placed.place < placed.count - m_fold;
    return slot;
}

PieceSlot GridFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF) const
{
    const int columns = std::max(1, m_columns);
    return slotAt((placed.place % columns) * (piece.width() + m_gap),
                  (placed.place / columns) * (piece.height() + rowGap()), placed, piece);
}

void GridFlow::setRowGap(double gap)
{
    if (m_rowGap == gap)
        return;
    m_rowGap = gap;
    emit changed();
}

PieceSlot TrackFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF) const
{
    return slotAt(0, 0, placed, piece);
}

} // namespace engawa
