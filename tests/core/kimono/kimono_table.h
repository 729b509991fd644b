#pragma once

#include "tests/core/game_table.h"

// The pack as it is shipped.
inline const GamePtr &printedGame()
{
    static const GamePtr game = printed("kimono");
    return game;
}

inline GamePtr change(const std::string &file, const std::string &pointer, const Json &value,
                      const GamePtr &game = printedGame())
{
    return changed(game, file, pointer, value);
}

// Kimono Memories on a table. Player B, or Fanny, is side 1.
class KimonoTable : public GameTable
{
public:
    // What the position leaves out is dealt; A begins. A photo may be written "card x,y" or "card x,y token" (the token
    // on the seam to its right), and B's album left out.
    explicit KimonoTable(const char *mode, std::string_view position, GamePtr game = printedGame())
        : GameTable(std::move(game))
    {
        setUp(longForm(mode, position), setupOf(mode, 0));
    }

    static KimonoTable dealt(const char *mode, std::uint64_t seed, Seat starter = nobody, GamePtr game = printedGame())
    {
        KimonoTable table(std::move(game));
        table.deal(table.setupOf(mode, starter), seed);
        return table;
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

    // The lines of the score pad for props, and for Mon, added up.
    int props(int side = 0) const { return linesStarting("name.prop_", side); }
    int mon(int side = 0) const { return linesStarting("score.mon_", side); }

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
            if (tile.value == side)
                tiles << QString::fromStdString(tile.key);
        return tiles;
    }

private:
    explicit KimonoTable(GamePtr game) : GameTable(std::move(game)) {}

    Setup setupOf(const char *mode, Seat starter) const
    {
        Setup setup;
        setup.mode = mode;
        setup.starter = starter;
        return completed(setup, m_game->data());
    }

    int linesStarting(std::string_view key, int side) const
    {
        int points = 0;
        for (const ScoreSheet::Line &line : m_game->scores(m_state).lines)
            if (line.key.starts_with(key))
                points += line.points[static_cast<std::size_t>(side)];
        return points;
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
};
