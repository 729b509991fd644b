#pragma once

#include <memory>
#include <string_view>

#include "core/game/game.h"

namespace engawa {

// The formula that an entry of the pack's bots.json has for the position: that of its scenario, else of its mode, else
// the one for any mode; null without them.
std::shared_ptr<const Formula> botFormula(const Game &game, const State &state, std::string_view entry);

// How good a position is for one seat: by the formula, and above all of its values by who has won.
class Evaluation
{
public:
    static constexpr std::int64_t won = 10LL * Formula::bound; // far above any value of a formula

    // `lost` is what a lost game is worth beyond the formula.
    Evaluation(const Game &game, const Formula *formula, std::int64_t lost = -won)
        : m_game(game), m_formula(formula), m_lost(lost)
    {
    }

    std::int64_t operator()(const State &state, Seat seat) const;

    const Game &game() const { return m_game; }

private:
    const Game &m_game;
    const Formula *m_formula; // null: only the end counts
    std::int64_t m_lost;
};

} // namespace engawa
