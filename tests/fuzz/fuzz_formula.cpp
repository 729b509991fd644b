#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "core/expr/formula.h"

using namespace engawa;

namespace {

struct Numbers final : Values
{
    int value(int index) const override { return index * 1000 - 1; }
    int call(int index, std::span<const int> arguments) const override { return arguments[0] * 1000 - index; }
};

Vocabulary vocabulary()
{
    Vocabulary names;
    const Kind colour = names.addKind("colour");
    names.addConstant("red", colour, 0);
    names.addConstant("blue", colour, 1);
    names.addValue("a", Kind::Number, 0);
    names.addValue("b", Kind::Number, 2000);
    names.addValue("t", Kind::Truth, 3);
    names.addValue("c", colour, 4);
    names.addFunction("cards", {colour}, Kind::Number, 0);
    names.addFunction("has", {colour, Kind::Number}, Kind::Truth, 1);
    return names;
}

} // namespace

// The first byte chooses the kind, the rest is the formula.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Vocabulary names = vocabulary();
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data + 1), size - 1);
    Problems problems;
    const auto formula = Formula::compile(text, names, data[0] % 2 == 0 ? Kind::Number : Kind::Truth, {}, problems);
    if ((formula == nullptr) == problems.empty())
        std::abort();
    std::optional<Fault> fault;
    if (formula && std::abs(formula->evaluate(Numbers(), &fault)) > Formula::bound)
        std::abort();
    if (fault && (fault->position < 0 || static_cast<std::size_t>(fault->position) >= text.size()))
        std::abort();
    return 0;
}
