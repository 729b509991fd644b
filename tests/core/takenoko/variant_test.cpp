#include "core/game/rulebook.h"
#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// The bundled variants, made of data alone.
class VariantTest : public QObject
{
    Q_OBJECT

private slots:
    void firstEditionKeepsChannels();
    void firstEditionLaysStoredChannelsFree();
    void firstEditionKeepsTokens();
    void firstEditionPlacesStoredTokensFree();
    void whatIsKeptIsPlacedInEveryPhase_data();
    void whatIsKeptIsPlacedInEveryPhase();
    void underCloudsAStoredTokenIsNotTheOneFromTheReserve();
    void aStoredChannelHelpsTheRain();
    void firstEditionHasNoTokenOnBamboo();
    void firstEditionChoosesAnotherWeatherWithoutTokens();
    void firstEditionNeverMovesATokenInTheGarden();
    void firstEditionsRulebookSaysThatTokensStay();
    void firstEditionLetsTheGardenerStandAnywhere();
    void firstEditionHasMoreBamboo();
    void shortStrollEndsEarlier();
};

namespace {

const GamePtr &firstEdition()
{
    static const GamePtr game = variant("first_edition");
    return game;
}

} // namespace

void VariantTest::firstEditionKeepsChannels()
{
    TakenokoTable table(R"({"garden": ["green 1,0"]})", firstEdition());
    QVERIFY(table.play("store channel")); // even where no border is free
    QVERIFY(table.fired("irrigation.store"));
    QCOMPARE(table.stored(), 1);
    QCOMPARE(table.channelsLeft(), 19);
    QCOMPARE(table.badge("stored.0/channel"), u"1"_s);
    QVERIFY(table.refuses("store channel", "turn.different"));
}

void VariantTest::firstEditionLaysStoredChannelsFree()
{
    TakenokoTable table(R"({"garden": ["pink 1,0", "pink 1,-1", "green 2,-1"], "players": [{"channels": 2}]})",
                        firstEdition());
    QVERIFY(table.refuses("lay 1,0 2,-1", "irrigation.network"));
    QVERIFY(table.play("lay 1,0 1,-1", "lay 1,0 2,-1"));
    QVERIFY(table.fired("irrigation.stored"));
    QCOMPARE(table.stored(), 0);
    QCOMPARE(table.height(2, -1), 1);
    QVERIFY(table.play("channel 1,-1 2,-1", "panda 1,0")); // both actions were left
    QCOMPARE(table.toAct(), 1);
}

void VariantTest::firstEditionKeepsTokens()
{
    TakenokoTable table(R"({"phase": "clouds", "weather": "clouds", "garden": ["green 1,0 1"]})", firstEdition());
    QVERIFY(table.play("store enclosure"));
    QVERIFY(table.fired("improvement.store"));
    QCOMPARE(table.storedTokens("enclosure"), 1);
    QCOMPARE(table.reserve("enclosure"), 2);
    QCOMPARE(table.phase(), u"turn"_s);
}

void VariantTest::firstEditionPlacesStoredTokensFree()
{
    TakenokoTable table(
        R"({"garden": ["pink 1,0 1", "pink 1,-1 1", "green 2,-1"], "players": [{"tokens": {"watershed": 1}}]})",
        firstEdition());
    QVERIFY(table.refuses("stored enclosure 2,-1", "improvement.store"));
    QVERIFY(table.play("stored watershed 2,-1"));
    QCOMPARE(table.token(2, -1), u"watershed"_s);
    QCOMPARE(table.height(2, -1), 1);
    QCOMPARE(table.storedTokens("watershed"), 0);
    QVERIFY(table.allows("panda 1,0"));
    TakenokoTable older(R"({"garden": ["green 1,0"], "players": [{"tokens": {"watershed": 1}}]})", firstEdition());
    QVERIFY(older.play("improve watershed 1,0")); // as older records say it
}

void VariantTest::whatIsKeptIsPlacedInEveryPhase_data()
{
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("more");
    QTest::newRow("the question mark") << u"weather"_s << uR"("weather": "any")"_s;
    QTest::newRow("rain") << u"rain"_s << uR"("weather": "rain")"_s;
    QTest::newRow("storm") << u"storm"_s << uR"("weather": "storm")"_s;
    QTest::newRow("clouds") << u"clouds"_s << uR"("weather": "clouds")"_s;
    QTest::newRow("the turn") << u"turn"_s << uR"("weather": "wind", "wind": true)"_s;
    QTest::newRow("drawn plots") << u"plot"_s << uR"("drawn": ["yellow_plot", "yellow_plot#2"])"_s;
    QTest::newRow("plots to put back") << u"under"_s << uR"("drawn": ["yellow_plot", "pink_plot#4"])"_s;
}

void VariantTest::whatIsKeptIsPlacedInEveryPhase()
{
    QFETCH(QString, phase);
    QFETCH(QString, more);
    TakenokoTable table(uR"({"phase": "%1", %2, "turns": 2, "garden": ["pink 1,0", "pink 1,-1", "green 2,-1"],
        "players": [{"channels": 1, "tokens": {"enclosure": 1}}]})"_s.arg(phase, more)
                            .toStdString(),
                        firstEdition());
    QVERIFY(table.play("lay 1,0 1,-1"));
    QVERIFY(table.fired("irrigation.stored"));
    QCOMPARE(table.phase(), phase);
    QVERIFY(table.play("stored enclosure 2,-1"));
    QVERIFY(table.fired("improvement.store"));
    QCOMPARE(table.phase(), phase);
    QCOMPARE(table.token(2, -1), u"enclosure"_s);
    QCOMPARE(table.stored(), 0);
    QCOMPARE(table.storedTokens("enclosure"), 0);
    QVERIFY(table.refuses("lay 1,0 2,-1", "irrigation.stored"));
    QVERIFY(table.refuses("stored enclosure 1,0", "improvement.store"));
}

