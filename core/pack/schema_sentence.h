#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/pack/schema_hints.h"

namespace engawa {

// A fault as the validator tells it: a place, the value there and an English sentence.
struct SchemaFault
{
    std::string pointer; // from the file's root
    Json value;          // null for objects and arrays
    std::size_t size = 0; // members of an object or array, characters of a text
    std::string sentence;
};

// The fault with our own code and arguments, file and line not yet filled in. Nothing for sentences that only frame
// others.
std::optional<Problem> understood(SchemaFault fault, const Entry &entry, const SchemaTree &schema);

} // namespace engawa
