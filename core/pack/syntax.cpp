#include "core/pack/syntax.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include <unicode/utf8.h>

namespace engawa {

std::string_view expectedSyntax(std::string_view message)
{
    struct Case
    {
        std::string_view contains;
        std::string_view expected;
    };
    // The first one that fits decides: faults inside a word come before faults of the grammar.
    static constexpr std::array cases = {
        Case{"missing closing quote", "expected.closing_quote"},
        Case{"control character", "expected.no_control_character"},
        Case{"after backslash", "expected.after_backslash"},
        Case{"'\\u' must be followed", "expected.four_digits"},
        Case{"surrogate", "expected.both_halves"},
        Case{"invalid number", "expected.number_like"},
        Case{"number overflow", "expected.smaller_number"},
        Case{"; expected end of input", "expected.nothing_after"},
        Case{"while parsing object key", "expected.quoted_name"},
        Case{"while parsing object separator", "expected.colon"},
        Case{"while parsing object", "expected.comma_or_brace"},
        Case{"while parsing array", "expected.comma_or_bracket"},
    };
    const auto fits = [&](const Case &one) { return message.contains(one.contains); };
    const auto found = std::ranges::find_if(cases, fits);
    return found == cases.end() ? "expected.value" : found->expected;
}

std::size_t illFormedUtf8(std::string_view text)
{
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(text.data());
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t i = 0; i < size;) {
        const std::int64_t start = i;
        UChar32 character = 0;
        U8_NEXT(bytes, i, size, character);
        if (character < 0)
            return static_cast<std::size_t>(start);
    }
    return std::string_view::npos;
}

namespace {

bool startsCharacter(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
}

} // namespace

std::string_view startOf(std::string_view text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && !startsCharacter(text[bytes]))
        --bytes;
    return text.substr(0, bytes);
}

TextPlace placeOf(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    const std::size_t newline = before.rfind('\n');
    const std::string_view row = newline == std::string_view::npos ? before : before.substr(newline + 1);
    return {1 + static_cast<int>(std::ranges::count(before, '\n')),
            1 + static_cast<int>(std::ranges::count_if(row, startsCharacter))};
}

} // namespace engawa
