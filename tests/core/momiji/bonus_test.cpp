#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The matching acorns bonus.
class BonusTest : public QObject
{
    Q_OBJECT

private slots:
    void acornsThatMeetEarnTwo();
    void everyPairCounts();
    void oldCardsCount();
    void onlyVisibleAcornsCount();
    void acornsMustFaceEachOther();
    void aStackEarnsNothing();
    void theBonusComesAtTheEndOfTheTurnBeforeTheHandLimit(); // ruling 15
    void theBonusCannotBeSpentInItsTurn();                   // ruling 15
};

void BonusTest::acornsThatMeetEarnTwo()
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_r green_0_l"}]})");
    QVERIFY(table.play("play red_0_r", "play green_0_l right"));
    QCOMPARE(table.firings("bonus.match"), 1);
    QCOMPARE(table.acorns(), 7);
    QCOMPARE(table.toAct(), 1);
}

void BonusTest::everyPairCounts()
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_r green_0_lr brown_0_l"}]})");
    QVERIFY(table.play("play red_0_r", "play green_0_lr right", "play brown_0_l right"));
    QVERIFY(table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 9);
}

void BonusTest::oldCardsCount()
{
    MomijiTable table(
        R"({"seats": [{"hand": "yellow_2 brown_2", "piles": ["red_0_r", "green_0_l", "yellow_1_l", "brown_1_l"]}]})");
    QVERIFY(table.play("play yellow_2", "play brown_2"));
    QVERIFY(table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 7);
}

void BonusTest::onlyVisibleAcornsCount()
{
    MomijiTable table(R"({"seats": [{"hand": "red_2 brown_0_l", "piles": ["red_1_r", "green_0_l"]}]})");
    QVERIFY(table.play("play red_2", "play brown_0_l left"));
    QVERIFY(table.fired("play.spread"));
    QVERIFY(!table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 5);
}

void BonusTest::acornsMustFaceEachOther()
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_l green_0_r"}]})"); // left of red, right of green: they look away
    QVERIFY(table.play("play red_0_l", "play green_0_r right"));
    QCOMPARE(table.acorns(), 5);
    MomijiTable same(R"({"seats": [{"hand": "red_0_r green_0_r"}]})");
    QVERIFY(same.play("play red_0_r", "play green_0_r right"));
    QCOMPARE(same.acorns(), 5);
    // Only neighbours: red and brown have green between them.
    MomijiTable apart(R"({"seats": [{"hand": "red_0_r brown_0_l", "piles": ["green_2"]}]})");
    QVERIFY(apart.play("play red_0_r left", "play brown_0_l right"));
    QCOMPARE(apart.acorns(), 5);
}

void BonusTest::aStackEarnsNothing()
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_r red_1_r", "piles": ["red_0_l", "green_0_l"]}]})");
    QVERIFY(table.play("play red_0_r", "play red_1_r"));
    QVERIFY(table.fired("bonus.spread-only"));
    QVERIFY(!table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 5);
}

void BonusTest::theBonusComesAtTheEndOfTheTurnBeforeTheHandLimit() // ruling 15
{
    MomijiTable table(
        R"({"seats": [{"hand": "red_0_r green_0_l red_2 red_2 red_2 red_3 red_3 green_2 green_2 green_2 green_3"}]})");
    QVERIFY(table.play("play red_0_r", "play green_0_l right", "(done)"));
    QCOMPARE(table.acorns(), 5);
    QVERIFY(!table.fired("bonus.match"));
    QVERIFY(table.play("end"));
    QVERIFY(table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 7);
    QCOMPARE(table.phase(), u"hand_limit"_s);
}

void BonusTest::theBonusCannotBeSpentInItsTurn() // ruling 15
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_r green_0_l red_2 red_3", "acorns": 0, "landscapes": "c"}]})");
    QVERIFY(table.play("play red_0_r", "play green_0_l right", "(done)"));
    QVERIFY(table.refuses("use c", "landscape.cost"));
    QVERIFY(table.play("trade red_2", "trade red_3")); // the acorn of a trade can
    QVERIFY(table.allows("use c"));
    QVERIFY(table.play("end"));
    QCOMPARE(table.acorns(), 3);
}

ENGAWA_SUBJECT(momiji_bonus_test, BonusTest, QCoreApplication)
#include "bonus_test.moc"
