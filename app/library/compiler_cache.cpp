#include "app/library/compiler_cache.h"

namespace engawa {

void CompilerCache::keepFaces(const std::string &pack, const Data &data)
{
    const std::scoped_lock lock(m_mutex);
    m_faces[pack] = data.faces;
}

Data CompilerCache::withFaces(const Data &data) const
{
    Data dressed = data;
    const Json *pack = data.value("pack", "id");
    if (!data.faces.empty() || !pack || !pack->is_string())
        return dressed;
    const std::scoped_lock lock(m_mutex);
    if (const auto found = m_faces.find(pack->get<std::string>()); found != m_faces.end())
        dressed.faces = found->second;
    return dressed;
}

GamePtr CompilerCache::compile(const Data &data, const Game *previous, Problems &problems) const
{
    const Data dressed = withFaces(data);
    if (previous || !data.retired.empty() || hasError(problems))
        return m_compiler.compile(dressed, previous, problems);
    const std::uint64_t hash = dataHash(dressed);
    {
        const std::scoped_lock lock(m_mutex);
        if (const GamePtr kept = m_games[hash].lock(); kept && kept->data().faces == dressed.faces)
            return kept;
    }
    const GamePtr game = m_compiler.compile(dressed, nullptr, problems);
    if (game) {
        const std::scoped_lock lock(m_mutex);
        m_games[hash] = game;
    }
    return game;
}

GamePtr DressedGames::compile(const Data &data, const Game *previous, Problems &problems) const
{
    if (!data.faces.empty())
        return m_games.compile(data, previous, problems);
    Data dressed = data;
    dressed.faces = m_faces;
    return m_games.compile(dressed, previous, problems);
}

} // namespace engawa
