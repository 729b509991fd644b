#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/game/scene.h"

namespace engawa {

// A position is set up by hand in small changes. Pieces, zones and counters are named as the open table names them.
struct PutPiece
{
    std::string piece;
    std::string zone;
    int x = 0;
    int y = 0;
};
struct SwapPieces
{
    std::string one;
    std::string other;
};
struct RemovePiece // to the box, the supply, or under the draw pile
{
    std::string piece;
};
struct TurnPiece // to its next side: known or hidden, used or not
{
    std::string piece;
};
struct SetCounter
{
    std::string counter;
    int value = 0;
};
struct SetToAct
{
    Seat seat = 0;
};
using Arrangement = std::variant<PutPiece, SwapPieces, RemovePiece, TurnPiece, SetCounter, SetToAct>;

// A number of the position: how many there are of what nobody tells apart, or how far something is on a track.
struct Counter
{
    std::string id;
    std::string name; // text key
    Seat owner = nobody;
    int value = 0;
    int least = 0;
    int most = 0;

    bool operator==(const Counter &) const = default;
};

// The whole position for one who sets it up: every piece face up, those in the box too, and a "spot" at every free place.
struct OpenTable
{
    Scene scene;
    std::vector<Counter> counters;
};

} // namespace engawa
