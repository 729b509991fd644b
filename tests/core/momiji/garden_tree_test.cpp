#include "tests/core/momiji/garden_position.h"
#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// What the trees of the Ancient Garden make dearer, and what the garden scores.
class GardenTreeTest : public QObject
{
    Q_OBJECT

private slots:
    void fullButterfliesMakeARefillDearer();
    void fullBonsaiMakeALandscapeDearer();
    void bonsaiAndAGoldenLeaf();           // ruling 39
    void fullFishMakeAnObjectiveDearer();
    void fishAndH();                       // ruling 40
    void fishAndI();                       // rulings 28, 40
    void aTreeFilledNowCountsAtOnce();     // ruling 38
    void everyTreeCountsAtOnce();          // ruling 38
    void theSpaceOfTheAnimalScores();
    void everySpaceHasItsPoints();
    void theHighestLeafScores();
    void aTieInTheGardenScoresNothing();   // ruling 41
    void aSingleTypeWithSumZeroScores();   // ruling 41
};

void GardenTreeTest::fullButterfliesMakeARefillDearer()
{
    const auto position = [](const char *acorns) {
        return gardenOf("red_0_l green_1_l brown_1_r",
                        R"("columns": {"red": "red_2"}, "seats": [{"acorns": )" + std::string(acorns) + "}]", wholePath,
                        R"({"butterfly": 2})");
    };
    MomijiTable table(position("2"), garden());
    QVERIFY(table.play("refill"));
    QVERIFY(table.fired("garden.surcharge-refill"));
    QCOMPARE(table.acorns(), 0);
    QVERIFY(MomijiTable(position("1"), garden()).refuses("refill", "collect.refill-cost"));
    MomijiTable notFull(
        gardenOf("red_0_l green_1_l brown_1_r", R"("columns": {"red": "red_2"})", wholePath, R"({"butterfly": 1})"),
        garden());
    QVERIFY(notFull.play("refill"));
    QVERIFY(!notFull.fired("garden.surcharge-refill"));
    QCOMPARE(notFull.acorns(), 4);
}

void GardenTreeTest::fullBonsaiMakeALandscapeDearer()
{
    const auto position = [](const char *acorns) {
        return gardenOf("red_0_l green_1_l brown_1_r",
                        R"("columns": {"red": "red_2"}, "seats": [{"landscapes": "c", "acorns": )" + std::string(acorns)
                            + "}]",
                        wholePath, R"({"bonsai": 3})");
    };
    MomijiTable table(position("2"), garden());
    QVERIFY(table.play("use c"));
    QVERIFY(table.fired("garden.surcharge-landscape"));
    QCOMPARE(table.acorns(), 2); // 2 - 2 + 2
    QVERIFY(MomijiTable(position("1"), garden()).refuses("use c", "landscape.cost"));
    const MomijiTable notFull(gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"landscapes": "c", "acorns": 1}])",
                                       wholePath, R"({"bonsai": 2})"),
                              garden());
    QVERIFY(notFull.allows("use c"));
}

void GardenTreeTest::bonsaiAndAGoldenLeaf() // ruling 39
{
    const Setup both = players(2, {"golden_leaves", "ancient_garden"});
    const auto position = [](const char *acorns) {
        return gardenOf("red_0_l green_1_l brown_1_r",
                        R"("columns": {"red": "red_2"}, "seats": [{"landscapes": "c", "golden": 1, "acorns": )"
                            + std::string(acorns) + "}]",
                        wholePath, R"({"bonsai": 3})");
    };
    MomijiTable table(position("1"), both);
    QVERIFY(table.play("use c golden"));
    QVERIFY(table.fired("garden.surcharge-landscape"));
    QVERIFY(table.fired("golden.use"));
    QCOMPARE(table.acorns(), 2); // 1 - 1 + 2
    QCOMPARE(table.landscapes(), u"c:golden"_s); // the surcharge lies on no tile
    QVERIFY(MomijiTable(position("0"), both).refuses("use c golden", "landscape.cost"));
}

