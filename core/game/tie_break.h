#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/expr/formula.h"
#include "core/pack/data.h"

namespace engawa {

// What decides a tie, and the text that names it: "score.tie_break.<formula's key>", or "score.tie_break" where the pack
// has no name for the formula.
struct TieBreak
{
    std::shared_ptr<const Formula> value;
    std::string key;
};
std::string tieBreakKey(const Data &data, std::string_view formula);

} // namespace engawa
