#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Landscapes that a designer makes: any trigger with any effects that fit it.
namespace {

// The pack with a fifteenth landscape, "z"; null where it is refused.
GamePtr withLandscape(const char *trigger, const char *effects, Problems &problems)
{
    const Json landscape{{"letter", "Z"},
                         {"count", 2},
                         {"draft", 2},
                         {"worth", 0},
                         {"trigger", trigger},
                         {"effects", Json::parse(effects)},
                         {"face", "landscape_a.svg"}};
    const auto data = edited(printedGame()->data(), "landscapes.json", "/z", landscape, problems);
    return data ? compiler().compile(*data, nullptr, problems) : nullptr;
}

GamePtr withLandscape(const char *trigger, const char *effects)
{
    Problems problems;
    const GamePtr game = withLandscape(trigger, effects, problems);
    if (!game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return game;
}

QStringList codesOf(const Problems &problems)
{
    QStringList codes;
    for (const Problem &problem : problems)
        if (problem.level == Problem::Level::Error)
            codes << QString::fromStdString(problem.code);
    return codes;
}

struct EffectKind
{
    const char *effect;
    const char *rules; // of which one fires
    const char *triggers; // that it fits
};
constexpr std::array kinds{
    EffectKind{R"({"do": "skip_value", "cards": 1, "by": 1})", "ability.skip", "play stack"},
    EffectKind{R"({"do": "more_cards", "cards": 4, "piles": 2})", "ability.piles", "play"},
    EffectKind{R"({"do": "tuck_under", "cards": 2})", "ability.tuck", "free collect play stack objective"},
    EffectKind{R"({"do": "play_cards", "cards": 2})", "ability.play", "free collect objective"},
    EffectKind{R"({"do": "take_columns", "columns": 2, "cards": 4})", "ability.columns",
               "free collect play stack objective"},
    EffectKind{R"({"do": "take_tops", "columns": 2})", "ability.tops", "free collect play stack objective"},
    EffectKind{R"({"do": "draw_cards", "cards": 3, "discard": 1})", "ability.draw",
               "free collect play stack objective"},
    EffectKind{R"({"do": "take_discarded", "cards": 1})", "ability.discarded", "free collect play stack objective"},
    EffectKind{R"({"do": "rearrange_piles"})", "ability.rearrange", "free collect play stack objective"},
    EffectKind{R"({"do": "gain_acorns", "acorns": 2})", "ability.acorns", "free collect play stack objective"},
    EffectKind{R"({"do": "discard_for_acorns", "acorns": 1})", "ability.discard", "free collect play stack objective"},
    EffectKind{R"({"do": "reveal_to_piles", "cards": 3})", "ability.reveal", "free collect play stack objective"},
    EffectKind{R"({"do": "matching_bonus"})", "ability.bonus", "free collect play stack objective"},
    EffectKind{R"({"do": "objective", "buy": true, "swap": true})", "ability.objective ability.swap",
               "free collect play stack"},
};

} // namespace

class OwnLandscapeTest : public QObject
{
    Q_OBJECT

private slots:
    void everyEffectWorksWithEveryTriggerThatItFits_data();
    void everyEffectWorksWithEveryTriggerThatItFits();
    void effectsThatChangeTheSameThingAreRefused_data();
    void effectsThatChangeTheSameThingAreRefused();
    void aLaterEffectUsesWhatAnEarlierOneBrought(); // ruling 3
    void aLaterEffectThatCannotHappenIsSaid();      // ruling 3
    void theTakingMustBePossibleWhereverItStands(); // ruling 3
    void aTurnThatEndsTellsNothingOfTheCardsToPlay();
};

void OwnLandscapeTest::everyEffectWorksWithEveryTriggerThatItFits_data()
{
    QTest::addColumn<QString>("trigger");
    QTest::addColumn<int>("kind");
    for (const char *trigger : {"free", "collect", "play", "stack", "objective"})
        for (std::size_t i = 0; i < kinds.size(); ++i)
            QTest::addRow("%s %s", trigger, Json::parse(kinds[i].effect)["do"].get<std::string>().c_str())
                << QString::fromLatin1(trigger) << static_cast<int>(i);
}

void OwnLandscapeTest::everyEffectWorksWithEveryTriggerThatItFits()
{
    QFETCH(const QString, trigger);
    QFETCH(const int, kind);
    const EffectKind &tried = kinds[static_cast<std::size_t>(kind)];
    Problems problems;
    const std::string effects = std::string("[") + tried.effect + "]";
    const GamePtr game = withLandscape(trigger.toLatin1().constData(), effects.c_str(), problems);
    if (!QString::fromLatin1(tried.triggers).split(u' ').contains(trigger)) {
        QVERIFY(!game);
        QCOMPARE(codesOf(problems), QStringList{u"effect-trigger"_s});
        return;
    }
    QVERIFY2(game, qPrintable(linesOf(problems).join('\n')));

    // Everything is possible here; whichever moves are made, the landscape comes to its end and the turn too.
    bool fired = false;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        MomijiTable table(R"({"columns": {"red": "red_1_l red_2", "green": "green_0_r", "brown": "brown_3"},
            "discard": "purple_3 yellow_2", "objectives": "sum torii",
            "seats": [{"hand": "red_1_r red_1_l green_1_l green_2 orange_0_l purple_2", "acorns": 9, "landscapes": "z",
                       "objectives": "zeros", "piles": ["red_0_r", "green_0_l", "orange_0_lr"]}]})",
                          players(2), game);
        QVERIFY(table.play("use z"));
        QVERIFY(table.fired("landscape.use"));
        for (int moves = 0; table.toAct() == 0; ++moves) {
            for (const QString &rule : QString::fromLatin1(tried.rules).split(u' '))
                fired |= table.fired(rule.toStdString());
            QVERIFY2(moves < 80, qPrintable(table.legal().join(u", ")));
            table.playOneMove(seed, static_cast<std::uint64_t>(moves));
        }
    }
    QVERIFY(fired);
}

