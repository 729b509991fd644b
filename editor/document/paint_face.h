#pragma once

#include <functional>

#include <QImage>
#include <QSize>
#include <QString>

#include "core/game/game.h"

namespace engawa {

// The face of a component ("leaf_cards/red_0"), so wide; empty when it has none.
using PaintFace = std::function<QImage(const Game &game, const QString &component, QSize size)>;

} // namespace engawa
