#pragma once

#include <string>
#include <string_view>

#include "core/game/game.h"
#include "core/pack/difference.h"

namespace engawa {

// The pattern of a receipt line's key in English, with {names} for its arguments; empty for an unknown key.
std::string_view receiptPattern(std::string_view key);

// A line of a receipt in words; names of components come from the pack's texts.
std::string receiptSentence(const Message &line, const Texts &texts, std::string_view language);

// "cards.json /pink_0/count: 1 becomes 2"
Message receiptLine(const Difference &difference);

} // namespace engawa
