#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Roots and Effectivity.
class RootsTest : public QObject
{
    Q_OBJECT

private slots:
    void aRootsActionGivesOneLineAtFirst();
    void everyHexAddsALine();
    void aRootBeginsAtAStart();
    void aRootIsProlonged();
    void linesMayBeSplitOverSeveralRoots();
    void theThreeBadRootsOfTheRulebookAreRefused(); // crossing (left), branching (centre), reverting (right)
    void touchingANodeIsCrossing(); // ruling 8
    void twoRootsFromOneStartAreBranching(); // ruling 8
    void rootsMayTouchWhereARuleSaysSo();
    void severalRootsMayLeaveAStartWhereARuleSaysSo();
    void fewerLinesMayBeDrawn(); // ruling 7
    void orEveryLineMust();
    void rootsNeedRoom(); // ruling 6
    void effectivityHelpsOnlyLaterRoots();
    void hexesRunOut();
    void aClickInVainIsAnswered();
    void anotherOrderOfTheDiceChangesWhatComesFirst();
};

void RootsTest::aRootsActionGivesOneLineAtFirst()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1]})");
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.fired("roots.lines"));
    QCOMPARE(table.lines(), 1);
    QVERIFY(table.play("line s3 a3"));
    QCOMPARE(table.roots(), u"[[s3,a3]]"_s);
    QCOMPARE(table.toAct(), 1);
}

void RootsTest::everyHexAddsALine()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 3}]})");
    QVERIFY(table.play("assign 3", "done"));
    QCOMPARE(table.lines(), 4);
    QVERIFY(table.play("line s1 a1", "line a1 b1", "line b1 c1", "line c1 d1"));
    QCOMPARE(table.roots(), u"[[s1,a1,b1,c1,d1]]"_s);
    LeafusTable two(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 1}]})", ruled("lines_base", 3));
    QVERIFY(two.play("assign 3", "done"));
    QCOMPARE(two.lines(), 4);
}

void RootsTest::aRootBeginsAtAStart()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1]})");
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.refuses("line a1 b1", "roots.start"));
    QVERIFY(table.play("line s1 a2"));
    QVERIFY(table.fired("roots.start"));
}

void RootsTest::aRootIsProlonged()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s1", "a1", "b2"]]}]})");
    QVERIFY(table.play("assign 3", "done", "line b2 c2"));
    QVERIFY(table.fired("roots.prolong"));
    QVERIFY(table.fired("score.nodes")); // c2 is worth a point
    QCOMPARE(table.roots(), u"[[s1,a1,b2,c2]]"_s);
}

void RootsTest::linesMayBeSplitOverSeveralRoots()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 2, "roots": [["s1", "a1"]]}]})");
    QVERIFY(table.play("assign 3", "done", "line a1 b1", "line s5 a5", "line b1 c2"));
    QCOMPARE(table.roots(), u"[[s1,a1,b1,c2],[s5,a5]]"_s);
}

void RootsTest::theThreeBadRootsOfTheRulebookAreRefused()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 3,
        "roots": [["s1", "a2", "b2", "c2"], ["s2", "a3", "b3"]]}]})");
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.play("line b3 c3", "line c3 d2"));
    QVERIFY(table.refuses("line c2 d2", "roots.no-crossing")); // left
    QVERIFY(table.refuses("line a3 b4", "roots.no-branching")); // centre
    QVERIFY(table.refuses("line b2 c3", "roots.no-branching"));
    QVERIFY(table.refuses("line d2 c2", "roots.not-upwards")); // right
    QVERIFY(table.refuses("line c2 b1", "roots.not-upwards"));
}

void RootsTest::touchingANodeIsCrossing()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s1", "a1", "b2"], ["s2", "a2"]]}]})");
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.refuses("line a2 b2", "roots.no-crossing"));
    QVERIFY(table.allows("line a2 b3"));
}

void RootsTest::twoRootsFromOneStartAreBranching()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s1", "a1"]]}]})");
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.refuses("line s1 a2", "roots.no-branching"));
}

void RootsTest::rootsMayTouchWhereARuleSaysSo()
{
    LeafusTable table(
        2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 3, "roots": [["s1", "a1", "b2"], ["s2", "a2"]]}]})",
        ruled("touching_roots", true));
    QVERIFY(table.play("assign 3", "done", "line a2 b2", "line b2 c2", "line b2 c3"));
    QVERIFY(table.refuses("line a2 b3", "roots.no-branching"));
    QVERIFY(table.refuses("line a1 b2", "roots.no-branching")); // and no line twice
    QCOMPARE(table.score("score.nodes"), 1);
    const LeafusTable both(2, R"({"sheets": [{"roots": [["s1", "a1", "b1", "c2"], ["s2", "a2", "b2", "c2"]]}]})",
                           ruled("touching_roots", true));
    QCOMPARE(both.score("score.nodes"), 1); // a node scores once, however many roots reach it
}

