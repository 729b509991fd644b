#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Solo: where Fanny places her photos and what they score.
class FannyTest : public QObject
{
    Q_OBJECT

private slots:
    // The rulebook's example: the purple card goes right of the departure to complete a pattern.
    void thePurpleCardGoesRightOfTheDeparture();
    void completingAPatternComesBeforeTheMon();
    void ifBothEndsCompleteTheMonDecides();
    void ifNeitherEndCompletesTheMonDecides(); // ruling 18
    void meetingCatsCompleteNoPattern();
    void fannyGetsNoCatTokens();
    void anEndWhoseTokenIsUsedUpDoesNotComplete(); // ruling 19
    void bothSidesUseOneSupply(); // ruling 19
    void fannyPlacesFirstIfThePackSaysSo();
    void youPlaceFirst();
    void aStepOfFannysPastTheEndIsLost();
    void ifNothingPrefersAnEndFannyTakesTheLeft();
    void fannysListIsThePacks();
    void fannyChoosesByTheRowAsItIs();
};

namespace {

// Fanny gets `card`; yours is yellow_4, which makes no token at your right end.
KimonoTable afterFannys(const std::string &card, const std::string &row, const std::string &more = {},
                        const GamePtr &game = printedGame())
{
    KimonoTable table("solo",
                      R"({"ring": [")" + card + R"(", "yellow_4", "purple_2"], "albums": [["basic_side 0,0"], [)" + row
                          + "]]" + more + "}",
                      game);
    if (!table.play("take 2", "place right"))
        qFatal("the turn is refused");
    return table;
}

std::string half(const KimonoTable &table, const Json &photo, const char *side)
{
    std::string id = photo["card"].get<std::string>();
    id = id.substr(0, id.find('#'));
    const Data &data = table.game().data();
    const Json *card = data.value("cards", id);
    return (card ? card : data.value("departures", id))->value(side, std::string());
}

bool completes(const std::string &own, const std::string &facing)
{
    const bool symbols = !own.empty() && !facing.empty() && own != "cat" && facing != "cat";
    return symbols && (own == facing || own == "wild" || facing == "wild");
}

} // namespace

