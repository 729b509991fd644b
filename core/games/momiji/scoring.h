#pragma once

#include "core/games/momiji/play.h"

namespace engawa::momiji {

inline bool hasSquirrel(const State &state, int seat)
{
    return has(state, Module::Squirrel) && state.squirrel == seat;
}
int pilePoints(const Rules &rules, const Player &player);
int pathPoints(const Rules &rules, const Player &player);

// The garden's leaf with the strictly highest sum; -1: several share it, or there is no garden.
int gardenLeaf(const Rules &rules, const State &state);
int gardenLeafPoints(const Rules &rules, const State &state, int seat);

// `objectives` gives what the seat has for those that are owned, by itself and others.
int seatScore(const Rules &rules, const State &state, int seat, int objectives);
bool soloWon(const Rules &rules, const State &state);

Outcome outcomeOf(const Rules &rules, const State &state);
ScoreSheet scoreSheet(const Rules &rules, const State &state);
// Without what nobody may count before the end: the piles, and with them the objectives and the garden's leaf.
ScoreSheet publicSheet(const Rules &rules, const State &state);

// Says at the end what counted and who won.
void announce(const Rules &rules, const State &state, EventList *events);

} // namespace engawa::momiji
