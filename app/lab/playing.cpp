#include "app/lab/playing.h"

#include <iostream>
#include <optional>

#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "core/match/journal_file.h"

namespace engawa::lab {

std::vector<std::string> legalNotations(const Match &match)
{
    MoveList legal;
    match.game().legal(match.state(), legal);
    std::vector<std::string> notations;
    for (const Move move : legal)
        notations.push_back(match.game().notation(match.state(), move));
    return notations;
}

std::vector<std::string> separated(const std::vector<std::string> &words)
{
    std::vector<std::string> moves(1);
    for (const std::string &word : words) {
        for (const char c : word) {
            if (c == ';')
                moves.emplace_back();
            else if (c != ' ' && c != '\t')
                moves.back() += c;
            else if (!moves.back().empty() && moves.back().back() != ' ')
                moves.back() += ' ';
        }
        moves.emplace_back();
    }
    for (std::string &move : moves)
        if (move.ends_with(' '))
            move.pop_back();
    std::erase(moves, "");
    return moves;
}

std::string unreadable(const Match &match, const std::string &word)
{
    std::string sentence = "“" + word + "” is not a move of this game";
    const std::vector<std::string> legal = legalNotations(match);
    for (std::size_t i = 0; i < legal.size() && i < 8; ++i)
        sentence += (i == 0 ? ", expected one such as “" : ", “") + legal[i] + "”";
    return sentence;
}

std::vector<std::string> logOf(const Game &game, const EventList &events, const std::string &language)
{
    std::vector<std::string> lines;
    for (const Event &event : events)
        lines.push_back(say(game, game.describe(event), language));
    return lines;
}

bool Playing::play(const std::string &word)
{
    const auto move = m_match.game().parse(m_match.state(), word);
    if (!move)
        return refuse(word, {"", unreadable(m_match, word)});
    const RuleIndex rule = m_match.game().check(m_match.state(), *move);
    return rule == noRule ? play(*move) : refuse(word, cited(m_match.game(), m_match.state(), rule, m_common.language));
}

bool Playing::play(Move move)
{
    EventList events;
    const GamePtr game = m_match.gamePtr();
    if (m_match.play(move, &events) != noRule)
        return false;
    const Node &node = m_match.head();
    const auto log = logOf(*game, events, m_common.language);
    m_played.push_back({{"move", node.notation}, {"seat", node.seat}, {"log", log}});
    if (!m_common.json) {
        m_out << node.notation << '\n';
        for (const std::string &line : log)
            m_out << "  " << line << '\n';
    }
    return true;
}

void Playing::finish()
{
    if (m_common.json)
        m_out << laidOut({{"played", m_played}, {"refused", m_refused}});
}

bool Playing::refuse(const std::string &word, const CitedRule &rule)
{
    m_refused = {{"move", word}, {"rule", rule.id.empty() ? Json() : Json(rule.id)}, {"sentence", rule.sentence}};
    if (rule.id.empty())
        std::cerr << "engawa-lab: " << rule.sentence << '\n';
    else
        std::cerr << "engawa-lab: " << word << " is refused by the rule " << rule.id << ": " << rule.sentence << '\n';
    return false;
}

int playOn(const Common &common, const std::string &record, std::size_t asked,
           const std::function<bool(Playing &)> &play, const std::function<void(const Match &)> &check)
{
    const auto named = NamedGames::open(common);
    auto opened = named ? openedRecord(*named, record) : std::nullopt;
    if (!opened)
        return Faulty;
    if (!opened->sound) {
        std::cerr << "engawa-lab: nothing is played on a record with an error in it\n";
        return Faulty;
    }
    if (check)
        check(opened->match);
    const bool piped = record == "-";
    std::optional<JournalFile> journal;
    if (piped) {
        std::cout << opened->whole;
        opened->match.setWrite([](const std::string &line) { std::cout << line << '\n'; });
    } else {
        journal.emplace(record);
        opened->match.setWrite([&journal](const std::string &line) { journal->append(line); });
    }
    Playing playing(common, opened->match, piped ? std::cerr : std::cout);
    const bool all = play(playing);
    playing.finish();
    if (journal && !journal->flush()) {
        std::cerr << "engawa-lab: " << record << " can't be written: " << journal->error() << '\n';
        return Faulty;
    }
    if (playing.played() < asked)
        std::cerr << "engawa-lab: " << playing.played() << " of " << asked << " moves were played"
                  << (playing.played() == 0 ? ""
                      : piped               ? " and written"
                                            : " and saved")
                  << '\n';
    return all ? Fine : Faulty;
}

} // namespace engawa::lab