void GardenTreeTest::fullFishMakeAnObjectiveDearer()
{
    const auto position = [](const char *acorns) {
        return gardenOf("red_0_l green_1_l brown_1_r",
                        R"("objectives": "zeros", "columns": {"red": "red_2"}, "seats": [{"acorns": )"
                            + std::string(acorns) + "}]",
                        wholePath, R"({"fish": 2})");
    };
    MomijiTable table(position("4"), garden());
    QVERIFY(table.play("objective zeros"));
    QVERIFY(table.fired("garden.surcharge-objective"));
    QCOMPARE(table.acorns(), 0);
    QVERIFY(MomijiTable(position("3"), garden()).refuses("objective zeros", "objective.cost"));
}

void GardenTreeTest::fishAndH() // ruling 40
{
    const auto position = [](const char *acorns) {
        return gardenOf(
            "red_0_l green_1_l brown_1_r",
            R"("objectives": "zeros", "columns": {"red": "red_2"}, "seats": [{"landscapes": "h", "hand": "yellow_0_l", "objectives": "sum", "acorns": )"
                + std::string(acorns) + "}]",
            wholePath, R"({"fish": 2})");
    };
    MomijiTable buying(position("5"), garden());
    QVERIFY(buying.play("use h", "play yellow_0_l", "objective zeros", "(end)"));
    QVERIFY(buying.fired("garden.surcharge-objective"));
    QCOMPARE(buying.acorns(), 0);
    MomijiTable swapping(position("4"), garden());
    QVERIFY(swapping.play("use h", "play yellow_0_l"));
    QVERIFY(swapping.refuses("objective zeros", "objective.cost"));
    QVERIFY(swapping.play("swap sum zeros", "(end)"));
    QVERIFY(!swapping.fired("garden.surcharge-objective"));
    QCOMPARE(swapping.acorns(), 3);
}

void GardenTreeTest::fishAndI() // rulings 28, 40
{
    const auto position = [](const char *acorns) {
        return gardenOf(
            "red_0_l green_1_l brown_1_r",
            R"("objectives": "zeros", "columns": {"red": "red_2"}, "seats": [{"landscapes": "i", "acorns": )"
                + std::string(acorns) + "}]",
            wholePath, R"({"fish": 2})");
    };
    MomijiTable table(position("5"), garden());
    QVERIFY(table.play("use i", "objective zeros", "collect red", "(end)"));
    QVERIFY(table.fired("garden.surcharge-objective"));
    QCOMPARE(table.acorns(), 0); // 5 - 1 - 4
    QVERIFY(MomijiTable(position("4"), garden()).refuses("use i", "landscape.condition"));
}

void GardenTreeTest::aTreeFilledNowCountsAtOnce() // ruling 38
{
    MomijiTable table(
        gardenOf(
            "red_0_l green_1_l brown_1_r",
            R"("objectives": "zeros", "columns": {"red": "red_2"}, "seats": [{"hand": "yellow_0_l", "acorns": 3}])",
            wholePath, R"({"fish": 1})"),
        garden());
    QVERIFY(table.allows("objective zeros"));
    QVERIFY(table.play("garden", "exchange yellow_0_l red_0_l"));
    QVERIFY(table.fired("garden.full"));
    QCOMPARE(table.tree("fish"), 2);
    QVERIFY(table.refuses("objective zeros", "objective.cost"));
}

void GardenTreeTest::everyTreeCountsAtOnce() // ruling 38
{
    MomijiTable bonsai(
        gardenOf("red_0_l green_1_l brown_1_r",
                 R"("columns": {"red": "red_2"}, "seats": [{"landscapes": "c", "hand": "yellow_0_l", "acorns": 1}])",
                 R"("path": [null, "bonsai", "fish", "butterfly", "empty", "fish", "butterfly", null])",
                 R"({"bonsai": 2})"),
        garden());
    QVERIFY(bonsai.allows("use c"));
    QVERIFY(bonsai.play("garden", "exchange yellow_0_l red_0_l"));
    QVERIFY(bonsai.fired("garden.full"));
    QVERIFY(bonsai.refuses("use c", "landscape.cost"));
    MomijiTable butterfly(gardenOf("red_0_l green_1_l brown_1_r",
                                   R"("columns": {"red": "red_2"}, "seats": [{"hand": "yellow_0_l", "acorns": 1}])",
                                   R"("path": [null, "butterfly", "fish", "bonsai", "empty", "fish", "bonsai", null])",
                                   R"({"butterfly": 1})"),
                          garden());
    QVERIFY(butterfly.allows("refill"));
    QVERIFY(butterfly.play("garden", "exchange yellow_0_l red_0_l"));
    QVERIFY(butterfly.fired("garden.full"));
    QVERIFY(butterfly.refuses("refill", "collect.refill-cost"));
}

