#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Taking objectives, and what they count.
class ObjectiveTest : public QObject
{
    Q_OBJECT

private slots:
    void anObjectiveCostsThreeAcorns();
    void anObjectiveNeedsTheAcorns();
    void onlyAvailableObjectivesAreTaken();
    void theOwnerScoresTenAndAnotherThree();
    void theOwnerScoresNothingIfAnotherIsBetter();
    void tiedPlayersEachGetTheirs();
    void everyObjectiveCountsItsOwn_data();
    void everyObjectiveCountsItsOwn();
    void everybodyAtZeroIsATie();             // ruling 30
    void unownedTokensScoreNothing();         // ruling 31
    void anothersGoldenLeafSpoilsNoLandscape(); // ruling 32
    void anOwnUseSpoilsALandscape();            // ruling 32
    void ofEqualTilesTheUsedOneIsUsedAgain();   // ruling 32
    void acornsCountByTheirValue();           // ruling 33
    void typesAndZerosCountCardsTriosCountPiles(); // ruling 20
    void aTypeTokenCountsCardsWhereverTheyLie_data();
    void aTypeTokenCountsCardsWhereverTheyLie(); // ruling 20
    void everyLeafOfATrioCounts_data();
    void everyLeafOfATrioCounts();
    void cardsOfAnyValueCanBeCounted_data();
    void cardsOfAnyValueCanBeCounted();
};

void ObjectiveTest::anObjectiveCostsThreeAcorns()
{
    MomijiTable table(R"({"objectives": "zeros hand"})");
    QVERIFY(table.play("objective zeros", "(end)"));
    QVERIFY(table.fired("objective.take"));
    QCOMPARE(table.acorns(), 2);
    QCOMPARE(table.owned(), u"zeros"_s);
    QCOMPARE(table.available(), u"hand"_s);
    QCOMPARE(table.toAct(), 1);
}

void ObjectiveTest::anObjectiveNeedsTheAcorns()
{
    const MomijiTable poor(R"({"objectives": "zeros", "seats": [{"acorns": 2}]})");
    QVERIFY(poor.refuses("objective zeros", "objective.cost"));
    const MomijiTable rich(R"({"objectives": "zeros", "seats": [{"acorns": 3}]})");
    QVERIFY(rich.allows("objective zeros"));
}

void ObjectiveTest::onlyAvailableObjectivesAreTaken()
{
    const MomijiTable table(R"({"objectives": "zeros", "seats": [{}, {"objectives": "hand"}]})");
    QVERIFY(table.refuses("objective hand", "objective.available")); // B's
    QVERIFY(table.refuses("objective sum", "objective.available")); // in the box
    QVERIFY(table.allows("objective zeros"));
}

void ObjectiveTest::theOwnerScoresTenAndAnotherThree()
{
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "seats": [
        {"piles": ["red_0_l red_0_r"], "objectives": "red_leaves"}, {"piles": ["green_0_l green_0_r"], "objectives": "zeros"}]})");
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.isOver());
    // Red: A alone. Zeros: both have two.
    QCOMPARE(table.firings("score.objective"), 2);
    QCOMPARE(table.firings("score.objective-other"), 1);
    QCOMPARE(table.score("score.objectives", 0), 13);
    QCOMPARE(table.score("score.objectives", 1), 10);
}

void ObjectiveTest::theOwnerScoresNothingIfAnotherIsBetter()
{
    const MomijiTable table(R"({"phase": "over", "seats": [
        {"piles": ["red_0_l"], "objectives": "zeros"}, {"piles": ["green_0_l green_0_r"]}]})");
    QCOMPARE(table.score("score.objectives", 0), 0);
    QCOMPARE(table.score("score.objectives", 1), 3);
}

void ObjectiveTest::tiedPlayersEachGetTheirs()
{
    const MomijiTable table(R"({"phase": "over", "seats": [
        {"piles": ["red_0_l red_0_l"], "objectives": "zeros"}, {"piles": ["green_0_l green_0_l"]},
        {"piles": ["brown_0_l brown_0_l"]}, {"piles": ["yellow_0_l"]}]})",
                            players(4));
    QCOMPARE(table.score("score.objectives", 0), 10);
    QCOMPARE(table.score("score.objectives", 1), 3);
    QCOMPARE(table.score("score.objectives", 2), 3);
    QCOMPARE(table.score("score.objectives", 3), 0);
}

