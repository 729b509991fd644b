#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "app/match/match_controller.h"
#include "app/settings/settings.h"
#include "tests/core/every_game.h"

namespace engawa {

// A match of people at one table, without the window.
struct PeopleMatch
{
    explicit PeopleMatch(const char *pack = "momiji", Setup setup = {"first_game", 2, {}, {}, nobody},
                         const char *player = "human")
    {
        settings.setShowCurtain(false);
        settings.setReducedMotion(true);
        Problems none;
        engine = engineTexts(ENGAWA_RESOURCES, none);
        session().setEngineTexts(engine);
        session().setLevels(levels);
        game = compiled(bundled(std::filesystem::path(ENGAWA_RESOURCES "/packs") / pack));
        Opening opening;
        opening.setup = completed(std::move(setup), game->data());
        opening.seed = 7;
        for (const char *name : {"Hana", "Bo"})
            opening.seats.push_back({name, opening.seats.empty() ? "human" : player});
        opening.seats.resize(static_cast<std::size_t>(opening.setup.players), {"", player});
        Problems problems;
        if (!session().begin(game, opening, problems))
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    }

    MatchSession &session() { return *match.session(); }
    MatchView &view() { return *match.view(); }

    void play(int moves)
    {
        for (int i = 0; i < moves && view().moves()->rowCount() > 0; ++i)
            view().playMove(i * 7 % view().moves()->rowCount());
    }

    // A piece with which a move can be begun, but not finished.
    QString beginning()
    {
        for (const PieceRow &row : view().pieces()->rows())
            if (row.legal && row.leadsTo.isEmpty())
                return row.id;
        return {};
    }

    // With a bot that thinks until somebody stops it.
    static Levels levelsWithSlow()
    {
        Problems none;
        const Levels shipped = readLevels(ENGAWA_RESOURCES, none);
        std::vector<EntryPtr> entries;
        for (const std::string &name : shipped.names()) {
            const Level &level = *shipped.find(name);
            entries.push_back(std::make_shared<const Entry>(
                name, Json{{"iterations", level.iterations}, {"milliseconds", level.milliseconds}}));
        }
        entries.push_back(std::make_shared<const Entry>(
            "slow", Json{{"iterations", Level::mostIterations}, {"milliseconds", Level::mostMilliseconds}}));
        return Levels(Table(std::move(entries)));
    }

    QTemporaryDir folder;
    const Levels levels = levelsWithSlow();
    Texts engine;
    Settings settings{folder.filePath("engawa.ini")};
    GamePtr game;
    MatchController match{std::make_shared<FaceStore>(), settings,
                          [this](const QString &) { return folder.filePath("match.jsonl"); }};
};

} // namespace engawa
