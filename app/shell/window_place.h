#pragma once

#include <QList>
#include <QRect>
#include <optional>

namespace engawa {

// Where a window can be seen and used: a saved place, moved and shrunk into the screen it is mostly on; nothing if it
// was on none of these screens.
std::optional<QRect> usablePlace(const QRect &saved, const QList<QRect> &screens);

// A place for the first start: most of the screen, in its middle.
QRect firstPlace(const QRect &screen);

} // namespace engawa
