#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/argument.h"

namespace engawa {

// What is wrong with a file, and where. The code is stable; its sentence is "problem.<code>" in the engine's texts or in
// those of the game's pack, with {names} for the arguments: core/pack/sentences.h says it. {suggestion}, the word that was
// probably meant, becomes a clause of its own, or nothing when it is empty.
struct Problem
{
    enum class Level { Warning, Error };
    using Arguments = Argument::List;

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

// Without texts at hand: the code and its arguments.
std::string bareSentence(const Problem &problem);

// file:line: pointer: error[code]: sentence
std::string toLine(const Problem &problem, std::string_view sentence);
std::string toLine(const Problem &problem); // with its bare sentence

} // namespace engawa
