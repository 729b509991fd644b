#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The abilities of the landscapes H to M.
class LandscapeHmTest : public QObject
{
    Q_OBJECT

private slots:
    void hBuysAnObjectiveAfterAStack(); // ruling 28
    void hSwapsAnObjectiveForNothing(); // ruling 28
    void hIsForAStackOnly();
    void hMayDoNothing();
    void iTakesAColumnWithAnObjective(); // ruling 28
    void iMayLeaveTheColumn();
    void iHasNoRefill();
    void iTakesAColumnOfAnySize();
    void jPlaysFourCardsOnTwoPiles(); // ruling 17
    void jNeedsBothPiles();           // ruling 17
    void jAllowsNoThirdPile();
    void jEarnsTheBonusButNoSquirrel(); // ruling 17
    void kTakesThreeTopCards();
    void kAfterARefill(); // ruling 25
    void lDiscardsForAcorns();
    void lWithoutCards();
    void mTucksTwoCards();
    void mMayTuckFewer();
    void mTucksUnderNoClosedPile(); // ruling 19
    void mTucksUnderAPileJustBegun(); // ruling 19
    void mHasNoInfluenceOnTheBonus(); // ruling 19
    void mEnlargesAPile();            // ruling 20
};

void LandscapeHmTest::hBuysAnObjectiveAfterAStack() // ruling 28
{
    MomijiTable table(R"({"objectives": "zeros hand", "seats": [{"landscapes": "h", "hand": "red_0_l"}]})");
    QVERIFY(table.play("use h", "play red_0_l", "objective hand", "(end)"));
    QVERIFY(table.fired("ability.objective"));
    QCOMPARE(table.acorns(), 1); // 5 - 1 - 3
    QCOMPARE(table.owned(), u"hand"_s);
    QCOMPARE(table.available(), u"zeros"_s);
    QCOMPARE(table.toAct(), 1);
    // One acorn too few for landscape and price.
    const MomijiTable poor(
        R"({"objectives": "zeros", "seats": [{"landscapes": "h", "hand": "red_0_l", "acorns": 3}]})");
    QVERIFY(poor.refuses("use h", "landscape.condition"));
}

void LandscapeHmTest::hSwapsAnObjectiveForNothing() // ruling 28
{
    MomijiTable table(
        R"({"objectives": "zeros", "seats": [{"landscapes": "h", "hand": "red_0_l", "acorns": 1, "objectives": "sum"}, {"objectives": "hand"}]})");
    QVERIFY(table.play("use h", "play red_0_l"));
    QVERIFY(table.refuses("objective zeros", "objective.cost"));
    QVERIFY(table.refuses("swap hand zeros", "ability.swap")); // B's
    QVERIFY(table.refuses("swap sum hand", "objective.available"));
    QVERIFY(table.refuses("swap sum torii", "objective.available")); // in the box
    QVERIFY(table.play("swap sum zeros", "(end)"));
    QVERIFY(table.fired("ability.swap"));
    QCOMPARE(table.acorns(), 0);
    QCOMPARE(table.owned(), u"zeros"_s);
    QCOMPARE(table.available(), u"sum"_s);
}

void LandscapeHmTest::hIsForAStackOnly()
{
    MomijiTable table(
        R"({"objectives": "zeros", "seats": [{"landscapes": "h", "hand": "red_0_l red_0_r green_0_l"}]})");
    QVERIFY(table.play("use h", "play red_0_l"));
    QVERIFY(table.refuses("play green_0_l left", "play.stack"));
    QVERIFY(table.allows("play red_0_r"));
}

void LandscapeHmTest::hMayDoNothing()
{
    MomijiTable table(R"({"objectives": "zeros", "seats": [{"landscapes": "h", "hand": "red_0_l"}]})");
    QVERIFY(table.play("use h", "play red_0_l", "done", "(end)"));
    QCOMPARE(table.owned(), QString());
    QCOMPARE(table.acorns(), 4);
    QCOMPARE(table.toAct(), 1);
}

