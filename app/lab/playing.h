#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "app/lab/layout.h"
#include "app/lab/verbs.h"
#include "core/match/match.h"

namespace engawa::lab {

std::vector<std::string> legalNotations(const Match &match);
// "take 2; place left" are two moves; a move has single spaces.
std::vector<std::string> separated(const std::vector<std::string> &words);
std::string unreadable(const Match &match, const std::string &word); // why the word is no move
std::vector<std::string> logOf(const Game &game, const EventList &events, const std::string &language);

// Plays moves until one is refused; what each does is told.
class Playing
{
public:
    Playing(const Common &common, Match &match, std::ostream &out) : m_common(common), m_match(match), m_out(out) {}

    const Match &match() const { return m_match; }
    bool play(const std::string &word);
    bool play(Move move);
    std::size_t played() const { return m_played.size(); }
    void finish(); // JSON, where that is asked for

private:
    bool refuse(const std::string &word, const CitedRule &rule);

    const Common &m_common;
    Match &m_match;
    std::ostream &m_out;
    Json m_played = Json::array();
    Json m_refused;
};

// Plays on in a record, to which the moves are appended; "-" reads one and writes it with them to standard output.
// `asked`: how many moves there should be. `check` looks at the match before anything is written. The result is the exit
// code.
int playOn(const Common &common, const std::string &record, std::size_t asked,
           const std::function<bool(Playing &)> &play, const std::function<void(const Match &)> &check = {});

} // namespace engawa::lab
