#pragma once

namespace engawa::bench {

// Processor time of this thread, in nanoseconds: what other programs do meanwhile doesn't count.
double processorTime();

// What one copy of a hot 1 KiB block costs on this machine, in nanoseconds; measured on the first call.
double copyOf1KiB();

void addYardsticks();

} // namespace engawa::bench
