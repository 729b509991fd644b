#pragma once

#include <string>
#include <vector>

#include "core/games/momiji/rules.h"
#include "core/pack/text.h"

// What the tokens of a solo scenario ask for, in sentences.
namespace engawa::momiji {

// The form of a formula, its numbers and leaves left open, as the key of a sentence: "pile(red) >= 1" is
// "pile_of_leaf_at_least_n". The sentence has the numbers as {n1}, {n2} … and the leaves as {leaf1} …
std::string formOf(const Rules &rules, std::string_view formula);

// What a token requires and what it costs. A formula of a form that the texts have no sentence for is told as it is written.
std::vector<Message> wordsOfToken(const Rules &rules, const Texts &texts, const Scenario &scenario,
                                  std::string_view objective);

} // namespace engawa::momiji
