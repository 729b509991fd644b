#pragma once

#include <string>
#include <vector>

#include "core/pack/data.h"

namespace engawa {

class DataDraft;

// A text that is about one entry: its name, and what the texts of its table or of its parts say.
struct EntryText
{
    std::string file; // "text/en.json"
    std::string section;
    std::string key;
    std::size_t idAt = 0; // where the entry's id begins in the key
};

// In every language. A name that an entry of another table shares is not among them.
std::vector<EntryText> textsOf(const Data &data, const std::string &file, const std::vector<std::string> &ids);

// With an entry that goes away its texts go: nothing else would name them.
void removeWithTexts(DataDraft &draft, const Data &data, const std::string &file, const std::vector<std::string> &ids);

} // namespace engawa
