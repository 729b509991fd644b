#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

namespace engawa {

using Seat = std::int8_t;
inline constexpr Seat nobody = -1;
inline constexpr Seat rival = -2; // in events: the opponent that the rules play
inline constexpr int maxSeats = 8;

// A game's whole position as a block of bytes: copied like a number, hashed and compared as bytes.
struct State
{
    static constexpr std::size_t size = 4096;
    alignas(16) std::array<std::byte, size> bytes{};

    bool operator==(const State &) const = default;

    // The block as a game's own struct.
    template <class T>
    T &as()
    {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= size && alignof(T) <= 16);
        return *std::launder(reinterpret_cast<T *>(bytes.data()));
    }
    template <class T>
    const T &as() const
    {
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= size && alignof(T) <= 16);
        return *std::launder(reinterpret_cast<const T *>(bytes.data()));
    }
};
static_assert(std::is_trivially_copyable_v<State>);

// At the end of the block, which a game leaves free for whoever counts something along with its states.
inline constexpr std::size_t roomBehindState = 16;

std::uint64_t hashOf(const State &state);

} // namespace engawa
