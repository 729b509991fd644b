#pragma once

namespace engawa::bench {

// Processor time of this thread, in nanoseconds: what other programs do meanwhile doesn't count.
double processorTime();

// Of so many copies of a hot 1 KiB block.
double timeToCopy1KiB(int copies);

void addYardsticks();

} // namespace engawa::bench
