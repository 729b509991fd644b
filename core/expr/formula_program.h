#pragma once

#include <string>
#include <vector>

namespace engawa {

// A checked formula as FormulaEvaluator runs it: an expression over the evaluator's own functions, and the values and
// functions of the game that it asks for.
struct FormulaProgram
{
    struct Use
    {
        int index = 0;    // what Values is asked for
        int position = 0; // of the name, byte offset in the formula
        bool truth = false;
    };

    std::string expression;
    std::vector<Use> uses; // by the first argument of _value and _call
};

} // namespace engawa
