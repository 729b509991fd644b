#pragma once

#include "tests/bench/shipped.h"

namespace engawa::bench {

// How fast bots that search think, and how soon one that is stopped answers.
void addThoughts(const Shipped &shipped);

} // namespace engawa::bench