void VariantTest::underCloudsAStoredTokenIsNotTheOneFromTheReserve()
{
    TakenokoTable table(R"({"phase": "clouds", "weather": "clouds", "turns": 2, "garden": ["green 1,0", "green 0,1"],
        "players": [{"tokens": {"enclosure": 1}}]})",
                        firstEdition());
    QVERIFY(table.play("stored enclosure 1,0", "improve enclosure 0,1"));
    QCOMPARE(table.reserve("enclosure"), 1); // one of the two left came from the board
    QCOMPARE(table.phase(), u"turn"_s);
}

// Every irrigated plot is full, but a channel waters another one.
void VariantTest::aStoredChannelHelpsTheRain()
{
    GamePtr rainy = firstEdition();
    for (const char *weather : {"sun", "clouds", "wind", "storm", "any"})
        rainy = change("weather.json", std::string("/") + weather + "/faces", 0, rainy);
    TakenokoTable table(R"({"turns": 1, "seat": 1, "garden": ["pink 1,0 4", "pink 1,-1 4", "green 2,-1"],
        "channels": ["1,0 1,-1"], "gardener": "1,0", "panda": "1,0", "players": [{"channels": 1}]})",
                        rainy);
    QVERIFY(table.play("gardener 0,0", "panda 0,0"));
    QCOMPARE(table.toAct(), 0);
    QCOMPARE(table.phase(), u"rain"_s);
    QVERIFY(table.play("lay 1,0 2,-1", "rain 2,-1"));
    QCOMPARE(table.height(2, -1), 2);
}

void VariantTest::firstEditionHasNoTokenOnBamboo()
{
    const TakenokoTable table(R"({"phase": "clouds", "weather": "clouds", "garden": ["green 1,0 1", "green 0,1"]})",
                              firstEdition());
    QVERIFY(table.refuses("improve watershed 1,0", "improvement.bamboo"));
    QVERIFY(table.allows("improve watershed 0,1"));
}

void VariantTest::firstEditionChoosesAnotherWeatherWithoutTokens()
{
    GamePtr cloudy = firstEdition();
    for (const char *weather : {"sun", "rain", "wind", "storm", "any"})
        cloudy = change("weather.json", std::string("/") + weather + "/faces", 0, cloudy);
    TakenokoTable table(R"({"turns": 1, "seat": 1, "garden": ["green 1,0 1", "pink 0,1 enclosure"],
        "reserve": {"watershed": 0, "enclosure": 0, "fertilizer": 0}})",
                        cloudy);
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(table.fired("weather.clouds-empty"));
    QCOMPARE(table.phase(), u"weather"_s);
    QVERIFY(table.refuses("weather clouds", "weather.clouds-empty"));
    QVERIFY(table.play("weather wind"));
    QCOMPARE(table.weather(), u"wind"_s);
}

void VariantTest::firstEditionNeverMovesATokenInTheGarden()
{
    const TakenokoTable table(
        R"({"phase": "clouds", "weather": "clouds", "garden": ["green 1,0 1", "pink 0,1 enclosure", "pink -1,0"]})",
        firstEdition());
    QVERIFY(table.refuses("move 0,1 -1,0", "improvement.move"));
}

void VariantTest::firstEditionsRulebookSaysThatTokensStay()
{
    const auto sentence = [](const GamePtr &game, std::string_view rule) {
        const auto index = static_cast<RuleIndex>(std::ranges::find(game->rules(), rule) - game->rules().begin());
        return QString::fromStdString(ruleSentence(*game, index, "standard", "en"));
    };
    QVERIFY(sentence(printedGame(), "improvement.move").contains("moved only by clouds"));
    QVERIFY(!sentence(firstEdition(), "improvement.move").contains("clouds"));
}

void VariantTest::firstEditionLetsTheGardenerStandAnywhere()
{
    const TakenokoTable table(R"({"garden": ["green 1,0 4"], "players": [{"hand": ["tall_green_plain"]}]})",
                              firstEdition());
    QVERIFY(table.allows("complete tall_green_plain"));
}

void VariantTest::firstEditionHasMoreBamboo()
{
    const Data &data = firstEdition()->data();
    QCOMPARE((*data.value("colours", "green"))["sections"].get<int>(), 36);
    QCOMPARE((*data.value("colours", "yellow"))["sections"].get<int>(), 30);
    QCOMPARE((*data.value("colours", "pink"))["sections"].get<int>(), 24);
}

void VariantTest::shortStrollEndsEarlier()
{
    const GamePtr quick = variant("short_stroll");
    TakenokoTable table(
        R"({"garden": ["green 1,0 1"], "players": [{"completed": ["green_line", "yellow_line", "pink_line",
        "green_curve", "yellow_curve"], "hand": ["green_meal"], "bamboo": {"green": 2}}]})",
        quick);
    QVERIFY(table.play("complete green_meal"));
    QVERIFY(table.fired("end.objectives"));
    QVERIFY(TakenokoTable::dealt(2, 1, 0, quick).fired("weather.roll"));
}

ENGAWA_APPLESS_SUBJECT(takenoko_variant_test, VariantTest)
#include "variant_test.moc"
