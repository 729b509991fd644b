#pragma once

#include <array>
#include <cstdint>

#include "core/bots/evaluation.h"

namespace engawa {

// What a position is worth to each seat: 0, lost for certain, to `one`, won. Whole numbers, so that every machine adds up
// the same.
struct SeatValues
{
    static constexpr std::int32_t one = 1 << 16;

    std::array<std::int32_t, maxSeats> of{};

    std::int32_t operator[](Seat seat) const { return of[static_cast<std::size_t>(seat)]; }
};

// How far each seat is ahead of the best other by its formula, as far as others count, or alone how far it has come.
using Leads = std::array<std::int64_t, maxSeats>;

// Judges where a line of thought ends, by what it gained. An open position by the formulas of all seats: what each gained on
// the best other, or alone what it gained, in a measure of how far moves lie apart; an ended one by the share of the win,
// and a little by the same.
class LeafValue
{
public:
    // Of the best other's formula so many hundredths count against a seat's own.
    LeafValue(const Game &game, const Formula *formula, int rivals = 100)
        : m_game(game), m_formula(formula), m_rivals(rivals)
    {
    }

    // A gain of `usual` is in the middle of the scale; what lies `measure` away from it is halfway to an end.
    void gauge(const Leads &usual, std::int64_t measure);

    Leads leadsIn(const State &state) const;
    // Of an open position from which somebody has so much more than usual.
    std::int64_t valueOf(std::int64_t gain) const;
    SeatValues valueOf(const State &state, const Leads &gained) const;

private:
    const Game &m_game;
    const Formula *m_formula; // null: only the end counts
    std::int64_t m_rivals;
    Leads m_usual{};
    std::int64_t m_measure = 1;
};

} // namespace engawa
