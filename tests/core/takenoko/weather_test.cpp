#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// The weather die and what its faces do.
class WeatherTest : public QObject
{
    Q_OBJECT

private slots:
    void theDieComesIntoPlayInTheSecondRound(); // ruling 18
    void everyFaceComesAsOftenAsAnyOther();
    void theFirstGameHasNoDie(); // ruling 18
    void theRoundOfTheFirstRollIsAParameter();

    void sunGivesAThirdDifferentAction();
    void theSunsActionMayBeLeftOut(); // A8
    void windAllowsTwoEqualActions();
    void rainGrowsBambooOnAnIrrigatedPlot(); // A5
    void rainOnFertilizerGrowsTwoSections(); // A6
    void stormMovesThePandaAnywhere(); // ruling 19
    void thePandaMayStayInAStorm(); // A7
    void theStormCanForbidStaying(); // A7
    void anEnclosureHoldsInAStorm(); // ruling 3
    void effectsMayBeDeclined(); // A8
    void cloudsBringATokenOntoAPlot();
    void aPlotHasOneImprovement(); // ruling 10
    void aTokenMayGoWhereBambooGrows(); // A3
    void tokensAreNotKept(); // A4
    void aWatershedTokenBringsAFirstShoot(); // ruling 5
    void withoutTokensCloudsMoveOne(); // A9
    void aMovedWatershedLeavesADryPlot(); // A10
    void aPatternIsLostWithItsWatershed(); // A10
    void aPlotThatSproutedBeforeDoesNotSproutAgain(); // A10
    void cloudsWithoutAFreePlotDoNothing(); // A11
    void theQuestionMarkLetsThePlayerChoose();
    void objectivesAreCompletedBeforeTheActionsToo();
};

namespace {

// The game with a die that shows nothing else.
GamePtr only(const std::string &wanted)
{
    GamePtr game = printedGame();
    for (const char *weather : {"sun", "rain", "wind", "storm", "clouds", "any"})
        if (weather != wanted && wanted != "any")
            game = change("weather.json", std::string("/") + weather + "/faces", 0, game);
    return wanted == "any" ? change("weather.json", "/any/faces", 12, game) : game;
}

} // namespace

void WeatherTest::theDieComesIntoPlayInTheSecondRound() // ruling 18
{
    TakenokoTable table(R"({"garden": ["green 1,0", "pink 0,1"]})");
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(!table.fired("weather.roll"));
    QCOMPARE(table.weather(), u"none"_s);
    QVERIFY(table.play("panda 0,0", "gardener 0,0"));
    QVERIFY(table.fired("weather.roll"));
    QVERIFY(table.weather() != u"none"_s);
    QVERIFY(TakenokoTable::dealt(2, 1).fired("weather.round"));
}

void WeatherTest::everyFaceComesAsOftenAsAnyOther()
{
    std::map<QString, int> rolled;
    constexpr int games = 600;
    const GamePtr atOnce = rule("weather_round", 1);
    for (std::uint64_t seed = 1; seed <= games; ++seed)
        ++rolled[TakenokoTable::dealt(2, seed, 0, atOnce).weather()];
    QCOMPARE(rolled.size(), 6u);
    for (const auto &[weather, times] : rolled)
        QVERIFY2(times > games / 9 && times < games / 4, qPrintable(weather));
}

void WeatherTest::theFirstGameHasNoDie() // ruling 18
{
    TakenokoTable table(R"({"garden": ["green 1,0", "pink 0,1"], "turns": 8})", printedGame(), 2, "first_game");
    QVERIFY(table.play("panda 1,0", "gardener 1,0", "panda 0,0", "gardener 0,0"));
    QVERIFY(!table.fired("weather.roll"));
    for (const Piece &piece : table.game().scene(table.state(), 0).pieces)
        QVERIFY(piece.kind != "weather");
}

void WeatherTest::theRoundOfTheFirstRollIsAParameter()
{
    QVERIFY(TakenokoTable::dealt(2, 1, 0, rule("weather_round", 1)).fired("weather.roll"));
    TakenokoTable late(R"({"garden": ["green 1,0", "pink 0,1"], "turns": 1, "seat": 1})", rule("weather_round", 3));
    QVERIFY(late.play("panda 1,0", "gardener 1,0"));
    QVERIFY(!late.fired("weather.roll"));
}

