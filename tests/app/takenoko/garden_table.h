#pragma once

#include "core/pack/read.h"
#include "tests/app/table/table_fixture.h"

namespace engawa {

// A table of Takenoko, and what can be seen on it.
class GardenTable : public TableFixture
{
public:
    using TableFixture::TableFixture;

    void dealGarden(const QStringList &players, quint64 seed, const QString &mode = "standard")
    {
        deal({.mode = mode, .players = players, .seed = seed, .game = "takenoko"});
    }

    // A number of the rulebook, changed while the game lies on the table.
    void setRule(const std::string &rule, const Json &value)
    {
        Problems problems;
        const auto data = edited(match().session()->game()->data(), "rules.json", "/" + rule, value, problems);
        if (!data || match().session()->setData(*library().compiler(), *data, problems) == MatchSession::Fit::Refused)
            qFatal("%s can't be changed.", rule.c_str());
    }

    // The keyboard is on the table.
    void takeKeyboard()
    {
        match().view()->liftCurtain();
        program().pages().showTable();
        settle();
    }

    // So many decisions, the n-th of each list in turn.
    void play(int moves)
    {
        playAhead(moves);
        match().view()->liftCurtain();
    }

    // Plays the move of that notation; false: it is not there.
    bool playNotation(const QString &notation)
    {
        match().view()->liftCurtain();
        for (int row = 0; row < match().view()->moves()->rowCount(); ++row)
            if (match().view()->moves()->index(row, 0).data(MoveModel::NotationRole).toString() == notation) {
                match().view()->playMove(row);
                match().view()->liftCurtain();
                return true;
            }
        return false;
    }

    QList<QQuickItem *> piecesIn(const QString &zone)
    {
        QList<QQuickItem *> found;
        for (QQuickItem *item : itemsOf(root(), "PieceItem"))
            if (item->property("zone") == zone && isSeen(item) && !item->property("leaving").toBool())
                found.append(item);
        return found;
    }

    QQuickItem *field() { return itemsOf(root(), "GardenField").value(0); }
    QRectF onTable(QQuickItem *item) { return item->mapRectToItem(root(), item->boundingRect()); }
};

} // namespace engawa
