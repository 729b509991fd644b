#include "editor/sheet/sheet_paint.h"

#include <cmath>
#include <numbers>

namespace engawa {

namespace {

QPainterPath corners(const QRectF &box, int count, double turn)
{
    QPolygonF outline;
    for (int i = 0; i < count; ++i) {
        const double angle = turn + i * 2 * std::numbers::pi / count;
        outline << box.center() + QPointF(box.width() / 2 * std::cos(angle), box.height() / 2 * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    return path;
}

} // namespace

QPainterPath markShape(int table, const QRectF &box)
{
    constexpr double up = -std::numbers::pi / 2;
    QPainterPath path;
    switch (table % 6) {
    case 0:
        path.addEllipse(box);
        return path;
    case 1:
        path.addRect(box.adjusted(1, 1, -1, -1));
        return path;
    case 2:
        return corners(box, 4, up);
    case 3:
        return corners(box, 3, up);
    case 4:
        return corners(box, 6, 0);
    default:
        return corners(box, 5, up);
    }
}

} // namespace engawa