void WeatherTest::sunGivesAThirdDifferentAction()
{
    TakenokoTable table(R"({"garden": ["green 1,0", "pink 0,1"], "turns": 1, "seat": 1})", only("sun"));
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(table.fired("weather.sun"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.play("panda 0,0", "gardener 0,0"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.refuses("panda 1,0", "turn.different"));
    QVERIFY(table.play("draw plot"));
    QCOMPARE(table.toAct(), 1);
}

void WeatherTest::theSunsActionMayBeLeftOut() // A8
{
    TakenokoTable table(R"({"garden": ["green 1,0", "pink 0,1"], "weather": "sun", "extra": 1})");
    QVERIFY(table.play("panda 1,0"));
    QVERIFY(table.refuses("end", "turn.must-act"));
    QVERIFY(table.play("gardener 1,0"));
    QVERIFY(table.play("end"));
    QCOMPARE(table.toAct(), 1);
}

void WeatherTest::windAllowsTwoEqualActions()
{
    TakenokoTable table(R"({"garden": ["green 1,0 2", "pink 0,1"], "turns": 1, "seat": 1})", only("wind"));
    QVERIFY(table.play("draw plot", "gardener 1,0"));
    QVERIFY(table.fired("weather.wind"));
    QVERIFY(table.play("panda 1,0", "panda 0,0"));
    QCOMPARE(table.toAct(), 1);
    TakenokoTable different(R"({"garden": ["green 1,0 2"], "weather": "wind", "wind": true})");
    QVERIFY(different.play("panda 1,0", "gardener 1,0")); // it need not be
}

void WeatherTest::rainGrowsBambooOnAnIrrigatedPlot() // A5
{
    TakenokoTable table(R"({"phase": "rain", "weather": "rain",
        "garden": ["green 1,0 1", "pink 1,-1 4", "yellow 2,-1"]})");
    QCOMPARE(table.prompt(), u"prompt.rain"_s);
    QVERIFY(table.refuses("rain 2,-1", "weather.rain-plot"));
    QVERIFY(table.refuses("rain 0,0", "weather.rain-plot"));
    QVERIFY(table.refuses("rain 1,-1", "bamboo.limit"));
    QVERIFY(table.play("rain 1,0"));
    QVERIFY(table.fired("weather.rain"));
    QCOMPARE(table.height(1, 0), 2);
    QCOMPARE(table.phase(), u"turn"_s);
}

void WeatherTest::rainOnFertilizerGrowsTwoSections() // A6
{
    TakenokoTable table(R"({"phase": "rain", "weather": "rain", "garden": ["green_fertilizer 1,0 1"]})");
    QVERIFY(table.play("rain 1,0"));
    QCOMPARE(table.height(1, 0), 3);
}

void WeatherTest::stormMovesThePandaAnywhere() // ruling 19
{
    TakenokoTable table(
        R"({"phase": "storm", "weather": "storm", "garden": ["green 1,0", "green 1,-1", "pink 2,-1 2"]})");
    QVERIFY(table.refuses("storm 0,0", "weather.storm-plot"));
    QVERIFY(table.play("storm 2,-1"));
    QVERIFY(table.fired("weather.storm"));
    QCOMPARE(table.panda(), u"2,-1"_s);
    QCOMPARE(table.bamboo("pink"), 1);
    QCOMPARE(table.phase(), u"turn"_s);
    QVERIFY(table.allows("panda 1,0")); // both actions are still there
}

void WeatherTest::thePandaMayStayInAStorm() // A7
{
    TakenokoTable table(R"({"phase": "storm", "weather": "storm", "garden": ["green 1,0 2"], "panda": "1,0"})");
    QVERIFY(table.play("storm 1,0"));
    QCOMPARE(table.bamboo("green"), 1);
}

void WeatherTest::theStormCanForbidStaying() // A7
{
    const TakenokoTable table(
        R"({"phase": "storm", "weather": "storm", "garden": ["green 1,0 2", "green 0,1"], "panda": "1,0"})",
        rule("storm_may_stay", false));
    QVERIFY(table.refuses("storm 1,0", "weather.storm-plot"));
    QVERIFY(table.allows("storm 0,1"));
}

void WeatherTest::anEnclosureHoldsInAStorm() // ruling 3
{
    TakenokoTable table(R"({"phase": "storm", "weather": "storm", "garden": ["green_enclosure 1,0 2"]})");
    QVERIFY(table.play("storm 1,0"));
    QVERIFY(table.fired("improvement.enclosure"));
    QCOMPARE(table.bamboo("green"), 0);
}

void WeatherTest::effectsMayBeDeclined() // A8
{
    for (const char *weather : {"rain", "storm", "clouds"}) {
        const std::string position = std::string(R"({"garden": ["green 1,0 1"], "phase": ")") + weather
                                     + R"(", "weather": ")" + weather + R"("})";
        TakenokoTable table(position);
        QVERIFY(table.play("skip"));
        QVERIFY(table.fired("weather.optional"));
        QCOMPARE(table.phase(), u"turn"_s);
        QCOMPARE(table.height(1, 0), 1);
    }
}

