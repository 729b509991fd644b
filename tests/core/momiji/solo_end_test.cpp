#include "tests/core/momiji/momiji_table.h"

// How a solo game ends: the last turn, victories, the tax and defeat.
class SoloEndTest : public QObject
{
    Q_OBJECT

private slots:
    void toriisNeverEndASoloGame();
    void aShortRevealBringsTheLastTurn();  // ruling 49
    void anExactlyEmptyDeckIsNotTheEnd();  // ruling 49
    void theLastTurnRevealsNothing();      // ruling 49
    void anEmptyTableEndsTheGame_data();   // rulings 5, 49
    void anEmptyTableEndsTheGame();
    void whoPassesBesideADeckRevealsAnew(); // rulings 5, 49
    void victoryIsCheckedAtTheEndOnly();   // ruling 50
    void coldBreezeIsWonAndLost_data();    // ruling 52
    void coldBreezeIsWonAndLost();
    void meditationIsWonAndLost_data();
    void meditationIsWonAndLost();
    void equinoxIsWonAndLost_data();       // ruling 51
    void equinoxIsWonAndLost();
    void autumnColorsIsWonAndLost_data();
    void autumnColorsIsWonAndLost();
    void tileAcornsDoNotCount();           // ruling 55
    void twoOfATypeAreTaxed();
    void differentTypesAreNotTaxed();
    void theTaxIsOneAcornInAll();
    void anObjectiveIsTaxedToo();
    void dIsNotTaxed();                    // ruling 53
    void theOpeningIsNotTaxed();           // ruling 53
    void withoutAcornsTheGameIsLost();     // ruling 54
    void alsoByAPaymentOfOnesOwn();        // ruling 54
};

void SoloEndTest::toriisNeverEndASoloGame()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"hand": "red_3 yellow_3 orange_3", "piles": ["red_2", "yellow_2", "orange_2"]}]})",
        solo("equinox"));
    QVERIFY(table.play("play red_3", "play yellow_3", "play orange_3", "(end)"));
    QVERIFY(table.fired("solo.toriis"));
    QVERIFY(!table.fired("play.torii-shortage"));
    QVERIFY(!table.fired("end.toriis"));
    QVERIFY(!table.isOver());
    QCOMPARE(table.turnsLeft(), 0);
}

void SoloEndTest::aShortRevealBringsTheLastTurn() // ruling 49
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "yellow": "yellow_2"}, "deck": "red_3 yellow_0_l", "seats": [{}]})",
        solo("equinox"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.short-reveal"));
    QCOMPARE(table.displayed(), 2);
    QVERIFY(!table.isOver());
    QVERIFY(table.play("collect yellow", "(end)"));
    QVERIFY(table.isOver());
}

void SoloEndTest::anExactlyEmptyDeckIsNotTheEnd() // ruling 49
{
    MomijiTable table(R"({"columns": {"red": "red_0_l"}, "deck": "red_3 yellow_0_l yellow_2 orange_3", "seats": [{}]})",
                      solo("equinox"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(!table.fired("solo.short-reveal"));
    QVERIFY(!table.fired("end.deck"));
    QCOMPARE(table.deck(), 0);
    QCOMPARE(table.turnsLeft(), 0);
    QVERIFY(table.play("collect red", "(end)")); // now four cards can't be revealed
    QVERIFY(table.fired("solo.short-reveal"));
    QVERIFY(!table.isOver());
}

void SoloEndTest::theLastTurnRevealsNothing() // ruling 49
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l red_2", "yellow": "yellow_2"}, "deck": "", "seats": [{"landscapes": "g", "hand": "orange_2 orange_3"}]})",
        solo("equinox"));
    QVERIFY(table.play("trade orange_2", "trade orange_3", "collect red")); // its optional actions are there
    QVERIFY(table.fired("solo.last-turn"));
    QVERIFY(!table.fired("solo.short-reveal"));
    QVERIFY(table.play("use g", "take orange_3", "(end)"));
    QVERIFY(table.isOver());
}

void SoloEndTest::anEmptyTableEndsTheGame_data() // rulings 5, 49
{
    QTest::addColumn<QString>("scenario");
    for (const char *scenario : {"cold_breeze", "meditation", "equinox", "autumn_colors"})
        QTest::newRow(scenario) << QString::fromLatin1(scenario);
}

