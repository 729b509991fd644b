#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/argument.h"

namespace engawa {

// A word of a formula. The text stays the formula's own.
struct FormulaToken
{
    enum class Sort { Number, Name, Symbol, Unknown, End };

    Sort sort = Sort::End;
    std::string_view text;
    int position = 0; // byte offset in the formula

    bool is(std::string_view symbol) const { return sort == Sort::Symbol && text == symbol; }
    int end() const { return position + static_cast<int>(text.size()); }
};

// All words in order, then one of sort End. What is no part of the language comes as Unknown: `1.5`, `0x1f`, `=`, `$`.
std::vector<FormulaToken> formulaTokens(std::string_view text);

// The token as problems show it: “)”, printable even if the formula is not, or that the formula ends.
Argument shown(const FormulaToken &token);

} // namespace engawa
