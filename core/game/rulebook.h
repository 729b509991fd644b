#pragma once

#include <string>
#include <string_view>

#include "core/game/game.h"

namespace engawa {

// A rule's sentence with the numbers of its mode.
std::string ruleSentence(const Game &game, RuleIndex rule, std::string_view mode, std::string_view language);

// The same in every language of the pack, for a problem.
Argument ruleInWords(const Game &game, RuleIndex rule, std::string_view mode);

// Gives problems that name a rule its sentence.
void citeRules(const Game &game, std::string_view mode, Problems &problems);

// Does rulebook.json say that the rule holds in the mode?
bool ruleHolds(const Game &game, RuleIndex rule, std::string_view mode);

// Why a rule that holds in the mode can never fire there with the pack's data: the text "never.<rule>.<mode>" or
// "never.<rule>"; empty for one that can.
std::string whyNever(const Game &game, RuleIndex rule, std::string_view mode, std::string_view language);

} // namespace engawa
