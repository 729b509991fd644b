#include "app/faces/piece_shadow.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace engawa {

namespace {

constexpr float strength = 0.5F;
constexpr float reach = 0.75F, aside = 0.1F, below = 0.25F; // in rims: how far it fades out, and where it falls

using Plane = std::vector<float>;

// What each of the 2 · rim + 1 neighbours gives to a pixel of a shadow that lies `offset` rims away.
Plane weights(int rim, float offset)
{
    Plane all;
    float sum = 0;
    for (int at = -rim; at <= rim; ++at) {
        const float distance = std::abs(static_cast<float>(at) + offset * static_cast<float>(rim));
        sum += all.emplace_back(std::max(0.0F, 1 - distance / (reach * static_cast<float>(rim))));
    }
    for (float &each : all)
        each /= sum;
    return all;
}

// Softens along one way: `step` leads from a pixel to its neighbour, `line` from a row of them to the next.
Plane softened(const Plane &plane, const Plane &weights, int length, int step, int lines, int line)
{
    const int rim = static_cast<int>(weights.size()) / 2;
    Plane soft(plane.size());
    for (int row = 0; row < lines; ++row)
        for (int x = 0; x < length; ++x) {
            float sum = 0;
            for (int at = std::max(-rim, -x); at <= std::min(rim, length - 1 - x); ++at)
                sum += plane[static_cast<std::size_t>(row * line + (x + at) * step)]
                       * weights[static_cast<std::size_t>(at + rim)];
            soft[static_cast<std::size_t>(row * line + x * step)] = sum;
        }
    return soft;
}

} // namespace

QImage withShadow(const QImage &face, int rim)
{
    const int width = face.width() + 2 * rim, height = face.height() + 2 * rim;
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const QImage source = face.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    Plane shade(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int y = 0; y < face.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(source.constScanLine(y));
        auto *to = reinterpret_cast<QRgb *>(image.scanLine(y + rim)) + rim;
        for (int x = 0; x < face.width(); ++x) {
            to[x] = from[x];
            shade[static_cast<std::size_t>((y + rim) * width + rim + x)] = static_cast<float>(qAlpha(from[x]));
        }
    }
    shade = softened(shade, weights(rim, aside), width, 1, height, width);
    shade = softened(shade, weights(rim, below), height, width, width, 1);
    for (int y = 0; y < height; ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < width; ++x) { // black beneath the face adds to its opacity only
            const int free = 255 - qAlpha(line[x]);
            const float under =
                strength * shade[static_cast<std::size_t>(y * width + x)] * static_cast<float>(free) / 255;
            line[x] += static_cast<QRgb>(std::lround(under)) << 24;
        }
    }
    return image;
}

} // namespace engawa