void OwnLandscapeTest::effectsThatChangeTheSameThingAreRefused_data()
{
    QTest::addColumn<QByteArray>("trigger");
    QTest::addColumn<QByteArray>("effects");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const char *trigger, const char *effects, const char *code) {
        QTest::newRow(name) << QByteArray(trigger) << QByteArray(effects) << QString::fromLatin1(code);
    };
    row("two ways to take", "collect",
        R"([{"do": "take_tops", "columns": 2}, {"do": "draw_cards", "cards": 2, "discard": 0}])", "effect-clash");
    row("two skips", "play",
        R"([{"do": "skip_value", "cards": 1, "by": 1}, {"do": "skip_value", "cards": 1, "by": 2}])", "effect-clash");
    row("a skip in a wide Play", "play",
        R"([{"do": "skip_value", "cards": 1, "by": 1}, {"do": "more_cards", "cards": 4, "piles": 2}])", "effect-clash");
    row("a field of another effect", "free", R"([{"do": "gain_acorns", "acorns": 1, "cards": 2}])", "effect-field");
    row("neither buy nor swap", "free", R"([{"do": "objective", "buy": false, "swap": false}])", "effect-nothing");
    row("fewer cards than piles", "play", R"([{"do": "more_cards", "cards": 2, "piles": 3}])", "below");
    row("more piles than leaves", "play", R"([{"do": "more_cards", "cards": 8, "piles": 7}])", "range");
    row("discarding more than it draws", "free", R"([{"do": "draw_cards", "cards": 2, "discard": 3}])", "range");
    row("more than a hand can hold", "free",
        R"([{"do": "take_columns", "columns": 6}, {"do": "take_columns", "columns": 6}])", "capacity");
}

