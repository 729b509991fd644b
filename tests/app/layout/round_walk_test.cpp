#include "app/layout/round_walk.h"

#include <QTest>

#include "tests/subject.h"

using namespace engawa;

// On a path of ten stones.
class RoundWalkTest : public QObject
{
    Q_OBJECT

    RoundWalk m_walk;

    void setOut(int start, int goal, bool takenBack = false)
    {
        m_walk.setProperty("lap", 10);
        m_walk.setProperty("start", start);
        m_walk.setOut(goal, takenBack);
    }
    void go(double gone) { m_walk.setProperty("gone", gone); }

private slots:
    void aPieceGoesAhead();
    void itGoesPastTheLastStoneToTheFirst();
    void whatIsTakenBackGoesBackWhereThatIsNearer();
    void whereNothingWalksThereAreNoSteps();
    void itIsBetweenTwoStones();
    void onAStoneItIsNotOnItsWay();
    void itStraysByWhatIsLeft();
    void whoSetsOutHasGoneNothing();
};

void RoundWalkTest::aPieceGoesAhead()
{
    setOut(2, 5);
    QCOMPARE(m_walk.steps(), 3);
    QCOMPARE(m_walk.goal(), 5);
    setOut(5, 2); // nothing was taken back
    QCOMPARE(m_walk.steps(), 7);
    setOut(4, 4);
    QCOMPARE(m_walk.steps(), 0);
}

void RoundWalkTest::itGoesPastTheLastStoneToTheFirst()
{
    setOut(8, 1);
    QCOMPARE(m_walk.steps(), 3);
    go(1.5);
    QCOMPARE(m_walk.last(), 9);
    QCOMPARE(m_walk.next(), 0);
    QCOMPARE(m_walk.goal(), 1);
}

void RoundWalkTest::whatIsTakenBackGoesBackWhereThatIsNearer()
{
    setOut(1, 8, true);
    QCOMPARE(m_walk.steps(), -3);
    QCOMPARE(m_walk.goal(), 8);
    go(-1.5);
    QCOMPARE(m_walk.last(), 0);
    QCOMPARE(m_walk.next(), 9);
    setOut(1, 6, true); // as far either way
    QCOMPARE(m_walk.steps(), 5);
}

void RoundWalkTest::whereNothingWalksThereAreNoSteps()
{
    RoundWalk walk;
    walk.setOut(4, false);
    QCOMPARE(walk.steps(), 0);
    QCOMPARE(walk.goal(), 0);
}

void RoundWalkTest::itIsBetweenTwoStones()
{
    setOut(2, 5);
    go(0.25);
    QCOMPARE(m_walk.last(), 2);
    QCOMPARE(m_walk.next(), 3);
}

void RoundWalkTest::onAStoneItIsNotOnItsWay()
{
    setOut(2, 5);
    go(3);
    QCOMPARE(m_walk.last(), 5);
    QCOMPARE(m_walk.next(), 5);
}

void RoundWalkTest::itStraysByWhatIsLeft()
{
    setOut(2, 5);
    go(1.25);
    QCOMPARE(m_walk.stray({100, 0}, {140, 80}, {200, 100}), QPointF(-90, -80)); // a quarter of the way on
    go(3);
    QCOMPARE(m_walk.stray({200, 100}, {200, 100}, {200, 100}), QPointF(0, 0));
    setOut(5, 2, true);
    go(-0.25);
    QCOMPARE(m_walk.stray({100, 0}, {140, 80}, {0, 0}), QPointF(110, 20));
}

void RoundWalkTest::whoSetsOutHasGoneNothing()
{
    setOut(2, 5);
    go(2);
    setOut(5, 6);
    QCOMPARE(m_walk.last(), 5);
}

ENGAWA_APPLESS_SUBJECT(layout_round_walk_test, RoundWalkTest)
#include "round_walk_test.moc"
