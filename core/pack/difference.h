#pragma once

#include <string>
#include <vector>

#include "core/pack/data.h"

namespace engawa {

// One field that differs between two versions of a pack. A null `before` is an addition, a null `after` a removal.
struct Difference
{
    std::string file;
    std::string pointer;
    Json before;
    Json after;

    bool operator==(const Difference &) const = default;
};

// In file and entry order, new entries last; arrays of different lengths and faces (pointer "") differ as a whole.
// Entries that both share cost one comparison of pointers.
std::vector<Difference> differences(const Data &from, const Data &to);

} // namespace engawa
