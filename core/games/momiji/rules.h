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

namespace engawa::momiji {

// Capacities of a match; a pack past one gets the problem "capacity". The printed game has 84 cards and 34 landscapes.
inline constexpr int maxCopies = 256; // of leaf cards, retired ones included
inline constexpr int maxEntries = 0x7fff; // of a table that a move can name, with retired ones; most have no copies
inline constexpr int maxLeaves = 8;
inline constexpr int maxPlayers = 4;
inline constexpr int maxHand = 64;
inline constexpr int maxColumn = 12;
inline constexpr int maxTiles = 128; // copies of landscapes, retired ones included
inline constexpr int maxOwnTiles = 6;
inline constexpr int maxShown = 6; // landscapes in the draft
inline constexpr int maxObjectives = 32;
inline constexpr int maxTokens = 8; // kinds of garden tokens
inline constexpr int maxPath = 16;
inline constexpr int maxGarden = 6; // cards in the garden
inline constexpr int maxBox = 4;
inline constexpr int maxDrawn = 8;
inline constexpr int maxAcorns = 9999; // of a player

using CopyIndex = std::uint8_t; // into Rules::copies
using TileIndex = std::uint8_t; // into Rules::tiles

struct Leaf
{
    std::string id;
    bool retired = false; // no longer in the data; stays while it is in play
    std::uint64_t idHash = 0;
    EntryPtr entry;
};

// What a card shows.
struct Face
{
    std::uint8_t leaf = 0;
    std::uint8_t value = 0;
    bool acornLeft = false;
    bool acornRight = false;
};

struct Card : Face
{
    bool retired = false;
    std::int16_t count = 0;
    std::uint64_t idHash = 0;
    EntryPtr entry;

    bool inMatch() const { return count > 0 || retired; } // a copy of it
};

// One card on the table: which card, and which of its copies. It repeats the face, which playing looks at most.
struct Copy : Face
{
    std::uint16_t card = 0;
    std::uint16_t number = 0;
};

enum class Trigger : std::uint8_t { Free, Collect, Play, Stack, Objective };

enum class Do : std::uint8_t {
    SkipValue,        // cards, by: changes the Play
    MoreCards,        // cards, piles: changes the Play
    TuckUnder,        // cards
    PlayCards,        // cards
    TakeColumns, // columns, cards (0: no limit); with the trigger Collect it replaces the taking, as do the next two
    TakeTops, // columns
    DrawCards, // cards, discard
    TakeDiscarded, // cards
    RearrangePiles,
    GainAcorns, // acorns
    DiscardForAcorns, // acorns for each card
    RevealToPiles, // cards
    MatchingBonus,
    Objective, // buy, swap
};

struct Effect
{
    Do does = Do::GainAcorns;
    std::uint8_t cards = 0;
    std::uint8_t columns = 0;
    std::uint8_t piles = 0;
    std::uint8_t discard = 0;
    std::uint8_t acorns = 0;
    std::uint8_t by = 0;
    bool buy = false;
    bool swap = false;
};

struct Landscape
{
    std::string id;
    Trigger trigger = Trigger::Free;
    std::vector<Effect> effects;
    int taking = -1; // index of the effect that replaces the taking of a column
    int skipping = -1; // … that lets cards of the Play skip a value
    int widening = -1; // … that lets a Play have more cards
    int count = 0;
    int draft = 0;
    int worth = 0; // to a bot, more than another
    bool retired = false;
    std::uint8_t place = 0; // in Rules::landscapesInMatch, if it is there
    std::uint64_t idHash = 0;
    EntryPtr entry;

