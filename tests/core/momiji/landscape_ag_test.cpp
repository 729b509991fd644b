#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The abilities of the landscapes A to G.
class LandscapeAgTest : public QObject
{
    Q_OBJECT

private slots:
    void aSkipsOneValue();
    void aSkipsInASpread(); // ruling 16
    void aSkipsWithAnyCardOfThePlay(); // ruling 16
    void aSkipsOnlyOnce();
    void aStartsAPileWithAOneOnly();
    void aGoesWithNoOtherLandscape(); // ruling 16
    void bTakesTwoColumns();
    void bTakesFourCardsAtMost();
    void bMayTakeOne();
    void bAfterARefill(); // ruling 25
    void bMayEmptyTheDisplay(); // ruling 11
    void cOrdersThePilesForTwoAcorns();
    void cMayLeaveThePiles();      // ruling 24
    void cAfterASpreadMakesABonus(); // ruling 24
    void dDrawsFourAndDiscardsOne();
    void dWithAShortDeck();     // ruling 26
    void dWithASingleCard();    // ruling 26
    void dWithAnEmptyDisplay(); // ruling 26
    void dAfterARefill();       // ruling 25
    void ePlaysAfterCollecting();     // ruling 18
    void eWithTwoTypesEarnsTheBonus(); // ruling 18
    void eWithOneTypeEarnsNoBonus();   // ruling 18
    void eMayPlayNothing();
    void eAfterARefill();
    void fTakesATopCardAndTwoAcorns();
    void fIsNoMainAction(); // ruling 27
    void gTakesADiscardedCard();
    void gNeedsADiscardPile();
};

void LandscapeAgTest::aSkipsOneValue()
{
    MomijiTable table(
        R"({"toriis": 4, "seats": [{"landscapes": "a", "hand": "red_3", "piles": ["red_0_l red_1_l"]}]})");
    QVERIFY(table.refuses("play red_3", "play.no-gap"));
    QVERIFY(table.play("use a", "play red_3"));
    QVERIFY(table.fired("ability.skip"));
    QVERIFY(table.fired("play.torii"));
    QCOMPARE(table.pile("red"), u"red_0_l red_1_l red_3"_s);
    QCOMPARE(table.acorns(), 4);
    MomijiTable two(R"({"seats": [{"landscapes": "a", "hand": "red_3", "piles": ["red_0_l"]}]})");
    QVERIFY(two.refuses("use a", "landscape.condition")); // a 3 on a 0 skips two
}

void LandscapeAgTest::aSkipsInASpread() // ruling 16
{
    MomijiTable table(R"({"seats": [{"landscapes": "a", "hand": "red_2 green_0_l", "piles": ["red_0_l"]}]})");
    QVERIFY(table.play("use a", "play red_2", "play green_0_l left"));
    QVERIFY(table.fired("ability.skip"));
    QVERIFY(table.fired("play.spread"));
    QCOMPARE(table.pile("red"), u"red_0_l red_2"_s);
    // In a Stack too.
    MomijiTable stack(R"({"seats": [{"landscapes": "a", "hand": "red_2 red_3", "piles": ["red_0_l"]}]})");
    QVERIFY(stack.play("use a", "play red_2", "play red_3"));
    QCOMPARE(stack.firings("ability.skip"), 1);
    QCOMPARE(stack.pile("red"), u"red_0_l red_2 red_3"_s);
}

void LandscapeAgTest::aSkipsWithAnyCardOfThePlay() // ruling 16
{
    // The third card of a Spread, which earns its bonus all the same.
    MomijiTable spread(
        R"({"seats": [{"landscapes": "a", "hand": "brown_0_r green_0_lr red_2", "piles": ["red_0_l"]}]})");
    QVERIFY(spread.play("use a", "play green_0_lr left", "play brown_0_r left", "play red_2", "(end)"));
    QCOMPARE(spread.firings("ability.skip"), 1);
    QVERIFY(spread.fired("bonus.match"));
    QCOMPARE(spread.piles(), u"brown green red"_s);
    QCOMPARE(spread.pile("red"), u"red_0_l red_2"_s);
    QCOMPARE(spread.acorns(), 6); // 5 - 1 + 2
    // The second card of a Stack.
    MomijiTable stack(R"({"seats": [{"landscapes": "a", "hand": "red_1_l red_3", "piles": ["red_0_l"]}]})");
    QVERIFY(stack.play("use a", "play red_1_l", "play red_3"));
    QCOMPARE(stack.firings("ability.skip"), 1);
    QCOMPARE(stack.pile("red"), u"red_0_l red_1_l red_3"_s);
}

