#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Solo: the turn, the refill and who wins. What Fanny does with her cards is in fanny_test.cpp.
class SoloTest : public QObject
{
    Q_OBJECT

private slots:
    void thePropsStayInTheBox();
    void twoOrThreeCardsAreCrossed();
    void theLastCardCrossedIsYoursAndTheOneBeforeItFannys();
    void emptyPlacesLieBetweenYourCardAndFannys();
    void photosGoToAnEndOfTheRow();
    void yourPhotoScoresTowardsYou();
    void thereAreNoCatTokens();
    void theFartherPlaceIsRefilledFirst();
    void theLastCardOfTheDeckComesToTheFartherPlace();
    void theLastCardGoesToFannyWhoScoresIt();
    void theLastCardMakesATokenToo();
    void theLastCardDoesNotScoreIfThePackSaysSo();
    void markersOnYourSideAreYoursAndAllOthersFannys();
    void markersInTheMiddleAreNobodysIfThePackSaysSo();
    void moreCatSymbolsGetTheCatPrize();
    void asManyCatSymbolsGiveFannyThePrize();
    void unmatchedCatsCountUnlessThePackSaysOtherwise(); // ruling 20
    void youWinWithTwoPrizesMoreThanFanny();
    void threeMarkersAndTheCatPrizeWin();
    void aMiddleThatIsNobodysMayWinTheGame();
    void theMarginIsThePacks();
};

namespace {

// The last turn: blue_4 is yours, green_3 and then pink_3 are Fanny's. Placed right, blue moves by 1, green by -2 and
// pink by -1.
std::string lastTurn(const std::string &more)
{
    return R"({"ring": ["green_3", "blue_4", "pink_3"], "deck": [], )" + more + "}";
}

// Three markers are yours, two Fanny's (one of them in the middle); there is no cat.
constexpr auto threeMarkers = R"({"phase": "over", "tracks": {"pink": 1, "yellow": 4, "green": 2, "blue": -1}})";

} // namespace

void SoloTest::thePropsStayInTheBox()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const KimonoTable table = KimonoTable::dealt("solo", seed);
        QVERIFY(table.fired("solo.deck"));
        QVERIFY(!table.fired("setup.ring"));
        QCOMPARE(table.cardsOnRing(), 8);
        QCOMPARE(table.deck().size(), 17);
        QCOMPARE((table.ring() + table.deck()).filter(u"prop"_s), QStringList());
        QCOMPARE(table.toAct(), 0);
    }
}

void SoloTest::twoOrThreeCardsAreCrossed()
{
    const KimonoTable table("solo", R"({"ring": ["green_4", "blue_4", "pink_4", "yellow_4", "purple_4"]})");
    QVERIFY(table.refuses("take 1", "solo.crossing")); // ruling 21
    QVERIFY(table.refuses("take 0", "solo.crossing"));
    QVERIFY(table.refuses("take 4", "solo.crossing"));
    QCOMPARE(table.legal(), (QStringList{u"take 2"_s, u"take 3"_s}));
}

void SoloTest::theLastCardCrossedIsYoursAndTheOneBeforeItFannys()
{
    KimonoTable two("solo", R"({"ring": ["green_4", "blue_4", "pink_4", "yellow_4"]})");
    QVERIFY(two.play("take 2"));
    QVERIFY(two.fired("take.last-crossed"));
    QVERIFY(two.fired("solo.rival-card"));
    QCOMPARE(two.hand(), u"blue_4"_s);
    QCOMPARE(two.photographer(), 2);
    QCOMPARE(two.ring(), (QStringList{u"-"_s, u"-"_s, u"pink_4"_s, u"yellow_4"_s}));
    QVERIFY(two.play("place right"));
    QCOMPARE(two.photos(0), (QStringList{u"basic_side 0,0"_s, u"blue_4 2,0"_s}));
    QVERIFY(two.photos(1).join(u' ').contains(u"green_4"));
    KimonoTable three("solo", R"({"ring": ["green_4", "blue_4", "pink_4", "yellow_4"]})");
    QVERIFY(three.play("take 3"));
    QCOMPARE(three.hand(), u"pink_4"_s);
    QCOMPARE(three.photographer(), 3);
    QCOMPARE(three.ring(), (QStringList{u"green_4"_s, u"-"_s, u"-"_s, u"yellow_4"_s}));
    QVERIFY(three.play("place right"));
    QVERIFY(three.photos(1).join(u' ').contains(u"blue_4"));
}

