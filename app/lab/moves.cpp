#include <algorithm>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/opened_record.h"
#include "app/lab/shelf.h"
#include "core/match/journal_file.h"

namespace engawa::lab {

namespace {

std::vector<std::string> legalNotations(const Match &match)
{
    MoveList legal;
    match.game().legal(match.state(), legal);
    std::vector<std::string> notations;
    for (const Move move : legal)
        notations.push_back(match.game().notation(match.state(), move));
    return notations;
}

// "take 2; place left" are two moves; a move has single spaces.
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

// Plays moves until one is refused; what it does is told move by move.
class Playing
{
public:
    Playing(const Common &common, Match &match, std::ostream &out) : m_common(common), m_match(match), m_out(out) {}

    bool play(const std::string &word)
    {
        const auto move = m_match.game().parse(m_match.state(), word);
        if (!move)
            return refuse(word, {"", unreadable(m_match, word)});
        EventList events;
        const GamePtr game = m_match.gamePtr();
        if (const RuleIndex rule = m_match.play(*move, &events); rule != noRule)
            return refuse(word, cited(*game, m_match.state(), rule, m_common.language));
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

    std::size_t played() const { return m_played.size(); }

    void finish()
    {
        if (m_common.json)
            m_out << laidOut({{"played", m_played}, {"refused", m_refused}});
    }

private:
    bool refuse(const std::string &word, const CitedRule &rule)
    {
        m_refused = {{"move", word}, {"rule", rule.id.empty() ? Json() : Json(rule.id)}, {"sentence", rule.sentence}};
        if (rule.id.empty())
            std::cerr << "engawa-lab: " << rule.sentence << '\n';
        else
            std::cerr << "engawa-lab: " << word << " is refused by the rule " << rule.id << ": " << rule.sentence
                      << '\n';
        return false;
    }

    const Common &m_common;
    Match &m_match;
    std::ostream &m_out;
    Json m_played = Json::array();
    Json m_refused;
};

bool playAll(Playing &playing, const std::vector<std::string> &moves)
{
    for (const std::string &move : moves)
        if (!playing.play(move))
            return false;
    return true;
}

void tellPlayed(std::size_t played, std::size_t asked, const char *where)
{
    if (played < asked)
        std::cerr << "engawa-lab: " << played << " of " << asked << " moves were played" << (played > 0 ? where : "")
                  << '\n';
}

} // namespace

int moves(const Common &common, const std::string &record)
{
    const auto shelf = Shelf::open(common);
    const auto opened = shelf ? openedRecord(*shelf, record) : std::nullopt;
    if (!opened)
        return Faulty;
    const auto notations = legalNotations(opened->match);
    if (common.json)
        std::cout << laidOut(notations);
    else
        for (const std::string &notation : notations)
            std::cout << notation << '\n';
    return opened->sound ? Fine : Faulty;
}

int play(const Common &common, const MoveWords &words)
{
    const std::vector<std::string> moves = separated(words.moves);
    if (moves.empty())
        throw WrongWords("there is no move in these words");
    const auto shelf = Shelf::open(common);
    auto opened = shelf ? openedRecord(*shelf, words.record) : std::nullopt;
    if (!opened)
        return Faulty;
    if (!opened->sound) {
        std::cerr << "engawa-lab: nothing is played on a record with an error in it\n";
        return Faulty;
    }
    if (words.record == "-") {
        std::cout << opened->whole;
        opened->match.setWrite([](const std::string &line) { std::cout << line << '\n'; });
        Playing playing(common, opened->match, std::cerr);
        const bool all = playAll(playing, moves);
        playing.finish();
        tellPlayed(playing.played(), moves.size(), " and written");
        return all ? Fine : Faulty;
    }
    JournalFile journal(words.record);
    opened->match.setWrite([&journal](const std::string &line) { journal.append(line); });
    Playing playing(common, opened->match, std::cout);
    const bool all = playAll(playing, moves);
    playing.finish();
    if (!journal.flush()) {
        std::cerr << "engawa-lab: " << words.record << " can't be written: " << journal.error() << '\n';
        return Faulty;
    }
    tellPlayed(playing.played(), moves.size(), " and saved");
    return all ? Fine : Faulty;
}

int why(const Common &common, const MoveWords &words)
{
    const std::vector<std::string> moves = separated(words.moves);
    if (moves.size() != 1)
        throw WrongWords("there are " + std::to_string(moves.size()) + " moves, expected one");
    const auto shelf = Shelf::open(common);
    const auto opened = shelf ? openedRecord(*shelf, words.record) : std::nullopt;
    if (!opened)
        return Faulty;
    const Game &game = opened->match.game();
    State state = opened->match.state();
    const auto move = game.parse(state, moves.front());
    if (!move) {
        std::cerr << "engawa-lab: " << unreadable(opened->match, moves.front()) << '\n';
        return Faulty;
    }
    const std::string notation = game.notation(state, *move);
    const RuleIndex refused = game.check(state, *move);
    EventList events;
    Json rules = Json::array();
    const auto cite = [&](RuleIndex rule) {
        const CitedRule found = cited(game, opened->match.state(), rule, common.language);
        Json entry{{"id", found.id}, {"sentence", found.sentence}};
        if (!std::ranges::contains(rules, entry))
            rules.push_back(std::move(entry));
    };
    if (refused != noRule) {
        cite(refused);
    } else {
        game.apply(state, *move, &events);
        for (const Event &event : events)
            if (event.rule != noRule)
                cite(event.rule);
    }
    const auto log = logOf(game, events, common.language);
    if (common.json) {
        std::cout << laidOut({{"move", notation}, {"legal", refused == noRule}, {"rules", rules}, {"log", log}});
    } else {
        std::cout << notation
                  << (refused == noRule ? " is legal. By these rules:\n" : " is not legal. By this rule:\n");
        for (const Json &rule : rules)
            std::cout << "  " << rule["id"].get<std::string>() << ": " << rule["sentence"].get<std::string>() << '\n';
        for (const std::string &line : log)
            std::cout << "  > " << line << '\n';
    }
    return opened->sound ? Fine : Faulty;
}

} // namespace engawa::lab
