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

// Data to be taken over, with what whoever brings them has found out already: that is not done again.
struct NewData
{
    NewData(Data given, GamePtr compiled = nullptr) : data(std::move(given)), game(std::move(compiled)) {}

    Data data;
    GamePtr game; // compiled from just these data
    std::optional<std::vector<Difference>> changes; // from the data of now, as changesBetween finds them
};

// Keeps what is in play and no longer in the new data as retired, and carries the position over. The data are compiled
// where they have not been, or have been without what is retired now. Nothing happens, and the problems say why, when they
// don't compile.
std::optional<Reload> reload(const Compiler &compiler, const Game &game, const State &state, NewData newData,
                             Problems &problems);

// All that differs, as a journal keeps it: the fields, and per file, where an entry was moved or taken away, the ids in
// their order (pointer "").
std::vector<Difference> changesBetween(const Data &from, const Data &to);

// Whether nothing differs.
bool sameData(const Data &one, const Data &other);

// Whether both have the same files with the same entries, and those the same fields, all in the same order: what a journal
// would give back. Faces are no part of it.
bool sameTables(const Data &one, const Data &other);

// Whether all of them are texts and faces: what is said and drawn, nothing that a position is made of.
bool onlyWords(const std::vector<Difference> &changes);

// The data with the differences made, each at its place.
std::optional<Data> withDifferences(Data data, const std::vector<Difference> &differences, Problems &problems);

} // namespace engawa