void LandscapeHmTest::iTakesAColumnWithAnObjective() // ruling 28
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2", "green": "green_2"}, "objectives": "zeros", "seats": [{"landscapes": "i"}]})");
    QVERIFY(table.play("use i", "objective zeros", "collect red", "(end)"));
    QVERIFY(table.fired("ability.columns"));
    QVERIFY(table.fired("objective.take"));
    QCOMPARE(table.acorns(), 1);
    QCOMPARE(table.owned(), u"zeros"_s);
    QCOMPARE(table.hand(), u"red_0_l red_2"_s);
    QCOMPARE(table.toAct(), 1);
    const MomijiTable poor(
        R"({"columns": {"red": "red_0_l"}, "objectives": "zeros", "seats": [{"landscapes": "i", "acorns": 3}]})");
    QVERIFY(poor.refuses("use i", "landscape.condition"));
}

void LandscapeHmTest::iMayLeaveTheColumn()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2"}, "objectives": "zeros", "seats": [{"landscapes": "i"}]})");
    QVERIFY(table.play("use i"));
    QVERIFY(table.refuses("done", "turn.order")); // the objective is what it is for
    QVERIFY(table.play("objective zeros"));
    QCOMPARE(table.labels(), (QStringList{u"Take no column"_s, u"Take the red column"_s}));
    QVERIFY(table.play("done", "(end)"));
    QCOMPARE(table.hand(), QString());
    QCOMPARE(table.column("red"), u"red_0_l red_2"_s);
    QCOMPARE(table.toAct(), 1);
}

void LandscapeHmTest::iHasNoRefill()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2"}, "objectives": "zeros", "seats": [{"landscapes": "i", "acorns": 9}]})");
    QVERIFY(table.play("use i"));
    QVERIFY(table.refuses("refill", "turn.order"));
    QVERIFY(table.play("objective zeros"));
    QVERIFY(table.refuses("refill", "turn.order"));
    QVERIFY(table.allows("collect red"));
}

void LandscapeHmTest::iTakesAColumnOfAnySize()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_0_r red_1_l red_1_r red_2 red_3"}, "objectives": "zeros", "seats": [{"landscapes": "i"}]})");
    QVERIFY(table.play("use i", "objective zeros", "collect red"));
    QCOMPARE(table.handSize(), 6);
}

void LandscapeHmTest::jPlaysFourCardsOnTwoPiles() // ruling 17
{
    MomijiTable table(R"({"seats": [{"landscapes": "j", "hand": "red_0_l red_1_l red_2 green_0_l red_3"}]})");
    QVERIFY(table.play("use j", "play red_0_l", "play red_1_l", "play red_2"));
    QVERIFY(table.refuses("play red_3", "ability.piles")); // the fourth card belongs to the second pile
    QVERIFY(table.play("play green_0_l left", "(end)"));
    QVERIFY(table.fired("ability.piles"));
    QCOMPARE(table.pile("red"), u"red_0_l red_1_l red_2"_s);
    QCOMPARE(table.pile("green"), u"green_0_l"_s);
    QCOMPARE(table.hand(), u"red_3"_s);
    QCOMPARE(table.toAct(), 1);
    // Two and two.
    MomijiTable even(R"({"seats": [{"landscapes": "j", "hand": "red_0_l red_1_l green_0_l green_0_r"}]})");
    QVERIFY(even.play("use j", "play red_0_l", "play green_0_l left", "play red_1_l", "play green_0_r", "(end)"));
    QCOMPARE(even.pile("green"), u"green_0_l green_0_r"_s);
}

void LandscapeHmTest::jNeedsBothPiles() // ruling 17
{
    MomijiTable table(R"({"seats": [{"landscapes": "j", "hand": "red_0_l red_1_l green_0_l"}]})");
    QVERIFY(table.play("use j", "play red_0_l"));
    QVERIFY(table.refuses("done", "ability.piles"));
    QVERIFY(table.play("play green_0_l left"));
    QVERIFY(table.allows("done")); // one and one
    const MomijiTable one(R"({"seats": [{"landscapes": "j", "hand": "red_0_l red_1_l green_2"}]})");
    QVERIFY(one.refuses("use j", "landscape.condition"));
}