void OwnLandscapeTest::effectsThatChangeTheSameThingAreRefused()
{
    QFETCH(const QByteArray, trigger);
    QFETCH(const QByteArray, effects);
    QFETCH(const QString, code);
    Problems problems;
    QVERIFY(!withLandscape(trigger.constData(), effects.constData(), problems));
    QCOMPARE(codesOf(problems), QStringList{code});
    QVERIFY(problems.front().pointer.starts_with("/z/effects"));
}

void OwnLandscapeTest::aLaterEffectUsesWhatAnEarlierOneBrought() // ruling 3
{
    MomijiTable rich(
        R"({"objectives": "sum", "seats": [{"acorns": 1, "landscapes": "z"}]})", players(2),
        withLandscape("free",
                      R"([{"do": "gain_acorns", "acorns": 3}, {"do": "objective", "buy": true, "swap": false}])"));
    QVERIFY(rich.play("use z", "objective sum"));
    QCOMPARE(rich.acorns(), 0);
    QCOMPARE(rich.owned(), u"sum"_s);

    MomijiTable again(
        R"({"discard": "", "seats": [{"hand": "red_3 green_2", "landscapes": "z"}]})", players(2),
        withLandscape("free", R"([{"do": "discard_for_acorns", "acorns": 1}, {"do": "take_discarded", "cards": 1}])"));
    QVERIFY(again.play("use z", "discard red_3", "done", "take red_3"));
    QCOMPARE(again.hand(), u"green_2 red_3"_s);
    QCOMPARE(again.acorns(), 5);
}

void OwnLandscapeTest::aLaterEffectThatCannotHappenIsSaid() // ruling 3
{
    MomijiTable table(
        R"({"deck": "red_3 green_3 brown_3", "seats": [{"landscapes": "z"}]})", players(2),
        withLandscape("free",
                      R"([{"do": "reveal_to_piles", "cards": 4}, {"do": "draw_cards", "cards": 2, "discard": 0}])"));
    QVERIFY(table.play("use z"));
    QVERIFY(table.fired("landscape.condition"));
    QCOMPARE(table.deck(), 0);
    QCOMPARE(table.hand(), u""_s);
    QCOMPARE(table.phase(), u"turn"_s);
}

void OwnLandscapeTest::theTakingMustBePossibleWhereverItStands() // ruling 3
{
    const GamePtr game =
        withLandscape("collect", R"([{"do": "gain_acorns", "acorns": 1}, {"do": "take_tops", "columns": 2}])");
    const MomijiTable none(R"({"columns": {}, "seats": [{"hand": "red_0_l", "landscapes": "z"}]})", players(2), game);
    QVERIFY(none.refuses("use z", "landscape.condition"));
    MomijiTable some(R"({"columns": {"red": "red_2", "green": "green_3"}, "seats": [{"landscapes": "z"}]})", players(2),
                     game);
    QVERIFY(some.play("use z", "top red", "top green"));
    QCOMPARE(some.hand(), u"green_3 red_2"_s);
    QCOMPARE(some.acorns(), 5);
}

// Only the player knows that no card of the hand can be played with the landscape that is left.
void OwnLandscapeTest::aTurnThatEndsTellsNothingOfTheCardsToPlay()
{
    const GamePtr game = withLandscape("free", R"([{"do": "play_cards", "cards": 1}])");
    const auto afterCollecting = [&](const char *hand) {
        MomijiTable table(uR"({"columns": {"red": "red_3", "green": "green_2"}, "turn": {"traded": true},
                "seats": [{"hand": "%1", "landscapes": "z"}]})"_s.arg(QLatin1String(hand))
                              .toStdString(),
                          players(2), game);
        return table.play("collect red") ? table.legal() : QStringList();
    };
    QCOMPARE(afterCollecting("brown_2"), QStringList{u"end"_s});
    QCOMPARE(afterCollecting("brown_0_l"), (QStringList{u"end"_s, u"use z"_s}));
}

ENGAWA_SUBJECT(momiji_own_landscape_test, OwnLandscapeTest, QCoreApplication)
#include "own_landscape_test.moc"
