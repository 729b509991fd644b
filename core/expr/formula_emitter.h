#pragma once

#include "core/expr/formula_program.h"
#include "core/expr/formula_tree.h"

namespace engawa {

// A program that computes the tree from left to right, of && || ?: only what is chosen. What stands in several places and
// asks the game for something is computed once.
FormulaProgram emitted(const FormulaNode &tree);

} // namespace engawa
