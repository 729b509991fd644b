#pragma once

#include <QTest>

#include "app/layout/piece_flow.h"

namespace engawa {

// Gives a flow a property as QML would.
inline void set(PieceFlow &flow, const char *name, const QVariant &value)
{
    QVERIFY2(flow.setProperty(name, value), name);
}

inline QPointF cornerOf(const PieceSlot &slot)
{
    return {slot.x, slot.y};
}

} // namespace engawa
