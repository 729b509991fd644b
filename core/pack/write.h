#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/pack/data.h"

namespace engawa {

// Whether the object or list at a place (the names that lead to it) is written with one member a line. It counts where
// nobody has written the place before.
using OneALine = std::function<bool(std::span<const std::string> place)>;

// {"a": 1, "b": [2, 3]}: a value in one line, with the spaces that a person would write.
std::string inLine(const Json &value);

// The text of a JSON file that has a new value now. Members whose values stay keep their text, spaces and all; the new
// order holds. A text that is no JSON object is written anew.
std::string rewritten(std::string_view text, const Json &value, const OneALine &oneALine);

// A pack file in the style of the shipped packs: one entry a line, one text a line. `before` is its text until now.
std::string tableText(const std::string &file, const Table &table, std::string_view before);

} // namespace engawa
