#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// The gardener, the panda, and the bamboo between them.
class FiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void figuresMoveInAStraightLine(); // ruling 2
    void figuresStopBeforeAGap(); // ruling 2
    void figuresMoveByAStepAtLeast(); // ruling 2
    void figuresCrossThePond(); // ruling 2
    void figuresDoNotBlockEachOther(); // ruling 2

    void theGardenerGrowsBambooWhereHeStops(); // ruling 1
    void theGardenerGrowsNeighboursOfTheSameColour(); // ruling 1
    void aDryPlotDoesNotGrowButItsNeighboursDo(); // ruling 1
    void onThePondNothingGrows(); // ruling 1
    void bambooHasALimit();
    void fertilizerGrowsTwoSections(); // ruling 4
    void theBoxDoesNotLimitGrowth(); // ruling 20, A17
    void aLimitedBoxDoes(); // ruling 20, A17

    void thePandaEatsOneSection(); // ruling 3
    void thePandaMayFindNothing(); // ruling 3
    void anEnclosureKeepsThePandaFromEating(); // ruling 3
    void thePandaEatsWhereNoWaterIs();
};

void FiguresTest::figuresMoveInAStraightLine() // ruling 2
{
    const TakenokoTable table(
        R"({"garden": ["green 1,0", "green 1,-1", "green 2,-1", "green 2,0", "green 0,1", "green 1,1"]})");
    for (const char *move : {"panda 1,0", "panda 2,0", "panda 1,-1", "panda 0,1", "gardener 2,0"})
        QVERIFY(table.allows(move));
    QVERIFY(table.refuses("panda 2,-1", "move.straight"));
    QVERIFY(table.refuses("gardener 1,1", "move.straight"));
}

void FiguresTest::figuresStopBeforeAGap() // ruling 2
{
    const TakenokoTable table(R"({"garden": ["green 1,-1", "green 2,-1", "green 2,0", "green 3,-1"]})");
    QVERIFY(table.refuses("panda 2,0", "move.gap")); // 1,0 is empty
    QVERIFY(table.refuses("panda 9,0", "move.gap"));
}

void FiguresTest::figuresMoveByAStepAtLeast() // ruling 2
{
    const TakenokoTable table(R"({"garden": ["green 1,0"], "panda": "1,0"})");
    QVERIFY(table.refuses("panda 1,0", "move.step"));
    QVERIFY(table.refuses("gardener 0,0", "move.step"));
    QVERIFY(table.allows("panda 0,0"));
}

void FiguresTest::figuresCrossThePond() // ruling 2
{
    TakenokoTable table(R"({"garden": ["green 1,0", "green -1,0 1"], "panda": "1,0"})");
    QVERIFY(table.play("panda -1,0"));
    QVERIFY(table.fired("panda.move"));
    QCOMPARE(table.panda(), u"-1,0"_s);
}

void FiguresTest::figuresDoNotBlockEachOther() // ruling 2
{
    TakenokoTable table(R"({"garden": ["green 1,0", "green 1,-1", "green 2,-1", "green 2,0"], "panda": "1,0"})");
    QVERIFY(table.allows("gardener 1,0"));
    QVERIFY(table.play("gardener 2,0"));
    QVERIFY(table.play("panda 2,0"));
    QCOMPARE(table.gardener(), table.panda());
}

void FiguresTest::theGardenerGrowsBambooWhereHeStops() // ruling 1
{
    TakenokoTable table(R"({"garden": ["green 1,0 1"]})");
    QVERIFY(table.play("gardener 1,0"));
    QVERIFY(table.fired("gardener.move"));
    QCOMPARE(table.firings("gardener.grow"), 1);
    QCOMPARE(table.height(1, 0), 2);
}

void FiguresTest::theGardenerGrowsNeighboursOfTheSameColour() // ruling 1
{
    TakenokoTable table(R"({"garden": ["green 1,0", "green 1,-1 2", "pink 0,1 1", "green 2,-1", "green -1,0"]})");
    QVERIFY(table.play("gardener 1,0"));
    QCOMPARE(table.height(1, 0), 1);
    QCOMPARE(table.height(1, -1), 3);
    QCOMPARE(table.height(0, 1), 1); // another colour
    QCOMPARE(table.height(2, -1), 0); // dry
    QCOMPARE(table.height(-1, 0), 0); // no neighbour
    QCOMPARE(table.firings("gardener.neighbours"), 1);
}

void FiguresTest::aDryPlotDoesNotGrowButItsNeighboursDo() // ruling 1
{
    TakenokoTable table(R"({"garden": ["green 1,0 1", "pink 1,-1", "green 2,0", "green 2,-1"]})");
    QVERIFY(!table.isWet(2, 0));
    QVERIFY(table.play("gardener 2,0"));
    QVERIFY(table.fired("gardener.dry"));
    QVERIFY(!table.fired("gardener.grow"));
    QCOMPARE(table.height(2, 0), 0);
    QCOMPARE(table.height(2, -1), 0);
    QCOMPARE(table.height(1, 0), 2);
}

