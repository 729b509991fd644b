#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/pack/data.h"

namespace engawa {

// What problems say about values and names.

Argument kindOf(const Json &value);            // "text", "a whole number", "a list" …
Argument inShort(const Json &value);           // the value as JSON, cut when long
std::string inQuotes(std::string_view text);     // the text in quotes, cut when long
std::string listed(std::span<const std::string> words); // "a, b or c"

// The known word that is only a slip or two away; empty if there is none.
std::string nearest(std::string_view word, std::span<const std::string> known);

} // namespace engawa
