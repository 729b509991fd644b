#pragma once

#include "core/pack/difference.h"
#include "core/pack/text.h"

namespace engawa {

// "cards.json /pink_0/count: 1 becomes 2"; Sentences say it, as every line of a receipt.
Message receiptLine(const Difference &difference);

// Is this a line that receiptLine made? Then the difference itself can be told in better words.
bool tellsOfData(const Message &line);

} // namespace engawa
