#pragma once

#include <array>
#include <string_view>

namespace engawa::leafus {

inline constexpr std::array<std::string_view, 3> phaseWords{"assign", "roots", "over"};

} // namespace engawa::leafus
