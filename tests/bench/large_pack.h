#pragma once

#include <string>

#include "core/pack/data.h"

namespace engawa::bench {

// The largest table of the pack whose entries have a count: its deck. "cards.json"; empty if there is none.
std::string deckFile(const Data &data);

// An entry of it that is dealt.
std::string dealtEntry(const Data &data, const std::string &file);

// The pack with so many entries in its deck; the new ones are copies with the count 0 and names of their own.
Data enlarged(Data data, std::size_t entries);

} // namespace engawa::bench
