#pragma once

#include <random>

#include "tests/app/table/table_fixture.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// The window with a match of Leafus.
class LeafusFixture : public TableFixture
{
public:
    using TableFixture::TableFixture;

    void dealLeafus(const QStringList &players, quint64 seed, const QString &variant = {})
    {
        if (!library().setUp("leafus"))
            qFatal("The game isn't there: %s", qPrintable(library().problem()));
        SetupForm &form = *library().form();
        if (!variant.isEmpty())
            form.chooseVariant(variant, true);
        form.setMode(players.size() == 1 ? "solo" : "standard");
        form.setPlayers(static_cast<int>(players.size()));
        for (int seat = 0; seat < players.size(); ++seat)
            form.setSeatPlayer(seat, players[seat]);
        form.setSeed(QString::number(seed));
        if (!library().start())
            qWarning() << "The game isn't dealt:" << form.problem();
        settle();
    }

    bool isPersonsTurn() { return !match().botsPlaying() && !match().over() && match().moves()->rowCount() > 0; }
    bool waitForPerson()
    {
        return QTest::qWaitFor([this] { return match().over() || isPersonsTurn(); }, 60000);
    }

    QStringList notations()
    {
        QStringList all;
        for (const MoveRow &row : match().moves()->rows())
            all.append(row.notation);
        return all;
    }
    bool play(const QString &notation)
    {
        for (const MoveRow &row : match().moves()->rows())
            if (row.notation == notation) {
                match().playMove(row.move);
                return true;
            }
        return false;
    }
    // Sensible enough to fill a sheet: everything that can be put goes where it can, then it is done. What can't be resolved is
    // taken back.
    void playOn(std::mt19937 &chance)
    {
        for (const QStringList &prefixes :
             {QStringList{"assign ", "line "}, {"done", "stop"}, {"return "}, {"wish "}}) {
            QStringList from;
            for (const QString &notation : notations())
                if (std::ranges::any_of(prefixes, [&](const QString &prefix) { return notation.startsWith(prefix); }))
                    from.append(notation);
            if (!from.isEmpty()) {
                play(from[static_cast<qsizetype>(chance() % static_cast<std::size_t>(from.size()))]);
                return;
            }
        }
    }
    void playMoves(int moves, quint32 seed)
    {
        std::mt19937 chance(seed);
        for (int move = 0; move < moves && !match().over() && waitForPerson() && !match().over(); ++move)
            playOn(chance);
    }

    // Another player rolled, and the one to act may use their reservation.
    bool asksForReservation()
    {
        const Match &now = *match().match();
        return !match().over()
               && now.game().scene(now.state(), now.game().toAct(now.state())).prompt.key == "prompt.reserve";
    }

    QList<QQuickItem *> piecesOf(const QString &kind, const QString &zone)
    {
        QList<QQuickItem *> found;
        for (QQuickItem *item : itemsOf(root(), "PieceItem"))
            if (item->property("kind") == kind && item->property("zone") == zone && !item->property("leaving").toBool())
                found.append(item);
        return found;
    }
};

} // namespace engawa
