#pragma once

#include <string_view>

namespace engawa {

// The parts of a name of several words, as pieces and zones have them: "card:red_0#1", "album.0".
inline std::string_view before(std::string_view text, char mark)
{
    return text.substr(0, text.find(mark));
}

inline std::string_view after(std::string_view text, char mark)
{
    const std::size_t at = text.find(mark);
    return at == text.npos ? std::string_view() : text.substr(at + 1);
}

} // namespace engawa
