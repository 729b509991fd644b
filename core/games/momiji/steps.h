#pragma once

#include "core/games/momiji/play.h"

// The steps of a turn, as turn.cpp and use.cpp share them.
namespace engawa::momiji {

inline void clearStep(Turn &turn)
{
    turn.count = turn.total = turn.leaves = turn.skips = 0;
}

inline int landscapeCost(const Rules &rules, const State &state, bool golden)
{
    return (golden ? 0 : rules.parameters.landscapeCost) + surcharge(rules, state, Surcharge::Landscape);
}

inline bool ownsLandscape(const Rules &rules, const Player &player, int landscape)
{
    for (const OwnTile &tile : player.tiles)
        if (rules.tiles[tile.tile].landscape == landscape)
            return true;
    return false;
}

// Is it the time to use a landscape of this kind? Modifiers are declared with the main action that they change.
inline bool timely(const Turn &turn, Trigger trigger)
{
    return trigger == Trigger::Free || (!turn.main && (!turn.refilled || trigger == Trigger::Collect));
}

// Is there a column of at most so many cards?
inline bool anyColumn(const State &state, int cards)
{
    for (const Column &column : state.columns)
        if (!column.empty() && static_cast<int>(column.size()) <= cards)
            return true;
    return false;
}

// How many columns, and how many cards in all, the step under way may take.
struct ColumnLimit
{
    int columns = 1;
    int cards = maxCopies;
};
inline ColumnLimit columnLimit(const Rules &rules, const State &state)
{
    const Effect *effect = effectUnderWay(rules, state);
    if (!effect)
        return {};
    return {effect->columns, effect->does == Do::TakeColumns && effect->cards ? effect->cards : maxCopies};
}

// use.cpp: starts an effect; false if it needs no decision and is done.
bool beginEffect(const Rules &rules, State &state, const Effect &effect, EventList *events);
// abilities.cpp
void afterTaking(const Rules &rules, State &state, bool main, const Log &log); // `main`: by the action Collect
void takeTopOf(const Rules &rules, State &state, int leaf, EventList *events);
void swap(const Rules &rules, State &state, int given, int taken, EventList *events);
void discardDrawn(const Rules &rules, State &state, int card, EventList *events);
void order(const Rules &rules, State &state, int leaf, EventList *events);
void takeDiscarded(const Rules &rules, State &state, int card, EventList *events);
void tuck(const Rules &rules, State &state, int card, int leaf, EventList *events);
void placeRevealed(const Rules &rules, State &state, Side side, EventList *events);
bool drawForLandscape(State &state, const Effect &effect, const Log &log);
bool revealToPiles(const Rules &rules, State &state, const Effect &effect, EventList *events);

// use.cpp
void finishMainPart(const Rules &rules, State &state, EventList *events); // effects after the main action follow
void finishEffect(const Rules &rules, State &state, EventList *events);   // the next effect follows
void finishStep(const Rules &rules, State &state, EventList *events);     // whichever of the two it was
void completeMain(const Rules &rules, State &state, EventList *events);
void backToTurn(const Rules &rules, State &state, EventList *events);     // ends the turn if nothing else is left

} // namespace engawa::momiji
