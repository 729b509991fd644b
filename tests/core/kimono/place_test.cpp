#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Where a photo may go.
class PlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void besideTheDepartureThereAreTwoEnds();
    void theRightEndIsBesideTheRightmostPhoto();
    void aPhotoIsNeverWithheld(); // placement is compulsory
    void theBaseHasNoGapsAndNothingIsPutBetween(); // ruling 4
    void aSpotHoldsOnePhoto();
    void anUpperPhotoRestsOnTwo();
    void nothingIsPlacedOnTheDepartureAlone();
    void upperPhotosNeedNotTouchEachOther(); // ruling 4
    void theOtherAlbumIsNoneOfYours();
    void layersHaveNoStatedLimit(); // ruling 11: a fifth layer
    void aModeMayLimitTheLayers();
    void soloHasNoLayers();
};

void PlaceTest::besideTheDepartureThereAreTwoEnds()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"]})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(table.legal(), (QStringList{u"place left"_s, u"place right"_s}));
    QVERIFY(table.play("place left"));
    QVERIFY(table.fired("place.base-end"));
    QCOMPARE(table.photos(0), (QStringList{u"basic_side 0,0"_s, u"pink_4 -2,0"_s}));
}

void PlaceTest::theRightEndIsBesideTheRightmostPhoto()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"],
                                   "albums": [["basic_side 0,0", "pink_3 2,0", "blue_3 -2,0"]]})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.photos(0).contains(u"pink_4 4,0"_s));
}

void PlaceTest::aPhotoIsNeverWithheld()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"]})");
    QVERIFY(table.play("take 1"));
    for (const QString &move : table.legal())
        QVERIFY(move.startsWith(u"place"));
    QVERIFY(table.refuses("decline", "turn.order"));
}

void PlaceTest::theBaseHasNoGapsAndNothingIsPutBetween()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"],
                                   "albums": [["basic_side 0,0", "pink_3 2,0"]]})");
    QVERIFY(table.play("take 1"));
    QVERIFY(table.refuses("place 6,0", "place.base-end"));
    QVERIFY(table.refuses("place -4,0", "place.base-end"));
    QVERIFY(table.refuses("place 1,0", "place.base-end"));
    QVERIFY(table.refuses("place 3,0", "place.base-end"));
    QVERIFY(table.allows("place left"));
    QVERIFY(table.allows("place right"));
    QVERIFY(table.allows("place 1,1"));
}

void PlaceTest::aSpotHoldsOnePhoto()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"],
                                   "albums": [["basic_side 0,0", "pink_3 2,0", "blue_3 1,1"]]})");
    QVERIFY(table.play("take 1"));
    QVERIFY(table.refuses("place 0,0", "place.taken"));
    QVERIFY(table.refuses("place 2,0", "place.taken"));
    QVERIFY(table.refuses("place 1,1", "place.taken"));
    QCOMPARE(table.legal(), (QStringList{u"place left"_s, u"place right"_s}));
}

void PlaceTest::anUpperPhotoRestsOnTwo()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"],
                                   "albums": [["basic_side 0,0", "pink_3 2,0", "blue_3 4,0", "green_3 1,1"]]})");
    QVERIFY(table.play("take 1"));
    QVERIFY(table.refuses("place 5,1", "place.on-two")); // only on one
    QVERIFY(table.refuses("place -1,1", "place.on-two"));
    QVERIFY(table.refuses("place 2,1", "place.on-two")); // straight above one
    QVERIFY(table.refuses("place 7,1", "place.on-two")); // above nothing
    QVERIFY(table.refuses("place 2,2", "place.on-two")); // one of the two is missing
    QCOMPARE(table.legal(), (QStringList{u"place 3,1"_s, u"place left"_s, u"place right"_s}));
    QVERIFY(table.play("place 3,1"));
    QVERIFY(table.fired("place.on-two"));
    QVERIFY(!table.fired("place.base-end"));
    QVERIFY(table.photos(0).contains(u"pink_4 3,1"_s));
}

