#include "core/game/arrangement.h"

#include "core/game/game.h"

namespace engawa {

std::optional<State> Game::arranged(const State &, const Setup &, const Arrangement &, Problems &problems) const
{
    problems.push_back({Problem::Level::Error, "arrange-game", {}, 0, {}, {}});
    return std::nullopt;
}

} // namespace engawa
