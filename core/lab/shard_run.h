#pragma once

#include <filesystem>
#include <functional>

#include "core/lab/simulate.h"

namespace engawa {

// A shard whose results go into a file. Until all of its games are played, what is finished lies beside it, in FILE.part;
// called again, it goes on from there. No file is ever seen half written.
struct ShardRun
{
    Simulation simulation;
    std::filesystem::path file;
    std::function<bool()> stops; // asked before every game, by every thread
    double secondsBetween = 30; // one .part and the next, about
};

enum class ShardEnd {
    Finished,
    WasFinished, // the file was there, whole and of this run
    Stopped, // what is finished is in FILE.part
    Refused, // the file is of another run, or nothing can be written; the problems say why
};

ShardEnd runShard(const ShardRun &run, Problems &problems, const Progress &progress = {});

std::filesystem::path partOf(const std::filesystem::path &file);

} // namespace engawa
