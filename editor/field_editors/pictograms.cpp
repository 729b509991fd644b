#include "editor/field_editors/pictograms.h"

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

QPainterPath polygon(const QPolygonF &corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath star()
{
    QPolygonF corners;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * std::numbers::pi / 5 - std::numbers::pi / 2, radius = i % 2 ? 0.22 : 0.5;
        corners << QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return polygon(corners);
}

QPainterPath drop()
{
    QPainterPath path({0, -0.5});
    path.cubicTo(0.2, -0.18, 0.35, -0.02, 0.35, 0.16);
    path.arcTo(-0.35, -0.19, 0.7, 0.7, 0, -180);
    path.cubicTo(-0.35, -0.02, -0.2, -0.18, 0, -0.5);
    return path;
}

} // namespace

QPainterPath pictogram(const QString &word)
{
    QPainterPath path;
    if (word == "circle"_L1)
        path.addEllipse(QPointF(), 0.42, 0.42);
    else if (word == "ring"_L1) {
        path.addEllipse(QPointF(), 0.45, 0.45);
        path.addEllipse(QPointF(), 0.22, 0.22);
    } else if (word == "square"_L1)
        path.addRect(-0.37, -0.37, 0.74, 0.74);
    else if (word == "triangle"_L1)
        path = polygon({{0, -0.46}, {0.45, 0.36}, {-0.45, 0.36}});
    else if (word == "diamond"_L1)
        path = polygon({{0, -0.5}, {0.38, 0}, {0, 0.5}, {-0.38, 0}});
    else if (word == "cross"_L1)
        path = polygon({{-0.15, -0.44},
                        {0.15, -0.44},
                        {0.15, -0.15},
                        {0.44, -0.15},
                        {0.44, 0.15},
                        {0.15, 0.15},
                        {0.15, 0.44},
                        {-0.15, 0.44},
                        {-0.15, 0.15},
                        {-0.44, 0.15},
                        {-0.44, -0.15},
                        {-0.15, -0.15}});
    else if (word == "star"_L1)
        path = star();
    else if (word == "drop"_L1)
        path = drop();
    return path;
}

} // namespace engawa
