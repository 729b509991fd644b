#include "core/pack/face_document.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <format>
#include <numbers>
#include <vector>

#include "core/pack/limits.h"

namespace engawa {

namespace {

constexpr double drawn = 20;     // how wide the one hexagon is that is used again and again
constexpr double largest = 0.42; // of the box's shorter side: a small pattern doesn't fill a large box

struct Cell
{
    std::string field; // "pattern.3"
    double x = 0, y = 0; // in widths of a hexagon
};

std::optional<double> numberIn(std::string_view text)
{
    double number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && rest == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

std::vector<Cell> cellsOf(const std::string &field, const FieldText &value)
{
    std::vector<Cell> cells;
    for (int i = 0; i < limits::faceElements; ++i) {
        Cell cell{std::format("{}.{}", field, i)};
        const auto q = numberIn(value(cell.field + ".q").value_or("")),
                   r = numberIn(value(cell.field + ".r").value_or(""));
        if (!q || !r || std::abs(*q) > limits::faceElements || std::abs(*r) > limits::faceElements)
            break;
        cell.x = *q + *r / 2;
        cell.y = *r * std::numbers::sqrt3 / 2;
        cells.push_back(std::move(cell));
    }
    return cells;
}

} // namespace

std::string layOutHexes(pugi::xml_node use, const FieldText &value)
{
    const double x = use.attribute("x").as_double(), y = use.attribute("y").as_double();
    const double width = use.attribute("width").as_double(), height = use.attribute("height").as_double();
    const std::vector<Cell> cells = cellsOf(use.attribute("data-hexes").value(), value);
    for (const char *ofTheBox : {"data-hexes", "x", "y", "width", "height", "transform"})
        use.remove_attribute(ofTheBox);
    std::vector<std::pair<std::string, std::string>> ofEach;
    for (const pugi::xml_attribute attribute : use.attributes())
        ofEach.emplace_back(attribute.name(), attribute.value());
    pugi::xml_node group = use.parent().insert_child_before("g", use);
    use.parent().remove_child(use);
    if (cells.empty())
        return {};
    const auto [left, right] = std::ranges::minmax(cells, {}, &Cell::x);
    const auto [top, bottom] = std::ranges::minmax(cells, {}, &Cell::y);
    const double across = right.x - left.x + 1, down = bottom.y - top.y + 2 / std::numbers::sqrt3;
    const double hexagon = std::min({width / across, height / down, largest * std::min(width, height)});
    for (const Cell &cell : cells) {
        pugi::xml_node one = group.append_child("g");
        const double centreX = x + width / 2 + (cell.x - (left.x + right.x) / 2) * hexagon;
        const double centreY = y + height / 2 + (cell.y - (top.y + bottom.y) / 2) * hexagon;
        one.append_attribute("transform") =
            std::format("translate({:.3f} {:.3f}) scale({:.4f})", centreX, centreY, hexagon / drawn).c_str();
        pugi::xml_node copy = one.append_child("use");
        for (const auto &[name, text] : ofEach) {
            std::string unknown;
            const auto filled = withFields(
                text,
                [&](std::string_view field) {
                    const auto own = value(cell.field + "." + std::string(field));
                    return own ? own : value(field);
                },
                unknown);
            if (!filled)
                return unknown;
            copy.append_attribute(name.c_str()) = filled->c_str();
        }
    }
    return {};
}

} // namespace engawa
