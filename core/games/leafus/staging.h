#pragma once

#include "core/games/leafus/leafus.h"

// How the pieces of the sheet are called; see scene.cpp.
namespace engawa::leafus {

inline std::string pointOf(Place place)
{
    return std::to_string(place.x) + "," + std::to_string(place.y);
}
inline std::string sheetZone(int seat)
{
    return "sheet." + std::to_string(seat);
}
inline std::string markId(std::string_view kind, int seat, std::string_view id)
{
    return std::string(kind) + "/" + std::to_string(seat) + "/" + std::string(id);
}
// Where the pencil lies: on the position of its charges, or above the first one.
inline Place pencilPlace(const Rules &rules, int charges)
{
    if (rules.pencils.empty())
        return {};
    if (charges == 0)
        return {rules.pencils.front().at.x, rules.pencils.front().at.y - 10};
    return rules.pencils[std::min(static_cast<std::size_t>(charges), rules.pencils.size()) - 1].at;
}
inline std::string lineName(const Rules &rules, Line line)
{
    return rules.nodes[static_cast<std::size_t>(beginOf(rules, line))].id + "-"
           + rules.nodes[static_cast<std::size_t>(endOf(rules, line))].id;
}
// Where a line that may come next lies on the open table: past its own middle, so that lines that end in one node, or that
// cross halfway, have places of their own.
inline Place spotPlace(const Rules &rules, Line line)
{
    const Place begin = rules.nodes[static_cast<std::size_t>(beginOf(rules, line))].at;
    const Place end = rules.nodes[static_cast<std::size_t>(endOf(rules, line))].at;
    return {begin.x + 2 * (end.x - begin.x) / 3, begin.y + 2 * (end.y - begin.y) / 3};
}
// A line as a piece: it lies where it ends, and its badge says where it begins.
inline Piece linePiece(const Rules &rules, Line line, int seat, std::string id, std::string kind)
{
    const Place begin = rules.nodes[static_cast<std::size_t>(beginOf(rules, line))].at;
    const Place end = rules.nodes[static_cast<std::size_t>(endOf(rules, line))].at;
    return {std::move(id), std::move(kind), "edges/" + rules.edges[static_cast<std::size_t>(line.edge)].id,
            true,          sheetZone(seat), end.x,
            end.y,         pointOf(begin),  {}};
}

} // namespace engawa::leafus
