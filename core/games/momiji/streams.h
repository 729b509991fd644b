#pragma once

#include <cstdint>

namespace engawa::momiji {

// The streams of chance. What is dealt from one never depends on another.
enum class Stream : std::uint64_t { Deck = 1, Starter, Leaves, Objectives, Landscapes, Garden, Path, Redeal };

} // namespace engawa::momiji
