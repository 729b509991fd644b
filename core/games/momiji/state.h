#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/base/row.h"
#include "core/game/seats.h"
#include "core/games/momiji/rules.h"

namespace engawa::momiji {

// A pile of one leaf type: its top card; State::below leads to the others.
struct Pile
{
    std::uint8_t leaf = 0;
    CopyIndex top = 0;
    std::uint8_t size = 0;
    std::uint8_t unused = 0;

    bool operator==(const Pile &) const = default;
};

struct OwnTile
{
    TileIndex tile = 0;
    bool acorn = false;     // acorns lie on it
    bool golden = false;    // a golden leaf lies on it
    bool ownerUsed = false; // by its owner, with acorns or a golden leaf

    bool operator==(const OwnTile &) const = default;
};

using Hand = Row<CopyIndex, maxHand>; // sorted, so that its order says nothing
using Column = Row<CopyIndex, maxColumn>; // in the order of reveal

struct Player
{
    Hand hand;
    Row<Pile, maxLeaves> piles; // from left to right
    Row<OwnTile, maxOwnTiles> tiles;
    std::int16_t acorns = 0;
    std::uint8_t golden = 0;
    std::uint8_t path = 0; // space of the animal from 1; 0: not on the path
    std::uint16_t unused = 0;
    std::uint32_t objectives = 0; // a bit per objective

    bool operator==(const Player &) const = default;
};

enum class Phase : std::uint8_t {
    Draft,       // choose a landscape
    Turn,        // choose an action
    Trade,       // the other cards of a trade
    Columns,     // take columns for a landscape
    Tops,        // take top cards of columns
    Drawn,       // discard from the cards just drawn
    Play,        // more cards of a Play
    Objective,   // buy or swap an objective for a landscape
    Order,       // put the piles in order
    Take,        // take from the discard pile
    Discard,     // discard for acorns
    Tuck,        // put cards under piles
    Place,       // choose an end for a revealed card
    Exchange,    // exchange a card with the garden
    PlayDiscard, // a solo player discards after a Play
    HandLimit,   // discard down to the limit
    Over,
};

enum class Action : std::uint8_t { None, Collect, Play, Objective };

// What has happened in the turn under way.
struct Turn
{
    bool main = false; // the main action is done
    bool refilled = false;
    bool traded = false;
    bool gardened = false;
    bool landscape = false; // one was used
    bool bonus = false;     // a Spread was played
    bool stacked = false;   // a Stack was the main action: earns the squirrel
    bool single = false;    // the column collected earns a golden leaf
    Action action = Action::None; // the main action under way
    bool declared = false;        // … and its own part is not done yet
    std::uint8_t active = 0;      // landscape under way, in Rules::landscapesInMatch counted from 1; 0: none
    std::uint8_t effect = 0;      // … and its effect
    std::uint8_t count = 0;       // cards, columns or piles of the step under way
    std::uint8_t total = 0;       // cards taken in this step
    std::uint8_t leaves = 0;      // a bit for each leaf type of this step
    std::uint8_t skips = 0;       // cards of this Play that skipped a value

    bool operator==(const Turn &) const = default;
};

struct Garden
{
    Row<CopyIndex, maxGarden> cards;
    std::array<std::uint8_t, maxPath> path{}; // kind of the token from 1; 0: none
    Row<std::uint8_t, maxPath> removed;       // kinds that nobody has seen
    std::array<std::uint8_t, maxTokens> trees{};

    bool operator==(const Garden &) const = default;
};

struct State
{
    std::uint64_t seed = 0;
    std::array<std::uint64_t, maxCopies / 64> open{}; // a bit for each card in a hand that everybody knows
    std::array<CopyIndex, maxCopies> below{};         // in a pile: the next card down
    Row<CopyIndex, maxCopies> deck;                   // the next draw is at the back
    Row<CopyIndex, maxCopies> discard;                // the newest is at the back
    Row<CopyIndex, maxBox> box;                       // never seen, sorted
    Row<CopyIndex, maxDrawn> drawn; // sorted: for a landscape, not yet kept; or one card revealed, without its end
    std::array<Column, maxLeaves> columns;
    std::array<Player, maxPlayers> players;
    Row<TileIndex, maxTiles> tileDeck; // the next is at the back; after the draft sorted: the box
    Row<TileIndex, maxShown> tilesShown;
    Garden garden;
    Turn turn;
    std::uint32_t available = 0; // objectives in the middle
    std::uint16_t turns = 0;
    std::uint8_t leaves = 0; // in play, a bit each
    std::uint8_t toriis = 0;
    std::uint8_t goldenSupply = 0;
    std::uint8_t mode = 0;
    std::uint8_t scenario = 0; // counted from 1; 0: none
    std::uint8_t modules = 0;
    std::uint8_t seats = 0;
    std::int8_t seat = 0; // to act
    std::int8_t starter = 0;
    std::int8_t squirrel = nobody; // its owner
    std::uint8_t turnsLeft = 0;    // in the last round: turns with the one under way; 0: not yet the last round
    Phase phase = Phase::Turn;
    bool defeated = false;
    std::array<std::uint8_t, 5> unused{};

    bool operator==(const State &) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= engawa::State::size);
static_assert(std::has_unique_object_representations_v<State>); // no padding: states are compared and hashed as bytes

inline bool isOpen(const State &state, CopyIndex copy)
{
    return state.open[copy / 64] >> (copy % 64) & 1;
}
inline void setOpen(State &state, CopyIndex copy, bool open)
{
    const std::uint64_t bit = std::uint64_t{1} << (copy % 64);
    state.open[copy / 64] = open ? state.open[copy / 64] | bit : state.open[copy / 64] & ~bit;
}

inline const Pile *pileOf(const Player &player, int leaf)
{
    for (const Pile &pile : player.piles)
        if (pile.leaf == leaf)
            return &pile;
    return nullptr;
}
inline Pile *pileOf(Player &player, int leaf)
{
    for (Pile &pile : player.piles)
        if (pile.leaf == leaf)
            return &pile;
    return nullptr;
}

// Calls visit(copy) for the cards of a pile from the top down.
template <class Visit>
void eachCard(const State &state, const Pile &pile, Visit &&visit)
{
    CopyIndex copy = pile.top;
    for (int i = 0; i < pile.size; ++i, copy = state.below[copy])
        visit(copy);
}

// The columns that have cards, a bit each.
inline unsigned filledColumns(const State &state)
{
    unsigned filled = 0;
    for (std::size_t leaf = 0; leaf < maxLeaves; ++leaf)
        filled |= unsigned{!state.columns[leaf].empty()} << leaf;
    return filled;
}
inline bool displayEmpty(const State &state)
{
    return filledColumns(state) == 0;
}

inline bool has(const State &state, Module module)
{
    return state.modules & static_cast<std::uint8_t>(module);
}
inline constexpr std::uint8_t bitOf(int leaf)
{
    return static_cast<std::uint8_t>(1u << leaf);
}

} // namespace engawa::momiji
