#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace engawa::leafus {

// A set of small numbers.
template <int N>
struct Bits
{
    std::array<std::uint64_t, (N + 63) / 64> words{};

    bool has(int i) const { return words[static_cast<std::size_t>(i) / 64] >> (i % 64) & 1; }
    void set(int i, bool on = true)
    {
        const std::uint64_t bit = std::uint64_t{1} << (i % 64);
        std::uint64_t &word = words[static_cast<std::size_t>(i) / 64];
        word = on ? word | bit : word & ~bit;
    }
    int count() const
    {
        int sum = 0;
        for (const std::uint64_t word : words)
            sum += std::popcount(word);
        return sum;
    }
    template <class Visit>
    void each(Visit &&visit) const
    {
        for (std::size_t i = 0; i < words.size(); ++i)
            for (std::uint64_t left = words[i]; left; left &= left - 1)
                visit(static_cast<int>(i) * 64 + std::countr_zero(left));
    }
    bool meets(const Bits &other) const // have they something in common?
    {
        std::uint64_t common = 0;
        for (std::size_t i = 0; i < words.size(); ++i)
            common |= words[i] & other.words[i];
        return common != 0;
    }
    void add(const Bits &other)
    {
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] |= other.words[i];
    }
    bool operator==(const Bits &) const = default;
};

} // namespace engawa::leafus
