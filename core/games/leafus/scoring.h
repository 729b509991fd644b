#pragma once

#include "core/games/leafus/play.h"

namespace engawa::leafus {

int seatScore(const Rules &rules, const State &state, int seat);

Outcome outcomeOf(const Rules &rules, const State &state);
ScoreSheet scoreSheet(const Rules &rules, const State &state);
inline ScoreSheet publicSheet(const Rules &rules, const State &state)
{
    return scoreSheet(rules, state);
} // all is open

// Says at the end what counted and who won.
void announce(const Rules &rules, const State &state, EventList *events);

} // namespace engawa::leafus
