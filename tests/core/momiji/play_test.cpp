#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Placing cards on piles: Spread and Stack.
class PlayTest : public QObject
{
    Q_OBJECT

private slots:
    void aPileBeginsWithAZero();
    void theSameOrTheNextValueGoesOnAPile();
    void nothingGoesOnAThree();
    void aNewPileGoesToAnEnd();
    void newPilesOfASpreadComeOneAfterTheOther(); // ruling 14
    void oneCardForEachPileOfASpread();
    void aStackHasTwoCardsOfOneType();
    void aSingleCardIsAStack(); // ruling 13
    void aThreeTakesATorii();
    void aPileIsClosedWithoutAToriiToo(); // ruling 47
    void onlyCardsOfTheHandArePlayed();
};

void PlayTest::aPileBeginsWithAZero()
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_l red_1_l red_2 green_1_l"}]})");
    QVERIFY(table.refuses("play red_1_l", "play.start"));
    QVERIFY(table.refuses("play red_2", "play.start"));
    QVERIFY(table.allows("play red_0_l"));
    QVERIFY(table.play("play red_0_l"));
    QVERIFY(table.fired("play.start"));
    QVERIFY(table.refuses("play green_1_l left", "play.start"));
    QVERIFY(table.allows("play red_1_l"));
}

void PlayTest::theSameOrTheNextValueGoesOnAPile()
{
    const MomijiTable table(R"({"seats": [{"hand": "red_0_l red_1_l red_2 red_3", "piles": ["red_0_l red_1_l"]}]})");
    QVERIFY(table.refuses("play red_0_l", "play.no-gap"));
    QVERIFY(table.allows("play red_1_l"));
    QVERIFY(table.allows("play red_2"));
    QVERIFY(table.refuses("play red_3", "play.no-gap"));
}

void PlayTest::nothingGoesOnAThree()
{
    const MomijiTable table(R"({"seats": [{"hand": "red_3 green_3", "piles": ["red_2 red_3", "green_2"]}]})");
    QVERIFY(table.refuses("play red_3", "play.closed"));
    QVERIFY(table.allows("play green_3"));
}

void PlayTest::aNewPileGoesToAnEnd()
{
    constexpr auto position = R"({"seats": [{"hand": "brown_0_l red_1_l", "piles": ["red_0_l", "green_0_l"]}]})";
    MomijiTable left(position);
    QVERIFY(left.refuses("play brown_0_l", "play.side"));
    QVERIFY(left.refuses("play red_1_l left", "play.side"));
    QVERIFY(left.allows("play red_1_l"));
    QVERIFY(left.allows("play brown_0_l right"));
    QVERIFY(left.play("play brown_0_l left", "done"));
    QVERIFY(left.fired("play.side"));
    QCOMPARE(left.piles(), u"brown red green"_s);
    MomijiTable right(position);
    QVERIFY(right.play("play brown_0_l right", "done"));
    QCOMPARE(right.piles(), u"red green brown"_s);
    const MomijiTable first(R"({"seats": [{"hand": "brown_0_l"}]})");
    QVERIFY(first.refuses("play brown_0_l left", "play.side"));
    QVERIFY(first.allows("play brown_0_l"));
}

void PlayTest::newPilesOfASpreadComeOneAfterTheOther() // ruling 14
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_l green_0_l brown_0_l", "piles": ["yellow_0_l"]}]})");
    QVERIFY(table.play("play red_0_l left", "play green_0_l left", "play brown_0_l right", "(done)", "(end)"));
    QVERIFY(table.fired("play.spread"));
    QCOMPARE(table.piles(), u"green red yellow brown"_s);
}

void PlayTest::oneCardForEachPileOfASpread()
{
    MomijiTable table(
        R"({"seats": [{"hand": "red_0_l red_0_r green_0_l brown_2", "piles": ["red_0_l", "green_0_r"]}]})");
    QVERIFY(table.play("play red_0_l", "play green_0_l"));
    QVERIFY(table.fired("play.spread")); // nothing else fits: it is done
    QVERIFY(!table.fired("play.stack"));
    MomijiTable more(
        R"({"seats": [{"hand": "red_0_l red_0_r green_0_l brown_0_l", "piles": ["red_0_l", "green_0_r"]}]})");
    QVERIFY(more.play("play red_0_l", "play green_0_l"));
    QVERIFY(more.refuses("play red_0_r", "play.spread"));
    QVERIFY(more.allows("play brown_0_l left"));
    QVERIFY(more.allows("done"));
}

