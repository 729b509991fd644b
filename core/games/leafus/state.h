#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/base/row.h"
#include "core/game/state.h"
#include "core/games/leafus/rules.h"

namespace engawa::leafus {

// What a player has drawn on the sheet.
struct Sheet
{
    Bits<maxEdges> lines;
    Bits<maxEdges> turned; // of the lines: drawn from the edge's `to` to its `from`
    Bits<maxNodes> tips;   // nodes at which one more line may begin; follows from the lines
    Bits<maxLeaves> yellow; // and still hanging
    Bits<maxLeaves> heaped;
    std::uint8_t crosses = 0;
    std::uint8_t hexes = 0;
    std::uint8_t heaps = 0;
    std::uint8_t charges = 0;
    std::uint8_t takenBack = 0; // times that dice were taken back since the seat was last asked
    std::uint8_t stuck = 0;     // no line may be drawn any more; follows from the lines
    std::uint16_t needless = 0; // taken back in the whole game, and needless uses of dice: what bots avoid
    std::int32_t points = 0;    // of the nodes; follows from the lines
    std::uint32_t unused = 0;

    bool operator==(const Sheet &) const = default;
};

// A die, or two as one wished die, put on an action.
inline constexpr std::uint8_t noDie = 0xff;
struct Use
{
    Action action = Action::Wind;
    std::uint8_t die = 0;
    std::uint8_t partner = noDie; // the second die of a wish

    int dice() const { return partner == noDie ? 1 : 2; }
    std::uint32_t bits() const { return 1u << die | (partner == noDie ? 0u : 1u << partner); } // of its dice
    bool operator==(const Use &) const = default;
};

enum class Phase : std::uint8_t {
    Assign, // dice to actions
    Roots,  // draw lines
    Over,
};

struct State
{
    std::uint64_t seed = 0;
    std::array<Sheet, maxPlayers> sheets;
    std::array<std::uint8_t, maxDice> dice{}; // faces
    Row<Use, maxDice> uses;                   // in the order of assigning
    std::uint16_t rolls = 0;
    std::uint8_t diceCount = 0;
    std::uint8_t mode = 0;
    std::uint8_t seats = 0;
    std::int8_t seat = 0; // to act
    std::int8_t turn = 0; // whose turn it is
    std::int8_t starter = 0;
    Phase phase = Phase::Assign;
    bool dummy = false;         // the dice are the dummy's
    std::uint8_t lines = 0;     // that may still be drawn
    std::array<std::uint8_t, 3> unused{};

    bool operator==(const State &) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= engawa::State::size);
static_assert(std::has_unique_object_representations_v<State>); // no padding: states are compared and hashed as bytes

template <class Table> // State, or a constant one
auto &sheetOf(Table &state, int seat)
{
    return state.sheets[static_cast<std::size_t>(seat)];
}
template <class Table>
auto &active(Table &state) // of the seat to act
{
    return sheetOf(state, state.seat);
}

// Somebody else rolled these dice.
inline bool isForeign(const State &state)
{
    return state.dummy || state.seat != state.turn;
}

} // namespace engawa::leafus
