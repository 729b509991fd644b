#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The end of the game and the final scoring.
class ScoreTest : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyDeckBringsTheLastRound();
    void theLastToriiBringsTheLastRound();
    void landscapesBringTheLastRoundToo();
    void theHandLimitComesBeforeTheLastRound();
    void aSecondTriggerDoesNothing(); // ruling 48
    void aToriiInTheLastRoundIsNotNeeded(); // ruling 47
    void pilesScoreSizeTimesTop();
    void everythingIsAddedUp();
    void moreHandCardsBreakATie();
    void moreHandCardsBreakATieInTheFirstGame();
    void aFurtherTieIsShared();
    void theMostPointsWin();
};

void ScoreTest::anEmptyDeckBringsTheLastRound()
{
    MomijiTable table(
        R"({"seat": 1, "columns": {"red": "red_0_l", "green": "green_2", "brown": "brown_3 brown_2", "yellow": "yellow_2"}, "deck": "purple_2 purple_3"})",
        players(3));
    QVERIFY(table.play("refill", "collect purple", "(end)"));
    QVERIFY(table.fired("end.deck"));
    QVERIFY(table.fired("end.last-round"));
    QVERIFY(!table.fired("end.toriis"));
    QCOMPARE(table.turnsLeft(), 3);
    QCOMPARE(table.toAct(), 2);
    QVERIFY(table.play("collect red", "(end)"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.play("collect green", "(end)"));
    QCOMPARE(table.toAct(), 1); // who brought it about is last
    QVERIFY(!table.isOver());
    QVERIFY(table.play("collect brown", "(end)"));
    QVERIFY(table.isOver());
}

void ScoreTest::theLastToriiBringsTheLastRound()
{
    MomijiTable table(
        R"({"toriis": 1, "columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"hand": "brown_3", "piles": ["brown_2"]}]})");
    QVERIFY(table.play("play brown_3"));
    QVERIFY(table.fired("end.toriis"));
    QVERIFY(table.fired("end.last-round"));
    QCOMPARE(table.toriis(), 0);
    QCOMPARE(table.toAct(), 1);
    QVERIFY(table.play("collect red", "(end)", "collect green", "(end)"));
    QVERIFY(table.isOver());
    MomijiTable two(R"({"toriis": 2, "seats": [{"hand": "brown_3", "piles": ["brown_2"]}]})");
    QVERIFY(two.play("play brown_3"));
    QVERIFY(!two.fired("end.toriis"));
    QCOMPARE(two.turnsLeft(), 0);
}

void ScoreTest::landscapesBringTheLastRoundToo()
{
    MomijiTable d(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 green_3 brown_2", "seats": [{"landscapes": "d"}]})");
    QVERIFY(d.play("use d", "discard green_2", "(end)"));
    QVERIFY(d.fired("end.deck"));
    QCOMPARE(d.turnsLeft(), 2);
    MomijiTable n(
        R"({"toriis": 1, "columns": {"yellow": "yellow_2"}, "deck": "red_3 green_3 brown_2 brown_3 yellow_3", "seats": [{"landscapes": "n", "piles": ["red_2"]}]})");
    QVERIFY(n.play("use n"));
    QVERIFY(!n.fired("end.toriis")); // the turn is finished first
    QVERIFY(n.play("collect yellow", "(end)"));
    QVERIFY(n.fired("end.toriis"));
    QCOMPARE(n.turnsLeft(), 2);
    QCOMPARE(n.toAct(), 1);
}

void ScoreTest::theHandLimitComesBeforeTheLastRound()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2 red_3", "green": "green_2"}, "deck": "yellow_2", "seats": [{"hand": "brown_0_l brown_0_r brown_1_l brown_1_r brown_2 brown_2 brown_3"}]})");
    QVERIFY(table.play("refill", "collect red", "end"));
    QVERIFY(!table.fired("end.deck"));
    QVERIFY(table.play("discard red_0_l", "discard brown_3"));
    QVERIFY(table.fired("end.deck"));
    QCOMPARE(table.turnsLeft(), 2);
}

