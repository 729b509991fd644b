#pragma once

#include <optional>
#include <string>

#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "core/bots/advice_words.h"
#include "core/lab/played_moves.h"

namespace engawa::lab {

// A record that somebody wants advice about, and the words for it.
class Advising
{
public:
    static std::optional<Advising> open(const Common &common, const std::string &record);

    const Match &match() const { return m_opened.match; }
    bool sound() const { return m_opened.sound; }
    const Levels &levels() const { return m_levels; }
    std::vector<PlayedMove> moves() const; // to the record's end

    // Throws UsageError for a level that isn't there or doesn't think.
    Level level(const std::string &name) const;
    void checkSeat(int seat) const; // throws UsageError

    std::string name(Seat seat) const;
    std::string player(const PlayedMove &move) const; // who made it: "human", or a bot's name
    std::string botText(const std::string &bot) const; // a level or a persona by its name
    std::string moveText(const PlayedMove &move) const;
    std::string engine(const Message &message) const;
    AdviceWords words(const Game &game) const;
    // Says on standard error why there is no advice; the result is the exit code.
    int refuse(const Message &reason) const;

    Json toJson(const Game &game, const State &state, const Advice::Choice &choice) const;

private:
    Advising(const Common &common, NamedGames named, OpenedRecord opened);

    std::string m_language;
    NamedGames m_named;
    OpenedRecord m_opened;
    Levels m_levels;
};

} // namespace engawa::lab