    bool inMatch() const { return count > 0 || retired; } // a tile of it
};

struct Tile
{
    std::uint16_t landscape = 0;
    std::uint8_t number = 0;
};

struct Objective
{
    std::string id;
    std::shared_ptr<const Formula> metric; // null: a retired one whose formula no longer compiles
    bool fewest = false;
    int leaf = -1;
    std::uint8_t trio = 0; // a bit per leaf
    bool retired = false;
    std::uint64_t idHash = 0;
    EntryPtr entry;
};

enum class Surcharge : std::uint8_t { None, Refill, Landscape, Objective };

struct Token
{
    std::string id;
    int count = 0;
    int spaces = 0; // of its tree; 0: it has none
    Surcharge surcharge = Surcharge::None;
    int acorns = 0;
    std::uint64_t idHash = 0;
};

enum class LandscapeDeal : std::uint8_t { Series, Draft, Scenario };

struct Mode
{
    std::string id;
    int minPlayers = 2;
    int maxPlayers = 4;
    bool solo = false;
    LandscapeDeal landscapes = LandscapeDeal::Series;
    std::vector<std::uint16_t> series; // landscapes
    std::vector<TieBreak> tieBreaks;
};

struct Scenario
{
    struct Price
    {
        std::shared_ptr<const Formula> requirement;
        std::shared_ptr<const Formula> cost;
        int least = 0; // what it costs at least: all of it where the cost is a plain number
    };
    struct Condition
    {
        std::string id;
        std::shared_ptr<const Formula> holds; // null: of a retired scenario, and no longer compiles
    };
    std::string id;
    bool retired = false;
    std::uint8_t leaves = 0;
    int hand = 0;
    std::vector<std::uint16_t> landscapes;
    std::array<Price, maxObjectives> prices; // by objective; no formulas: not in this scenario
    std::uint32_t tokens = 0;
    std::vector<Condition> victory;
    int tax = 0;
    bool defeatWithoutAcorns = false;
    EntryPtr entry;
};

// Where the texts tell a condition of victory.
inline std::string conditionKey(const Scenario &scenario, const std::string &condition)
{
    return scenario.id + "." + condition;
}

// A bit in State::modules.
enum class Module : std::uint8_t { Squirrel = 1, GoldenLeaves = 2, AncientGarden = 4 };

enum class Exchange : std::uint8_t { SameOrNext, SameOrPrevious, Adjacent };

// The numbers and switches of rules.json.
struct Parameters
{
    std::array<int, maxPlayers + 1> leafTypes{}; // by players
    int handStart, displayStart, acornsFirst, acornsOthers, objectivesExtra, toriisExtra;
    bool triosDropWithType;
    int landscapesEach, draftShown, handLimit, tradeCards, tradeAcorns, refillCards, refillCost, columnCap;
    bool emptyDisplayRefills;
    int startValue, toriiValue, stackMax, bonusAcorns, objectiveCost, landscapeCost;
    bool revealStartsPiles, pileSizesShown;
    int acornPoints, ownerPoints, otherPoints;
    int squirrelAcorns, squirrelShare, squirrelPoints;
    bool squirrelSharePerPair;
    int goldenSupply, goldenColumn, goldenPoints;
    int gardenAreas, gardenStartMax, gardenBoxCards, gardenRemoved2, gardenLeafPoints;
    std::vector<int> gardenPath;
    Exchange gardenExchange;
    int soloAcorns, soloPlayDiscards;
};

// The compiled pack.
struct Rules
{
    std::vector<Leaf> leaves; // retired ones last, as in the next lists
    std::vector<Card> cards;
    std::vector<Copy> copies; // card by card
    std::vector<CopyIndex> firstCopy; // per card
    std::vector<Landscape> landscapes;
    std::vector<Tile> tiles; // landscape by landscape
    std::vector<TileIndex> firstTile; // per landscape
    std::vector<std::uint16_t> landscapesInMatch; // those that have tiles
    std::vector<Objective> objectives;
    std::vector<Token> tokens;
    std::vector<Mode> modes;
    std::vector<Scenario> scenarios;
    Parameters parameters{};

    const Card &cardOf(CopyIndex copy) const { return cards[copies[copy].card]; }
    const Face &faceOf(CopyIndex copy) const { return copies[copy]; }
    const Landscape &landscapeOf(TileIndex tile) const { return landscapes[tiles[tile].landscape]; }
};

Vocabularies vocabularies(const Data &data);

// Data that has passed check() and whose formulas are in the book.
Rules compile(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems);

} // namespace engawa::momiji
