#include "app/layout/line_flows.h"

#include <algorithm>

namespace engawa {

namespace {

// From one of so many pieces to the next: as wished, or less where there would be no room. The room is without the last one.
double closer(double wish, double room, int count)
{
    return count > 1 ? std::min(wish, std::max(1., room / (count - 1))) : wish;
}

} // namespace

PieceSlot RowFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const
{
    const int places = placed.count + m_spare;
    const double wish = piece.width() + m_gap;
    const double free = room.width() - piece.width();
    const double step = m_rigid ? wish : closer(wish, free, places);
    const double start = m_centred ? (free - (places - 1) * step) / 2 : 0;
    return slotAt(start + (placed.place - m_first) * step + placed.row * m_rowShift,
                  placed.row * (piece.height() + rowGap()), placed, piece);
}

void RowFlow::setRowGap(double gap)
{
    if (m_rowGap == gap)
        return;
    m_rowGap = gap;
    emit changed();
}

PieceSlot ColumnFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const
{
    const int at = m_reversed ? m_first - placed.place : placed.place - m_first;
    const double step = m_rigid ? m_step : closer(m_step, room.height() - piece.height(), placed.count);
    return slotAt(0, at * step, placed, piece);
}

PieceSlot FanFlow::slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const
{
    const int count = placed.count;
    const double free = room.width() - piece.width();
    const double step = closer(piece.width() + m_gap, free, count);
    const double off = placed.place - (count - 1) / 2.; // from the middle
    const double bend = std::min(2.2, 26 / std::max(1., count * count / 4.));
    PieceSlot slot = slotAt((free - (count - 1) * step) / 2 + placed.place * step, off * off * bend, placed, piece);
    slot.turn = count < 2 ? 0 : off * std::min(2.6, 18. / count);
    return slot;
}

} // namespace engawa
