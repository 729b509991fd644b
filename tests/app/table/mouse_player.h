#pragma once

#include <random>

#include "table_fixture.h"

namespace engawa {

// Plays whatever game lies on the table by clicks alone, as a person at the window does; a fault fails the running test.
class MousePlayer
{
public:
    MousePlayer(TableFixture &table, quint32 seed) : m_table(table), m_chance(seed) {}

    void playToTheEnd(int mostMoves = 5000)
    {
        int clicks = 0; // since the last move
        for (int head = -1, moves = 0; !m_table.match().session()->over(); ++moves) {
            if (m_table.match().view()->curtain())
                liftCurtain();
            else
                clickSomething();
            if (QTest::currentTestFailed())
                return;
            QVERIFY(!m_table.match().view()->prompt().isEmpty());
            const int now = m_table.match().session()->match()->head().id;
            clicks = now == head ? clicks + 1 : 0;
            head = now;
            QVERIFY2(clicks < 60, qPrintable("Sixty clicks lead to no move: " + m_table.match().view()->prompt()));
            QVERIFY2(moves < mostMoves, "The game has no end.");
        }
        checkEnd();
    }

    void liftCurtain()
    {
        QTRY_VERIFY2(m_table.curtainButton(), qPrintable("There is a curtain and no button on it: seats "
                                                         + QString::number(m_table.match().session()->seats()) + ", "
                                                         + m_table.match().view()->curtainName()));
        m_table.settle();
        QVERIFY2(m_table.legalPieces().isEmpty(), "Pieces can be played behind the curtain.");
        const QPoint at = m_table.centre(m_table.curtainButton());
        m_table.click(at);
        QVERIFY2(!m_table.match().view()->curtain(),
                 qPrintable(QString("The curtain's button at %1,%2 doesn't lift it.").arg(at.x()).arg(at.y())));
    }

    // One click on something that leads on, at a table that stands still; it must change the match or what is selected.
    void clickSomething()
    {
        const QList<QQuickItem *> things = m_table.legalPieces() + m_table.choiceButtons();
        QVERIFY2(!things.isEmpty(), qPrintable("There is nothing to click: " + m_table.match().view()->prompt()));
        QQuickItem *thing = things[static_cast<qsizetype>(m_chance() % static_cast<std::size_t>(things.size()))];
        const bool isPiece = TableFixture::isA(thing, "PieceItem");
        const std::optional<QPoint> at = isPiece ? m_table.freePoint(thing) : m_table.centre(thing);
        const QString what = (isPiece ? thing->property("pieceId") : thing->property("text")).toString();
        QVERIFY2(at, qPrintable(TableFixture::describe(thing) + " leads on and can't be reached by the mouse."));
        const int head = m_table.match().session()->match()->head().id;
        const bool wasSelected = isPiece && thing->property("selected").toBool();
        const QString where = isPiece ? TableFixture::describe(thing) : what;
        m_table.click(*at);
        if (m_table.match().session()->match()->head().id != head)
            return;
        QQuickItem *same = isPiece ? m_table.piece(what) : nullptr;
        QVERIFY2(same && same->property("selected").toBool() != wasSelected,
                 qPrintable(QString("A click on %1 at %2,%3 does nothing; asked was: %4; chosen: %5")
                                .arg(where)
                                .arg(at->x())
                                .arg(at->y())
                                .arg(m_table.match().view()->prompt(), m_table.selectedPieces().join(' '))));
    }

private:
    void checkEnd()
    {
        QTRY_VERIFY2(std::ranges::any_of(TableFixture::itemsOf(m_table.root(), "EndScreen"),
                                         [](QQuickItem *end) { return end->property("opened").toBool(); }),
                     "The end screen isn't shown.");
        QVERIFY(!m_table.match().session()->resultText().isEmpty());
        QVERIFY(m_table.match().view()->scores()->rowCount() > 0);
        const std::optional<Match> read = m_table.fromDisk();
        QVERIFY2(read, "The record on disk isn't the match.");
        QVERIFY(read->state() == m_table.match().session()->match()->state());
    }

    TableFixture &m_table;
    std::mt19937 m_chance;
};

} // namespace engawa
