#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Points, ties, and playing alone.
class ScoreTest : public QObject
{
    Q_OBJECT

private slots:
    void jaineScoresTwentyFour(); // the rulebook's example
    void everyHeapScoresFour();
    void passingThroughIsEnough(); // ruling 9
    void orOnlyTheEndsScore();
    void theMostPointsWin();
    void aTieGoesToWhoHasMoreYellowLeaves(); // ruling 21
    void aFurtherTieIsShared(); // ruling 21
    void whoReachesAllScoresTwentyEight();

    void aloneTheDummyRollsForCharges(); // ruling 19
    void aChargeUsesADieOfTheDummy(); // ruling 19
    void withoutChargesItDoesNot();
    void theDummyRollsAfterTheLastTurnToo(); // ruling 19
    void orItDoesNot();
    void aDummyRollThatHelpsNobodyIsPassedOver();
    void aloneTheScoreIsARank_data(); // ruling 21
    void aloneTheScoreIsARank();
    void aloneLastFoursCanBeForbidden();
};

namespace {

constexpr auto jaine = R"({"dice": [4, 4, 2, 1, 1], "seat": 1, "sheets": [{"crosses": 8, "heaps": 4, "roots": [
    ["s1", "a1", "b1", "c1", "d1", "e1", "f1"],
    ["s2", "a2", "b2", "c2", "d2", "e2", "f2", "g3", "h2", "i2", "j1"]]}, {"crosses": 7, "heaps": 3}]})";

} // namespace

void ScoreTest::jaineScoresTwentyFour()
{
    LeafusTable table(2, jaine);
    QVERIFY(table.play("done"));
    QVERIFY(table.isOver());
    QCOMPARE(table.score("score.heaps"), 16);
    QCOMPARE(table.score("score.nodes"), 8); // 2 + (1 + 2 + 3)
    QCOMPARE(table.points(), 24);
    QCOMPARE(table.firings("score.heaps"), 2);
    QCOMPARE(table.firings("score.nodes"), 2);
}

void ScoreTest::everyHeapScoresFour()
{
    const char *four = R"({"sheets": [{"heaps": 4}]})";
    QCOMPARE(LeafusTable(2, four).points(), 16);
    QCOMPARE(LeafusTable(2, four, ruled("heap_points", 5)).points(), 20);
}

void ScoreTest::passingThroughIsEnough()
{
    const LeafusTable table(2, R"({"sheets": [{"roots": [["s1", "a1", "b2", "c2", "d2"]]}]})");
    QCOMPARE(table.score("score.nodes"), 1);
}

void ScoreTest::orOnlyTheEndsScore()
{
    const GamePtr game = ruled("scored_nodes", "ends");
    QCOMPARE(LeafusTable(2, R"({"sheets": [{"roots": [["s1", "a1", "b2", "c2", "d2"]]}]})", game).points(), 0);
    QCOMPARE(LeafusTable(2, R"({"sheets": [{"roots": [["s1", "a1", "b2", "c2"]]}]})", game).points(), 1);
}

void ScoreTest::theMostPointsWin()
{
    LeafusTable table(2, jaine);
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("score.win"));
    QVERIFY(!table.fired("score.tie-break"));
    QCOMPARE(table.winners(), u"A"_s);
}

void ScoreTest::aTieGoesToWhoHasMoreYellowLeaves()
{
    LeafusTable table(3, R"({"dice": [4, 4, 1, 1, 1], "seat": 2, "sheets": [
        {"crosses": 8, "heaps": 2, "yellow": ["leaf_1"], "heaped": ["leaf_2", "leaf_3", "leaf_4"]},
        {"crosses": 8, "heaps": 2, "yellow": ["leaf_1", "leaf_2"]},
        {"crosses": 7, "heaps": 1, "yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("score.tie-break"));
    QVERIFY(table.fired("score.win"));
    QCOMPARE(table.winners(), u"B"_s); // leaves in heaps do not hang any more
    QCOMPARE(table.score("score.tie_break.yellow_leaves", 1), 2);
}

void ScoreTest::aFurtherTieIsShared()
{
    LeafusTable table(3, R"({"dice": [4, 4, 1, 1, 1], "seat": 2, "sheets": [
        {"crosses": 8, "heaps": 2, "yellow": ["leaf_1"]}, {"crosses": 8, "heaps": 1, "yellow": ["leaf_1", "leaf_2"]},
        {"crosses": 7, "heaps": 2, "yellow": ["leaf_7"]}]})");
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("score.shared"));
    QCOMPARE(table.winners(), u"AC"_s);
}

void ScoreTest::whoReachesAllScoresTwentyEight()
{
    const LeafusTable table(2, R"({"sheets": [{"roots": [
        ["s1", "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1"],
        ["s2", "a2", "b2", "c2", "d2", "e2", "f2", "g3", "h2", "i2", "j2"],
        ["s3", "a3", "b3", "c4", "d3", "e4", "f4", "g4", "h3", "i3", "j3"],
        ["s4", "a4", "b4", "c5", "d5", "e5", "f5", "g6", "h5", "i5", "j5"],
        ["s5", "a5", "b6", "c7", "d6", "e7", "f7", "g7", "h6", "i7", "j7"]]}]})");
    QCOMPARE(table.score("score.nodes"), 28);
    QCOMPARE(table.points(), 28);
}

void ScoreTest::aloneTheDummyRollsForCharges()
{
    LeafusTable table(1, R"({"dice": [4, 4, 1, 1, 2], "sheets": [{"yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QVERIFY(table.play("assign 4", "assign 4b", "done"));
    QVERIFY(table.fired("solo.roll"));
    QCOMPARE(table.firings("turn.roll"), 0);
    QCOMPARE(table.crosses(), 1);
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("reserve.pass"));
    QCOMPARE(table.charges(), 2);
    QCOMPARE(table.crosses(), 1); // one dummy roll, and no cross for it
    QVERIFY(table.fired("turn.roll"));
}

