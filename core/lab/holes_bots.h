#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/lab/holes_sightings.h"
#include "core/lab/holes_signature.h"

namespace engawa {

// How somebody plays in a search for holes.
enum class Style : std::uint8_t {
    ToWin,     // as the pack's bots do
    Random,    // anything
    Curious,   // what has seldom been done or come to
    Lingering, // so that as little as possible changes, and back to where it was
    Cornering, // so that few moves are left
};

// Plays every seat in one of the styles that look for trouble. What it takes depends on what was seen before its game
// only, so that games can be played in any order.
class Troublemaker
{
public:
    Troublemaker(const Game &game, const Catalogue &catalogue, const Signatures &signatures, const Sightings &known,
                 std::size_t mode);

    Move choose(Style style, const State &state, const MoveList &legal, const Comings &comings, std::uint64_t seed);

private:
    double rating(Style style, const State &state, Move move, const Comings &comings);
    double rarity(const State &state, Move move, const EventList &events) const;
    double sameness(const State &before, const Comings &comings) const;
    double tightness();

    const Game &m_game;
    const Catalogue &m_catalogue;
    const Signatures &m_signatures;
    const Sightings &m_known;
    std::size_t m_mode;
    struct Memory
    {
        State after;
        MoveList next;
        EventList events;
    };
    std::unique_ptr<Memory> m_memory;
};

} // namespace engawa
