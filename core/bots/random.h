#pragma once

#include "core/bots/bot.h"

namespace engawa {

// Any legal move, each as likely as the others.
class RandomBot final : public Bot
{
public:
    Move choose(const Game &game, const State &state, Seat seat, std::uint64_t seed,
                const std::stop_token &stop) override;

private:
    MoveList m_moves;
};

} // namespace engawa
