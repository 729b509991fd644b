#include "core/expr/formula_parser.h"

#include <utility>

#include "core/expr/formula_checker.h"
#include "core/pack/limits.h"

namespace engawa {

namespace {

using Sort = FormulaToken::Sort;
using Part = FormulaPart;

class Parser
{
public:
    Parser(std::string_view text, const Vocabulary &vocabulary, const Problem &where, Problems &problems)
        : m_faults(vocabulary, where, problems), m_checker(text, vocabulary, m_faults), m_tokens(formulaTokens(text))
    {
    }

    std::optional<FormulaNode> parse(Kind result)
    {
        Part whole = choice();
        if (token().sort == Sort::End)
            m_checker.want(whole, result);
        else
            surplus();
        if (m_faults.any())
            return std::nullopt;
        return std::move(whole.node);
    }

private:
    // ---- words

    const FormulaToken &token() const { return m_tokens[m_next]; }

    FormulaToken take()
    {
        const FormulaToken taken = token();
        if (taken.sort != Sort::End)
            ++m_next;
        return taken;
    }

    bool takeIf(std::string_view symbol)
    {
        if (!token().is(symbol))
            return false;
        take();
        return true;
    }

    bool startsOperand() const
    {
        return token().sort == Sort::Number || token().sort == Sort::Name || token().is("(") || token().is("!")
               || token().is("-");
    }

    // To the comma, colon or bracket that ends the present part, or to the end.
    void skipPart()
    {
        int open = 0;
        while (token().sort != Sort::End) {
            if (open == 0 && (token().is(",") || token().is(")") || token().is(":")))
                return;
            open += token().is("(") ? 1 : token().is(")") ? -1 : 0;
            take();
        }
    }

    // ---- faults

    void syntaxFault()
    {
        if (std::exchange(m_faultyToken, m_next) != m_next && !m_gaveUp)
            m_faults.syntax(token());
        ++m_syntaxFaults;
    }

    // What stands after a whole formula: said once, then looked through for faults of its own.
    void surplus()
    {
        while (token().sort != Sort::End) {
            syntaxFault();
            if (!startsOperand())
                take();
            const bool sayNoMore = std::exchange(m_gaveUp, true);
            if (startsOperand())
                choice();
            m_gaveUp = sayNoMore;
            m_faultyToken = m_next;
        }
    }

    Part nothing() const { return {.node = {}, .kind = {}, .begin = token().position, .end = token().position}; }

    // ---- structure

    // condition ? then : otherwise, where otherwise may go on with another condition
    Part choice()
    {
        Part whole = binary(1);
        if (!token().is("?"))
            return whole;

        Part condition = std::move(whole);
        whole = {.node = {}, .kind = {}, .begin = condition.begin, .end = 0, .isChoice = true};
        FormulaNode *open = &whole.node;
        while (takeIf("?")) {
            m_checker.want(condition, Kind::Truth);
            Part then = nested();
            if (!takeIf(":")) {
                syntaxFault();
                whole.kind.reset();
                whole.end = then.end;
                return whole;
            }
            Part otherwise = binary(1);
            if (!whole.kind)
                whole.kind = then.kind;
            else
                m_checker.want(then, *whole.kind);
            whole.end = otherwise.end;
            open->step = FormulaStep::Choice;
            open->parts.push_back(std::move(condition.node));
            open->parts.push_back(std::move(then.node));
            open = &open->parts.emplace_back();
            if (token().is("?")) {
                condition = std::move(otherwise);
                continue;
            }
            if (whole.kind)
                m_checker.want(otherwise, *whole.kind);
            else
                whole.kind = otherwise.kind;
            *open = std::move(otherwise.node);
        }
        return whole;
    }

    Part binary(int precedence)
    {
        Part left = unary();
        while (true) {
            if (token().sort == Sort::Unknown) {
                unknownOperator(left);
                continue;
            }
            const FormulaOperator *operation = operatorOf(token());
            if (!operation || operation->precedence < precedence)
                return left;
            const FormulaToken symbol = take();
            Part right = binary(operation->precedence + 1);
            left = m_checker.joined(*operation, symbol.position, std::move(left), std::move(right));
        }
    }

