#include "core/base/chance.h"

#include <array>
#include <bit>

#define XXH_INLINE_ALL // draws hash a known number of bytes, which is fast only where the compiler sees it
#include <xxhash.h>

namespace engawa {

std::uint64_t hashBytes(std::span<const std::byte> bytes)
{
    return XXH3_64bits(bytes.data(), bytes.size());
}

std::uint64_t hashText(std::string_view text)
{
    return XXH3_64bits(text.data(), text.size());
}

std::uint64_t hashNumbers(std::span<const std::uint64_t> numbers)
{
    static_assert(std::endian::native == std::endian::little, "draws are defined over little-endian bytes");
    return XXH3_64bits(numbers.data(), numbers.size_bytes());
}

std::uint64_t draw(std::uint64_t seed, std::uint64_t stream, std::uint64_t n)
{
    return hashNumbers(std::array{seed, stream, n});
}

std::uint64_t placeInDeck(std::uint64_t seed, std::uint64_t deck, std::uint64_t reshuffle, std::uint64_t idHash,
                          std::uint64_t copy)
{
    return hashNumbers(std::array{seed, deck, reshuffle, idHash, copy});
}

} // namespace engawa
