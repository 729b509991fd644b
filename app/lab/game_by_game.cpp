#include "app/lab/game_by_game.h"

namespace engawa::lab {

GamePtr GameByGame::compile(const Data &data, const Game *previous, Problems &problems) const
{
    const Json *game = data.value("pack", "game");
    const GameCompiler *compiler = of(game && game->is_string() ? game->get<std::string>() : std::string(), problems);
    return compiler ? compiler->compile(data, previous, problems) : nullptr;
}

const Schemas *GameByGame::shared(Problems &problems) const
{
    const GameCompiler *any = m_compilers.empty() ? of({}, problems) : m_compilers.begin()->second.get();
    return any ? &any->schemas() : nullptr;
}

const GameCompiler *GameByGame::of(const std::string &game, Problems &problems) const
{
    if (const auto found = m_compilers.find(game); found != m_compilers.end())
        return found->second.get();
    auto schemas = Schemas::loadFor(game, m_folder, problems);
    if (!schemas)
        return nullptr;
    return m_compilers.emplace(game, std::make_unique<const GameCompiler>(std::move(*schemas))).first->second.get();
}

} // namespace engawa::lab
