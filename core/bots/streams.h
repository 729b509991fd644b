#pragma once

#include <cstdint>

namespace engawa {

// What a bot uses the draws of its seed for.
enum class BotStream : std::uint64_t { Pick = 1, Tie = 2, Deal = 3, Tree = 4, Noise = 5, Refine = 6, Outlook = 7 };

} // namespace engawa
