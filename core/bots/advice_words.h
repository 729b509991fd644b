#pragma once

#include <functional>
#include <string>

#include "core/bots/advice.h"

namespace engawa {

// Says advice in the reader's language.
class AdviceWords
{
public:
    // What the game says of its moves, what the engine's texts say beside that, and who sits where.
    using Say = std::function<std::string(const Message &)>;
    using Name = std::function<std::string(Seat)>;
    AdviceWords(Say game, Say engine, Name name)
        : m_game(std::move(game)), m_engine(std::move(engine)), m_name(std::move(name))
    {
    }

    std::string turn(const Outlook &outlook) const; // "Take pile 2 → Lay it on the left"
    std::string promise(const Advice::Choice &choice) const; // "54 % of the win, 12 points, 3 ahead"
    std::string answers(const Outlook &outlook) const; // "Ben: Take pile 3; Cho: …"; empty: nobody does anything
    std::string sentence(const Advice::Choice &choice) const; // the first two
    std::string lost(const Missed &missed) const; // "6 % of the win"
    std::string better(const Missed &missed) const; // what would have been

private:
    std::string joined(const char *key, std::string before, std::string next) const;

    Say m_game;
    Say m_engine;
    Name m_name;
};

} // namespace engawa
