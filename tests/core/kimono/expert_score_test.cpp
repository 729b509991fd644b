#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Expert: what an album scores and who wins.
class ExpertScoreTest : public QObject
{
    Q_OBJECT

private slots:
    void catsScoreTheSquareOfTheirNumber();
    void catsAreCountedAtTheEndOfTheGame();
    void aPatternTokenScoresNothing();
    void aPropScoresTwoForEveryPhotoWithItsObject_data();
    void aPropScoresTwoForEveryPhotoWithItsObject();
    void thePairScoresThreeForEveryFanWithAnUmbrella();
    void severalPropsScoreTogether();
    void aPropScoresForItsOwnAlbumOnly();
    void propsAreCountedAtTheEndOfTheGame();
    void anObjectUnderAnUpperPhotoStillCounts(); // ruling 10
    void aVisibleMonScoresItsLayer();
    void aMonIsCoveredByTheUpperPhotoOnItsCorner_data();
    void aMonIsCoveredByTheUpperPhotoOnItsCorner();
    void visibleAndCoveredMonAreToldAtTheEnd();
    void aMonAboveTheFourthLayerScoresFour(); // ruling 11
    void departuresAndPropsHaveNoMon(); // ruling 17
    void tilesCatsPropsAndMonAreAddedUp();
    void moreMarkersDoNotWinAnExpertGame();
    void morePointsWinAtTheEndOfTheGame();
    void aTieGoesToTheTiles();
    void thenToTheCats();
    void thenTheWinIsShared();
};

namespace {

KimonoTable scored(const std::string &albumOfA)
{
    return KimonoTable("expert", R"({"phase": "over", "albums": [[)" + albumOfA + "]]}");
}

// A's last turn with every marker in the middle at its end: pink_3 goes to the right end.
std::string lastTurn(const std::string &albumOfA, const std::string &albumOfB)
{
    return R"({"ring": ["pink_3", "prop_pair", "prop_flower"], "deck": [], "tracks": {"pink": -1}, "albums": [[)"
           + albumOfA + "], [" + albumOfB + "]]}";
}

} // namespace

void ExpertScoreTest::catsScoreTheSquareOfTheirNumber()
{
    const QStringList cards{u"pink_0"_s,  u"pink_1"_s,  u"yellow_0"_s, u"yellow_1"_s,
                            u"green_0"_s, u"green_1"_s, u"blue_0"_s};
    for (int cats = 0; cats <= 7; ++cats) {
        QString album = u"\"expert_side 0,0%1\""_s.arg(cats > 0 ? u" cat"_s : u""_s);
        for (int i = 0; i < cats; ++i)
            album += u", \"%1 %2,0%3\""_s.arg(cards[i]).arg(2 * i + 2).arg(i + 1 < cats ? u" cat"_s : u""_s);
        QCOMPARE(scored(album.toStdString()).score("score.cats", 0), cats * cats);
    }
}

void ExpertScoreTest::catsAreCountedAtTheEndOfTheGame()
{
    KimonoTable table("expert",
                      lastTurn(R"("expert_side 0,0", "pink_1 2,0 cat", "yellow_0 4,0")", R"("expert_side#2 0,0")"));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("expert.cats"));
    QCOMPARE(table.score("score.cats", 0), 1);
    QCOMPARE(table.score("score.cats", 1), 0);
}

void ExpertScoreTest::aPatternTokenScoresNothing()
{
    QCOMPARE(scored(R"("expert_side 0,0", "prop_pair 2,0 pink", "prop_fan 4,0")").points(0), 0);
}

void ExpertScoreTest::aPropScoresTwoForEveryPhotoWithItsObject_data()
{
    QTest::addColumn<QString>("prop");
    QTest::addColumn<QString>("album"); // three photos with the object and two with others
    QTest::newRow("fan") << u"prop_fan"_s
                         << u"\"pink_0 4,0\", \"yellow_4 6,0\", \"green_3 8,0\", \"pink_1 10,0\", \"pink_3 12,0\""_s;
    QTest::newRow("lantern")
        << u"prop_lantern"_s
        << u"\"pink_1 4,0\", \"yellow_0 6,0\", \"green_4 8,0\", \"pink_0 10,0\", \"pink_3 12,0\""_s;
    QTest::newRow("umbrella")
        << u"prop_umbrella"_s
        << u"\"pink_3 4,0\", \"yellow_1 6,0\", \"green_0 8,0\", \"pink_1 10,0\", \"pink_4 12,0\""_s;
    QTest::newRow("flower") << u"prop_flower"_s
                            << u"\"pink_4 4,0\", \"yellow_3 6,0\", \"green_1 8,0\", \"pink_1 10,0\", \"pink_3 12,0\""_s;
}

void ExpertScoreTest::aPropScoresTwoForEveryPhotoWithItsObject()
{
    QFETCH(QString, prop);
    QFETCH(QString, album);
    const std::string with = (u"\"expert_side 0,0\", \"%1 2,0\", %2"_s.arg(prop, album)).toStdString();
    QCOMPARE(scored(with).props(0), 6);
    const std::string none = (u"\"expert_side 0,0\", \"%1 2,0\", \"pink_2 4,0\""_s.arg(prop)).toStdString();
    QCOMPARE(scored(none).props(0), 0);
}

void ExpertScoreTest::thePairScoresThreeForEveryFanWithAnUmbrella()
{
    QCOMPARE(scored(
                 R"("expert_side 0,0", "prop_pair 2,0", "pink_0 4,0", "yellow_4 6,0", "green_3 8,0",
               "pink_3 10,0", "yellow_1 12,0")")
                 .props(0),
             6);
    QCOMPARE(scored(R"("expert_side 0,0", "prop_pair 2,0", "pink_0 4,0", "pink_3 6,0", "yellow_1 8,0", "green_0 10,0")")
                 .props(0),
             3);
    QCOMPARE(scored(R"("expert_side 0,0", "prop_pair 2,0", "pink_0 4,0", "yellow_4 6,0")").props(0), 0);
}

void ExpertScoreTest::severalPropsScoreTogether()
{
    // Two fans, an umbrella: 4 + 2 + 3.
    QCOMPARE(scored(R"("expert_side 0,0", "prop_pair 2,0", "prop_fan 4,0", "prop_umbrella 6,0", "prop_flower 8,0",
                       "pink_0 10,0", "yellow_4 12,0", "pink_3 14,0")")
                 .props(0),
             9);
}

void ExpertScoreTest::aPropScoresForItsOwnAlbumOnly()
{
    const KimonoTable table("expert", R"({"phase": "over", "albums": [
        ["expert_side 0,0", "prop_fan 2,0", "pink_0 4,0"], ["expert_side#2 0,0", "yellow_4 2,0", "green_3 4,0"]]})");
    QCOMPARE(table.props(0), 2);
    QCOMPARE(table.props(1), 0);
}

