#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/expr/formula.h"
#include "core/expr/formula_program.h"

namespace engawa {

// The shortest formulas, which are most of a pack's: a number; a name or call with plain arguments, or a sum of a few of
// these; one of all that compared with another; or a few such comparisons or truths joined by &&. They ask the game
// without a parser.
class FormulaShortcut
{
public:
    static std::optional<FormulaShortcut> of(const FormulaProgram &program);

    int evaluate(const Values &values, std::optional<Fault> *fault) const;

private:
    // What the left side may be to the right one, a bit each: less, equal, greater.
    enum class Compare : std::uint8_t {
        None,
        Less = 1,
        Equal = 2,
        Greater = 4,
        LessEqual = Less | Equal,
        Unequal = Less | Greater,
        GreaterEqual = Greater | Equal,
    };

    struct Term
    {
        FormulaProgram::Use use;
        int position = 0; // of the + before it
        bool calls = false;
        std::uint8_t given = 0; // arguments, from `first` on
        std::uint16_t first = 0;
    };
    // A sum of terms; none: a number.
    struct Sum
    {
        std::uint8_t first = 0;
        std::uint8_t count = 0;
        int number = 0;
    };
    struct Test
    {
        Sum left;
        Sum right;
        Compare compare = Compare::None; // the value is the left sum
    };
    static constexpr std::size_t maximumTests = 4, maximumTerms = 8;

    class Reading;

    static int bounded(int number, int position, std::optional<Fault> *fault);
    static int compared(int left, Compare compare, int right);
    int valueOf(const Term &term, const Values &values, std::optional<Fault> *fault) const;
    int valueOf(const Sum &sum, const Values &values, std::optional<Fault> *fault) const;

    std::array<Test, maximumTests> m_tests;
    std::array<Term, maximumTerms> m_terms;
    std::vector<int> m_arguments;
    std::uint8_t m_testCount = 0; // each must hold for the next to be looked at
    std::uint8_t m_termCount = 0;
    bool m_oneTerm = false; // … in one test: most formulas
};

} // namespace engawa
