#include "core/expr/formula_shortcut.h"

#include <charconv>

namespace engawa {

namespace {

// Reads the expression of a program from the left.
class Reading
{
public:
    explicit Reading(std::string_view text) : m_text(text) {}

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

private:
    std::string_view m_text;
};

} // namespace

std::optional<FormulaShortcut> FormulaShortcut::of(const FormulaProgram &program)
{
    FormulaShortcut shortcut;
    Reading reading(program.expression);
    if (reading.number(shortcut.m_number))
        return reading.atEnd() ? std::optional(shortcut) : std::nullopt;

    const bool bracket = reading.take("(");
    int use = 0;
    shortcut.m_calls = reading.take("_call(");
    if ((!shortcut.m_calls && !reading.take("_value(")) || !reading.number(use) || program.uses.size() != 1)
        return std::nullopt;
    shortcut.m_asks = true;
    shortcut.m_use = program.uses[0];
    while (reading.take(","))
        if (shortcut.m_given == shortcut.m_arguments.size() || !reading.number(shortcut.m_arguments[shortcut.m_given++]))
            return std::nullopt;
    if (!reading.take(")"))
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
    if (!m_asks)
        return m_number;
    int value = m_calls ? values.call(m_use.index, std::span(m_arguments).first(m_given)) : values.value(m_use.index);
    if (m_use.truth) {
        value = value != 0;
    } else if (value < -Formula::bound || value > Formula::bound) {
        if (fault)
            *fault = Fault{"formula-range", m_use.position};
        value = 0;
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