void WeatherTest::cloudsBringATokenOntoAPlot()
{
    TakenokoTable table(
        R"({"phase": "clouds", "weather": "clouds", "garden": ["green 1,0"], "reserve": {"fertilizer": 0}})");
    QVERIFY(table.refuses("improve fertilizer 1,0", "improvement.reserve"));
    QVERIFY(table.play("improve enclosure 1,0"));
    QVERIFY(table.fired("weather.clouds"));
    QCOMPARE(table.token(1, 0), u"enclosure"_s);
    QCOMPARE(table.reserve("enclosure"), 2);
}

void WeatherTest::aPlotHasOneImprovement() // ruling 10
{
    const TakenokoTable table(R"({"phase": "clouds", "weather": "clouds",
        "garden": ["green_watershed 1,0", "green 0,1 1 enclosure", "pink -1,0"]})");
    QVERIFY(table.refuses("improve enclosure 1,0", "improvement.one"));
    QVERIFY(table.refuses("improve enclosure 0,1", "improvement.one"));
    QVERIFY(table.refuses("improve enclosure 0,0", "improvement.pond"));
    QVERIFY(table.allows("improve enclosure -1,0"));
}

void WeatherTest::aTokenMayGoWhereBambooGrows() // A3
{
    const char *position = R"({"phase": "clouds", "weather": "clouds", "garden": ["green 1,0 2", "green 0,1"]})";
    QVERIFY(TakenokoTable(position).allows("improve watershed 1,0"));
    const TakenokoTable strict(position, rule("token_on_bamboo", false));
    QVERIFY(strict.refuses("improve watershed 1,0", "improvement.bamboo"));
    QVERIFY(strict.allows("improve watershed 0,1"));
}

void WeatherTest::tokensAreNotKept() // A4
{
    const TakenokoTable table(R"({"phase": "clouds", "weather": "clouds", "garden": ["green 1,0"]})");
    QVERIFY(table.refuses("store watershed", "improvement.store"));
    const TakenokoTable turn(R"({"garden": ["green 1,0"]})");
    QVERIFY(turn.refuses("improve watershed 1,0", "improvement.store"));
}

void WeatherTest::aWatershedTokenBringsAFirstShoot() // ruling 5
{
    TakenokoTable table(
        R"({"phase": "clouds", "weather": "clouds", "garden": ["pink 1,0", "pink 1,-1", "green 2,-1"]})");
    QVERIFY(table.play("improve watershed 2,-1"));
    QVERIFY(table.fired("improvement.watershed"));
    QVERIFY(table.fired("water.first-shoot"));
    QVERIFY(table.isWet(2, -1));
    QCOMPARE(table.height(2, -1), 1);
}

void WeatherTest::withoutTokensCloudsMoveOne() // A9
{
    TakenokoTable table(R"({"turns": 1, "seat": 1, "reserve": {"watershed": 0, "enclosure": 0, "fertilizer": 0},
        "garden": ["green_watershed 1,0", "green 0,1 1 enclosure", "pink -1,0"]})",
                        only("clouds"));
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(table.fired("weather.clouds-empty"));
    QCOMPARE(table.prompt(), u"prompt.clouds_move"_s);
    QVERIFY(table.refuses("move 1,0 -1,0", "improvement.move")); // printed ones stay
    QVERIFY(table.refuses("move 0,1 1,0", "improvement.one"));
    QVERIFY(table.play("move 0,1 -1,0"));
    QVERIFY(table.fired("improvement.move"));
    QCOMPARE(table.token(0, 1), QString());
    QCOMPARE(table.token(-1, 0), u"enclosure"_s);
    const TakenokoTable full(
        R"({"phase": "clouds", "weather": "clouds", "garden": ["green 0,1 1 enclosure", "pink -1,0"]})");
    QVERIFY(full.refuses("move 0,1 -1,0", "improvement.move")); // the reserve has tokens
}

