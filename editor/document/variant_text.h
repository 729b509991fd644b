#pragma once

#include <string>
#include <string_view>

#include "core/pack/variant.h"

namespace engawa {

// A variant as its file holds it.
Json variantJson(const Variant &variant);

// The same as the text of its file: the frame, then per pack file one line for each changed entry. What its file said
// `before` keeps its order and its text where nothing changed; `base` tells which entries are new, since their order counts.
std::string variantText(const Variant &variant, std::string_view before = {}, const Data *base = nullptr);

} // namespace engawa
