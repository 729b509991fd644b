#include "core/games/kimono/album.h"

#include <bit>

namespace engawa::kimono {

Layers::Layers(const Album &album)
{
    for (const Photo &photo : album) {
        const int layer = photo.y;
        m_layers[static_cast<std::size_t>(layer)] |= Bits{1} << bitOf(photo.x, layer);
    }
}

bool Layers::has(int x, int y) const
{
    if (y < 0 || y >= maxLayers || (x - y) % 2 != 0 || x - y < -126 || x - y > 128)
        return false;
    return (m_layers[static_cast<std::size_t>(y)] >> bitOf(x, y)) & 1;
}

Spots Layers::freeUpperSpots(int layers) const
{
    Spots spots;
    for (int y = 1; y < layers; ++y) {
        const Bits below = m_layers[static_cast<std::size_t>(y) - 1];
        Bits open = below & (below >> 1) & ~m_layers[static_cast<std::size_t>(y)];
        while (open) {
            const auto low = static_cast<std::uint64_t>(open);
            const int bit = low ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(open >> 64));
            spots.push({2 * (bit - 63) + y, y});
            open &= open - 1;
        }
        if (m_layers[static_cast<std::size_t>(y)] == 0)
            break;
    }
    return spots;
}

Ends endsOf(const Album &album)
{
    Ends ends;
    for (const Photo &photo : album) {
        if (photo.y != 0)
            continue;
        if (!ends.left || photo.x < ends.left->x)
            ends.left = &photo;
        if (!ends.right || photo.x > ends.right->x)
            ends.right = &photo;
    }
    return ends;
}

const Photo *photoAt(const Album &album, int x, int y)
{
    for (const Photo &photo : album)
        if (photo.x == x && photo.y == y)
            return &photo;
    return nullptr;
}

Photo *photoAt(Album &album, int x, int y)
{
    return const_cast<Photo *>(photoAt(std::as_const(album), x, y));
}

Symbol meeting(Symbol a, Symbol b)
{
    if (a == blank || b == blank)
        return blank;
    if (a == wild)
        return b;
    if (b == wild || a == b)
        return a;
    return blank;
}

bool monVisible(const Rules &rules, const Layers &layers, const Photo &photo)
{
    switch (rules.cardOf(photo.copy).mon) {
    case Side::Left:
        return !layers.has(photo.x - 1, photo.y + 1);
    case Side::Right:
        return !layers.has(photo.x + 1, photo.y + 1);
    case Side::None:
        break;
    }
    return false;
}

} // namespace engawa::kimono
