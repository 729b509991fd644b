#pragma once

#include <array>
#include <cstdint>

#include "core/base/row.h"
#include "core/game/state.h"
#include "core/games/kimono/rules.h"

namespace engawa::kimono {

// A photo in an album. The base layer uses even x, an upper photo at (x, y) rests on (x-1, y-1) and (x+1, y-1).
struct Photo
{
    CopyIndex copy = 0;
    std::int8_t x = 0;
    std::int8_t y = 0;
    std::int8_t token = blank; // on the seam to its right neighbour
    std::int8_t unused = 0;

    bool operator==(const Photo &) const = default;
};

using Album = Row<Photo, maxPhotos>;

enum class Phase : std::uint8_t {
    Take,   // choose how many cards the photographer crosses
    Place,  // choose where the photo goes
    Name,   // both halves of a seam are wild: name its token
    Reward, // choose a card of the display
    Over,
};

// Which seam of the photo just placed waits for a name.
enum class Seam : std::uint8_t { Left, Right };

struct State
{
    std::uint64_t seed = 0;
    std::array<CopyIndex, maxRing> ring{}; // clockwise; noCopy: an empty place
    Row<CopyIndex, maxCopies> deck;        // the next draw is at the back
    Row<CopyIndex, maxDisplay> display;    // rewards
    std::array<Album, 2> albums;
    std::array<std::int8_t, maxPatterns> marker{};       // + is the side of seat 0
    std::array<std::uint8_t, maxPatterns + 1> supply{};  // tokens by kind, cats last
    std::array<std::int8_t, maxPatterns> valueOf{};      // per track the pattern whose value it has
    std::array<std::int8_t, maxPatterns> tileOwner{};    // side, or -1
    std::uint16_t resolved = 0;                          // a bit per track
    CopyIndex inHand = noCopy;                           // taken and not yet placed
    CopyIndex rivalHand = noCopy;
    std::uint8_t mode = 0;
    std::uint8_t ringSize = 0;
    std::uint8_t gap = 0; // the photographer stands just before this place
    std::uint8_t takenPlace = 0;
    std::uint8_t rivalPlace = 0;
    std::int8_t seat = 0; // to act
    std::int8_t starter = 0;
    Phase phase = Phase::Take;
    Seam seam = Seam::Left;
    bool rewarding = false; // the tracks are being resolved
    std::uint16_t turns = 0;

    bool operator==(const State &) const = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= engawa::State::size);

inline int other(int side)
{
    return 1 - side;
}

} // namespace engawa::kimono
