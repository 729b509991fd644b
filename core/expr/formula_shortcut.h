#pragma once

#include <array>
#include <optional>

#include "core/expr/formula.h"
#include "core/expr/formula_program.h"

namespace engawa {

// The shortest formulas, which are most of a pack's: a number, a name or call with plain arguments, a sum of a few of
// these, or one of all that compared with a number. They ask the game without a parser.
class FormulaShortcut
{
public:
    static std::optional<FormulaShortcut> of(const FormulaProgram &program);

    int evaluate(const Values &values, std::optional<Fault> *fault) const;

private:
    enum class Compare { None, Equal, Unequal, Less, LessEqual, Greater, GreaterEqual };

    struct Term
    {
        FormulaProgram::Use use;
        bool calls = false;
        std::array<int, Vocabulary::maximumArguments> arguments{};
        std::size_t given = 0;
        int position = 0; // of the + before it
    };
    static constexpr std::size_t maximumTerms = 4;

    class Reading;

    std::array<Term, maximumTerms> m_terms; // none: the value is m_number
    std::size_t m_count = 0;
    Compare m_compare = Compare::None;
    int m_number = 0;
};

} // namespace engawa
