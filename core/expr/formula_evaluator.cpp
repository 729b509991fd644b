#include "core/expr/formula_evaluator.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include <muParserBase.h>

namespace engawa {

// muParser with whole-number literals and its built-in operators, without its functions, constants and locale.
class FormulaEvaluator::Parser final : public mu::ParserBase
{
public:
    Parser()
    {
        InitCharSets();
        AddValIdent(&readLiteral);
        EnableOptimizer(false); // nothing is folded: a fault belongs to the evaluation, not to the compilation
    }

private:
    void InitCharSets() override
    {
        DefineNameChars("_abcdefghijklmnopqrstuvwxyz");
        DefineOprtChars("-?<>=!");
        DefineInfixOprtChars("-");
    }
    void InitFun() override {}
    void InitConst() override {}
    void InitOprt() override {}

    static int readLiteral(const char *text, int *position, double *value)
    {
        const char *end = text;
        int number = 0;
        for (; *end >= '0' && *end <= '9'; ++end)
            number = number * 10 + (*end - '0');
        *position += static_cast<int>(end - text);
        *value = number;
        return end == text ? 0 : 1;
    }
};

struct FormulaEvaluator::Functions
{
    static FormulaEvaluator &evaluator(void *self) { return *static_cast<FormulaEvaluator *>(self); }

    static double fail(void *self, std::string_view code, int position)
    {
        auto &fault = evaluator(self).m_fault;
        if (!fault)
            fault = Fault{code, position};
        return 0;
    }

    static double bounded(void *self, std::int64_t result, int position)
    {
        if (result < -Formula::bound || result > Formula::bound)
            return fail(self, "formula-range", position);
        return static_cast<double>(result);
    }

    static double delivered(void *self, const FormulaProgram::Use &use, int result)
    {
        return use.truth ? (result != 0 ? 1 : 0) : bounded(self, result, use.position);
    }

    static const FormulaProgram::Use &use(void *self, double number)
    {
        return evaluator(self).m_program.uses[static_cast<std::size_t>(number)];
    }

    static double value(void *self, double number)
    {
        const FormulaProgram::Use &used = use(self, number);
        return delivered(self, used, evaluator(self).m_values->value(used.index));
    }

    static double call(void *self, const double *numbers, int count)
    {
        std::array<int, Vocabulary::maximumArguments> arguments{};
        const auto given = std::min<std::size_t>(static_cast<std::size_t>(count - 1), arguments.size());
        std::transform(numbers + 1, numbers + 1 + given, arguments.begin(),
                       [](double x) { return static_cast<int>(x); });
        const FormulaProgram::Use &used = use(self, numbers[0]);
        return delivered(self, used, evaluator(self).m_values->call(used.index, std::span(arguments).first(given)));
    }

    static double add(void *self, double a, double b, double position)
    {
        return bounded(self, static_cast<std::int64_t>(a + b), static_cast<int>(position));
    }

    static double subtract(void *self, double a, double b, double position)
    {
        return bounded(self, static_cast<std::int64_t>(a - b), static_cast<int>(position));
    }

    static double multiply(void *self, double a, double b, double position)
    {
        return bounded(self, static_cast<std::int64_t>(a * b), static_cast<int>(position));
    }

    static double divide(void *self, double a, double b, double position)
    {
        if (b == 0)
            return fail(self, "formula-zero", static_cast<int>(position));
        const int dividend = static_cast<int>(a);
        const int divisor = static_cast<int>(b);
        const int rest = dividend % divisor;
        const int quotient = dividend / divisor - (rest != 0 && (rest < 0) != (divisor < 0) ? 1 : 0);
        return quotient;
    }

    static double modulo(void *self, double a, double b, double position)
    {
        if (b == 0)
            return fail(self, "formula-zero", static_cast<int>(position));
        const int divisor = static_cast<int>(b);
        const int rest = static_cast<int>(a) % divisor;
        return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest;
    }

    static double minimum(const double *numbers, int count) { return *std::min_element(numbers, numbers + count); }
    static double maximum(const double *numbers, int count) { return *std::max_element(numbers, numbers + count); }
    static double absolute(double number) { return std::abs(number); }
};

FormulaEvaluator::FormulaEvaluator(const FormulaProgram &program)
    : m_program(program), m_parser(std::make_unique<Parser>())
{
    m_parser->DefineFunUserData("_value", &Functions::value, this, false);
    m_parser->DefineFunUserData("_call", &Functions::call, this, false);
    m_parser->DefineFunUserData("_add", &Functions::add, this, false);
    m_parser->DefineFunUserData("_sub", &Functions::subtract, this, false);
    m_parser->DefineFunUserData("_mul", &Functions::multiply, this, false);
    m_parser->DefineFunUserData("_div", &Functions::divide, this, false);
    m_parser->DefineFunUserData("_mod", &Functions::modulo, this, false);
    m_parser->DefineFun("_min", &Functions::minimum, false);
    m_parser->DefineFun("_max", &Functions::maximum, false);
    m_parser->DefineFun("_abs", &Functions::absolute, false);
    m_parser->SetExpr(program.expression);
}

FormulaEvaluator::~FormulaEvaluator() = default;

int FormulaEvaluator::evaluate(const Values &values, std::optional<Fault> *fault)
{
    struct Idle
    {
        const Values *&values;
        ~Idle() { values = nullptr; } // also if a Values throws
    };
    m_values = &values;
    const Idle idle{m_values};
    m_fault.reset();
    const int result = static_cast<int>(m_parser->Eval());
    if (fault)
        *fault = m_fault;
    return result;
}

} // namespace engawa
