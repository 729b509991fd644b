#pragma once

#include <optional>
#include <string>

#include "app/lab/named_games.h"
#include "core/match/record.h"

namespace engawa::lab {

// A record as it was read, up to its last whole, legal event.
struct OpenedRecord
{
    Match match;
    std::string whole; // its whole lines, as they are in the file
    bool sound = true; // false: something in it doesn't fit
};

// From a file or, for "-", from standard input. Prints the problems; nothing if not even the header can be read.
std::optional<OpenedRecord> openedRecord(const NamedGames &named, const std::string &word);

// The text of a file, a pipe or, for "-", standard input.
std::optional<std::string> inputText(const std::string &word, Problems &problems);

} // namespace engawa::lab
