#include "app/match/zone_pieces.h"

#include <algorithm>

namespace engawa {

void ZonePieces::setMatch(MatchController *match)
{
    if (match == m_match)
        return;
    if (m_match)
        disconnect(m_match->view(), nullptr, this, nullptr);
    m_match = match;
    if (m_match)
        connect(m_match->view(), &MatchView::sceneNumberChanged, this, &ZonePieces::look);
    emit matchChanged();
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
    QList<PieceInfo> pieces = m_match ? m_match->view()->piecesIn(m_zone) : QList<PieceInfo>();
    if (pieces == m_pieces)
        return;
    m_pieces = std::move(pieces);
    emit piecesChanged();
}

} // namespace engawa
