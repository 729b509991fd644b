#include "app/panels/seat_mark.h"

#include <array>

#include <QTransform>

namespace engawa {

namespace {

QPainterPath outline(const QList<QPointF> &corners)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(corners));
    path.closeSubpath();
    return path;
}

// In a square of 24, as the table draws them.
QPainterPath plainShape(std::size_t seat)
{
    switch (seat) {
    case 0:
        return outline({{3.2, 3.2}, {20.8, 3.2}, {20.8, 20.8}, {3.2, 20.8}});
    case 1:
        return outline({{12, 1.5}, {22.5, 12}, {12, 22.5}, {1.5, 12}});
    case 2:
        return outline({{12, 2.5}, {22.5, 21}, {1.5, 21}});
    case 3: {
        QPainterPath circle;
        circle.addEllipse(QPointF(12, 12), 9.5, 9.5);
        return circle;
    }
    default:
        return outline({{12, 1},
                        {15.1, 8.4},
                        {23, 9.1},
                        {17, 14.3},
                        {18.8, 22},
                        {12, 17.9},
                        {5.2, 22},
                        {7, 14.3},
                        {1, 9.1},
                        {8.9, 8.4}});
    }
}

constexpr std::array<QRgb, 5> colours{0xffe3b94a, 0xff4f7ca8, 0xffa8524f, 0xff5e8c6a, 0xff7c6a9c};

std::size_t markOf(int seat)
{
    return static_cast<std::size_t>(std::max(0, seat)) % colours.size();
}

} // namespace

QColor seatColour(int seat)
{
    return QColor::fromRgb(colours[markOf(seat)]);
}

QPainterPath seatShape(int seat, const QRectF &within)
{
    QTransform fit;
    fit.translate(within.x(), within.y());
    fit.scale(within.width() / 24, within.height() / 24);
    return fit.map(plainShape(markOf(seat)));
}

} // namespace engawa
