#pragma once

#include <QTemporaryDir>

#include "app/match/match_controller.h"
#include "app/position/position_editor.h"
#include "app/settings/settings.h"
#include "tests/core/every_game.h"

namespace engawa {

// A match at the table, without a window, and the editor of its positions.
class SetUpMatch
{
public:
    explicit SetUpMatch(const char *pack = "momiji", Setup setup = {"first_game", 2, {}, "", 0})
        : m_settings(m_folder.filePath("engawa.ini")),
          match(std::make_shared<FaceStore>(), m_settings, [](const QString &) { return QString(); }),
          editor(*match.session(), *match.view())
    {
        Opening opening;
        game = compiled(bundled(std::filesystem::path(ENGAWA_RESOURCES "/packs") / pack));
        opening.setup = completed(std::move(setup), game->data());
        opening.seed = 7;
        opening.seats.assign(static_cast<std::size_t>(opening.setup.players), {"", "human"});
        opening.seats.front().name = "Anna";
        Problems problems;
        if (!match.session()->begin(game, opening, problems))
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }
    std::vector<Piece> in(const std::string &zone) const
    {
        std::vector<Piece> found;
        for (const Piece &piece : editor.table().scene.pieces)
            if (piece.zone == zone && piece.kind != "spot")
                found.push_back(piece);
        return found;
    }
    QString first(const std::string &zone) const { return QString::fromStdString(in(zone).front().id); }
    std::string zoneOf(const QString &piece) const { return editor.piece(piece)->zone; }
    QString placeNamed(const std::string &zone) const // the spot of a zone
    {
        for (const PositionEditor::Place &place : editor.places())
            if (place.zone == zone)
                return QString::fromStdString(place.spot);
        return {};
    }

private:
    QTemporaryDir m_folder;
    Settings m_settings;

public:
    GamePtr game;
    MatchController match;
    PositionEditor editor;
};

} // namespace engawa
