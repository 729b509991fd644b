#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

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

// What differs between two runs, and how: "seed 1 here, 2 in a.json"; `there` is where the other is.
Argument difference(const Run &one, const Run &other, const Argument &there);

// The shards of so many of which there is no usable part, in their order. The run is that of most parts; problems for those
// of another.
std::vector<int> missingShards(std::span<const Part> parts, int of, Problems &problems);

} // namespace engawa
