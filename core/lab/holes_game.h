#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lab/holes.h"
#include "core/lab/holes_bots.h"

namespace engawa {

// A game of the search.
struct HoleGame
{
    Setup setup;
    std::size_t mode = 0; // its number
    Style style = Style::Random;
    std::vector<std::string> bots; // of the style ToWin: one for each seat
    bool plain = true;             // … and they are nothing but greedy
    std::uint64_t seed = 0;
    std::size_t longest = 0; // in decisions
    std::uint32_t usual = 1; // the usual length
    std::size_t before = 0;  // decisions at random, before the style begins
    bool attempts = false;   // everything that a person might try is tried out
};

// Something that a game came to, before it is judged.
struct Suspect
{
    Hole::Kind kind = Hole::Kind::Loop;
    std::string cause;
    Course course;
    Style style = Style::Random;
};

// What the games of a search share; it must outlive them.
struct HoleGround
{
    const Game &game;
    const Catalogue &catalogue;
    const Signatures &signatures;
    const Levels &levels;
};

// Plays it and adds what was seen. `known` is what was seen before.
std::vector<Suspect> playHoleGame(const HoleGround &ground, const HoleGame &game, const Sightings &known,
                                  Sightings &seen);

// The bots of a style at every seat, until the symptom shows.
Hunt huntFor(const HoleGround &ground, const Symptom &symptom, Style style, const Sightings &known);

// What is the matter with a round: its mode, and the first words of the moves that lead round.
std::string causeOf(const Game &game, const Course &course, const Round &round);

// That somebody is to act and has no move.
Symptom deadEndSymptom(const Game &game);

// The position at the end of a course.
State endOf(const Game &game, const Course &course);

// Why somebody has no move: the rules that refuse what might be tried, in the rulebook's order.
std::vector<RuleIndex> refusing(const Game &game, const State &state);

} // namespace engawa
