#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// The setup and the first step of a turn: which card the photographer takes.
class TakeTest : public QObject
{
    Q_OBJECT

private slots:
    void eightCardsLieAroundTheBoardAndTwentyTwoInTheDeck(); // ruling 1: eight places
    void theDealIsShuffledBySeed();
    void markersBeginInTheMiddleAndTokensInTheSupply();
    void everyAlbumBeginsWithADepartureOnTheSideOfTheMode();
    void whoBeginsIsChosenOrByChance();
    // The rulebook's example: A may cross up to three cards, crosses only the first and takes the green card.
    void crossingOnlyTheFirstCardTakesTheGreenOne();
    void theLastCardCrossedIsTaken();
    void thePhotographerWalksOnFromWhereTheOtherPlayerLeftHim();
    void thePhotographerWalksPastTheLastPlaceToTheFirst();
    void noFewerThanOneAndNoMoreThanThreeCardsAreCrossed();
    void emptyPlacesAreNotCounted(); // ruling 2
    void noMoreCardsAreCrossedThanThereAre();
    void crossingTheLastThreeCardsMayBringThePhotographerBackToHisGap(); // ruling 3
    void aTurnIsTakingAndThenPlacing();
    void whileATokenIsNamedNothingElseIsPlayed();
    void whileARewardIsChosenNothingElseIsPlayed();
    void nothingIsPlayedWhenTheGameIsOver();
};

namespace {

constexpr auto fullRing =
    R"({"ring": ["green_3", "pink_0", "blue_2", "yellow_1", "purple_4", "pink_3", "blue_0", "green_1"],
                              "deck": ["yellow_0", "yellow_2", "yellow_3"]})";
constexpr auto thinRing = R"({"ring": ["green_3", null, "pink_0", null, "blue_2", null, null, "yellow_1"], "deck": [],
                              "photographer": 1})";

} // namespace

void TakeTest::eightCardsLieAroundTheBoardAndTwentyTwoInTheDeck()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const KimonoTable table = KimonoTable::dealt("basic", seed);
        QVERIFY(table.fired("setup.ring"));
        QCOMPARE(table.ring().size(), 8);
        QCOMPARE(table.cardsOnRing(), 8);
        QCOMPARE(table.deck().size(), 22);
        QCOMPARE(table.photographer(), 0);
        QSet<QString> all;
        for (const QString &card : table.ring() + table.deck())
            all << card;
        QCOMPARE(all.size(), 30);
    }
}

void TakeTest::theDealIsShuffledBySeed()
{
    QCOMPARE(KimonoTable::dealt("basic", 7).deck(), KimonoTable::dealt("basic", 7).deck());
    QVERIFY(KimonoTable::dealt("basic", 7).deck() != KimonoTable::dealt("basic", 8).deck());
}

void TakeTest::markersBeginInTheMiddleAndTokensInTheSupply()
{
    const KimonoTable table = KimonoTable::dealt("basic", 1);
    for (const char *pattern : {"pink", "yellow", "green", "blue", "purple"}) {
        QCOMPARE(table.track(pattern), 0);
        QCOMPARE(table.supply(pattern), 6);
    }
    QCOMPARE(table.supply("cat"), 7);
}

void TakeTest::everyAlbumBeginsWithADepartureOnTheSideOfTheMode()
{
    const KimonoTable basic = KimonoTable::dealt("basic", 1);
    QCOMPARE(basic.firings("setup.departure"), 2);
    QCOMPARE(basic.photos(0), QStringList{u"basic_side 0,0"_s});
    QCOMPARE(basic.photos(1), QStringList{u"basic_side#2 0,0"_s});
    const KimonoTable expert = KimonoTable::dealt("expert", 1);
    QCOMPARE(expert.firings("setup.departure"), 2);
    QCOMPARE(expert.photos(0), QStringList{u"expert_side 0,0"_s});
    QCOMPARE(expert.photos(1), QStringList{u"expert_side#2 0,0"_s});
    const KimonoTable solo = KimonoTable::dealt("solo", 1);
    QCOMPARE(solo.firings("setup.departure"), 2);
    QCOMPARE(solo.photos(1), QStringList{u"basic_side#2 0,0"_s});
}

