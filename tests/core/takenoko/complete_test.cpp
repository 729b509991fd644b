#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// Drawing and completing objectives, and what designers may ask of them.
class CompleteTest : public QObject
{
    Q_OBJECT

private slots:
    void theHeightIsExact(); // ruling 12, A12
    void heightsMayCountFromThereOn(); // A12
    void theGardenerStandsOnACountedPlot(); // A13
    void theGardenerMayStandAnywhereIfTheRulesSaySo(); // A13
    void bambooIsGivenBackAndPlotsStay(); // ruling 13
    void oneLayoutServesSeveralCards(); // ruling 13
    void onlyAnOwnCardIsCompleted();
    void severalCardsInOneTurn(); // ruling 14
    void aFreshCardIsCompletedAtOnce(); // A19
    void thePromptNamesCompletingOnlyWhereItIsPossible();
    void aCardIsCompletedWhilePlotsAreDrawn(); // ruling 14
    void theLastRoundMayBeginWhilePlotsAreDrawn(); // ruling 14
    void drawingAddsACardOfTheChosenKind();
    void aFullHandDrawsNone(); // ruling 15
    void anEmptyDeckGivesNone(); // ruling 15

    void aDesignersPatternOfFivePlots();
    void aDesignersFourthColour();
};

namespace {

TakenokoTable holding(const QString &card, const std::string &garden, const GamePtr &game = printedGame())
{
    return TakenokoTable("{" + garden + R"(, "players": [{"hand": [")" + card.toStdString() + R"("]}]})", game);
}

} // namespace

void CompleteTest::theHeightIsExact() // ruling 12, A12
{
    const TakenokoTable table =
        holding(u"pink_grove"_s, R"("gardener": "1,0", "garden": ["pink 1,0 4", "pink -1,0 4"])");
    QVERIFY(table.refuses("complete pink_grove", "objective.shoots"));
}

void CompleteTest::heightsMayCountFromThereOn() // A12
{
    const TakenokoTable table = holding(
        u"pink_grove"_s, R"("gardener": "1,0", "garden": ["pink 1,0 4", "pink -1,0 3"])", rule("exact_heights", false));
    QVERIFY(table.allows("complete pink_grove"));
}

void CompleteTest::theGardenerStandsOnACountedPlot() // A13
{
    const char *garden = R"("garden": ["pink 1,0 3", "pink -1,0 3", "pink 0,1 1"], "gardener": )";
    QVERIFY(holding(u"pink_grove"_s, std::string(garden) + R"("-1,0")").allows("complete pink_grove"));
    QVERIFY(
        holding(u"pink_grove"_s, std::string(garden) + R"("0,1")").refuses("complete pink_grove", "objective.stand"));
}

void CompleteTest::theGardenerMayStandAnywhereIfTheRulesSaySo() // A13
{
    QVERIFY(holding(u"pink_grove"_s, R"("garden": ["pink 1,0 3", "pink -1,0 3"])", rule("gardener_must_stand", false))
                .allows("complete pink_grove"));
}

void CompleteTest::bambooIsGivenBackAndPlotsStay() // ruling 13
{
    TakenokoTable table(R"({"garden": ["green 1,0 4", "green 1,-1", "green 0,1"], "gardener": "1,0",
        "players": [{"hand": ["green_curve", "tall_green_plain", "green_meal"], "bamboo": {"green": 3, "pink": 1}}]})");
    QVERIFY(table.play("complete green_curve", "complete tall_green_plain", "complete green_meal"));
    QCOMPARE(table.height(1, 0), 4);
    QCOMPARE(table.bamboo("green"), 1);
    QCOMPARE(table.bamboo("pink"), 1);
    QCOMPARE(table.points(), 2 + 5 + 3);
}

void CompleteTest::oneLayoutServesSeveralCards() // ruling 13
{
    TakenokoTable table(R"({"garden": ["green 1,-1", "green 1,0", "green 2,-1", "green 2,0"],
        "channels": ["1,0 1,-1", "1,0 2,-1", "1,0 2,0"],
        "players": [{"hand": ["green_diamond", "green_triangle"]}]})");
    QVERIFY(table.play("complete green_diamond", "complete green_triangle"));
    QCOMPARE(table.points(), 5);
}