void ExpertScoreTest::propsAreCountedAtTheEndOfTheGame()
{
    KimonoTable table("expert",
                      lastTurn(R"("expert_side 0,0", "prop_umbrella 2,0", "green_3 4,0")", R"("expert_side#2 0,0")"));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("expert.props"));
    QCOMPARE(table.props(0), 2); // the umbrella of pink_3
}

void ExpertScoreTest::anObjectUnderAnUpperPhotoStillCounts()
{
    QCOMPARE(scored(R"("expert_side 0,0", "pink_0 2,0", "prop_fan 4,0", "pink_2 1,1", "yellow_2 3,1", "green_2 2,2")")
                 .props(0),
             2);
}

void ExpertScoreTest::aVisibleMonScoresItsLayer()
{
    QCOMPARE(scored(R"("expert_side 0,0", "pink_0 2,0")").mon(0), 1);
    // Base: pink_0 L covered by 1,1; yellow_0 L covered by 3,1; above:
    // green_1 R covered by 2,2, blue_3 R free: 2; top 3.
    QCOMPARE(scored(R"("expert_side 0,0", "pink_0 2,0", "yellow_0 4,0", "green_1 1,1", "blue_3 3,1", "purple_4 2,2")")
                 .mon(0),
             2 + 3);
}

void ExpertScoreTest::aMonIsCoveredByTheUpperPhotoOnItsCorner_data()
{
    QTest::addColumn<QString>("album"); // the upper photo is a prop: it has no Mon of its own
    QTest::addColumn<int>("points");
    QTest::newRow("left, upper left") << u"\"expert_side 0,0\", \"pink_0 2,0\", \"prop_fan 1,1\""_s << 0;
    QTest::newRow("left, upper right") << u"\"expert_side 4,0\", \"pink_0 2,0\", \"prop_fan 3,1\""_s << 1;
    QTest::newRow("right, upper left") << u"\"expert_side 0,0\", \"pink_1 2,0\", \"prop_fan 1,1\""_s << 1;
    QTest::newRow("right, upper right") << u"\"expert_side 4,0\", \"pink_1 2,0\", \"prop_fan 3,1\""_s << 0;
}

void ExpertScoreTest::aMonIsCoveredByTheUpperPhotoOnItsCorner()
{
    QFETCH(QString, album);
    QFETCH(int, points);
    QCOMPARE(scored(album.toStdString()).mon(0), points);
}

void ExpertScoreTest::visibleAndCoveredMonAreToldAtTheEnd()
{
    KimonoTable table("expert", R"({"ring": ["pink_3", "prop_pair", "prop_flower"], "deck": [], "tracks": {"pink": -1},
                                    "albums": [["expert_side 0,0", "pink_0 2,0"]]})");
    QVERIFY(table.play("take 1", "place 1,1"));
    QVERIFY(table.fired("expert.mon"));
    QVERIFY(table.fired("expert.mon-covered")); // the left corner of pink_0
    QCOMPARE(table.mon(0), 2); // pink_3 in the second layer
    KimonoTable free("expert", lastTurn(R"("expert_side 0,0", "pink_0 2,0")", R"("expert_side#2 0,0")"));
    QVERIFY(free.play("take 1", "place right"));
    QVERIFY(!free.fired("expert.mon-covered"));
    QCOMPARE(free.mon(0), 2);
}

void ExpertScoreTest::aMonAboveTheFourthLayerScoresFour()
{
    const KimonoTable table = scored(R"(
        "expert_side -2,0", "purple_0 0,0", "pink_1 2,0", "green_0 4,0", "pink_2 6,0", "blue_1 8,0",
        "yellow_0 1,1", "yellow_1 3,1", "yellow_2 5,1", "yellow_3 7,1",
        "green_1 2,2", "green_2 4,2", "green_3 6,2",
        "blue_0 3,3", "blue_2 5,3",
        "purple_1 4,4")");
    QCOMPARE(table.mon(0), 1 + 1 + 2 + 2 + 3 + 4 + 4 + 4);
}

void ExpertScoreTest::departuresAndPropsHaveNoMon()
{
    QCOMPARE(scored(R"("expert_side 0,0", "prop_fan 2,0", "prop_pair 1,1")").mon(0), 0);
    QCOMPARE(KimonoTable("basic", R"({"phase": "over"})").points(0), 0);
}

void ExpertScoreTest::tilesCatsPropsAndMonAreAddedUp()
{
    const KimonoTable table("expert", R"({"phase": "over", "tiles": {"purple": 0, "green": 0, "pink": 1}, "albums": [
        ["expert_side 0,0 cat", "pink_0 2,0", "prop_fan 4,0 cat", "yellow_0 6,0"],
        ["expert_side#2 0,0", "blue_4 2,0"]]})");
    QCOMPARE(table.points(0), 12 + 4 + 2 + 2);
    QCOMPARE(table.points(1), 3 + 0 + 0 + 1);
    QCOMPARE(table.winners(), u"A"_s);
}

void ExpertScoreTest::moreMarkersDoNotWinAnExpertGame()
{
    const KimonoTable table(
        "expert",
        R"({"phase": "over", "tiles": {"purple": 1, "pink": 0}, "tracks": {"pink": 1, "yellow": 1, "purple": -1}})");
    QCOMPARE(table.winners(), u"B"_s);
}

void ExpertScoreTest::morePointsWinAtTheEndOfTheGame()
{
    KimonoTable table("expert",
                      lastTurn(R"("expert_side 0,0")", R"("expert_side#2 0,0", "green_4 2,0", "blue_4 4,0")"));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("expert.total"));
    QVERIFY(!table.fired("expert.tie-break"));
    QCOMPARE(table.points(0), 1);
    QCOMPARE(table.points(1), 2);
    QCOMPARE(table.winners(), u"B"_s);
}

void ExpertScoreTest::aTieGoesToTheTiles()
{
    // A: the purple tile, 7. B: six visible Mon and a cat.
    const KimonoTable table("expert", R"({"phase": "over", "tiles": {"purple": 0}, "albums": [["expert_side 0,0"],
        ["expert_side#2 0,0 cat", "pink_0 2,0", "pink_2 4,0", "green_0 6,0", "blue_0 8,0",
         "purple_0 10,0", "yellow_0 12,0"]]})");
    QCOMPARE(table.points(0), 7);
    QCOMPARE(table.points(1), 7);
    QCOMPARE(table.winners(), u"A"_s);
}

void ExpertScoreTest::thenToTheCats()
{
    // A: the Mon of green_3 and pink_3 and a cat; B: three visible Mon.
    KimonoTable tie("expert", lastTurn(R"("expert_side 0,0 cat", "green_3 2,0")",
                                       R"("expert_side#2 0,0", "green_4 2,0", "blue_4 4,0", "purple_4 6,0")"));
    QVERIFY(tie.play("take 1", "place right"));
    QCOMPARE(tie.points(0), 3);
    QCOMPARE(tie.points(1), 3);
    QVERIFY(tie.fired("expert.tie-break"));
    QVERIFY(!tie.fired("expert.shared"));
    QVERIFY(!tie.fired("expert.total"));
    QCOMPARE(tie.winners(), u"A"_s);
}

void ExpertScoreTest::thenTheWinIsShared()
{
    KimonoTable table("expert", lastTurn(R"("expert_side 0,0")", R"("expert_side#2 0,0", "green_4 2,0")"));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("expert.tie-break"));
    QVERIFY(table.fired("expert.shared"));
    QCOMPARE(table.points(0), 1);
    QCOMPARE(table.points(1), 1);
    QCOMPARE(table.winners(), u"AB"_s);
}

ENGAWA_SUBJECT(kimono_expert_score_test, ExpertScoreTest, QCoreApplication)
#include "expert_score_test.moc"
