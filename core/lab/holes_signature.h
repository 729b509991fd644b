#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/lab/shrink.h"

namespace engawa {

// Tells positions from each other by what lies on the table, everything laid open, and by what may be done. Numbers that
// only ever rise and belong to nobody, such as the turns, are left out: they alone are no progress. Whether something
// hidden goes on nevertheless, goesRound says.
class Signatures
{
public:
    explicit Signatures(const Game &game) : m_game(&game) {}

    std::uint64_t operator()(const State &state) const;

    void learn(const OpenTable &before, const OpenTable &after); // what rises, from a move

private:
    const Game *m_game;
    std::set<std::string, std::less<>> m_rising, m_falling;
};

// The first position of a course that it comes back to, and the moves that lead round.
struct Round
{
    std::size_t from = 0; // moves before it
    std::size_t moves = 0;
};

// Remembers the positions of one course.
class Comings
{
public:
    explicit Comings(const Signatures &signatures) : m_signatures(&signatures) {}

    std::optional<Round> add(const State &state); // the round that ends here
    bool knows(std::uint64_t signature) const { return m_at.contains(signature); }

private:
    const Signatures *m_signatures;
    std::unordered_map<std::uint64_t, std::size_t> m_at; // the last time
    std::size_t m_count = 0;
};

// Does the course end with a round that can be gone again and again? Tried so many times: a limit that nobody sees, such as
// how often something may be taken back, ends it before.
inline constexpr int roundsTried = 2'000;
std::optional<Round> goesRound(const Game &game, const Signatures &signatures, const Course &course);

// That the course comes to where it was, and can do so for ever.
Symptom roundSymptom(const Game &game, const Signatures &signatures);

// Looks through everything that can follow a position: how many positions there are, when none of them is the end; nothing
// when the end is among them or when there are more than so many.
std::optional<std::size_t> trapped(const Game &game, const Signatures &signatures, const State &state);

} // namespace engawa
