#pragma once

#include <map>

#include "tests/core/game_table.h"

// The pack as it is shipped.
inline const GamePtr &printedGame()
{
    static const GamePtr game = printed("momiji");
    return game;
}

inline GamePtr change(const std::string &file, const std::string &pointer, const Json &value,
                      const GamePtr &game = printedGame())
{
    return changed(game, file, pointer, value);
}

inline Setup players(int count, std::vector<std::string> modules = {}, const char *mode = "standard")
{
    Setup setup;
    setup.mode = mode;
    setup.players = count;
    setup.modules = std::move(modules);
    setup.starter = 0;
    return setup;
}
inline Setup squirrel()
{
    return players(2, {"squirrel"});
}
inline Setup golden()
{
    return players(2, {"golden_leaves"});
}
inline Setup bothModules()
{
    return players(2, {"squirrel", "golden_leaves"});
}
inline Setup garden(int count = 2)
{
    return players(count, {"ancient_garden"});
}
inline Setup solo(const char *scenario)
{
    Setup setup = players(1, {}, "solo");
    setup.scenario = scenario;
    return setup;
}

// Momiji on a table.
//
// The position is the game's own with short forms: a list may be one string of words ("red_0_l red_2"); copies need no
// numbers; a pile is "red_0_l red_1_l" or, where the first card is a stranger, "red: green_2 red_0_l"; a landscape is
// "a" or "a:acorn,golden". What it leaves out is plain: six leaf types, five acorns, and no cards in hand, no piles, no
// landscapes, no objectives; display and deck are dealt.
class MomijiTable : public GameTable
{
public:
    explicit MomijiTable(std::string_view position, Setup setup = players(2), GamePtr game = printedGame())
        : GameTable(std::move(game))
    {
        setup = completed(setup, m_game->data());
        setUp(longForm(position, setup), setup);
    }

    static MomijiTable dealt(const Setup &setup, std::uint64_t seed, GamePtr game = printedGame())
    {
        MomijiTable table(std::move(game));
        table.deal(setup, seed);
        return table;
    }

    // Cards without the numbers of their copies, joined by blanks; a hand in the order of its names.
    QString hand(int side = 0) const
    {
        QStringList cards = wordsOf(seat(side)["hand"]);
        cards.sort();
        return cards.join(u' ');
    }
    int handSize(int side = 0) const { return static_cast<int>(seat(side)["hand"].size()); }
    QString piles(int side = 0) const // leaves, left to right
    {
        QStringList leaves;
        const Json piles = seat(side)["piles"];
        for (const Json &pile : piles)
            leaves << wordOf(pile["leaf"]);
        return leaves.join(u' ');
    }
    QString pile(const char *leaf, int side = 0) const // bottom to top
    {
        const Json piles = seat(side)["piles"];
        for (const Json &pile : piles)
            if (pile["leaf"] == leaf)
                return wordsOf(pile["cards"]).join(u' ');
        return {};
    }
    int acorns(int side = 0) const { return seat(side)["acorns"].get<int>(); }
    int goldenLeaves(int side = 0) const { return seat(side)["golden"].get<int>(); }
    int space(int side = 0) const { return seat(side)["path"].get<int>(); }
    QString owned(int side = 0) const { return wordsOf(seat(side)["objectives"]).join(u' '); }
    QString landscapes(int side = 0) const // "a b:acorn"
    {
        QStringList tiles;
        const Json landscapes = seat(side)["landscapes"];
        for (const Json &tile : landscapes)
            tiles << wordOf(tile["tile"]) + (tile.contains("acorn") ? u":acorn"_s : QString())
                         + (tile.contains("golden") ? u":golden"_s : QString());
        return tiles.join(u' ');
    }
    QString column(const char *leaf) const
    {
        const Json columns = position()["columns"];
        return columns.contains(leaf) ? wordsOf(columns[leaf]).join(u' ') : QString();
    }
    int displayed() const
    {
        int cards = 0;
        const Json columns = position()["columns"];
        for (const Json &column : columns)
            cards += static_cast<int>(column.size());
        return cards;
    }
    QString discardPile() const { return wordsOf(position()["discard"]).join(u' '); }
    QString available() const { return wordsOf(position()["objectives"]).join(u' '); }
    int deck() const { return static_cast<int>(position()["deck"].size()); }
    int number(const char *key) const { return position()[key].get<int>(); }
    int toriis() const { return number("toriis"); }
    int turnsLeft() const { return number("turns_left"); }
    int squirrelOwner() const { return position().value("squirrel", -1); }
    int tree(const char *kind) const { return position()["garden"]["trees"][kind].get<int>(); }
    QString gardenCards() const { return wordsOf(position()["garden"]["cards"]).join(u' '); }
    QString phase() const { return wordOf(position()["phase"]); }
    QString prompt(const char *language = "en") const
    {
        return QString::fromStdString(m_game->texts().format(language, m_game->scene(m_state, 0).prompt));
    }
    QStringList labels() const // of all legal moves
    {
        MoveList moves;
        m_game->legal(m_state, moves);
        QStringList told;
        for (const Move move : moves)
            told << QString::fromStdString(m_game->texts().format("en", m_game->label(m_state, move)));
        return told;
    }
    QString log() const // of the last play(…)
    {
        QStringList told;
        for (const Event &event : m_events)
            told << QString::fromStdString(m_game->texts().format("en", m_game->describe(event)));
        return told.join(u' ');
    }

