#pragma once

#include <optional>

#include "app/layout/piece_flow.h"

namespace engawa {

// Side by side, closer where there would be no room; rows lie below each other.
class RowFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double gap MEMBER m_gap NOTIFY changed)
    Q_PROPERTY(double rowGap READ rowGap WRITE setRowGap NOTIFY changed)
    Q_PROPERTY(double rowShift MEMBER m_rowShift NOTIFY changed)
    Q_PROPERTY(int first MEMBER m_first NOTIFY changed)
    Q_PROPERTY(int spare MEMBER m_spare NOTIFY changed)
    Q_PROPERTY(bool centred MEMBER m_centred NOTIFY changed)
    Q_PROPERTY(bool rigid MEMBER m_rigid NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;
    bool legalOnTop() const override { return true; }

    double rowGap() const { return m_rowGap.value_or(m_gap); }
    void setRowGap(double gap);

private:
    double m_gap = 8;               // between pieces
    std::optional<double> m_rowGap; // between rows; else as between pieces
    double m_rowShift = 0;          // of each row against the one above
    int m_first = 0;                // the place of the leftmost piece
    int m_spare = 0;                // free places that are kept beside the pieces
    bool m_centred = false;
    bool m_rigid = false; // never closer: each has its own place
};

// One below the other, closer where there would be no room.
class ColumnFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double step MEMBER m_step NOTIFY changed)
    Q_PROPERTY(int first MEMBER m_first NOTIFY changed)
    Q_PROPERTY(bool reversed MEMBER m_reversed NOTIFY changed)
    Q_PROPERTY(bool rigid MEMBER m_rigid NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;

private:
    double m_step = 8; // from the upper edge of a piece to that of the next
    int m_first = 0;   // the place of the uppermost piece
    bool m_reversed = false; // places count down from there
    bool m_rigid = false;    // never closer: each has its own place
};

// Held in a hand: side by side around the middle, the outer ones lower and turned.
class FanFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double gap MEMBER m_gap NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;
    bool pointedRises() const override { return true; }

private:
    double m_gap = 8;
};

} // namespace engawa