void SoloEndTest::anEmptyTableEndsTheGame()
{
    QFETCH(QString, scenario);
    MomijiTable table(R"({"columns": {}, "deck": "", "seats": [{"acorns": 1}]})", solo(qPrintable(scenario)));
    QCOMPARE(table.turnsLeft(), 0);
    QVERIFY(table.play("pass"));
    QVERIFY(table.fired("turn.pass"));
    QVERIFY(table.fired("solo.short-reveal"));
    QVERIFY(!table.isOver());
    QVERIFY(table.play("pass"));
    QVERIFY(!table.fired("solo.short-reveal")); // ruling 48
    QVERIFY(table.isOver());
    QCOMPARE(table.winners(), u"nobody"_s);
}

void SoloEndTest::whoPassesBesideADeckRevealsAnew() // rulings 5, 49
{
    MomijiTable table(R"({"columns": {}, "deck": "red_3 yellow_3 yellow_2 orange_3 red_2", "seats": [{"acorns": 4}]})",
                      solo("equinox"));
    QVERIFY(table.play("pass"));
    QCOMPARE(table.displayed(), 4);
    QCOMPARE(table.turnsLeft(), 0);
    QVERIFY(table.play("collect yellow", "(end)")); // one card is left to reveal
    QVERIFY(table.fired("solo.short-reveal"));
    QCOMPARE(table.displayed(), 1);
}

void SoloEndTest::victoryIsCheckedAtTheEndOnly() // ruling 50
{
    // All conditions hold in the middle of the game.
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"acorns": 9, "piles": ["red_3", "yellow_3", "orange_3"], "objectives": "torii red_leaves yellow_leaves"}]})",
        solo("equinox"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(!table.isOver());
    QVERIFY(!table.fired("solo.victory"));
    QCOMPARE(table.score("score.conditions"), 3);
}

void SoloEndTest::coldBreezeIsWonAndLost_data() // ruling 52
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<bool>("won");
    const auto row = [](const char *name, const char *seat, bool won) {
        QTest::newRow(name) << QString::fromLatin1(seat) << won;
    };
    row("won",
        R"("piles": ["green_0_l green_1_l green_2 green_2 green_2", "brown_0_l brown_0_r brown_1_l brown_2 brown_2 brown_2", "purple_0_l purple_1_l purple_2 purple_3"], "objectives": "zeros green_leaves brown_leaves")",
        true);
    row("two tokens",
        R"("piles": ["green_0_l green_1_l green_2 green_2 green_2", "brown_0_l brown_0_r brown_1_l brown_2 brown_2 brown_2", "purple_0_l purple_1_l purple_2 purple_3"], "objectives": "zeros green_leaves")",
        false);
    row("centre ties",
        R"("piles": ["green_0_l green_1_l green_2 green_2 green_2", "brown_0_l brown_1_l brown_2 brown_2 brown_2", "purple_0_l purple_1_l purple_2 purple_3"], "objectives": "zeros green_leaves brown_leaves")",
        false);
    row("pile below ten",
        R"("piles": ["green_0_l green_1_l green_2 green_2", "brown_0_l brown_0_r brown_1_l brown_2 brown_2 brown_2", "purple_0_l purple_1_l purple_2 purple_3"], "objectives": "zeros green_leaves brown_leaves")",
        false);
    row("one pile",
        R"("piles": ["brown_0_l brown_0_r brown_1_l brown_2 brown_2 brown_2"], "objectives": "zeros green_leaves brown_leaves")",
        false);
}

void SoloEndTest::coldBreezeIsWonAndLost()
{
    QFETCH(QString, seat);
    QFETCH(bool, won);
    MomijiTable table(
        u"{\"turns_left\": 1, \"columns\": {\"purple\": \"purple_0_r\"}, \"deck\": \"\", \"seats\": [{%1}]}"_s.arg(seat)
            .toStdString(),
        solo("cold_breeze"));
    QVERIFY(table.play("collect purple", "(end)"));
    QVERIFY(table.isOver());
    QVERIFY(table.fired("solo.victory"));
    QCOMPARE(table.winners(), won ? u"A"_s : u"nobody"_s);
}

