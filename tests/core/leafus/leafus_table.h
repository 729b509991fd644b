#pragma once

#include "tests/core/game_table.h"

// The pack as it is shipped.
inline const GamePtr &printedGame()
{
    static const GamePtr game = printed("leafus");
    return game;
}

// The printed game with one parameter changed.
inline GamePtr ruled(const char *parameter, const Json &value, const GamePtr &game = printedGame())
{
    return changed(game, "rules.json", std::string("/") + parameter, value);
}

// Leafus on a table. Alone it is played in the mode with the dummy.
class LeafusTable : public GameTable
{
public:
    // Sheets that the position leaves out are empty; A is on turn unless it says otherwise.
    explicit LeafusTable(int players, std::string_view position, GamePtr game = printedGame())
        : GameTable(std::move(game))
    {
        Json json = Json::parse(position);
        for (Json &sheets = json["sheets"]; sheets.size() < static_cast<std::size_t>(players);)
            sheets.push_back(Json::object());
        setUp(json, setupOf(players, 0));
    }

    static LeafusTable dealt(int players, std::uint64_t seed, Seat starter = nobody, GamePtr game = printedGame())
    {
        LeafusTable table(std::move(game));
        table.deal(table.setupOf(players, starter), seed);
        return table;
    }

    Json sheet(int seat = 0) const { return position()["sheets"][static_cast<std::size_t>(seat)]; }
    int crosses(int seat = 0) const { return sheet(seat)["crosses"].get<int>(); }
    int heaps(int seat = 0) const { return sheet(seat)["heaps"].get<int>(); }
    int hexes(int seat = 0) const { return sheet(seat)["hexes"].get<int>(); }
    int charges(int seat = 0) const { return sheet(seat)["charges"].get<int>(); }
    int yellow(int seat = 0) const { return static_cast<int>(sheet(seat)["yellow"].size()); }
    int heaped(int seat = 0) const { return static_cast<int>(sheet(seat)["heaped"].size()); }
    int lines() const { return position().value("lines", 0); }
    int onTurn() const { return position()["turn"].get<int>(); }
    QString phase() const { return QString::fromStdString(position()["phase"].get<std::string>()); }
    QString roots(int seat = 0) const { return QString::fromStdString(sheet(seat)["roots"].dump()).remove(u'"'); }
    QString dice() const { return QString::fromStdString(position()["dice"].dump()); }

    // Does a click in vain on this piece of the table get this rule?
    bool answers(const char *piece, const char *rule) const
    {
        const Scene scene = m_game->scene(m_state, m_game->toAct(m_state));
        const auto found = std::ranges::find(scene.pieces, piece, &Piece::id);
        if (found == scene.pieces.end())
            qFatal("there is no piece '%s'", piece);
        const RuleIndex refusal = m_game->refusal(m_state, *found);
        const std::string_view said = refusal == noRule ? "" : m_game->rules()[static_cast<std::size_t>(refusal)];
        if (said != rule)
            qWarning("'%s' answers '%s'", piece, std::string(said).c_str());
        return said == rule;
    }
    // What a legal move offers, in English.
    QString label(const char *notation) const
    {
        return QString::fromStdString(
            m_game->texts().format("en", m_game->label(m_state, *m_game->parse(m_state, notation))));
    }
    // What the log says of the last event by this rule, in English.
    QString sentenceOf(std::string_view rule) const
    {
        QString sentence;
        for (const Event &event : m_events)
            if (event.rule != noRule && m_game->rules()[static_cast<std::size_t>(event.rule)] == rule)
                sentence = QString::fromStdString(m_game->texts().format("en", m_game->describe(event)));
        return sentence;
    }
    int diceOwner() const
    {
        const Scene scene = m_game->scene(m_state, m_game->toAct(m_state));
        return std::ranges::find(scene.zones, "dice", &Zone::id)->owner;
    }
    QString badge(const char *piece) const
    {
        const Scene scene = m_game->scene(m_state, m_game->toAct(m_state));
        const auto found = std::ranges::find(scene.pieces, piece, &Piece::id);
        return found == scene.pieces.end() ? u"no such piece"_s : QString::fromStdString(found->badge);
    }

private:
    explicit LeafusTable(GamePtr game) : GameTable(std::move(game)) {}

    Setup setupOf(int players, Seat starter) const
    {
        Setup setup;
        setup.mode = players == 1 ? "solo" : "standard";
        setup.players = players;
        setup.starter = starter;
        return completed(setup, m_game->data());
    }
};
