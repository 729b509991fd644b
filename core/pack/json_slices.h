#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace engawa {

// An object's text taken apart: parts of the text itself, so that what nobody changes can be written back as it was.
struct ObjectSlices
{
    struct Member
    {
        std::string key;
        std::string_view space; // in front of its name: from the bracket on, or from the last value on, comma included
        std::string_view name; // "key": with the spaces around the colon
        std::string_view value;
    };

    std::string_view before; // everything in front of the opening bracket
    std::vector<Member> members;
    std::string_view space; // in front of the closing bracket
    std::string_view after;
};

// For a text that is a JSON object.
ObjectSlices slicesOf(std::string_view text);

} // namespace engawa