void ObjectiveTest::everyObjectiveCountsItsOwn_data()
{
    // A owns the token and is best, B is better in everything like it.
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    const auto row = [](const char *token, const char *a, const char *b) {
        QTest::newRow(token) << QString::fromLatin1(token) << QString::fromLatin1(a) << QString::fromLatin1(b);
    };
    for (const char *leaf : {"red", "orange", "yellow", "green", "purple", "brown"}) {
        const QString name = QString::fromLatin1(leaf);
        const QString other = name == u"red"_s ? u"green"_s : u"red"_s;
        QTest::newRow(leaf) << name + u"_leaves"_s << u"\"piles\": [\"%1_0_l %1_0_r\"]"_s.arg(name)
                            << u"\"piles\": [\"%1_0_lr\", \"%2_0_l %2_1_l %2_2\"]"_s.arg(name, other);
    }
    row("single_pile", R"("piles": ["red_0_l red_0_r red_0_lr", "purple_0_l"])",
        R"("piles": ["green_0_l green_3", "brown_0_l brown_3", "yellow_0_l yellow_3"])");
    row("sum", R"("piles": ["red_3", "green_2"])",
        R"("piles": ["red_0_l red_0_r red_1_l red_2", "brown_2", "yellow_0_l"])");
    QTest::newRow("sum of all tops") << u"sum"_s << uR"("piles": ["red_3", "green_3", "purple_0_l"])"_s
                                     << uR"("piles": ["red_2", "orange_1_l", "yellow_1_l", "brown_1_l"])"_s;
    row("torii", R"("piles": ["red_3", "green_3"])",
        R"("piles": ["brown_2 brown_3", "yellow_2", "purple_2", "orange_2"])");
    row("acorns", R"("acorns": 7)", R"("acorns": 6, "hand": "green_0_l green_2", "piles": ["red_0_l red_3"])");
    row("landscapes", R"("piles": ["red_0_l", "green_0_l"], "landscapes": "a b")",
        R"("piles": ["yellow_0_l yellow_0_r", "brown_0_l brown_0_r", "purple_0_l"], "landscapes": "a:acorn b:acorn c:acorn")");
    QTest::newRow("piles and landscapes")
        << u"landscapes"_s << uR"("piles": ["red_0_l", "green_0_l", "orange_0_l"], "landscapes": "a b:acorn c:acorn")"_s
        << uR"("piles": ["brown_0_l brown_0_r"], "landscapes": "a b c:acorn")"_s;
    row("zeros", R"("piles": ["red_0_l red_0_r red_1_l"])", R"("piles": ["green_0_l green_1_l green_2 green_3"])");
    row("warm_trio", R"("piles": ["red_0_l", "orange_0_l", "yellow_0_l"])",
        R"("piles": ["red_0_r", "orange_0_r", "green_0_l green_1_l"])");
    row("cool_trio", R"("piles": ["green_0_l", "purple_0_l", "brown_0_l"])",
        R"("piles": ["green_0_r", "purple_0_r", "red_0_l red_1_l"])");
    row("fewest", R"("piles": ["red_0_l"], "hand": "brown_2 brown_3 brown_0_l")",
        R"("piles": ["green_0_l green_1_l"])");
    row("hand", R"("hand": "brown_0_l brown_2", "piles": ["brown_3"])",
        R"("hand": "green_0_l", "piles": ["red_0_r red_3"])");
}

void ObjectiveTest::everyObjectiveCountsItsOwn()
{
    QFETCH(QString, token);
    QFETCH(QString, a);
    QFETCH(QString, b);
    const QString position = uR"({"phase": "over", "seats": [{"objectives": "%1", %2}, {%3}]})"_s.arg(token, a, b);
    const MomijiTable table(position.toStdString());
    QCOMPARE(table.score("score.objectives", 0), 10);
    QCOMPARE(table.score("score.objectives", 1), 0);
}

void ObjectiveTest::everybodyAtZeroIsATie() // ruling 30
{
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_2"}, "seats": [{"objectives": "torii"}]})",
                      players(3));
    QVERIFY(table.play("collect red", "(end)"));
    QCOMPARE(table.firings("score.objective"), 1);
    QCOMPARE(table.firings("score.objective-other"), 2);
    QCOMPARE(table.score("score.objectives", 0), 10);
    QCOMPARE(table.score("score.objectives", 1), 3);
    QCOMPARE(table.score("score.objectives", 2), 3);
}

void ObjectiveTest::unownedTokensScoreNothing() // ruling 31
{
    MomijiTable table(
        R"({"turns_left": 1, "columns": {"red": "red_2"}, "objectives": "zeros hand", "seats": [{"piles": ["red_0_l"]}]})");
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.isOver());
    QVERIFY(!table.fired("score.objective"));
    QVERIFY(!table.fired("score.objective-other"));
    QCOMPARE(table.score("score.objectives", 0), 0);
    QCOMPARE(table.score("score.objectives", 1), 0);
}

