#include "app/layout/ring_stones.h"

#include <QTest>

#include "tests/subject.h"

using namespace engawa;

// A ring in a room of 1000 by 400 or of 408 by 608, with cards of 100 by 120.
class RingStonesTest : public QObject
{
    Q_OBJECT

    RingStones m_ring;

    void lay(QSizeF room, bool wide, int count)
    {
        m_ring.setProperty("room", room);
        m_ring.setProperty("card", QSizeF(100, 120));
        m_ring.setProperty("board", 200);
        m_ring.setProperty("wide", wide);
        m_ring.setProperty("count", count);
    }
    static void compare(const QList<QPointF> &stones, const QList<QPointF> &pixels, QSizeF room)
    {
        QCOMPARE(stones.size(), pixels.size());
        for (qsizetype i = 0; i < stones.size(); ++i) {
            const QPointF at(stones[i].x() * room.width(), stones[i].y() * room.height());
            QVERIFY2((at - pixels[i]).manhattanLength() < 1e-9,
                     qPrintable(QString("%1: %2,%3").arg(i).arg(at.x()).arg(at.y())));
        }
    }

private slots:
    void aHighRoomHasAnOval();
    void aWideRoomHasTwoRowsAtEitherSide();
    void gapsLieBetweenPlacesAndBesideTheBoard();
};

void RingStonesTest::aHighRoomHasAnOval()
{
    const QSizeF room(408, 608);
    lay(room, false, 2); // at the right and at the left end of the oval, 150 from the middle
    compare(m_ring.places(), {{354, 304}, {54, 304}}, room);
    compare(m_ring.gaps(), {{204, 304}, {204, 304}}, room);
}

void RingStonesTest::aWideRoomHasTwoRowsAtEitherSide()
{
    const QSizeF room(1000, 400);
    lay(room, true, 7);
    // At the right two above and two below, at the left one less; the outer ones a little nearer to the middle.
    compare(m_ring.places(), {{705, 100}, {850, 106}, {850, 294}, {705, 300}, {295, 300}, {150, 106}, {295, 100}},
            room);
}

void RingStonesTest::gapsLieBetweenPlacesAndBesideTheBoard()
{
    const QSizeF room(1000, 400);
    lay(room, true, 4);
    compare(m_ring.places(), {{705, 100}, {705, 300}, {295, 300}, {295, 100}}, room);
    compare(m_ring.gaps(), {{631, 100}, {705, 200}, {369, 300}, {295, 200}}, room);
}

ENGAWA_APPLESS_SUBJECT(layout_ring_stones_test, RingStonesTest)
#include "ring_stones_test.moc"
