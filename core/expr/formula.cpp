#include "core/expr/formula.h"

#include <utility>

#include "core/expr/formula_emitter.h"
#include "core/expr/formula_parser.h"
#include "core/expr/formula_program.h"

namespace engawa {

Formula::Formula(std::string_view text, FormulaProgram program)
    : m_text(text), m_program(std::make_unique<const FormulaProgram>(std::move(program)))
{
}

Formula::~Formula() = default;

std::shared_ptr<const Formula> Formula::compile(std::string_view text, const Vocabulary &vocabulary, Kind result,
                                                const Problem &where, Problems &problems)
{
    const std::optional<FormulaNode> tree = parseFormula(text, vocabulary, result, where, problems);
    return tree ? std::shared_ptr<const Formula>(new Formula(text, emitted(*tree))) : nullptr;
}

int Formula::evaluate(const Values &values, std::optional<Fault> *fault) const
{
    return m_program->run(values, fault);
}

} // namespace engawa
