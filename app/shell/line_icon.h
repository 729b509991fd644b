#pragma once

#include <QIcon>
#include <QString>

namespace engawa {

// A drawing of :/engawa/icons in the ink of the palette at the time; nothing for "".
QIcon lineIcon(const QString &name);

} // namespace engawa
