#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/bots/levels.h"
#include "core/game/game.h"
#include "core/lab/shrink.h"
#include "core/lab/simulate.h"

namespace engawa {

// Something of a game that nobody can have meant, found by playing. What it is in words is a problem, with the place of
// the data that it is about.
struct Hole
{
    enum class Kind {
        Trap, // nothing that can follow is the end
        NoEnd, // no rule ended any game
        Endless, // no rule ended a game that went on for many times the usual length
        Loop, // players can come to where they were, again and again
        DeadEnd, // somebody is to act and has no move
        Unreachable, // never scored, never completed
        Unused, // never taken by bots that play to win
        Dominated, // another was at least as good wherever both were compared
        SilentRule, // nothing ever came under it
        NeverRefuses, // … in a mode, while it refuses in others
    };

    Kind kind = Kind::Loop;
    Problem problem;
    std::string cause; // finds of one kind with the same cause are the same
    std::optional<Course> course; // the shortest that was found to show it
    std::size_t foundIn = 0; // moves of the course in which it was found
};

// "dead-end", for programs.
std::string_view nameOf(Hole::Kind kind);

// Where to look, and for how long. Every setup has passed checkSetup.
struct HoleSearch
{
    GamePtr game; // without a round limit for bots
    std::vector<Setup> setups;
    std::uint64_t seed = 1;
    std::int64_t games = 0; // to be played; the same ones give the same finds
    double seconds = 0; // instead of that, about
    int threads = 1;
    Levels levels;
    std::stop_token stop;
};

struct HoleFinds
{
    std::vector<Hole> holes; // the worst first
    std::int64_t games = 0; // that were played
    std::int64_t ended = 0; // … to the end that the rules give them
    std::int64_t pairs = 0; // of games that differ in one choice
};

// Progress is told in games, or in thousandths of the time.
HoleFinds findHoles(const HoleSearch &search, const Progress &progress = {});

// Every mode with every number of players that it allows, with and without all its modules, in each of its scenarios;
// what `asked` says holds for all of them.
std::vector<Setup> setupsToSearch(const Setup &asked, const Data &data);

// The course as a record that any reader of records opens.
std::string recordOf(const GamePtr &game, const Course &course, const std::vector<std::string> &variants);

} // namespace engawa
