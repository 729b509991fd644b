#pragma once

namespace engawa::bench {

// How often this thread has asked the heap for memory.
long allocations();

} // namespace engawa::bench
