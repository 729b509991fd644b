#pragma once

#include <QStringList>

#include "app/match/match_words.h"

namespace engawa {

// What an edit changed, and what that did to the match, in the reader's language and by the names that the pack's schemas
// and texts have for it.
QStringList receiptWords(const Node &node, const MatchWords &words);

} // namespace engawa
