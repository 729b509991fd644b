#pragma once

#include <QFontMetrics>

namespace engawa {

// The width of so many letters. The font's own average counts its Chinese characters, which are twice as wide.
inline int letters(const QFontMetrics &metrics, int count)
{
    return metrics.horizontalAdvance(u'0') * count;
}

} // namespace engawa
