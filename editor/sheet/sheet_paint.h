#pragma once

#include <QPainter>
#include <QPainterPath>

namespace engawa {

// The tables of a sheet differ in shape, not only in colour: a disc, a square, a lozenge …
QPainterPath markShape(int table, const QRectF &box);

} // namespace engawa
