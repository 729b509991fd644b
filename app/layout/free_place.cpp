#include "app/layout/free_place.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace engawa {

namespace {

// What it costs to hide a pixel of these or to be a pixel farther away, in hidden pixels of other pieces.
constexpr double hidesPiece = 1000;
constexpr double hidesNever = 100;
constexpr double away = 1500;

double common(const QRectF &a, const QRectF &b)
{
    const double width = std::min(a.right(), b.right()) - std::max(a.left(), b.left());
    const double height = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    return width > 0 && height > 0 ? width * height : 0;
}

double distance(const QRectF &place, QPointF from)
{
    return std::hypot(std::max({place.left() - from.x(), 0., from.x() - place.right()}),
                      std::max({place.top() - from.y(), 0., from.y() - place.bottom()}));
}

} // namespace

QPointF FreePlace::beside(QRectF piece, QSizeF size, const QList<QRectF> &others) const
{
    const auto [w, h] = std::pair(size.width(), size.height());
    const double right = std::max(m_edge, m_room.width() - w - m_edge);
    const double low = std::max(m_edge, m_room.height() - h - m_edge);
    const std::array columns{piece.right() + m_gap,
                             piece.left() - m_gap - w,
                             piece.left() + (piece.width() - w) / 2,
                             piece.left(),
                             piece.right() - w,
                             m_edge,
                             right};
    const std::array rows{piece.top() + (piece.height() - h) / 2,
                          piece.top() - m_gap - h,
                          piece.bottom() + m_gap,
                          piece.top(),
                          piece.bottom() - h,
                          m_never.top() - m_gap - h,
                          m_never.bottom() + m_gap,
                          m_edge,
                          low};
    QPointF best(right, m_edge);
    double least = std::numeric_limits<double>::infinity();
    for (const double column : columns)
        for (const double row : rows) {
            const QPointF corner(std::round(std::clamp(column, m_edge, right)),
                                 std::round(std::clamp(row, m_edge, low)));
            const QRectF here(corner, size);
            double cost = hidesPiece * common(here, piece) + hidesNever * common(here, m_never)
                          + away * distance(here, piece.center());
            for (const QRectF &other : others)
                cost += common(here, other);
            if (cost < least) {
                least = cost;
                best = corner;
            }
        }
    return best;
}

} // namespace engawa
