#pragma once

#include "core/game/game.h"
#include "core/game/move.h"
#include "core/games/momiji/log.h"
#include "core/games/momiji/rules.h"
#include "core/games/momiji/state.h"

namespace engawa::momiji {

// A move's verb; what its numbers mean stands beside it. A card is an entry of leaf_cards.json, not a copy: copies of
// one card are the same choice.
enum class Verb : std::uint8_t {
    Draft,     // b: landscape
    Refill,
    Collect,   // b: leaf
    Play,      // b: card, c: Side
    Done,
    Objective, // b: objective
    Swap,      // b: own objective, c: available one
    Trade,     // b: card
    Use,       // b: landscape, c: 0 acorns, 1 golden leaf, d: seat that has the tile
    Top,       // b: leaf
    Discard,   // b: card
    Order,     // b: leaf
    Take,      // b: card
    Tuck,      // b: card, c: leaf
    Place,     // c: Side
    Garden,
    Exchange,  // b: card of the hand, c: card of the garden
    End,
    Pass,
};
inline constexpr int verbCount = static_cast<int>(Verb::Pass) + 1;

enum class Side : std::int16_t { None, Left, Right };

inline const Scenario *scenarioOf(const Rules &rules, const State &state)
{
    return state.scenario ? &rules.scenarios[state.scenario - 1u] : nullptr;
}

// Are the leaves in play that the objective asks for?
inline bool leavesInPlay(const Rules &rules, std::uint8_t leaves, const Objective &objective)
{
    if (objective.leaf >= 0)
        return leaves >> objective.leaf & 1;
    return !rules.parameters.triosDropWithType || !(objective.trio & ~leaves);
}

// With how many the match began; more where a position was set up so.
inline int dealtToriis(const Rules &rules, const State &state)
{
    return std::max<int>(state.toriis, state.seats + rules.parameters.toriisExtra);
}

// The landscape under way, if any, and the effect that is being carried out.
inline int indexUnderWay(const Rules &rules, const State &state) // -1: none
{
    return state.turn.active ? rules.landscapesInMatch[state.turn.active - 1u] : -1;
}
inline const Landscape *landscapeUnderWay(const Rules &rules, const State &state)
{
    return state.turn.active ? &rules.landscapes[rules.landscapesInMatch[state.turn.active - 1u]] : nullptr;
}
const Effect *effectUnderWay(const Rules &rules, const State &state);

// cards.cpp: where cards are, and how they move.
void addToHand(State &state, int seat, CopyIndex copy, bool open); // discards it where the hand is full
CopyIndex takeFromHand(const Rules &rules, State &state, int card); // of the seat to act, which has such a card
void discardFromHand(const Rules &rules, State &state, int card);
inline int drawCard(State &state) // -1: the deck is empty
{
    return state.deck.empty() ? -1 : state.deck.pop();
}
void placeOnPile(const Rules &rules, State &state, int seat, CopyIndex copy, Side side, const Log &log);
void tuckUnder(State &state, Pile &pile, CopyIndex copy);
int matchingPairs(const Rules &rules, const Player &player);

// The top value of every pile of a player, -1 for none.
struct Tops
{
    std::array<std::int8_t, maxLeaves> value;
    Tops(const Rules &rules, const Player &player)
    {
        value.fill(-1);
        for (const Pile &pile : player.piles)
            value[pile.leaf] = static_cast<std::int8_t>(rules.faceOf(pile.top).value);
    }
};
// The values that a pile with this top takes, -1: a pile that is yet to begin. With `skip` a card may leave out that
// many.
struct ValueRange
{
    int least;
    int most; // below `least`: none, the pile is closed
};
inline ValueRange valuesOn(const Rules &rules, int top, int skip)
{
    if (top < 0)
        return {rules.parameters.startValue, rules.parameters.startValue + skip};
    return top >= rules.parameters.toriiValue ? ValueRange{0, -1} : ValueRange{top, top + 1 + skip};
}
// Why a card can't go on the player's piles, or noRule.
inline RuleIndex checkPlacing(const Rules &rules, const Tops &tops, const Face &face, int skip)
{
    const int top = tops.value[face.leaf];
    const ValueRange taken = valuesOn(rules, top, skip);
    if (face.value >= taken.least && face.value <= taken.most)
        return noRule;
    return refused(top < 0 ? Rule::PlayStart : taken.most < taken.least ? Rule::PlayClosed : Rule::PlayNoGap);
}
// Placed with a skip only?
inline bool skips(const Rules &rules, const Tops &tops, const Face &face)
{
    return face.value > valuesOn(rules, tops.value[face.leaf], 0).most;
}

// display.cpp: the columns.
void reveal(const Rules &rules, State &state, int cards, Rule rule, const Log &log);
void takeColumn(State &state, int leaf);
void takeTop(State &state, int leaf);
void refillIfEmpty(const Rules &rules, State &state, const Log &log);
void soloReveal(const Rules &rules, State &state, Rule rule, const Log &log); // discards the display, reveals anew

// costs.cpp: what things cost, and paying.
int surchargeOfTrees(const Rules &rules, const State &state, Surcharge kind);
inline int surcharge(const Rules &rules, const State &state, Surcharge kind)
{
    return has(state, Module::AncientGarden) ? surchargeOfTrees(rules, state, kind) : 0;
}
inline int refillCost(const Rules &rules, const State &state)
{
    return rules.parameters.refillCost + surcharge(rules, state, Surcharge::Refill);
}
int objectiveCost(const Rules &rules, const State &state, int objective);
std::uint32_t buyable(const Rules &rules, const State &state, int acorns); // objectives, a bit each
RuleIndex checkObjective(const Rules &rules, const State &state, int objective, int acorns);
void pay(const Rules &rules, State &state, int acorns); // may be a solo player's defeat
void gain(State &state, int seat, int acorns);
bool exchangeable(const Rules &rules, int handValue, int gardenValue);
bool canExchange(const Rules &rules, const State &state);
int nextPathSpace(const State &state); // -1: no token is left

// A Play under way, or about to begin: what else may be played.
struct PlayFrame
{
    int cards;      // most cards
    int piles;      // exactly on so many piles; 0: a Spread or a Stack
    bool stackOnly;
    int skipCards;  // that may still skip
    int skipBy;
};
PlayFrame playFrame(const State &state, const Landscape *landscape, const Effect *effect);
PlayFrame playFrame(const Rules &rules, const State &state); // of the Play under way
RuleIndex checkCombination(const Rules &rules, const Turn &turn, const PlayFrame &frame, int leaf);
bool canPlayMore(const Rules &rules, const State &state, const PlayFrame &frame);
// Leaf types of which the hand has a card that could be played now, a bit each.
std::uint8_t playableLeaves(const Rules &rules, const State &state, int skip);

// use.cpp
int tileToUse(const Rules &rules, const State &state, int owner, int landscape, bool golden); // index in tiles, or -1
// What checking several landscapes of one position computes only once.
struct Glance
{
    int surcharge = -1;
    std::array<std::int16_t, 10> playable; // leaves by values skipped, -1: not yet looked at
    Glance() { playable.fill(-1); }
};
inline int acornsAfterUse(const Rules &rules, const State &state, bool golden, Glance &glance) // below 0: too dear
{
    if (glance.surcharge < 0)
        glance.surcharge = surcharge(rules, state, Surcharge::Landscape);
    return active(state).acorns - glance.surcharge - (golden ? 0 : rules.parameters.landscapeCost);
}
// Can the main part and the first effect happen that the landscape promises?
bool conditionMet(const Rules &rules, const State &state, int landscape, bool golden, Glance &glance);
RuleIndex checkUse(const Rules &rules, const State &state, int landscape, bool golden, int owner, Glance &glance);
void use(const Rules &rules, State &state, int landscape, bool golden, int owner, EventList *events);
// Goes on with the landscape under way, then with the turn.
void resume(const Rules &rules, State &state, EventList *events);

// finish.cpp: from the end of a turn to the end of the game.
void payBonus(const Rules &rules, State &state, Rule rule, const Log &log);
void endTurn(const Rules &rules, State &state, EventList *events);
void finishTurn(const Rules &rules, State &state, EventList *events);
void finishGame(const Rules &rules, State &state, EventList *events);

// deal.cpp
void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events);
void dealAcorns(const Rules &rules, State &state, const Log &log); // that everybody begins with
void sortDeck(const Rules &rules, State &state);
void sortTileDeck(const Rules &rules, State &state);
void insertAtPlace(const Rules &rules, State &state, CopyIndex copy); // a new copy joins the deck
void pickTile(const Rules &rules, State &state, int landscape, EventList *events);
void redealHidden(const Rules &rules, State &state, Seat seat, std::uint64_t seed); // redeal.cpp

// moves.cpp, check.cpp, attempts.cpp, turn.cpp
void listLegal(const Rules &rules, const State &state, MoveList &moves);
RuleIndex checkMove(const Rules &rules, const State &state, Move move);
bool hasMainAction(const Rules &rules, const State &state);
bool hasOption(const Rules &rules, const State &state); // something besides the main action
void listAttempts(const Rules &rules, const State &state, MoveList &moves);
void applyMove(const Rules &rules, State &state, Move move, EventList *events);

} // namespace engawa::momiji
