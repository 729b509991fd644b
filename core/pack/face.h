#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"

namespace engawa {

// A face is a small, safe SVG with {{field}} in text and attributes, data-if="field" (or "!field", "field=value",
// "field={{other}}", "field>=number") on elements, and data-text boxes for running text. Which elements and attributes are allowed, and
// why, stands in face_rules.cpp.

// Faults of a template, each with its line.
void checkFace(std::string_view svg, const std::string &file, Problems &problems);

// A box for running text: where it is and what it says; the painter lays it out.
struct TextBox
{
    static constexpr double smallest = 0.6; // of its size: text that doesn't fit shrinks so far

    double x = 0, y = 0, width = 0, height = 0, size = 0;
    std::string text;
    std::string colour;
    std::string align;
};

struct FilledFace
{
    std::string svg; // without the text boxes
    std::vector<TextBox> boxes;
};

// The value of a field by its dotted name ("points", "name"); nothing for a field that the component doesn't have.
using FieldValue = std::function<std::optional<std::string>(std::string_view field)>;

std::optional<FilledFace> fillFace(std::string_view svg, const std::string &file, const FieldValue &value,
                                   Problems &problems);

} // namespace engawa
