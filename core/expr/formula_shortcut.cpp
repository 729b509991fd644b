#include "core/expr/formula_shortcut.h"

#include <charconv>

namespace engawa {

// Reads the expression of a program from the left.
class FormulaShortcut::Reading
{
public:
    explicit Reading(const FormulaProgram &program) : m_program(program), m_text(program.expression) {}

    bool take(std::string_view word)
    {
        if (!m_text.starts_with(word))
            return false;
        m_text.remove_prefix(word.size());
        return true;
    }
    bool number(int &value)
    {
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        if (error != std::errc() || m_text.starts_with('-'))
            return false;
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        return true;
    }
    bool atEnd() const { return m_text.empty(); }

    // _add(_add(first,second,position),third,position)
    bool sum(FormulaShortcut &shortcut)
    {
        std::size_t additions = 0;
        while (take("_add("))
            ++additions;
        if (additions >= maximumTerms || !term(shortcut.m_terms[0]))
            return false;
        for (shortcut.m_count = 1; shortcut.m_count <= additions; ++shortcut.m_count) {
            Term &added = shortcut.m_terms[shortcut.m_count];
            if (!take(",") || !term(added) || !take(",") || !number(added.position) || !take(")"))
                return false;
        }
        return true;
    }

private:
    bool term(Term &term)
    {
        term.calls = take("_call(");
        int use = 0;
        if ((!term.calls && !take("_value(")) || !number(use))
            return false;
        term.use = m_program.uses[static_cast<std::size_t>(use)];
        while (take(","))
            if (term.given == term.arguments.size() || !number(term.arguments[term.given++]))
                return false;
        return take(")");
    }

    const FormulaProgram &m_program;
    std::string_view m_text;
};

std::optional<FormulaShortcut> FormulaShortcut::of(const FormulaProgram &program)
{
    FormulaShortcut shortcut;
    Reading reading(program);
    if (reading.number(shortcut.m_number))
        return reading.atEnd() ? std::optional(shortcut) : std::nullopt;

    const bool bracket = reading.take("(");
    if (!reading.sum(shortcut))
        return std::nullopt;
    if (!bracket)
        return reading.atEnd() ? std::optional(shortcut) : std::nullopt;

    constexpr std::array<std::pair<std::string_view, Compare>, 6> symbols{{{"==", Compare::Equal},
                                                                           {"!=", Compare::Unequal},
                                                                           {"<=", Compare::LessEqual},
                                                                           {"<", Compare::Less},
                                                                           {">=", Compare::GreaterEqual},
                                                                           {">", Compare::Greater}}};
    for (const auto &[symbol, compare] : symbols)
        if (reading.take(symbol)) {
            shortcut.m_compare = compare;
            break;
        }
    const bool whole = shortcut.m_compare != Compare::None && reading.number(shortcut.m_number) && reading.take(")");
    return whole && reading.atEnd() ? std::optional(shortcut) : std::nullopt;
}

int FormulaShortcut::evaluate(const Values &values, std::optional<Fault> *fault) const
{
    if (fault)
        fault->reset();
    if (m_count == 0)
        return m_number;
    const auto bounded = [&](int number, int position) {
        if (number >= -Formula::bound && number <= Formula::bound)
            return number;
        if (fault && !*fault)
            *fault = Fault{"formula-range", position};
        return 0;
    };
    int value = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Term &term = m_terms[i];
        const int asked = term.calls ? values.call(term.use.index, std::span(term.arguments).first(term.given))
                                     : values.value(term.use.index);
        const int delivered = term.use.truth ? asked != 0 : bounded(asked, term.use.position);
        value = i == 0 ? delivered : bounded(value + delivered, term.position);
    }
    switch (m_compare) {
    case Compare::None:
        return value;
    case Compare::Equal:
        return value == m_number;
    case Compare::Unequal:
        return value != m_number;
    case Compare::Less:
        return value < m_number;
    case Compare::LessEqual:
        return value <= m_number;
    case Compare::Greater:
        return value > m_number;
    case Compare::GreaterEqual:
        return value >= m_number;
    }
    return value;
}

} // namespace engawa
