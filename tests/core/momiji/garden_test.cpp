#include <QRegularExpression>

#include "tests/core/momiji/garden_position.h"
#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The Ancient Garden: its setup and the visits to it.
class GardenTest : public QObject
{
    Q_OBJECT

private slots:
    void theGardenIsLaidOut();             // ruling 42
    void withTwoPlayersOneTokenIsOut();
    void theAnimalGoesToTheNextToken();    // ruling 37
    void theAnimalPassesTheOthers();       // ruling 37
    void theEmptyTokenIsDiscarded();
    void theRevealComesBeforeTheSwap();    // ruling 38
    void theSameOrTheNextValue();          // ruling 34
    void theSameOrThePreviousValue();      // ruling 34
    void adjacentValues();                 // ruling 34
    void theCardTakenIsPaid();
    void onlyCardsOfTheGardenAreTaken();
    void onceInATurn();                    // ruling 35
    void aLandscapeBlocksNoVisit();        // ruling 35
    void theGardenBlocksNoAward();         // ruling 35
    void noVisitWithoutASwap();            // ruling 36
    void noVisitWithoutAToken();           // ruling 36
    void thereAreAsManyVisitsAsTokens();   // ruling 36
    void noGardenWithoutTheModule();
};

namespace {

// Everybody visits whenever they may, and collects. Zeros are exchanged for zeros, so that only tokens can run out.
int visitsOf(MomijiTable &table)
{
    const auto first = [&](const QString &beginning, const QString &avoided = {}) {
        const QStringList moves = table.legal().filter(QRegularExpression(u"^"_s + beginning));
        const auto found = std::ranges::find_if(
            moves, [&](const QString &move) { return avoided.isEmpty() || !move.contains(avoided); });
        return found != moves.end() ? found->toStdString() : moves.value(0).toStdString();
    };
    int visits = 0;
    for (int turn = 0; turn < 12; ++turn) {
        if (table.legal().contains(u"garden"_s)) {
            ++visits;
            if (!table.play("garden") || !table.play(first(u"exchange \\w+_0_\\w+ \\w+_0_"_s)))
                return -1;
        } else if (!table.refuses("garden", "garden.path-end")) {
            return -1;
        }
        const int seat = table.toAct();
        if (!table.play(first(u"collect"_s)))
            return -1;
        while (table.toAct() == seat)
            if (const std::string more = table.phase() == u"hand_limit"_s ? first(u"discard"_s, u"_0_"_s) : "end";
                !table.play(more))
                return -1;
    }
    return visits;
}

} // namespace

void GardenTest::theGardenIsLaidOut() // ruling 42
{
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u}) {
        const MomijiTable table = MomijiTable::dealt(garden(4), seed);
        QVERIFY(table.fired("garden.setup"));
        QVERIFY(table.fired("garden.box"));
        const Json position = table.position();
        QCOMPARE(position["garden"]["cards"].size(), std::size_t(3));
        for (const QString &card : table.gardenCards().split(u' '))
            QVERIFY2(card.contains(u"_0_"_s) || card.contains(u"_1_"_s), qPrintable(card));
        QCOMPARE(position["box"].size(), std::size_t(1));
        QCOMPARE(position["discard"].size(), std::size_t(0));
        QCOMPARE(table.deck(), 84 - 3 - 1 - 4 * 6 - 4);
        for (const Json &token : position["garden"]["path"])
            QVERIFY(!token.is_null());
        QVERIFY(table.story().indexOf(u"garden.setup"_s) < table.story().indexOf(u"setup.hand"_s));
        QVERIFY(table.story().indexOf(u"garden.box"_s) < table.story().indexOf(u"setup.display"_s));
        QCOMPARE(table.space(0), 0);
    }
}

void GardenTest::withTwoPlayersOneTokenIsOut()
{
    const Json position = MomijiTable::dealt(garden(2), 3).position();
    QVERIFY(position["garden"]["path"][0].is_null());
    for (std::size_t i = 1; i < 8; ++i)
        QVERIFY(!position["garden"]["path"][i].is_null());
    QCOMPARE(position["garden"]["removed"].size(), std::size_t(1));
    const Json three = MomijiTable::dealt(garden(3), 3).position();
    QVERIFY(!three["garden"]["path"][0].is_null());
}

