#pragma once

#include "core/games/momiji/play.h"

namespace engawa::momiji {

int pathPoints(const Rules &rules, const Player &player);

// The garden's leaf with the strictly highest sum; -1: several share it, or there is no garden.
int gardenLeaf(const Rules &rules, const State &state);
int gardenLeafPoints(const Rules &rules, const State &state, int seat);

// Points of the owned objectives, his own and others', for one seat.
int objectivePoints(const Rules &rules, const State &state, int seat);
// Points of his own objectives in which the seat is ahead of every other by at least `lead`.
int leadPoints(const Rules &rules, const State &state, int seat, int lead);
int seatScore(const Rules &rules, const State &state, int seat);
bool soloWon(const Rules &rules, const State &state);

Outcome outcomeOf(const Rules &rules, const State &state);
ScoreSheet scoreSheet(const Rules &rules, const State &state);
// Without what nobody may count before the end: the piles, and with them the objectives and the garden's leaf.
ScoreSheet publicSheet(const Rules &rules, const State &state);

// Says at the end what counted and who won.
void announce(const Rules &rules, const State &state, EventList *events);

} // namespace engawa::momiji
