#include "app/layout/grid_fit.h"

#include <algorithm>
#include <cmath>

namespace engawa {

namespace {

constexpr double step = 2;
constexpr double least = 16;

} // namespace

int GridFit::columns(int count, QSizeF room, double gap, double aspect)
{
    int best = 1;
    for (int columns = 2; columns <= count; ++columns)
        if (width(columns, count, room, gap, aspect) > width(best, count, room, gap, aspect))
            best = columns;
    return best;
}

double GridFit::width(int columns, int count, QSizeF room, double gap, double aspect)
{
    const double rows = std::ceil(double(count) / columns);
    return std::min((room.width() + gap) / columns - gap, ((room.height() + gap) / rows - gap) / aspect);
}

double GridFit::shrunk(double width, int count, QSizeF room, double gap, double aspect)
{
    for (; width > least; width -= step) {
        const double columns = std::floor((room.width() + gap) / (width + gap));
        const double rows = std::floor((room.height() + gap) / (width * aspect + gap));
        if (columns * rows >= count)
            return width;
    }
    return least;
}

} // namespace engawa