    // `a = 1`, `a & b`: one fault, and what follows is still looked at.
    void unknownOperator(Part &left)
    {
        syntaxFault();
        take();
        m_faultyToken = m_next;
        if (startsOperand())
            left.end = unary().end;
        left.kind.reset();
    }

    Part unary()
    {
        std::vector<FormulaToken> signs;
        while (token().is("!") || token().is("-"))
            signs.push_back(take());
        Part part = primary();
        for (; !signs.empty(); signs.pop_back())
            part = m_checker.withSign(signs.back(), std::move(part));
        return part;
    }

    Part primary()
    {
        if (token().sort == Sort::Unknown) {
            syntaxFault();
            while (token().sort == Sort::Unknown)
                take();
            m_faultyToken = m_next;
            Part hidden = nothing();
            if (startsOperand() && !token().is("!") && !token().is("-"))
                hidden.end = primary().end;
            return hidden;
        }
        if (token().sort == Sort::Number)
            return m_checker.number(take());
        if (token().sort == Sort::Name)
            return name(take());
        if (token().is("("))
            return brackets();
        syntaxFault();
        return nothing();
    }

    Part brackets()
    {
        const FormulaToken open = take();
        Part part = nested();
        part.begin = open.position;
        part.end = closed(part.end);
        part.isChoice = false;
        return part;
    }

    // Takes the closing bracket of a part that ended at `end`; gives where the bracket ends.
    int closed(int end)
    {
        if (!token().is(")")) {
            syntaxFault();
            do
                skipPart();
            while (!token().is(")") && take().sort != Sort::End);
        }
        return token().is(")") ? take().end() : end;
    }

    // A part inside a bracket, or between ? and :
    Part nested()
    {
        if (m_depth == limits::formulaDepth && !m_gaveUp)
            m_faults.depth(m_tokens[m_next - 1]);
        if (m_depth == limits::formulaDepth) {
            m_gaveUp = true;
            m_next = m_tokens.size() - 1;
        }
        ++m_depth;
        Part result = choice();
        --m_depth;
        return result;
    }

    // ---- names

    Part name(const FormulaToken &word)
    {
        Part part{.node = {}, .kind = {}, .begin = word.position, .end = word.end()};
        if (m_checker.isBuiltIn(word, token().is("("))) {
            FormulaChecker::Arguments arguments = argumentsOf(part);
            return m_checker.builtIn(word, std::move(part), std::move(arguments));
        }
        const Vocabulary::Name *known = m_checker.known(word);
        if (known && !known->function && token().is("(") && m_tokens[m_next + 1].is(")"))
            syntaxFault();
        FormulaChecker::Arguments arguments = argumentsOf(part);
        return known ? m_checker.named(*known, word, std::move(part), std::move(arguments)) : part;
    }

    // The arguments in brackets, none where no bracket opens; nothing if faults leave their number in doubt.
    FormulaChecker::Arguments argumentsOf(Part &call)
    {
        std::vector<Part> arguments;
        const int faultsBefore = m_syntaxFaults;
        if (!takeIf("("))
            return arguments;
        if (token().is(")")) {
            call.end = take().end();
            return arguments;
        }
        do {
            arguments.push_back(nested());
            if (!token().is(",") && !token().is(")")) {
                syntaxFault();
                do
                    skipPart();
                while (takeIf(":"));
            }
        } while (takeIf(","));
        call.end = closed(arguments.back().end);
        if (m_syntaxFaults != faultsBefore)
            return std::nullopt;
        return arguments;
    }

    FormulaFaults m_faults;
    FormulaChecker m_checker;
    std::vector<FormulaToken> m_tokens;
    std::size_t m_next = 0;
    std::size_t m_faultyToken = static_cast<std::size_t>(-1); // said already
    int m_syntaxFaults = 0;
    int m_depth = 0;
    bool m_gaveUp = false; // no more faults of syntax: they would only follow from the last one
};

} // namespace

std::optional<FormulaNode> parseFormula(std::string_view text, const Vocabulary &vocabulary, Kind result,
                                        const Problem &where, Problems &problems)
{
    if (text.size() > limits::formulaBytes) {
        FormulaFaults(vocabulary, where, problems).length(text.size());
        return std::nullopt;
    }
    return Parser(text, vocabulary, where, problems).parse(result);
}

} // namespace engawa
