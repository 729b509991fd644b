#pragma once

#include <QColor>
#include <QPainterPath>

namespace engawa {

// The mark of a seat in a panel: its colour and its shape together, as on the table.
QColor seatColour(int seat);
QPainterPath seatShape(int seat, const QRectF &within);

} // namespace engawa
