#pragma once

#include "core/pack/difference.h"

namespace engawa {

// The data with one difference to the base taken back. An entry that is then as in the base is the base's own, at the
// place where the base has it.
Data reverted(const Data &data, const Data &base, const Difference &difference);

// What a variant writes at a place: its value there, or of what contains the place. Nothing: it leaves the place alone.
const Json *writtenAt(const Json &patch, const std::string &pointer);

} // namespace engawa