void GardenTreeTest::theSpaceOfTheAnimalScores()
{
    MomijiTable table(
        gardenOf("red_0_l green_1_l brown_1_r",
                 R"("turns_left": 1, "columns": {"red": "red_2"}, "seats": [{"path": 8}, {"path": 5}, {}])",
                 R"("path": [null, null, null, null, null, null, null, null])"),
        garden(3));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.path"));
    QCOMPARE(table.score("score.path", 0), 5);
    QCOMPARE(table.score("score.path", 1), 3);
    QCOMPARE(table.score("score.path", 2), 0);
}

void GardenTreeTest::everySpaceHasItsPoints()
{
    const auto pointsOf = [](int space) {
        const MomijiTable table(gardenOf("red_0_l green_1_l brown_1_r",
                                         R"("phase": "over", "seats": [{"path": )" + std::to_string(space) + "}]"),
                                garden(3));
        return table.score("score.path");
    };
    const std::vector points{0, 1, 1, 2, 2, 3, 3, 4, 5}; // from beside the path to its last space
    for (int space = 0; space <= 8; ++space)
        QCOMPARE(pointsOf(space), points[static_cast<std::size_t>(space)]);
}

void GardenTreeTest::theHighestLeafScores()
{
    // Red has 2 + 1 in the garden, green 2. A's tucked red card counts, whatever pile it lies in.
    MomijiTable table(
        gardenOf(
            "red_2 red_1_l green_2",
            R"("turns_left": 1, "columns": {"red": "red_2"}, "seats": [{"piles": ["red_0_l red_0_r", "brown: red_3 brown_0_l"]}, {"piles": ["green_0_l"], "hand": "red_3"}])"),
        garden());
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.garden"));
    QVERIFY(!table.fired("score.garden-tie"));
    QCOMPARE(table.score("score.garden", 0), 3);
    QCOMPARE(table.score("score.garden", 1), 0);
}

void GardenTreeTest::aTieInTheGardenScoresNothing() // ruling 41
{
    MomijiTable table(
        gardenOf(
            "red_1_r red_1_l green_2",
            R"("turns_left": 1, "columns": {"red": "red_2"}, "seats": [{"piles": ["red_0_l red_0_r"]}, {"piles": ["green_0_l"]}])"),
        garden());
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.garden-tie"));
    QVERIFY(!table.fired("score.garden"));
    QCOMPARE(table.score("score.garden", 0), 0);
    QCOMPARE(table.score("score.garden", 1), 0);
    // Zeros tie as well.
    const MomijiTable zeros(gardenOf("red_0_r red_0_l green_0_l",
                                     R"("phase": "over", "seats": [{"piles": ["red_1_l"]}, {"piles": ["green_1_l"]}])"),
                            garden());
    QCOMPARE(zeros.score("score.garden", 0), 0);
    QCOMPARE(zeros.score("score.garden", 1), 0);
}

void GardenTreeTest::aSingleTypeWithSumZeroScores() // ruling 41
{
    MomijiTable table(
        gardenOf("red_0_r red_0_l red_0_lr",
                 R"("turns_left": 1, "columns": {"green": "green_2"}, "seats": [{"piles": ["red_1_l red_2"]}])"),
        garden());
    QVERIFY(table.play("collect green", "(end)"));
    QVERIFY(table.fired("score.garden"));
    QVERIFY(!table.fired("score.garden-tie"));
    QCOMPARE(table.score("score.garden", 0), 2);
}

ENGAWA_SUBJECT(momiji_garden_tree_test, GardenTreeTest, QCoreApplication)
#include "garden_tree_test.moc"
