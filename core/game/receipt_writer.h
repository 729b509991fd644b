#pragma once

#include <string>
#include <string_view>

#include "core/game/game.h"

namespace engawa {

// Writes what a live reload did, line by line.
class ReceiptWriter
{
public:
    explicit ReceiptWriter(Receipt &receipt) : m_receipt(receipt) {}

    void say(std::string key, std::string_view component); // the id of what it happened to
    void sayOnce(Message line); // though it happens several times
    void sayLater(bool changed, const std::string &parameter); // what only the next match asks for

private:
    Receipt &m_receipt;
};

} // namespace engawa
