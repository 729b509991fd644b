#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "core/base/problem.h"

namespace engawa {

// A face while it is checked or filled.
struct FaceDocument
{
    std::string_view source;
    std::string file;
    pugi::xml_document xml;

    int lineOf(pugi::xml_node element) const;
    Problem problem(pugi::xml_node element, std::string code, Problem::Arguments arguments) const;
};

// Reads it as XML within the limits of size, number and depth; false, and problems, for anything that isn't a plain SVG.
bool loadFace(FaceDocument &face, Problems &problems);

// Calls back for every element, the root first, without recursion.
void forEachElement(pugi::xml_node root, const std::function<void(pugi::xml_node)> &visit);

// Which elements, attributes and references are allowed. In a template, what a field will fill in is left open.
void checkRules(const FaceDocument &face, bool isTemplate, Problems &problems);

// Every {{field}} of a text replaced; nothing when `value` knows a field not or the brackets don't close, which is then
// told by `unknown`.
using FieldText = std::function<std::optional<std::string>(std::string_view field)>;
std::optional<std::string> withFields(std::string_view text, const FieldText &value, std::string &unknown);

// Puts a <use data-hexes="pattern"> in its box (x, y, width, height): one for every {q, r, …} of the list in that field,
// with the item's own fields in its attributes. What it uses is drawn around 0,0 as a hexagon on its corner, 20 wide. The name of
// a field that isn't there, or "".
std::string layOutHexes(pugi::xml_node use, const FieldText &value);

} // namespace engawa
