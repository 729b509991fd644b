#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace engawa {

// Chance is a value: the n-th draw of a stream is a hash of (seed, stream, n), the same on every machine.
// All hashes are XXH3-64 over little-endian bytes.

std::uint64_t hashBytes(std::span<const std::byte> bytes);
std::uint64_t hashText(std::string_view text);
std::uint64_t hashNumbers(std::span<const std::uint64_t> numbers);

std::uint64_t draw(std::uint64_t seed, std::uint64_t stream, std::uint64_t n);

// Maps a draw evenly onto 0 … bound-1.
constexpr std::uint32_t below(std::uint64_t drawn, std::uint32_t bound)
{
    return static_cast<std::uint32_t>(((drawn >> 32) * bound) >> 32);
}

// A copy's place in a shuffled deck: decks are sorted by it, so that adding or removing a card leaves the order of all
// the others alone.
std::uint64_t placeInDeck(std::uint64_t seed, std::uint64_t deck, std::uint64_t reshuffle, std::uint64_t idHash,
                          std::uint64_t copy);

} // namespace engawa
