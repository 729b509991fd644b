#include "app/layout/path_flow.h"

#include <algorithm>

namespace engawa {

PieceSlot PathFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const
{
    const auto [place, row] = std::pair(placed.place, placed.row);
    if (place < 0)
        return slotAt((row - 1) * piece.width() * 0.95 + piece.width() * 0.3, piece.height() * 0.2, placed, piece);
    const QPointF stone =
        m_stones.isEmpty() ? QPointF() : m_stones[std::clamp<qsizetype>(place, 0, m_stones.size() - 1)];
    const double aside = row > 0 ? (row - 2.5) * piece.width() * 0.4 : 0;
    const double above = row > 0 ? piece.height() * (0.55 + 0.12 * (row % 2)) : 0;
    return slotAt(stone.x() * room.width() - piece.width() / 2 + aside,
                  stone.y() * room.height() - piece.height() / 2 - above, placed, piece);
}

QList<QPointF> PathFlow::evenly(const QList<QPointF> &corners, int stones)
{
    QList<QPointF> path;
    if (corners.size() < 2)
        return path;
    for (int number = 0; number < stones; ++number) {
        const double at = stones > 1 ? number * double(corners.size() - 1) / (stones - 1) : 0;
        const qsizetype before = std::min(qsizetype(at), corners.size() - 2);
        path.append(corners[before] + (corners[before + 1] - corners[before]) * (at - double(before)));
    }
    return path;
}

} // namespace engawa
