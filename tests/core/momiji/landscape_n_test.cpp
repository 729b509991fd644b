#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The ability of the landscape N.
class LandscapeNTest : public QObject
{
    Q_OBJECT

private slots:
    void nPlacesWhatFits();           // ruling 21
    void nStartsAPileOnAChosenSide(); // ruling 21
    void nStartsEveryPileOnAChosenSide(); // ruling 21
    void nOnExistingPilesOnlyIfTheRulesSaySo(); // ruling 21
    void nWithAFullColumn();  // ruling 22
    void nWithAShortDeck();   // ruling 22
    void nClosesAPile();      // ruling 22
    void nPaysTheBonusAtOnce(); // ruling 23
    void nPaysForWhatItPlaced(); // ruling 23
    void nAndASpreadPayTwice(); // ruling 23
    void nAfterASpreadPaysTwiceToo(); // ruling 23
};

void LandscapeNTest::nPlacesWhatFits() // ruling 21
{
    MomijiTable table(
        R"({"columns": {"green": "green_2"}, "deck": "red_1_l red_3 green_1_l red_2 brown_2", "seats": [{"landscapes": "n", "piles": ["red_0_l"]}]})");
    QVERIFY(table.play("use n"));
    QVERIFY(table.fired("ability.reveal"));
    QVERIFY(table.fired("ability.bonus")); // checked, though nothing matches
    QCOMPARE(table.acorns(), 4);
    QCOMPARE(table.pile("red"), u"red_0_l red_1_l red_2"_s); // the 3 didn't fit yet
    QCOMPARE(table.column("red"), u"red_3"_s);
    QCOMPARE(table.column("green"), u"green_2 green_1_l"_s);
    QCOMPARE(table.hand(), QString());
    QCOMPARE(table.toAct(), 0);
}

void LandscapeNTest::nStartsAPileOnAChosenSide() // ruling 21
{
    MomijiTable table(
        R"({"columns": {"green": "green_2"}, "deck": "brown_0_l red_3 brown_2 yellow_3 brown_3", "seats": [{"landscapes": "n", "piles": ["red_0_l"]}]})");
    QVERIFY(table.play("use n"));
    QCOMPARE(table.legal(), (QStringList{u"place left"_s, u"place right"_s})); // it must go there
    QVERIFY(table.allows("place right"));
    QVERIFY(table.play("place left"));
    QCOMPARE(table.piles(), u"brown red"_s);
    QCOMPARE(table.displayed(), 4);
    // The first pile of all needs no side.
    MomijiTable first(
        R"({"columns": {"green": "green_2"}, "deck": "brown_0_l red_3 brown_2 yellow_3 brown_3", "seats": [{"landscapes": "n"}]})");
    QVERIFY(first.play("use n"));
    QCOMPARE(first.pile("brown"), u"brown_0_l"_s);
}

void LandscapeNTest::nStartsEveryPileOnAChosenSide() // ruling 21
{
    MomijiTable table(
        R"({"columns": {"green": "green_2"}, "deck": "brown_0_l yellow_0_l red_3 green_3 purple_3", "seats": [{"landscapes": "n", "piles": ["red_0_l"]}]})");
    QVERIFY(table.play("use n", "place left"));
    QCOMPARE(table.legal(), (QStringList{u"place left"_s, u"place right"_s}));
    QVERIFY(table.play("place left"));
    QCOMPARE(table.piles(), u"yellow brown red"_s);
    QCOMPARE(table.displayed(), 3);
    QCOMPARE(table.deck(), 1);
}

void LandscapeNTest::nOnExistingPilesOnlyIfTheRulesSaySo() // ruling 21
{
    MomijiTable table(
        R"({"columns": {"green": "green_2"}, "deck": "brown_0_l red_3 brown_2 yellow_3 brown_3", "seats": [{"landscapes": "n", "piles": ["red_0_l"]}]})",
        players(2), change("rules.json", "/reveal_starts_piles", false));
    QVERIFY(table.play("use n"));
    QCOMPARE(table.piles(), u"red"_s);
    QCOMPARE(table.displayed(), 5);
}

void LandscapeNTest::nWithAFullColumn() // ruling 22
{
    MomijiTable table(
        R"({"columns": {"green": "green_0_l green_0_r green_1_l green_1_r green_2 green_3"}, "deck": "green_2 red_3 brown_2 yellow_3 brown_3", "seats": [{"landscapes": "n"}]})");
    QVERIFY(table.play("use n"));
    QVERIFY(table.fired("collect.column-cap"));
    QCOMPARE(table.discardPile(), u"green_2"_s);
    QCOMPARE(table.displayed(), 9);
}

