#pragma once

#include <optional>
#include <string_view>

#include "core/base/problem.h"
#include "core/expr/formula.h"
#include "core/expr/formula_tree.h"

namespace engawa {

// Reads and checks a formula. Gives what is to be computed, or adds the formula's problems.
std::optional<FormulaNode> parseFormula(std::string_view text, const Vocabulary &vocabulary, Kind result,
                                        const Problem &where, Problems &problems);

} // namespace engawa