void LandscapeHmTest::jAllowsNoThirdPile()
{
    MomijiTable table(R"({"seats": [{"landscapes": "j", "hand": "red_0_l red_1_l green_0_l brown_0_l"}]})");
    QVERIFY(table.play("use j", "play red_0_l", "play green_0_l left"));
    QVERIFY(table.refuses("play brown_0_l left", "ability.piles"));
    QVERIFY(table.allows("play red_1_l"));
}

void LandscapeHmTest::jEarnsTheBonusButNoSquirrel() // ruling 17
{
    MomijiTable table(R"({"squirrel": 1, "seats": [{"landscapes": "j", "hand": "red_0_l red_0_r green_0_l"}]})",
                      squirrel());
    QVERIFY(table.play("use j", "play red_0_l", "play red_0_r", "play green_0_l right", "(end)"));
    QVERIFY(table.fired("bonus.match"));
    QVERIFY(!table.fired("play.stack")); // two types, though two cards lie on one pile
    QVERIFY(!table.fired("squirrel.take"));
    QVERIFY(!table.fired("module.landscape-blocks")); // there was nothing to block
    QCOMPARE(table.acorns(), 6);
    QCOMPARE(table.squirrelOwner(), 1);
    QVERIFY(table.fired("squirrel.share"));
    QCOMPARE(table.acorns(1), 6);
}

void LandscapeHmTest::kTakesThreeTopCards()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l red_2", "green": "green_2", "brown": "brown_0_l brown_3", "yellow": "yellow_2"}, "seats": [{"landscapes": "k"}]})");
    QVERIFY(table.play("use k", "top red"));
    QVERIFY(table.refuses("top red", "ability.tops")); // different columns
    QVERIFY(table.refuses("top purple", "collect.no-column"));
    QVERIFY(table.allows("done"));
    QVERIFY(table.play("top green", "top brown", "(end)"));
    QVERIFY(table.fired("ability.tops"));
    QCOMPARE(table.hand(), u"brown_3 green_2 red_2"_s);
    QCOMPARE(table.displayed(), 3);
    QCOMPARE(table.toAct(), 1); // it was the Collect
}

void LandscapeHmTest::kAfterARefill() // ruling 25
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_0_l green_2 red_3 brown_2 brown_3", "seats": [{"landscapes": "k"}]})");
    QVERIFY(table.play("refill", "use k", "top red", "top green", "top brown", "(end)"));
    QVERIFY(table.fired("collect.refill"));
    QVERIFY(table.fired("ability.tops"));
    QCOMPARE(table.hand(), u"brown_2 green_2 red_3"_s);
    QCOMPARE(table.acorns(), 3);
}

void LandscapeHmTest::lDiscardsForAcorns()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "l", "hand": "red_2 red_3 green_2"}]})");
    QVERIFY(table.play("use l"));
    QVERIFY(table.refuses("discard brown_2", "turn.hand-card"));
    QVERIFY(table.play("discard red_2", "discard green_2", "done"));
    QVERIFY(table.fired("ability.discard"));
    QCOMPARE(table.acorns(), 8); // 5 - 1 + 2 + 2
    QCOMPARE(table.discardPile(), u"red_2 green_2"_s);
    QCOMPARE(table.toAct(), 0);
}

void LandscapeHmTest::lWithoutCards()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "l", "hand": "red_2"}]})");
    QVERIFY(table.play("use l", "done"));
    QCOMPARE(table.acorns(), 6);
    QCOMPARE(table.hand(), u"red_2"_s);
}

void LandscapeHmTest::mTucksTwoCards()
{
    MomijiTable table(
        R"({"seats": [{"landscapes": "m", "hand": "red_1_l green_3 brown_2 yellow_2", "piles": ["red_0_l", "purple_0_l"]}, {"piles": ["brown_0_l"]}]})");
    QVERIFY(table.play("use m", "play red_1_l"));
    QVERIFY(table.refuses("tuck green_3 brown", "ability.tuck")); // B's pile
    QVERIFY(table.refuses("tuck red_3 red", "turn.hand-card"));
    QVERIFY(table.play("tuck green_3 red", "tuck brown_2 purple", "(end)"));
    QVERIFY(table.fired("ability.tuck"));
    QVERIFY(table.pile("red").endsWith(u"red_1_l"_s));
    QCOMPARE(table.pile("red"), u"green_3 red_0_l red_1_l"_s);
    QCOMPARE(table.pile("purple"), u"brown_2 purple_0_l"_s);
    QCOMPARE(table.hand(), u"yellow_2"_s);
    QCOMPARE(table.toAct(), 1);
}

