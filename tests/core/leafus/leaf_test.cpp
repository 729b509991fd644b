#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Wind, Turn Yellow and heaps of leaves.
class LeafTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTwoTurnsALeafYellow();
    void withoutWindOneTwoIsTheLimit();
    void windLiftsTheLimit();
    void theOrderOfAssigningDoesNotMatter();
    void windStaysWhileItIsNeeded();
    void windMayBeEmpty(); // ruling 4
    void windMayBeWished(); // ruling 5
    void noMoreTwosThanClearLeaves(); // ruling 6

    void aHeapCostsLessWithMoreDice_data(); // ruling 10
    void aHeapCostsLessWithMoreDice();
    void aHeapIsPaidInFull();
    void fewerFivesThanRolledMayBeUsed(); // ruling 10
    void aTurnMakesOneHeapOnly();
    void theFirstLeavesAreTaken(); // ruling 11
    void thereAreAsManyHeapsAsPlaces();
    void aHopelessFiveIsRefusedAtOnce();
    void otherPricesHoldAtOnce();
};

namespace {

QString leaves(const Json &list)
{
    return QString::fromStdString(list.dump()).remove(u'"').remove(u"leaf_"_s);
}

} // namespace

void LeafTest::everyTwoTurnsALeafYellow()
{
    LeafusTable table(2, R"({"dice": [2, 2, 3, 5, 6]})");
    QVERIFY(table.play("assign 2", "done"));
    QCOMPARE(table.firings("yellow.leaf"), 1);
    QCOMPARE(leaves(table.sheet()["yellow"]), u"[1]"_s);
}

void LeafTest::withoutWindOneTwoIsTheLimit()
{
    LeafusTable table(2, R"({"dice": [2, 2, 3, 3, 1]})");
    QVERIFY(table.play("assign 2"));
    QVERIFY(table.refuses("assign 2b", "yellow.limit"));
    QVERIFY(table.refuses("wish 3 3b yellow", "yellow.limit"));
}

void LeafTest::windLiftsTheLimit()
{
    LeafusTable table(2, R"({"dice": [1, 2, 2, 3, 3]})");
    QVERIFY(table.play("assign 1", "assign 2", "assign 2b", "wish 3 3b yellow", "done"));
    QVERIFY(table.fired("wind.lifts"));
    QCOMPARE(table.yellow(), 3);
}

void LeafTest::theOrderOfAssigningDoesNotMatter()
{
    LeafusTable table(2, R"({"dice": [1, 2, 2, 3, 3]})");
    QVERIFY(table.play("assign 2", "assign 1", "assign 2b", "done"));
    QCOMPARE(table.yellow(), 2);
}

void LeafTest::windStaysWhileItIsNeeded()
{
    LeafusTable table(2, R"({"dice": [1, 2, 2, 3, 3]})");
    QVERIFY(table.play("assign 1", "assign 2", "assign 2b"));
    QVERIFY(table.refuses("return wind", "yellow.limit"));
    QVERIFY(table.play("return yellow", "return wind"));
}

void LeafTest::windMayBeEmpty()
{
    const char *dice = R"({"dice": [1, 2, 3, 4, 6]})";
    LeafusTable table(2, dice);
    QVERIFY(table.play("assign 1", "done"));
    QVERIFY(table.fired("wind.empty"));
    QCOMPARE(table.yellow(), 0);
    LeafusTable strict(2, dice, ruled("empty_wind", false));
    QVERIFY(strict.play("assign 1"));
    QVERIFY(strict.refuses("done", "wind.empty"));
    QVERIFY(strict.play("assign 2", "done"));
    QCOMPARE(strict.yellow(), 1);
}

void LeafTest::windMayBeWished()
{
    const char *dice = R"({"dice": [3, 3, 2, 2, 6]})";
    LeafusTable table(2, dice);
    QVERIFY(table.play("wish 3 3b wind", "assign 2", "assign 2b", "done"));
    QVERIFY(table.fired("wind.wished"));
    QCOMPARE(table.yellow(), 2);
    QVERIFY(LeafusTable(2, dice, ruled("wished_wind", false)).refuses("wish 3 3b wind", "wind.wished"));
}

void LeafTest::noMoreTwosThanClearLeaves()
{
    LeafusTable table(2, R"({"dice": [1, 2, 2, 2, 6], "sheets": [{"heaped": ["leaf_1","leaf_2","leaf_3","leaf_4",
        "leaf_5","leaf_6","leaf_7","leaf_8","leaf_9","leaf_10","leaf_11","leaf_12","leaf_13","leaf_14","leaf_15",
        "leaf_16","leaf_17","leaf_18"]}]})");
    QVERIFY(table.play("assign 1", "assign 2", "assign 2b"));
    QVERIFY(table.refuses("assign 2c", "yellow.clear"));
    QVERIFY(table.play("done"));
    QCOMPARE(leaves(table.sheet()["yellow"]), u"[19,20]"_s);
}

