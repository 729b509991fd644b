#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace engawa {

// A list with a fixed capacity that lives inside a State. The unused tail stays zero, so that two equal rows are equal
// byte for byte and a state can be hashed as a block.
template <class T, std::size_t N>
class Row
{
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(N <= 0xffff);

public:
    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr bool full() const { return m_size == N; }

    constexpr T &operator[](std::size_t i)
    {
        assert(i < m_size);
        return m_items[i];
    }
    constexpr const T &operator[](std::size_t i) const
    {
        assert(i < m_size);
        return m_items[i];
    }
    constexpr T &back() { return (*this)[m_size - 1u]; }
    constexpr const T &back() const { return (*this)[m_size - 1u]; }

    constexpr T *begin() { return m_items.data(); }
    constexpr T *end() { return m_items.data() + m_size; }
    constexpr const T *begin() const { return m_items.data(); }
    constexpr const T *end() const { return m_items.data() + m_size; }

    constexpr void push(const T &item)
    {
        assert(m_size < N);
        m_items[m_size++] = item;
    }
    constexpr T pop()
    {
        assert(m_size > 0);
        const T last = m_items[--m_size];
        m_items[m_size] = T{};
        return last;
    }
    constexpr void insert(std::size_t at, const T &item)
    {
        assert(m_size < N && at <= m_size);
        std::copy_backward(begin() + at, end(), end() + 1);
        m_items[at] = item;
        ++m_size;
    }
    constexpr void erase(std::size_t at)
    {
        assert(at < m_size);
        std::copy(begin() + at + 1, end(), begin() + at);
        pop();
    }
    constexpr void resize(std::size_t size)
    {
        assert(size <= N);
        if (size < m_size)
            std::fill(begin() + size, end(), T{});
        m_size = static_cast<std::uint16_t>(size);
    }
    constexpr void clear() { resize(0); }

    constexpr bool operator==(const Row &other) const
    {
        if (m_size != other.m_size)
            return false;
        for (std::size_t i = 0; i < m_size; ++i)
            if (!(m_items[i] == other.m_items[i]))
                return false;
        return true;
    }

private:
    std::array<T, N> m_items{};
    std::uint16_t m_size = 0;
};

} // namespace engawa