void LandscapeHmTest::mMayTuckFewer()
{
    constexpr auto position =
        R"({"seats": [{"landscapes": "m", "hand": "red_1_l green_3 brown_2", "piles": ["red_0_l"]}]})";
    MomijiTable none(position);
    QVERIFY(none.play("use m", "play red_1_l"));
    QVERIFY(none.allows("done"));
    QVERIFY(none.play("done", "(end)"));
    QCOMPARE(none.hand(), u"brown_2 green_3"_s);
    MomijiTable one(position);
    QVERIFY(one.play("use m", "play red_1_l", "tuck green_3 red"));
    QVERIFY(one.allows("done"));
    QVERIFY(one.play("done", "(end)"));
    QCOMPARE(one.pile("red"), u"green_3 red_0_l red_1_l"_s);
    QCOMPARE(one.hand(), u"brown_2"_s);
}

void LandscapeHmTest::mTucksUnderNoClosedPile() // ruling 19
{
    // Red is closed by this very play, green was closed before.
    MomijiTable table(
        R"({"seats": [{"landscapes": "m", "hand": "red_3 brown_2", "piles": ["red_2", "green_3", "purple_0_l"]}]})");
    QVERIFY(table.play("use m", "play red_3"));
    QVERIFY(table.refuses("tuck brown_2 red", "ability.tuck-closed"));
    QVERIFY(table.refuses("tuck brown_2 green", "ability.tuck-closed"));
    QVERIFY(table.allows("tuck brown_2 purple"));
}

void LandscapeHmTest::mTucksUnderAPileJustBegun() // ruling 19
{
    MomijiTable table(R"({"seats": [{"landscapes": "m", "hand": "red_0_l brown_3"}]})");
    QVERIFY(table.play("use m"));
    QVERIFY(table.refuses("tuck brown_3 red", "turn.order")); // after the normal play
    QVERIFY(table.play("play red_0_l", "tuck brown_3 red", "(end)"));
    QCOMPARE(table.pile("red"), u"brown_3 red_0_l"_s);
}

void LandscapeHmTest::mHasNoInfluenceOnTheBonus() // ruling 19
{
    // One type played, another tucked: a Stack.
    MomijiTable stack(
        R"({"seats": [{"landscapes": "m", "hand": "red_0_r green_2", "piles": ["red_0_l", "green_0_l"]}]})");
    QVERIFY(stack.play("use m", "play red_0_r", "tuck green_2 green", "(end)"));
    QVERIFY(!stack.fired("bonus.match"));
    QCOMPARE(stack.acorns(), 4);
    MomijiTable spread(R"({"seats": [{"landscapes": "m", "hand": "red_0_r green_0_l brown_2"}]})");
    QVERIFY(spread.play("use m", "play red_0_r", "play green_0_l right", "tuck brown_2 green", "(end)"));
    QVERIFY(spread.fired("bonus.match"));
    QCOMPARE(spread.acorns(), 6);
}

void LandscapeHmTest::mEnlargesAPile() // ruling 20
{
    MomijiTable table(
        R"({"turns_left": 1, "seats": [{"landscapes": "m", "hand": "red_2 brown_3 green_3", "piles": ["red_1_l"]}]})");
    QVERIFY(table.play("use m", "play red_2", "tuck brown_3 red", "tuck green_3 red", "(end)"));
    QVERIFY(table.fired("ability.tuck"));
    QVERIFY(table.fired("score.piles"));
    QVERIFY(table.isOver());
    QCOMPARE(table.score("score.piles"), 8); // four cards times two
}

ENGAWA_SUBJECT(momiji_landscape_hm_test, LandscapeHmTest, QCoreApplication)
#include "landscape_hm_test.moc"
