#include "core/base/problem.h"

#include <algorithm>

namespace engawa {

bool hasError(const Problems &problems)
{
    return std::ranges::contains(problems, Problem::Level::Error, &Problem::level);
}

std::string bareSentence(const Problem &problem)
{
    return bare(inWords(problem.code, problem.arguments));
}

std::string toLine(const Problem &problem, std::string_view sentence)
{
    std::string text = problem.file;
    if (problem.line > 0)
        text += ":" + std::to_string(problem.line);
    if (!text.empty())
        text += ": ";
    if (!problem.pointer.empty())
        text += problem.pointer + ": ";
    text += problem.level == Problem::Level::Error ? "error[" : "warning[";
    return text.append(problem.code).append("]: ").append(sentence);
}

std::string toLine(const Problem &problem)
{
    return toLine(problem, bareSentence(problem));
}

} // namespace engawa
