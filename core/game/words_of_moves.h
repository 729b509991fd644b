#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.h"

namespace engawa {

// What moves can be called by: with "actions" their first words, with "components" the tables that they name and every
// entry of these ("leaves", "leaves/red"); a schema says which with x-names. Empty for any other word.
std::vector<std::string> knownWords(const Game &game, std::string_view kind);

} // namespace engawa