void CompleteTest::onlyAnOwnCardIsCompleted()
{
    const TakenokoTable table(
        R"({"garden": ["green 1,0"], "players": [{"bamboo": {"green": 5}}, {"hand": ["green_meal"]}]})");
    QVERIFY(table.refuses("complete green_meal", "objective.own"));
}

void CompleteTest::severalCardsInOneTurn() // ruling 14
{
    TakenokoTable table(
        R"({"garden": ["green 1,0 1"], "players": [{"hand": ["green_meal", "green_meal#2"], "bamboo": {"green": 3}}]})");
    QVERIFY(table.play("complete green_meal"));
    QVERIFY(table.refuses("complete green_meal", "objective.bamboo"));
    QVERIFY(table.play("panda 1,0", "complete green_meal"));
    QCOMPARE(table.completed(), (QStringList{u"green_meal"_s, u"green_meal#2"_s}));
}

void CompleteTest::aFreshCardIsCompletedAtOnce() // A19
{
    TakenokoTable table(
        R"({"garden": ["green 1,0"], "decks": {"panda": ["green_meal"]}, "players": [{"bamboo": {"green": 2}}]})");
    QVERIFY(table.play("draw panda", "complete green_meal"));
    QCOMPARE(table.points(), 3);
}

void CompleteTest::thePromptNamesCompletingOnlyWhereItIsPossible()
{
    const auto said = [](const std::string &hand, const std::string &more) {
        return TakenokoTable(R"({"garden": ["green 1,0 1"], )" + more + R"("players": [{"hand": [)" + hand
                             + R"(], "bamboo": {"green": 2}}]})")
            .promptText();
    };
    QCOMPARE(said("", ""), u"Player A: take an action, 2 are left."_s);
    QCOMPARE(said(R"("green_meal")", ""), u"Player A: take an action, 2 are left; or complete an objective."_s);
    const std::string third = R"("weather": "sun", "extra": 1, "taken": {"move_panda": 1, "move_gardener": 1}, )";
    QCOMPARE(said("", third), u"Player A: take an action, 1 is left; or end the turn."_s);
    const std::string after = R"("taken": {"move_panda": 1, "move_gardener": 1}, )";
    QCOMPARE(said(R"("green_meal")", after), u"Player A: complete an objective, or end the turn."_s);
}

void CompleteTest::aCardIsCompletedWhilePlotsAreDrawn() // ruling 14
{
    TakenokoTable table(R"({"garden": ["green 1,0 1"], "drawn": ["green_plot#2", "pink_plot", "yellow_plot"],
        "players": [{"hand": ["green_meal", "green_meal#2"], "bamboo": {"green": 4}}]})");
    QVERIFY(table.play("complete green_meal"));
    QVERIFY(table.fired("objective.complete"));
    QCOMPARE(table.phase(), u"plot"_s); // a plot is still to be placed
    QVERIFY(table.play("place green_plot 0,1"));
    QCOMPARE(table.phase(), u"under"_s);
    QVERIFY(table.play("complete green_meal", "under pink_plot"));
    QCOMPARE(table.completed().size(), 2);
    QCOMPARE(table.phase(), u"turn"_s);
}

void CompleteTest::theLastRoundMayBeginWhilePlotsAreDrawn() // ruling 14
{
    TakenokoTable table(R"({"garden": ["green 1,0 1"], "drawn": ["green_plot#2", "green_plot#3"],
        "players": [{"hand": ["green_meal"], "bamboo": {"green": 2}, "completed": ["green_line", "yellow_line",
        "pink_line", "green_curve", "yellow_curve", "pink_curve", "green_triangle", "yellow_triangle"]}]})");
    QVERIFY(table.play("complete green_meal"));
    QVERIFY(table.fired("end.emperor"));
    QVERIFY(table.play("place green_plot 0,1", "panda 1,0", "(end)"));
    QCOMPARE(table.toAct(), 1);
}

