#pragma once

#include <string>
#include <vector>

#include "app/lab/verbs.h"
#include "core/bots/levels.h"
#include "core/game/setup.h"
#include "core/pack/sentences.h"

namespace engawa::lab {

// The setup that the words ask for, completed from the pack. Throws UsageError.
Setup setupFrom(const SetupWords &words, int starter, const Data &data, const Sentences &sentences);

// Throws UsageError for a name that no bot has in the game.
void checkBots(const std::vector<std::string> &words, const Levels &levels, const Data &data);
// A bot for each of the seats. Throws UsageError.
std::vector<std::string> botsFor(const std::vector<std::string> &words, int seats, const Levels &levels,
                                 const Data &data);

int threadsFor(const BotWords &words);

} // namespace engawa::lab