void RootsTest::severalRootsMayLeaveAStartWhereARuleSaysSo()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s1", "a1"]]}]})",
                      ruled("roots_per_start", 2));
    QVERIFY(table.play("assign 3", "done", "line s1 a2"));
    QCOMPARE(table.roots(), u"[[s1,a1],[s1,a2]]"_s);
}

void RootsTest::fewerLinesMayBeDrawn()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 2}]})");
    QVERIFY(table.play("assign 3", "done", "line s1 a1", "stop"));
    QVERIFY(table.fired("roots.fewer"));
    QCOMPARE(table.roots(), u"[[s1,a1]]"_s);
    QCOMPARE(table.crosses(), 1);
    LeafusTable none(2, R"({"dice": [3, 4, 4, 1, 1]})");
    QVERIFY(none.play("assign 3", "done", "stop"));
    QCOMPARE(none.roots(), u"[]"_s);
}

void RootsTest::orEveryLineMust()
{
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 2}]})", ruled("fewer_lines", false));
    QVERIFY(table.play("assign 3", "done", "line s1 a1"));
    QVERIFY(table.refuses("stop", "roots.fewer"));
    QVERIFY(table.play("line s2 a2", "line s3 a3"));
    QCOMPARE(table.crosses(), 1);
}

void RootsTest::rootsNeedRoom()
{
    // A root of one line, and nothing else that could begin; then its end leads nowhere.
    GamePtr game = printedGame();
    for (const char *edge : {"s1_a1", "s1_a2", "s2_a2", "s2_a3", "s3_a3", "s3_a4", "s4_a4", "s4_a5", "s5_a5"})
        game = changed(game, "edges.json", std::string("/") + edge, nullptr);
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s5", "a6"]]}]})", game);
    QVERIFY(table.allows("assign 3"));
    for (const char *edge : {"a6_b6", "a6_b7"})
        game = changed(game, "edges.json", std::string("/") + edge, nullptr);
    LeafusTable stuck(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"roots": [["s5", "a6"]]}]})", game);
    QVERIFY(stuck.refuses("assign 3", "roots.room"));
    QVERIFY(LeafusTable(2, R"({"dice": [3, 4, 4, 1, 1]})", ruled("lines_base", 0)).refuses("assign 3", "roots.room"));
}

void RootsTest::effectivityHelpsOnlyLaterRoots()
{
    LeafusTable table(2, R"({"dice": [3, 6, 4, 1, 1]})");
    QVERIFY(table.play("assign 6", "assign 3", "done"));
    QCOMPARE(table.lines(), 1); // 3 is resolved before 6
    QVERIFY(table.play("line s1 a1"));
    QVERIFY(table.fired("effectivity.later"));
    QVERIFY(table.fired("effectivity.hex"));
    QCOMPARE(table.hexes(), 1);
}

void RootsTest::hexesRunOut()
{
    LeafusTable table(2, R"({"dice": [3, 6, 4, 1, 1], "sheets": [{"hexes": 2}]})");
    QVERIFY(table.play("assign 6", "done"));
    QCOMPARE(table.hexes(), 3);
    QVERIFY(LeafusTable(2, R"({"dice": [3, 6, 4, 1, 1], "sheets": [{"hexes": 3}]})")
                .refuses("assign 6", "effectivity.hexes"));
}

void RootsTest::aClickInVainIsAnswered()
{
    LeafusTable table(
        2, R"({"dice": [3, 6, 4, 1, 1], "sheets": [{"hexes": 1, "roots": [["s1", "a1", "b2"], ["s2", "a2"]]}]})");
    QVERIFY(table.answers("edge/s3_a3", "roots.lines"));
    QVERIFY(table.answers("node/c2", "score.nodes"));
    QVERIFY(table.answers("leaf/leaf_1", "yellow.leaf"));
    QVERIFY(table.answers("pencil/1", "reserve.useful"));
    QVERIFY(table.answers("heap/heap_1", "heap.one"));
    QVERIFY(table.play("assign 3", "done"));
    QVERIFY(table.answers("edge/a2_b2", "roots.no-crossing"));
    QVERIFY(table.answers("edge/a1_b1", "roots.no-branching"));
    QVERIFY(table.answers("edge/c4_d3", "roots.start"));
    QVERIFY(table.answers("node/b2", "roots.no-crossing"));
    QVERIFY(table.answers("node/e5", "roots.start"));
    QVERIFY(table.answers("die/0", "resolve.order"));
    QVERIFY(table.answers("action/heap", "resolve.order"));
}

void RootsTest::anotherOrderOfTheDiceChangesWhatComesFirst()
{
    Problems problems;
    auto data = edited(printedGame()->data(), "actions.json", "/effectivity/die", 3, problems);
    data = edited(*data, "actions.json", "/roots/die", 6, problems);
    LeafusTable table(2, R"({"dice": [3, 6, 4, 1, 1]})", compiled(*data));
    QVERIFY(table.play("assign 3", "assign 6", "done"));
    QCOMPARE(table.lines(), 2); // Effectivity is a 3 now and comes before Roots
}

ENGAWA_SUBJECT(leafus_roots_test, RootsTest, QCoreApplication)
#include "roots_test.moc"
