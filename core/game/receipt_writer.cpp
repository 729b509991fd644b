#include "core/game/receipt_writer.h"

#include <algorithm>

namespace engawa {

void ReceiptWriter::say(std::string key, std::string_view component)
{
    m_receipt.lines.push_back({std::move(key), {{"component", TextKey{"name." + std::string(component)}}}});
}

void ReceiptWriter::sayOnce(Message line)
{
    if (!std::ranges::contains(m_receipt.lines, line))
        m_receipt.lines.push_back(std::move(line));
}

void ReceiptWriter::sayLater(bool changed, const std::string &parameter)
{
    if (changed)
        m_receipt.lines.push_back({"receipt.next_match", {{"parameter", TextKey{"parameter." + parameter}}}});
}

} // namespace engawa
