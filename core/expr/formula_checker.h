#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/expr/formula.h"
#include "core/expr/formula_faults.h"
#include "core/expr/formula_tokens.h"
#include "core/expr/formula_tree.h"

namespace engawa {

// A piece of the formula: what is to be computed, and its kind if no fault hides it.
struct FormulaPart
{
    FormulaNode node;
    std::optional<Kind> kind;
    int begin = 0;
    int end = 0;
    bool isChoice = false; // ?: without brackets around it
};

// An operator between two parts. The higher its precedence the closer it binds.
struct FormulaOperator
{
    std::string_view symbol;
    int precedence;
    FormulaStep step;
};
const FormulaOperator *operatorOf(const FormulaToken &token);

// Puts the parts of a formula together as the parser finds them, and checks names, counts, ranges and kinds.
class FormulaChecker
{
public:
    FormulaChecker(std::string_view text, const Vocabulary &vocabulary, FormulaFaults &faults)
        : m_text(text), m_vocabulary(vocabulary), m_faults(faults)
    {
    }

    void want(const FormulaPart &part, Kind expected);

    FormulaPart number(const FormulaToken &digits);
    FormulaPart withSign(const FormulaToken &sign, FormulaPart part);
    FormulaPart joined(const FormulaOperator &operation, int position, FormulaPart left, FormulaPart right);

    // min, max or abs; a pack may have a card of that name, which is not called.
    bool isBuiltIn(const FormulaToken &word, bool isCalled) const;
    // Null, and the fault, for a name that nobody knows.
    const Vocabulary::Name *known(const FormulaToken &word);

    // Completes `part`, which says where the name and its brackets are. `arguments`: none without brackets, nothing if
    // faults leave their number in doubt.
    using Arguments = std::optional<std::vector<FormulaPart>>;
    FormulaPart named(const Vocabulary::Name &name, const FormulaToken &word, FormulaPart part, Arguments arguments);
    FormulaPart builtIn(const FormulaToken &word, FormulaPart part, Arguments arguments);

private:
    std::string_view m_text;
    const Vocabulary &m_vocabulary;
    FormulaFaults &m_faults;
};

} // namespace engawa
