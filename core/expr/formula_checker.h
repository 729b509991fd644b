#pragma once

#include <optional>
#include <string_view>

#include "core/base/problem.h"
#include "core/expr/formula.h"
#include "core/expr/formula_program.h"

namespace engawa {

// Checks words, structure, names, counts and kinds of a formula. Gives its program, or adds the formula's problems.
std::optional<FormulaProgram> checkFormula(std::string_view text, const Vocabulary &vocabulary, Kind result,
                                           const Problem &where, Problems &problems);

} // namespace engawa
