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

    Json position() { return match().game()->position(match().match()->state()); }
    QString phase() { return QString::fromStdString(position()["phase"].get<std::string>()); }

    // So many decisions, whoever is to make them.
    void play(int moves, quint32 seed = 1)
    {
        std::mt19937 chance(seed);
        for (int move = 0; move < moves && !match().over(); ++move) {
            match().liftCurtain();
            match().playMove(
                static_cast<int>(chance() % static_cast<unsigned>(std::max(1, match().moves()->rowCount()))));
        }
        match().liftCurtain();
    }

    // Until the game asks for this.
    void playTo(const QString &wanted, quint32 seed = 1)
    {
        for (quint32 move = 0; move < 200 && !match().over() && phase() != wanted; ++move)
            play(1, seed + move);
        match().liftCurtain();
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

    bool endIsShown()
    {
        return std::ranges::any_of(itemsOf(root(), "EndScreen"),
                                   [](QQuickItem *end) { return end->property("opened").toBool(); });
    }
};

} // namespace engawa
