#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/bots/advice.h"
#include "core/match/match.h"

namespace engawa {

// A move of a match and the position that it was made in.
struct PlayedMove
{
    int node = 0; // that it led to
    int number = 0; // of the moves, from 1
    Seat seat = nobody;
    Move move;
    GamePtr game;
    State state;
};

// Who played a seat when the match came to a node: "human", or a bot's name.
std::string playerAt(const Match &match, Seat seat, int node);

// The moves on the way that the nodes are, the first one the opening.
std::vector<PlayedMove> playedMoves(const Match &match, std::span<const int> line);

// A move that lost much.
struct TurningPoint
{
    int node = 0;
    int number = 0;
    Seat seat = nobody;
    Missed missed;
};

// Put in its place: what lost most comes first, of what lost the same the earlier. No more than so many of a seat are kept.
inline constexpr std::size_t mostTurningPoints = 5;
void addTurningPoint(std::vector<TurningPoint> &points, TurningPoint point);

} // namespace engawa
