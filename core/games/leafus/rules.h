#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/expr/book.h"
#include "core/game/tie_break.h"
#include "core/games/leafus/bits.h"
#include "core/pack/data.h"

namespace engawa::leafus {

// Capacities of a match; a pack past one gets the problem "capacity". The printed sheet has 78 nodes, 134 edges, 20 leaves.
inline constexpr int maxPlayers = 5;
inline constexpr int maxDice = 8;
inline constexpr int maxNodes = 192;
inline constexpr int maxEdges = 320;
inline constexpr int maxLeaves = 64;
inline constexpr int maxTakeBacks = 250; // in a turn: only a bot that goes round in circles gets there
inline constexpr int maxMarks = 48; // crosses, hexes, heaps or pencil positions

// What dice do; in the order in which actions.json must name them.
enum class Action : std::uint8_t { Wind, Yellow, Roots, Reservation, Heap, Effectivity };
inline constexpr int actionCount = 6; // and so many faces has a die
using Actions = std::uint32_t; // a set of them, a bit each
inline constexpr Actions allActions = (1u << actionCount) - 1u;
inline constexpr Actions only(Action action, bool so = true) // so or none
{
    return Actions{so} << static_cast<int>(action);
}
inline constexpr std::array<std::string_view, actionCount> actionIds{"wind",        "yellow", "roots",
                                                                     "reservation", "heap",   "effectivity"};

struct ActionDice
{
    int die = 1;
    int limit = 0; // 0: any number
    int order = 0; // when it is resolved, from 0
};

struct Place
{
    int x = 0;
    int y = 0;
    bool operator==(const Place &) const = default;
};

// Something printed on the sheet.
struct Printed
{
    std::string id;
    Place at;
};

// A picture under all the rest; it stands on its place.
struct Drawing : Printed
{
    int width = 0;
};

struct Node : Printed
{
    int points = 0;
    bool start = false;
    std::uint16_t firstEdge = 0; // into Rules::incident
    std::uint16_t edgeCount = 0;
};

struct Edge
{
    std::string id;
    std::uint16_t from = 0; // as the data name them: a line may be drawn either way that is not upwards
    std::uint16_t to = 0;
    std::array<bool, 2> upwards{}; // a line from `from`, a line from `to`
    std::array<Bits<maxEdges>, 2> blocked{}; // … and edges whose lines are in its way
    std::array<Bits<maxEdges>, 2>
        hinders{}; // edges whose lines from `from`, from `to`, a line along this one is in the way of
    int crossings = 0; // edges that it meets between its ends
};

// A line that may go down from a node, as what looks ahead reads it.
struct WayDown
{
    std::uint16_t edge = 0;
    std::uint16_t node = 0; // where it ends
    std::int16_t points = 0; // of that node
    bool turned = false;
};

struct Mode
{
    std::string id;
    bool dummy = false;
    std::vector<TieBreak> tieBreaks;
};

enum class WishValue : std::uint8_t { Any, Missing };
enum class WishPair : std::uint8_t { Any, Equal, Different };

// The numbers and switches of rules.json.
struct Parameters
{
    int dice;
    WishValue wishValue;
    WishPair wishPair;
    int wishesMax;
    bool wishedWind, emptyWind, needlessActions;
    int takeBacks, linesBase;
    bool fewerLines, touchingRoots;
    int rootsPerStart;
    bool onlyEndsScore;
    std::array<int, 3> heapPrices;
    int heapPoints;
    bool reservationAdds, reservedLimits, reservedWishes, reservedReservation, reservedHeaps, lastReservation;
    bool soloLastRoll;
    std::array<int, 3> soloRanks;
};

// The compiled pack.
struct Rules
{
    std::vector<Node> nodes;
    std::vector<Edge> edges;
    std::vector<std::uint16_t> incident; // edges, node by node
    std::vector<WayDown> waysDown; // node by node, as the next one tells
    std::vector<std::uint16_t> firstWayDown; // of a node, and behind the last one
    std::uint64_t lattice = 0; // a hash of the ways down and of what hinders them
    std::vector<Printed> leaves, crosses, hexes, heaps, pencils;
    std::vector<Drawing> drawings;
    std::array<ActionDice, actionCount> actions;
    std::array<Action, actionCount> order{}; // in which actions are resolved, which is also that of the dice's faces
    std::vector<Mode> modes;
    Parameters parameters{};

    const ActionDice &of(Action action) const { return actions[static_cast<std::size_t>(action)]; }
    Action actionOf(int face) const { return order[static_cast<std::size_t>(face - 1)]; }
    std::span<const std::uint16_t> edgesAt(int node) const
    {
        const Node &at = nodes[static_cast<std::size_t>(node)];
        return std::span(incident).subspan(at.firstEdge, at.edgeCount);
    }
    std::span<const WayDown> waysDownFrom(int node) const
    {
        const auto at = static_cast<std::size_t>(node);
        return std::span(waysDown).subspan(firstWayDown[at],
                                           static_cast<std::size_t>(firstWayDown[at + 1] - firstWayDown[at]));
    }
    int edgeBetween(int one, int other) const; // -1: none
};

Vocabularies vocabularies(const Data &data);

// Data that has passed check() and whose formulas are in the book.
Rules compile(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems);

// lattice.cpp: fills Rules::incident, the ways down, their hash and, for each edge, what lies upwards and in its way.
void layLattice(Rules &rules);
bool meet(Place a, Place b, Place c, Place d); // do the segments ab and cd have a point in common?

} // namespace engawa::leafus
