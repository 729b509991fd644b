#include "core/base/problem.h"

#include <algorithm>

namespace engawa {
namespace {

const std::string *argument(const Problem::Arguments &arguments, std::string_view name)
{
    const auto found = std::ranges::find(arguments, name, &Problem::Arguments::value_type::first);
    return found == arguments.end() ? nullptr : &found->second;
}

// What stands for {name} in a pattern; a suggestion is a whole clause, or nothing at all.
std::string filled(const Problem::Arguments &arguments, std::string_view name)
{
    const std::string *value = argument(arguments, name);
    if (name == "suggestion")
        return value && !value->empty() ? "; did you mean “" + *value + "”?" : "";
    return value ? *value : "{" + std::string(name) + "}";
}

// For a code without a pattern: nothing that is known gets lost.
std::string bareSentence(const Problem &problem)
{
    std::string text = problem.code;
    for (const auto &[name, value] : problem.arguments)
        text += " " + name + "=" + value;
    return text;
}

} // namespace

bool hasError(const Problems &problems)
{
    return std::ranges::contains(problems, Problem::Level::Error, &Problem::level);
}

std::string sentence(const Problem &problem)
{
    const std::string_view pattern = patternOf(problem.code);
    return pattern.empty() ? bareSentence(problem) : fillPattern(pattern, problem.arguments);
}

std::string fillPattern(std::string_view pattern, const Problem::Arguments &arguments)
{
    std::string text;
    for (;;) {
        const std::size_t open = pattern.find('{');
        const std::size_t close = pattern.find('}', open);
        if (open == std::string_view::npos || close == std::string_view::npos)
            return text.append(pattern);
        text.append(pattern.substr(0, open)).append(filled(arguments, pattern.substr(open + 1, close - open - 1)));
        pattern.remove_prefix(close + 1);
    }
}

std::string toLine(const Problem &problem)
{
    std::string text = problem.file;
    if (problem.line > 0)
        text += ":" + std::to_string(problem.line);
    if (!text.empty())
        text += ": ";
    if (!problem.pointer.empty())
        text += problem.pointer + ": ";
    text += problem.level == Problem::Level::Error ? "error[" : "warning[";
    return text + problem.code + "]: " + sentence(problem);
}

} // namespace engawa
