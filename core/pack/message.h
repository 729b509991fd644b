#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/base/argument.h"

namespace engawa {

// What an ICU message is made of.
struct MessageForm
{
    std::set<std::string> arguments; // also those inside plural and select
};

// Nothing, and the reason, for a text that is no ICU message.
std::optional<MessageForm> formOf(std::string_view pattern, std::string_view language, Argument &reason);

// An ICU message with its arguments filled in. A text of digits can be counted, too; it is shown as it stands. Nothing for a
// text that is no message.
using MessageValue = std::pair<std::string, std::variant<std::int64_t, std::string>>;
std::optional<std::string> filledMessage(std::string_view pattern, std::string_view language,
                                         std::span<const MessageValue> values);

// The message with a capital letter at its start, unless it starts with an argument.
std::string withCapital(std::string_view pattern);

} // namespace engawa
