#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/bots/levels.h"
#include "core/game/game.h"
#include "core/lab/comparison.h"
#include "core/lab/shard.h"
#include "core/lab/tournament.h"

namespace engawa {

// One thing that plays: data, and the bots that sit in it.
struct LabSide
{
    GamePtr game;
    std::vector<std::string> bots; // one for each seat; isBot() holds of each under the game's data
    std::string name; // for people: the variants, or the bots
    std::uint64_t seed = 0; // of its deals
};

// What a run plays. Every deal is played by every lineup of every side; the same deal for both where their seeds are equal.
struct LabPlan
{
    LabSide side;
    std::optional<LabSide> against; // what `side` is compared with
    Setup setup; // has passed checkSetup under both
    std::int64_t deals = 0; // at most; a comparison stops by itself when it is settled
    bool rotates = true; // the bots take every seat in turn
    Question question;
    Levels levels;

    int sides() const { return against ? 2 : 1; }
    const LabSide &sideAt(int index) const { return index == 0 ? side : *against; }
};

// Which of the side's bots sits where, once for each different rotation: one for equal bots.
std::vector<Lineup> lineupsOf(const LabSide &side, bool rotates);

// What a comparison asks where its question names nothing: the first bot's share where the bots differ; else the share of
// each place at the table; alone, the wins and the points.
std::vector<std::string> measuresAsked(const LabPlan &plan);

std::uint64_t dealSeed(const LabSide &side, std::int64_t deal);

// Which run it is: plans with equal ones give equal figures. What people call it and when it stops is no part of it.
Json identityOf(const LabPlan &plan);

} // namespace engawa
