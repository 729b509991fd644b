#pragma once

#include <map>

#include <QTest>

#include "core/match/record.h"
#include "tests/core/every_game.h"

// Records as text, whole and spoilt.

namespace engawa {

// Compiles every pack once: a record is opened thousands of times here.
class RememberingCompiler final : public Compiler
{
public:
    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override
    {
        if (previous || hasError(problems))
            return compiler().compile(data, previous, problems);
        GamePtr &game = m_games[dataHash(data)];
        if (!game)
            game = compiler().compile(data, nullptr, problems);
        return game;
    }

private:
    mutable std::map<std::uint64_t, GamePtr> m_games;
};

inline const RememberingCompiler &remembering()
{
    static const RememberingCompiler shared;
    return shared;
}

inline bool playOne(Match &match, std::uint64_t chance)
{
    MoveList moves;
    match.game().legal(match.state(), moves);
    return !moves.empty() && match.play(moves[static_cast<std::size_t>(chance % moves.size())]) == noRule;
}

inline Match begun(const Setting &setting, std::uint64_t seed)
{
    Problems problems;
    return *Match::begin(setting.game, {setting.setup, seed, std::nullopt, {{"Aki", "human"}, {"Bo", "random"}}},
                         problems);
}

// A record with everything in it: moves, a branch, an edit, a note, heads, and others at the seats.
inline std::string fullRecord()
{
    Match match = begun(kimono(), 11);
    std::string text = match.header() + "\n";
    match.setWrite([&](const std::string &line) { text += line + "\n"; });
    for (std::uint64_t i = 0; i < 4; ++i)
        playOne(match, i);
    match.undo();
    match.undo();
    playOne(match, 1);
    match.note({{"text", "caf\u00e9 \u6771"}});
    Problems problems;
    const auto data = edited(match.game().data(), "cards.json", "/pink_2/count", 2, problems);
    if (!data || !match.edit(compiler(), *data, problems))
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    for (std::uint64_t i = 0; i < 3; ++i)
        playOne(match, i);
    match.goTo(2);
    match.setPlayer(1, "greedy");
    playOne(match, 2);
    match.setPlayer(0, "normal");
    return text;
}

inline std::vector<std::string> linesIn(const std::string &text)
{
    std::vector<std::string> lines;
    for (const QByteArray &line : QByteArray::fromStdString(text).split('\n'))
        lines.push_back(line.toStdString());
    lines.pop_back();
    return lines;
}

inline std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + "\n";
    return text;
}

struct Opened
{
    std::optional<Match> match;
    Problems problems;
};

// Opens a text; whatever is wrong with it must come back as problems.
inline Opened opened(const std::string &text, const Compiler &with = remembering())
{
    Opened result;
    try {
        result.match = openRecord(text, "r.jsonl", with, result.problems);
    } catch (const std::exception &error) {
        result.problems.push_back({Problem::Level::Error, "exception", error.what(), 0, {}, {}});
    }
    return result;
}

inline QString codes(const Problems &problems)
{
    QStringList list;
    for (const Problem &problem : problems)
        list << QString::fromStdString(problem.code);
    return list.join(u' ');
}

} // namespace engawa
