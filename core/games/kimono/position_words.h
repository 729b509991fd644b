#pragma once

#include <array>
#include <string_view>

// The words of a position file, in the order of their enumerations.
namespace engawa::kimono {

inline constexpr std::array<std::string_view, 5> phaseWords{"take", "place", "name", "reward", "over"};
inline constexpr std::array<std::string_view, 2> seamWords{"left", "right"};

} // namespace engawa::kimono