void PlayTest::aStackHasTwoCardsOfOneType()
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_l red_1_l red_2 green_0_l", "piles": ["red_0_r", "green_0_r"]}]})");
    QVERIFY(table.play("play red_0_l"));
    QVERIFY(table.allows("play green_0_l"));
    QVERIFY(table.play("play red_1_l"));
    QVERIFY(table.fired("play.stack"));
    QCOMPARE(table.pile("red"), u"red_0_r red_0_l red_1_l"_s);
    QVERIFY(table.refuses("play red_2", "turn.one-main")); // the Play is over
    QVERIFY(table.refuses("play green_0_l", "turn.one-main"));
    QVERIFY(table.allows("end"));
    // Where the rules allow three, a fourth is refused, and so is another type.
    MomijiTable three(
        R"({"seats": [{"hand": "red_0_l red_0_l red_0_r red_0_lr green_0_l", "piles": ["red_0_r", "green_0_r"]}]})",
        players(2), change("rules.json", "/stack_max", 3));
    QVERIFY(three.play("play red_0_l", "play red_0_l"));
    QVERIFY(three.refuses("play green_0_l", "play.stack"));
    QVERIFY(three.play("play red_0_r"));
    QVERIFY(three.fired("play.stack")); // three: the Play is over
    QVERIFY(three.refuses("play red_0_lr", "turn.one-main"));
}

void PlayTest::aSingleCardIsAStack() // ruling 13
{
    // The two piles match, but one card is no Spread.
    MomijiTable table(R"({"seats": [{"hand": "brown_0_l", "piles": ["red_0_r", "green_0_l"]}]})");
    QVERIFY(table.play("play brown_0_l left"));
    QVERIFY(table.fired("play.stack"));
    QVERIFY(!table.fired("play.spread"));
    QVERIFY(table.fired("bonus.spread-only"));
    QVERIFY(!table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 5);
}

void PlayTest::aThreeTakesATorii()
{
    MomijiTable table(R"({"toriis": 3, "seats": [{"hand": "red_3 green_2", "piles": ["red_2", "green_1_l"]}]})");
    QVERIFY(table.play("play green_2", "play red_3"));
    QCOMPARE(table.firings("play.torii"), 1);
    QVERIFY(!table.fired("play.torii-shortage"));
    QCOMPARE(table.toriis(), 2);
}

void PlayTest::aPileIsClosedWithoutAToriiToo() // ruling 47
{
    // Two piles closed with one token.
    MomijiTable table(R"({"toriis": 1, "seats": [{"hand": "red_3 green_3 red_3", "piles": ["red_2", "green_2"]}]})");
    QVERIFY(table.play("play red_3", "play green_3", "(done)", "(end)"));
    QCOMPARE(table.firings("play.torii"), 1);
    QCOMPARE(table.firings("play.torii-shortage"), 1);
    QCOMPARE(table.toriis(), 0);
    QVERIFY(table.play("collect " + table.position()["columns"].begin().key(), "(end)"));
    QVERIFY(table.refuses("play red_3", "play.closed"));
    // In the objective both count.
    const MomijiTable over(R"({"phase": "over", "toriis": 0, "seats": [
        {"piles": ["red_3", "green_3"], "objectives": "torii"}, {"piles": ["brown_3"]}]})");
    QCOMPARE(over.score("score.objectives", 0), 10);
    QCOMPARE(over.score("score.objectives", 1), 0);
}

void PlayTest::onlyCardsOfTheHandArePlayed()
{
    const MomijiTable table(R"({"seats": [{"hand": "red_0_l green_2"}]})");
    QVERIFY(table.refuses("play red_0_r", "turn.hand-card"));
    QVERIFY(table.refuses("trade red_0_r", "turn.hand-card"));
    QVERIFY(table.allows("play red_0_l"));
    QVERIFY(table.allows("trade red_0_l"));
}

ENGAWA_SUBJECT(momiji_play_test, PlayTest, QCoreApplication)
#include "play_test.moc"
