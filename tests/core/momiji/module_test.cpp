#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The squirrel and the golden leaves.
class ModuleTest : public QObject
{
    Q_OBJECT

private slots:
    void aStackTakesTheSquirrel();       // ruling 44
    void aStackTakesItFromAnother();     // ruling 44
    void itsOwnerGetsNothing();
    void aSpreadTakesNoSquirrel();
    void theOwnerSharesAnothersBonus();
    void theShareComesOnceForABonus();
    void theOwnersOwnBonusIsNotShared();
    void aLandscapeBlocksTheSquirrel();       // ruling 44
    void aLandscapeUsedLaterBlocksItToo();    // ruling 43
    void aGoldenLeafBlocksBothAwards();       // rulings 43, 44
    void aTradeBlocksNoAward();               // rulings 43, 44
    void theShareIsNotBlocked();
    void theSquirrelScoresTwo();

    void aSingleCardGivesAGoldenLeaf();
    void aLandscapeBlocksTheGoldenLeaf(); // ruling 43
    void otherTakingGivesNoGoldenLeaf();  // ruling 45
    void theSupplyMayBeEmpty();           // ruling 45
    void aGoldenLeafOfThisTurnIsForLater(); // ruling 45
    void aGoldenLeafUsesAnyLandscape();   // ruling 46
    void aGoldenLeafComesOnceOnATile();
    void aTileTakesAnAcornAndAGoldenLeaf();
    void withoutAGoldenLeafNothing();
    void goldenLeavesScoreOneEach();
};

void ModuleTest::aStackTakesTheSquirrel() // ruling 44
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_l"}]})", squirrel());
    QVERIFY(table.play("play red_0_l"));
    QVERIFY(table.fired("squirrel.take"));
    QCOMPARE(table.squirrelOwner(), 0);
    QCOMPARE(table.acorns(), 6);
}

void ModuleTest::aStackTakesItFromAnother() // ruling 44
{
    MomijiTable table(R"({"squirrel": 1, "seats": [{"hand": "red_0_l red_0_r"}]})", squirrel());
    QVERIFY(table.play("play red_0_l", "play red_0_r"));
    QVERIFY(table.fired("squirrel.take"));
    QCOMPARE(table.squirrelOwner(), 0);
    QCOMPARE(table.acorns(0), 6);
    QCOMPARE(table.acorns(1), 5);
}

void ModuleTest::itsOwnerGetsNothing()
{
    MomijiTable table(R"({"squirrel": 0, "seats": [{"hand": "red_0_l"}]})", squirrel());
    QVERIFY(table.play("play red_0_l"));
    QVERIFY(table.fired("squirrel.keep"));
    QVERIFY(!table.fired("squirrel.take"));
    QCOMPARE(table.squirrelOwner(), 0);
    QCOMPARE(table.acorns(), 5);
}

void ModuleTest::aSpreadTakesNoSquirrel()
{
    MomijiTable table(R"({"squirrel": 1, "seats": [{"hand": "red_0_l green_0_r"}]})", squirrel());
    QVERIFY(table.play("play red_0_l", "play green_0_r right"));
    QVERIFY(!table.fired("squirrel.take"));
    QCOMPARE(table.squirrelOwner(), 1);
    QCOMPARE(table.acorns(0), 5);
    QVERIFY(!table.fired("squirrel.share")); // no bonus, no share
    QCOMPARE(table.acorns(1), 5);
}

void ModuleTest::theOwnerSharesAnothersBonus()
{
    MomijiTable table(R"({"squirrel": 1, "seats": [{"hand": "red_0_r green_0_l"}]})", squirrel());
    QVERIFY(table.play("play red_0_r", "play green_0_l right"));
    QVERIFY(table.fired("squirrel.share"));
    QCOMPARE(table.acorns(0), 7);
    QCOMPARE(table.acorns(1), 6);
}

