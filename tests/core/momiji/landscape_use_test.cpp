#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Using landscapes, whatever they do.
class LandscapeUseTest : public QObject
{
    Q_OBJECT

private slots:
    void aLandscapeCostsAnAcornThatIsLost();
    void aLandscapeNeedsAnAcornFirst(); // ruling 4
    void onlyOwnLandscapesAreUsedByAcorn();
    void aLandscapeIsUsedOnceInAGame();
    void oneLandscapeInATurn(); // ruling 2
    void aGoldenLeafIsTheLandscapeOfItsTurn(); // ruling 2
    void twoTilesOfALetterAreUsedApart();
    void modifiersAreDeclaredBeforeTheMainAction(); // ruling 3
    void anUnmetConditionForbidsALandscape();       // ruling 3
    void anEmptyDisplayForbidsTakingFromIt();       // ruling 3
    void atLeastOneCardIsTaken();                   // ruling 5
};

void LandscapeUseTest::aLandscapeCostsAnAcornThatIsLost()
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "discard": "red_2", "seats": [{"landscapes": "g"}]})");
    QVERIFY(table.play("use g", "take red_2"));
    QVERIFY(table.fired("landscape.use"));
    QCOMPARE(table.acorns(), 4);
    QCOMPARE(table.landscapes(), u"g:acorn"_s);
    QVERIFY(table.play("collect red", "(end)"));
    QCOMPARE(table.score("score.acorns"), 4);
}

void LandscapeUseTest::aLandscapeNeedsAnAcornFirst() // ruling 4
{
    MomijiTable table(R"({"seats": [{"landscapes": "c", "acorns": 0, "hand": "red_2 red_3"}]})");
    QVERIFY(table.refuses("use c", "landscape.cost")); // its own two come too late
    QVERIFY(table.play("trade red_2", "trade red_3"));
    QVERIFY(table.allows("use c"));
    QVERIFY(table.play("use c"));
    QCOMPARE(table.acorns(), 2);
}

void LandscapeUseTest::onlyOwnLandscapesAreUsedByAcorn()
{
    const MomijiTable table(R"({"seats": [{"landscapes": "c"}, {"landscapes": "l"}]})");
    QVERIFY(table.refuses("use l", "landscape.own"));
    QVERIFY(table.allows("use c"));
    // Not even by a move that no notation tells: B's tile, as with a golden leaf, but by acorn.
    const MomijiTable other(R"({"seats": [{"golden": 1}, {"landscapes": "l"}]})", golden());
    QVERIFY(other.allows("use l 1 golden"));
    Move acorn = *other.game().parse(other.state(), "use l 1 golden");
    acorn.c = 0;
    QVERIFY(other.game().check(other.state(), acorn) != noRule);
}

void LandscapeUseTest::aLandscapeIsUsedOnceInAGame()
{
    const MomijiTable table(R"({"seats": [{"landscapes": "c:acorn l"}]})");
    QVERIFY(table.refuses("use c", "landscape.once"));
    QVERIFY(table.allows("use l"));
}

void LandscapeUseTest::oneLandscapeInATurn() // ruling 2
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_0_l"}, "seats": [{"landscapes": "c f", "golden": 1}]})",
        golden());
    QVERIFY(table.allows("use f"));
    QVERIFY(table.allows("use f golden"));
    QVERIFY(table.play("use c"));
    QVERIFY(table.refuses("use f", "landscape.once-per-turn"));
    QVERIFY(table.refuses("use f golden", "landscape.once-per-turn"));
    QVERIFY(table.play("collect red", "(end)", "collect green", "(end)"));
    QVERIFY(table.allows("use f")); // A's next turn
}

void LandscapeUseTest::aGoldenLeafIsTheLandscapeOfItsTurn() // ruling 2
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_0_l"}, "seats": [{"landscapes": "c f", "golden": 2}]})",
        golden());
    QVERIFY(table.play("use c golden"));
    QVERIFY(table.refuses("use f", "landscape.once-per-turn"));
    QVERIFY(table.refuses("use f golden", "landscape.once-per-turn"));
    QVERIFY(table.refuses("use c", "landscape.once-per-turn"));
}

void LandscapeUseTest::twoTilesOfALetterAreUsedApart()
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "c c"}]})");
    QVERIFY(table.play("use c"));
    const MomijiTable next(R"({"seats": [{"landscapes": "c:acorn c"}]})");
    QVERIFY(next.allows("use c"));
    const MomijiTable both(R"({"seats": [{"landscapes": "c:acorn c:acorn"}]})");
    QVERIFY(both.refuses("use c", "landscape.once"));
}

void LandscapeUseTest::modifiersAreDeclaredBeforeTheMainAction() // ruling 3
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_0_l"}, "seats": [{"landscapes": "b c", "hand": "brown_0_l"}]})");
    QVERIFY(table.allows("use b"));
    QVERIFY(table.play("collect red"));
    QVERIFY(table.refuses("use b", "landscape.timing"));
    QVERIFY(table.allows("use c")); // a free one comes at any time
    // After a refill only a Collect landscape can be declared.
    MomijiTable refilled(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "a b c", "hand": "brown_0_l"}]})");
    QVERIFY(refilled.allows("use a"));
    QVERIFY(refilled.play("refill"));
    QVERIFY(refilled.refuses("use a", "landscape.timing"));
    QVERIFY(refilled.allows("use b"));
}

void LandscapeUseTest::anUnmetConditionForbidsALandscape() // ruling 3
{
    // Nothing to play, no column of four or fewer cards, nothing discarded.
    const MomijiTable table(
        R"({"columns": {"red": "red_0_l red_0_r red_1_l red_1_r red_2"}, "seats": [{"landscapes": "a b g c", "hand": "brown_2 green_3"}]})");
    QVERIFY(table.refuses("use a", "landscape.condition"));
    QVERIFY(table.refuses("use b", "landscape.condition"));
    QVERIFY(table.refuses("use g", "landscape.condition"));
    QVERIFY(table.allows("use c"));
    const MomijiTable met(
        R"({"columns": {"red": "red_0_l red_0_r red_1_l red_1_r"}, "discard": "green_0_l", "seats": [{"landscapes": "a b g", "hand": "brown_1_l"}]})");
    QVERIFY(met.allows("use a"));
    QVERIFY(met.allows("use b"));
    QVERIFY(met.allows("use g"));
}

void LandscapeUseTest::anEmptyDisplayForbidsTakingFromIt() // ruling 3
{
    const MomijiTable table(
        R"({"columns": {}, "deck": "red_2 red_3", "objectives": "zeros", "seats": [{"landscapes": "b d e f i k", "hand": "brown_0_l"}]})");
    for (const char *letter : {"use b", "use e", "use f", "use i", "use k"})
        QVERIFY(table.refuses(letter, "landscape.condition"));
    QVERIFY(table.allows("use d")); // from the deck
}

void LandscapeUseTest::atLeastOneCardIsTaken() // ruling 5
{
    constexpr auto position =
        R"({"columns": {"red": "red_0_l", "green": "green_0_l"}, "seats": [{"landscapes": "b f k"}]})";
    for (const char *letter : {"use b", "use f", "use k"}) {
        MomijiTable table(position);
        QVERIFY(table.play(letter));
        QVERIFY(table.refuses("done", "turn.order"));
    }
}

ENGAWA_SUBJECT(momiji_landscape_use_test, LandscapeUseTest, QCoreApplication)
#include "landscape_use_test.moc"
