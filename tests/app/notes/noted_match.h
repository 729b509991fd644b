#pragma once

#include <memory>

#include <QTemporaryDir>
#include <QTest>

#include "app/match/match_controller.h"
#include "app/settings/settings.h"
#include "core/match/note_content.h"
#include "core/match/record.h"
#include "tests/core/every_game.h"

namespace engawa {

// A match of two people at one table, without the window.
struct NotedMatch
{
    explicit NotedMatch(int moves = 0, std::vector<std::string> variants = {})
    {
        static const GamePtr game = compiled(bundled(ENGAWA_RESOURCES "/packs/momiji"));
        settings.setShowCurtain(false);
        Problems problems;
        Opening opening{{"first_game", 2, {}, {}, nobody},
                        7,
                        std::nullopt,
                        {{"Hana", "human"}, {"Bo", "human"}},
                        std::move(variants)};
        if (!match.session()->begin(game, opening, problems))
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        play(moves);
    }

    void play(int moves)
    {
        for (int i = 0; i < moves; ++i)
            match.view()->playMove(0);
    }

    int note(const QString &text, int rating = 0, const QString &component = {}, int node = -1)
    {
        NoteContent content;
        content.text = text.toStdString();
        content.rating = rating;
        content.component = component.toStdString();
        content.seat = 0;
        content.by = "Hana";
        content.date = "2026-11-16T18:30:00Z";
        return match.session()->note(node < 0 ? match.session()->shownId() : node, toJson(content));
    }

    std::vector<StandingNote> notes() const
    {
        Problems problems;
        return standingNotes(*match.session()->match(), problems);
    }

    QTemporaryDir folder;
    Settings settings{folder.filePath("engawa.ini")};
    MatchController match{std::make_shared<FaceStore>(), settings,
                          [this](const QString &) { return folder.filePath("match.jsonl"); }};
};

// A component of the pack, for notes about something.
inline QString someComponent(const Game &game, int entry = 0)
{
    return "leaf_cards/"
           + QString::fromStdString(game.data().table("leaf_cards").entries().at(static_cast<std::size_t>(entry))->id);
}

} // namespace engawa
