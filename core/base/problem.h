#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engawa {

// What is wrong with a file, and where. The code is stable (tests and translations use it); the sentence is made from
// the code's pattern and the arguments.
struct Problem
{
    enum class Level { Warning, Error };
    using Arguments = std::vector<std::pair<std::string, std::string>>;

    Level level = Level::Error;
    std::string code;
    std::string file;
    int line = 0; // 0: unknown
    std::string pointer;
    Arguments arguments;

    bool operator==(const Problem &) const = default;
};

using Problems = std::vector<Problem>;

bool hasError(const Problems &problems);

// The English pattern of a code, with {names} for the arguments; empty for an unknown code. {suggestion}, the word that
// was probably meant, becomes a clause of its own, or nothing when it is empty.
std::string_view patternOf(std::string_view code);
std::vector<std::string_view> problemCodes(); // every code that has a pattern

std::string sentence(const Problem &problem);

// A pattern with its {names} replaced by the arguments.
std::string fillPattern(std::string_view pattern, const Problem::Arguments &arguments);

// file:line: pointer: error[code]: sentence
std::string toLine(const Problem &problem);

} // namespace engawa
