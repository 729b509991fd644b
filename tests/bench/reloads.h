#pragma once

#include "tests/bench/shipped.h"

namespace engawa::bench {

// Compiling, live reload, formulas and the journal, for the shipped pack and one of 5,000 components.
void addReloads(const Shipped &shipped);

} // namespace engawa::bench
