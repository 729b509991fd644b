#pragma once

#include <QPainterPath>
#include <QString>

namespace engawa {

// The shape that a word of the data stands for ("circle", "drop" …), one unit wide and high around 0,0: what tells colours
// apart for everybody. Empty for any other word.
QPainterPath pictogram(const QString &word);

} // namespace engawa
