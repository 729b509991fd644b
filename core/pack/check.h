#pragma once

#include <string>

#include "core/base/problem.h"
#include "core/pack/data.h"
#include "core/pack/schema.h"

namespace engawa {

// Schema faults, cross-references (x-ref), texts (messages, the same arguments in every language, every key of the first
// language) and faces (x-face) of a whole pack, all in one pass. `previous` is data that has passed before: entries that
// are shared with it are not checked again for schema faults.
void check(const Data &data, const std::string &game, const Schemas &schemas, const Data *previous, Problems &problems);

} // namespace engawa
