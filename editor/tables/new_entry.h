#pragma once

#include <string>
#include <vector>

#include "editor/document/pack_document.h"

namespace engawa {

// The value that the schema gives something new, or the smallest that it allows, with the first ids and faces where it
// refers to some.
Json newValue(const PackDocument &document, const std::string &file);

// What a new entry can begin with, the best first: that value; then copies of the entry it comes after and of the table's
// last one, because rules that no schema can say (a landscape's effects must fit its trigger) hold for them.
std::vector<Json> newValues(const PackDocument &document, const std::string &file, const std::string &after);

} // namespace engawa
