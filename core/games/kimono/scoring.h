#pragma once

#include "core/games/kimono/play.h"

namespace engawa::kimono {

int monPoints(const Rules &rules, const Album &album);
int propPoints(const Rules &rules, const State &state, int side);

// Markers, points or prizes of one side, as the mode counts them.
int sideScore(const Rules &rules, const State &state, int side);

Outcome outcomeOf(const Rules &rules, const State &state);
ScoreSheet scoreSheet(const Rules &rules, const State &state);

// Says at the end what counted and who won.
void announce(const Rules &rules, const State &state, EventList *events);

} // namespace engawa::kimono
