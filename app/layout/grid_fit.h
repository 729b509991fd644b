#pragma once

#include <QObject>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// How large pieces of one form lie side by side in a room, row below row.
class GridFit : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    // In how many columns so many pieces are largest. The aspect is their height by their width.
    Q_INVOKABLE static int columns(int count, QSizeF room, double gap, double aspect);

    // How wide they are in so many columns.
    Q_INVOKABLE static double width(int columns, int count, QSizeF room, double gap, double aspect);

    // The given width, or in small steps so much less that there is room for all; below a least width they overlap.
    Q_INVOKABLE static double shrunk(double width, int count, QSizeF room, double gap, double aspect);
};

} // namespace engawa
