#pragma once

#include "app/layout/piece_flow.h"

namespace engawa {

// As in a wall: a brick is two places wide, row 0 lies lowest, and a row lies over the seams of the one below.
class BrickFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double half MEMBER m_half NOTIFY changed)
    Q_PROPERTY(double course MEMBER m_course NOTIFY changed)
    Q_PROPERTY(double drop MEMBER m_drop NOTIFY changed)
    Q_PROPERTY(double middle MEMBER m_middle NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;

private:
    double m_half = 0;   // from place to place
    double m_course = 0; // from row to row
    double m_drop = 0;   // of a piece's lower edge over that of its row
    double m_middle = 0; // the place in the middle of the area
};

} // namespace engawa