void LandscapeAgTest::aSkipsOnlyOnce()
{
    MomijiTable table(
        R"({"seats": [{"landscapes": "a", "hand": "red_2 green_2 brown_0_l", "piles": ["red_0_l", "green_0_l"]}]})");
    QVERIFY(table.play("use a", "play red_2"));
    QVERIFY(table.refuses("play green_2", "play.no-gap"));
    QVERIFY(table.allows("play brown_0_l left"));
}

void LandscapeAgTest::aStartsAPileWithAOneOnly()
{
    MomijiTable table(R"({"seats": [{"landscapes": "a", "hand": "red_1_l green_2 brown_3"}]})");
    QVERIFY(table.play("use a"));
    QVERIFY(table.refuses("play green_2", "play.start"));
    QVERIFY(table.refuses("play brown_3", "play.start"));
    QVERIFY(table.play("play red_1_l"));
    QVERIFY(table.fired("ability.skip"));
    QCOMPARE(table.pile("red"), u"red_1_l"_s);
}

void LandscapeAgTest::aGoesWithNoOtherLandscape() // ruling 16
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "a c e j m", "hand": "red_0_l green_0_l brown_2 brown_3 yellow_2"}]})");
    for (const char *other : {"use c", "use e", "use j", "use m"})
        QVERIFY(table.allows(other));
    QVERIFY(table.play("use a"));
    QVERIFY(table.refuses("use j", "turn.order")); // in the middle of A
    QVERIFY(table.play("play red_0_l", "play green_0_l left", "(done)"));
    QCOMPARE(table.toAct(), 0); // cards are left to trade
    for (const char *other : {"use c", "use e", "use j", "use m"})
        QVERIFY(table.refuses(other, "landscape.once-per-turn"));
    QCOMPARE(table.acorns(), 4);
}

void LandscapeAgTest::bTakesTwoColumns()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2", "green": "green_0_l green_2", "brown": "brown_0_l"}, "seats": [{"landscapes": "b"}]})");
    QVERIFY(table.play("use b", "collect red", "collect green", "(end)"));
    QVERIFY(table.fired("ability.columns"));
    QCOMPARE(table.hand(), u"green_0_l green_2 red_0_l red_2"_s);
    QCOMPARE(table.displayed(), 1);
    QCOMPARE(table.toAct(), 1);
}

void LandscapeAgTest::bTakesFourCardsAtMost()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_0_r red_1_l red_2 red_3", "green": "green_0_l green_1_l", "brown": "brown_0_l brown_1_l brown_2", "yellow": "yellow_2"},
                          "seats": [{"landscapes": "b"}]})");
    QVERIFY(table.play("use b"));
    QVERIFY(table.refuses("collect red", "ability.columns"));
    QVERIFY(table.play("collect brown"));
    QVERIFY(table.refuses("collect green", "ability.columns"));
    QVERIFY(table.allows("collect yellow"));
    QVERIFY(table.allows("done"));
}

void LandscapeAgTest::bMayTakeOne()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l red_2", "green": "green_0_l"}, "seats": [{"landscapes": "b"}]})");
    QVERIFY(table.play("use b", "collect red", "done", "(end)"));
    QCOMPARE(table.hand(), u"red_0_l red_2"_s);
    QCOMPARE(table.toAct(), 1);
}