void FiguresTest::onThePondNothingGrows() // ruling 1
{
    TakenokoTable table(R"({"garden": ["green 1,0 1", "green 1,-1 1"], "gardener": "1,0"})");
    QVERIFY(table.play("gardener 0,0"));
    QVERIFY(table.fired("gardener.pond"));
    QCOMPARE(table.height(1, 0), 1);
    QCOMPARE(table.height(1, -1), 1);
}

void FiguresTest::bambooHasALimit()
{
    TakenokoTable table(R"({"garden": ["green 1,0 4", "green 1,-1 3"]})");
    QVERIFY(table.play("gardener 1,0"));
    QCOMPARE(table.firings("bamboo.limit"), 1);
    QCOMPARE(table.height(1, 0), 4);
    QCOMPARE(table.height(1, -1), 4);
}

void FiguresTest::fertilizerGrowsTwoSections() // ruling 4
{
    TakenokoTable table(R"({"garden": ["green_fertilizer 1,0 1", "green 1,-1 3 fertilizer"]})");
    QVERIFY(table.play("gardener 1,0"));
    QCOMPARE(table.firings("improvement.fertilizer"), 2);
    QCOMPARE(table.height(1, 0), 3);
    QCOMPARE(table.height(1, -1), 4); // never above the limit
}

void FiguresTest::theBoxDoesNotLimitGrowth() // ruling 20, A17
{
    TakenokoTable table(R"({"garden": ["pink 1,0"], "players": [{"bamboo": {"pink": 30}}]})");
    QVERIFY(table.play("gardener 1,0"));
    QCOMPARE(table.height(1, 0), 1);
}

void FiguresTest::aLimitedBoxDoes() // ruling 20, A17
{
    const GamePtr limited = rule("bamboo_limited", true);
    TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1", "green 0,1"], "players": [{"bamboo": {"pink": 23}}]})",
                        limited);
    QVERIFY(table.play("gardener 1,0"));
    QCOMPARE(table.firings("bamboo.supply"), 1);
    QCOMPARE(table.height(1, 0) + table.height(1, -1), 1);
    TakenokoTable last(R"({"garden": ["pink_fertilizer 1,0"], "players": [{"bamboo": {"pink": 23}}]})", limited);
    QVERIFY(last.play("gardener 1,0"));
    QVERIFY(last.fired("bamboo.supply"));
    QCOMPARE(last.height(1, 0), 1); // what is there
}

void FiguresTest::thePandaEatsOneSection() // ruling 3
{
    TakenokoTable table(R"({"garden": ["green 1,0 3"]})");
    QVERIFY(table.play("panda 1,0"));
    QVERIFY(table.fired("panda.eat"));
    QCOMPARE(table.height(1, 0), 2);
    QCOMPARE(table.bamboo("green"), 1);
    QCOMPARE(table.bamboo("green", 1), 0);
}

void FiguresTest::thePandaMayFindNothing() // ruling 3
{
    TakenokoTable table(R"({"garden": ["green 1,0"], "panda": "1,0"})");
    QVERIFY(table.play("panda 0,0"));
    QVERIFY(table.fired("panda.nothing"));
    QCOMPARE(table.bamboo("green"), 0);
}

void FiguresTest::anEnclosureKeepsThePandaFromEating() // ruling 3
{
    TakenokoTable table(R"({"garden": ["green_enclosure 1,0 3", "pink 0,1 2 enclosure"]})");
    QVERIFY(table.play("panda 1,0"));
    QVERIFY(table.fired("improvement.enclosure"));
    QCOMPARE(table.height(1, 0), 3);
    QCOMPARE(table.bamboo("green"), 0);
    TakenokoTable token(R"({"garden": ["pink 0,1 2 enclosure"]})");
    QVERIFY(token.play("panda 0,1"));
    QVERIFY(token.fired("improvement.enclosure"));
    QCOMPARE(token.height(0, 1), 2);
}

void FiguresTest::thePandaEatsWhereNoWaterIs()
{
    TakenokoTable table(R"({"garden": ["green 1,0", "green 1,-1", "pink 2,0 2"]})");
    QVERIFY(!table.isWet(2, 0)); // a moved watershed left it dry
    QVERIFY(table.play("panda 2,0"));
    QCOMPARE(table.bamboo("pink"), 1);
}

ENGAWA_APPLESS_SUBJECT(takenoko_figures_test, FiguresTest)
#include "figures_test.moc"
