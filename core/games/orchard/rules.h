#pragma once

#include <string>
#include <vector>

#include "core/expr/book.h"
#include "core/game/copies.h"
#include "core/game/tie_break.h"
#include "core/pack/data.h"

namespace engawa::orchard {

// Capacities of a match; a pack past one gets the problem "capacity".
inline constexpr int maxCopies = 120;
inline constexpr int maxPlayers = 4;
inline constexpr int maxBeds = 4;
inline constexpr int maxFruits = 16; // of a row, a hand or a bed

struct Fruit
{
    std::string id;
    int points = 0;
};
struct Wish
{
    std::string id;
    std::shared_ptr<const Formula> points;
};
struct Mode
{
    std::string id;
};

// The compiled pack.
struct Rules
{
    Copies<Fruit> copies{"fruits", "fruit"};
    std::vector<Wish> wishes;
    std::vector<Mode> modes;
    std::vector<TieBreak> tieBreaks;
    int rowSize = 0;
    int handSize = 0;
    int beds = 0;
    int bedSize = 0;
};

Vocabularies vocabularies(const Data &data); // scoring.cpp
Rules compile(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems);

} // namespace engawa::orchard