void SoloEndTest::meditationIsWonAndLost_data()
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<bool>("won");
    const QString piles =
        u"\"piles\": [\"red_0_l red_1_l red_2 red_3\", \"green_0_l green_1_l green_2 green_3\", \"yellow_0_l yellow_1_l yellow_2 yellow_3\", \"%1\"]"_s;
    const QString tokens = u", \"acorns\": %1, \"objectives\": \"%2\""_s;
    QTest::newRow("won") << piles.arg(u"brown_1_l"_s) + tokens.arg(10).arg(u"red_leaves green_leaves yellow_leaves"_s)
                         << true;
    QTest::newRow("a zero on top") << piles.arg(u"brown_0_l"_s)
                                          + tokens.arg(10).arg(u"red_leaves green_leaves yellow_leaves"_s)
                                   << false;
    QTest::newRow("wrong token") << piles.arg(u"brown_1_l"_s)
                                        + tokens.arg(10).arg(u"red_leaves green_leaves brown_leaves"_s)
                                 << false;
    QTest::newRow("nine acorns") << piles.arg(u"brown_1_l"_s)
                                        + tokens.arg(9).arg(u"red_leaves green_leaves yellow_leaves"_s)
                                 << false;
}

void SoloEndTest::meditationIsWonAndLost()
{
    QFETCH(QString, seat);
    QFETCH(bool, won);
    MomijiTable table(
        u"{\"turns_left\": 1, \"columns\": {\"red\": \"red_0_r\"}, \"deck\": \"\", \"seats\": [{%1}]}"_s.arg(seat)
            .toStdString(),
        solo("meditation"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.victory"));
    QCOMPARE(table.winners(), won ? u"A"_s : u"nobody"_s);
}

void SoloEndTest::equinoxIsWonAndLost_data() // ruling 51
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<bool>("won");
    const auto row = [](const char *name, const char *seat, bool won) {
        QTest::newRow(name) << QString::fromLatin1(seat) << won;
    };
    row("won", R"("acorns": 4, "piles": ["red_3", "yellow_3", "orange_3"], "objectives": "torii red_leaves acorns")",
        true);
    row("three acorns",
        R"("acorns": 3, "piles": ["red_3", "yellow_3", "orange_3"], "objectives": "torii red_leaves acorns")", false);
    row("two tokens", R"("acorns": 4, "piles": ["red_3", "yellow_3", "orange_3"], "objectives": "torii red_leaves")",
        false);
    row("two piles only", R"("acorns": 4, "piles": ["red_3", "yellow_3"], "objectives": "torii red_leaves acorns")",
        false);
    row("an open pile",
        R"("acorns": 4, "piles": ["red_3", "yellow_3", "orange_2"], "objectives": "torii red_leaves acorns")", false);
}

void SoloEndTest::equinoxIsWonAndLost()
{
    QFETCH(QString, seat);
    QFETCH(bool, won);
    MomijiTable table(
        u"{\"turns_left\": 1, \"columns\": {\"red\": \"red_0_r\"}, \"deck\": \"\", \"seats\": [{%1}]}"_s.arg(seat)
            .toStdString(),
        solo("equinox"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.victory"));
    QCOMPARE(table.winners(), won ? u"A"_s : u"nobody"_s);
}

void SoloEndTest::autumnColorsIsWonAndLost_data()
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<bool>("won");
    // Four piles of 12 each are 48, and two of 1.
    const QString piles =
        u"\"piles\": [\"red_0_l red_1_l red_2 red_3\", \"green_0_l green_1_l green_2 green_3\", \"yellow_0_l yellow_1_l yellow_2 yellow_3\", \"orange_0_l orange_1_l orange_2 orange_3\", \"purple_1_l\", \"%1\"]"_s;
    const QString tokens =
        u", \"acorns\": %1, \"objectives\": \"red_leaves orange_leaves yellow_leaves green_leaves purple_leaves brown_leaves %2\""_s;
    QTest::newRow("won") << piles.arg(u"brown_1_l"_s) + tokens.arg(10).arg(u"sum"_s) << true;
    QTest::newRow("59 points") << piles.arg(u"brown_1_l"_s) + tokens.arg(9).arg(u"sum"_s) << false;
    QTest::newRow("six tokens") << piles.arg(u"brown_1_l"_s) + tokens.arg(10).arg(QString()) << false;
    QTest::newRow("a zero on top") << piles.arg(u"brown_0_l"_s) + tokens.arg(20).arg(u"sum"_s) << false;
}

void SoloEndTest::autumnColorsIsWonAndLost()
{
    QFETCH(QString, seat);
    QFETCH(bool, won);
    MomijiTable table(
        u"{\"turns_left\": 1, \"columns\": {\"red\": \"red_0_r\"}, \"deck\": \"\", \"seats\": [{%1}]}"_s.arg(seat)
            .toStdString(),
        solo("autumn_colors"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.victory"));
    QCOMPARE(table.winners(), won ? u"A"_s : u"nobody"_s);
}

void SoloEndTest::tileAcornsDoNotCount() // ruling 55
{
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_0_r"}, "deck": "", "seats": [
        {"acorns": 3, "landscapes": "d:acorn b:acorn g:acorn", "piles": ["red_3", "yellow_3", "orange_3"], "objectives": "torii red_leaves acorns"}]})",
                      solo("equinox"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.victory"));
    QCOMPARE(table.winners(), u"nobody"_s);
}

void SoloEndTest::twoOfATypeAreTaxed()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 brown_3 green_0_l yellow_2 red_3", "seats": [{"acorns": 3}]})",
        solo("autumn_colors"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.tax"));
    QCOMPARE(table.acorns(), 2);
}

void SoloEndTest::differentTypesAreNotTaxed()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_0_r"}, "deck": "green_2 brown_3 purple_0_l yellow_2 red_3", "seats": [{"acorns": 3}]})",
        solo("autumn_colors"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(!table.fired("solo.tax"));
    QCOMPARE(table.acorns(), 3);
    MomijiTable other(
        R"({"columns": {"red": "red_0_l"}, "deck": "red_2 red_3 orange_0_l yellow_2 red_3", "seats": [{"acorns": 3}]})",
        solo("equinox"));
    QVERIFY(other.play("collect red", "(end)"));
    QVERIFY(!other.fired("solo.tax")); // a rule of one scenario
}

void SoloEndTest::theTaxIsOneAcornInAll()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 brown_3 green_0_l brown_2 red_3", "seats": [{"acorns": 3}]})",
        solo("autumn_colors"));
    QVERIFY(table.play("collect red", "(end)"));
    QCOMPARE(table.firings("solo.tax"), 1);
    QCOMPARE(table.acorns(), 2);
}

