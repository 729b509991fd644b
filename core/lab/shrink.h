#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/game/game.h"

namespace engawa {

// A game that can be played again: what it is dealt by, and the moves.
struct Course
{
    Setup setup;
    std::uint64_t seed = 0;
    std::vector<Move> moves;

    bool operator==(const Course &) const = default;
};

// Looks at the positions of one course, one after the other from the deal on, and says at which of them it has seen what
// it looks for.
using Watch = std::function<bool(const State &state)>;

// What a course shows.
struct Symptom
{
    std::function<Watch()> watch; // one for each course
    std::function<bool(const Course &course)> confirmed; // asked once it was seen; without it, seeing is enough
};

// Replays the course, leaves out moves that are not legal where they come, and ends with the position in which the
// symptom shows. Nothing where it does not show.
std::optional<Course> shown(const Game &game, const Course &course, const Symptom &symptom);

// Plays a game of its own with this setup and seed, no longer than so many moves, and gives it back if the symptom shows.
using Hunt = std::function<std::optional<Course>(const Setup &setup, std::uint64_t seed, std::size_t longest)>;

// How much is tried to make one course shorter.
struct ShrinkEffort
{
    std::int64_t moves = 400'000; // applied in all, about
    int deals = 60; // others that are tried for each number of players
    std::int64_t all = 60'000; // moves, when every short course from the deal is gone through
};

// A course that shows the same in as few moves as could be found: moves are taken out, all short courses from the deal
// are gone through, what comes after any of its moves is played otherwise; the same with fewer players and on other deals.
// The same for the same words.
Course shrunk(const Game &game, Course course, const Symptom &symptom, const Hunt &hunt,
              const ShrinkEffort &effort = {});

} // namespace engawa
