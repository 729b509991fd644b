#pragma once

#include "core/games/takenoko/rules.h"

namespace engawa::takenoko {

// What the schemas can't say: capacities, enough cards for every setup, patterns that can't lie anywhere.
void checkCompiled(const Data &data, const Rules &rules, Problems &problems);

} // namespace engawa::takenoko
