#pragma once

#include <string>

#include "core/pack/data.h"

namespace engawa::bench {

// The table that may list more than a match holds: the largest one whose entries have a count, which is the deck, or where
// nothing is dealt the pictures on the sheet. "cards.json"
std::string largeFile(const Data &data);

// A number of an entry of it that is on the table.
struct Number
{
    std::string file;
    std::string pointer; // "/red_0/count"
    int value = 0;
};
Number editedNumber(const Data &data);

// The pack with so many entries in a table; the new ones come first, and are copies with the count 0 and names of their own.
Data enlarged(Data data, const std::string &file, std::size_t entries);

} // namespace engawa::bench
