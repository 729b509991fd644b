#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/game/game.h"
#include "core/pack/sentences.h"

// How things look on a terminal.
namespace engawa::lab {

// One line each; warnings too.
void printProblems(std::ostream &out, const Problems &problems, const Sentences &sentences);

// Columns as wide as they need; the first to the left, the others to the right.
void printTable(std::ostream &out, const std::vector<std::vector<std::string>> &rows);

// JSON for people and programs: short values on one line.
std::string laidOut(const Json &json);
// A position for people: no brackets and quotes, deeper things further in.
void printValue(std::ostream &out, const Json &json);

// Cells that the text takes on a terminal, about.
std::size_t widthOf(std::string_view text);

std::string say(const Game &game, const Message &message, std::string_view language);
std::string nameOf(const Game &game, const std::string &id, std::string_view language); // the text "name.<id>"

struct CitedRule
{
    std::string id;
    std::string sentence;
};
CitedRule cited(const Game &game, const State &state, RuleIndex rule, std::string_view language);

} // namespace engawa::lab