void LandscapeAgTest::bAfterARefill() // ruling 25
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_0_l green_2 red_3 brown_2 brown_3", "seats": [{"landscapes": "b"}]})");
    QVERIFY(table.play("refill", "use b", "collect red", "collect green", "(end)"));
    QVERIFY(table.fired("collect.refill"));
    QVERIFY(table.fired("ability.columns"));
    QCOMPARE(table.hand(), u"green_0_l green_2 red_0_l red_3"_s);
    QCOMPARE(table.acorns(), 3);
}

void LandscapeAgTest::bMayEmptyTheDisplay() // ruling 11
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2", "green": "green_0_l"}, "deck": "brown_0_l brown_2 yellow_0_l yellow_2 purple_2 purple_3", "seats": [{"landscapes": "b"}]})");
    QVERIFY(table.play("use b", "collect red", "collect green", "(end)"));
    QVERIFY(table.fired("collect.empty-display"));
    QCOMPARE(table.hand(), u"green_0_l red_0_l red_2"_s);
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.deck(), 2);
    QCOMPARE(table.acorns(), 4); // nothing but the landscape's price
}

void LandscapeAgTest::cOrdersThePilesForTwoAcorns()
{
    MomijiTable table(
        R"({"columns": {"red": "red_2"}, "seats": [{"landscapes": "c", "piles": ["red_0_l", "green_0_l", "brown_0_l"]}]})");
    QVERIFY(table.play("use c", "order brown"));
    QVERIFY(table.refuses("order brown", "ability.rearrange"));
    QVERIFY(table.allows("order red"));
    QVERIFY(table.play("order green", "(order red)", "(done)"));
    QVERIFY(table.fired("ability.rearrange"));
    QVERIFY(table.fired("ability.acorns"));
    QCOMPARE(table.piles(), u"brown green red"_s);
    QCOMPARE(table.acorns(), 6);
    QCOMPARE(table.toAct(), 0); // the main action is still to come
}

void LandscapeAgTest::cMayLeaveThePiles() // ruling 24
{
    MomijiTable table(
        R"({"columns": {"red": "red_2"}, "seats": [{"landscapes": "c", "piles": ["red_0_l", "green_0_l"]}]})");
    QVERIFY(table.play("use c", "done"));
    QCOMPARE(table.piles(), u"red green"_s);
    QCOMPARE(table.acorns(), 6);
    MomijiTable none(R"({"columns": {"red": "red_2"}, "seats": [{"landscapes": "c"}]})");
    QVERIFY(none.play("use c"));
    QVERIFY(none.fired("ability.acorns"));
    QCOMPARE(none.acorns(), 6);
}

void LandscapeAgTest::cAfterASpreadMakesABonus() // ruling 24
{
    MomijiTable table(R"({"seats": [{"landscapes": "c", "hand": "red_0_r green_0_l"}]})");
    QVERIFY(table.play("play red_0_r", "play green_0_l left", "use c", "order red", "(order green)", "(end)"));
    QCOMPARE(table.piles(), u"red green"_s);
    QVERIFY(table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 8); // 5 - 1 + 2 + 2
}

void LandscapeAgTest::dDrawsFourAndDiscardsOne()
{
    MomijiTable table(
        R"({"columns": {"red": "red_2"}, "deck": "red_0_l green_0_l brown_2 brown_3 yellow_2", "seats": [{"landscapes": "d", "hand": "purple_2"}]})");
    QVERIFY(table.play("use d"));
    QVERIFY(table.fired("ability.draw"));
    QVERIFY(table.refuses("discard purple_2", "ability.draw")); // not one of the four
    QVERIFY(table.play("discard brown_3", "(end)"));
    QCOMPARE(table.hand(), u"brown_2 green_0_l purple_2 red_0_l"_s);
    QCOMPARE(table.discardPile(), u"brown_3"_s);
    QCOMPARE(table.column("red"), u"red_2"_s);
    QCOMPARE(table.deck(), 1);
    QCOMPARE(table.toAct(), 1);
}

