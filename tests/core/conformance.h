#pragma once

#include <map>

#include <QTest>

#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"

// What must be true of every game, written once. A course of a game is a list of choices among the legal moves, so that a
// failure shrinks to a short game.

namespace engawa {

inline rc::Gen<std::uint64_t> seeds()
{
    return rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
}

inline Course someCourse()
{
    return {*seeds(), *rc::gen::resize(100, rc::gen::arbitrary<std::vector<std::uint8_t>>())};
}

// Leaves something other than zeros where the next call has its variables.
[[gnu::noinline]] inline void scribbleOnTheStack(unsigned char with)
{
    volatile unsigned char block[64 * 1024];
    for (volatile unsigned char &byte : block)
        byte = with;
}

using Pile = std::map<std::tuple<std::string_view, std::string_view, int>, int>;

inline Pile piecesIn(const Game &game, const State &state)
{
    std::vector<PlacedCopy> copies;
    game.pieces(state, copies);
    Pile pile;
    for (const PlacedCopy &copy : copies)
        ++pile[{copy.table, copy.id, copy.copy}];
    return pile;
}

inline bool isRule(const Game &game, RuleIndex rule)
{
    return rule >= 0 && static_cast<std::size_t>(rule) < game.rules().size();
}

inline bool contains(const MoveList &moves, Move move)
{
    return std::ranges::find(moves, move) != moves.end();
}

inline std::vector<Seat> seatsOf(const Setting &setting)
{
    std::vector<Seat> seats;
    for (int seat = 0; seat < setting.setup.players; ++seat)
        seats.push_back(static_cast<Seat>(seat));
    return seats;
}

// The copies that nobody has seen yet, in the order in which `pieces` lists them.
inline std::vector<std::pair<std::string, int>> drawPile(const Game &game, const State &state)
{
    std::vector<PlacedCopy> copies;
    game.pieces(state, copies);
    std::vector<std::pair<std::string, int>> pile;
    for (const PlacedCopy &copy : copies)
        if (!copy.held)
            pile.emplace_back(std::string(copy.table) + "/" + std::string(copy.id), copy.copy);
    return pile;
}

} // namespace engawa
