#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "core/lab/holes_game.h"

namespace engawa {

// How one of two components did against the other: in pairs of games that are the same up to a decision that offers
// both, and differ in which is taken there; all that follows has the same chance and the same bots.
struct Comparison
{
    std::int64_t better = 0, same = 0, worse = 0;

    void add(const Comparison &other)
    {
        better += other.better;
        same += other.same;
        worse += other.worse;
    }
    // Never worse, and better too often to be luck among so many comparisons.
    bool dominates(std::size_t comparisons) const;
    Comparison turned() const { return {worse, same, better}; }
};

// Of two items, the first with the smaller number.
using Comparisons = std::map<std::pair<int, int>, Comparison>;

void add(Comparisons &sums, const Comparisons &more);

// Plays one game of bots that play to win up to a decision that offers two components of one table for the same action,
// and from there both ways. `known` says which pairs are still worth comparing.
Comparisons compareOnce(const HoleGround &ground, const HoleGame &game, const Comparisons &known);

} // namespace engawa