    Json seat(int side) const { return position()["seats"][static_cast<std::size_t>(side)]; }

private:
    explicit MomijiTable(GamePtr game) : GameTable(std::move(game)) {}

    static QString wordOf(const Json &json)
    {
        return json.is_null() ? u"-"_s : QString::fromStdString(json.get<std::string>()).section(u'#', 0, 0);
    }
    static QStringList wordsOf(const Json &list)
    {
        QStringList words;
        for (const Json &json : list)
            words << wordOf(json);
        return words;
    }

    // The short forms of the position.
    using Copies = std::map<std::string, int>;
    static Json split(const Json &list)
    {
        if (!list.is_string())
            return list;
        Json words = Json::array();
        const QStringList parts = QString::fromStdString(list.get<std::string>()).split(u' ', Qt::SkipEmptyParts);
        for (const QString &part : parts)
            words.push_back(part.toStdString());
        return words;
    }
    static Json numbered(const Json &list, Copies &copies)
    {
        Json result = split(list);
        for (Json &name : result)
            if (const int copy = ++copies[name.get<std::string>()]; copy > 1)
                name = name.get<std::string>() + "#" + std::to_string(copy);
        return result;
    }
    static Json pileOf(const Json &text, Copies &copies)
    {
        const std::string whole = text.get<std::string>();
        const std::size_t colon = whole.find(':');
        const std::string leaf = colon == std::string::npos ? whole.substr(0, whole.find('_')) : whole.substr(0, colon);
        const std::string cards = colon == std::string::npos ? whole : whole.substr(colon + 1);
        return {{"leaf", leaf}, {"cards", numbered(cards, copies)}};
    }
    static Json tileOf(const Json &text, Copies &copies)
    {
        const std::string whole = text.get<std::string>();
        const std::string name = whole.substr(0, whole.find(':'));
        Json tile{{"tile", numbered(name, copies)[0]}};
        for (const char *mark : {"acorn", "golden", "owner_used"})
            if (whole.find(mark) != std::string::npos)
                tile[mark] = true;
        return tile;
    }

    static Json longForm(std::string_view text, const Setup &setup)
    {
        Json position = Json::parse(text);
        Copies copies;
        const bool isSolo = setup.mode == "solo";
        if (!position.contains("leaves") && !isSolo)
            position["leaves"] = "red orange yellow green purple brown";
        if (!position.contains("objectives") && !isSolo)
            position["objectives"] = Json::array();
        for (const char *key : {"leaves", "objectives"})
            if (position.contains(key))
                position[key] = split(position[key]);
        for (const char *key : {"deck", "discard", "box"})
            if (position.contains(key))
                position[key] = numbered(position[key], copies);
        if (position.contains("columns"))
            for (Json &column : position["columns"])
                column = numbered(column, copies);
        if (position.contains("garden") && position["garden"].contains("cards"))
            position["garden"]["cards"] = numbered(position["garden"]["cards"], copies);
        if (position.contains("draft"))
            for (Json &tiles : position["draft"])
                tiles = numbered(tiles, copies);
        Json &seats = position["seats"];
        while (static_cast<int>(seats.size()) < setup.players)
            seats.push_back(Json::object());
        for (Json &seat : seats) {
            seat["hand"] = numbered(seat.value("hand", Json("")), copies);
            Json piles = Json::array(), tiles = Json::array();
            for (const Json &pile : seat.value("piles", Json::array()))
                piles.push_back(pileOf(pile, copies));
            for (const Json &tile : split(seat.value("landscapes", Json(""))))
                tiles.push_back(tileOf(tile, copies));
            seat["piles"] = piles;
            seat["landscapes"] = tiles;
            seat["objectives"] = split(seat.value("objectives", Json("")));
            if (seat.contains("open"))
                seat["open"] = split(seat["open"]);
            if (!seat.contains("acorns"))
                seat["acorns"] = 5;
        }
        return position;
    }
};

// What a formula of the scope "seat" is worth for one side.
inline int valueOf(const MomijiTable &table, const char *text, int side = 0)
{
    Problems problems;
    const auto formula =
        Formula::compile(text, table.game().formulas().vocabularies().at("seat"), Kind::Number, Problem{}, problems);
    if (!formula)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return table.game().evaluate(*formula, table.state(), static_cast<Seat>(side));
}
