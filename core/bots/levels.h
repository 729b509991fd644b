#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// How well a bot plays, as data.
struct Level
{
    std::string name;
    int iterations = 0;   // how often it thinks the game on before a move; 0: it looks one step ahead
    int milliseconds = 0; // how long it thinks at the table
    int noise = 0; // how far it misjudges moves, in hundredths of how far they lie apart
    int turns = 4; // after the one under way, that it thinks on
    int ripe = 100; // tries of a move after which a tree grows under it; 0: never
    int rivals = 100; // how much the best other's formula counts against its own, in hundredths
    std::string formula = "greedy"; // the entry of the pack's bots.json that it goes by

    static constexpr int mostIterations = 1'000'000, mostMilliseconds = 60'000, mostNoise = 100, mostTurns = 50,
                         mostRivals = 100, mostRipe = 1'000'000;
    bool operator==(const Level &) const = default;
};

// By what a bot's thinking is bounded: the iterations of its level, which give the same move on every machine, or their
// milliseconds.
enum class Pace { Counted, Timed };

// The levels of a file, from the weakest on.
class Levels
{
public:
    Levels() = default; // none
    explicit Levels(const Table &table);

    std::vector<std::string> names() const;
    const Level *find(std::string_view name) const;

private:
    std::vector<Level> m_levels;
};

// Those of resources/engine/levels.json; what can't be read is left out and told.
Levels readLevels(const std::filesystem::path &resources, Problems &problems);

// The level with what a pack's own levels.json says otherwise.
Level levelUnder(const Data &data, Level level);

} // namespace engawa
