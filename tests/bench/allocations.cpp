#include "tests/bench/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local long count = 0;

} // namespace

long engawa::bench::allocations()
{
    return count;
}

// Not inlined: g++ would take new and free for a mismatch.
[[gnu::noinline]] void *operator new(std::size_t size)
{
    ++count;
    if (void *memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void *memory) noexcept
{
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}
