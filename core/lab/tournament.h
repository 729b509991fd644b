#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/bots/levels.h"
#include "core/lab/simulate.h"
#include "core/lab/statistics.h"

namespace engawa {

// Bots against each other: every deal is played by every lineup, so that the same cards come to each of them at each
// seat. `setup` has passed checkSetup; isBot() holds of every bot under the game's data.
struct Tournament
{
    GamePtr game;
    Setup setup;
    std::vector<std::string> bots;
    std::int64_t deals = 0;
    std::uint64_t seed = 0;
    int threads = 1;
    Levels levels;
};

// Which bot sits at each seat.
using Lineup = std::vector<std::size_t>;

// All rotations of every choice of bots; where there are fewer bots than seats, of the bots one after the other, begun
// with each of them. Every bot sits at every seat equally often.
std::vector<Lineup> lineupsOf(std::size_t bots, std::size_t seats);

// How a bot did at a table: estimates over the deals.
struct Standing
{
    Estimate share; // of the win, for each seat that it took; a win that is shared counts in parts
    Estimate margin; // points for each seat, less those of the other bot; of all together: the points
};

struct TournamentResults
{
    std::int64_t deals = 0;
    std::int64_t games = 0;
    double even = 0; // the share of equals, where somebody always wins
    std::vector<Standing> overall; // of each bot
    std::vector<std::vector<std::optional<Standing>>>
        against; // [bot][other], at tables where both sat; alone, on the same deals
};

// The same results for every number of threads.
TournamentResults playTournament(const Tournament &tournament, const Progress &progress = {});

} // namespace engawa
