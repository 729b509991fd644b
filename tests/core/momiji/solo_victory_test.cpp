#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// The victory conditions of the solo scenarios.
class SoloVictoryTest : public QObject
{
    Q_OBJECT

private slots:
    void victoryIsCheckedAtTheEndOnly();   // ruling 50
    void coldBreezeIsWonAndLost_data();    // ruling 52
    void coldBreezeIsWonAndLost();
    void meditationIsWonAndLost_data();
    void meditationIsWonAndLost();
    void meditationAsksForAnyThreeLeaves_data();
    void meditationAsksForAnyThreeLeaves();
    void equinoxIsWonAndLost_data();       // ruling 51
    void equinoxIsWonAndLost();
    void autumnColorsIsWonAndLost_data();
    void autumnColorsIsWonAndLost();
    void tileAcornsDoNotCount();           // ruling 55
    void aDefeatIsNoVictory();             // ruling 54
};

void SoloVictoryTest::victoryIsCheckedAtTheEndOnly() // ruling 50
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

void SoloVictoryTest::coldBreezeIsWonAndLost_data() // ruling 52
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
    row("centre ties with the right",
        R"("piles": ["purple_0_l purple_1_l purple_2 purple_3", "brown_0_l brown_1_l brown_2 brown_2 brown_2", "green_0_l green_1_l green_2 green_2 green_2"], "objectives": "zeros green_leaves brown_leaves")",
        false);
    row("pile below ten",
        R"("piles": ["green_0_l green_1_l green_2 green_2", "brown_0_l brown_0_r brown_1_l brown_2 brown_2 brown_2", "purple_0_l purple_1_l purple_2 purple_3"], "objectives": "zeros green_leaves brown_leaves")",
        false);
    row("pile of nine",
        R"("piles": ["green_0_l green_1_l green_2 green_2 green_2", "brown_0_l brown_0_r brown_1_l brown_2 brown_2 brown_2", "purple_0_l purple_2 purple_3"], "objectives": "zeros green_leaves brown_leaves")",
        false);
    row("one pile",
        R"("piles": ["brown_0_l brown_0_r brown_1_l brown_2 brown_2 brown_2"], "objectives": "zeros green_leaves brown_leaves")",
        false);
}

void SoloVictoryTest::coldBreezeIsWonAndLost()
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

void SoloVictoryTest::meditationIsWonAndLost_data()
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
    QTest::newRow("three piles")
        << uR"("piles": ["red_0_l red_1_l red_2 red_3", "green_0_l green_1_l green_2 green_3", "yellow_0_l yellow_1_l yellow_2 yellow_3"])"_s
               + tokens.arg(10).arg(u"red_leaves green_leaves yellow_leaves"_s)
        << false;
    QTest::newRow("nine acorns") << piles.arg(u"brown_1_l"_s)
                                        + tokens.arg(9).arg(u"red_leaves green_leaves yellow_leaves"_s)
                                 << false;
}

void SoloVictoryTest::meditationIsWonAndLost()
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

void SoloVictoryTest::meditationAsksForAnyThreeLeaves_data()
{
    QTest::addColumn<QString>("weak"); // the fourth leaf
    QTest::addColumn<QStringList>("strong");
    const QStringList leaves{u"red"_s, u"yellow"_s, u"green"_s, u"brown"_s};
    for (int i = 0; i < 4; ++i)
        QTest::newRow(qPrintable(leaves[i]))
            << leaves[i] << QStringList{leaves[(i + 1) % 4], leaves[(i + 2) % 4], leaves[(i + 3) % 4]};
}

void SoloVictoryTest::meditationAsksForAnyThreeLeaves()
{
    QFETCH(QString, weak);
    QFETCH(QStringList, strong);
    const QString ten = u"%1_0_l %1_1_l %1_2 %1_2 %1_2"_s, nine = u"%1_0_l %1_2 %1_3"_s, one = u"%1_1_l"_s;
    const auto winners = [&](const QString &first, const QString &token) {
        MomijiTable table(uR"({"turns_left": 1, "columns": {"red": "red_0_r"}, "deck": "", "seats": [{"acorns": 10,
                "piles": ["%1", "%2", "%3", "%4"], "objectives": "%5_leaves %6_leaves %7_leaves"}]})"_s
                              .arg(first.arg(strong[0]), ten.arg(strong[1]), ten.arg(strong[2]), one.arg(weak), token,
                                   strong[1], strong[2])
                              .toStdString(),
                          solo("meditation"));
        return table.play("collect red", "(end)") && table.isOver() ? table.winners() : u"?"_s;
    };
    QCOMPARE(winners(ten, strong[0]), u"A"_s);
    QCOMPARE(winners(nine, strong[0]), u"nobody"_s);
    QCOMPARE(winners(ten, weak), u"nobody"_s); // the token of a leaf without the points
}

