#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>

#include <QString>

#include "app/faces/face_store.h"

namespace engawa {

// The addresses of what one table shows, found once per game and language. Old faces are let go, those of the oldest game
// first, as soon as there are more than enough: a picture may still be on its way out, or stay where nobody asks anew.
class FaceAddresses
{
public:
    explicit FaceAddresses(std::shared_ptr<FaceStore> store, std::size_t enough = 2000)
        : m_store(std::move(store)), m_enough(enough)
    {
    }

    QString of(const GamePtr &game, const FaceStore::Subject &subject, const std::string &language);

private:
    using Known = std::map<FaceStore::Subject, QString>;
    void letOldestGo();

    std::shared_ptr<FaceStore> m_store;
    std::size_t m_enough;
    GamePtr m_game;
    std::string m_language;
    Known m_now;
    std::deque<Known> m_before; // of other games or in other languages, the oldest first
};

} // namespace engawa
