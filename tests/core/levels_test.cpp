#include "core/bots/levels.h"

#include <QTest>

#include "core/bots/bot.h"
#include "core/bots/move_rating.h"
#include "core/lab/tournament.h"
#include "core/pack/read.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

const Levels &shippedLevels()
{
    static const Levels levels = [] {
        Problems problems;
        return readLevels(ENGAWA_RESOURCES, problems);
    }();
    return levels;
}

Levels levelsFrom(std::string_view text)
{
    Problems problems;
    auto document = readDocument(text, "levels.json", problems);
    return document ? Levels(Table(std::move(document->members))) : Levels();
}

// The share of the win that the first of two bots gets.
double shareOf(const Setting &setting, const std::string &bot, const std::string &other, std::int64_t deals)
{
    return playTournament({setting.game, setting.setup, {bot, other}, deals, 1, 1, shippedLevels()})
        .overall.front()
        .share.value;
}

} // namespace

class LevelsTest : public QObject
{
    Q_OBJECT

private slots:
    void theShippedLevelsFitTheirSchema();
    void everyLevelHasANameAndASentenceInEveryLanguage();
    void theLevelsRiseFromBeginnerToMaster();
    void everyLevelMakesABot();
    void whatALevelLeavesOutOrGetsWrongIsPlain();
    void missingLevelsAreNoneAndTold();
    void aPackSaysWhatIsOtherwise();
    void withoutNoiseTheBestIsTaken();
    void noiseConfusesWhatIsCloseAndNotWhatIsFarApart();
    void theSpreadIsFromTheBestToTheMiddle();
    void beginnersBeatRandomPlay();
    void thoughtBeatsBeginners();
    void moreThoughtBeatsLess();
};

void LevelsTest::theShippedLevelsFitTheirSchema()
{
    Problems problems;
    const auto text = readText(ENGAWA_RESOURCES "/engine/levels.json", problems);
    auto document = text ? readDocument(*text, "levels.json", problems) : std::nullopt;
    QVERIFY(document);
    Data data;
    data.files["levels.json"] = std::make_shared<const Table>(std::move(document->members));
    const Schema *schema = compiler().schemas().find("", "levels.json");
    QVERIFY(schema);
    for (const EntryPtr &entry : data.table("levels").entries())
        schema->checkEntry(data, "levels.json", *entry, problems);
    QVERIFY2(problems.empty(), qPrintable(linesOf(problems).join('\n')));
}

void LevelsTest::everyLevelHasANameAndASentenceInEveryLanguage()
{
    for (const std::string &level : shippedLevels().names())
        for (const std::string &language : shippedEngineTexts().languages())
            for (const std::string &key : {"level." + level, "level." + level + ".about"})
                QVERIFY2(shippedEngineTexts().has(language, key), (language + " " + key).c_str());
}

void LevelsTest::theLevelsRiseFromBeginnerToMaster()
{
    QCOMPARE(shippedLevels().names(), (std::vector<std::string>{"beginner", "easy", "normal", "strong", "master"}));
    const Level *before = nullptr;
    for (const std::string &name : shippedLevels().names()) {
        const Level *level = shippedLevels().find(name);
        QVERIFY(level);
        QVERIFY(!before || (level->iterations > before->iterations && level->milliseconds > before->milliseconds));
        before = level;
    }
    QCOMPARE(shippedLevels().find("beginner")->iterations, 0);
    QVERIFY(shippedLevels().find("beginner")->noise > 0);
}

void LevelsTest::everyLevelMakesABot()
{
    const std::vector<std::string> names = botNames(shippedLevels());
    QCOMPARE(names.size(), botNames().size() + shippedLevels().names().size());
    for (const std::string &name : names)
        QVERIFY(makeBot(name, shippedLevels()));
    QVERIFY(!makeBot("master"));
    QVERIFY(!makeBot("grandmaster", shippedLevels()));
}

