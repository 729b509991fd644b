#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/lab/holes_catalogue.h"

namespace engawa {

inline constexpr std::int64_t chance = 1'000'000;

// How often somebody came to a sign of a component: an event that tells of it, or a line of the score with its name.
struct Sign
{
    std::int64_t times = 0;
    std::int64_t gains = 0; // times that it brought somebody points
    std::vector<std::int64_t> byItem;

    bool scores() const { return 2 * gains > times; }
};

// How games of bots that play to win came to their end.
struct Endings
{
    std::int64_t games = 0;
    std::int64_t ended = 0; // by the rules
    std::map<int, std::int64_t> lengths; // of those, in decisions

    void add(const Endings &other);
    int usual() const; // the length in the middle; 0: too few games ended
};

struct ModeSightings
{
    std::int64_t games = 0;
    std::int64_t attempts = 0; // tried out
    std::vector<std::int64_t> fired, refused; // per rule
    std::array<Endings, maxSeats + 1> endings; // by the number of players

    void add(const ModeSightings &other);
    const Endings &of(const Setup &setup) const { return endings[static_cast<std::size_t>(setup.players)]; }
};

// What was seen in some games. Whole numbers that add up.
struct Sightings
{
    Sightings(std::size_t modes, std::size_t rules, std::size_t items);

    std::int64_t games = 0;
    std::int64_t ended = 0;
    std::vector<ModeSightings> modes;
    // Per item of the catalogue:
    std::vector<std::int64_t> inPlay; // games
    std::vector<std::int64_t> offered, taken; // decisions of bots that play to win
    std::vector<std::int64_t> chances; // parts of `chance`: how often one who picks any move would have taken it there
    std::vector<std::int64_t> touched; // moves of anybody that name it
    std::map<std::string, Sign> signs;

    void add(const Sightings &other);
    Sign &sign(const std::string &name);
};

} // namespace engawa