void ModuleTest::theShareComesOnceForABonus()
{
    constexpr auto position = R"({"squirrel": 1, "seats": [{"hand": "red_0_r green_0_lr brown_0_l"}]})";
    MomijiTable table(position, squirrel());
    QVERIFY(table.play("play red_0_r", "play green_0_lr right", "play brown_0_l right"));
    QCOMPARE(table.acorns(0), 9);
    QCOMPARE(table.acorns(1), 6);
    MomijiTable pairs(position, squirrel(), change("rules.json", "/squirrel_share_per_pair", true));
    QVERIFY(pairs.play("play red_0_r", "play green_0_lr right", "play brown_0_l right"));
    QCOMPARE(pairs.acorns(1), 7);
}

void ModuleTest::theOwnersOwnBonusIsNotShared()
{
    MomijiTable table(R"({"squirrel": 0, "seats": [{"hand": "red_0_r green_0_l"}]})", squirrel());
    QVERIFY(table.play("play red_0_r", "play green_0_l right"));
    QVERIFY(!table.fired("squirrel.share"));
    QCOMPARE(table.acorns(0), 7);
}

void ModuleTest::aLandscapeBlocksTheSquirrel() // ruling 44
{
    MomijiTable a(R"({"seats": [{"hand": "red_1_l", "landscapes": "a"}]})", squirrel());
    QVERIFY(a.play("use a", "play red_1_l"));
    QVERIFY(a.fired("module.landscape-blocks"));
    QCOMPARE(a.squirrelOwner(), -1);
    QCOMPARE(a.acorns(), 4);
    MomijiTable h(R"({"objectives": "zeros", "seats": [{"hand": "red_0_l", "landscapes": "h"}]})", squirrel());
    QVERIFY(h.play("use h", "play red_0_l", "done", "(end)"));
    QVERIFY(h.fired("module.landscape-blocks"));
    QCOMPARE(h.squirrelOwner(), -1);
    MomijiTable e(R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"landscapes": "e"}]})", squirrel());
    QVERIFY(e.play("use e", "collect red", "play red_0_l", "(end)"));
    QCOMPARE(e.squirrelOwner(), -1);
    QCOMPARE(e.acorns(), 4);
    MomijiTable n(
        R"({"columns": {"green": "green_2"}, "deck": "red_0_l green_3 brown_2 brown_3 yellow_2", "seats": [{"landscapes": "n"}]})",
        squirrel());
    QVERIFY(n.play("use n", "collect green", "(end)"));
    QCOMPARE(n.squirrelOwner(), -1);
}

void ModuleTest::aLandscapeUsedLaterBlocksItToo() // ruling 43
{
    MomijiTable table(R"({"seats": [{"hand": "red_0_l", "landscapes": "c"}]})", squirrel());
    QVERIFY(table.play("play red_0_l"));
    QCOMPARE(table.squirrelOwner(), -1); // the end of the turn decides
    QVERIFY(table.play("use c", "(end)"));
    QVERIFY(table.fired("module.landscape-blocks"));
    QCOMPARE(table.squirrelOwner(), -1);
    QCOMPARE(table.acorns(), 6);
    MomijiTable without(R"({"seats": [{"hand": "red_0_l", "landscapes": "c"}]})", squirrel());
    QVERIFY(without.play("play red_0_l", "end"));
    QCOMPARE(without.squirrelOwner(), 0);
    QCOMPARE(without.acorns(), 6);
}

void ModuleTest::aGoldenLeafBlocksBothAwards() // rulings 43, 44
{
    MomijiTable stack(R"({"seats": [{"hand": "red_0_l", "landscapes": "c", "golden": 1}]})", bothModules());
    QVERIFY(stack.play("use c golden", "play red_0_l", "(end)"));
    QVERIFY(stack.fired("module.landscape-blocks"));
    QCOMPARE(stack.squirrelOwner(), -1);
    QCOMPARE(stack.acorns(), 7); // the two of C, none for the squirrel
    MomijiTable single(
        R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"landscapes": "c", "golden": 1}]})",
        bothModules());
    QVERIFY(single.play("collect red", "use c golden", "(end)"));
    QVERIFY(single.fired("module.landscape-blocks"));
    QCOMPARE(single.goldenLeaves(), 0);
}

