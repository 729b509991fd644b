#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// Where a piece lies in its area: its upper left corner before it is turned around its middle, and its size.
struct PieceSlot
{
    Q_GADGET
    QML_VALUE_TYPE(pieceSlot)
    Q_PROPERTY(double x MEMBER x)
    Q_PROPERTY(double y MEMBER y)
    Q_PROPERTY(double width MEMBER width)
    Q_PROPERTY(double height MEMBER height)
    Q_PROPERTY(double turn MEMBER turn)
    Q_PROPERTY(double rank MEMBER rank)
    Q_PROPERTY(bool covered MEMBER covered)
    Q_PROPERTY(bool hidden MEMBER hidden)

public:
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    double turn = 0;      // degrees
    double rank = 0;      // over pieces of the area with a lower one
    bool covered = false; // another piece lies on it
    bool hidden = false;  // so many that it isn't drawn

    bool operator==(const PieceSlot &) const = default;
};

// What is known of a piece when its slot is asked for.
struct PlacedPiece
{
    int place = 0;
    int row = 0;
    int count = 1; // pieces of the zone
    QString kind = {};
    QString component = {};
    QString badge = {};
};

} // namespace engawa
