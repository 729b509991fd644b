#include "core/game/receipt.h"

#include <algorithm>
#include <array>

namespace engawa {

namespace {

std::string shortened(const Json &value)
{
    std::string text = value.dump();
    if (text.size() > 80)
        text = text.substr(0, 77) + "...";
    return text;
}

} // namespace

Message receiptLine(const Difference &difference)
{
    if (difference.pointer.empty() && difference.after.is_array())
        return {"receipt.reordered", {{"file", difference.file}}};
    Message line{difference.before.is_null()  ? "receipt.added"
                 : difference.after.is_null() ? "receipt.removed"
                                              : "receipt.changed",
                 {{"file", difference.file}, {"pointer", difference.pointer}}};
    if (!difference.before.is_null())
        line.arguments.emplace_back("before", shortened(difference.before));
    if (!difference.after.is_null())
        line.arguments.emplace_back("after", shortened(difference.after));
    return line;
}

bool tellsOfData(const Message &line)
{
    using namespace std::string_view_literals;
    constexpr std::array keys{"receipt.changed"sv, "receipt.added"sv, "receipt.removed"sv, "receipt.reordered"sv};
    return std::ranges::contains(keys, line.key);
}

} // namespace engawa
