#include "core/bots/random.h"

#include "core/base/chance.h"
#include "core/bots/streams.h"

namespace engawa {

Move RandomBot::choose(const Game &game, const State &state, Seat, std::uint64_t seed, const std::stop_token &)
{
    game.legal(state, m_moves);
    if (m_moves.empty())
        return {};
    const std::uint64_t drawn = draw(seed, static_cast<std::uint64_t>(BotStream::Pick), 0);
    return m_moves[below(drawn, static_cast<std::uint32_t>(m_moves.size()))];
}

} // namespace engawa
