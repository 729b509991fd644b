#include "core/expr/formula_shortcut.h"

#include <charconv>

namespace engawa {

// Reads the expression of a program from the left, into a shortcut.
class FormulaShortcut::Reading
{
public:
    Reading(const FormulaProgram &program, FormulaShortcut &shortcut)
        : m_program(program), m_shortcut(shortcut), m_text(program.expression)
    {
    }

    // ((test?test:0)?test:0)
    bool whole()
    {
        std::size_t joined = 0;
        for (std::string_view rest = m_text; joinsAt(rest); ++joined)
            rest.remove_prefix(1);
        m_text.remove_prefix(joined);
        if (joined >= maximumTests || !test())
            return false;
        for (; joined > 0; --joined)
            if (!take("?") || !test() || !take(":0)"))
                return false;
        return m_text.empty();
    }

private:
    // Does a bracket open here around two tests, not around a comparison? Its own ? stands at depth 1.
    static bool joinsAt(std::string_view text)
    {
        int depth = 0;
        if (!text.starts_with('('))
            return false;
        for (const char c : text) {
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth == 1 && c == '?')
                return true;
            if (depth == 0)
                return false;
        }
        return false;
    }

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

    // sum or (sum<sum)
    bool test()
    {
        Test &test = m_shortcut.m_tests[m_shortcut.m_testCount++];
        if (!take("("))
            return sum(test.left);
        return sum(test.left) && compare(test.compare) && sum(test.right) && take(")");
    }

    bool compare(Compare &found)
    {
        constexpr std::array<std::pair<std::string_view, Compare>, 6> symbols{{{"==", Compare::Equal},
                                                                               {"!=", Compare::Unequal},
                                                                               {"<=", Compare::LessEqual},
                                                                               {"<", Compare::Less},
                                                                               {">=", Compare::GreaterEqual},
                                                                               {">", Compare::Greater}}};
        for (const auto &[symbol, compare] : symbols)
            if (take(symbol)) {
                found = compare;
                return true;
            }
        return false;
    }

    // number or _add(_add(first,second,position),third,position)
    bool sum(Sum &sum)
    {
        if (number(sum.number))
            return true;
        std::size_t additions = 0;
        while (take("_add("))
            ++additions;
        sum.first = m_shortcut.m_termCount;
        if (sum.first + additions >= maximumTerms || !term())
            return false;
        for (; additions > 0; --additions) {
            Term &added = m_shortcut.m_terms[m_shortcut.m_termCount];
            if (!take(",") || !term() || !take(",") || !number(added.position) || !take(")"))
                return false;
        }
        sum.count = static_cast<std::uint8_t>(m_shortcut.m_termCount - sum.first);
        return true;
    }

    bool term()
    {
        Term &term = m_shortcut.m_terms[m_shortcut.m_termCount++];
        term.calls = take("_call(");
        int use = 0;
        if ((!term.calls && !take("_value(")) || !number(use))
            return false;
        term.use = m_program.uses[static_cast<std::size_t>(use)];
        term.first = static_cast<std::uint16_t>(m_shortcut.m_arguments.size());
        for (int argument = 0; take(","); ++term.given) {
            if (!number(argument))
                return false;
            m_shortcut.m_arguments.push_back(argument);
        }
        return take(")");
    }

    const FormulaProgram &m_program;
    FormulaShortcut &m_shortcut;
    std::string_view m_text;
};

std::optional<FormulaShortcut> FormulaShortcut::of(const FormulaProgram &program)
{
    FormulaShortcut shortcut;
    if (!Reading(program, shortcut).whole())
        return std::nullopt;
    const Test &first = shortcut.m_tests[0];
    shortcut.m_oneTerm = shortcut.m_testCount == 1 && first.left.count == 1 && first.right.count == 0;
    return shortcut;
}

inline int FormulaShortcut::bounded(int number, int position, std::optional<Fault> *fault)
{
    if (number >= -Formula::bound && number <= Formula::bound) [[likely]]
        return number;
    if (fault && !*fault)
        *fault = Fault{"formula-range", position};
    return 0;
}

inline int FormulaShortcut::valueOf(const Term &term, const Values &values, std::optional<Fault> *fault) const
{
    const int asked = term.calls ? values.call(term.use.index, std::span(m_arguments.data() + term.first, term.given))
                                 : values.value(term.use.index);
    return term.use.truth ? int{asked != 0} : bounded(asked, term.use.position, fault);
}

int FormulaShortcut::valueOf(const Sum &sum, const Values &values, std::optional<Fault> *fault) const
{
    if (sum.count == 0)
        return sum.number;
    int value = valueOf(m_terms[sum.first], values, fault);
    for (std::size_t i = 1; i < sum.count; ++i) {
        const Term &added = m_terms[sum.first + i];
        value = bounded(value + valueOf(added, values, fault), added.position, fault);
    }
    return value;
}

inline int FormulaShortcut::compared(int left, Compare compare, int right)
{
    if (compare == Compare::None)
        return left;
    const int order = (left >= right) + (left > right); // 0 less, 1 equal, 2 greater
    return static_cast<int>(compare) >> order & 1;
}

int FormulaShortcut::evaluate(const Values &values, std::optional<Fault> *fault) const
{
    if (fault)
        fault->reset();
    if (m_oneTerm)
        return compared(valueOf(m_terms[0], values, fault), m_tests[0].compare, m_tests[0].right.number);
    int value = 1;
    for (std::size_t i = 0; i < m_testCount && value; ++i) {
        const Test &test = m_tests[i];
        const int left = valueOf(test.left, values, fault);
        value = compared(left, test.compare, valueOf(test.right, values, fault));
    }
    return value;
}

} // namespace engawa
