#pragma once

#include <memory>
#include <optional>

#include "core/expr/formula.h"
#include "core/expr/formula_program.h"

namespace engawa {

// A muParser instance for one program; for one thread at a time. The program must outlive it.
class FormulaEvaluator
{
public:
    explicit FormulaEvaluator(const FormulaProgram &program);
    ~FormulaEvaluator();

    // In the middle of evaluate(): a Values asked by this very formula can't use it.
    bool isBusy() const { return m_values != nullptr; }
    int evaluate(const Values &values, std::optional<Fault> *fault);

private:
    class Parser;
    struct Functions; // what the program's expression calls

    const FormulaProgram &m_program;
    std::unique_ptr<Parser> m_parser;
    const Values *m_values = nullptr;
    std::optional<Fault> m_fault;
};

} // namespace engawa
