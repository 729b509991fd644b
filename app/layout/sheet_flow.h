#pragma once

#include <QPointF>
#include <QVariantMap>

#include "app/layout/piece_flow.h"

namespace engawa {

// On a sheet: place and row are coordinates on it. A piece whose badge is a place as well ("-40,0") reaches from there to
// its own; one with two of them ("-40,0 -30,10") from the first to the second.
class SheetFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY changed)
    Q_PROPERTY(QPointF origin MEMBER m_origin NOTIFY changed)
    Q_PROPERTY(QVariantMap sizes MEMBER m_sizes NOTIFY changed)
    Q_PROPERTY(QVariantMap ranks MEMBER m_ranks NOTIFY changed)
    Q_PROPERTY(QVariantMap turns MEMBER m_turns NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;

private:
    double m_unit = 1; // pixels to a coordinate
    QPointF m_origin; // the coordinates of the area's upper left corner
    QVariantMap m_sizes; // kind to its width in coordinates; of a piece that reaches from place to place: how broad
    QVariantMap m_ranks; // kind to how high it lies over the others
    QVariantMap m_turns; // kind to the degrees up to which its pieces lie askew
};

} // namespace engawa
