#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/lab/results.h"

namespace engawa {

struct Part
{
    std::string file; // for problems
    Results results;
};

// The shards of one run put together: exactly what the run in one piece gives. Problems for shards of different runs,
// for one that is there twice and for one that is missing.
std::optional<Results> merged(std::span<const Part> parts, Problems &problems);

} // namespace engawa
