#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/problem.h"

namespace engawa {

// Written beside it as .part, synced, and only then put in its place, so that a full disk or a crash leaves what was
// there. False, and the problem, when it can't be done.
bool writeWhole(const std::filesystem::path &path, std::string_view text, Problems &problems);

} // namespace engawa
