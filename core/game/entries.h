#pragma once

#include <algorithm>
#include <string_view>

namespace engawa {

// The place of the entry with this id in a compiled list; -1: there is none.
template <class Entries>
int indexById(const Entries &entries, std::string_view id)
{
    const auto found = std::ranges::find_if(entries, [&](const auto &entry) { return entry.id == id; });
    return found == entries.end() ? -1 : static_cast<int>(found - entries.begin());
}

} // namespace engawa
