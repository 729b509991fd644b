#pragma once

#include <cstdint>

namespace engawa::takenoko {

// The streams of chance. What is dealt from one never depends on another.
enum class Stream : std::uint64_t { Plots = 1, PlotObjectives, GardenerObjectives, PandaObjectives, Starter, Weather };

} // namespace engawa::takenoko