void PlaceTest::nothingIsPlacedOnTheDepartureAlone()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"]})");
    QVERIFY(table.play("take 1"));
    QVERIFY(table.refuses("place 1,1", "place.on-two"));
    QVERIFY(table.refuses("place -1,1", "place.on-two"));
    QVERIFY(table.refuses("place 0,1", "place.on-two"));
}

void PlaceTest::upperPhotosNeedNotTouchEachOther()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"],
        "albums": [["basic_side 0,0", "pink_3 2,0", "blue_3 4,0", "green_3 -2,0", "purple_3 -4,0",
                    "yellow_3 -3,1"]]})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(table.legal(),
             (QStringList{u"place -1,1"_s, u"place 1,1"_s, u"place 3,1"_s, u"place left"_s, u"place right"_s}));
    QVERIFY(table.play("place 3,1"));
}

void PlaceTest::theOtherAlbumIsNoneOfYours()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"],
                                   "albums": [["basic_side 0,0"], ["basic_side#2 0,0", "pink_3 2,0"]]})");
    QVERIFY(table.play("take 1"));
    QVERIFY(table.refuses("place 1,1", "place.on-two"));
    QVERIFY(table.play("place right"));
    QCOMPARE(table.photos(0).size(), 2);
    QCOMPARE(table.photos(1).size(), 2);
}

void PlaceTest::layersHaveNoStatedLimit()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"], "albums": [[
        "basic_side 0,0", "pink_0 2,0", "pink_1 4,0", "pink_2 6,0", "pink_3 8,0",
        "yellow_0 1,1", "yellow_1 3,1", "yellow_2 5,1", "yellow_3 7,1",
        "green_0 2,2", "green_2 4,2", "green_3 6,2",
        "blue_1 3,3", "blue_2 5,3"]]})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(table.legal(), (QStringList{u"place 4,4"_s, u"place left"_s, u"place right"_s}));
    QVERIFY(table.play("place 4,4"));
}

void PlaceTest::aModeMayLimitTheLayers()
{
    constexpr auto position = R"({"ring": ["pink_4", "blue_0", "green_1"],
        "albums": [["basic_side 0,0", "pink_3 2,0", "blue_3 4,0", "green_3 1,1", "purple_3 3,1"]]})";
    KimonoTable two("basic", position, change("modes.json", "/basic/max_layers", 2));
    QVERIFY(two.play("take 1"));
    QVERIFY(two.refuses("place 2,2", "place.layers"));
    QCOMPARE(two.legal(), (QStringList{u"place left"_s, u"place right"_s}));
    KimonoTable three("basic", position, change("modes.json", "/basic/max_layers", 3));
    QVERIFY(three.play("take 1"));
    QVERIFY(three.allows("place 2,2"));
    KimonoTable one("expert",
                    R"({"ring": ["pink_4", "blue_0", "green_1"], "albums": [["expert_side 0,0", "pink_3 2,0"]]})",
                    change("modes.json", "/expert/max_layers", 1));
    QVERIFY(one.play("take 1"));
    QVERIFY(one.refuses("place 1,1", "place.layers"));
}

void PlaceTest::soloHasNoLayers()
{
    KimonoTable table("solo",
                      R"({"ring": ["pink_4", "blue_0", "green_1"], "albums": [["basic_side 0,0", "pink_3 2,0"]]})");
    QVERIFY(table.play("take 2"));
    QVERIFY(table.refuses("place 1,1", "solo.row"));
    QVERIFY(table.refuses("place 6,0", "place.base-end"));
    QVERIFY(table.refuses("place 2,0", "place.taken"));
    QCOMPARE(table.legal(), (QStringList{u"place left"_s, u"place right"_s}));
}

ENGAWA_SUBJECT(kimono_place_test, PlaceTest, QCoreApplication)
#include "place_test.moc"
