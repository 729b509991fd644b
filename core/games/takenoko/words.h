#pragma once

#include <array>
#include <string_view>

// The words of the pack, of notation and of position files, in the order of their enumerations.
namespace engawa::takenoko {

inline constexpr std::array<std::string_view, 6> effectWords{"more_actions", "grow",    "same_actions",
                                                             "panda",        "improve", "choose"};
inline constexpr std::array<std::string_view, 5> actionWords{"take_plots", "irrigate", "move_gardener", "move_panda",
                                                             "draw_objective"};
inline constexpr std::array<std::string_view, 3> categoryWords{"plot", "gardener", "panda"};
inline constexpr std::array<std::string_view, 3> objectiveTables{"plot_objectives", "gardener_objectives",
                                                                 "panda_objectives"};
inline constexpr std::array<std::string_view, 3> objectiveKinds{"plot_objective", "gardener_objective",
                                                                "panda_objective"};
inline constexpr std::array<std::string_view, 9> phaseWords{"weather", "rain", "storm", "clouds", "choose",
                                                            "turn",    "plot", "under", "over"};

} // namespace engawa::takenoko
