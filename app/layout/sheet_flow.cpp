#include "app/layout/sheet_flow.h"

#include <QLineF>
#include <cmath>
#include <numbers>
#include <optional>

#include "app/layout/scatter.h"

namespace engawa {

namespace {

// "-40,0"
std::optional<QPointF> placeOf(QStringView text)
{
    const qsizetype comma = text.indexOf(u',');
    bool isX = false;
    bool isY = false;
    const int x = text.first(std::max<qsizetype>(0, comma)).toInt(&isX);
    const int y = text.sliced(comma + 1).toInt(&isY);
    if (!isX || !isY)
        return {};
    return QPointF(x, y);
}

// From where to where a piece with such a badge reaches.
std::optional<QLineF> lineOf(QStringView badge, QPointF place)
{
    const qsizetype space = badge.indexOf(u' ');
    const std::optional<QPointF> from = placeOf(space < 0 ? badge : badge.first(space));
    const std::optional<QPointF> to = space < 0 ? place : placeOf(badge.sliced(space + 1));
    if (!from || !to)
        return {};
    return QLineF(*from, *to);
}

} // namespace

PieceSlot SheetFlow::slot(const PlacedPiece &placed, QSizeF, QSizeF) const
{
    const QPointF place(placed.place, placed.row);
    const double broad = m_sizes.value(placed.kind, 8).toDouble() * m_unit;
    const std::optional<QLineF> line = lineOf(placed.badge, place);
    const QPointF way = line ? (line->p2() - line->p1()) * m_unit : QPointF();
    const QPointF middle = ((line ? line->p2() : place) - m_origin) * m_unit - way / 2;

    PieceSlot slot{.height = broad, .rank = m_ranks.value(placed.kind).toDouble()};
    if (line) {
        slot.width = std::hypot(way.x(), way.y());
        slot.turn = std::atan2(way.y(), way.x()) * 180 / std::numbers::pi;
    } else {
        slot.width = broad;
        slot.turn = m_turns.value(placed.kind).toDouble() * (2 * scatter(placed.component) - 1);
    }
    slot.x = middle.x() - slot.width / 2;
    slot.y = middle.y() - slot.height / 2;
    return slot;
}

} // namespace engawa
