#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/lab/game_moment.h"
#include "core/lab/worth.h"

namespace engawa {

// How often something happened: in all, in how many games, and in some of them when.
struct Happened
{
    std::int64_t times = 0;
    std::int64_t games = 0;
    Moments moments;

    void add(const Happened &other);
    bool operator==(const Happened &) const = default;
};

// What became of a component: an entry of one of the pack's tables that moves name or that pieces are copies of.
struct ComponentFigures
{
    std::string table;
    std::string id;

    Happened there; // games that had it at all
    Happened dealt; // copies that a seat had when the game began
    Happened drawn; // copies that came to a seat blindly, from where nobody saw them
    Happened taken; // … openly, from where everybody saw them
    Happened used; // moves that named it
    Happened scored; // copies that lay open before a seat at the end
    std::map<std::string, Happened> ended; // by the zone where copies lay at the end; those of seats first: "hand"
    WorthSums worth; // of getting it by chance
    WorthSums use; // of those who used it, against an even share: association, which proves nothing

    bool neverMattered() const; // there, and never came to anybody, nor was used
    void add(const ComponentFigures &other);
    bool operator==(const ComponentFigures &) const = default;
};

// A component among the others, with what is said of it.
struct RankedComponent
{
    const ComponentFigures *component = nullptr;
    Worth worth;
    Worth use; // association
    bool random = false; // its worth is known, from blind draws
    bool standsOut = false; // … and matters, by Benjamini and Hochberg's procedure among all that are known
};

// By what is sure of their worth: the ones that surely matter most first, then those of which nothing is known.
std::vector<RankedComponent> ranked(const std::vector<ComponentFigures> &components, std::int64_t deals);

} // namespace engawa