void GardenTest::theAnimalGoesToTheNextToken() // ruling 37
{
    MomijiTable table(gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l"}])"), garden());
    QVERIFY(table.play("garden"));
    QVERIFY(table.fired("garden.animal"));
    QVERIFY(table.fired("garden.token"));
    QVERIFY(!table.fired("garden.full"));
    QCOMPARE(table.space(), 2); // space 1 is bare
    QCOMPARE(table.tree("fish"), 1);
    QVERIFY(table.position()["garden"]["path"][1].is_null());
    QVERIFY(table.refuses("collect red", "turn.order"));
    QVERIFY(table.play("exchange yellow_0_l red_0_l"));
    QVERIFY(table.fired("garden.exchange"));
    QCOMPARE(table.hand(), u"red_0_l"_s);
    QCOMPARE(table.gardenCards(), u"yellow_0_l green_1_l brown_1_r"_s);
    QCOMPARE(table.acorns(), 5); // a 0 is free
    QCOMPARE(table.toAct(), 0);
}

void GardenTest::theAnimalPassesTheOthers() // ruling 37
{
    MomijiTable table(gardenOf("red_0_l green_1_l brown_1_r",
                               R"("seats": [{"hand": "yellow_0_l", "path": 2}, {"path": 4}])",
                               R"("path": [null, null, null, null, "empty", "bonsai", "butterfly", "bonsai"])"),
                      garden());
    QVERIFY(table.play("garden"));
    QVERIFY(table.fired("garden.animal"));
    QCOMPARE(table.space(0), 5);
    QCOMPARE(table.space(1), 4);
}

void GardenTest::theEmptyTokenIsDiscarded()
{
    MomijiTable table(
        gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l"}])",
                 R"("path": [null, "empty", "bonsai", "butterfly", "fish", "bonsai", "butterfly", "bonsai"])"),
        garden());
    QVERIFY(table.play("garden"));
    QVERIFY(table.fired("garden.empty"));
    QVERIFY(!table.fired("garden.token"));
    QCOMPARE(table.tree("fish") + table.tree("bonsai") + table.tree("butterfly"), 0);
    QCOMPARE(table.space(), 2);
}

void GardenTest::theRevealComesBeforeTheSwap() // ruling 38
{
    MomijiTable table(gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l"}])"), garden());
    QVERIFY(table.refuses("exchange yellow_0_l red_0_l", "garden.exchange"));
    QVERIFY(table.play("garden"));
    QCOMPARE(table.phase(), u"exchange"_s);
    QVERIFY(table.allows("exchange yellow_0_l red_0_l"));
    QVERIFY(!table.legal().contains(u"done"_s));
}

void GardenTest::theSameOrTheNextValue() // ruling 34
{
    MomijiTable table(gardenOf("red_1_l green_2 brown_0_r", R"("seats": [{"hand": "yellow_1_l"}])"), garden());
    QVERIFY(table.play("garden"));
    QVERIFY(table.allows("exchange yellow_1_l red_1_l"));
    QVERIFY(table.allows("exchange yellow_1_l green_2"));
    QVERIFY(table.refuses("exchange yellow_1_l brown_0_r", "garden.value"));
    MomijiTable far(gardenOf("red_1_l green_3 brown_0_r", R"("seats": [{"hand": "yellow_1_l"}])"), garden());
    QVERIFY(far.play("garden"));
    QVERIFY(far.refuses("exchange yellow_1_l green_3", "garden.value"));
}