void ObjectiveTest::anothersGoldenLeafSpoilsNoLandscape() // ruling 32
{
    // B's golden leaf lies on A's tile: it still counts for A. B's own golden leaf spoils B's.
    const MomijiTable table(R"({"phase": "over", "seats": [
        {"landscapes": "a:golden b", "objectives": "landscapes"}, {"landscapes": "a:golden,owner_used b"}]})",
                            golden());
    QCOMPARE(table.score("score.objectives", 0), 10);
    QCOMPARE(table.score("score.objectives", 1), 0);
    MomijiTable played(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "c", "golden": 1}, {"landscapes": "c"}]})",
        golden());
    QVERIFY(played.play("use c 1 golden"));
    QVERIFY(played.fired("golden.use"));
    QVERIFY(played.seat(1)["landscapes"][0].value("golden", false));
    QVERIFY(!played.seat(1)["landscapes"][0].value("owner_used", false));
    MomijiTable own(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "c", "golden": 1}]})", golden());
    QVERIFY(own.play("use c golden"));
    QVERIFY(own.seat(0)["landscapes"][0].value("owner_used", false));
}

void ObjectiveTest::anOwnUseSpoilsALandscape() // ruling 32
{
    for (const char *use : {"use c", "use c golden"}) {
        MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_2", "green": "green_2"}, "seats": [
            {"landscapes": "c l", "golden": 1, "objectives": "landscapes"}, {"landscapes": "c l"}]})",
                          golden());
        QVERIFY(table.play(use, "collect red", "(end)"));
        QVERIFY(table.isOver());
        QCOMPARE(table.score("score.objectives", 0), 0); // one to two
        QCOMPARE(table.score("score.objectives", 1), 3);
    }
}

void ObjectiveTest::ofEqualTilesTheUsedOneIsUsedAgain() // ruling 32
{
    // The other one stays unactivated.
    MomijiTable table(R"({"columns": {"red": "red_2"}, "seats": [{"landscapes": "c c:acorn", "golden": 1}]})",
                      golden());
    QVERIFY(table.play("use c golden"));
    QCOMPARE(table.landscapes(), u"c c:acorn:golden"_s);
}

void ObjectiveTest::acornsCountByTheirValue() // ruling 33
{
    // The stock is a number of acorns, whatever pieces lie there; those on tiles are gone, golden leaves are none.
    MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_2"}, "seats": [
        {"acorns": 12, "objectives": "acorns"}, {"acorns": 11, "golden": 2, "landscapes": "a:acorn b:acorn"}]})",
                      golden());
    QVERIFY(table.play("collect red", "(end)"));
    QVERIFY(table.fired("score.acorns"));
    QVERIFY(table.fired("score.objective"));
    QCOMPARE(table.score("score.objectives", 0), 10);
    QCOMPARE(table.score("score.objectives", 1), 0);
    QCOMPARE(table.score("score.acorns", 0), 12);
    QCOMPARE(table.score("score.acorns", 1), 11);
}

void ObjectiveTest::typesAndZerosCountCardsTriosCountPiles() // ruling 20
{
    // A's red pile hides a green 0 and a green 2 (landscape M).
    constexpr auto position = R"({"phase": "over", "seats": [
        {"piles": ["red: green_0_l green_2 red_0_l red_2"], "objectives": "%1"}, {"piles": ["green_0_r green_0_r green_1_l", "brown_2 brown_2"]}]})";
    const auto points = [&](const char *token, int side) {
        return MomijiTable(QString::fromLatin1(position).arg(QLatin1String(token)).toStdString())
            .score("score.objectives", side);
    };
    QCOMPARE(points("red_leaves", 0), 10);
    QCOMPARE(points("green_leaves", 0), 0); // two to three
    QCOMPARE(points("green_leaves", 1), 3);
    QCOMPARE(points("zeros", 0), 10); // two each
    QCOMPARE(points("zeros", 1), 3);
    QCOMPARE(points("warm_trio", 0), 10);
    QCOMPARE(points("cool_trio", 1), 3);
    QCOMPARE(points("single_pile", 0), 10); // four to three
    QCOMPARE(points("single_pile", 1), 0);
    QCOMPARE(points("fewest", 0), 10); // four to five
    const MomijiTable fewer(R"({"phase": "over", "seats": [
        {"piles": ["red: green_0_l green_2 red_0_l red_2"], "objectives": "fewest"}, {"piles": ["brown_0_l brown_2 brown_2"]}]})");
    QCOMPARE(fewer.score("score.objectives", 0), 0); // four to three
    QCOMPARE(fewer.score("score.objectives", 1), 3);
    const MomijiTable table(QString::fromLatin1(position).arg(u"sum").toStdString());
    QCOMPARE(table.score("score.piles", 0), 8); // four cards times two
}

