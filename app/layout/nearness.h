#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// Which piece is meant by a key or by a hand that lets go: the one that costs least. What can't be meant costs infinitely much.
class Nearness : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // From a piece to the next one in a direction, of which one number is 0 and the other 1 or -1. In a field of hexagons
    // the next row comes before the piece straight above; the column is where up and down lead on.
    Q_INVOKABLE static double ofStep(QRectF from, bool fromHexagon, QRectF to, bool toHexagon, bool legal, int dx,
                                     int dy, double column);

    // The column where up and down lead on from a piece: a walk up and down keeps the one before, although the hexagons
    // of a field stand to the side.
    Q_INVOKABLE static double columnOf(QRectF from, double before, int dx);

    // From a point in a piece's own coordinates: the uppermost is meant; what leads on goes before other pieces, and what is
    // just missed counts where nothing is hit.
    Q_INVOKABLE static double ofDrop(QPointF at, QSizeF size, bool hit, bool legal, double z);
};

} // namespace engawa
