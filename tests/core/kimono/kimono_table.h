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
#include "tests/core/pack_folder.h"

using namespace engawa;
using namespace Qt::StringLiterals;

inline const GameCompiler &compiler()
{
    static const GameCompiler compiler = [] {
        Problems problems;
        std::optional<Schemas> schemas = Schemas::load(ENGAWA_RESOURCES "/schema", problems);
        if (!schemas)
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        return GameCompiler(*schemas);
    }();
    return compiler;
}

inline GamePtr compiled(const Data &data)
{
    Problems problems;
    const GamePtr game = compiler().compile(data, nullptr, problems);
    if (!game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return game;
}

// The pack as it is shipped.
inline const GamePtr &printedGame()
{
    static const GamePtr game = [] {
        Problems problems;
        return compiled(readPack(ENGAWA_RESOURCES "/packs/kimono", problems));
    }();
    return game;
}

// The shipped pack with one value changed, and then another: change("rules.json", "/track_length", 3).
inline GamePtr change(const std::string &file, const std::string &pointer, const Json &value,
                      const GamePtr &game = printedGame())
{
    Problems problems;
    const std::optional<Data> data = edited(game->data(), file, pointer, value, problems);
    if (!data)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return compiled(*data);
}

// Kimono Memories on a table: a position written by hand or dealt, moves in notation, answers as plain values. Player A
// is side 0; player B, or Fanny, is side 1.
class KimonoTable
{
public:
    // What the position leaves out is dealt; A begins. A photo may be written "card x,y" or "card x,y token" (the token
    // on the seam to its right), and B's album left out.
    explicit KimonoTable(const char *mode, std::string_view position, GamePtr game = printedGame())
        : m_game(std::move(game))
    {
        Problems problems;
        const auto state = m_game->fromPosition(longForm(mode, position), setupOf(mode, 0), 1, problems);
        if (!state || !problems.empty())
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        m_state = *state;
    }

    static KimonoTable dealt(const char *mode, std::uint64_t seed, Seat starter = nobody, GamePtr game = printedGame())
    {
        KimonoTable table(std::move(game));
        table.m_state = table.m_game->deal(table.setupOf(mode, starter), seed, &table.m_events);
        return table;
    }

    // Plays moves one after the other; says why and stops at the first that is refused.
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
            qWarning("'%s': refused by '%s', listed as legal: %d", notation, qPrintable(refusal), listed);
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

    int track(const char *pattern) const { return position()["tracks"][pattern].get<int>(); }
    int supply(const char *kind) const { return position()["supply"][kind].get<int>(); }
    int photographer() const { return position()["photographer"].get<int>(); }
    int turns() const { return position()["turns"].get<int>(); }
    QString phase() const { return wordOf(position()["phase"]); }
    QString hand() const { return position().contains("hand") ? wordOf(position()["hand"]) : u"nothing"_s; }
    QStringList ring() const { return wordsOf(position()["ring"]); }
    QStringList deck() const { return wordsOf(position()["deck"]); }
    QStringList rewards() const { return wordsOf(position()["rewards"]); }
    int cardsOnRing() const { return static_cast<int>(ring().size() - ring().count(u"-"_s)); }

    QStringList photos(int side) const // "card x,y"
    {
        QStringList photos;
        const Json album = position()["albums"][static_cast<std::size_t>(side)];
        for (const Json &photo : album)
            photos << wordOf(photo["card"]) + u" "_s + spotOf(photo);
        return photos;
    }
    QStringList tokens(int side) const // "kind x,y", the photo on the left of the seam
    {
        QStringList tokens;
        const Json album = position()["albums"][static_cast<std::size_t>(side)];
        for (const Json &photo : album)
            if (photo.contains("token"))
                tokens << wordOf(photo["token"]) + u" "_s + spotOf(photo);
        tokens.sort();
        return tokens;
    }
    QStringList tiles(int side) const
    {
        QStringList tiles;
        const Json owners = position()["tiles"];
        for (const auto &tile : owners.items())
            if (tile.value() == side)
                tiles << QString::fromStdString(tile.key());
        return tiles;
    }

    int score(const char *line, int side) const
    {
        const ScoreSheet sheet = m_game->scores(m_state);
        const auto found = std::ranges::find(sheet.lines, line, &ScoreSheet::Line::key);
        if (found == sheet.lines.end())
            qFatal("there is no line '%s' in the score", line);
        return found->points[static_cast<std::size_t>(side)];
    }
    int points(int side) const { return m_game->outcome(m_state).points[static_cast<std::size_t>(side)]; }

    bool isOver() const { return m_game->toAct(m_state) == nobody && m_game->outcome(m_state).over; }
    int toAct() const { return m_game->toAct(m_state); }
    QString winners() const // "A", "B", "AB", "nobody"
    {
        const int winners = m_game->outcome(m_state).winners;
        return winners == 0 ? u"nobody"_s : QString(winners & 1 ? u"A"_s : u""_s) + (winners & 2 ? u"B"_s : u""_s);
    }

    Json position() const { return m_game->position(m_state); }
    const Game &game() const { return *m_game; }
    const State &state() const { return m_state; }

private:
    explicit KimonoTable(GamePtr game) : m_game(std::move(game)) {}

    Setup setupOf(const char *mode, Seat starter) const
    {
        Setup setup;
        setup.mode = mode;
        setup.starter = starter;
        return completed(setup, m_game->data());
    }

    Json longForm(const char *mode, std::string_view text) const
    {
        Json position = Json::parse(text);
        if (!position.contains("albums"))
            return position;
        Json &albums = position["albums"];
        if (albums.size() == 1) {
            const Json &departure = (*m_game->data().value("modes", mode))["departure"];
            albums.push_back(Json::array({departure.get<std::string>() + "#2 0,0"}));
        }
        for (Json &album : albums)
            for (Json &photo : album)
                if (photo.is_string())
                    photo = photoOf(QString::fromStdString(photo.get<std::string>()));
        return position;
    }

    static Json photoOf(const QString &text) // "card x,y token"
    {
        const QStringList words = text.split(u' ');
        const QStringList spot = words.value(1).split(u',');
        Json photo{{"card", words[0].toStdString()}, {"x", spot[0].toInt()}, {"y", spot.value(1).toInt()}};
        if (words.size() > 2)
            photo["token"] = words[2].toStdString();
        return photo;
    }

    bool playOne(const std::string &notation)
    {
        const std::optional<Move> move = m_game->parse(m_state, notation);
        const QString refusal = move ? nameOf(m_game->check(m_state, *move)) : u"no notation"_s;
        if (!refusal.isEmpty()) {
            qWarning("'%s' is refused by '%s'; legal: %s", notation.c_str(), qPrintable(refusal),
                     qPrintable(legal().join(u", ")));
            return false;
        }
        m_game->apply(m_state, *move, &m_events);
        return true;
    }

    QString nameOf(RuleIndex rule) const
    {
        return rule == noRule ? QString()
                              : QString::fromStdString(std::string(m_game->rules()[static_cast<std::size_t>(rule)]));
    }

    static QString wordOf(const Json &json)
    {
        return json.is_null() ? u"-"_s : QString::fromStdString(json.get<std::string>());
    }
    static QStringList wordsOf(const Json &list)
    {
        QStringList words;
        for (const Json &json : list)
            words << wordOf(json);
        return words;
    }
    static QString spotOf(const Json &photo)
    {
        return QString::number(photo["x"].get<int>()) + u","_s + QString::number(photo["y"].get<int>());
    }

    GamePtr m_game;
    State m_state;
    EventList m_events;
};