void ObjectiveTest::aTypeTokenCountsCardsWhereverTheyLie_data() // ruling 20
{
    QTest::addColumn<QString>("stranger");
    for (const char *leaf : {"red", "orange", "yellow", "green", "purple", "brown"})
        QTest::newRow(leaf) << (qstrcmp(leaf, "red") == 0 ? u"green"_s : u"red"_s);
}

void ObjectiveTest::aTypeTokenCountsCardsWhereverTheyLie()
{
    QFETCH(QString, stranger);
    const QString leaf = QString::fromLatin1(QTest::currentDataTag());
    // A has two cards of the type, one of them under another pile; B has a larger pile with one such card.
    const MomijiTable table(uR"({"phase": "over", "seats": [
            {"objectives": "%1_leaves", "piles": ["%1_0_l", "%2: %1_2 %2_0_l"]}, {"piles": ["%1: %2_2 %2_3 %1_0_r"]}]})"_s
                                .arg(leaf, stranger)
                                .toStdString());
    QCOMPARE(table.score("score.objectives", 0), 10);
    QCOMPARE(table.score("score.objectives", 1), 0);
}

void ObjectiveTest::cardsOfAnyValueCanBeCounted_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<bool>("won");
    QTest::newRow("in piles") << u"valued(2)"_s << true; // three, one of them tucked, to one
    QTest::newRow("in piles, another") << u"valued(1)"_s << false;
    QTest::newRow("on top") << u"valued_on_top(2)"_s << true; // two to one
    QTest::newRow("on top, another") << u"valued_on_top(3)"_s << false;
    QTest::newRow("in hand") << u"valued_in_hand(3)"_s << true; // two to one
    QTest::newRow("in hand, another") << u"valued_in_hand(0)"_s << false;
}

void ObjectiveTest::cardsOfAnyValueCanBeCounted()
{
    QFETCH(QString, metric);
    QFETCH(bool, won);
    const GamePtr game = change("objectives.json", "/zeros/metric", metric.toStdString());
    const MomijiTable table(R"({"phase": "over", "seats": [
            {"objectives": "zeros", "piles": ["red: green_2 red_0_l red_2", "brown_0_l brown_2"], "hand": "red_3 green_3"},
            {"piles": ["yellow_0_l yellow_1_l yellow_2", "orange_0_l orange_3"], "hand": "purple_0_l purple_3"}]})",
                            players(2), game);
    QCOMPARE(table.score("score.objectives", 0), won ? 10 : 0);
    QCOMPARE(table.score("score.objectives", 1), won ? 0 : 3);
}

void ObjectiveTest::everyLeafOfATrioCounts_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QStringList>("own");
    QTest::addColumn<QStringList>("others");
    const QStringList warm{u"red"_s, u"orange"_s, u"yellow"_s}, cool{u"green"_s, u"purple"_s, u"brown"_s};
    for (int i = 0; i < 3; ++i) {
        QTest::newRow(qPrintable(warm[i])) << u"warm_trio"_s << QStringList{warm[i], warm[(i + 1) % 3]} << cool;
        QTest::newRow(qPrintable(cool[i])) << u"cool_trio"_s << QStringList{cool[i], cool[(i + 1) % 3]} << warm;
    }
}

void ObjectiveTest::everyLeafOfATrioCounts()
{
    QFETCH(QString, token);
    QFETCH(QStringList, own);
    QFETCH(QStringList, others);
    // Two cards to one of the trio; what B has of the other leaves doesn't count.
    const MomijiTable piles(uR"({"phase": "over", "seats": [{"objectives": "%1", "piles": ["%2_0_l %2_0_r"]},
            {"piles": ["%3_0_l", "%4_0_l %4_0_r", "%5_0_l %5_0_r", "%6_0_l %6_0_r"]}]})"_s
                                .arg(token, own[0], own[1], others[0], others[1], others[2])
                                .toStdString());
    QCOMPARE(piles.score("score.objectives", 0), 10);
    QCOMPARE(piles.score("score.objectives", 1), 0);
    // A pile counts with the strangers under it (landscape M).
    const MomijiTable tucked(
        uR"({"phase": "over", "seats": [{"objectives": "%1", "piles": ["%2: %4_2 %4_3 %2_0_l"]}, {"piles": ["%3_0_l %3_0_r"]}]})"_s
            .arg(token, own[0], own[1], others[0])
            .toStdString());
    QCOMPARE(tucked.score("score.objectives", 0), 10);
    QCOMPARE(tucked.score("score.objectives", 1), 0);
}

ENGAWA_SUBJECT(momiji_objective_test, ObjectiveTest, QCoreApplication)
#include "objective_test.moc"
