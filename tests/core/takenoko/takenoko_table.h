#pragma once

#include <map>

#include <QRegularExpression>
#include <QSet>

#include "core/pack/variant.h"
#include "tests/core/game_table.h"

// The pack as it is shipped.
inline const GamePtr &printedGame()
{
    static const GamePtr game = printed("takenoko");
    return game;
}

inline GamePtr change(const std::string &file, const std::string &pointer, const Json &value,
                      const GamePtr &game = printedGame())
{
    return changed(game, file, pointer, value);
}
inline GamePtr rule(const std::string &parameter, const Json &value, const GamePtr &game = printedGame())
{
    return change("rules.json", "/" + parameter, value, game);
}

// A bundled variant: variant("first_edition").
inline GamePtr variant(const std::string &name)
{
    const std::string path = ENGAWA_RESOURCES "/variants/takenoko_" + name + ".json";
    Problems problems;
    const auto text = readText(path, problems);
    const auto read = text ? readVariant(*text, path, compiler().schemas(), problems) : std::nullopt;
    if (!read || hasError(problems))
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return compiled(withVariant(printedGame()->data(), *read, problems));
}

// Takenoko on a table. What the position leaves out is dealt, but hands are empty and A has the turn. A plot of the garden
// may be written "green 1,0", with more words in any order: a height, a token, "sprouted".
class TakenokoTable : public GameTable
{
public:
    explicit TakenokoTable(std::string_view position, GamePtr game = printedGame(), int players = 2,
                           const char *mode = "standard")
        : GameTable(std::move(game))
    {
        setUp(longForm(Json::parse(position), players), setupOf(mode, players, 0));
    }

    static TakenokoTable dealt(int players, std::uint64_t seed, Seat starter = nobody, GamePtr game = printedGame(),
                               const char *mode = "standard")
    {
        TakenokoTable table(std::move(game));
        table.deal(table.setupOf(mode, players, starter), seed);
        return table;
    }

    int height(int q, int r) const { return plotAt(q, r).value("height", 0); }
    QString token(int q, int r) const { return QString::fromStdString(plotAt(q, r).value("token", "")); }
    bool isWet(int q, int r) const
    {
        for (const Piece &piece : m_game->scene(m_state, 0).pieces)
            if (piece.zone == "garden" && piece.kind == "plot" && piece.x == q && piece.y == r)
                return piece.badge.starts_with("wet");
        qFatal("no plot at %d,%d", q, r);
    }
    int plots() const { return static_cast<int>(position()["garden"].size()); }
    int channels() const { return static_cast<int>(position()["channels"].size()); }
    int channelsLeft() const { return position()["channels_left"].get<int>(); }
    int reserve(const char *token) const { return position()["reserve"][token].get<int>(); }
    int bamboo(const char *colour, int seat = 0) const { return playerAt(seat)["bamboo"].value(colour, 0); }
    int stored(int seat = 0) const { return playerAt(seat).value("channels", 0); }
    int storedTokens(const char *token, int seat = 0) const
    {
        return playerAt(seat).value("tokens", Json::object()).value(token, 0);
    }
    QStringList hand(int seat = 0) const { return wordsOf(playerAt(seat)["hand"]); }
    QStringList completed(int seat = 0) const { return wordsOf(playerAt(seat)["completed"]); }
    QStringList stack() const { return wordsOf(position()["stack"]); }
    QStringList drawn() const { return wordsOf(position().value("drawn", Json::array())); }
    QString phase() const { return wordOf(position()["phase"]); }
    QString weather() const { return QString::fromStdString(position().value("weather", "none")); }
    QString gardener() const { return wordOf(position()["gardener"]); }
    QString panda() const { return wordOf(position()["panda"]); }
    int emperor() const { return position().value("emperor", -1); }
    int turns() const { return position()["turns"].get<int>(); }

    // The badge of a piece as a seat sees it; "-" without such a piece.
    QString badge(std::string_view piece, Seat seat = 0) const
    {
        for (const Piece &each : m_game->scene(m_state, seat).pieces)
            if (each.id == piece)
                return QString::fromStdString(each.badge);
        return u"-"_s;
    }
    QString prompt(Seat seat = 0) const { return QString::fromStdString(m_game->scene(m_state, seat).prompt.key); }
    QString promptText() const
    {
        return QString::fromStdString(m_game->texts().format("en", m_game->scene(m_state, 0).prompt));
    }

private:
    explicit TakenokoTable(GamePtr game) : GameTable(std::move(game)) {}

    Setup setupOf(const char *mode, int players, Seat starter) const
    {
        Setup setup;
        setup.mode = mode;
        setup.players = players;
        setup.starter = starter;
        return engawa::completed(setup, m_game->data());
    }

    Json longForm(Json position, int players) const
    {
        std::map<std::string, int> copies;
        if (position.contains("garden"))
            for (Json &plot : position["garden"])
                plot = plotOf(QString::fromStdString(plot.get<std::string>()), copies);
        Json &seats = position["players"];
        for (int seat = 0; seat < players; ++seat) {
            Json &player = seats[static_cast<std::size_t>(seat)];
            if (!player.contains("hand"))
                player["hand"] = Json::array();
        }
        if (!position.contains("phase") && !position.contains("drawn"))
            position["phase"] = *m_game->data().value("rules", "fix_actions") == true ? "choose" : "turn";
        return position;
    }

    Json plotOf(const QString &text, std::map<std::string, int> &copies) const // "green 1,0 3 watershed sprouted"
    {
        const QStringList words = text.split(u' ');
        const QStringList spot = words.value(1).split(u',');
        std::string id = words[0].toStdString();
        if (!m_game->data().value("plots", id))
            id += "_plot";
        const int copy = ++copies[id];
        Json plot{{"plot", copy == 1 ? id : id + "#" + std::to_string(copy)},
                  {"q", spot[0].toInt()},
                  {"r", spot.value(1).toInt()}};
        for (const QString &word : words.mid(2)) {
            bool number = false;
            const int height = word.toInt(&number);
            if (number)
                plot["height"] = height;
            else if (word == u"sprouted"_s)
                plot["sprouted"] = true;
            else
                plot["token"] = word.toStdString();
        }
        return plot;
    }

    Json plotAt(int q, int r) const
    {
        const Json garden = position()["garden"];
        for (const Json &plot : garden)
            if (plot["q"] == q && plot["r"] == r)
                return plot;
        qFatal("no plot at %d,%d", q, r);
    }
    Json playerAt(int seat) const { return position()["players"][static_cast<std::size_t>(seat)]; }

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
};
