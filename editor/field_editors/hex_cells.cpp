#include "editor/field_editors/hex_cells.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace engawa {

namespace {

const double rowStep = std::numbers::sqrt3 / 2; // from one row of hexagons to the next
const double corner = 1 / std::numbers::sqrt3;  // from the centre to a corner
constexpr int farthest = 1000;                  // beyond it a number is no place any more

std::optional<int> coordinate(const Json &cell, const char *name)
{
    const auto found = cell.find(name);
    if (found == cell.end() || !found->is_number_integer())
        return std::nullopt;
    const auto number = found->get<std::int64_t>();
    return std::abs(number) <= farthest ? std::optional(static_cast<int>(number)) : std::nullopt;
}

} // namespace

int hexDistance(HexPlace one, HexPlace other)
{
    const int q = one.q - other.q, r = one.r - other.r;
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

QPointF hexCentre(HexPlace place)
{
    return {place.q + place.r / 2.0, place.r * rowStep};
}

HexPlace hexAt(QPointF point)
{
    const double r = point.y() / rowStep, q = point.x() - r / 2;
    HexPlace best{qRound(q), qRound(r)};
    const auto away = [&](HexPlace place) {
        const QPointF off = hexCentre(place) - point;
        return QPointF::dotProduct(off, off);
    };
    for (const HexPlace step : hexSteps)
        if (const HexPlace near{qRound(q) + step.q, qRound(r) + step.r}; away(near) < away(best))
            best = near;
    return best;
}

QPolygonF hexOutline(HexPlace place, double inset)
{
    QPolygonF outline;
    for (int i = 0; i < 6; ++i) {
        const double angle = (i - 0.5) * std::numbers::pi / 3;
        outline << hexCentre(place) + QPointF(std::cos(angle), std::sin(angle)) * (corner - inset);
    }
    return outline;
}

QRectF hexBounds(const std::set<HexPlace> &places)
{
    QRectF bounds;
    for (const HexPlace place : places)
        bounds |= hexOutline(place).boundingRect();
    return bounds;
}

std::optional<std::vector<HexCell>> hexCells(const Json &value)
{
    if (!value.is_array())
        return std::nullopt;
    std::vector<HexCell> cells;
    for (const Json &each : value) {
        const auto q = each.is_object() ? coordinate(each, "q") : std::nullopt;
        const auto r = each.is_object() ? coordinate(each, "r") : std::nullopt;
        if (!q || !r || each.size() != 3 || !each.contains("colour") || !each["colour"].is_string())
            return std::nullopt;
        if (std::ranges::contains(cells, HexPlace{*q, *r}, &HexCell::place))
            return std::nullopt;
        cells.push_back({{*q, *r}, each["colour"].get<std::string>()});
    }
    return cells;
}

Json hexPattern(const std::vector<HexCell> &cells)
{
    Json pattern = Json::array();
    for (const HexCell &cell : cells)
        pattern.push_back({{"q", cell.place.q}, {"r", cell.place.r}, {"colour", cell.colour}});
    return pattern;
}

} // namespace engawa