void LandscapeNTest::nWithAShortDeck() // ruling 22
{
    MomijiTable table(R"({"columns": {"green": "green_2"}, "deck": "red_3 brown_2", "seats": [{"landscapes": "n"}]})");
    QVERIFY(table.play("use n"));
    QVERIFY(table.fired("deck.short"));
    QCOMPARE(table.displayed(), 3);
    const MomijiTable none(R"({"columns": {"green": "green_2"}, "deck": "", "seats": [{"landscapes": "n"}]})");
    QVERIFY(none.refuses("use n", "landscape.condition"));
}

void LandscapeNTest::nClosesAPile() // ruling 22
{
    MomijiTable table(
        R"({"toriis": 4, "columns": {"green": "green_2"}, "deck": "red_3 brown_2 brown_3 yellow_2 purple_2", "seats": [{"landscapes": "n", "piles": ["red_2"]}]})");
    QVERIFY(table.play("use n"));
    QVERIFY(table.fired("play.torii"));
    QCOMPARE(table.toriis(), 3);
    QCOMPARE(table.pile("red"), u"red_2 red_3"_s);
}

void LandscapeNTest::nPaysTheBonusAtOnce() // ruling 23
{
    // Nothing was placed, the old cards match.
    MomijiTable table(
        R"({"columns": {"green": "green_2"}, "deck": "yellow_3 brown_2 brown_3 yellow_2 purple_2", "seats": [{"landscapes": "n", "piles": ["red_0_r", "green_0_l"]}]})");
    QVERIFY(table.play("use n"));
    QVERIFY(table.fired("ability.bonus"));
    QCOMPARE(table.acorns(), 6);
    QVERIFY(table.play("collect brown", "(end)"));
    QVERIFY(!table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 6);
}

void LandscapeNTest::nPaysForWhatItPlaced() // ruling 23
{
    // The acorns meet only once N has covered the 0 on the left.
    MomijiTable made(
        R"({"columns": {"green": "green_2"}, "deck": "red_0_r brown_2 brown_3 yellow_2 purple_2", "seats": [{"landscapes": "n", "piles": ["red_0_l", "green_0_l"]}]})");
    QVERIFY(made.play("use n"));
    QCOMPARE(made.acorns(), 6); // 5 - 1 + 2
    // A card of N covers the acorn that met another.
    MomijiTable covered(
        R"({"columns": {"green": "green_2"}, "deck": "red_1_l brown_2 brown_3 yellow_2 purple_2", "seats": [{"landscapes": "n", "piles": ["red_0_r", "green_0_l"]}]})");
    QVERIFY(covered.play("use n"));
    QVERIFY(covered.fired("ability.bonus"));
    QCOMPARE(covered.acorns(), 4);
}

void LandscapeNTest::nAndASpreadPayTwice() // ruling 23
{
    MomijiTable table(
        R"({"squirrel": 1, "columns": {"green": "green_2"}, "deck": "yellow_3 brown_2 brown_3 yellow_2 purple_2",
                          "seats": [{"landscapes": "n", "hand": "brown_0_l purple_0_l", "piles": ["red_0_r", "green_0_l"]}]})",
        squirrel());
    QVERIFY(table.play("use n", "play brown_0_l right", "play purple_0_l right", "(end)"));
    QCOMPARE(table.firings("ability.bonus"), 1);
    QCOMPARE(table.firings("bonus.match"), 1);
    QCOMPARE(table.acorns(0), 8);
    QCOMPARE(table.firings("squirrel.share"), 2);
    QCOMPARE(table.acorns(1), 7);
}

void LandscapeNTest::nAfterASpreadPaysTwiceToo() // ruling 23
{
    MomijiTable table(
        R"({"columns": {"green": "green_2"}, "deck": "yellow_3 brown_2 brown_3 yellow_2 purple_2", "seats": [{"landscapes": "n", "hand": "brown_0_r purple_0_l"}]})");
    QVERIFY(table.play("play brown_0_r", "play purple_0_l right", "use n", "(end)"));
    QCOMPARE(table.firings("ability.bonus"), 1);
    QCOMPARE(table.firings("bonus.match"), 1);
    QCOMPARE(table.acorns(), 8); // 5 - 1 + 2 + 2
}

ENGAWA_SUBJECT(momiji_landscape_n_test, LandscapeNTest, QCoreApplication)
#include "landscape_n_test.moc"
