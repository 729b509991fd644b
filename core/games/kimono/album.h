#pragma once

#include <array>

#include "core/games/kimono/state.h"

namespace engawa::kimono {

// Where a photo can lie.
struct Spot
{
    int x = 0;
    int y = 0;
    bool operator==(const Spot &) const = default;
};

using Spots = Row<Spot, maxPhotos>;

// Which spots of an album are taken, as bits per layer; a snapshot for one question.
class Layers
{
public:
    explicit Layers(const Album &album);

    bool has(int x, int y) const;
    bool supported(int x, int y) const { return has(x - 1, y - 1) && has(x + 1, y - 1); }

    // Every spot on two photos side by side, layer by layer.
    Spots freeUpperSpots(int layers) const;

private:
    __extension__ using Bits = unsigned __int128;
    static int bitOf(int x, int y) { return (x - y) / 2 + 63; } // x - y is even
    std::array<Bits, maxLayers + 1> m_layers{};
};

// The photos at both ends of the base.
struct Ends
{
    const Photo *left = nullptr;
    const Photo *right = nullptr;
};
Ends endsOf(const Album &album);

const Photo *photoAt(const Album &album, int x, int y);
Photo *photoAt(Album &album, int x, int y);

// The token that two facing halves make: its kind, blank for nothing, wild when the player names it.
Symbol meeting(Symbol a, Symbol b);

// Is the upper corner with the Mon of this photo free?
bool monVisible(const Rules &rules, const Layers &layers, const Photo &photo);

} // namespace engawa::kimono
