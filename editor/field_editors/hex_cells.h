#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "core/pack/data.h"

namespace engawa {

// A place of a field of hexagons that stand on a corner: q to the east, r to the south-east.
struct HexPlace
{
    int q = 0;
    int r = 0;
    auto operator<=>(const HexPlace &) const = default;
};

// The neighbours clockwise from the east.
constexpr HexPlace hexSteps[] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

int hexDistance(HexPlace one, HexPlace other);

// On a plane where a hexagon is one unit wide.
QPointF hexCentre(HexPlace place);
HexPlace hexAt(QPointF point);
QPolygonF hexOutline(HexPlace place, double inset = 0);
QRectF hexBounds(const std::set<HexPlace> &places);

// A painted place of a pattern.
struct HexCell
{
    HexPlace place;
    std::string colour;
};

// A pattern as it is written: [{"q": 0, "r": 0, "colour": "green"}, …]; nothing for any other value, and for one that paints
// a place twice.
std::optional<std::vector<HexCell>> hexCells(const Json &value);
Json hexPattern(const std::vector<HexCell> &cells);

} // namespace engawa
