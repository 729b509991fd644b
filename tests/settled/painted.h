#pragma once

#include <algorithm>

#include "tests/settled/scene.h"

namespace engawa {

// Faces are painted on other threads.
inline bool isPainting(const QQuickItem *item)
{
    constexpr int loading = 2; // Image.Loading
    return (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading)
           || std::ranges::any_of(item->childItems(), isPainting);
}

inline void addOpacities(const QQuickItem *item, QList<double> &opacities)
{
    if (!item->isVisible())
        return;
    opacities.append(item->opacity());
    for (const QQuickItem *child : item->childItems())
        addOpacities(child, opacities);
}

// Until nothing comes or goes any more.
inline void waitUntilNothingFades(const QQuickWindow &scene)
{
    waitUntilStill([&] {
        QList<double> opacities;
        addOpacities(scene.contentItem(), opacities);
        return std::pair(placesIn(scene), opacities);
    });
}

} // namespace engawa