void GardenTest::theSameOrThePreviousValue() // ruling 34
{
    MomijiTable table(gardenOf("red_1_l green_2 brown_0_r", R"("seats": [{"hand": "yellow_1_l"}])"), garden(),
                      change("rules.json", "/garden_exchange", "same_or_previous"));
    QVERIFY(table.play("garden"));
    QVERIFY(table.allows("exchange yellow_1_l red_1_l"));
    QVERIFY(table.allows("exchange yellow_1_l brown_0_r"));
    QVERIFY(table.refuses("exchange yellow_1_l green_2", "garden.value"));
    MomijiTable far(gardenOf("red_1_l green_2 brown_0_r", R"("seats": [{"hand": "yellow_2"}])"), garden(),
                    change("rules.json", "/garden_exchange", "same_or_previous"));
    QVERIFY(far.play("garden"));
    QVERIFY(far.allows("exchange yellow_2 red_1_l"));
    QVERIFY(far.allows("exchange yellow_2 green_2"));
    QVERIFY(far.refuses("exchange yellow_2 brown_0_r", "garden.value"));
}

void GardenTest::adjacentValues() // ruling 34
{
    MomijiTable table(gardenOf("red_3 green_2 brown_0_r", R"("seats": [{"hand": "yellow_1_l"}])"), garden(),
                      change("rules.json", "/garden_exchange", "adjacent"));
    QVERIFY(table.play("garden"));
    QVERIFY(table.allows("exchange yellow_1_l brown_0_r"));
    QVERIFY(table.allows("exchange yellow_1_l green_2"));
    QVERIFY(table.refuses("exchange yellow_1_l red_3", "garden.value"));
    MomijiTable down(gardenOf("red_3 green_2 brown_0_r", R"("seats": [{"hand": "yellow_2"}])"), garden(),
                     change("rules.json", "/garden_exchange", "adjacent"));
    QVERIFY(down.play("garden"));
    QVERIFY(down.allows("exchange yellow_2 green_2"));
    QVERIFY(down.allows("exchange yellow_2 red_3"));
    QVERIFY(down.refuses("exchange yellow_2 brown_0_r", "garden.value"));
}

void GardenTest::theCardTakenIsPaid()
{
    MomijiTable table(gardenOf("red_1_l green_2 brown_0_r", R"("seats": [{"hand": "yellow_1_l", "acorns": 3}])"),
                      garden());
    QVERIFY(table.play("garden", "exchange yellow_1_l green_2"));
    QCOMPARE(table.acorns(), 1);
    MomijiTable poor(gardenOf("red_1_l green_2 brown_0_r", R"("seats": [{"hand": "yellow_1_l", "acorns": 1}])"),
                     garden());
    QVERIFY(poor.play("garden"));
    QVERIFY(poor.refuses("exchange yellow_1_l green_2", "garden.price"));
    QVERIFY(poor.allows("exchange yellow_1_l red_1_l"));
}

void GardenTest::onlyCardsOfTheGardenAreTaken()
{
    MomijiTable table(gardenOf("red_1_l green_2 brown_0_r", R"("seats": [{"hand": "yellow_1_l"}])"), garden());
    QVERIFY(table.play("garden"));
    QVERIFY(table.refuses("exchange yellow_1_l purple_1_l", "garden.exchange"));
    QVERIFY(table.refuses("exchange yellow_1_r red_1_l", "turn.hand-card"));
    QVERIFY(table.allows("exchange yellow_1_l red_1_l"));
}

void GardenTest::onceInATurn() // ruling 35
{
    MomijiTable table(
        gardenOf("red_0_l green_1_l brown_1_r",
                 R"("columns": {"red": "red_2"}, "seats": [{"hand": "yellow_0_l yellow_0_r", "landscapes": "c"}])"),
        garden());
    QVERIFY(table.play("garden", "exchange yellow_0_l red_0_l"));
    QVERIFY(table.refuses("garden", "garden.once"));
    QVERIFY(table.allows("use c")); // another kind of action
    QVERIFY(table.allows("trade yellow_0_r"));
    QVERIFY(table.allows("collect red"));
    // After the main action too.
    MomijiTable after(
        gardenOf("red_0_l green_1_l brown_1_r", R"("columns": {"red": "red_2"}, "seats": [{"hand": "yellow_0_l"}])"),
        garden());
    QVERIFY(after.play("collect red"));
    QVERIFY(after.allows("garden"));
}