void CompleteTest::drawingAddsACardOfTheChosenKind()
{
    TakenokoTable table(R"({"decks": {"plot": ["pink_line"], "gardener": ["green_grove"], "panda": ["mixed_meal"]}})");
    QVERIFY(table.play("draw gardener"));
    QVERIFY(table.fired("objective.draw"));
    QCOMPARE(table.hand(), QStringList{u"green_grove"_s});
}

void CompleteTest::aFullHandDrawsNone() // ruling 15
{
    const char *hand =
        R"({"players": [{"hand": ["pink_line", "pink_curve", "pink_diamond", "green_line", "green_curve"]}]})";
    QVERIFY(TakenokoTable(hand).refuses("draw panda", "objective.limit"));
    QVERIFY(TakenokoTable(hand, rule("hand_limit", 6)).allows("draw panda"));
}

void CompleteTest::anEmptyDeckGivesNone() // ruling 15
{
    const TakenokoTable table(R"({"decks": {"plot": [], "gardener": [], "panda": ["mixed_meal"]}})");
    QVERIFY(table.refuses("draw plot", "objective.deck"));
    QVERIFY(table.allows("draw panda"));
    const TakenokoTable none(R"({"decks": {"plot": [], "gardener": [], "panda": []}})");
    QVERIFY(none.refuses("draw panda", "objective.deck"));
}

void CompleteTest::aDesignersPatternOfFivePlots()
{
    const Json flower = Json::parse(R"({"points": 9, "count": 1, "pattern": [
        {"q": 1, "r": 0, "colour": "green"}, {"q": 0, "r": 1, "colour": "pink"}, {"q": -1, "r": 1, "colour": "green"},
        {"q": -1, "r": 0, "colour": "pink"}, {"q": 0, "r": -1, "colour": "green"}]})");
    const GamePtr game = change("plot_objectives.json", "/half_ring", flower);
    const char *ring = R"("garden": ["green 1,0", "pink 0,1", "green -1,1", "pink -1,0", "green 0,-1"])";
    TakenokoTable table = holding(u"half_ring"_s, ring, game);
    QVERIFY(table.play("complete half_ring"));
    QCOMPARE(table.points(), 9);
    const char *turned = R"("garden": ["green 0,1", "pink -1,1", "green -1,0", "pink 0,-1", "green 1,-1"])";
    QVERIFY(holding(u"half_ring"_s, turned, game).allows("complete half_ring"));
    const char *swapped = R"("garden": ["pink 1,0", "green 0,1", "pink -1,1", "green -1,0", "pink 0,-1"])";
    QVERIFY(holding(u"half_ring"_s, swapped, game).refuses("complete half_ring", "objective.pattern"));
}

void CompleteTest::aDesignersFourthColour()
{
    GamePtr game =
        change("colours.json", "/blue", Json::parse(R"({"hue": "#4466aa", "shape": "star", "sections": 20})"));
    game = change("plots.json", "/blue_plot", Json::parse(R"({"colour": "blue", "count": 3})"), game);
    game = change("panda_objectives.json", "/blue_meal",
                  Json::parse(R"({"bamboo": ["blue", "green"], "points": 7, "count": 1})"), game);
    game = change("gardener_objectives.json", "/blue_shoot",
                  Json::parse(R"({"colour": "blue", "height": 2, "shoots": 1, "points": 4, "count": 1})"), game);
    game = change("modes.json", "/standard/tie_breaks", Json::parse(R"j(["bamboo(blue) + plots_of(blue)"])j"), game);
    TakenokoTable table(R"({"garden": ["blue_plot 1,0 1"], "players": [{"hand": ["blue_meal", "blue_shoot"],
        "bamboo": {"blue": 1, "green": 1}}]})",
                        game);
    QVERIFY(table.play("complete blue_meal", "gardener 1,0", "complete blue_shoot"));
    QCOMPARE(table.points(), 11);
    QVERIFY(table.play("panda 1,0"));
    QCOMPARE(table.bamboo("blue"), 1);
    QCOMPARE(table.score("score.tie_break"), 2);
}

ENGAWA_APPLESS_SUBJECT(takenoko_complete_test, CompleteTest)
#include "complete_test.moc"