void WeatherTest::aMovedWatershedLeavesADryPlot() // A10
{
    TakenokoTable table(
        R"({"phase": "clouds", "weather": "clouds", "reserve": {"watershed": 0, "enclosure": 0, "fertilizer": 0},
        "garden": ["pink 1,0", "pink 1,-1", "green 2,-1 3 watershed", "green 2,-2"]})");
    QVERIFY(table.isWet(2, -1));
    QVERIFY(table.play("move 2,-1 2,-2"));
    QVERIFY(!table.isWet(2, -1));
    QCOMPARE(table.height(2, -1), 3);
    QVERIFY(table.isWet(2, -2));
    QCOMPARE(table.height(2, -2), 1);
}

void WeatherTest::aPatternIsLostWithItsWatershed() // A10
{
    TakenokoTable table(
        R"({"phase": "clouds", "weather": "clouds", "reserve": {"watershed": 0, "enclosure": 0, "fertilizer": 0},
        "garden": ["green 1,0", "green 1,-1", "green 0,-1", "green 2,-1 watershed", "yellow 2,-2"],
        "players": [{"hand": ["green_triangle", "green_curve"]}]})");
    QVERIFY(table.allows("complete green_triangle"));
    QVERIFY(table.play("move 2,-1 2,-2"));
    QVERIFY(table.refuses("complete green_triangle", "objective.irrigated"));
    QVERIFY(table.allows("complete green_curve")); // the others stay
}

void WeatherTest::aPlotThatSproutedBeforeDoesNotSproutAgain() // A10
{
    TakenokoTable table(
        R"({"phase": "clouds", "weather": "clouds", "reserve": {"watershed": 0, "enclosure": 0, "fertilizer": 0},
        "garden": ["pink 1,0", "pink 1,-1", "green 2,-1 3 watershed", "green 2,-2 sprouted"]})");
    QVERIFY(table.play("move 2,-1 2,-2"));
    QVERIFY(table.fired("water.once"));
    QVERIFY(!table.fired("water.first-shoot"));
    QVERIFY(table.isWet(2, -2));
    QCOMPARE(table.height(2, -2), 0);
}

void WeatherTest::cloudsWithoutAFreePlotDoNothing() // A11
{
    TakenokoTable table(R"({"turns": 1, "seat": 1, "garden": ["green_watershed 1,0"]})", only("clouds"));
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(table.fired("weather.nothing"));
    QCOMPARE(table.phase(), u"turn"_s);
}

void WeatherTest::theQuestionMarkLetsThePlayerChoose()
{
    TakenokoTable table(R"({"phase": "weather", "weather": "any", "garden": ["green 1,0 1"]})");
    QCOMPARE(table.legal(), (QStringList{u"weather clouds"_s, u"weather rain"_s, u"weather storm"_s, u"weather sun"_s,
                                         u"weather wind"_s}));
    QVERIFY(table.refuses("weather any", "weather.any"));
    QVERIFY(table.play("weather rain"));
    QVERIFY(table.fired("weather.any"));
    QCOMPARE(table.weather(), u"rain"_s);
    QCOMPARE(table.phase(), u"rain"_s);
}

void WeatherTest::objectivesAreCompletedBeforeTheActionsToo()
{
    TakenokoTable table(R"({"phase": "rain", "weather": "rain", "garden": ["green 1,0 1"],
        "players": [{"hand": ["green_meal"], "bamboo": {"green": 2}}]})");
    QVERIFY(table.play("complete green_meal"));
    QCOMPARE(table.phase(), u"rain"_s);
    QCOMPARE(table.completed(), QStringList{u"green_meal"_s});
}

ENGAWA_APPLESS_SUBJECT(takenoko_weather_test, WeatherTest)
#include "weather_test.moc"
