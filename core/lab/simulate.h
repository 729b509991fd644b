#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/lab/results.h"

namespace engawa {

// Bot games to be played. `setup` has passed checkSetup; isBot() holds of every bot under the game's data.
struct Simulation
{
    GamePtr game;
    Setup setup;
    std::vector<std::string> bots; // one for each seat
    std::int64_t games = 0;
    std::uint64_t seed = 0;
    Shard shard;
    int threads = 1;
    bool coverage = false; // try out every attempt at every decision
    Levels levels;
};

// Called now and then, from any thread but never twice at once, with the games of this shard that are done.
using Progress = std::function<void(std::int64_t done, std::int64_t all)>;

// The same results for every number of threads. Memory does not grow with the number of games.
Results simulate(const Simulation &simulation, const Progress &progress = {});

// Some of a shard's batches, counted from its first.
struct Stretch
{
    std::int64_t first = 0;
    std::int64_t batches = 0;
};
// Those of them that were finished, one after the other from the first on; `stops`, asked by every thread before every
// game, ends it early. Joined to what was played before, they are as if played in one go.
struct PlayedStretch
{
    Results results;
    std::int64_t batches = 0;
};
PlayedStretch simulate(const Simulation &simulation, Stretch stretch, const std::function<bool()> &stops);

// The results of a run, or of its shard, before its first game.
Results beforeTheFirstGame(const Simulation &simulation);

// The seed of a run's n-th game: any game of a run can be played again alone.
std::uint64_t gameSeed(std::uint64_t run, std::int64_t n);

} // namespace engawa
