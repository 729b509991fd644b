#include "core/expr/formula_checker.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <format>
#include <utility>

namespace engawa {

namespace {

constexpr int joins = 2;    // precedence of && and the operators below it
constexpr int equates = 3;  // … of == and !=
constexpr int compares = 4; // … of the other comparisons

constexpr std::array<FormulaOperator, 13> operators{{{"||", 1, FormulaStep::Or},
                                                     {"&&", joins, FormulaStep::And},
                                                     {"==", equates, FormulaStep::Equal},
                                                     {"!=", equates, FormulaStep::Unequal},
                                                     {"<", compares, FormulaStep::Less},
                                                     {"<=", compares, FormulaStep::LessEqual},
                                                     {">", compares, FormulaStep::Greater},
                                                     {">=", compares, FormulaStep::GreaterEqual},
                                                     {"+", 5, FormulaStep::Add},
                                                     {"-", 5, FormulaStep::Subtract},
                                                     {"*", 6, FormulaStep::Multiply},
                                                     {"/", 6, FormulaStep::Divide},
                                                     {"%", 6, FormulaStep::Modulo}}};

FormulaNode number(int value)
{
    return {.step = FormulaStep::Number, .operand = value, .position = 0, .parts = {}};
}

FormulaNode computed(FormulaStep step, int position, FormulaNode first)
{
    FormulaNode node{.step = step, .operand = 0, .position = position, .parts = {}};
    node.parts.push_back(std::move(first));
    return node;
}

FormulaNode computed(FormulaStep step, int position, FormulaNode first, FormulaNode second)
{
    FormulaNode node = computed(step, position, std::move(first));
    node.parts.push_back(std::move(second));
    return node;
}

FormulaStep askedFor(const Vocabulary::Name &name)
{
    if (name.kind == Kind::Truth)
        return name.function ? FormulaStep::TruthCall : FormulaStep::Truth;
    return name.function ? FormulaStep::Call : FormulaStep::Value;
}

} // namespace

const FormulaOperator *operatorOf(const FormulaToken &token)
{
    const auto found =
        std::ranges::find_if(operators, [&](const FormulaOperator &each) { return token.is(each.symbol); });
    return found == operators.end() ? nullptr : &*found;
}

void FormulaChecker::want(const FormulaPart &part, Kind expected)
{
    if (!part.kind || *part.kind == expected)
        return;
    const std::string text(
        m_text.substr(static_cast<std::size_t>(part.begin), static_cast<std::size_t>(part.end - part.begin)));
    m_faults.kind(part.begin, text, part.isChoice ? "(" + text + ")" : text, *part.kind, expected);
}

FormulaPart FormulaChecker::number(const FormulaToken &digits)
{
    int value = 0;
    const auto [end, error] = std::from_chars(digits.text.begin(), digits.text.end(), value);
    if (error != std::errc() || value > Formula::bound)
        m_faults.range(digits);
    return {.node = engawa::number(value), .kind = Kind::Number, .begin = digits.position, .end = digits.end()};
}

FormulaPart FormulaChecker::withSign(const FormulaToken &sign, FormulaPart part)
{
    const bool negation = sign.is("!");
    const Kind kind = negation ? Kind::Truth : Kind::Number;
    want(part, kind);
    const bool isLiteral = !negation && part.node.step == FormulaStep::Number;
    return {.node = isLiteral ? engawa::number(-part.node.operand)
                              : computed(negation ? FormulaStep::Not : FormulaStep::Negate, sign.position,
                                         std::move(part.node)),
            .kind = kind,
            .begin = sign.position,
            .end = part.end};
}

FormulaPart FormulaChecker::joined(const FormulaOperator &operation, int position, FormulaPart left, FormulaPart right)
{
    FormulaPart whole{.node = {}, .kind = Kind::Truth, .begin = left.begin, .end = right.end};
    if (operation.precedence <= joins) {
        want(left, Kind::Truth);
        want(right, Kind::Truth);
    } else if (operation.precedence <= compares) {
        const bool ofAnyKind = operation.precedence == equates && left.kind && *left.kind != Kind::Truth;
        if (!ofAnyKind)
            want(left, Kind::Number);
        if (operation.precedence == compares || left.kind)
            want(right, ofAnyKind ? *left.kind : Kind::Number);
    } else {
        want(left, Kind::Number);
        want(right, Kind::Number);
        whole.kind = Kind::Number;
    }
    whole.node = computed(operation.step, position, std::move(left.node), std::move(right.node));
    return whole;
}

bool FormulaChecker::isBuiltIn(const FormulaToken &word, bool isCalled) const
{
    return (word.text == "min" || word.text == "max" || word.text == "abs")
           && (isCalled || !m_vocabulary.find(word.text));
}

const Vocabulary::Name *FormulaChecker::known(const FormulaToken &word)
{
    const Vocabulary::Name *name = m_vocabulary.find(word.text);
    if (!name)
        m_faults.name(word);
    return name;
}

FormulaPart FormulaChecker::named(const Vocabulary::Name &name, const FormulaToken &word, FormulaPart part,
                                  Arguments arguments)
{
    part.kind = name.kind;
    if (arguments && arguments->size() != name.arguments.size())
        m_faults.arguments(word, arguments->size(), name.arguments.size());
    else if (arguments)
        for (std::size_t i = 0; i < arguments->size(); ++i)
            want((*arguments)[i], name.arguments[i]);

    if (name.constant) {
        if (std::abs(static_cast<long>(name.index)) > Formula::bound)
            m_faults.range(word);
        part.node = engawa::number(name.index);
        return part;
    }
    part.node = {.step = askedFor(name), .operand = name.index, .position = word.position, .parts = {}};
    if (arguments)
        for (FormulaPart &argument : *arguments)
            part.node.parts.push_back(std::move(argument.node));
    return part;
}

FormulaPart FormulaChecker::builtIn(const FormulaToken &word, FormulaPart part, Arguments arguments)
{
    part.kind = Kind::Number;
    if (!arguments)
        return part;
    const bool one = word.text == "abs";
    if (one ? arguments->size() != 1 : arguments->size() < 2)
        m_faults.arguments(word, arguments->size(), one ? Argument(1) : inWords("expected.two_or_more"));
    for (const FormulaPart &argument : *arguments)
        want(argument, Kind::Number);
    if (arguments->empty())
        return part;

    part.node = std::move(arguments->front().node);
    if (one)
        part.node = computed(FormulaStep::Absolute, word.position, std::move(part.node));
    const FormulaStep chooses = word.text == "min" ? FormulaStep::Minimum : FormulaStep::Maximum;
    for (std::size_t i = 1; i < arguments->size(); ++i)
        part.node = computed(chooses, word.position, std::move(part.node), std::move((*arguments)[i].node));
    return part;
}

} // namespace engawa
