#pragma once

#include "core/games/takenoko/play.h"

namespace engawa::takenoko {

int pointsOf(const Rules &rules, const Player &player, Category category); // of completed objectives
int emperorPoints(const Rules &rules, const State &state, int seat);
int scoreOf(const Rules &rules, const State &state, int seat);

Outcome outcomeOf(const Rules &rules, const State &state);
ScoreSheet scoreSheet(const Rules &rules, const State &state);

} // namespace engawa::takenoko
