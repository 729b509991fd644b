#pragma once

#include "tests/bench/shipped.h"

namespace engawa::bench {

// What greedy asks of a position: the pack's formula, in every mode and scenario that has one.
void addFormulas(const Shipped &shipped);

} // namespace engawa::bench