void LevelsTest::whatALevelLeavesOutOrGetsWrongIsPlain()
{
    const Levels levels =
        levelsFrom(R"({"a": {}, "b": 3, "c": {"iterations": -1, "noise": 1000, "ripe": -5, "formula": 4},
        "d": {"iterations": 9999999999, "milliseconds": "long", "formula": "other"}})");
    QVERIFY(*levels.find("a") == Level{.name = "a"});
    QVERIFY(*levels.find("b") == Level{.name = "b"});
    QVERIFY((*levels.find("c") == Level{.name = "c", .noise = Level::mostNoise, .ripe = 0}));
    QVERIFY((*levels.find("d") == Level{.name = "d", .iterations = Level::mostIterations, .formula = "other"}));
    QVERIFY(!levels.find("e"));
}

void LevelsTest::missingLevelsAreNoneAndTold()
{
    Problems problems;
    QVERIFY(readLevels(ENGAWA_RESOURCES "/nowhere", problems).names().empty());
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems.front().code, "file-missing");
}

void LevelsTest::aPackSaysWhatIsOtherwise()
{
    Data data = kimono().game->data();
    Problems problems;
    auto document = readDocument(R"({"normal": {"iterations": 7}})", "levels.json", problems);
    QVERIFY(document);
    data.files["levels.json"] = std::make_shared<const Table>(std::move(document->members));
    const GamePtr game = compiler().compile(data, nullptr, problems);
    QVERIFY2(game, qPrintable(linesOf(problems).join('\n')));
    const Level &usual = *shippedLevels().find("normal");
    Level own = usual;
    own.iterations = 7;
    QVERIFY(levelUnder(game->data(), usual) == own);
    QVERIFY(levelUnder(kimono().game->data(), usual) == usual);
    QVERIFY(levelUnder(game->data(), *shippedLevels().find("easy")) == *shippedLevels().find("easy"));
}

void LevelsTest::withoutNoiseTheBestIsTaken()
{
    const std::vector<std::int64_t> values{90, 89, 10, -4};
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        QCOMPARE(mistakenForBest(values, 0, seed), std::size_t(0));
}

void LevelsTest::noiseConfusesWhatIsCloseAndNotWhatIsFarApart()
{
    const std::vector<std::int64_t> values{100, 95, 60, 0, -20};
    std::array<int, 5> taken{};
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const std::size_t chosen = mistakenForBest(values, 60, seed);
        QCOMPARE(mistakenForBest(values, 60, seed), chosen);
        ++taken[chosen];
    }
    QVERIFY(taken[0] > taken[1] && taken[1] > 200); // in a spread of 40, 5 is little
    QVERIFY(taken[2] < 100);
    QCOMPARE(taken[3] + taken[4], 0);
}

void LevelsTest::theSpreadIsFromTheBestToTheMiddle()
{
    QCOMPARE(spreadOf(std::vector<std::int64_t>{9, 7, 4, 1, -1000}), 5);
    QCOMPARE(spreadOf(std::vector<std::int64_t>{9, 9, 9, 1}), 0 + 9 - 1);
    QCOMPARE(spreadOf(std::vector<std::int64_t>{3, 3}), 0);
    QCOMPARE(spreadOf({}), 0);
}

void LevelsTest::beginnersBeatRandomPlay()
{
    for (const char *mode : {"basic", "expert"})
        QVERIFY(shareOf(kimono(mode), "beginner", "random", 40) > 0.75);
}

void LevelsTest::thoughtBeatsBeginners()
{
    for (const char *mode : {"basic", "expert"}) {
        QVERIFY(shareOf(kimono(mode), "easy", "beginner", 20) > 0.6);
        QVERIFY(shareOf(kimono(mode), "normal", "beginner", 10) > 0.6);
    }
}

// Few games: `engawa-lab tournament` measures more (core/bots/README.md).
void LevelsTest::moreThoughtBeatsLess()
{
    for (const char *mode : {"basic", "expert"}) {
        QVERIFY(shareOf(kimono(mode), "normal", "greedy", 20) > 0.6);
        QVERIFY(shareOf(kimono(mode), "normal", "easy", 20) > 0.5);
        QVERIFY(shareOf(kimono(mode), "strong", "easy", 10) > 0.55);
    }
}

ENGAWA_SUBJECT(levels_test, LevelsTest, QCoreApplication)
#include "levels_test.moc"
