#pragma once

#include "core/games/leafus/play.h"

namespace engawa::leafus {

int seatScore(const Rules &rules, const State &state, int seat);

Outcome outcomeOf(const Rules &rules, const State &state);
ScoreSheet scoreSheet(const Rules &rules, const State &state);

// Says at the end what counted and who won.
void announce(const Rules &rules, const State &state, EventList *events);

} // namespace engawa::leafus
