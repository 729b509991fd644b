#pragma once

#include <QPointF>
#include <QString>

#include "app/layout/piece_flow.h"

namespace engawa {

// By the form of a zone alone, on a table that knows nothing else of it: in a ring, or place by place and row by row.
class PlainFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool ring MEMBER m_ring NOTIFY changed)
    Q_PROPERTY(int places MEMBER m_places NOTIFY changed)
    Q_PROPERTY(QPointF first MEMBER m_first NOTIFY changed)
    Q_PROPERTY(QPointF step MEMBER m_step NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;
    bool legalOnTop() const override { return true; }

private:
    bool m_ring = false;
    int m_places = 0; // of a ring; the first is at the top, the others follow clockwise
    QPointF m_first;  // place and row of what lies in the upper left corner
    QPointF m_step;   // from place to place and from row to row
};

} // namespace engawa
