#include "app/layout/hex_flows.h"

#include <numbers>

#include "app/layout/hex_mask.h"
#include "tests/app/layout/flow_case.h"
#include "tests/subject.h"

using namespace engawa;

// Hexagons 100 wide around a point, with pieces of 20 by 40. From row to row it is half the root of three.
class HexFlowsTest : public QObject
{
    Q_OBJECT

    static constexpr QSizeF piece{20, 40};
    static constexpr double row = 50 * std::numbers::sqrt3;

    static void lay(PieceFlow &flow)
    {
        set(flow, "middle", QPointF(300, 200));
        set(flow, "unit", 100);
    }

private slots:
    void placesLeadEastAndRowsSouthEast();
    void kindsStandBesideEachOther();
    void sectionsStandOnEachOther();
    void bordersLieBetweenNeighbours();
    void aMaskEndsAtTheSides();
};

void HexFlowsTest::placesLeadEastAndRowsSouthEast()
{
    HexFlow flow;
    lay(flow);
    QCOMPARE(cornerOf(flow.slot({}, piece, {})), QPointF(290, 180));
    QCOMPARE(cornerOf(flow.slot({.place = 2}, piece, {})), QPointF(490, 180));
    QCOMPARE(cornerOf(flow.slot({.place = 1, .row = -2}, piece, {})), QPointF(290, 180 - 2 * row));
    QVERIFY(flow.chosenRises());
}

void HexFlowsTest::kindsStandBesideEachOther()
{
    HexFlow flow;
    lay(flow);
    set(flow, "stand", QPointF(0, 0.2));
    set(flow, "aside", QVariantMap{{"panda", -0.25}});
    QCOMPARE(cornerOf(flow.slot({.kind = "panda"}, piece, {})), QPointF(265, 200));
    QCOMPARE(cornerOf(flow.slot({.kind = "gardener"}, piece, {})), QPointF(290, 200));
}

void HexFlowsTest::sectionsStandOnEachOther()
{
    HexFlow flow;
    lay(flow);
    set(flow, "rise", 15);
    QCOMPARE(flow.slot({.badge = "1"}, piece, {}).y, 180);
    QCOMPARE(flow.slot({.badge = "4"}, piece, {}).y, 135);
    QVERIFY(!flow.chosenRises());
}

void HexFlowsTest::bordersLieBetweenNeighbours()
{
    BorderFlow flow;
    lay(flow);
    const PieceSlot east = flow.slot({.place = 1}, piece, {}); // of 0,0 and 1,0
    QCOMPARE(cornerOf(east), QPointF(340, 180));
    QCOMPARE(east.turn, 0);
    const PieceSlot southEast = flow.slot({.place = 0, .row = 1}, piece, {}); // of 0,0 and 0,1
    QCOMPARE(cornerOf(southEast), QPointF(315, 180 + row / 2));
    QCOMPARE(southEast.turn, 60);
    const PieceSlot southWest = flow.slot({.place = -1, .row = 1}, piece, {}); // of 0,0 and -1,1
    QCOMPARE(cornerOf(southWest), QPointF(265, 180 + row / 2));
    QCOMPARE(southWest.turn, -60);
}

void HexFlowsTest::aMaskEndsAtTheSides()
{
    HexMask mask;
    mask.setProperty("width", 100);
    const double side = 100 / std::numbers::sqrt3;
    QVERIFY(mask.contains({50, side}));
    QVERIFY(mask.contains({50, 1}));       // the upper corner
    QVERIFY(!mask.contains({10, 1}));      // beside it
    QVERIFY(mask.contains({1, side}));     // the left side
    QVERIFY(!mask.contains({-1, side}));
    QVERIFY(!mask.contains({50, 2 * side + 1}));
}

ENGAWA_APPLESS_SUBJECT(layout_hex_flows_test, HexFlowsTest)
#include "hex_flows_test.moc"
