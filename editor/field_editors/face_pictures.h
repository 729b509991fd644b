#pragma once

#include <string>

#include <QPixmap>

#include "core/pack/data.h"

namespace engawa {

// A face as small as a list shows it, filled with the entry's own fields; empty for a face with a fault.
QPixmap facePicture(const std::string &svg, const std::string &file, const Entry *entry, int side, qreal ratio);

} // namespace engawa
