#pragma once

#include <QString>

namespace engawa {

// The id of a variant from its name: "Short autumn!" is "short_autumn".
QString variantId(const QString &name);

} // namespace engawa
