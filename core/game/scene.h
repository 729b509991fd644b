#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/game/move.h"
#include "core/game/state.h"
#include "core/pack/text.h"

namespace engawa {

// A place on the table that holds pieces; its form tells the table how to lay them out.
struct Zone
{
    enum class Form { Pile, Row, Fan, Ring, Grid, Track, Counter };
    std::string id;   // "ring", "album.0"
    Form form = Form::Row;
    Seat owner = nobody;
    int columns = 0; // of a ring or track: its length

    bool operator==(const Zone &) const = default;
};

// A piece as one seat sees it. A piece that the seat can't tell apart from others has no component and an id that says
// nothing.
struct Piece
{
    std::string id;        // stable while the piece is in play: "cards/pink_0", "deck/3"
    std::string kind;      // "card", "token", "marker"
    std::string component; // "cards/pink_0": table and entry; empty for a hidden or plain piece
    bool faceUp = true;
    std::string zone;
    int x = 0;
    int y = 0;
    std::string badge;
    std::vector<std::uint16_t> moves; // which of Scene::moves it takes part in
    Seat seat = nobody; // whose it is, where its zone is nobody's: a figure on a shared path

    bool operator==(const Piece &) const = default;
};

// How a goal of the scenario stands; unseen: it depends on what nobody may count before the end.
enum class GoalState : std::uint8_t { Open, Met, Unseen };

// Everything a seat may see, and what it may do.
struct Scene
{
    std::vector<Zone> zones;
    std::vector<Piece> pieces;
    std::vector<Move> legal;        // the legal moves, if this seat is to act …
    std::vector<std::string> moves; // … and their notations
    Message prompt;
    std::vector<GoalState> goals; // of the scenario, as in About::goals

    bool operator==(const Scene &) const = default;
};

} // namespace engawa
