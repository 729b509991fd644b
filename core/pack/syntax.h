#pragma once

#include <string>
#include <string_view>

namespace engawa {

// What nlohmann's parser wanted to see, in plain words, from the sentence of its exception.
std::string_view expectedSyntax(std::string_view message); // a key of the engine's texts

// Where the first ill-formed UTF-8 sequence starts; npos when there is none.
std::size_t illFormedUtf8(std::string_view text);

// The longest start of a well-formed text that has at most so many bytes and doesn't cut a character.
std::string_view startOf(std::string_view text, std::size_t bytes);

struct TextPlace
{
    int line = 1;
    int column = 1; // in characters
};
TextPlace placeOf(std::string_view text, std::size_t offset);

} // namespace engawa
