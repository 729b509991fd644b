#pragma once

#include <optional>

#include "core/game/compile.h"
#include "core/game/game.h"
#include "core/pack/difference.h"

namespace engawa {

// A running position under new data.
struct Reload
{
    GamePtr game;
    State state;
    Receipt receipt;
};

// Compiles the new data, keeps what is in play and no longer in them as retired, and carries the position over. Nothing
// happens, and the problems say why, when the data don't compile.
std::optional<Reload> reload(const Compiler &compiler, const Game &game, const State &state, Data newData,
                             Problems &problems);

// All that differs, as a journal keeps it: the fields, and per file, where an entry was moved or taken away, the ids in
// their order (pointer "").
std::vector<Difference> changesBetween(const Data &from, const Data &to);

// Whether all of them are texts and faces: what is said and drawn, nothing that a position is made of.
bool onlyWords(const std::vector<Difference> &changes);

// The data with the differences made, each at its place.
std::optional<Data> withDifferences(Data data, const std::vector<Difference> &differences, Problems &problems);

} // namespace engawa