void LandscapeAgTest::dWithAShortDeck() // ruling 26
{
    MomijiTable table(R"({"columns": {"red": "red_2"}, "deck": "red_0_l green_0_l", "seats": [{"landscapes": "d"}]})");
    QVERIFY(table.play("use d"));
    QVERIFY(table.fired("deck.short"));
    QVERIFY(table.play("discard green_0_l", "(end)"));
    QCOMPARE(table.hand(), u"red_0_l"_s);
    const MomijiTable none(R"({"columns": {"red": "red_2"}, "deck": "", "seats": [{"landscapes": "d"}]})");
    QVERIFY(none.refuses("use d", "landscape.condition"));
}

void LandscapeAgTest::dWithASingleCard() // ruling 26
{
    MomijiTable table(R"({"columns": {"red": "red_2"}, "deck": "red_0_l", "seats": [{"landscapes": "d"}]})");
    QVERIFY(table.play("use d"));
    QCOMPARE(table.legal(), QStringList{u"discard red_0_l"_s});
    QVERIFY(table.play("discard red_0_l", "(end)"));
    QCOMPARE(table.hand(), QString());
    QCOMPARE(table.discardPile(), u"red_0_l"_s);
}

void LandscapeAgTest::dWithAnEmptyDisplay() // ruling 26
{
    MomijiTable table(
        R"({"columns": {}, "deck": "red_0_l green_0_l brown_2 brown_3 yellow_2", "seats": [{"landscapes": "d"}]})");
    QVERIFY(table.play("use d", "discard brown_3", "(end)"));
    QVERIFY(table.fired("ability.draw"));
    QVERIFY(!table.fired("collect.empty-display")); // the display is left alone
    QCOMPARE(table.displayed(), 0);
    QCOMPARE(table.handSize(), 3);
}

void LandscapeAgTest::dAfterARefill() // ruling 25
{
    MomijiTable table(
        R"({"columns": {"red": "red_2"}, "deck": "red_0_l green_0_l brown_2 brown_3 yellow_2 yellow_3 yellow_0_l", "seats": [{"landscapes": "d"}]})");
    QVERIFY(table.play("refill", "use d", "discard yellow_3", "(end)"));
    QVERIFY(table.fired("collect.refill"));
    QVERIFY(table.fired("ability.draw"));
    QCOMPARE(table.displayed(), 5);
    QCOMPARE(table.hand(), u"yellow_0_l yellow_2"_s);
    QCOMPARE(table.acorns(), 3);
}

void LandscapeAgTest::ePlaysAfterCollecting() // ruling 18
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_1_l red_2", "green": "green_2"}, "seats": [{"landscapes": "e", "piles": ["brown_0_l"]}]})");
    QVERIFY(table.play("use e"));
    QVERIFY(table.refuses("play red_0_l left", "turn.order")); // taking comes first
    QVERIFY(table.play("collect red"));
    QVERIFY(table.refuses("play red_1_l left", "play.start")); // by the rules of a Play
    QVERIFY(table.play("play red_0_l left"));
    QVERIFY(table.refuses("play red_2", "play.no-gap"));
    QVERIFY(table.play("play red_1_l", "(end)"));
    QVERIFY(table.fired("ability.play"));
    QCOMPARE(table.pile("red"), u"red_0_l red_1_l"_s);
    QCOMPARE(table.hand(), u"red_2"_s); // two cards, no third
    QVERIFY(!table.fired("bonus.match"));
    QCOMPARE(table.toAct(), 1);
}

void LandscapeAgTest::eWithTwoTypesEarnsTheBonus() // ruling 18
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_r", "green": "green_2"}, "seats": [{"landscapes": "e", "hand": "green_0_l brown_0_l"}]})");
    QVERIFY(table.play("use e", "collect red", "play red_0_r", "play green_0_l right", "(end)"));
    QVERIFY(table.fired("ability.play"));
    QVERIFY(table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 6);
    QCOMPARE(table.hand(), u"brown_0_l"_s);
}

