#pragma once

#include <string>
#include <vector>

#include "core/expr/book.h"
#include "core/game/tie_break.h"
#include "core/pack/data.h"

namespace engawa::orchard {

// Capacities of a match; a pack past one gets the problem "capacity".
inline constexpr int maxCopies = 120;
inline constexpr int maxPlayers = 4;
inline constexpr int maxBeds = 4;
inline constexpr int maxFruits = 16; // of a row, a hand or a bed

using CopyIndex = std::uint16_t; // into Rules::copies

struct Fruit
{
    std::string id;
    std::uint64_t idHash = 0;
    int points = 0;
    int count = 0; // copies of a higher number are retired: they stay while they are in play
};
struct Copy
{
    std::uint16_t fruit = 0;
    std::uint16_t number = 0;
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
    std::vector<Fruit> fruits; // then retired ones
    std::vector<Copy> copies;  // fruit by fruit
    std::vector<Wish> wishes;
    std::vector<Mode> modes;
    std::vector<TieBreak> tieBreaks;
    int rowSize = 0;
    int handSize = 0;
    int beds = 0;
    int bedSize = 0;

    const Fruit &fruitOf(CopyIndex copy) const { return fruits[copies[copy].fruit]; }
    bool retired(CopyIndex copy) const { return copies[copy].number >= fruitOf(copy).count; }
};

Vocabularies vocabularies(const Data &data); // scoring.cpp
Rules compile(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems);

} // namespace engawa::orchard