void GardenTest::aLandscapeBlocksNoVisit() // ruling 35
{
    MomijiTable table(
        gardenOf("red_0_l green_1_l brown_1_r",
                 R"("columns": {"red": "red_2"}, "seats": [{"hand": "yellow_0_l yellow_0_r", "landscapes": "c"}])"),
        garden());
    QVERIFY(table.play("use c"));
    QVERIFY(table.allows("garden"));
}

void GardenTest::theGardenBlocksNoAward() // ruling 35
{
    const Setup all = players(2, {"squirrel", "golden_leaves", "ancient_garden"});
    MomijiTable table(gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l purple_0_l"}])"), all);
    QVERIFY(table.play("garden", "exchange yellow_0_l red_0_l", "play purple_0_l", "(done)", "(end)"));
    QVERIFY(table.fired("squirrel.take"));
    QVERIFY(!table.fired("module.landscape-blocks"));
    QCOMPARE(table.squirrelOwner(), 0);
    MomijiTable leaf(gardenOf("red_0_l green_1_l brown_1_r",
                              R"("columns": {"red": "red_2", "green": "green_2"}, "seats": [{"hand": "yellow_0_l"}])"),
                     all);
    QVERIFY(leaf.play("garden", "exchange yellow_0_l red_0_l", "collect red", "(end)"));
    QCOMPARE(leaf.goldenLeaves(), 1);
}

void GardenTest::noVisitWithoutASwap() // ruling 36
{
    const MomijiTable value(gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"hand": "yellow_2 purple_3"}])"),
                            garden());
    QVERIFY(value.refuses("garden", "garden.needs-swap"));
    const MomijiTable acorns(
        gardenOf("red_1_r green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l", "acorns": 0}])"), garden());
    QVERIFY(acorns.refuses("garden", "garden.needs-swap"));
    const MomijiTable hand(gardenOf("red_1_r green_1_l brown_1_r", R"("seats": [{"hand": ""}])"), garden());
    QVERIFY(hand.refuses("garden", "garden.needs-swap"));
    const MomijiTable fine(gardenOf("red_1_r green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l", "acorns": 1}])"),
                           garden());
    QVERIFY(fine.allows("garden"));
}

void GardenTest::noVisitWithoutAToken() // ruling 36
{
    const MomijiTable none(gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l"}])",
                                    R"("path": [null, null, null, null, null, null, null, null])"),
                           garden());
    QVERIFY(none.refuses("garden", "garden.path-end"));
    MomijiTable last(gardenOf("red_0_l green_1_l brown_1_r", R"("seats": [{"hand": "yellow_0_l"}])",
                              R"("path": [null, null, null, null, null, null, null, "empty"])"),
                     garden());
    QVERIFY(last.play("garden"));
    QCOMPARE(last.space(), 8);
}

void GardenTest::thereAreAsManyVisitsAsTokens() // ruling 36
{
    constexpr auto zeros = "red_0_l green_0_l brown_0_l";
    MomijiTable two(gardenOf(zeros, R"("seats": [{"hand": "yellow_0_l"}, {"hand": "purple_0_l"}])"), garden(2));
    QCOMPARE(visitsOf(two), 7);
    MomijiTable three(
        gardenOf(zeros, R"("seats": [{"hand": "yellow_0_l"}, {"hand": "purple_0_l"}, {"hand": "orange_0_l"}])",
                 R"("path": ["fish", "fish", "bonsai", "butterfly", "empty", "bonsai", "butterfly", "bonsai"])"),
        garden(3));
    QCOMPARE(visitsOf(three), 8);
}

void GardenTest::noGardenWithoutTheModule()
{
    const MomijiTable table(R"({"seats": [{"hand": "yellow_0_l"}]})");
    QVERIFY(table.refuses("garden", "garden.module"));
    QVERIFY(table.allows("play yellow_0_l"));
}

ENGAWA_SUBJECT(momiji_garden_test, GardenTest, QCoreApplication)
#include "garden_test.moc"
