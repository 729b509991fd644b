#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/problem.h"
#include "core/expr/formula.h"
#include "core/expr/formula_tokens.h"

namespace engawa {

// The faults of one formula, as problems at its place. Each says its position, a byte offset in the formula.
class FormulaFaults
{
public:
    FormulaFaults(const Vocabulary &vocabulary, const Problem &where, Problems &problems);

    bool any() const { return m_count > 0; }

    void length(std::size_t bytes);                                                         // count, limit
    void depth(const FormulaToken &token);                                                  // limit
    void syntax(const FormulaToken &token);                                                 // token
    void name(const FormulaToken &name);                                                    // name, suggestion
    void arguments(const FormulaToken &name, std::size_t count, Argument expected); // name, count, expected
    void range(const FormulaToken &token);                                                  // token, limit
    // token, found, expected, suggestion: how to write it, if there is a way. `operand` is the text, in brackets where
    // it needs them.
    void kind(int position, std::string_view text, std::string_view operand, Kind found, Kind expected);

private:
    void add(std::string code, int position, Problem::Arguments arguments);
    std::string nearestName(std::string_view mistyped) const;

    const Vocabulary &m_vocabulary;
    const Problem &m_where;
    Problems &m_problems;
    int m_count = 0;
};

} // namespace engawa
