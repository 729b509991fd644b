#include "app/layout/path_flow.h"

#include "tests/app/layout/flow_case.h"
#include "tests/subject.h"

using namespace engawa;

// A path of three stones in an area of 400 by 200, with pieces of 20 by 30.
class PathFlowTest : public QObject
{
    Q_OBJECT

    static constexpr QSizeF piece{20, 30};
    static constexpr QSizeF room{400, 200};
    const QList<QPointF> m_stones{{0.25, 0.5}, {0.5, 0.1}, {0.75, 0.5}};

private slots:
    void aPieceLiesOnTheMiddleOfItsStone();
    void otherRowsLieOverTheEdge();
    void pastTheEndIsTheLastStone();
    void whoHasNotSetOutWaitsBesideIt();
    void onlyAWalkedPathIsALap();
    void stonesLieEvenlyAlongCorners();
};

void PathFlowTest::aPieceLiesOnTheMiddleOfItsStone()
{
    PathFlow flow;
    set(flow, "stones", QVariant::fromValue(m_stones));
    QCOMPARE(cornerOf(flow.slot({.place = 0}, piece, room)), QPointF(90, 85));
    QCOMPARE(cornerOf(flow.slot({.place = 1}, piece, room)), QPointF(190, 5));
}

void PathFlowTest::otherRowsLieOverTheEdge()
{
    PathFlow flow;
    set(flow, "stones", QVariant::fromValue(m_stones));
    QCOMPARE(cornerOf(flow.slot({.place = 0, .row = 1}, piece, room)), QPointF(78, 85 - 20.1));
    QCOMPARE(cornerOf(flow.slot({.place = 0, .row = 2}, piece, room)), QPointF(86, 85 - 16.5));
}

void PathFlowTest::pastTheEndIsTheLastStone()
{
    PathFlow flow;
    QCOMPARE(cornerOf(flow.slot({.place = 4}, piece, room)), QPointF(-10, -15)); // no path yet
    set(flow, "stones", QVariant::fromValue(m_stones));
    QCOMPARE(cornerOf(flow.slot({.place = 9}, piece, room)), QPointF(290, 85));
}

void PathFlowTest::whoHasNotSetOutWaitsBesideIt()
{
    PathFlow flow;
    set(flow, "stones", QVariant::fromValue(m_stones));
    QCOMPARE(cornerOf(flow.slot({.place = -1, .row = 1}, piece, room)), QPointF(6, 6));
    QCOMPARE(cornerOf(flow.slot({.place = -1, .row = 3}, piece, room)), QPointF(44, 6));
}

void PathFlowTest::onlyAWalkedPathIsALap()
{
    PathFlow flow;
    set(flow, "stones", QVariant::fromValue(m_stones));
    QCOMPARE(flow.lap(), 0);
    set(flow, "walked", true);
    QCOMPARE(flow.lap(), 3);
}

void PathFlowTest::stonesLieEvenlyAlongCorners()
{
    const QList<QPointF> corners{{0, 0}, {2, 0}, {2, 4}};
    QCOMPARE(PathFlow::evenly(corners, 5), (QList<QPointF>{{0, 0}, {1, 0}, {2, 0}, {2, 2}, {2, 4}}));
    QCOMPARE(PathFlow::evenly(corners, 1), (QList<QPointF>{{0, 0}}));
    QCOMPARE(PathFlow::evenly({}, 3), QList<QPointF>());
}

ENGAWA_APPLESS_SUBJECT(layout_path_flow_test, PathFlowTest)
#include "path_flow_test.moc"