void ScoreTest::aChargeUsesADieOfTheDummy()
{
    int spent = 0;
    for (int seed = 0; seed < 40; ++seed) {
        Json position = Json::parse(R"({"dice": [4, 4, 1, 1, 6]})");
        position["seed"] = seed;
        LeafusTable table(1, position.dump());
        QVERIFY(table.play("assign 4", "assign 4b", "done"));
        if (!table.dice().contains(u'2'))
            continue;
        QVERIFY(table.play("assign 2", "done"));
        QCOMPARE(table.firings("reserve.die"), 1);
        QCOMPARE(table.yellow(), 1);
        QCOMPARE(table.charges(), 1);
        QCOMPARE(table.crosses(), 1);
        QVERIFY(!table.position().contains("dummy")); // and the next roll is the player's own
        ++spent;
    }
    QVERIFY(spent > 0);
}

void ScoreTest::withoutChargesItDoesNot()
{
    LeafusTable table(1, R"({"dice": [4, 4, 1, 1, 2]})");
    QVERIFY(table.play("assign 2", "done"));
    QVERIFY(!table.fired("solo.roll"));
    QVERIFY(table.fired("turn.roll"));
}

void ScoreTest::theDummyRollsAfterTheLastTurnToo()
{
    LeafusTable table(1, R"({"dice": [1, 1, 1, 1, 2], "sheets": [{"crosses": 7, "charges": 2}]})");
    QVERIFY(table.play("assign 2", "done"));
    QVERIFY(table.fired("solo.last"));
    QVERIFY(!table.isOver());
    QVERIFY(table.play("done"));
    QVERIFY(table.isOver());
}

void ScoreTest::orItDoesNot()
{
    LeafusTable table(1, R"({"dice": [1, 1, 1, 1, 2], "sheets": [{"crosses": 7, "charges": 2}]})",
                      ruled("solo_last_roll", false));
    QVERIFY(table.play("assign 2", "done"));
    QVERIFY(table.fired("solo.last"));
    QVERIFY(table.isOver());
}

void ScoreTest::aDummyRollThatHelpsNobodyIsPassedOver()
{
    int passedOver = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Json position = Json::parse(R"({"dice": [4, 1, 1, 1, 2], "sheets": [{"hexes": 3, "yellow": ["leaf_1"]}]})");
        position["seed"] = seed;
        LeafusTable table(1, position.dump(), ruled("reserved_heaps", false));
        QVERIFY(table.play("assign 4", "done"));
        const bool asked = table.position().contains("dummy");
        QCOMPARE(table.fired("reserve.useful"), !asked);
        passedOver += !asked;
    }
    QVERIFY(passedOver > 0);
}

void ScoreTest::aloneTheScoreIsARank_data()
{
    QTest::addColumn<int>("heaps");
    QTest::addColumn<QString>("root");
    QTest::addColumn<int>("points");
    QTest::addColumn<QString>("rank");
    const QString one = u"s1 a1 b2 c2"_s, two = u"s1 a1 b1 c1 d1 e1 f1"_s, three = u"s1 a1 b2 c2 d2 e2 f1"_s;
    QTest::newRow("19") << 4 << three << 19 << u"Player A is a seedling."_s;
    QTest::newRow("20") << 5 << QString() << 20 << u"Player A is a young tree."_s;
    QTest::newRow("26") << 6 << two << 26 << u"Player A is a young tree."_s;
    QTest::newRow("27") << 6 << three << 27 << u"Player A is a well-rooted tree."_s;
    QTest::newRow("32") << 8 << QString() << 32 << u"Player A is a well-rooted tree."_s;
    QTest::newRow("33") << 8 << one << 33 << u"Player A is a giant of the forest."_s;
}

void ScoreTest::aloneTheScoreIsARank()
{
    QFETCH(int, heaps);
    QFETCH(QString, root);
    QFETCH(int, points);
    QFETCH(QString, rank);
    Json position = Json::parse(R"({"dice": [1, 1, 1, 1, 2], "sheets": [{"crosses": 7}]})");
    position["sheets"][0]["heaps"] = heaps;
    Json nodes = Json::array();
    for (const QString &node : root.split(u' ', Qt::SkipEmptyParts))
        nodes.push_back(node.toStdString());
    if (!nodes.empty())
        position["sheets"][0]["roots"] = Json::array({nodes});
    LeafusTable table(1, position.dump());
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("solo.rank"));
    QCOMPARE(table.winners(), u"nobody"_s); // there is nothing to win
    QCOMPARE(table.points(), points);
    QCOMPARE(table.sentenceOf("solo.rank"), rank);
    QVERIFY(!table.fired("score.win"));
}

void ScoreTest::aloneLastFoursCanBeForbidden()
{
    Problems problems;
    auto data = edited(printedGame()->data(), "rules.json", "/last_reservation", false, problems);
    const char *last = R"({"dice": [4, 4, 2, 1, 1], "sheets": [{"crosses": 7}]})";
    QVERIFY(LeafusTable(1, last, compiled(*data)).allows("assign 4")); // the dummy still rolls
    data = edited(*data, "rules.json", "/solo_last_roll", false, problems);
    QVERIFY(LeafusTable(1, last, compiled(*data)).refuses("assign 4", "reservation.last"));
}

ENGAWA_SUBJECT(leafus_score_test, ScoreTest, QCoreApplication)
#include "score_test.moc"