void ScoreTest::aSecondTriggerDoesNothing() // ruling 48
{
    MomijiTable table(
        R"({"turns_left": 2, "toriis": 1, "columns": {"red": "red_0_l", "green": "green_2"}, "deck": "red_3", "seats": [{"hand": "brown_3", "piles": ["brown_2"]}]})");
    QVERIFY(table.play("play brown_3"));
    QVERIFY(!table.fired("end.toriis"));
    QVERIFY(!table.fired("end.last-round"));
    QCOMPARE(table.turnsLeft(), 1);
    QVERIFY(table.play("refill", "collect red", "(end)"));
    QVERIFY(table.isOver());
}

void ScoreTest::aToriiInTheLastRoundIsNotNeeded() // ruling 47
{
    MomijiTable table(
        R"({"turns_left": 1, "toriis": 0, "seats": [{"hand": "brown_3", "piles": ["brown_2"], "objectives": "torii"}]})");
    QVERIFY(table.play("play brown_3"));
    QVERIFY(table.fired("play.torii-shortage"));
    QVERIFY(!table.fired("play.torii"));
    QVERIFY(table.isOver());
    QCOMPARE(table.score("score.piles"), 6);
    QCOMPARE(table.score("score.objectives", 0), 10);
    QCOMPARE(table.score("score.objectives", 1), 0);
}

void ScoreTest::pilesScoreSizeTimesTop()
{
    // The rulebook's example: five cards with a 3 on top are 15.
    const MomijiTable table(
        R"({"phase": "over", "seats": [{"piles": ["red_0_l red_1_l red_2 red_2 red_3", "green_0_l green_0_r", "brown_0_l brown_1_l"]}]})");
    QCOMPARE(table.score("score.piles"), 17);
}

void ScoreTest::everythingIsAddedUp()
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "seats": [{"piles": ["red_1_l red_2"], "acorns": 3, "objectives": "sum"}, {"acorns": 4}]})");
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.piles"));
    QVERIFY(table.fired("score.acorns"));
    QVERIFY(table.fired("score.objective"));
    QVERIFY(table.fired("score.total"));
    QVERIFY(!table.fired("score.tie-break"));
    QCOMPARE(table.points(0), 4 + 3 + 10);
    QCOMPARE(table.points(1), 4);
    QCOMPARE(table.winners(), u"A"_s);
}

void ScoreTest::moreHandCardsBreakATie()
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "seats": [{"hand": "green_2"}, {"hand": "brown_2 brown_3 brown_0_l"}]})");
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.tie-break"));
    QVERIFY(!table.fired("score.shared"));
    QCOMPARE(table.winners(), u"B"_s);
    QCOMPARE(table.score("score.tie_break.hand_cards", 0), 2);
    QCOMPARE(table.score("score.tie_break.hand_cards", 1), 3);
}

void ScoreTest::moreHandCardsBreakATieInTheFirstGame()
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "seats": [{"hand": "green_2"}, {"hand": "brown_2 brown_3 brown_0_l"}]})",
        players(2, {}, "first_game"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.tie-break"));
    QCOMPARE(table.winners(), u"B"_s);
}

void ScoreTest::aFurtherTieIsShared()
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "seats": [{}, {"hand": "brown_2"}, {"hand": "brown_3", "acorns": 4}]})",
        players(3));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.tie-break"));
    QVERIFY(table.fired("score.shared"));
    QCOMPARE(table.winners(), u"AB"_s);
}

void ScoreTest::theMostPointsWin()
{
    const MomijiTable table(
        R"({"phase": "over", "seats": [{"acorns": 6}, {"acorns": 7}, {"acorns": 5, "hand": "red_0_l"}, {"acorns": 1}]})",
        players(4));
    QCOMPARE(table.winners(), u"B"_s);
}

ENGAWA_SUBJECT(momiji_score_test, ScoreTest, QCoreApplication)
#include "score_test.moc"