void SoloVictoryTest::equinoxIsWonAndLost_data() // ruling 51
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

void SoloVictoryTest::equinoxIsWonAndLost()
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

void SoloVictoryTest::autumnColorsIsWonAndLost_data()
{
    QTest::addColumn<QString>("seat");
    QTest::addColumn<bool>("won");
    // Four piles of 12 each are 48, and two of 1.
    const QString piles =
        u"\"piles\": [\"red_0_l red_1_l red_2 red_3\", \"green_0_l green_1_l green_2 green_3\", \"yellow_0_l yellow_1_l yellow_2 yellow_3\", \"orange_0_l orange_1_l orange_2 orange_3\", \"purple_1_l\", \"%1\"]"_s;
    const QString tokens =
        u", \"acorns\": %1, \"objectives\": \"red_leaves orange_leaves yellow_leaves green_leaves purple_leaves brown_leaves %2\""_s;
    QTest::newRow("won") << piles.arg(u"brown_1_l"_s) + tokens.arg(10).arg(u"sum"_s) << true;
    QTest::newRow("five piles")
        << uR"("piles": ["red_0_l red_1_l red_2 red_3", "green_0_l green_1_l green_2 green_3", "yellow_0_l yellow_1_l yellow_2 yellow_3", "orange_0_l orange_1_l orange_2 orange_3", "purple_1_l"])"_s
               + tokens.arg(20).arg(u"sum"_s)
        << false;
    QTest::newRow("59 points") << piles.arg(u"brown_1_l"_s) + tokens.arg(9).arg(u"sum"_s) << false;
    QTest::newRow("six tokens") << piles.arg(u"brown_1_l"_s) + tokens.arg(10).arg(QString()) << false;
    QTest::newRow("a zero on top") << piles.arg(u"brown_0_l"_s) + tokens.arg(20).arg(u"sum"_s) << false;
}

void SoloVictoryTest::autumnColorsIsWonAndLost()
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

void SoloVictoryTest::tileAcornsDoNotCount() // ruling 55
{
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_0_r"}, "deck": "", "seats": [
        {"acorns": 3, "landscapes": "d:acorn b:acorn g:acorn", "piles": ["red_3", "yellow_3", "orange_3"], "objectives": "torii red_leaves acorns"}]})",
                      solo("equinox"));
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("solo.victory"));
    QCOMPARE(table.winners(), u"nobody"_s);
}

void SoloVictoryTest::aDefeatIsNoVictory() // ruling 54
{
    // All conditions hold: six piles of twelve are 72.
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_0_r"}, "deck": "brown_2", "seats": [
        {"acorns": 1, "landscapes": "d", "objectives": "red_leaves orange_leaves yellow_leaves green_leaves purple_leaves brown_leaves sum",
         "piles": ["red_0_l red_1_l red_2 red_3", "orange_0_l orange_1_l orange_2 orange_3", "yellow_0_l yellow_1_l yellow_2 yellow_3",
                   "green_0_l green_1_l green_2 green_3", "purple_0_l purple_1_l purple_2 purple_3", "brown_0_l brown_1_l brown_2 brown_3"]}]})",
                      solo("autumn_colors"));
    QCOMPARE(table.score("score.conditions"), 3);
    QVERIFY(table.play("use d"));
    QVERIFY(table.fired("solo.defeat"));
    QVERIFY(table.isOver());
    QCOMPARE(table.winners(), u"nobody"_s);
}

ENGAWA_SUBJECT(momiji_solo_victory_test, SoloVictoryTest, QCoreApplication)
#include "solo_victory_test.moc"