void SoloEndTest::anObjectiveIsTaxedToo()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 brown_3 green_0_l yellow_2 red_3", "seats": [{"acorns": 3, "piles": ["red_1_l"]}]})",
        solo("autumn_colors"));
    QVERIFY(table.play("objective red_leaves", "(end)"));
    QVERIFY(table.fired("solo.tax"));
    QCOMPARE(table.acorns(), 1);
}

void SoloEndTest::dIsNotTaxed() // ruling 53
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 brown_3 green_0_l yellow_2 red_3", "seats": [{"acorns": 3, "landscapes": "d"}]})",
        solo("autumn_colors"));
    QVERIFY(table.play("use d", "discard green_2", "(end)"));
    QVERIFY(!table.fired("solo.tax"));
    QCOMPARE(table.acorns(), 2);
}

void SoloEndTest::theOpeningIsNotTaxed() // ruling 53
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const MomijiTable table = MomijiTable::dealt(solo("autumn_colors"), seed);
        QVERIFY(!table.fired("solo.tax"));
        QCOMPARE(table.acorns(), 4);
    }
}

void SoloEndTest::withoutAcornsTheGameIsLost() // ruling 54
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 brown_3 green_0_l yellow_2 red_3", "seats": [{"acorns": 1}]})",
        solo("autumn_colors"));
    QVERIFY(table.play("collect red"));
    QVERIFY(table.fired("solo.tax"));
    QVERIFY(table.fired("solo.defeat"));
    QVERIFY(table.isOver());
    QCOMPARE(table.winners(), u"nobody"_s);
}

void SoloEndTest::alsoByAPaymentOfOnesOwn() // ruling 54
{
    MomijiTable landscape(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 brown_3 green_0_l yellow_2 red_3", "seats": [{"acorns": 1, "landscapes": "d"}]})",
        solo("autumn_colors"));
    QVERIFY(landscape.play("use d"));
    QVERIFY(landscape.fired("solo.defeat"));
    QVERIFY(landscape.isOver());
    QCOMPARE(landscape.winners(), u"nobody"_s);
    MomijiTable token(
        R"({"columns": {"red": "red_0_l"}, "deck": "green_2 brown_3 purple_0_l yellow_2 red_3", "seats": [{"acorns": 2, "piles": ["red_2"]}]})",
        solo("autumn_colors"));
    QVERIFY(token.play("objective red_leaves"));
    QVERIFY(token.fired("solo.defeat"));
    QVERIFY(token.isOver());
    // In another scenario it is no harm.
    MomijiTable other(R"({"columns": {"red": "red_0_l"}, "seats": [{"acorns": 2, "piles": ["red_2"]}]})",
                      solo("equinox"));
    QVERIFY(other.play("objective red_leaves", "(end)"));
    QVERIFY(!other.isOver());
}

QTEST_GUILESS_MAIN(SoloEndTest)
#include "solo_end_test.moc"
