#pragma once

#include <vector>

#include "core/pack/difference.h"

namespace engawa {

// A place that two people changed, each in another way.
struct Clash
{
    std::string file;
    std::string pointer;
    Json before; // null: it was not there
    Json mine;   // null: I took it away
    Json theirs;
    bool keepMine = true;

    bool operator==(const Clash &) const = default;
};

// Two changes of the same data: what only one of them touched is not asked about.
struct Merge
{
    Data theirs;
    std::vector<Difference> onlyMine;
    std::vector<Clash> clashes;
};

Merge mergeOf(const Data &before, const Data &mine, const Data &theirs);
// Their data with what only I changed, and every clash as it was decided.
Data merged(const Merge &merge);

} // namespace engawa
