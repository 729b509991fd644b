#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QtQuickTest/quicktest.h>

#include "tests/settled/still.h"

namespace engawa {

using IsWhole = bool (*)(const QQuickItem *);

inline void addPlaces(const QQuickItem *item, IsWhole isWhole, QList<QRectF> &places)
{
    if (!item->isVisible())
        return;
    places.append(item->mapRectToScene({0, 0, item->width(), item->height()}));
    if (isWhole && isWhole(item))
        return;
    for (const QQuickItem *child : item->childItems())
        addPlaces(child, isWhole, places);
}

// Where everything lies that is seen in a scene. Parts of what is whole are no matter.
inline QList<QRectF> placesIn(const QQuickWindow &scene, IsWhole isWhole = nullptr)
{
    QList<QRectF> places;
    addPlaces(scene.contentItem(), isWhole, places);
    return places;
}

// Until a scene is laid out and stands still. One polish may ask for another.
inline void settle(const QQuickWindow &scene)
{
    waitUntilStill([&] { return placesIn(scene); }, [&] { return !QQuickTest::qIsPolishScheduled(&scene); });
}

} // namespace engawa
