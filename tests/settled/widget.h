#pragma once

#include <QWidget>

#include "tests/settled/still.h"

namespace engawa {

// Where everything lies that is seen of a widget.
inline QList<QRect> placesIn(const QWidget &widget)
{
    QList<QRect> places{widget.geometry()};
    for (const QWidget *child : widget.findChildren<QWidget *>())
        if (child->isVisible())
            places.append(child->geometry());
    return places;
}

// Until the layouts have done their work. One may ask another for more room.
inline void settle(const QWidget &widget)
{
    waitUntilStill([&] { return placesIn(widget); });
}

} // namespace engawa
