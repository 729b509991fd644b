#pragma once

#include "app/match/match_words.h"

namespace engawa {

// A badge as the pack says it, by its "badge.<badge>" or by "badge.<kind>", which gets the words of the badge as {w1},
// {w2} …; else as it is.
QString badgeWords(const Game &game, const MatchWords &words, const std::string &kind, const std::string &badge);

} // namespace engawa