void TakeTest::whoBeginsIsChosenOrByChance()
{
    QCOMPARE(KimonoTable::dealt("basic", 1, 0).toAct(), 0);
    QCOMPARE(KimonoTable::dealt("basic", 1, 1).toAct(), 1);
    int begins[2] = {};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const KimonoTable table = KimonoTable::dealt("basic", seed);
        QVERIFY(table.fired("setup.starter"));
        ++begins[table.toAct()];
    }
    QVERIFY(begins[0] > 10);
    QVERIFY(begins[1] > 10);
}

void TakeTest::crossingOnlyTheFirstCardTakesTheGreenOne()
{
    KimonoTable table("basic", fullRing);
    QCOMPARE(table.legal(), (QStringList{u"take 1"_s, u"take 2"_s, u"take 3"_s}));
    QVERIFY(table.play("take 1"));
    QVERIFY(table.fired("take.last-crossed"));
    QCOMPARE(table.hand(), u"green_3"_s);
    QCOMPARE(table.photographer(), 1);
    QCOMPARE(table.ring().first(), u"-"_s);
}

void TakeTest::theLastCardCrossedIsTaken()
{
    KimonoTable two("basic", fullRing);
    QVERIFY(two.play("take 2"));
    QCOMPARE(two.hand(), u"pink_0"_s);
    QCOMPARE(two.photographer(), 2);
    QCOMPARE(two.ring().first(), u"green_3"_s);
    KimonoTable three("basic", fullRing);
    QVERIFY(three.play("take 3"));
    QCOMPARE(three.hand(), u"blue_2"_s);
    QCOMPARE(three.photographer(), 3);
}

void TakeTest::thePhotographerWalksOnFromWhereTheOtherPlayerLeftHim()
{
    KimonoTable table("basic", fullRing);
    QVERIFY(table.play("take 3", "place left", "take 2"));
    QCOMPARE(table.hand(), u"purple_4"_s);
    QCOMPARE(table.photographer(), 5);
}

void TakeTest::thePhotographerWalksPastTheLastPlaceToTheFirst()
{
    const std::string_view position = R"({"ring": ["green_3", "pink_0", "blue_2", "yellow_1"], "photographer": 3})";
    KimonoTable one("basic", position);
    QVERIFY(one.play("take 1"));
    QCOMPARE(one.hand(), u"yellow_1"_s);
    QCOMPARE(one.photographer(), 0);
    KimonoTable two("basic", position);
    QVERIFY(two.play("take 2"));
    QCOMPARE(two.hand(), u"green_3"_s);
    QCOMPARE(two.photographer(), 1);
}

void TakeTest::noFewerThanOneAndNoMoreThanThreeCardsAreCrossed()
{
    const KimonoTable table("basic", fullRing);
    QVERIFY(table.refuses("take 0", "take.crossing"));
    QVERIFY(table.refuses("take -1", "take.crossing"));
    QVERIFY(table.refuses("take 4", "take.crossing"));
    QVERIFY(table.refuses("take 8", "take.crossing"));
    QVERIFY(table.allows("take 1"));
    QVERIFY(table.allows("take 2"));
    QVERIFY(table.allows("take 3"));
    QVERIFY(KimonoTable("expert", fullRing).refuses("take 4", "take.crossing"));
}

