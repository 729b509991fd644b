#include "app/layout/nearness.h"

#include <QTest>

#include <cmath>

#include "tests/subject.h"

using namespace engawa;

// From a piece of 100 by 100 at 200,200: its middle is at 250,250.
class NearnessTest : public QObject
{
    Q_OBJECT

    static constexpr QRectF from{200, 200, 100, 100};

    static double step(QPointF middle, bool legal, int dx, int dy, bool hexagons = false, double column = 250)
    {
        return Nearness::ofStep(from, hexagons, QRectF(middle - QPointF(50, 50), from.size()), hexagons, legal, dx, dy,
                                column);
    }

private slots:
    void whatLiesBehindIsNeverMeant();
    void asideCountsMoreThanAhead();
    void whatCanBePlayedIsNearer();
    void theNextRowOfAFieldComesFirst();
    void upAndDownKeepTheirColumn();
    void theColumnIsKeptOnTheWayUpAndDown();
    void aStepAsideIsANewColumn();
    void theUppermostOfThoseHitIsMeant();
    void whatLeadsOnGoesBeforeAllOthers();
    void whatIsJustMissedCountsIfItLeadsOn();
};

void NearnessTest::whatLiesBehindIsNeverMeant()
{
    QVERIFY(std::isinf(step({100, 250}, true, 1, 0)));
    QVERIFY(std::isinf(step({250.5, 250}, true, 1, 0)));
    QVERIFY(std::isinf(step({400, 250}, true, 0, -1)));
}

void NearnessTest::asideCountsMoreThanAhead()
{
    QCOMPARE(step({400, 250}, true, 1, 0), 150);
    QCOMPARE(step({350, 290}, true, 1, 0), 200); // 100 and 40 times two and a half
    QCOMPARE(step({290, 350}, true, 0, 1), 200);
}

void NearnessTest::whatCanBePlayedIsNearer()
{
    QCOMPARE(step({400, 250}, false, 1, 0), 190);
    // From a large hexagon to what is none.
    QCOMPARE(Nearness::ofStep(from, true, QRectF(390, 240, 20, 20), false, false, 1, 0, 250), 213);
}

void NearnessTest::theNextRowOfAFieldComesFirst()
{
    // Half a hexagon aside and a row up, before the one straight above two rows up.
    QVERIFY(step({300, 163}, true, 0, -1, true) < step({250, 77}, true, 0, -1, true));
    QCOMPARE(step({350, 250}, false, 1, 0, true), 104);
}

void NearnessTest::upAndDownKeepTheirColumn()
{
    QCOMPARE(step({300, 150}, true, 0, -1, true, 300), 145);
    QCOMPARE(step({200, 150}, true, 0, -1, true, 300), 165);
}

void NearnessTest::theColumnIsKeptOnTheWayUpAndDown()
{
    QCOMPARE(Nearness::columnOf(from, 300, 0), 300);
    QCOMPARE(Nearness::columnOf(from, 150, 0), 150); // a piece's width aside
    QCOMPARE(Nearness::columnOf(from, 149, 0), 250);
    QCOMPARE(Nearness::columnOf(from, std::nan(""), 0), 250);
}

void NearnessTest::aStepAsideIsANewColumn()
{
    QCOMPARE(Nearness::columnOf(from, 300, 1), 250);
    QCOMPARE(Nearness::columnOf(from, 300, -1), 250);
}

void NearnessTest::theUppermostOfThoseHitIsMeant()
{
    const QSizeF size(100, 140);
    QVERIFY(Nearness::ofDrop({50, 50}, size, true, true, 2000) < Nearness::ofDrop({50, 50}, size, true, true, 1000));
    QVERIFY(std::isinf(Nearness::ofDrop({101, 50}, size, false, false, 9000)));
}

void NearnessTest::whatLeadsOnGoesBeforeAllOthers()
{
    const QSizeF size(100, 140);
    QVERIFY(Nearness::ofDrop({50, 50}, size, true, true, 0) < Nearness::ofDrop({50, 50}, size, true, false, 900000));
    QVERIFY(Nearness::ofDrop({-20, 50}, size, false, true, 0) < Nearness::ofDrop({50, 50}, size, true, false, 900000));
}

void NearnessTest::whatIsJustMissedCountsIfItLeadsOn()
{
    const QSizeF size(100, 140);
    QVERIFY(std::isfinite(Nearness::ofDrop({-24, 70}, size, false, true, 0)));
    QVERIFY(std::isinf(Nearness::ofDrop({-25, 70}, size, false, true, 0)));
    // The nearer middle, and before it what is hit.
    QVERIFY(Nearness::ofDrop({-5, 70}, size, false, true, 0) < Nearness::ofDrop({-15, 70}, size, false, true, 0));
    QVERIFY(Nearness::ofDrop({1, 1}, size, true, true, 0) < Nearness::ofDrop({-5, 70}, size, false, true, 900000));
}

ENGAWA_APPLESS_SUBJECT(layout_nearness_test, NearnessTest)
#include "nearness_test.moc"
