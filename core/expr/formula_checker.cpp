#include "core/expr/formula_checker.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <format>
#include <utility>

#include "core/expr/formula_faults.h"
#include "core/expr/formula_tokens.h"
#include "core/pack/limits.h"

namespace engawa {

namespace {

using Sort = FormulaToken::Sort;

// A piece of the formula: what the evaluator is to compute, and its kind if no fault hides it.
struct Part
{
    std::string code;
    std::optional<Kind> kind;
    int begin = 0;
    int end = 0;
    bool isChoice = false; // ?: without brackets around it
};

struct Binary
{
    std::string_view symbol;
    int precedence;
    std::string_view function; // of the evaluator; empty: its own operator
};

constexpr std::array<Binary, 13> binaries{{{"||", 1, ""},
                                           {"&&", 2, ""},
                                           {"==", 3, ""},
                                           {"!=", 3, ""},
                                           {"<", 4, ""},
                                           {"<=", 4, ""},
                                           {">", 4, ""},
                                           {">=", 4, ""},
                                           {"+", 5, "_add"},
                                           {"-", 5, "_sub"},
                                           {"*", 6, "_mul"},
                                           {"/", 6, "_div"},
                                           {"%", 6, "_mod"}}};

const Binary *binaryOf(const FormulaToken &token)
{
    const auto found = std::ranges::find_if(binaries, [&](const Binary &binary) { return token.is(binary.symbol); });
    return found == binaries.end() ? nullptr : &*found;
}

bool isBuiltIn(std::string_view name)
{
    return name == "min" || name == "max" || name == "abs";
}

std::string literal(int value)
{
    return value < 0 ? std::format("(0-{})", -value) : std::to_string(value);
}

class Checker
{
public:
    Checker(std::string_view text, const Vocabulary &vocabulary, const Problem &where, Problems &problems)
        : m_text(text), m_vocabulary(vocabulary), m_faults(vocabulary, where, problems), m_tokens(formulaTokens(text))
    {
    }

