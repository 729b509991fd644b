#include "app/layout/free_place.h"

#include <QTest>

#include "tests/subject.h"

using namespace engawa;

// Beside a piece of 60 by 80, in a room of 1000 by 800 with an edge and gaps of 10.
class FreePlaceTest : public QObject
{
    Q_OBJECT

    static constexpr QRectF piece{500, 300, 60, 80};
    static constexpr QSizeF size{200, 100};
    FreePlace m_place;

    static bool meet(QPointF corner, const QRectF &other) { return QRectF(corner, size).intersects(other); }

private slots:
    void init();
    void itLiesBesideThePiece();
    void thePieceIsNeverCovered();
    void whatMustNotBeCoveredIsNot();
    void itStaysInTheRoom();
    void asNearItHidesFewerOthers();
    void itStaysNearWhereOthersLieEverywhere();
    void whatIsTooLargeBeginsAtTheEdge();
};

void FreePlaceTest::init()
{
    m_place.setProperty("room", QSizeF(1000, 800));
    m_place.setProperty("never", QRectF());
    m_place.setProperty("edge", 10);
    m_place.setProperty("gap", 10);
}

void FreePlaceTest::itLiesBesideThePiece()
{
    const QRectF place(m_place.beside(piece, size, {}), size);
    QVERIFY(!place.intersects(piece));
    QVERIFY(place.intersects(piece.adjusted(-11, -11, 11, 11)));
}

void FreePlaceTest::thePieceIsNeverCovered()
{
    for (const double x : {0., 300., 940.})
        for (const double y : {0., 350., 720.}) {
            const QRectF there(x, y, 60, 80);
            QVERIFY(!meet(m_place.beside(there, size, {}), there));
        }
}

void FreePlaceTest::whatMustNotBeCoveredIsNot()
{
    const QRectF free(m_place.beside(piece, size, {}), size);
    m_place.setProperty("never", free);
    const QPointF other = m_place.beside(piece, size, {});
    QVERIFY(!meet(other, free));
    QVERIFY(!meet(other, piece));
}

void FreePlaceTest::itStaysInTheRoom()
{
    const QRectF corner(950, 730, 50, 70);
    const QRectF place(m_place.beside(corner, size, {}), size);
    QVERIFY(QRectF(10, 10, 980, 780).contains(place));
    QVERIFY(!place.intersects(corner));
}

void FreePlaceTest::asNearItHidesFewerOthers()
{
    const QRectF first(m_place.beside(piece, size, {}), size);
    const QRectF mirrored(2 * piece.center().x() - first.right(), first.y(), size.width(), size.height());
    QCOMPARE(m_place.beside(piece, size, {first}), mirrored.topLeft());
    QCOMPARE(m_place.beside(piece, size, {mirrored}), first.topLeft());
}

void FreePlaceTest::itStaysNearWhereOthersLieEverywhere()
{
    QList<QRectF> others;
    for (int i = 0; i < 100; ++i)
        others.append(QRectF(i % 10 * 100, i / 10 * 80, 100, 80));
    const QRectF place(m_place.beside(piece, size, others), size);
    QVERIFY(!place.intersects(piece));
    QVERIFY(place.intersects(piece.adjusted(-11, -11, 11, 11)));
}

void FreePlaceTest::whatIsTooLargeBeginsAtTheEdge()
{
    QCOMPARE(m_place.beside(piece, {2000, 2000}, {}), QPointF(10, 10));
}

ENGAWA_APPLESS_SUBJECT(layout_free_place_test, FreePlaceTest)
#include "free_place_test.moc"