void ModuleTest::aTradeBlocksNoAward() // rulings 43, 44
{
    MomijiTable stack(R"({"seats": [{"hand": "red_0_l brown_2 brown_3"}]})", bothModules());
    QVERIFY(stack.play("trade brown_2", "trade brown_3", "play red_0_l", "(end)"));
    QVERIFY(!stack.fired("module.landscape-blocks"));
    QCOMPARE(stack.squirrelOwner(), 0);
    MomijiTable single(R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"hand": "brown_2 brown_3"}]})",
                       bothModules());
    QVERIFY(single.play("trade brown_2", "trade brown_3", "collect red", "(end)"));
    QCOMPARE(single.goldenLeaves(), 1);
}

void ModuleTest::theShareIsNotBlocked()
{
    MomijiTable table(R"({"squirrel": 1, "seats": [{"hand": "red_0_r green_0_l", "landscapes": "c"}]})", squirrel());
    QVERIFY(table.play("play red_0_r", "play green_0_l right", "use c", "(done)", "(end)"));
    QVERIFY(table.fired("squirrel.share"));
    QCOMPARE(table.acorns(0), 8);
    QCOMPARE(table.acorns(1), 6);
}

void ModuleTest::theSquirrelScoresTwo()
{
    MomijiTable table(R"({"turns_left": 1, "squirrel": 1, "columns": {"red": "red_0_l"}})", squirrel());
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.squirrel"));
    QCOMPARE(table.score("score.squirrel", 0), 0);
    QCOMPARE(table.score("score.squirrel", 1), 2);
    QCOMPARE(table.points(1), 7);
}

void ModuleTest::aSingleCardGivesAGoldenLeaf()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l", "green": "green_2 green_3"}})", golden());
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("golden.gain"));
    QCOMPARE(table.goldenLeaves(), 1);
    QCOMPARE(table.number("golden_supply"), 11);
    QVERIFY(table.play("collect green", "(end)"));
    QVERIFY(!table.fired("golden.gain"));
    QCOMPARE(table.goldenLeaves(1), 0);
}

void ModuleTest::aLandscapeBlocksTheGoldenLeaf() // ruling 43
{
    MomijiTable table(R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"landscapes": "c"}]})",
                      golden());
    QVERIFY(table.play("collect red", "use c", "(end)"));
    QVERIFY(table.fired("module.landscape-blocks"));
    QVERIFY(!table.fired("golden.gain"));
    QCOMPARE(table.goldenLeaves(), 0);
    MomijiTable before(
        R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"landscapes": "e", "hand": "brown_0_l"}]})",
        golden());
    QVERIFY(before.play("use e", "collect red", "done", "(end)"));
    QVERIFY(before.fired("module.landscape-blocks"));
    QCOMPARE(before.goldenLeaves(), 0);
}

void ModuleTest::otherTakingGivesNoGoldenLeaf() // ruling 45
{
    constexpr auto position =
        R"({"columns": {"red": "red_0_l", "green": "green_2"}, "objectives": "zeros", "deck": "brown_2 brown_3 yellow_2 yellow_3 purple_2", "seats": [{"landscapes": "b d k i"}]})";
    MomijiTable b(position, golden());
    QVERIFY(b.play("use b", "collect red", "done", "(end)"));
    QVERIFY(!b.fired("module.landscape-blocks")); // there was no golden leaf to block
    QCOMPARE(b.goldenLeaves(), 0);
    MomijiTable d(position, golden());
    QVERIFY(d.play("use d", "discard brown_2", "(end)"));
    QVERIFY(!d.fired("module.landscape-blocks"));
    QCOMPARE(d.goldenLeaves(), 0);
    MomijiTable k(position, golden());
    QVERIFY(k.play("use k", "top red", "done", "(end)"));
    QVERIFY(!k.fired("module.landscape-blocks"));
    QCOMPARE(k.goldenLeaves(), 0);
    MomijiTable i(position, golden());
    QVERIFY(i.play("use i", "objective zeros", "collect red", "(end)"));
    QVERIFY(!i.fired("module.landscape-blocks"));
    QCOMPARE(i.goldenLeaves(), 0);
    QCOMPARE(i.number("golden_supply"), 12);
}