void LandscapeAgTest::eWithOneTypeEarnsNoBonus() // ruling 18
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_r", "brown": "brown_2"}, "seats": [{"landscapes": "e", "piles": ["red_0_l", "green_0_l"]}]})");
    QVERIFY(table.play("use e", "collect red", "play red_0_r", "(end)"));
    QVERIFY(table.fired("bonus.spread-only")); // the acorns meet
    QVERIFY(!table.fired("bonus.match"));
    QCOMPARE(table.acorns(), 4);
}

void LandscapeAgTest::eMayPlayNothing()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_r", "green": "green_2"}, "seats": [{"landscapes": "e", "hand": "green_0_l"}]})");
    QVERIFY(table.play("use e", "collect red", "done", "(end)"));
    QCOMPARE(table.hand(), u"green_0_l red_0_r"_s);
    QCOMPARE(table.toAct(), 1);
}

void LandscapeAgTest::eAfterARefill()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "red_1_l green_2 brown_2 brown_3 yellow_2", "seats": [{"landscapes": "e"}]})");
    QVERIFY(table.play("refill", "use e", "collect red", "play red_0_l", "play red_1_l", "(end)"));
    QCOMPARE(table.pile("red"), u"red_0_l red_1_l"_s);
    QCOMPARE(table.acorns(), 3);
}

void LandscapeAgTest::fTakesATopCardAndTwoAcorns()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l red_3", "green": "green_2"}, "seats": [{"landscapes": "f"}]})");
    QVERIFY(table.play("use f"));
    QVERIFY(table.refuses("top brown", "collect.no-column"));
    QVERIFY(table.play("top red"));
    QVERIFY(table.fired("ability.tops"));
    QVERIFY(table.fired("ability.acorns"));
    QCOMPARE(table.hand(), u"red_3"_s);
    QCOMPARE(table.column("red"), u"red_0_l"_s);
    QCOMPARE(table.acorns(), 6);
}

void LandscapeAgTest::fIsNoMainAction() // ruling 27
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_2 green_0_l"}, "seats": [{"landscapes": "f"}]})", golden());
    QVERIFY(table.play("use f", "top red"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.refuses("end", "turn.must-act"));
    QVERIFY(table.play("collect green", "(end)"));
    QCOMPARE(table.goldenLeaves(), 0);
    // Nor are G, C, L and N.
    for (const char *letter : {"g", "c", "l", "n"}) {
        MomijiTable free(u"{\"columns\": {\"red\": \"red_0_l red_2\"}, \"deck\": \"red_3 red_3 green_2 green_3 "
                         u"brown_3\", \"discard\": \"brown_2\", "
                         "\"seats\": [{\"landscapes\": \"%1\"}]}"_s.arg(QLatin1String(letter))
                             .toStdString());
        QVERIFY(free.play(std::string("use ") + letter, "(take brown_2)", "(done)"));
        QVERIFY(free.refuses("end", "turn.must-act"));
        QVERIFY(free.allows("collect red"));
    }
}

void LandscapeAgTest::gTakesADiscardedCard()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "discard": "green_2 brown_3 green_0_l", "seats": [{"landscapes": "g"}]})");
    QVERIFY(table.play("use g"));
    QVERIFY(table.refuses("take red_3", "ability.discarded"));
    QVERIFY(table.play("take brown_3"));
    QVERIFY(table.fired("ability.discarded"));
    QCOMPARE(table.hand(), u"brown_3"_s);
    QCOMPARE(table.discardPile(), u"green_2 green_0_l"_s);
    QCOMPARE(table.toAct(), 0);
}

void LandscapeAgTest::gNeedsADiscardPile()
{
    const MomijiTable none(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "g"}]})");
    QVERIFY(none.refuses("use g", "landscape.condition"));
    const MomijiTable one(R"({"columns": {"red": "red_0_l"}, "discard": "red_2", "seats": [{"landscapes": "g"}]})");
    QVERIFY(one.allows("use g"));
}

ENGAWA_SUBJECT(momiji_landscape_ag_test, LandscapeAgTest, QCoreApplication)
#include "landscape_ag_test.moc"