void TakeTest::emptyPlacesAreNotCounted()
{
    KimonoTable one("basic", thinRing);
    QVERIFY(one.play("take 1"));
    QVERIFY(one.fired("take.empty-places"));
    QCOMPARE(one.hand(), u"pink_0"_s);
    QCOMPARE(one.photographer(), 3);
    KimonoTable two("basic", thinRing);
    QVERIFY(two.play("take 2"));
    QCOMPARE(two.hand(), u"blue_2"_s);
    QCOMPARE(two.photographer(), 5);
    KimonoTable three("basic", thinRing);
    QVERIFY(three.play("take 3"));
    QCOMPARE(three.hand(), u"yellow_1"_s);
    QCOMPARE(three.photographer(), 0);
    KimonoTable full("basic", fullRing);
    QVERIFY(full.play("take 3"));
    QVERIFY(!full.fired("take.empty-places"));
}

void TakeTest::noMoreCardsAreCrossedThanThereAre()
{
    const GamePtr wide = change("modes.json", "/basic/cross_max", 5);
    const KimonoTable table("basic", thinRing, wide);
    QVERIFY(table.allows("take 4"));
    QVERIFY(table.refuses("take 5", "take.empty-places"));
    QVERIFY(table.refuses("take 6", "take.crossing"));
    const KimonoTable solo("solo", R"({"ring": ["green_3", null, "pink_0"], "deck": []})");
    QVERIFY(solo.allows("take 2"));
    QVERIFY(solo.refuses("take 3", "take.empty-places"));
}

void TakeTest::crossingTheLastThreeCardsMayBringThePhotographerBackToHisGap()
{
    KimonoTable table("basic", R"({"ring": ["green_3", null, "pink_0", null, "blue_2", null, null, null], "deck": [],
                                   "photographer": 5})");
    QVERIFY(table.allows("take 3"));
    QVERIFY(table.play("take 3"));
    QCOMPARE(table.hand(), u"blue_2"_s);
    QCOMPARE(table.photographer(), 5);
}

void TakeTest::aTurnIsTakingAndThenPlacing()
{
    KimonoTable table("basic", fullRing);
    QVERIFY(table.refuses("place left", "turn.order"));
    QVERIFY(table.refuses("name pink", "turn.order"));
    QVERIFY(table.refuses("reward pink_4", "turn.order"));
    QVERIFY(table.refuses("decline", "turn.order"));
    QVERIFY(table.play("take 1"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.refuses("take 1", "turn.order"));
    QVERIFY(table.refuses("name pink", "turn.order"));
    QVERIFY(table.refuses("decline", "turn.order"));
    QVERIFY(table.play("place left"));
    QCOMPARE(table.toAct(), 1);
    QCOMPARE(table.phase(), u"take"_s);
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.toAct(), 0);
    QCOMPARE(table.turns(), 2);
}

void TakeTest::whileATokenIsNamedNothingElseIsPlayed()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "pink_0", "blue_2"]})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.phase(), u"name"_s);
    QVERIFY(table.refuses("take 1", "turn.order"));
    QVERIFY(table.refuses("place left", "turn.order"));
    QVERIFY(table.allows("name pink"));
}

void TakeTest::whileARewardIsChosenNothingElseIsPlayed()
{
    KimonoTable table("expert", R"({"ring": ["prop_fan", "pink_0", "blue_2"], "deck": [], "tracks": {"pink": 1},
                                    "rewards": ["green_3", "green_4"]})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.phase(), u"reward"_s);
    QVERIFY(table.refuses("take 1", "turn.order"));
    QVERIFY(table.refuses("place left", "turn.order"));
    QVERIFY(table.refuses("name pink", "turn.order"));
}

void TakeTest::nothingIsPlayedWhenTheGameIsOver()
{
    for (const char *mode : {"basic", "expert", "solo"}) {
        const KimonoTable table(mode, R"({"phase": "over"})");
        QVERIFY(table.isOver());
        QCOMPARE(table.legal(), QStringList());
        for (const char *move : {"take 1", "take 2", "place left", "name pink", "reward pink_0", "decline"})
            QVERIFY(table.refuses(move, "turn.over"));
    }
}

ENGAWA_SUBJECT(kimono_take_test, TakeTest, QCoreApplication)
#include "take_test.moc"
