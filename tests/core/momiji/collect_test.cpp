#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Collecting from the display, its refills, and the deck.
class CollectTest : public QObject
{
    Q_OBJECT

private slots:
    void aWholeColumnGoesToTheHand();
    void onlyAColumnOfTheDisplayIsTaken();
    void aRefillCostsAnAcornAndAddsFourCards();
    void aRefillNeedsAnAcorn();
    void aRefillComesOnceInACollect(); // ruling 9
    void aRefillIsForCollectOnly();
    void aRefillWithAShortDeckCostsTheSame(); // ruling 8
    void thereIsNoRefillWithoutADeck();       // ruling 8
    void theSeventhCardOfAColumnIsDiscarded(); // ruling 10
    void aFreeRefillKeepsToTheLimitOfAColumn(); // ruling 10
    void anEmptiedDisplayIsRefilledForFree();
    void aDisplayEmptiedByALandscapeIsRefilledToo(); // ruling 11
    void onlyACollectRefillsIfTheRulesSaySo();       // ruling 11
    void cardsOfAShortDeckAreDrawn();                // ruling 7
    void landscapesShuffleNoDiscardPileEither();     // ruling 7
    void columnsKeepTheOrderOfRevealing();           // ruling 12
};

void CollectTest::aWholeColumnGoesToTheHand()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2 red_3", "green": "green_1_l"}, "seats": [{"hand": "brown_2"}]})");
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("collect.column"));
    QCOMPARE(table.hand(), u"brown_2 red_0_l red_2 red_3"_s);
    QCOMPARE(table.column("red"), QString());
    QCOMPARE(table.column("green"), u"green_1_l"_s);
    QCOMPARE(table.toAct(), 1);
    QVERIFY(!table.fired("collect.empty-display"));
}

void CollectTest::onlyAColumnOfTheDisplayIsTaken()
{
    const MomijiTable table(R"({"columns": {"red": "red_0_l"}})");
    QVERIFY(table.refuses("collect green", "collect.no-column"));
    QVERIFY(table.allows("collect red"));
}

void CollectTest::aRefillCostsAnAcornAndAddsFourCards()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "deck": "red_2 green_0_l green_1_l brown_3 red_3"})");
    QVERIFY(table.play("refill"));
    QVERIFY(table.fired("collect.refill"));
    QCOMPARE(table.acorns(), 4);
    QCOMPARE(table.deck(), 1);
    QCOMPARE(table.column("red"), u"red_0_l red_2"_s);
    QCOMPARE(table.column("green"), u"green_0_l green_1_l"_s);
    QCOMPARE(table.column("brown"), u"brown_3"_s);
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.play("collect green"));
    QCOMPARE(table.hand(), u"green_0_l green_1_l"_s);
}

void CollectTest::aRefillNeedsAnAcorn()
{
    const MomijiTable poor(R"({"columns": {"red": "red_0_l"}, "seats": [{"acorns": 0}]})");
    QVERIFY(poor.refuses("refill", "collect.refill-cost"));
    const MomijiTable one(R"({"columns": {"red": "red_0_l"}, "seats": [{"acorns": 1}]})");
    QVERIFY(one.allows("refill"));
}

void CollectTest::aRefillComesOnceInACollect() // ruling 9
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}})");
    QVERIFY(table.allows("refill"));
    QVERIFY(table.play("refill"));
    QVERIFY(table.refuses("refill", "collect.refill-once"));
    QVERIFY(table.allows("collect red"));
}

void CollectTest::aRefillIsForCollectOnly()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "objectives": "zeros", "seats": [{"hand": "green_0_l"}]})");
    QVERIFY(table.allows("play green_0_l"));
    QVERIFY(table.play("refill"));
    QVERIFY(table.refuses("play green_0_l", "collect.refill-commits"));
    QVERIFY(table.refuses("objective zeros", "collect.refill-commits"));
    QVERIFY(table.allows("collect red"));
}

void CollectTest::aRefillWithAShortDeckCostsTheSame() // ruling 8
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "deck": "green_0_l brown_2"})");
    QVERIFY(table.play("refill"));
    QVERIFY(table.fired("deck.short"));
    QCOMPARE(table.acorns(), 4);
    QCOMPARE(table.displayed(), 3);
    QCOMPARE(table.deck(), 0);
}

void CollectTest::thereIsNoRefillWithoutADeck() // ruling 8
{
    const MomijiTable none(R"({"columns": {"red": "red_0_l"}, "deck": ""})");
    QVERIFY(none.refuses("refill", "collect.refill-deck"));
    const MomijiTable one(R"({"columns": {"red": "red_0_l"}, "deck": "red_2"})");
    QVERIFY(one.allows("refill"));
}

void CollectTest::theSeventhCardOfAColumnIsDiscarded() // ruling 10
{
    MomijiTable table(R"({"columns": {"red": "red_0_l red_0_l red_0_r red_0_r red_0_lr"},
                          "deck": "red_1_l red_2 green_0_l red_3 brown_0_l"})");
    QVERIFY(table.play("refill"));
    QCOMPARE(table.firings("collect.column-cap"), 2);
    QCOMPARE(table.column("red"), u"red_0_l red_0_l red_0_r red_0_r red_0_lr red_1_l"_s);
    QCOMPARE(table.discardPile(), u"red_2 red_3"_s);
    QCOMPARE(table.deck(), 1); // no replacement
    QCOMPARE(table.acorns(), 4);
}

