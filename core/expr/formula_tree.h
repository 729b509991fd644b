#pragma once

#include <vector>

#include "core/expr/formula_program.h"

namespace engawa {

// A checked formula as it hangs together: a step, and the parts that it works on.
struct FormulaNode
{
    FormulaStep step = FormulaStep::Number;
    int operand = 0;  // a number; what Values is asked for
    int position = 0; // of what may fail here
    std::vector<FormulaNode> parts;
};

} // namespace engawa
