#include "app/layout/hex_mask.h"

#include <cmath>
#include <numbers>

namespace engawa {

bool HexMask::contains(const QPointF &at) const
{
    const double side = m_width / std::numbers::sqrt3;
    const double x = std::abs(at.x() - m_width / 2);
    const double y = std::abs(at.y() - side);
    return x <= m_width / 2 && y <= side - x / std::numbers::sqrt3;
}

} // namespace engawa