void CollectTest::aFreeRefillKeepsToTheLimitOfAColumn() // ruling 10
{
    // Four cards never pass six in an empty display, so three are the limit here.
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "deck": "green_0_l green_2 green_2 green_3 brown_2"})",
                      players(2), change("rules.json", "/column_cap", 3));
    QVERIFY(table.play("collect red"));
    QVERIFY(table.fired("collect.empty-display"));
    QVERIFY(table.fired("collect.column-cap"));
    QCOMPARE(table.column("green"), u"green_0_l green_2 green_2"_s);
    QCOMPARE(table.discardPile(), u"green_3"_s);
    QCOMPARE(table.deck(), 1); // no replacement
}

void CollectTest::anEmptiedDisplayIsRefilledForFree()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "deck": "green_0_l green_0_r brown_2 red_3 red_2"})");
    QVERIFY(table.play("collect red"));
    QVERIFY(table.fired("collect.empty-display"));
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.acorns(), 5);
    QCOMPARE(table.hand(), u"red_0_l"_s);
}

void CollectTest::aDisplayEmptiedByALandscapeIsRefilledToo() // ruling 11
{
    constexpr auto deck = R"("columns": {"red": "red_0_l"}, "deck": "green_0_l green_0_r brown_2 red_3 red_2")";
    MomijiTable f(std::string("{") + deck + R"(, "seats": [{"landscapes": "f"}]})");
    QVERIFY(f.play("use f", "top red"));
    QVERIFY(f.fired("collect.empty-display"));
    QCOMPARE(f.displayed(), 4);
    MomijiTable k(std::string("{") + deck + R"(, "seats": [{"landscapes": "k"}]})");
    QVERIFY(k.play("use k", "top red", "(done)"));
    QVERIFY(k.fired("collect.empty-display"));
    QCOMPARE(k.displayed(), 4);
    MomijiTable i(std::string("{") + deck + R"(, "objectives": "zeros", "seats": [{"landscapes": "i"}]})");
    QVERIFY(i.play("use i", "objective zeros", "collect red"));
    QVERIFY(i.fired("collect.empty-display"));
    QCOMPARE(i.displayed(), 4);
}

void CollectTest::onlyACollectRefillsIfTheRulesSaySo() // ruling 11
{
    const GamePtr strict = change("rules.json", "/empty_display_refills", false);
    MomijiTable f(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "f", "hand": "green_0_l"}]})", players(2),
                  strict);
    QVERIFY(f.play("use f", "top red"));
    QCOMPARE(f.displayed(), 0);
    MomijiTable plain(R"({"columns": {"red": "red_0_l"}})", players(2), strict);
    QVERIFY(plain.play("collect red"));
    QCOMPARE(plain.displayed(), 4);
}

void CollectTest::cardsOfAShortDeckAreDrawn() // ruling 7
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_0_l", "discard": "brown_2 brown_3 brown_0_l brown_1_l"})");
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("deck.short"));
    QVERIFY(table.fired("end.deck"));
    QCOMPARE(table.displayed(), 1);
    QCOMPARE(table.discardPile(), u"brown_2 brown_3 brown_0_l brown_1_l"_s); // never shuffled again
}

void CollectTest::landscapesShuffleNoDiscardPileEither() // ruling 7
{
    constexpr auto position =
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 green_3", "discard": "brown_2 brown_3 yellow_2 yellow_3", "seats": [{"landscapes": "d n"}]})";
    MomijiTable d(position);
    QVERIFY(d.play("use d", "discard green_3", "(end)"));
    QVERIFY(d.fired("deck.short"));
    QCOMPARE(d.hand(), u"green_2"_s);
    QCOMPARE(d.discardPile(), u"brown_2 brown_3 yellow_2 yellow_3 green_3"_s);
    MomijiTable n(position);
    QVERIFY(n.play("use n"));
    QVERIFY(n.fired("deck.short"));
    QCOMPARE(n.displayed(), 3);
    QCOMPARE(n.discardPile(), u"brown_2 brown_3 yellow_2 yellow_3"_s);
}

void CollectTest::columnsKeepTheOrderOfRevealing() // ruling 12
{
    MomijiTable table(
        R"({"columns": {"red": "red_3"}, "deck": "red_2 red_0_l green_0_l green_2 brown_2", "seats": [{"landscapes": "k"}]})");
    QVERIFY(table.play("refill", "use k", "top red", "top green", "(done)", "(end)"));
    QVERIFY(table.fired("ability.tops"));
    QCOMPARE(table.hand(), u"green_2 red_0_l"_s); // the last added
    QCOMPARE(table.column("red"), u"red_3 red_2"_s);
    QCOMPARE(table.column("green"), u"green_0_l"_s);
}

ENGAWA_SUBJECT(momiji_collect_test, CollectTest, QCoreApplication)
#include "collect_test.moc"