void SoloTest::emptyPlacesLieBetweenYourCardAndFannys()
{
    KimonoTable table("solo", R"({"ring": ["green_4", null, "blue_4", null, "pink_4"], "deck": []})");
    QVERIFY(table.play("take 2"));
    QVERIFY(table.fired("take.empty-places"));
    QCOMPARE(table.hand(), u"blue_4"_s);
    QCOMPARE(table.photographer(), 3);
}

void SoloTest::photosGoToAnEndOfTheRow()
{
    KimonoTable table("solo",
                      R"({"ring": ["green_4", "blue_4", "pink_4"], "albums": [["basic_side 0,0", "yellow_3 2,0"]]})");
    QVERIFY(table.play("take 2"));
    QVERIFY(table.refuses("place 1,1", "solo.row"));
    QCOMPARE(table.legal(), (QStringList{u"place left"_s, u"place right"_s}));
}

void SoloTest::yourPhotoScoresTowardsYou()
{
    KimonoTable table("solo", R"({"ring": ["green_4", "pink_3", "pink_4"], "albums": [["basic_side 0,0"]]})");
    QVERIFY(table.play("take 2", "place right"));
    QCOMPARE(table.track("pink"), 2);
    QCOMPARE(table.tokens(0), QStringList{u"pink 0,0"_s});
}

void SoloTest::thereAreNoCatTokens()
{
    KimonoTable cats("solo",
                     R"({"ring": ["green_4", "yellow_0", "pink_4"], "albums": [["basic_side 0,0", "pink_1 2,0"]]})");
    const int supply = cats.supply("cat");
    QVERIFY(cats.play("take 2", "place right"));
    QVERIFY(cats.fired("solo.no-cat-tokens"));
    QVERIFY2(!cats.fired("token.match"), "A token is announced that nobody gets.");
    QCOMPARE(cats.tokens(0), QStringList());
    QCOMPARE(cats.supply("cat"), supply);
    QCOMPARE(cats.track("yellow"), 1);
    KimonoTable wild("solo", R"({"ring": ["green_4", "yellow_0", "pink_4"]})");
    QVERIFY(wild.play("take 2", "place right"));
    QVERIFY(wild.fired("solo.no-cat-tokens"));
    QCOMPARE(wild.tokens(0), QStringList());
    KimonoTable pattern("solo", R"({"ring": ["green_4", "yellow_0", "pink_4"]})");
    QVERIFY(pattern.play("take 2", "place left")); // its green meets the wild half
    QVERIFY(!pattern.fired("solo.no-cat-tokens"));
    QCOMPARE(pattern.tokens(0), QStringList{u"green -2,0"_s});
}

void SoloTest::theFartherPlaceIsRefilledFirst()
{
    constexpr auto position =
        R"({"ring": ["green_4", "blue_4", "pink_4", "yellow_4"], "deck": ["purple_3", "purple_4", "purple_2"]})";
    KimonoTable rival("solo", position);
    QVERIFY(rival.play("take 2", "place right"));
    QVERIFY(rival.fired("solo.refill-order"));
    QCOMPARE(rival.ring(), (QStringList{u"purple_3"_s, u"purple_4"_s, u"pink_4"_s, u"yellow_4"_s}));
    QCOMPARE(rival.deck(), QStringList{u"purple_2"_s});
    KimonoTable player("solo", position, change("rules.json", "/solo_refill_first", "player"));
    QVERIFY(player.play("take 2", "place right"));
    QCOMPARE(player.ring(), (QStringList{u"purple_4"_s, u"purple_3"_s, u"pink_4"_s, u"yellow_4"_s}));
}

void SoloTest::theLastCardOfTheDeckComesToTheFartherPlace()
{
    constexpr auto position = R"({"ring": ["green_4", "blue_4", "pink_4", "yellow_4"], "deck": ["purple_3"]})";
    KimonoTable rival("solo", position);
    QVERIFY(rival.play("take 3", "place right"));
    QVERIFY(rival.fired("refill.empty-deck"));
    QCOMPARE(rival.ring(), (QStringList{u"green_4"_s, u"purple_3"_s, u"-"_s, u"yellow_4"_s}));
    KimonoTable player("solo", position, change("rules.json", "/solo_refill_first", "player"));
    QVERIFY(player.play("take 3", "place right"));
    QCOMPARE(player.ring(), (QStringList{u"green_4"_s, u"-"_s, u"purple_3"_s, u"yellow_4"_s}));
}

