#include "app/match/zone_pieces.h"

#include <algorithm>

namespace engawa {

void ZonePieces::setView(MatchView *view)
{
    if (view == m_view)
        return;
    if (m_view)
        disconnect(m_view, nullptr, this, nullptr);
    m_view = view;
    if (m_view)
        connect(m_view, &MatchView::sceneNumberChanged, this, &ZonePieces::look);
    emit viewChanged();
    look();
}

void ZonePieces::setZone(const QString &zone)
{
    if (zone == m_zone)
        return;
    m_zone = zone;
    emit zoneChanged();
    look();
}

QRect ZonePieces::reach() const
{
    if (m_pieces.isEmpty())
        return {};
    const auto [west, east] = std::ranges::minmax(m_pieces, {}, &PieceInfo::x);
    const auto [north, south] = std::ranges::minmax(m_pieces, {}, &PieceInfo::y);
    return {west.x, north.y, east.x - west.x, south.y - north.y};
}

void ZonePieces::look()
{
    QList<PieceInfo> pieces = m_view ? m_view->piecesIn(m_zone) : QList<PieceInfo>();
    if (pieces == m_pieces)
        return;
    m_pieces = std::move(pieces);
    emit piecesChanged();
}

} // namespace engawa
