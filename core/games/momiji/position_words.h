#pragma once

#include <array>
#include <string_view>

// The words of a position file, in the order of their enumerations.
namespace engawa::momiji {

inline constexpr std::array<std::string_view, 17> phaseWords{
    "draft", "turn",    "trade", "columns", "tops",     "drawn",        "play",       "objective", "order",
    "take",  "discard", "tuck",  "place",   "exchange", "play_discard", "hand_limit", "over"};
inline constexpr std::array<std::string_view, 4> actionWords{"none", "collect", "play", "objective"};

} // namespace engawa::momiji
