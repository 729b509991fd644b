#pragma once

#include <random>

#include "tests/app/table/table_fixture.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// The window with Kimono Memories on the table.
class KimonoWindow : public TableFixture
{
public:
    using TableFixture::TableFixture;

    void deal(const QString &mode, const QStringList &players, quint64 seed = 7)
    {
        if (!library().setUp("kimono"))
            qFatal("The game isn't there: %s", qPrintable(library().problem()));
        SetupForm &form = *library().form();
        form.setMode(mode);
        form.setPlayers(static_cast<int>(players.size()));
        for (int seat = 0; seat < players.size(); ++seat)
            form.setSeatPlayer(seat, players[seat]);
        form.setSeed(QString::number(seed));
        if (!library().start())
            qWarning() << "The game isn't dealt:" << form.problem();
        settle();
    }

    static QStringList people(const QString &mode) { return QStringList(mode == "solo" ? 1 : 2, "human"); }

    Json position() { return match().session()->game()->position(match().session()->match()->state()); }
    static QString phaseOf(const Match &match)
    {
        return QString::fromStdString(match.game().position(match.state())["phase"].get<std::string>());
    }
    QString phase() { return phaseOf(*match().session()->match()); }

    // So many decisions, whoever is to make them.
    void play(int moves, quint32 seed = 1)
    {
        std::mt19937 chance(seed);
        playAhead([&](const Match &, const MoveList &legal) {
            return moves-- > 0 ? std::optional(std::size_t(chance() % legal.size())) : std::nullopt;
        });
        match().view()->liftCurtain();
    }

    // Until the game asks for this.
    void playTo(const QString &wanted, quint32 seed = 1)
    {
        const quint32 last = seed + 200;
        playAhead([&](const Match &now, const MoveList &legal) {
            const bool isThere = seed == last || phaseOf(now) == wanted;
            return isThere ? std::nullopt : std::optional(std::size_t(std::mt19937(seed++)() % legal.size()));
        });
        match().view()->liftCurtain();
    }

    QList<QQuickItem *> piecesIn(const QString &zone, const QString &kind = {})
    {
        QList<QQuickItem *> found;
        for (QQuickItem *item : itemsOf(root(), "PieceItem"))
            if (item->property("zone").toString() == zone && !item->property("leaving").toBool()
                && (kind.isEmpty() || item->property("kind").toString() == kind))
                found.append(item);
        return found;
    }
};

} // namespace engawa
