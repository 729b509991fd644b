#pragma once

#include <optional>

#include "app/layout/piece_flow.h"

namespace engawa {

// On each other, a little apart as far as the eye counts.
class PileFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int fold MEMBER m_fold NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;

private:
    int m_fold = 0; // pieces that are drawn; 0: all
};

// In columns, row below row.
class GridFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)
    Q_PROPERTY(double gap MEMBER m_gap NOTIFY changed)
    Q_PROPERTY(double rowGap READ rowGap WRITE setRowGap NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;

    double rowGap() const { return m_rowGap.value_or(m_gap); }
    void setRowGap(double gap);

private:
    int m_columns = 3;
    double m_gap = 8;
    std::optional<double> m_rowGap; // else as between columns
};

// A single piece that stands for as many as its badge says: they are drawn in columns, with those that are gone.
class TrackFlow : public PieceFlow
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int places MEMBER m_places NOTIFY changed)
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY changed)

public:
    using PieceFlow::PieceFlow;

    PieceSlot slot(const PlacedPiece &placed, QSizeF piece, QSizeF room) const override;

private:
    int m_places = 0;
    int m_columns = 3;
};

} // namespace engawa
