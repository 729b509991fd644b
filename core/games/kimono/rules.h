#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/expr/book.h"
#include "core/game/tie_break.h"
#include "core/pack/data.h"

namespace engawa::kimono {

// Capacities of a match; a pack past one gets the problem "capacity". The printed game has 30 cards and 5 patterns.
inline constexpr int maxCopies = 100; // cards in the deck of one mode
inline constexpr int maxPhotos = 60;  // in one album, departure included
inline constexpr int maxPatterns = 8;
inline constexpr int maxObjects = 16;
inline constexpr int maxRing = 16;
inline constexpr int maxDisplay = 16;
inline constexpr int maxLayers = 12;

// The symbol on the edge of a photo, and the kind of a token: a pattern's index, or one of these.
using Symbol = std::int8_t;
inline constexpr Symbol cat = maxPatterns;
inline constexpr Symbol wild = maxPatterns + 1;
inline constexpr Symbol blank = -1;

using CopyIndex = std::uint16_t; // into Rules::copies
inline constexpr CopyIndex noCopy = 0xffff;

enum class Side : std::int8_t { None, Left, Right };
enum class CardKind : std::uint8_t { Beauty, Prop, Departure };

struct Card
{
    CardKind kind = CardKind::Beauty;
    Symbol left = blank;
    Symbol right = blank;
    std::int8_t pattern = -1;
    std::int8_t object = -1;
    Side mon = Side::None;
    std::int16_t count = 0;
    std::uint64_t idHash = 0;
    std::shared_ptr<const Formula> points; // of a prop
    EntryPtr entry;
};

// One card on the table: which card, and which of its copies.
struct Copy
{
    std::uint16_t card = 0;
    std::uint16_t number = 0;
    bool retired = false; // no longer in the data; stays while it is in play
};

struct Pattern
{
    std::string id;
    int value = 0;
    int supply = 0;
};

enum class Scoring : std::uint8_t { Markers, Points, Prizes };

struct Mode
{
    std::string id;
    int minPlayers = 2;
    bool rival = false;
    Scoring scoring = Scoring::Markers;
    int departure = 0; // index of the departure side
    bool beauties = true;
    bool props = true;
    int crossMin = 1;
    int crossMax = 3;
    int layers = maxLayers;
    bool catTokens = true;
    int rewardCards = 0;
    int endCards = 2;
    std::vector<TieBreak> tieBreaks;
};

// A line of Fanny's list.
struct Priority
{
    std::string id;
    std::shared_ptr<const Formula> prefers;
};

// The compiled pack.
struct Rules
{
    std::vector<Pattern> patterns;
    std::vector<std::string> objects;
    std::vector<Card> cards;  // of cards.json, then of departures.json, then retired ones
    std::vector<Copy> copies; // card by card
    std::vector<CopyIndex> firstCopy; // per card
    int cardCount = 0;        // cards of cards.json
    int departureCount = 0;
    std::vector<Mode> modes;
    std::vector<Priority> priorities; // Fanny's, most important first

    int ringSize = 8;
    int trackLength = 4;
    int catSupply = 7;
    std::shared_ptr<const Formula> catPoints;
    std::vector<int> monValues;
    bool leftoversJoinRewards = true;
    bool rewardCompulsory = true;
    bool resolvedTracksFreeze = true;
    bool shuffleTrackValues = false;
    int soloMargin = 2;
    bool soloPlayerPlacesFirst = true;
    bool soloRivalRefillsFirst = true;
    bool soloLastCardScores = true;
    bool soloMiddleToRival = true;
    bool soloUnmatchedCatsCount = true;

    const Card &cardOf(CopyIndex copy) const { return cards[copies[copy].card]; }
    CopyIndex departureCopy(int side, int album) const
    {
        return static_cast<CopyIndex>(firstCopy[static_cast<std::size_t>(cardCount + side)] + album);
    }
};

Vocabularies vocabularies(const Data &data);

// Data that has passed check() and whose formulas are in the book. Cards that `previous` compiled from the very same
// entry are taken over.
Rules compile(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems);

} // namespace engawa::kimono
