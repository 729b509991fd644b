#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/game.h"
#include "core/lab/figures.h"

namespace engawa {

// A statement about balance that a pack makes of itself (wishes.json): what it speaks of, and between which bounds that
// is to lie. README.md of this folder has the grammar.
struct Wish
{
    enum class Speaks {
        Measure, // one of Figures::figures by its id, or the seat gap
        Worth, // of one component, or of every one
        Games, // in which share of the games something becomes of a component
        Rule, // … or a rule fires
    };
    std::string id;
    std::string text; // as written
    Speaks speaks = Speaks::Measure;
    std::string word; // the measure; or what becomes of the component: dealt, drawn, taken, used, scored, or a zone
    std::string table; // of components
    std::string component; // or the rule; empty: every one of the table
    std::optional<double> least, most; // shares and worths in points of a hundred

    Setup setup; // what it is about; what it leaves out is completed() from the pack
    std::vector<std::string> bots; // empty: the greedy ones
};

// The wishes of a pack; those that can't be read, or speak of what the pack hasn't, become problems at their places.
std::vector<Wish> wishesOf(const Game &game, Problems &problems);

// What a run says of a wish.
struct Granted
{
    enum class Stand { NotYet, Holds, Broken };
    Stand stand = Stand::NotYet;
    std::string about; // the component, rule or measure that decided, or that is nearest to breaking it
    Estimate value; // in the wish's own measure
    Moments moments;
};
Granted judged(const Wish &wish, const Figures &figures);

// A wish that is broken, as a problem at its place.
Problem brokenWish(const Game &game, const Wish &wish, const Granted &granted);

} // namespace engawa