void SoloTest::theLastCardGoesToFannyWhoScoresIt()
{
    KimonoTable table("solo", lastTurn(R"("photographer": 0)"));
    QVERIFY(table.play("take 2", "place right"));
    QVERIFY(table.fired("end.last-cards"));
    QVERIFY(table.fired("solo.last-card"));
    QVERIFY(table.isOver());
    QCOMPARE(table.photos(1), (QStringList{u"basic_side#2 0,0"_s, u"green_3 2,0"_s, u"pink_3 4,0"_s}));
    QCOMPARE(table.track("pink"), -1);
    QCOMPARE(table.track("green"), -2);
    QCOMPARE(table.track("blue"), 1);
    KimonoTable three("solo", lastTurn(R"("photographer": 0)"));
    QVERIFY(three.play("take 3", "place right"));
    QCOMPARE(three.photos(0), (QStringList{u"basic_side 0,0"_s, u"pink_3 2,0"_s}));
    QVERIFY(three.photos(1).join(u' ').contains(u"green_3")); // the first, which was crossed and left
    QCOMPARE(three.cardsOnRing(), 0);
}

void SoloTest::theLastCardMakesATokenToo()
{
    KimonoTable table("solo", R"({"ring": ["green_3", "blue_4", "pink_4"], "deck": []})");
    QVERIFY(table.play("take 2", "place right"));
    QVERIFY(table.photos(1).contains(u"pink_4 -2,0"_s));
    QVERIFY(table.tokens(1).contains(u"pink -2,0"_s));
    QCOMPARE(table.track("pink"), -2);
}

void SoloTest::theLastCardDoesNotScoreIfThePackSaysSo()
{
    KimonoTable table("solo", R"({"ring": ["green_3", "blue_4", "pink_4"], "deck": []})",
                      change("rules.json", "/solo_last_card_scores", false));
    QVERIFY(table.play("take 2", "place right"));
    QVERIFY(table.fired("solo.last-card"));
    QVERIFY(table.isOver());
    QCOMPARE(table.photos(1).size(), 3);
    QCOMPARE(table.track("pink"), 0);
    QCOMPARE(table.track("green"), -2); // her card of the turn did
}

void SoloTest::markersOnYourSideAreYoursAndAllOthersFannys()
{
    const KimonoTable table("solo", threeMarkers);
    QCOMPARE(table.score("score.markers", 0), 3);
    QCOMPARE(table.score("score.markers", 1), 2); // blue, and purple in the middle
}

void SoloTest::markersInTheMiddleAreNobodysIfThePackSaysSo()
{
    const KimonoTable table("solo", threeMarkers, change("rules.json", "/solo_middle_to_rival", false));
    QCOMPARE(table.score("score.markers", 0), 3);
    QCOMPARE(table.score("score.markers", 1), 1);
}

void SoloTest::moreCatSymbolsGetTheCatPrize()
{
    const KimonoTable table("solo", R"({"phase": "over", "albums": [["basic_side 0,0", "pink_1 2,0", "yellow_0 4,0"],
                                                                    ["basic_side#2 0,0", "green_0 2,0"]]})");
    QCOMPARE(table.score("score.cat_symbols", 0), 2);
    QCOMPARE(table.score("score.cat_symbols", 1), 1); // the wild half beside green_0 counts for nobody (ruling 20)
    QCOMPARE(table.score("score.cat_prize", 0), 1);
    QCOMPARE(table.score("score.cat_prize", 1), 0);
    const KimonoTable fanny(
        "solo", R"({"phase": "over", "albums": [["basic_side 0,0"], ["basic_side#2 0,0", "green_0 2,0"]]})");
    QCOMPARE(fanny.score("score.cat_prize", 1), 1);
}

