#pragma once

#include <QPointF>
#include <QVariantMap>

#include "app/layout/piece_flow.h"

namespace engawa {

// On the hexagons of a field, which stand on a corner: a place leads to the east, a row to the south-east.
class HexFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QPointF middle MEMBER m_middle NOTIFY changed)
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY changed)
    Q_PROPERTY(QPointF stand MEMBER m_stand NOTIFY changed)
    Q_PROPERTY(QVariantMap aside MEMBER m_aside NOTIFY changed)
    Q_PROPERTY(double rise MEMBER m_rise NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;
    bool chosenRises() const override { return m_rise == 0; }

private:
    QPointF m_middle;     // of the hexagon at place 0 and row 0
    double m_unit = 1;    // width of a hexagon
    QPointF m_stand;      // of a piece on its hexagon: from the middle, in widths of a hexagon
    QVariantMap m_aside;  // how far pieces of a kind stand beside that
    double m_rise = 0;    // pieces of a place stand on each other, so far apart; the badge counts them from below
};

// On the borders between two hexagons of a field that are neighbours to the east, south-east or south-west. A place and a
// row are the sums of those of the two.
class BorderFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QPointF middle MEMBER m_middle NOTIFY changed)
    Q_PROPERTY(double unit MEMBER m_unit NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;

private:
    QPointF m_middle;
    double m_unit = 1;
};

} // namespace engawa