void LeafTest::aHeapCostsLessWithMoreDice_data()
{
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("price");
    QTest::newRow("one") << 1 << 3;
    QTest::newRow("two") << 2 << 2;
    QTest::newRow("three") << 3 << 1;
    QTest::newRow("four") << 4 << 1;
}

void LeafTest::aHeapCostsLessWithMoreDice()
{
    QFETCH(int, dice);
    QFETCH(int, price);
    LeafusTable table(2, R"({"dice": [5, 5, 5, 5, 1], "sheets": [{"yellow": ["leaf_4", "leaf_7", "leaf_9"]}]})");
    constexpr std::array moves{"assign 5", "assign 5b", "assign 5c", "assign 5d"};
    for (int i = 0; i < dice; ++i)
        QVERIFY(table.play(moves[static_cast<std::size_t>(i)]));
    QVERIFY(table.play("done"));
    QCOMPARE(table.firings("heap.price"), 1);
    QCOMPARE(table.heaped(), price);
    QCOMPARE(table.yellow(), 3 - price);
    QCOMPARE(table.heaps(), 1);
}

void LeafTest::aHeapIsPaidInFull()
{
    LeafusTable table(2, R"({"dice": [5, 5, 4, 4, 1], "sheets": [{"yellow": ["leaf_1", "leaf_2"]}]})");
    QVERIFY(table.play("assign 5"));
    QVERIFY(table.refuses("done", "heap.price"));
    QVERIFY(table.play("assign 5b", "done"));
    QCOMPARE(table.heaps(), 1);
    QCOMPARE(table.yellow(), 0);
}

void LeafTest::fewerFivesThanRolledMayBeUsed()
{
    LeafusTable table(2, R"({"dice": [5, 5, 4, 4, 1], "sheets": [{"yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QVERIFY(table.play("assign 5", "wish 5b 1 effectivity", "done"));
    QCOMPARE(table.heaps(), 1);
    QCOMPARE(table.heaped(), 3);
    QCOMPARE(table.hexes(), 1);
}

void LeafTest::aTurnMakesOneHeapOnly()
{
    LeafusTable table(2, R"({"dice": [5, 5, 5, 5, 5], "sheets": [{"yellow": ["leaf_1","leaf_2","leaf_3","leaf_4",
        "leaf_5","leaf_6","leaf_7"]}]})");
    QVERIFY(table.play("assign 5", "assign 5b", "assign 5c", "assign 5d", "assign 5e", "done"));
    QVERIFY(table.fired("heap.one"));
    QCOMPARE(table.heaps(), 1);
    QCOMPARE(table.yellow(), 6);
}

void LeafTest::theFirstLeavesAreTaken()
{
    LeafusTable table(2, R"({"dice": [1, 2, 2, 5, 5], "sheets": [{"yellow": ["leaf_3"], "heaped": ["leaf_1"]}]})");
    QVERIFY(table.play("assign 1", "assign 2", "assign 2b", "assign 5", "assign 5b", "done"));
    QCOMPARE(leaves(table.sheet()["heaped"]), u"[1,2,3]"_s);
    QCOMPARE(leaves(table.sheet()["yellow"]), u"[4]"_s);
}

void LeafTest::thereAreAsManyHeapsAsPlaces()
{
    const char *rich =
        R"({"dice": [5, 5, 5, 4, 1], "sheets": [{"heaps": 8, "yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})";
    QVERIFY(LeafusTable(2, rich).refuses("assign 5", "heap.slots"));
    const GamePtr more = changed(printedGame(), "heaps.json", "/heap_9", Json{{"x", 0}, {"y", -8}});
    LeafusTable table(2, rich, more);
    QVERIFY(table.play("assign 5", "done"));
    QCOMPARE(table.heaps(), 9);
}

void LeafTest::aHopelessFiveIsRefusedAtOnce()
{
    // One die would need three leaves, and no more dice can come.
    QVERIFY(LeafusTable(2, R"({"dice": [5, 3, 3, 3, 6]})", ruled("wishes_max", 0)).refuses("assign 5", "heap.price"));
    // Two wishes: another five, and a second leaf.
    LeafusTable table(2, R"({"dice": [5, 3, 3, 3, 6], "sheets": [{"yellow": ["leaf_1"]}]})");
    QVERIFY(table.play("assign 5", "wish 3 3b heap", "wish 3c 6 yellow", "done"));
    QCOMPARE(table.heaps(), 1);
}

void LeafTest::otherPricesHoldAtOnce()
{
    GamePtr game = ruled("heap_price_1", 1);
    LeafusTable table(2, R"({"dice": [5, 3, 3, 3, 2]})", game);
    QVERIFY(table.play("assign 2", "assign 5", "done"));
    QCOMPARE(table.heaps(), 1);
}

ENGAWA_SUBJECT(leafus_leaf_test, LeafTest, QCoreApplication)
#include "leaf_test.moc"
