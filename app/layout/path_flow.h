#pragma once

#include <QList>
#include <QPointF>

#include "app/layout/piece_flow.h"

namespace engawa {

// On the stones of a path; on a stone the first row lies on it, the others over its edge. Who has not set out yet waits
// beside the path.
class PathFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QPointF> stones MEMBER m_stones NOTIFY changed)
    Q_PROPERTY(bool walked MEMBER m_walked NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;
    int lap() const override { return m_walked ? int(m_stones.size()) : 0; }

    // So many stones, evenly along a path with corners.
    Q_INVOKABLE static QList<QPointF> evenly(const QList<QPointF> &corners, int stones);

private:
    QList<QPointF> m_stones; // their middles, as shares of the area's width and height
    bool m_walked = false; // the path is round, and pieces go along it from stone to stone
};

} // namespace engawa
