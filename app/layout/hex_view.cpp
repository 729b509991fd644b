#include "app/layout/hex_view.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace engawa {

void HexView::setPlaces(const QList<QPoint> &places)
{
    if (places == m_places)
        return;
    m_places = places;
    settle(m_shift);
    emit changed();
}

void HexView::setWindow(QRectF window)
{
    if (window == m_window)
        return;
    m_window = window;
    settle(m_shift);
    emit changed();
}

void HexView::setLargest(double largest)
{
    if (largest == m_largest)
        return;
    m_largest = largest;
    emit changed();
}

void HexView::setNearest(double nearest)
{
    if (nearest == m_nearest)
        return;
    m_nearest = nearest;
    emit changed();
}

QRectF HexView::reach() const
{
    constexpr double corner = std::numbers::inv_sqrt3; // from the middle of a hexagon
    double left = 0, right = 0, top = 0, bottom = 0;
    for (const QPoint place : m_places) {
        const double across = place.x() + place.y() / 2.;
        const double down = place.y() * std::numbers::sqrt3 / 2;
        left = std::min(left, across);
        right = std::max(right, across);
        top = std::min(top, down);
        bottom = std::max(bottom, down);
    }
    return {left - 0.52, top - corner - 0.04, right - left + 1.04, bottom - top + 2 * corner + 0.08};
}

double HexView::unit() const
{
    const QRectF all = reach();
    return std::max(8., std::min({m_window.width() / all.width(), m_window.height() / all.height(), m_largest}))
           * m_zoom;
}

double HexView::paintedUnit() const
{
    return std::pow(1.25, std::ceil(std::log(unit()) / std::log(1.25) - 0.01));
}

QPointF HexView::middle() const
{
    return m_window.center() - (reach().center() + m_shift) * unit();
}

// Keeps what is seen on the field.
void HexView::settle(QPointF shift)
{
    if (m_window.width() <= 0 || m_window.height() <= 0) // not laid out yet
        return;
    const QRectF all = reach();
    const double beyond = m_zoom > 1 ? 0.5 : 0;
    const double spareX = std::max(0., (all.width() - m_window.width() / unit()) / 2 + beyond);
    const double spareY = std::max(0., (all.height() - m_window.height() / unit()) / 2 + beyond);
    m_shift = {std::clamp(shift.x(), -spareX, spareX), std::clamp(shift.y(), -spareY, spareY)};
}

void HexView::slide(double dx, double dy)
{
    settle(m_shift - QPointF(dx, dy) / unit());
    emit changed();
}

void HexView::zoomBy(double factor, QPointF at)
{
    const double before = unit();
    const double zoom = std::clamp(m_zoom * factor, 1., m_nearest);
    const bool zoomed = zoom != m_zoom;
    m_zoom = zoom;
    const QPointF from = at - QPointF(m_window.width(), m_window.height()) / 2;
    settle(m_shift + from / before - from / unit());
    if (zoomed)
        emit zoomChanged();
    emit changed();
}

void HexView::showAll()
{
    m_zoom = 1;
    m_shift = {};
    emit zoomChanged();
    emit changed();
}

void HexView::reveal(QRectF piece)
{
    if (m_zoom <= 1 || m_window.adjusted(-1, -1, 1, 1).contains(piece))
        return;
    const double dx = std::max(0., m_window.left() - piece.left()) - std::max(0., piece.right() - m_window.right());
    const double dy = std::max(0., m_window.top() - piece.top()) - std::max(0., piece.bottom() - m_window.bottom());
    slide(dx, dy);
}

} // namespace engawa
