#pragma once

#include <array>
#include <optional>

#include "core/expr/formula.h"
#include "core/expr/formula_program.h"

namespace engawa {

// The shortest formulas, which are most of a pack's: a number, one name or call with plain arguments, or one of these
// compared with a number. They ask the game without a parser.
class FormulaShortcut
{
public:
    static std::optional<FormulaShortcut> of(const FormulaProgram &program);

    int evaluate(const Values &values, std::optional<Fault> *fault) const;

private:
    enum class Compare { None, Equal, Unequal, Less, LessEqual, Greater, GreaterEqual };

    bool m_asks = false; // the game; else the value is m_number
    bool m_calls = false;
    FormulaProgram::Use m_use;
    std::array<int, Vocabulary::maximumArguments> m_arguments{};
    std::size_t m_given = 0;
    Compare m_compare = Compare::None;
    int m_number = 0;
};

} // namespace engawa
