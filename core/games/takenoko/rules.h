#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/expr/book.h"
#include "core/game/tie_break.h"
#include "core/pack/data.h"

namespace engawa::takenoko {

// Capacities of a match; a pack past one gets the problem "capacity". The printed game has 27 plots, 45 objectives, 3
// colours and 3 improvements.
inline constexpr int maxPlots = 60;   // copies, retired ones included
inline constexpr int maxCards = 128;  // copies of objectives, retired ones included
inline constexpr int maxEntries =
    0x7fff; // that a move can name: plots, or objectives of all tables; most have no copies
inline constexpr int maxColours = 8;
inline constexpr int maxImprovements = 8;
inline constexpr int maxWeather = 16;
inline constexpr int maxPlayers = 4;
inline constexpr int maxHand = 16;
inline constexpr int maxDrawn = 8;
inline constexpr int maxCells = 12; // of a pattern
inline constexpr int sides = 6;     // of a plot

using PlotIndex = std::uint8_t; // into Rules::plots
using CardIndex = std::uint8_t; // into Rules::cards

inline constexpr std::uint8_t noColour = 0xff;

struct Colour
{
    std::string id;
    int sections = 0;
    bool retired = false; // no longer in the data; stays while a plot of it does
};

struct PlotKind
{
    std::string id;
    std::uint8_t colour = noColour;
    std::uint8_t improvement = 0; // counted from 1; 0: none
    int count = 0;
    bool retired = false;
    std::uint64_t idHash = 0;
    EntryPtr entry;
};

// One plot tile: what it shows, and which of its copies it is.
struct PlotCopy
{
    std::uint16_t kind = 0;
    std::uint8_t number = 0;
};

struct Improvement
{
    std::string id;
    bool irrigates = false;
    bool protects = false;
    int growth = 1;
    int tokens = 0;
    bool retired = false;
};

enum class Effect : std::uint8_t { MoreActions, Grow, SameActions, Panda, Improve, Choose };

struct Weather
{
    std::string id;
    Effect effect = Effect::MoreActions;
    int faces = 0;
};

enum class Action : std::uint8_t { Plots, Irrigation, Gardener, Panda, Objective };
inline constexpr int actionCount = 5;

enum class Category : std::uint8_t { Plot, Gardener, Panda };
inline constexpr int categoryCount = 3;

// One way in which a pattern may lie: from the first plot to each of the others by steps from a plot before it.
struct Orientation
{
    struct Step
    {
        std::uint8_t from = 0;
        std::uint8_t side = 0;
        std::uint8_t colour = noColour;
        std::int8_t q = 0; // from the first plot
        std::int8_t r = 0;

        bool operator==(const Step &) const = default;
    };
    std::array<Step, maxCells> steps{}; // the first has only a colour
    std::uint8_t cells = 0;

    bool operator==(const Orientation &) const = default;
};

// One way in which a pattern may lie around one of its plots: from there to all the others.
struct Way
{
    std::uint8_t pattern = 0; // in Rules::patterns
    std::uint8_t alike = 0; // sides on which it has a plot of the same colour, a bit each
    Orientation orientation;
};

inline constexpr std::uint8_t noPattern = 0xff;
static_assert(maxCards < noPattern);

// What a gardener objective asks of a plot's improvement.
inline constexpr int anyImprovement = -1;
inline constexpr int noImprovement = 0; // else counted from 1

struct Objective
{
    std::string id;
    Category category = Category::Plot;
    int points = 0;
    int count = 0;
    bool retired = false;
    bool possible = true; // false: a retired one that names what is gone
    std::vector<Orientation> orientations; // of a plot objective
    std::uint8_t first = 0; // colours with which they begin, a bit each
    std::uint8_t pattern = noPattern; // in Rules::patterns
    std::uint8_t colour = noColour; // of a gardener objective, as the next three
    int height = 0;
    int shoots = 0;
    int improvement = anyImprovement;
    std::array<std::uint16_t, maxColours> bamboo{}; // of a panda objective
    std::uint64_t idHash = 0;
    EntryPtr entry;

    bool inMatch() const { return count > 0 || retired; } // a card of it
};

struct Card
{
    std::uint16_t objective = 0;
    std::uint8_t number = 0;
};

struct Mode
{
    std::string id;
    int minPlayers = 2;
    int maxPlayers = 4;
    bool weather = true;
    std::vector<TieBreak> tieBreaks;
};

// The numbers and switches of rules.json.
struct Parameters
{
    int dealtEach, handLimit, actions, plotsDrawn, plotNeighbours, maxHeight, growth, channels, weatherRound,
        sunActions;
    std::array<int, maxPlayers + 1> objectives{}; // that bring the last round, by players
    int emperorPoints;
    bool gardenerMustStand, exactHeights, mirrorPatterns, tokenOnBamboo, storeChannels, storeTokens;
    bool emptyCloudsChoose; // without tokens clouds let another weather be chosen; else a placed token moves
    bool stormMayStay, bambooLimited, fixActions;
    int roundLimit;
};

// The compiled pack.
struct Rules
{
    std::vector<Colour> colours; // retired ones last, as in the next lists
    std::vector<Improvement> improvements;
    std::vector<PlotKind> plotKinds;
    std::vector<PlotCopy> plots; // kind by kind
    std::vector<Weather> weather;
    std::vector<std::uint8_t> die; // the weather on each of its faces
    std::array<int, actionCount> times{}; // how often a turn may have an action
    std::vector<Objective> objectives;    // plot objectives, gardener objectives, panda objectives
    std::vector<Card> cards;              // objective by objective
    std::vector<std::uint16_t> patterns;  // plot objectives of which the match has a card
    int patternReach = 0; // most steps between two plots of a pattern
    std::array<std::vector<Way>, maxColours> ways; // of these patterns, by the colour of the plot around which they lie
    std::vector<Mode> modes;
    Parameters parameters{};

    const PlotKind &kindOf(PlotIndex plot) const { return plotKinds[plots[plot].kind]; }
    const Objective &objectiveOf(CardIndex card) const { return objectives[cards[card].objective]; }
    const Improvement *improvementAt(int number) const // counted from 1
    {
        return number > 0 ? &improvements[static_cast<std::size_t>(number - 1)] : nullptr;
    }
};

Vocabularies vocabularies(const Data &data);

// Data that has passed check() and whose formulas are in the book.
Rules compile(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems);

} // namespace engawa::takenoko
