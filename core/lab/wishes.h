#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bots/levels.h"
#include "core/game/game.h"
#include "core/lab/figures.h"

namespace engawa {

// A statement about balance that a pack makes of itself (wishes.json): what it speaks of, and between which bounds that
// is to lie. README.md of this folder has the grammar.
struct Wish
{
    enum class Speaks {
        Measure, // a figure by its id
        SeatGap, // how far the places at the table lie apart
        Worth, // of components
        Games, // the share of the games in which something becomes of a component
        Rule, // … or in which a rule fires
    };
    std::string id;
    std::string text; // as written
    Speaks speaks = Speaks::Measure;
    std::string
        word; // the figure, the rule, or what becomes of the component: dealt, drawn, taken, used, scored, or the
    // zone where it lies at the end
    std::vector<std::string> components; // "table/id", each of which is meant
    std::optional<double> least, most; // shares and worths in points of a hundred

    Setup setup; // that it is about, completed
    std::vector<std::string> bots; // one for each seat
};

// The wishes of a pack; those that can't be read, or speak of what the pack hasn't, become problems at their places and
// are left out.
std::vector<Wish> wishesOf(const Game &game, const Levels &levels, Problems &problems);

// What a run of the wish's setup and bots says of it.
struct Granted
{
    enum class Stand { NotYet, Holds, Broken };
    Stand stand = Stand::NotYet;
    std::string about; // the component that broke it, or is nearest to it; empty for other wishes
    Estimate value; // in the wish's own measure: shares and worths in points of a hundred
    Moments moments; // of games behind the value
};
Granted judged(const Wish &wish, const Figures &figures);

// A wish that is broken, as a problem at its place.
Problem brokenWish(const Game &game, const Wish &wish, const Granted &granted);

} // namespace engawa
