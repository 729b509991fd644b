#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// How a solo game ends: the last turn, the tax and defeat.
class SoloEndTest : public QObject
{
    Q_OBJECT

private slots:
    void toriisNeverEndASoloGame();
    void aShortRevealBringsTheLastTurn();  // ruling 49
    void aTokenMayBringTheLastTurn();      // ruling 49
    void anExactlyEmptyDeckIsNotTheEnd();  // ruling 49
    void theLastTurnRevealsNothing();      // ruling 49
    void noActionOfTheLastTurnReveals();   // ruling 49
    void anEmptyTableEndsTheGame_data();   // rulings 5, 49
    void anEmptyTableEndsTheGame();
    void whoPassesBesideADeckRevealsAnew(); // rulings 5, 49
    void twoOfATypeAreTaxed();
    void differentTypesAreNotTaxed();
    void theTaxIsOneAcornInAll();
    void anObjectiveIsTaxedToo();
    void dIsNotTaxed();                    // ruling 53
    void passingIsNotTaxed();
    void theOpeningIsNotTaxed();           // ruling 53
    void withoutAcornsTheGameIsLost();     // ruling 54
    void alsoByAPaymentOfOnesOwn();        // ruling 54
    void taxAndDefeatAreOfOneScenario_data();
    void taxAndDefeatAreOfOneScenario();
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

void SoloEndTest::aTokenMayBringTheLastTurn() // ruling 49
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l"}, "deck": "red_3 yellow_0_l yellow_2", "seats": [{"piles": ["red_2"]}]})",
        solo("equinox"));
    QVERIFY(table.play("objective red_leaves", "(end)"));
    QVERIFY(table.fired("solo.short-reveal"));
    QCOMPARE(table.displayed(), 3);
    QCOMPARE(table.turnsLeft(), 1);
    QVERIFY(!table.isOver());
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

void SoloEndTest::noActionOfTheLastTurnReveals() // ruling 49
{
    MomijiTable token(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "deck": "red_3 yellow_0_l yellow_2 orange_2", "seats": [{"piles": ["red_2"], "hand": "orange_3 yellow_3"}]})",
        solo("equinox"));
    QVERIFY(token.play("objective red_leaves"));
    QVERIFY(token.fired("solo.last-turn"));
    QCOMPARE(token.displayed(), 0);
    QCOMPARE(token.deck(), 4);
    MomijiTable f(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "deck": "red_3 yellow_0_l yellow_2 green_2", "seats": [{"landscapes": "f", "hand": "red_0_r"}]})",
        solo("meditation"));
    QVERIFY(f.play("use f", "top red"));
    QCOMPARE(f.displayed(), 0);
    QCOMPARE(f.deck(), 4);
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

void SoloEndTest::passingIsNotTaxed()
{
    // It reveals, but it is neither a Collect nor an objective.
    MomijiTable table(R"({"columns": {}, "deck": "green_2 green_3 brown_2 brown_3 red_3", "seats": [{"acorns": 3}]})",
                      solo("autumn_colors"));
    QVERIFY(table.play("pass"));
    QCOMPARE(table.displayed(), 4);
    QVERIFY(!table.fired("solo.tax"));
    QCOMPARE(table.acorns(), 3);
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

void SoloEndTest::taxAndDefeatAreOfOneScenario_data()
{
    QTest::addColumn<QString>("leaf");
    QTest::newRow("cold_breeze") << u"green"_s;
    QTest::newRow("meditation") << u"green"_s;
    QTest::newRow("equinox") << u"red"_s;
}

void SoloEndTest::taxAndDefeatAreOfOneScenario()
{
    QFETCH(QString, leaf);
    MomijiTable table(
        uR"({"columns": {"%1": "%1_0_l"}, "deck": "%1_1_l %1_1_r %1_2 %1_2 %1_3", "seats": [{"acorns": 2, "piles": ["%1_0_r %1_2"]}]})"_s
            .arg(leaf)
            .toStdString(),
        solo(QTest::currentDataTag()));
    QVERIFY(table.play(u"collect %1"_s.arg(leaf).toStdString(), "(end)"));
    QVERIFY(!table.fired("solo.tax"));
    QCOMPARE(table.acorns(), 2);
    QVERIFY(table.play(u"objective %1_leaves"_s.arg(leaf).toStdString(), "(end)"));
    QVERIFY(!table.fired("solo.defeat"));
    QCOMPARE(table.acorns(), 0);
    QVERIFY(!table.isOver());
}

ENGAWA_SUBJECT(momiji_solo_end_test, SoloEndTest, QCoreApplication)
#include "solo_end_test.moc"