void SoloTest::asManyCatSymbolsGiveFannyThePrize()
{
    const KimonoTable table(
        "solo",
        R"({"phase": "over", "albums": [["basic_side 0,0", "pink_1 2,0"], ["basic_side#2 0,0", "green_0 2,0"]]})");
    QCOMPARE(table.score("score.cat_prize", 0), 0);
    QCOMPARE(table.score("score.cat_prize", 1), 1);
}

void SoloTest::unmatchedCatsCountUnlessThePackSaysOtherwise()
{
    // Yours: three cats beside blanks and patterns. Fanny's: two that meet.
    constexpr auto position = R"({"phase": "over", "albums": [
        ["basic_side 0,0", "green_1 2,0", "pink_4 4,0", "blue_1 6,0", "yellow_3 8,0", "purple_1 10,0"],
        ["basic_side#2 0,0", "pink_3 2,0", "pink_1 4,0", "yellow_0 6,0"]]})";
    const KimonoTable every("solo", position);
    QCOMPARE(every.score("score.cat_symbols", 0), 3);
    QCOMPARE(every.score("score.cat_symbols", 1), 2);
    QCOMPARE(every.score("score.cat_prize", 0), 1);
    const KimonoTable matched("solo", position, change("rules.json", "/solo_unmatched_cats_count", false));
    QCOMPARE(matched.score("score.cat_symbols", 0), 0);
    QVERIFY(matched.score("score.cat_symbols", 1) > 0);
    QCOMPARE(matched.score("score.cat_prize", 1), 1);
}

void SoloTest::youWinWithTwoPrizesMoreThanFanny()
{
    KimonoTable won("solo", lastTurn(R"("tracks": {"pink": 4, "yellow": 4, "green": 4, "blue": 2})"));
    QVERIFY(won.play("take 2", "place right"));
    QVERIFY(won.fired("solo.markers"));
    QVERIFY(won.fired("solo.middle")); // purple
    QVERIFY(won.fired("solo.cat-prize"));
    QVERIFY(won.fired("solo.victory"));
    QCOMPARE(won.points(0), 4);
    QCOMPARE(won.points(1), 2); // purple and the cat prize
    QCOMPARE(won.winners(), u"A"_s);
    KimonoTable lost("solo", lastTurn(R"("tracks": {"pink": 4, "yellow": 4, "green": 4, "blue": -2})"));
    QVERIFY(lost.play("take 2", "place right"));
    QVERIFY(lost.fired("solo.victory"));
    QCOMPARE(lost.points(0), 3);
    QCOMPARE(lost.points(1), 3);
    QCOMPARE(lost.winners(), u"nobody"_s);
}

void SoloTest::threeMarkersAndTheCatPrizeWin()
{
    const KimonoTable table("solo", R"({"phase": "over", "tracks": {"pink": 1, "yellow": 4, "green": 2, "blue": -1},
                                        "albums": [["basic_side 0,0", "pink_1 2,0"]]})");
    QCOMPARE(table.points(0), 4);
    QCOMPARE(table.points(1), 2);
    QCOMPARE(table.winners(), u"A"_s);
}

void SoloTest::aMiddleThatIsNobodysMayWinTheGame()
{
    QCOMPARE(KimonoTable("solo", threeMarkers).winners(), u"nobody"_s); // 3 to 3
    QCOMPARE(KimonoTable("solo", threeMarkers, change("rules.json", "/solo_middle_to_rival", false)).winners(),
             u"nobody"_s); // 3 to 2
    constexpr auto noBlue = R"({"phase": "over", "tracks": {"pink": 1, "yellow": 4, "green": 2}})";
    QCOMPARE(KimonoTable("solo", noBlue).winners(), u"nobody"_s); // 3 to 3
    QCOMPARE(KimonoTable("solo", noBlue, change("rules.json", "/solo_middle_to_rival", false)).winners(),
             u"A"_s); // 3 to the cat prize
}

void SoloTest::theMarginIsThePacks()
{
    QCOMPARE(KimonoTable("solo", threeMarkers, change("rules.json", "/solo_margin", 0)).winners(), u"A"_s); // 3 to 3
    QCOMPARE(KimonoTable("solo", threeMarkers, change("rules.json", "/solo_margin", 1)).winners(), u"nobody"_s);
    constexpr auto four = R"({"phase": "over", "tracks": {"pink": 1, "yellow": 4, "green": 2, "blue": 1}})";
    QCOMPARE(KimonoTable("solo", four).winners(), u"A"_s); // 4 to 2
    QCOMPARE(KimonoTable("solo", four, change("rules.json", "/solo_margin", 3)).winners(), u"nobody"_s);
}

ENGAWA_SUBJECT(kimono_solo_test, SoloTest, QCoreApplication)
#include "solo_test.moc"
