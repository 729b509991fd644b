#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QTest>

#include "core/base/chance.h"
#include "core/games/registry.h"
#include "core/pack/read.h"
#include "tests/core/compiler.h"
#include "tests/core/pack_folder.h"

using namespace engawa;
using namespace Qt::StringLiterals;

inline GamePtr compiled(const Data &data)
{
    Problems problems;
    const GamePtr game = compiler().compile(data, nullptr, problems);
    if (!game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return game;
}

// A pack as it is shipped.
inline GamePtr printed(const std::string &pack)
{
    Problems problems;
    return compiled(readPack(packOf(*std::ranges::find(gameTypes(), pack, &GameType::id)), problems));
}

// The game with one value of its pack changed: changed(game, "rules.json", "/hand_limit", 3).
inline GamePtr changed(const GamePtr &game, const std::string &file, const std::string &pointer, const Json &value)
{
    Problems problems;
    const std::optional<Data> data = edited(game->data(), file, pointer, value, problems);
    if (!data)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return compiled(*data);
}

// A game on a table: a position written by hand or dealt, moves in notation, answers as plain values. Player A is side 0.
class GameTable
{
public:
    // Plays moves one after the other; says why and stops at the first that is refused. A move in brackets, "(end)", is
    // left out where the engine has already done it by itself.
    template <class... Notations>
    bool play(const Notations &...notations)
    {
        m_events.clear();
        return (playOne(notations) && ...);
    }

    // Is the move refused, and by this rule?
    bool refuses(const char *notation, const char *rule) const
    {
        const std::optional<Move> move = m_game->parse(m_state, notation);
        if (!move) {
            qWarning("'%s' is no notation", notation);
            return false;
        }
        const QString refusal = nameOf(m_game->check(m_state, *move));
        const bool listed = legal().contains(QLatin1String(notation));
        if (refusal != QLatin1String(rule) || listed)
            qWarning("'%s': refused by '%s', listed as legal: %d", notation, qPrintable(refusal), listed);
        return refusal == QLatin1String(rule) && !listed;
    }

    bool allows(const char *notation) const
    {
        const std::optional<Move> move = m_game->parse(m_state, notation);
        const QString refusal = move ? nameOf(m_game->check(m_state, *move)) : u"no notation"_s;
        const bool listed = legal().contains(QLatin1String(notation));
        if (!refusal.isEmpty() || !listed)
            qWarning("'%s': refused by '%s', listed as legal: %d; legal: %s", notation, qPrintable(refusal), listed,
                     qPrintable(legal().join(u", ")));
        return refusal.isEmpty() && listed;
    }

    QStringList legal() const
    {
        MoveList moves;
        m_game->legal(m_state, moves);
        QStringList notations;
        for (const Move move : moves)
            notations << QString::fromStdString(m_game->notation(m_state, move));
        notations.sort();
        return notations;
    }

    // How often the rule made something happen in the last play(…) or in the deal.
    int firings(std::string_view rule) const
    {
        const auto ids = m_game->rules();
        const auto found = std::ranges::find(ids, rule);
        if (found == ids.end())
            qFatal("there is no rule '%s'", std::string(rule).c_str());
        return static_cast<int>(std::ranges::count(m_events, found - ids.begin(), &Event::rule));
    }
    bool fired(std::string_view rule) const { return firings(rule) > 0; }

    // The rules of the last events in their order.
    QStringList story() const
    {
        QStringList rules;
        for (const Event &event : m_events)
            rules << nameOf(event.rule);
        return rules;
    }

    // Random legal moves, a different game for every seed.
    void playOneMove(std::uint64_t seed, std::uint64_t n)
    {
        MoveList moves;
        m_game->legal(m_state, moves);
        if (moves.empty())
            qFatal("no legal move in %s", m_game->position(m_state).dump().c_str());
        m_events.clear();
        m_game->apply(m_state, moves[below(draw(seed, 5, n), static_cast<std::uint32_t>(moves.size()))], &m_events);
    }

    int score(const char *line, int side = 0) const
    {
        const ScoreSheet sheet = m_game->scores(m_state);
        const auto found = std::ranges::find(sheet.lines, line, &ScoreSheet::Line::key);
        if (found == sheet.lines.end())
            qFatal("there is no line '%s' in the score", line);
        return found->points[static_cast<std::size_t>(side)];
    }
    int points(int side = 0) const { return m_game->outcome(m_state).points[static_cast<std::size_t>(side)]; }

    bool isOver() const { return m_game->toAct(m_state) == nobody && m_game->outcome(m_state).over; }
    int toAct() const { return m_game->toAct(m_state); }
    QString winners() const // "A", "B", "AB", "nobody"
    {
        const int winners = m_game->outcome(m_state).winners;
        QString names;
        for (int side = 0; side < 4; ++side)
            if (winners >> side & 1)
                names += QChar(u'A' + side);
        return names.isEmpty() ? u"nobody"_s : names;
    }

    Json position() const { return m_game->position(m_state); }
    const Game &game() const { return *m_game; }
    const State &state() const { return m_state; }

protected:
    explicit GameTable(GamePtr game) : m_game(std::move(game)) {}

    void deal(const Setup &setup, std::uint64_t seed)
    {
        m_state = m_game->deal(completed(setup, m_game->data()), seed, &m_events);
    }
    // `setup` is complete; what the position leaves out is dealt.
    void setUp(const Json &position, const Setup &setup)
    {
        Problems problems;
        const auto state = m_game->fromPosition(position, setup, 1, problems);
        if (!state) // a warning is no hindrance
            qFatal("%s in %s", qPrintable(linesOf(problems).join('\n')), position.dump().c_str());
        m_state = *state;
    }

    GamePtr m_game;
    State m_state;
    EventList m_events;

private:
    bool playOne(const std::string &written)
    {
        const bool optional = written.starts_with('(');
        const std::string notation = optional ? written.substr(1, written.size() - 2) : written;
        const std::optional<Move> move = m_game->parse(m_state, notation);
        const QString refusal = move ? nameOf(m_game->check(m_state, *move)) : u"no notation"_s;
        if (!refusal.isEmpty()) {
            if (!optional)
                qWarning("'%s' is refused by '%s'; legal: %s", notation.c_str(), qPrintable(refusal),
                         qPrintable(legal().join(u", ")));
            return optional;
        }
        m_game->apply(m_state, *move, &m_events);
        return true;
    }

    QString nameOf(RuleIndex rule) const
    {
        return rule == noRule ? QString()
                              : QString::fromStdString(std::string(m_game->rules()[static_cast<std::size_t>(rule)]));
    }
};
