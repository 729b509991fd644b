#include "app/layout/sheet_flow.h"

#include "app/layout/scatter.h"
#include "tests/app/layout/flow_case.h"
#include "tests/subject.h"

using namespace engawa;

// A sheet from -80,-100, at two pixels to a coordinate.
class SheetFlowTest : public QObject
{
    Q_OBJECT

    SheetFlow m_flow;

private slots:
    void initTestCase();
    void aMarkLiesAroundItsPlace();
    void aLineReachesFromItsBadgeToItsPlace();
    void aLineMayNameBothItsEnds();
    void aBadgeThatIsNoPlaceIsNone();
    void leavesLieAskewAlwaysTheSame();
    void kindsLieOverEachOther();
};

void SheetFlowTest::initTestCase()
{
    set(m_flow, "unit", 2);
    set(m_flow, "origin", QPointF(-80, -100));
    set(m_flow, "sizes", QVariantMap{{"leaf", 10}, {"line", 4}});
    set(m_flow, "ranks", QVariantMap{{"line", 20}});
    set(m_flow, "turns", QVariantMap{{"leaf", 30}});
}

void SheetFlowTest::aMarkLiesAroundItsPlace()
{
    const PieceSlot slot = m_flow.slot({.place = 0, .row = 10, .kind = "leaf"}, {}, {});
    QCOMPARE(cornerOf(slot), QPointF(150, 210));
    QCOMPARE(QSizeF(slot.width, slot.height), QSizeF(20, 20));
    const PieceSlot unknown = m_flow.slot({.place = 0, .row = 10, .kind = "pebble"}, {}, {});
    QCOMPARE(unknown.width, 16);
    QCOMPARE(unknown.turn, 0);
}

void SheetFlowTest::aLineReachesFromItsBadgeToItsPlace()
{
    // 30 by 40 coordinates are 100 pixels; its middle is at -65,-80.
    const PieceSlot slot = m_flow.slot({.place = -50, .row = -60, .kind = "line", .badge = "-80,-100"}, {}, {});
    QCOMPARE(QSizeF(slot.width, slot.height), QSizeF(100, 8));
    QCOMPARE(cornerOf(slot), QPointF(30 - 50, 40 - 4));
    QCOMPARE(slot.turn, 53.13010235415598);
}

void SheetFlowTest::aLineMayNameBothItsEnds()
{
    const PieceSlot slot = m_flow.slot({.place = 7, .row = 7, .kind = "line", .badge = "0,0 0,-50"}, {}, {});
    QCOMPARE(slot.width, 100);
    QCOMPARE(slot.turn, -90);
    QCOMPARE(cornerOf(slot), QPointF(160 - 50, 150 - 4));
}

void SheetFlowTest::aBadgeThatIsNoPlaceIsNone()
{
    for (const char *badge : {"", "3", "start 4", "1,2,3", "1,2 x"})
        QCOMPARE(m_flow.slot({.kind = "line", .badge = badge}, {}, {}).width, 8);
}

void SheetFlowTest::leavesLieAskewAlwaysTheSame()
{
    // (7 * 31 + 97) * 40503 modulo 65521
    QCOMPARE(scatter(u"a"), 6868 / 65521.);
    QCOMPARE(scatter(u""), 21437 / 65521.);
    const PieceSlot slot = m_flow.slot({.kind = "leaf", .component = "a"}, {}, {});
    QCOMPARE(slot.turn, 30 * (2 * 6868 / 65521. - 1));
}

void SheetFlowTest::kindsLieOverEachOther()
{
    QCOMPARE(m_flow.slot({.place = 3, .row = 5, .kind = "line"}, {}, {}).rank, 20);
    QCOMPARE(m_flow.slot({.place = 3, .row = 5, .kind = "leaf"}, {}, {}).rank, 0);
}

ENGAWA_APPLESS_SUBJECT(layout_sheet_flow_test, SheetFlowTest)
#include "sheet_flow_test.moc"
