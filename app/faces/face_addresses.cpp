#include "app/faces/face_addresses.h"

#include <set>
#include <utility>

namespace engawa {

QString FaceAddresses::of(const GamePtr &game, const FaceStore::Subject &subject, const std::string &language)
{
    if (game != m_game || language != m_language) {
        m_before.push_back(std::exchange(m_now, {}));
        m_game = game;
        m_language = language;
        while (!m_before.empty() && m_store->size() > m_enough)
            letOldestGo();
    }
    const auto [found, added] = m_now.try_emplace(subject);
    if (added)
        found->second = m_store->address(*game, subject, language);
    return found->second;
}

// But for the faces that are the same under a later game.
void FaceAddresses::letOldestGo()
{
    const Known oldest = std::move(m_before.front());
    m_before.pop_front();
    std::set<QString> still;
    for (const Known &later : m_before)
        for (const auto &[subject, address] : later)
            still.insert(address);
    for (const auto &[subject, address] : oldest)
        if (!still.contains(address))
            m_store->letGo(address);
}

} // namespace engawa
