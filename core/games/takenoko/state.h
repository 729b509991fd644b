#pragma once

#include <array>
#include <cstdint>

#include "core/base/row.h"
#include "core/game/seats.h"
#include "core/games/takenoko/rules.h"

namespace engawa::takenoko {

// The pond is the first place of the garden. Sides are numbered clockwise from the east.
using Place = std::uint8_t; // index in State::garden
inline constexpr Place pond = 0;
inline constexpr Place nothing = 0xff;

inline constexpr std::array<std::int8_t, sides> sideQ{1, 0, -1, -1, 0, 1};
inline constexpr std::array<std::int8_t, sides> sideR{0, 1, 1, 0, -1, -1};

constexpr int opposite(int side)
{
    return side < 3 ? side + 3 : side - 3;
}
// The side on which a place so far away lies, or -1 if it is no neighbour.
constexpr int sideTowards(int q, int r)
{
    // q from -1 to 1, each with r from -1 to 1
    constexpr std::array<std::int8_t, 9> towards{-1, 3, 2, 4, -1, 1, 5, 0, -1};
    return q >= -1 && q <= 1 && r >= -1 && r <= 1 ? towards[static_cast<std::size_t>(3 * q + r + 4)] : -1;
}
static_assert([] {
    for (std::size_t side = 0; side < sides; ++side)
        if (sideTowards(sideQ[side], sideR[side]) != static_cast<int>(side))
            return false;
    return true;
}());
constexpr std::uint8_t bit(int number)
{
    return static_cast<std::uint8_t>(1u << number);
}

// A plot in the garden, with what lies on it and around it.
struct Plot
{
    std::int8_t q = 0;
    std::int8_t r = 0;
    PlotIndex plot = 0;
    std::uint8_t colour = noColour;
    std::uint8_t wet = noColour; // its colour once it is irrigated: what patterns look for
    std::uint8_t height = 0;
    std::uint8_t improvement = 0; // counted from 1; 0: none
    bool token = false;           // the improvement is a token
    bool sprouted = false;        // it had its first shoot
    std::uint8_t channels = 0;    // a bit for each side, as the next two
    std::uint8_t land = 0;        // a plot lies there
    std::uint8_t rim = 0;         // the pond lies there
    std::array<Place, sides> beside{nothing, nothing, nothing, nothing, nothing, nothing};

    bool irrigated() const { return wet != noColour; }
    bool operator==(const Plot &) const = default;
};

struct Player
{
    Row<CardIndex, maxHand> hand;       // sorted, so that its order says nothing
    Row<CardIndex, maxCards> completed; // in the order of completing
    std::array<std::uint16_t, maxColours> bamboo{};
    std::array<std::uint8_t, maxImprovements> tokens{}; // stored
    std::uint8_t channels = 0;                          // stored
    std::uint8_t unused = 0;

    bool operator==(const Player &) const = default;
};

enum class Phase : std::uint8_t {
    Weather, // choose the weather
    Rain,    // choose a plot on which bamboo grows
    Storm,   // choose the panda's plot
    Clouds,  // take a token and place it, or move one
    Choose,  // choose the actions beforehand
    Turn,    // take actions, complete objectives
    Plot,    // choose a drawn plot and its place
    Under,   // put the other plots under the stack
    Over,
};

// What has happened in the turn under way.
struct Turn
{
    std::array<std::uint8_t, actionCount> taken{};
    std::array<std::uint8_t, actionCount> chosen{}; // beforehand and not yet taken
    std::uint8_t done = 0;                          // actions taken
    std::uint8_t extra = 0;                         // actions that the weather added
    std::uint8_t weather = 0;                       // counted from 1; 0: none
    bool wind = false;                              // equal actions are allowed

    bool operator==(const Turn &) const = default;
};

struct State
{
    std::uint64_t seed = 0;
    std::array<std::uint64_t, 4> lying{}; // a bit for each of Rules::patterns that lies irrigated in the garden
    Row<Plot, maxPlots + 1> garden;
    Row<PlotIndex, maxPlots> stack;    // the next draw is at the back
    Row<std::uint8_t, maxPlots> known; // per place of the stack: a bit for each seat that put the plot there
    Row<PlotIndex, maxDrawn> drawn;    // in the order of drawing
    Row<std::uint8_t, maxDrawn> drawnKnown;
    std::array<Row<CardIndex, maxCards>, categoryCount> decks; // the next draw is at the back
    std::array<Player, maxPlayers> players;
    std::array<std::uint16_t, maxColours> used{}; // bamboo sections in the garden and with players
    std::array<std::uint8_t, maxImprovements> reserve{};
    Turn turn;
    std::uint16_t turns = 0;
    std::uint8_t channels = 0; // in the reserve
    Place gardener = pond;
    Place panda = pond;
    std::uint8_t mode = 0;
    std::uint8_t seats = 0;
    std::int8_t seat = 0; // to act
    std::int8_t starter = 0;
    std::int8_t emperor = nobody; // who has the Emperor card
    Phase phase = Phase::Turn;
    bool stalled = false; // the round limit ended it
    std::array<std::uint8_t, 4> unused{};

    bool operator==(const State &) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= engawa::State::size);
static_assert(std::has_unique_object_representations_v<State>); // no padding: states are compared and hashed as bytes

inline bool lies(const State &state, std::size_t pattern)
{
    return state.lying[pattern / 64] >> (pattern % 64) & 1;
}

inline int roundOf(const State &state) // from 1
{
    return state.turns / state.seats + 1;
}

} // namespace engawa::takenoko
