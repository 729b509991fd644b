#pragma once

#include <string>
#include <vector>

#include <QString>

#include "app/players/player_words.h"
#include "core/game/game.h"
#include "core/match/match.h"
#include "core/pack/schema.h"
#include "core/pack/sentences.h"

namespace engawa {

// Says the game's messages in the reader's language and with the names of those who sit at the table.
class MatchWords
{
public:
    void setLanguage(std::string language) { m_language = std::move(language); }
    void setSeats(const Game &game, const std::vector<SeatInfo> &seats); // who has no name is called as the pack says

    const std::string &language() const { return m_language; }
    // Of the games' packs, for what their fields are called; nothing: they are called by their ids.
    void setSchemas(const Schemas *schemas) { m_schemas = schemas; }
    const Schemas *schemas() const { return m_schemas; }
    void setEngineTexts(const Texts *engine) { m_engine = engine; } // what the engine itself says
    const Texts *engineTexts() const { return m_engine; }
    void setLevels(const Levels *levels) { m_levels = levels; } // of the bots
    const Levels &levels() const;
    PlayerWords players(const Game &game) const; // who may play a seat
    QString seatName(Seat seat) const;

    QString say(const Game &game, const Message &message) const;
    QString say(const Game &game, std::string key) const { return say(game, Message{std::move(key), {}}); }
    bool knows(const Game &game, std::string_view key) const;
    // With the engine's texts and the game's; without a game its own words are keys.
    QString problem(const Problem &problem, const Game *game) const;
    QString engine(const Message &text, const Game &game) const; // of the engine's texts
    QString receipt(const Message &line, const Game &game) const;
    QString rule(const Game &game, RuleIndex rule, std::string_view mode) const;

private:
    Message withNames(const Message &message) const; // of those who sit at the table
    Sentences sentences(const Game *game) const;

    std::string m_language = "en";
    std::vector<std::string> m_names;
    std::string m_rival; // whom the rules play
    const Schemas *m_schemas = nullptr;
    const Texts *m_engine = nullptr;
    const Levels *m_levels = nullptr;
};

} // namespace engawa
