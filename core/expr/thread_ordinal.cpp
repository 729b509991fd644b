#include "core/expr/thread_ordinal.h"

#include <array>
#include <atomic>
#include <bit>
#include <cstdint>

namespace engawa {

namespace {

constexpr int unasked = -2;
constexpr int none = -1;
constexpr int wordBits = 64;

constinit std::array<std::atomic<std::uint64_t>, threadOrdinals / wordBits> taken{};
constinit thread_local int mine = unasked;

int take()
{
    for (std::size_t i = 0; i < taken.size(); ++i) {
        std::uint64_t bits = taken[i].load(std::memory_order_relaxed);
        while (~bits != 0) {
            const int bit = std::countr_one(bits);
            if (taken[i].compare_exchange_weak(bits, bits | std::uint64_t{1} << bit, std::memory_order_acquire,
                                               std::memory_order_relaxed))
                return static_cast<int>(i) * wordBits + bit;
        }
    }
    return none;
}

void giveBack(int ordinal)
{
    const auto word = static_cast<std::size_t>(ordinal / wordBits);
    taken[word].fetch_and(~(std::uint64_t{1} << (ordinal % wordBits)), std::memory_order_release);
}

struct Lease
{
    Lease() { mine = take(); }
    ~Lease()
    {
        const int ordinal = mine;
        mine = none; // for what still runs while the thread ends
        if (ordinal != none)
            giveBack(ordinal);
    }
    Lease(const Lease &) = delete;
    Lease &operator=(const Lease &) = delete;
};

} // namespace

int threadOrdinal()
{
    if (mine == unasked)
        static thread_local const Lease lease;
    return mine;
}

} // namespace engawa
