#pragma once

#include <QImage>

namespace engawa {

// The picture of a piece with the soft shadow that it throws on the table, larger by the rim on every side.
QImage withShadow(const QImage &face, int rim);

} // namespace engawa
