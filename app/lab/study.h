#pragma once

#include <string>

#include "app/lab/named_games.h"
#include "core/lab/kept_run.h"

namespace engawa::lab {

// What is done with a run on the command line: it is played to its end or until it is interrupted, kept, told.
struct StudyWords
{
    int threads = 0; // 0: as many as the machine has
    std::string keep; // a file; empty: none
    std::string csv; // a folder; empty: none
    std::int64_t csvGames = 0; // deals of which every game has a row
};

int study(const Common &common, const NamedGames &named, KeptRun run, const StudyWords &words);

} // namespace engawa::lab
