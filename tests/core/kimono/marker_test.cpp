#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Steps on the tracks: + is A's side.
class MarkerTest : public QObject
{
    Q_OBJECT

private slots:
    void thePatternOfTheNewPhotoMovesItsMarkerTowardsThePlayer();
    void bothPlayersPullAtTheSameMarker();
    void aPropMovesNoMarker(); // ruling 9
    void aPropStillGainsTokensWithTheirSteps(); // ruling 9
    void everyPatternTokenIsOneMoreStep();
    void theTokensOfBMoveTowardsB();
    void aCatTokenMovesNothing();
    void aStepPastTheEndIsLost(); // four steps from the middle
    void ofTwoStepsTheOnePastTheEndIsLost();
    void aLostStepIsNotSaved(); // ruling 13: one step of the other side and the marker is off the end
    void aStepFromTheFarEndIsNotLost();
};

void MarkerTest::thePatternOfTheNewPhotoMovesItsMarkerTowardsThePlayer()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_4", "green_4"]})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.firings("marker.kimono"), 1);
    QVERIFY(!table.fired("marker.token"));
    QCOMPARE(table.track("pink"), 1);
    QVERIFY(table.play("take 1", "place right")); // B
    QCOMPARE(table.track("blue"), -1);
    QCOMPARE(table.track("pink"), 1);
    QCOMPARE(table.track("yellow"), 0);
}

void MarkerTest::bothPlayersPullAtTheSameMarker()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_4", "green_4"], "tracks": {"pink": -2, "blue": 1}})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.track("pink"), -1);
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.track("blue"), 0);
}

void MarkerTest::aPropMovesNoMarker()
{
    KimonoTable table("basic",
                      R"({"ring": ["prop_fan", "blue_4", "green_4"], "albums": [["basic_side 0,0", "pink_3 2,0"]]})");
    QVERIFY(table.play("take 1", "place right")); // beside a blank half
    QVERIFY(table.fired("marker.prop"));
    QVERIFY(!table.fired("marker.kimono"));
    for (const char *pattern : {"pink", "yellow", "green", "blue", "purple"})
        QCOMPARE(table.track(pattern), 0);
}

void MarkerTest::aPropStillGainsTokensWithTheirSteps()
{
    KimonoTable table("basic",
                      R"({"ring": ["prop_fan", "blue_4", "green_4"], "albums": [["basic_side 0,0", "pink_4 2,0"]]})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("marker.token"));
    QCOMPARE(table.track("pink"), 1);
}

void MarkerTest::everyPatternTokenIsOneMoreStep()
{
    KimonoTable table("basic",
                      R"({"ring": ["yellow_1", "blue_4", "green_4"], "albums": [["basic_side 0,0", "pink_4 2,0"]]})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.firings("marker.token"), 1);
    QCOMPARE(table.track("yellow"), 1); // the kimono
    QCOMPARE(table.track("pink"), 1);   // the token
}

void MarkerTest::theTokensOfBMoveTowardsB()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"], "seat": 1})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.track("pink"), -2);
    QCOMPARE(table.tokens(1), QStringList{u"pink 0,0"_s});
}

void MarkerTest::aCatTokenMovesNothing()
{
    KimonoTable table("basic",
                      R"({"ring": ["yellow_0", "blue_4", "green_4"], "albums": [["basic_side 0,0", "pink_1 2,0"]]})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("marker.cat"));
    QVERIFY(!table.fired("marker.token"));
    QCOMPARE(table.track("yellow"), 1);
    for (const char *pattern : {"pink", "green", "blue", "purple"})
        QCOMPARE(table.track(pattern), 0);
}

void MarkerTest::aStepPastTheEndIsLost()
{
    KimonoTable a("basic", R"({"ring": ["pink_4", "blue_4", "green_4"], "tracks": {"pink": 4}})");
    QVERIFY(a.play("take 1", "place right"));
    QVERIFY(a.fired("marker.end"));
    QCOMPARE(a.track("pink"), 4);
    KimonoTable b("basic", R"({"ring": ["pink_4", "blue_4", "green_4"], "tracks": {"pink": -4}, "seat": 1})");
    QVERIFY(b.play("take 1", "place right"));
    QVERIFY(b.fired("marker.end"));
    QCOMPARE(b.track("pink"), -4);
    KimonoTable before("basic", R"({"ring": ["pink_4", "blue_4", "green_4"], "tracks": {"pink": 3}})");
    QVERIFY(before.play("take 1", "place right"));
    QVERIFY(!before.fired("marker.end"));
    QCOMPARE(before.track("pink"), 4);
}

void MarkerTest::ofTwoStepsTheOnePastTheEndIsLost()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"], "tracks": {"pink": 3}})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.firings("marker.end"), 1);
    QCOMPARE(table.track("pink"), 4);
    QCOMPARE(table.tokens(0), QStringList{u"pink 0,0"_s}); // the token is still gained
}

void MarkerTest::aLostStepIsNotSaved()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "pink_4", "green_4"], "tracks": {"pink": 4}})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.firings("marker.end"), 2);
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.track("pink"), 3);
}

void MarkerTest::aStepFromTheFarEndIsNotLost()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_4", "green_4"], "tracks": {"pink": -4}})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.track("pink"), -3);
}

ENGAWA_SUBJECT(kimono_marker_test, MarkerTest, QCoreApplication)
#include "marker_test.moc"
