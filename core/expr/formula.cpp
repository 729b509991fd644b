#include "core/expr/formula.h"

#include <array>

#include "core/expr/formula_checker.h"
#include "core/expr/formula_evaluator.h"
#include "core/expr/formula_shortcut.h"
#include "core/expr/thread_ordinal.h"

namespace engawa {

// A slot belongs to the thread that has its ordinal, so slots need no lock.
struct Formula::Parsers
{
    FormulaProgram program;
    std::optional<FormulaShortcut> shortcut;
    std::array<std::unique_ptr<FormulaEvaluator>, threadOrdinals> slots;
};

Formula::Formula() = default;
Formula::~Formula() = default;

std::shared_ptr<const Formula> Formula::compile(std::string_view text, const Vocabulary &vocabulary, Kind result,
                                                const Problem &where, Problems &problems)
{
    std::optional<FormulaProgram> program = checkFormula(text, vocabulary, result, where, problems);
    if (!program)
        return nullptr;
    const std::shared_ptr<Formula> formula(new Formula);
    formula->m_text = text;
    formula->m_parsers = std::make_unique<Parsers>();
    formula->m_parsers->shortcut = FormulaShortcut::of(*program);
    formula->m_parsers->program = std::move(*program);
    return formula;
}

int Formula::evaluate(const Values &values, std::optional<Fault> *fault) const
{
    if (m_parsers->shortcut)
        return m_parsers->shortcut->evaluate(values, fault);
    if (const int ordinal = threadOrdinal(); ordinal >= 0) {
        auto &evaluator = m_parsers->slots[static_cast<std::size_t>(ordinal)];
        if (!evaluator)
            evaluator = std::make_unique<FormulaEvaluator>(m_parsers->program);
        if (!evaluator->isBusy())
            return evaluator->evaluate(values, fault);
    }
    return FormulaEvaluator(m_parsers->program).evaluate(values, fault);
}

} // namespace engawa