void FannyTest::thePurpleCardGoesRightOfTheDeparture()
{
    const KimonoTable table = afterFannys("purple_3", R"("basic_side#2 0,0")");
    QVERIFY(table.fired("solo.rival-places"));
    QCOMPARE(table.photos(1), (QStringList{u"basic_side#2 0,0"_s, u"purple_3 2,0"_s}));
    QCOMPARE(table.tokens(1), QStringList{u"purple 0,0"_s});
    QCOMPARE(table.track("purple"), -2); // the kimono and the token, towards her
    QCOMPARE(table.supply("purple"), 5);
}

void FannyTest::completingAPatternComesBeforeTheMon()
{
    // pink_2 is green and blue with its Mon on the left; green waits at the right end, and no blue at the left.
    const KimonoTable table = afterFannys("pink_2", R"("green_3 -2,0", "basic_side#2 0,0", "green_4 2,0")");
    QVERIFY(table.photos(1).contains(u"pink_2 4,0"_s));
    QCOMPARE(table.tokens(1), QStringList{u"green 2,0"_s});
    QCOMPARE(table.track("pink"), -1);
    QCOMPARE(table.track("green"), -1);
}

void FannyTest::ifBothEndsCompleteTheMonDecides()
{
    const KimonoTable left = afterFannys("pink_2", R"("basic_side#2 0,0")");
    QVERIFY(left.photos(1).contains(u"pink_2 -2,0"_s));
    QCOMPARE(left.tokens(1), QStringList{u"blue -2,0"_s});
    const KimonoTable right = afterFannys("blue_2", R"("basic_side#2 0,0")"); // Mon on the right
    QVERIFY(right.photos(1).contains(u"blue_2 2,0"_s));
    QCOMPARE(right.tokens(1), QStringList{u"pink 0,0"_s});
}

void FannyTest::ifNeitherEndCompletesTheMonDecides()
{
    const std::string blankEnds = R"("purple_4 -2,0", "basic_side#2 0,0", "purple_3 2,0")";
    const KimonoTable left = afterFannys("pink_2", blankEnds);
    QVERIFY(left.photos(1).contains(u"pink_2 -4,0"_s));
    QCOMPARE(left.tokens(1), QStringList());
    QCOMPARE(left.track("pink"), -1);
    const KimonoTable right = afterFannys("blue_2", blankEnds);
    QVERIFY(right.photos(1).contains(u"blue_2 4,0"_s));
}

void FannyTest::meetingCatsCompleteNoPattern()
{
    // The cat of purple_1 would meet the wild half on the left; its Mon is on the right.
    const KimonoTable wild = afterFannys("purple_1", R"("basic_side#2 0,0", "pink_3 2,0")");
    QVERIFY(wild.photos(1).contains(u"purple_1 4,0"_s));
    // And here another cat.
    const KimonoTable cat = afterFannys("purple_1", R"("blue_0 -2,0", "basic_side#2 0,0", "pink_3 2,0")");
    QVERIFY(cat.photos(1).contains(u"purple_1 4,0"_s));
}

void FannyTest::fannyGetsNoCatTokens()
{
    // Its printed Mon keeps the cat of purple_0 away from the right end.
    const KimonoTable table = afterFannys("purple_0", R"("purple_3 -4,0", "basic_side#2 -2,0", "pink_1 0,0")", {},
                                          change("cards.json", "/purple_0/mon", "right"));
    QVERIFY(table.photos(1).contains(u"purple_0 2,0"_s));
    QVERIFY(table.fired("solo.no-cat-tokens"));
    QCOMPARE(table.tokens(1), QStringList());
}

void FannyTest::anEndWhoseTokenIsUsedUpDoesNotComplete()
{
    const KimonoTable table =
        afterFannys("pink_2", R"("green_3 -2,0", "basic_side#2 0,0", "green_4 2,0")", R"(, "supply": {"green": 0})");
    QVERIFY(table.photos(1).contains(u"pink_2 -4,0"_s));
    QCOMPARE(table.tokens(1), QStringList());
    QCOMPARE(table.track("green"), 0);
    QCOMPARE(table.track("pink"), -1);
}

void FannyTest::bothSidesUseOneSupply()
{
    KimonoTable table("solo", R"({"ring": ["pink_3", "yellow_1", "purple_2"], "supply": {"pink": 1}})");
    QVERIFY(table.play("take 2", "place right"));
    QCOMPARE(table.tokens(0), QStringList{u"pink 0,0"_s});
    QCOMPARE(table.tokens(1), QStringList());
    QCOMPARE(table.track("pink"), 0); // your token and her kimono
}

void FannyTest::fannyPlacesFirstIfThePackSaysSo()
{
    KimonoTable table("solo", R"({"ring": ["pink_3", "yellow_1", "purple_2"], "supply": {"pink": 1}})",
                      change("rules.json", "/solo_player_places_first", false));
    QVERIFY(table.play("take 2"));
    QCOMPARE(table.photos(1).size(), 2);
    QVERIFY(table.play("place right"));
    QCOMPARE(table.tokens(0), QStringList());
    QCOMPARE(table.tokens(1), QStringList{u"pink 0,0"_s});
    QCOMPARE(table.track("pink"), -2);
    QCOMPARE(table.photos(0).size(), 2);
    QCOMPARE(table.photos(1).size(), 2);
}

void FannyTest::youPlaceFirst()
{
    KimonoTable table("solo", R"({"ring": ["blue_4", "blue_3", "purple_2"], "tracks": {"blue": 4}})");
    QVERIFY(table.play("take 2"));
    QCOMPARE(table.photos(1).size(), 1);
    QVERIFY(table.play("place right")); // two steps lost, then two of Fanny's
    QCOMPARE(table.track("blue"), 2);
    KimonoTable second("solo", R"({"ring": ["blue_4", "blue_3", "purple_2"], "tracks": {"blue": 4}})",
                       change("rules.json", "/solo_player_places_first", false));
    QVERIFY(second.play("take 2", "place right"));
    QCOMPARE(second.track("blue"), 4);
}

void FannyTest::aStepOfFannysPastTheEndIsLost()
{
    const KimonoTable table = afterFannys("purple_3", R"("basic_side#2 0,0")", R"(, "tracks": {"purple": -3})");
    QVERIFY(table.fired("marker.end"));
    QCOMPARE(table.track("purple"), -4);
}

void FannyTest::ifNothingPrefersAnEndFannyTakesTheLeft()
{
    const GamePtr noMon = change("cards.json", "/blue_2/mon", nullptr);
    const KimonoTable table = afterFannys("blue_2", R"("basic_side#2 0,0")", {}, noMon);
    QVERIFY(table.fired("solo.rival-tie"));
    QVERIFY(table.photos(1).contains(u"blue_2 -2,0"_s));
    const KimonoTable decided = afterFannys("blue_2", R"("basic_side#2 0,0", "purple_3 2,0")", {}, noMon);
    QVERIFY(!decided.fired("solo.rival-tie"));
    QVERIFY(decided.photos(1).contains(u"blue_2 -2,0"_s)); // its yellow meets the wild half
}

void FannyTest::fannysListIsThePacks()
{
    const GamePtr rightward = change("fanny.json", "/complete_a_pattern/prefers", "1 - left_end");
    const KimonoTable table = afterFannys("pink_2", R"("basic_side#2 0,0")", {}, rightward);
    QVERIFY(table.photos(1).contains(u"pink_2 2,0"_s));
}

void FannyTest::fannyChoosesByTheRowAsItIs()
{
    // Over many games: exactly one end completes a pattern, or the side of the Mon.
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        KimonoTable table = KimonoTable::dealt("solo", seed);
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            const Json row = table.position()["albums"][1];
            table.playOneMove(seed, n);
            const Json now = table.position()["albums"][1];
            if (now.size() != row.size() + 1 || table.isOver())
                continue;
            const Json &placed = now.back();
            QCOMPARE(placed["y"].get<int>(), 0);
            const Json &left =
                *std::ranges::min_element(row, {}, [](const Json &photo) { return photo["x"].get<int>(); });
            const Json &right =
                *std::ranges::max_element(row, {}, [](const Json &photo) { return photo["x"].get<int>(); });
            const bool atLeft = completes(half(table, placed, "right"), half(table, left, "left"));
            const bool atRight = completes(half(table, placed, "left"), half(table, right, "right"));
            const std::string mon = (*table.game().data().value("cards", placed["card"].get<std::string>()))["mon"];
            const bool wentLeft = placed["x"].get<int>() < left["x"].get<int>();
            QCOMPARE(wentLeft, atLeft != atRight ? atLeft : mon == "left");
        }
    }
}

ENGAWA_SUBJECT(kimono_fanny_test, FannyTest, QCoreApplication)
#include "fanny_test.moc"
