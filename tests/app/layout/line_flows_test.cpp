#include "app/layout/line_flows.h"

#include <QSignalSpy>

#include "tests/app/layout/flow_case.h"
#include "tests/subject.h"

using namespace engawa;

// Rows, columns and hands, with pieces of 100 by 140.
class LineFlowsTest : public QObject
{
    Q_OBJECT

    static constexpr QSizeF piece{100, 140};

private slots:
    void aRowLeavesItsGap();
    void aRowDrawsCloserWhereThereIsNoRoom();
    void aRigidRowNeverDrawsCloser();
    void aCentredRowKeepsSparePlacesInItsMiddle();
    void rowsLieBelowEachOther();
    void aColumnGoesStepByStep();
    void aReversedColumnCountsDown();
    void aColumnDrawsCloserUnlessItIsRigid();
    void aFanIsLowerAndTurnedAtItsEnds();
    void aSingleCardInAHandStandsStraight();
    void whatIsSetIsTold();
};

void LineFlowsTest::aRowLeavesItsGap()
{
    const RowFlow flow;
    const PieceSlot third = flow.slot({.place = 2, .count = 3}, piece, {500, 140});
    QCOMPARE(cornerOf(third), QPointF(216, 0));
    QCOMPARE(QSizeF(third.width, third.height), piece);
    QCOMPARE(third.turn, 0);
    QCOMPARE(third.rank, 2);
    QVERIFY(flow.legalOnTop());
}

void LineFlowsTest::aRowDrawsCloserWhereThereIsNoRoom()
{
    const RowFlow flow;
    // 300 less a piece, in four steps.
    QCOMPARE(flow.slot({.place = 1, .count = 5}, piece, {300, 140}).x, 50);
    QCOMPARE(flow.slot({.place = 4, .count = 5}, piece, {300, 140}).x, 200);
    // No room at all: still each is seen.
    QCOMPARE(flow.slot({.place = 3, .count = 5}, piece, {80, 140}).x, 3);
}

void LineFlowsTest::aRigidRowNeverDrawsCloser()
{
    RowFlow flow;
    set(flow, "rigid", true);
    QCOMPARE(flow.slot({.place = 4, .count = 5}, piece, {300, 140}).x, 432);
}

void LineFlowsTest::aCentredRowKeepsSparePlacesInItsMiddle()
{
    RowFlow flow;
    set(flow, "gap", 0);
    set(flow, "centred", true);
    QCOMPARE(flow.slot({.place = 0, .count = 2}, piece, {500, 140}).x, 150);
    // One free place at either side: the pieces stay where they were.
    set(flow, "first", -1);
    set(flow, "spare", 2);
    QCOMPARE(flow.slot({.place = -1, .count = 2}, piece, {500, 140}).x, 50);
    QCOMPARE(flow.slot({.place = 0, .count = 2}, piece, {500, 140}).x, 150);
}

void LineFlowsTest::rowsLieBelowEachOther()
{
    RowFlow flow;
    QCOMPARE(cornerOf(flow.slot({.place = 1, .row = 2, .count = 2}, piece, {500, 500})), QPointF(108, 296));
    set(flow, "rowGap", -100);
    set(flow, "rowShift", 30);
    const PieceSlot slot = flow.slot({.place = 1, .row = 2, .count = 2}, piece, {500, 500});
    QCOMPARE(cornerOf(slot), QPointF(168, 80));
    QCOMPARE(slot.rank, 201);
}

void LineFlowsTest::aColumnGoesStepByStep()
{
    ColumnFlow flow;
    set(flow, "step", 40);
    QCOMPARE(cornerOf(flow.slot({.place = 3, .count = 4}, piece, {100, 500})), QPointF(0, 120));
    QVERIFY(!flow.legalOnTop());
}

void LineFlowsTest::aReversedColumnCountsDown()
{
    ColumnFlow flow;
    set(flow, "step", 40);
    set(flow, "first", 3);
    set(flow, "reversed", true);
    QCOMPARE(flow.slot({.place = 3}, piece, {100, 500}).y, 0);
    QCOMPARE(flow.slot({.place = -1}, piece, {100, 500}).y, 160);
}

void LineFlowsTest::aColumnDrawsCloserUnlessItIsRigid()
{
    ColumnFlow flow;
    set(flow, "step", 40);
    QCOMPARE(flow.slot({.place = 4, .count = 5}, piece, {100, 240}).y, 100);
    set(flow, "rigid", true);
    QCOMPARE(flow.slot({.place = 4, .count = 5}, piece, {100, 240}).y, 160);
}

void LineFlowsTest::aFanIsLowerAndTurnedAtItsEnds()
{
    FanFlow flow;
    set(flow, "gap", 0);
    const QSizeF room(500, 200);
    const PieceSlot left = flow.slot({.place = 0, .count = 3}, piece, room);
    const PieceSlot middle = flow.slot({.place = 1, .count = 3}, piece, room);
    const PieceSlot right = flow.slot({.place = 2, .count = 3}, piece, room);
    QCOMPARE(cornerOf(left), QPointF(100, 2.2));
    QCOMPARE(cornerOf(middle), QPointF(200, 0));
    QCOMPARE(cornerOf(right), QPointF(300, 2.2));
    QCOMPARE(left.turn, -2.6);
    QCOMPARE(middle.turn, 0);
    QCOMPARE(right.turn, 2.6);
    // Many bend less: 26 by a quarter of 400, and 18 by 20 degrees a card.
    const PieceSlot first = flow.slot({.place = 0, .count = 20}, piece, room);
    QCOMPARE(first.y, 9.5 * 9.5 * 0.26);
    QCOMPARE(first.turn, -9.5 * 0.9);
    QVERIFY(flow.pointedRises());
}

void LineFlowsTest::aSingleCardInAHandStandsStraight()
{
    const FanFlow flow;
    const PieceSlot slot = flow.slot({.count = 1}, piece, {500, 200});
    QCOMPARE(cornerOf(slot), QPointF(200, 0));
    QCOMPARE(slot.turn, 0);
}

void LineFlowsTest::whatIsSetIsTold()
{
    RowFlow flow;
    QCOMPARE(flow.rowGap(), 8);
    QSignalSpy told(&flow, &PieceFlow::changed);
    set(flow, "gap", 20);
    QCOMPARE(flow.rowGap(), 20); // until it has its own
    set(flow, "rowGap", 5);
    set(flow, "rowGap", 5);
    QCOMPARE(flow.rowGap(), 5);
    QCOMPARE(told.size(), 2);
}

ENGAWA_APPLESS_SUBJECT(layout_line_flows_test, LineFlowsTest)
#include "line_flows_test.moc"
