#include "app/layout/ring_stones.h"

#include <cmath>
#include <numbers>

namespace engawa {

namespace {

constexpr double margin = 4;     // between the oval and the edge of the room
constexpr double first = 1.05;   // from the board to the middle of the next card, in widths of a card
constexpr double outward = 1.45; // from there to the next one

} // namespace

QPointF RingStones::onOval(int number) const
{
    const double angle = (number + 0.5) * 2 * std::numbers::pi / m_count;
    const double acrossRadius = (m_room.width() - m_card.width()) / 2 - margin;
    const double downRadius = (m_room.height() - m_card.height()) / 2 - margin;
    return {acrossRadius * std::sin(angle), -downRadius * std::cos(angle)};
}

QPointF RingStones::besideBoard(int number) const
{
    const int atRight = (m_count + 1) / 2;
    const bool right = number < atRight;
    const int side = right ? atRight : m_count - atRight;
    const int at = right ? number : m_count - 1 - number; // from the top at the board, outward and back
    const bool upper = at < (side + 1) / 2;
    const int out = upper ? at : side - 1 - at;
    const double x = m_board / 2 + m_card.width() * (first + outward * out);
    const double y = m_room.height() / 4 * (upper ? -1 : 1) * (out == 0 ? 1 : 0.94);
    return {right ? x : -x, y};
}

QPointF RingStones::placeOf(int number) const
{
    return m_wide ? besideBoard(number) : onOval(number);
}

QPointF RingStones::gapBefore(int number) const
{
    const QPointF next = placeOf(number);
    const QPointF last = placeOf((number + m_count - 1) % m_count);
    if (m_wide && next.x() * last.x() < 0) // the board lies between
        return {next.x() + (next.x() > 0 ? -1 : 1) * m_card.width() * 0.74, next.y()};
    return (next + last) / 2;
}

QPointF RingStones::share(QPointF fromMiddle) const
{
    return {0.5 + fromMiddle.x() / m_room.width(), 0.5 + fromMiddle.y() / m_room.height()};
}

QList<QPointF> RingStones::places() const
{
    QList<QPointF> stones;
    for (int number = 0; number < m_count; ++number)
        stones.append(share(placeOf(number)));
    return stones;
}

QList<QPointF> RingStones::gaps() const
{
    QList<QPointF> stones;
    for (int number = 0; number < m_count; ++number)
        stones.append(share(gapBefore(number)));
    return stones;
}

} // namespace engawa
