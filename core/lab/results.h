#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/game/setup.h"
#include "core/lab/playout.h"
#include "core/lab/shard.h"

namespace engawa {

// What was simulated: runs with equal ones give equal results.
struct Run
{
    std::string engine; // its version
    std::string game;
    std::string dataHash;
    Setup setup;
    std::vector<std::string> bots; // a name for each seat
    std::uint64_t seed = 0;
    std::int64_t games = 0; // of all shards
    bool coverage = false;  // refused attempts were counted as well

    bool operator==(const Run &) const = default;
};

struct SeatResults
{
    std::int64_t wins = 0; // alone
    std::int64_t sharedWins = 0;
    std::int64_t losses = 0;
    std::int64_t starts = 0;
    std::int64_t winsStarting = 0; // alone

    bool operator==(const SeatResults &) const = default;
};

struct PointResults
{
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    std::int64_t most = std::numeric_limits<std::int64_t>::min();

    bool operator==(const PointResults &) const = default;
};

struct RuleCount
{
    std::string id;
    std::int64_t fired = 0;

    bool operator==(const RuleCount &) const = default;
};

// What came out of a run, or of one shard of it. Whole numbers only, so that adding up parts gives the same in every
// order.
struct Results
{
    Run run;
    Shard shard;
    std::int64_t games = 0; // of this shard
    std::int64_t decisions = 0;
    std::int64_t endedByRules = 0;
    std::int64_t nobodyWon = 0;
    std::vector<SeatResults> seats;
    std::vector<PointResults> sides; // the seats, then a rival that the rules play
    std::map<int, std::int64_t> lengths; // games by their number of decisions
    std::vector<RuleCount> rules; // in the rulebook's order

    void add(const Played &played);
    void add(const Results &part); // of the same run

    bool operator==(const Results &) const = default;
};

// As text for programs: one value a line, always the same for the same results.
std::string toText(const Results &results);

// `batches`: how many of its shard were played, where not all were.
std::optional<Results> readResults(std::string_view text, const std::string &file, Problems &problems,
                                   std::optional<std::int64_t> batches = {});

} // namespace engawa
