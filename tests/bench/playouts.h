#pragma once

#include "tests/bench/shipped.h"

namespace engawa::bench {

// Bot games in every mode, with the fewest and the most players.
void addPlayouts(const Shipped &shipped);

} // namespace engawa::bench
