#include "app/layout/nearness.h"

#include <cmath>
#include <limits>

namespace engawa {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
constexpr double missed = 1e8; // more than any z or distance
constexpr double idle = 1e9;   // more than to miss

} // namespace

double Nearness::ofStep(QRectF from, bool fromHexagon, QRectF to, bool toHexagon, bool legal, int dx, int dy,
                        double column)
{
    const QPointF way = to.center() - from.center();
    const double along = way.x() * dx + way.y() * dy;
    if (along <= 1)
        return never;
    const double aside = std::abs(way.x() * dy) + std::abs(way.y() * dx);
    if (fromHexagon && toHexagon) {
        const double straight = dy != 0 ? 0.2 * std::abs(to.center().x() - column) : 0;
        return along + 0.9 * aside + straight + (legal ? 0 : 4);
    }
    // Large hexagons too come before what stands on them.
    const double unplayable = fromHexagon ? std::max(40., from.width() * 0.63) : 40;
    return along + 2.5 * aside + (legal ? 0 : unplayable);
}

double Nearness::columnOf(QRectF from, double before, int dx)
{
    const double middle = from.center().x();
    return dx == 0 && std::abs(before - middle) <= from.width() ? before : middle; // none before is not a number
}

double Nearness::ofDrop(QPointF at, QSizeF size, bool hit, bool legal, double z)
{
    const double margin = legal ? 24 : 0;
    if (!QRectF(QPointF(), size).adjusted(-margin, -margin, margin, margin).contains(at))
        return never;
    const double away = std::hypot(at.x() - size.width() / 2, at.y() - size.height() / 2);
    return (legal ? 0 : idle) + (hit ? -z : missed + away);
}

} // namespace engawa
