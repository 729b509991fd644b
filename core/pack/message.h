#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace engawa {

// What an ICU message is made of.
struct MessageForm
{
    std::set<std::string> arguments; // also those inside plural and select
};

// Nothing, and the reason, for a text that is no ICU message.
std::optional<MessageForm> formOf(std::string_view pattern, std::string_view language, std::string &reason);

} // namespace engawa