void ModuleTest::theSupplyMayBeEmpty() // ruling 45
{
    MomijiTable table(R"({"golden_supply": 0, "columns": {"red": "red_0_l", "green": "green_2"}})", golden());
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("golden.supply"));
    QVERIFY(!table.fired("golden.gain"));
    QCOMPARE(table.goldenLeaves(), 0);
    MomijiTable last(R"({"golden_supply": 1, "columns": {"red": "red_0_l", "green": "green_2"}})", golden());
    QVERIFY(last.play("collect red", "(end)"));
    QCOMPARE(last.goldenLeaves(), 1);
    QCOMPARE(MomijiTable::dealt(golden(), 1).number("golden_supply"), 12);
}

void ModuleTest::aGoldenLeafOfThisTurnIsForLater() // ruling 45
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_2", "brown": "brown_3"}, "seats": [{"landscapes": "c", "hand": "yellow_2"}]})",
        golden());
    QVERIFY(table.play("collect red"));
    QVERIFY(table.refuses("use c golden", "golden.none"));
    QVERIFY(table.play("(end)", "collect green", "(end)"));
    QVERIFY(table.allows("use c golden"));
}

void ModuleTest::aGoldenLeafUsesAnyLandscape() // ruling 46
{
    MomijiTable table(
        R"({"columns": {"green": "green_2", "brown": "brown_2"}, "seats": [{"golden": 2, "landscapes": "a", "piles": ["red_0_l", "brown_0_l"]}, {"landscapes": "c", "piles": ["yellow_0_l", "purple_0_l"]}]})",
        golden());
    QVERIFY(table.refuses("use c", "landscape.own"));
    QVERIFY(table.refuses("use c golden", "golden.use"));
    QVERIFY(table.play("use c 1 golden", "order brown", "(order red)"));
    QVERIFY(table.fired("golden.use"));
    QCOMPARE(table.piles(0), u"brown red"_s); // with A's own piles
    QCOMPARE(table.piles(1), u"yellow purple"_s);
    QCOMPARE(table.acorns(0), 7); // no acorn paid
    QCOMPARE(table.acorns(1), 5);
    QCOMPARE(table.goldenLeaves(), 1);
    QCOMPARE(table.landscapes(1), u"c:golden"_s);
    QVERIFY(table.play("collect green", "(end)"));
    QVERIFY(table.allows("use c")); // B's acorn is still open
}

void ModuleTest::aGoldenLeafComesOnceOnATile()
{
    const MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"golden": 2, "landscapes": "c:golden,owner_used l"}, {"landscapes": "f:golden"}]})",
        golden());
    QVERIFY(table.refuses("use c golden", "golden.once"));
    QVERIFY(table.refuses("use f 1 golden", "golden.once"));
    QVERIFY(table.allows("use c"));
    QVERIFY(table.allows("use l golden"));
}

void ModuleTest::aTileTakesAnAcornAndAGoldenLeaf()
{
    const MomijiTable acorn(R"({"columns": {"red": "red_0_l"}, "seats": [{"golden": 1, "landscapes": "c:acorn"}]})",
                            golden());
    QVERIFY(acorn.refuses("use c", "landscape.once"));
    QVERIFY(acorn.allows("use c golden"));
    // Its owner's acorn keeps nobody from it.
    const MomijiTable others(R"({"columns": {"red": "red_0_l"}, "seats": [{"golden": 1}, {"landscapes": "c:acorn"}]})",
                             golden());
    QVERIFY(others.allows("use c 1 golden"));
}

void ModuleTest::withoutAGoldenLeafNothing()
{
    const MomijiTable none(R"({"columns": {"red": "red_0_l"}, "seats": [{"golden": 0, "landscapes": "c"}]})", golden());
    QVERIFY(none.refuses("use c golden", "golden.none"));
    QVERIFY(none.allows("use c"));
    const MomijiTable one(R"({"columns": {"red": "red_0_l"}, "seats": [{"golden": 1, "landscapes": "c"}]})", golden());
    QVERIFY(one.allows("use c golden"));
}

void ModuleTest::goldenLeavesScoreOneEach()
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l red_2"}, "seats": [{"golden": 3}, {"golden": 1}]})",
        bothModules());
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.golden"));
    QCOMPARE(table.score("score.golden", 0), 3);
    QCOMPARE(table.score("score.golden", 1), 1);
    QCOMPARE(table.points(0), 8);
}

ENGAWA_SUBJECT(momiji_module_test, ModuleTest, QCoreApplication)
#include "module_test.moc"
