#include "core/expr/formula_faults.h"

#include <format>
#include <utility>
#include <vector>

#include "core/pack/limits.h"
#include "core/pack/words.h"

namespace engawa {

namespace {

constexpr int mostFaults = 10; // of one formula

} // namespace

FormulaFaults::FormulaFaults(const Vocabulary &vocabulary, const Problem &where, Problems &problems)
    : m_vocabulary(vocabulary), m_where(where), m_problems(problems)
{
}

void FormulaFaults::length(std::size_t bytes)
{
    add("formula-length", limits::formulaBytes,
        {{"count", std::to_string(bytes)}, {"limit", std::to_string(limits::formulaBytes)}});
}

void FormulaFaults::depth(const FormulaToken &token)
{
    add("formula-depth", token.position, {{"limit", std::to_string(limits::formulaDepth)}});
}

void FormulaFaults::syntax(const FormulaToken &token)
{
    add("formula-syntax", token.position, {{"token", shown(token)}});
}

void FormulaFaults::name(const FormulaToken &name)
{
    add("formula-name", name.position, {{"name", std::string(name.text)}, {"suggestion", nearestName(name.text)}});
}

void FormulaFaults::arguments(const FormulaToken &name, std::size_t count, Argument expected)
{
    add("formula-arguments", name.position,
        {{"name", std::string(name.text)}, {"count", std::to_string(count)}, {"expected", std::move(expected)}});
}

void FormulaFaults::range(const FormulaToken &token)
{
    add("formula-range", token.position, {{"token", shown(token)}, {"limit", std::to_string(Formula::bound)}});
}

void FormulaFaults::kind(int position, std::string_view text, std::string_view operand, Kind found, Kind expected)
{
    std::string suggestion;
    if (found == Kind::Truth && expected == Kind::Number)
        suggestion = std::format("({} ? 1 : 0)", operand);
    if (found == Kind::Number && expected == Kind::Truth)
        suggestion = std::format("({} != 0)", operand);
    add("formula-kind", position,
        {{"token", inQuotes(text)},
         {"found", m_vocabulary.kindName(found)},
         {"expected", m_vocabulary.kindName(expected)},
         {"suggestion", std::move(suggestion)}});
}

void FormulaFaults::add(std::string code, int position, Problem::Arguments arguments)
{
    if (++m_count > mostFaults)
        return;
    Problem problem = m_where;
    problem.level = Problem::Level::Error;
    problem.code = std::move(code);
    // Programs count bytes from 0, people characters from 1.
    problem.arguments = {{"position", std::to_string(position)}, {"column", std::to_string(position + 1)}};
    problem.arguments.append_range(std::move(arguments));
    m_problems.push_back(std::move(problem));
}

std::string FormulaFaults::nearestName(std::string_view mistyped) const
{
    std::vector<std::string> names;
    for (const Vocabulary::Name &name : m_vocabulary.names())
        names.push_back(name.name);
    names.insert(names.end(), {"min", "max", "abs"});
    return nearest(mistyped, names);
}

} // namespace engawa
