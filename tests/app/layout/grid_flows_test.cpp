#include "app/layout/grid_flows.h"

#include "app/layout/brick_flow.h"
#include "tests/app/layout/flow_case.h"
#include "tests/subject.h"

using namespace engawa;

// Piles, grids, tracks and walls, with pieces of 100 by 140.
class GridFlowsTest : public QObject
{
    Q_OBJECT

    static constexpr QSizeF piece{100, 140};

private slots:
    void aPileGrowsAsFarAsTheEyeCounts();
    void aFoldedPileHidesWhatIsDeep();
    void aGridFillsRowAfterRow();
    void aTrackIsOnePiece();
    void bricksLieOverSeams();
    void whatLiesOnSeamsIsHigher();
};

void GridFlowsTest::aPileGrowsAsFarAsTheEyeCounts()
{
    const PileFlow flow;
    QCOMPARE(cornerOf(flow.slot({.place = 0, .count = 9}, piece, {})), QPointF(0, 0));
    QCOMPARE(cornerOf(flow.slot({.place = 4, .count = 9}, piece, {})), QPointF(-2, -3.2));
    QCOMPARE(cornerOf(flow.slot({.place = 8, .count = 9}, piece, {})), QPointF(-3, -4.8));
    QVERIFY(flow.slot({.place = 7, .count = 9}, piece, {}).covered);
    QVERIFY(!flow.slot({.place = 8, .count = 9}, piece, {}).covered);
}

void GridFlowsTest::aFoldedPileHidesWhatIsDeep()
{
    PileFlow flow;
    QVERIFY(!flow.slot({.place = 0, .count = 9}, piece, {}).hidden);
    set(flow, "fold", 2);
    QVERIFY(flow.slot({.place = 6, .count = 9}, piece, {}).hidden);
    QVERIFY(!flow.slot({.place = 7, .count = 9}, piece, {}).hidden);
    QVERIFY(!flow.slot({.place = 0, .count = 1}, piece, {}).hidden);
}

void GridFlowsTest::aGridFillsRowAfterRow()
{
    GridFlow flow;
    set(flow, "columns", 4);
    QCOMPARE(cornerOf(flow.slot({.place = 3, .count = 9}, piece, {})), QPointF(324, 0));
    QCOMPARE(cornerOf(flow.slot({.place = 4, .count = 9}, piece, {})), QPointF(0, 148));
    set(flow, "gap", 10);
    set(flow, "rowGap", 60);
    QCOMPARE(cornerOf(flow.slot({.place = 9, .count = 12}, piece, {})), QPointF(110, 400));
}

void GridFlowsTest::aTrackIsOnePiece()
{
    TrackFlow flow;
    set(flow, "places", 6);
    set(flow, "columns", 2);
    const PieceSlot slot = flow.slot({.badge = "4"}, piece, {300, 300});
    QCOMPARE(cornerOf(slot), QPointF(0, 0));
    QCOMPARE(QSizeF(slot.width, slot.height), piece);
}

void GridFlowsTest::bricksLieOverSeams()
{
    BrickFlow flow;
    set(flow, "half", 50);
    set(flow, "course", 84);
    set(flow, "middle", 1);
    const QSizeF room(600, 400);
    QCOMPARE(cornerOf(flow.slot({.place = 0}, piece, room)), QPointF(200, 260));
    QCOMPARE(cornerOf(flow.slot({.place = 2}, piece, room)), QPointF(300, 260));
    QCOMPARE(cornerOf(flow.slot({.place = 1, .row = 1}, piece, room)), QPointF(250, 176));
}

void GridFlowsTest::whatLiesOnSeamsIsHigher()
{
    BrickFlow flow;
    set(flow, "half", 50);
    set(flow, "drop", 30);
    QCOMPARE(cornerOf(flow.slot({.place = 1}, {40, 40}, {600, 400})), QPointF(330, 330));
}

ENGAWA_APPLESS_SUBJECT(layout_grid_flows_test, GridFlowsTest)
#include "grid_flows_test.moc"
