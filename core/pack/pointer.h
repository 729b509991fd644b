#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engawa {

// JSON pointers (RFC 6901): "/text~1en.json/name" has the parts "text/en.json" and "name".

std::string pointerPart(std::string_view name); // with its leading slash, escaped
std::optional<std::vector<std::string>> pointerParts(std::string_view pointer); // nothing for a text that is no pointer
std::string parentPointer(std::string_view pointer);

} // namespace engawa