    std::optional<FormulaProgram> check(Kind result)
    {
        Part whole = choice();
        if (token().sort == Sort::End)
            want(whole, result);
        else
            surplus();
        if (m_faults.any())
            return std::nullopt;
        return FormulaProgram{std::move(whole.code), std::move(m_uses)};
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

    void want(const Part &part, Kind expected)
    {
        if (!part.kind || *part.kind == expected)
            return;
        const std::string text(
            m_text.substr(static_cast<std::size_t>(part.begin), static_cast<std::size_t>(part.end - part.begin)));
        m_faults.kind(part.begin, text, part.isChoice ? "(" + text + ")" : text, *part.kind, expected);
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

    // ---- structure

    // condition ? then : otherwise, where otherwise may go on with another condition
    Part choice()
    {
        Part whole = binary(1);
        if (!token().is("?"))
            return whole;

        std::string closing = ")";
        Part condition = std::move(whole);
        whole = {.code = {}, .kind = {}, .begin = condition.begin, .end = 0, .isChoice = true};
        while (takeIf("?")) {
            want(condition, Kind::Truth);
            const Part then = nested();
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
                want(then, *whole.kind);
            whole.code += std::format("({}?{}:", condition.code, then.code);
            whole.end = otherwise.end;
            if (token().is("?")) {
                closing += ')';
                condition = std::move(otherwise);
                continue;
            }
            if (whole.kind)
                want(otherwise, *whole.kind);
            else
                whole.kind = otherwise.kind;
            whole.code += otherwise.code + closing;
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
            const Binary *operation = binaryOf(token());
            if (!operation || operation->precedence < precedence)
                return left;
            const FormulaToken symbol = take();
            const Part right = binary(operation->precedence + 1);
            left = joined(*operation, symbol.position, left, right);
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

    Part joined(const Binary &operation, int position, const Part &left, const Part &right)
    {
        Part whole{.code = {}, .kind = Kind::Truth, .begin = left.begin, .end = right.end};
        if (operation.precedence <= 2) {
            want(left, Kind::Truth);
            want(right, Kind::Truth);
            // muParser's own && and || compute both sides.
            whole.code = operation.symbol == "&&" ? std::format("({}?{}:0)", left.code, right.code)
                                                  : std::format("({}?1:{})", left.code, right.code);
        } else if (operation.function.empty()) {
            const bool ofAnyKind = operation.precedence == 3 && left.kind && *left.kind != Kind::Truth;
            if (!ofAnyKind)
                want(left, Kind::Number);
            if (operation.precedence == 4 || left.kind)
                want(right, ofAnyKind ? *left.kind : Kind::Number);
            whole.code = std::format("({}{}{})", left.code, operation.symbol, right.code);
        } else {
            want(left, Kind::Number);
            want(right, Kind::Number);
            whole.kind = Kind::Number;
            whole.code = std::format("{}({},{},{})", operation.function, left.code, right.code, position);
        }
        return whole;
    }

    Part unary()
    {
        std::vector<FormulaToken> signs;
        while (token().is("!") || token().is("-"))
            signs.push_back(take());
        Part part = primary();
        for (; !signs.empty(); signs.pop_back()) {
            const bool negation = signs.back().is("!");
            const Kind kind = negation ? Kind::Truth : Kind::Number;
            want(part, kind);
            part = {.code = negation ? std::format("({}==0)", part.code) : std::format("(0-{})", part.code),
                    .kind = kind,
                    .begin = signs.back().position,
                    .end = part.end};
        }
        return part;
    }

    Part primary()
    {
        if (token().sort == Sort::Unknown) {
            syntaxFault();
            while (token().sort == Sort::Unknown)
                take();
            m_faultyToken = m_next;
            Part hidden{.code = {}, .kind = {}, .begin = token().position, .end = token().position};
            if (startsOperand() && !token().is("!") && !token().is("-"))
                hidden.end = primary().end;
            return hidden;
        }
        if (token().sort == Sort::Number)
            return number(take());
        if (token().sort == Sort::Name)
            return name(take());
        if (token().is("("))
            return brackets();
        syntaxFault();
        return {.code = {}, .kind = {}, .begin = token().position, .end = token().position};
    }

    Part number(const FormulaToken &digits)
    {
        int value = 0;
        const auto [end, error] = std::from_chars(digits.text.begin(), digits.text.end(), value);
        if (error != std::errc() || value > Formula::bound)
            m_faults.range(digits);
        return {.code = literal(value), .kind = Kind::Number, .begin = digits.position, .end = digits.end()};
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
        if (isBuiltIn(word.text) && (token().is("(") || !m_vocabulary.find(word.text)))
            return builtIn(word);

        const Vocabulary::Name *known = m_vocabulary.find(word.text);
        if (!known)
            m_faults.name(word);

        if (known && !known->function && token().is("(") && m_tokens[m_next + 1].is(")"))
            syntaxFault();
        Part part{.code = {}, .kind = {}, .begin = word.position, .end = word.end()};
        const std::optional<std::vector<Part>> arguments = argumentsOf(part);
        if (!known)
            return part;

        part.kind = known->kind;
        if (arguments && arguments->size() != known->arguments.size())
            m_faults.arguments(word, arguments->size(), known->arguments.size());
        else if (arguments)
            for (std::size_t i = 0; i < arguments->size(); ++i)
                want((*arguments)[i], known->arguments[i]);

        if (known->constant) {
            if (std::abs(static_cast<long>(known->index)) > Formula::bound)
                m_faults.range(word);
            else
                part.code = literal(known->index);
            return part;
        }
        part.code = std::format("{}({}", known->function ? "_call" : "_value", m_uses.size());
        if (arguments)
            for (const Part &argument : *arguments)
                part.code += ',' + argument.code;
        part.code += ')';
        m_uses.push_back({known->index, word.position, known->kind == Kind::Truth});
        return part;
    }

    Part builtIn(const FormulaToken &word)
    {
        Part part{.code = {}, .kind = Kind::Number, .begin = word.position, .end = word.end()};
        const std::optional<std::vector<Part>> arguments = argumentsOf(part);
        if (!arguments)
            return part;
        const bool one = word.text == "abs";
        if (one ? arguments->size() != 1 : arguments->size() < 2)
            m_faults.arguments(word, arguments->size(), one ? Argument(1) : inWords("expected.two_or_more"));
        part.code = std::format("_{}(", word.text);
        for (const Part &argument : *arguments) {
            want(argument, Kind::Number);
            part.code += argument.code + ',';
        }
        part.code.back() = ')';
        return part;
    }

    // The arguments in brackets, none where no bracket opens; nothing if faults leave their number in doubt.
    std::optional<std::vector<Part>> argumentsOf(Part &call)
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

    std::string_view m_text;
    const Vocabulary &m_vocabulary;
    FormulaFaults m_faults;
    std::vector<FormulaToken> m_tokens;
    std::vector<FormulaProgram::Use> m_uses;
    std::size_t m_next = 0;
    std::size_t m_faultyToken = static_cast<std::size_t>(-1); // said already
    int m_syntaxFaults = 0;
    int m_depth = 0;
    bool m_gaveUp = false; // no more faults of syntax: they would only follow from the last one
};

} // namespace

std::optional<FormulaProgram> checkFormula(std::string_view text, const Vocabulary &vocabulary, Kind result,
                                           const Problem &where, Problems &problems)
{
    if (text.size() > limits::formulaBytes) {
        FormulaFaults(vocabulary, where, problems).length(text.size());
        return std::nullopt;
    }
    return Checker(text, vocabulary, where, problems).check(result);
}

} // namespace engawa
