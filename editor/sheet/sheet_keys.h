#pragma once

#include <optional>

#include <QPoint>

namespace engawa {

// Where an arrow key leads to; nothing: it is another key.
inline std::optional<QPoint> directionOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    default:
        return std::nullopt;
    }
}

} // namespace engawa
