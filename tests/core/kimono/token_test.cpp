#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// What two facing halves make.
class TokenTest : public QObject
{
    Q_OBJECT

private slots:
    void theSamePatternMakesAToken();
    void theFacingHalvesAreCompared();
    void twoCatsMakeACatToken();
    void differentSymbolsAndBlanksMakeNothing();
    void aBlankHalfBesideAWildOneMakesNothing();
    void aWildHalfCountsAsWhatItMeets();
    void theExpertDepartureIsWildOnTheLeftOnly();
    // The rulebook's example: both matching symbols are wild, and the player selects the token.
    void whereBothAreWildThePlayerNamesTheToken();
    void aNamedCatMovesNothing();
    void tokensAreAutomaticUnlessBothAreWild(); // ruling 6
    void anUpperPhotoBetweenTwoGainsTwoTokens();
    void onlyNeighboursInTheSameLayerAreCompared(); // ruling 5
    void upperNeighboursMakeTokensToo();
    void withoutSupplyThereIsNoTokenAndNoStepForIt(); // ruling 7
    void aKindThatIsUsedUpIsNotNamed(); // ruling 7
    void withNothingInTheSupplyNothingIsNamed();
    void theLeftSeamComesFirst(); // ruling 8: the last pink token goes to the left
    void aTokenNamedOnTheLeftMayUseUpTheKindOfTheRight(); // ruling 8
    void aTokenOnTheLeftIsGoneWhenTheRightIsNamed(); // ruling 8
    void twoWildSeamsAreNamedOneAfterTheOther();
    void aTokenStaysWhenItsSeamIsTopped(); // ruling 10
};

namespace {

// A base of four with upper photos left and right of the hole at 1,1: what is placed there has two neighbours.
std::string hole(const std::string &card, const std::string &left, const std::string &right,
                 const std::string &more = {})
{
    return R"({"ring": [")" + card
           + R"(", "blue_0", "green_1"], "albums": [["basic_side 0,0", "purple_2 2,0", "yellow_2 4,0",
              "green_2 -2,0", ")"
           + left + R"( -1,1", ")" + right + R"( 3,1"]])" + more + "}";
}

} // namespace

void TokenTest::theSamePatternMakesAToken()
{
    KimonoTable table("basic",
                      R"({"ring": ["pink_3", "blue_0", "green_1"], "albums": [["basic_side 0,0", "pink_4 2,0"]]})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("token.match"));
    QCOMPARE(table.tokens(0), QStringList{u"pink 2,0"_s});
    QCOMPARE(table.supply("pink"), 5);
    QCOMPARE(table.track("pink"), 2); // the kimono and the token
}

void TokenTest::theFacingHalvesAreCompared()
{
    // yellow_1 is pink on the left and a cat on the right; on the left end its cat faces the other way.
    KimonoTable right("basic", R"({"ring": ["yellow_1", "blue_0", "green_1"],
                                   "albums": [["basic_side 0,0", "pink_4 2,0", "green_0 -2,0"]]})");
    QVERIFY(right.play("take 1", "place right"));
    QCOMPARE(right.tokens(0), QStringList{u"pink 2,0"_s});
    KimonoTable left("basic", R"({"ring": ["yellow_1", "blue_0", "green_1"],
                                  "albums": [["basic_side 0,0", "pink_4 2,0", "green_0 -2,0"]]})");
    QVERIFY(left.play("take 1", "place left"));
    QCOMPARE(left.tokens(0), QStringList{u"cat -4,0"_s});
}

void TokenTest::twoCatsMakeACatToken()
{
    KimonoTable table("basic",
                      R"({"ring": ["yellow_0", "blue_0", "green_1"], "albums": [["basic_side 0,0", "pink_1 2,0"]]})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("token.match"));
    QCOMPARE(table.tokens(0), QStringList{u"cat 2,0"_s});
    QCOMPARE(table.supply("cat"), 6);
}

void TokenTest::differentSymbolsAndBlanksMakeNothing()
{
    for (const char *card : {"blue_3", "yellow_0", "blue_4"}) { // blue, a cat and a blank meet pink
        KimonoTable table("basic", R"({"ring": [")" + std::string(card)
                                       + R"(", "green_0", "green_1"], "albums": [["basic_side 0,0", "pink_4 2,0"]]})");
        QVERIFY(table.play("take 1", "place right"));
        QVERIFY(table.fired("token.no-match"));
        QVERIFY(!table.fired("token.match"));
        QCOMPARE(table.tokens(0), QStringList());
    }
    for (const char *card :
         {"blue_3", "yellow_0", "blue_4", "prop_fan"}) { // blue, a cat, a blank and a wild meet a blank
        KimonoTable table("basic", R"({"ring": [")" + std::string(card)
                                       + R"(", "green_0", "green_1"], "albums": [["basic_side 0,0", "pink_3 2,0"]]})");
        QVERIFY(table.play("take 1", "place right"));
        QVERIFY(table.fired("token.no-match"));
        QCOMPARE(table.tokens(0), QStringList());
        QCOMPARE(table.toAct(), 1);
    }
}

void TokenTest::aBlankHalfBesideAWildOneMakesNothing()
{
    KimonoTable table("basic", R"({"ring": ["pink_4", "blue_0", "green_1"]})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("token.no-match"));
    QVERIFY(!table.fired("token.wild"));
    QCOMPARE(table.tokens(0), QStringList());
}

void TokenTest::aWildHalfCountsAsWhatItMeets()
{
    KimonoTable pattern("basic", R"({"ring": ["pink_3", "blue_0", "green_1"]})");
    QVERIFY(pattern.play("take 1", "place right"));
    QVERIFY(pattern.fired("token.wild"));
    QCOMPARE(pattern.tokens(0), QStringList{u"pink 0,0"_s});
    QCOMPARE(pattern.track("pink"), 2);
    KimonoTable cat("basic", R"({"ring": ["yellow_0", "blue_0", "green_1"]})");
    QVERIFY(cat.play("take 1", "place right"));
    QVERIFY(cat.fired("token.wild"));
    QCOMPARE(cat.tokens(0), QStringList{u"cat 0,0"_s});
    KimonoTable prop("basic",
                     R"({"ring": ["prop_fan", "blue_0", "green_1"], "albums": [["basic_side 0,0", "pink_4 2,0"]]})");
    QVERIFY(prop.play("take 1", "place right"));
    QVERIFY(prop.fired("token.wild"));
    QCOMPARE(prop.tokens(0), QStringList{u"pink 2,0"_s});
    QCOMPARE(prop.track("pink"), 1);
}

void TokenTest::theExpertDepartureIsWildOnTheLeftOnly()
{
    KimonoTable right("expert", R"({"ring": ["pink_3", "blue_0", "green_1"]})");
    QVERIFY(right.play("take 1", "place right"));
    QCOMPARE(right.tokens(0), QStringList());
    KimonoTable left("expert", R"({"ring": ["pink_4", "blue_0", "green_1"]})");
    QVERIFY(left.play("take 1", "place left"));
    QCOMPARE(left.tokens(0), QStringList{u"pink -2,0"_s});
}

void TokenTest::whereBothAreWildThePlayerNamesTheToken()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_0", "green_1"]})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.toAct(), 0);
    QCOMPARE(table.legal(), (QStringList{u"name blue"_s, u"name cat"_s, u"name green"_s, u"name pink"_s,
                                         u"name purple"_s, u"name yellow"_s}));
    QVERIFY(table.play("name purple"));
    QVERIFY(table.fired("token.both-wild"));
    QCOMPARE(table.tokens(0), QStringList{u"purple 0,0"_s});
    QCOMPARE(table.track("purple"), 1);
    QCOMPARE(table.supply("purple"), 5);
    QCOMPARE(table.toAct(), 1);
}

void TokenTest::aNamedCatMovesNothing()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_0", "green_1"]})");
    QVERIFY(table.play("take 1", "place left", "name cat"));
    QCOMPARE(table.tokens(0), QStringList{u"cat -2,0"_s});
    for (const char *pattern : {"pink", "yellow", "green", "blue", "purple"})
        QCOMPARE(table.track(pattern), 0);
}

void TokenTest::tokensAreAutomaticUnlessBothAreWild()
{
    KimonoTable table("basic",
                      R"({"ring": ["pink_3", "blue_0", "green_1"], "albums": [["basic_side 0,0", "pink_4 2,0"]]})");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.phase(), u"take"_s);
    QCOMPARE(table.toAct(), 1);
}

void TokenTest::anUpperPhotoBetweenTwoGainsTwoTokens()
{
    KimonoTable table("basic", hole("pink_2", "green_4", "blue_3"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QCOMPARE(table.firings("token.match"), 2);
    QCOMPARE(table.tokens(0), (QStringList{u"blue 1,1"_s, u"green -1,1"_s}));
    QCOMPARE(table.track("pink"), 1);
    QCOMPARE(table.track("green"), 1);
    QCOMPARE(table.track("blue"), 1);
}

void TokenTest::onlyNeighboursInTheSameLayerAreCompared()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_0", "green_1"], "albums": [[
        "basic_side -2,0", "prop_fan 0,0", "pink_4 2,0"]]})");
    QVERIFY(table.play("take 1", "place 1,1"));
    QCOMPARE(table.tokens(0), QStringList());
    QCOMPARE(table.track("pink"), 1);
    KimonoTable far("basic", R"({"ring": ["pink_3", "blue_0", "green_1"], "albums": [[
        "basic_side 0,0", "purple_3 2,0", "blue_3 4,0", "green_3 6,0", "pink_4 1,1"]]})");
    QVERIFY(far.play("take 1", "place 5,1")); // a spot is free between the two
    QCOMPARE(far.tokens(0), QStringList());
}

void TokenTest::upperNeighboursMakeTokensToo()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_0", "green_1"], "albums": [[
        "basic_side 0,0", "purple_3 2,0", "blue_3 4,0", "pink_4 1,1"]]})");
    QVERIFY(table.play("take 1", "place 3,1"));
    QCOMPARE(table.tokens(0), QStringList{u"pink 1,1"_s});
}

void TokenTest::withoutSupplyThereIsNoTokenAndNoStepForIt()
{
    KimonoTable pattern("basic", R"({"ring": ["pink_3", "blue_0", "green_1"], "supply": {"pink": 0}})");
    QVERIFY(pattern.play("take 1", "place right"));
    QVERIFY(pattern.fired("token.supply"));
    QCOMPARE(pattern.tokens(0), QStringList());
    QCOMPARE(pattern.supply("pink"), 0);
    QCOMPARE(pattern.track("pink"), 1); // the kimono still counts
    KimonoTable cat("basic", R"({"ring": ["yellow_0", "blue_0", "green_1"], "supply": {"cat": 0}})");
    QVERIFY(cat.play("take 1", "place right"));
    QVERIFY(cat.fired("token.supply"));
    QCOMPARE(cat.tokens(0), QStringList());
    KimonoTable last("basic", R"({"ring": ["pink_3", "blue_0", "green_1"], "supply": {"pink": 1}})");
    QVERIFY(last.play("take 1", "place right"));
    QCOMPARE(last.tokens(0), QStringList{u"pink 0,0"_s});
    QCOMPARE(last.supply("pink"), 0);
    QVERIFY(!last.fired("token.supply"));
}

void TokenTest::aKindThatIsUsedUpIsNotNamed()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_0", "green_1"], "supply": {"pink": 0, "cat": 0}})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.refuses("name pink", "token.supply"));
    QVERIFY(table.refuses("name cat", "token.supply"));
    QCOMPARE(table.legal(), (QStringList{u"name blue"_s, u"name green"_s, u"name purple"_s, u"name yellow"_s}));
}

void TokenTest::withNothingInTheSupplyNothingIsNamed()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_0", "green_1"],
        "supply": {"pink": 0, "yellow": 0, "green": 0, "blue": 0, "purple": 0, "cat": 0}})");
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("token.supply"));
    QCOMPARE(table.tokens(0), QStringList());
    QCOMPARE(table.toAct(), 1);
}

void TokenTest::theLeftSeamComesFirst()
{
    KimonoTable table("basic", hole("prop_fan", "pink_4", "pink_3", R"(, "supply": {"pink": 1})"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QCOMPARE(table.tokens(0), QStringList{u"pink -1,1"_s});
    QVERIFY(table.fired("token.supply"));
    QCOMPARE(table.track("pink"), 1);
}

void TokenTest::aTokenNamedOnTheLeftMayUseUpTheKindOfTheRight()
{
    KimonoTable table("basic", hole("prop_fan", "prop_pair", "pink_3", R"(, "supply": {"pink": 1})"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QCOMPARE(table.phase(), u"name"_s);
    QCOMPARE(table.supply("pink"), 1); // the right seam waits
    QVERIFY(table.play("name pink"));
    QCOMPARE(table.tokens(0), QStringList{u"pink -1,1"_s});
    QCOMPARE(table.toAct(), 1);
    KimonoTable other("basic", hole("prop_fan", "prop_pair", "pink_3", R"(, "supply": {"pink": 1})"));
    QVERIFY(other.play("take 1", "place 1,1", "name blue"));
    QCOMPARE(other.tokens(0), (QStringList{u"blue -1,1"_s, u"pink 1,1"_s}));
}

void TokenTest::aTokenOnTheLeftIsGoneWhenTheRightIsNamed()
{
    KimonoTable table("basic", hole("prop_fan", "pink_4", "prop_pair", R"(, "supply": {"pink": 1})"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QCOMPARE(table.tokens(0), QStringList{u"pink -1,1"_s});
    QVERIFY(table.refuses("name pink", "token.supply"));
    QVERIFY(table.play("name cat"));
    QCOMPARE(table.tokens(0), (QStringList{u"cat 1,1"_s, u"pink -1,1"_s}));
}

void TokenTest::twoWildSeamsAreNamedOneAfterTheOther()
{
    KimonoTable table("basic", hole("prop_fan", "prop_flower", "prop_pair"));
    QVERIFY(table.play("take 1", "place 1,1", "name pink"));
    QCOMPARE(table.toAct(), 0);
    QCOMPARE(table.tokens(0), QStringList{u"pink -1,1"_s});
    QVERIFY(table.play("name blue"));
    QCOMPARE(table.tokens(0), (QStringList{u"blue 1,1"_s, u"pink -1,1"_s}));
    QCOMPARE(table.toAct(), 1);
}

void TokenTest::aTokenStaysWhenItsSeamIsTopped()
{
    KimonoTable table("expert", R"({"ring": ["blue_4", "blue_0", "green_1"], "tracks": {"pink": 2},
        "albums": [["expert_side 0,0", "pink_4 2,0 pink", "pink_3 4,0", "prop_flower 6,0"]]})");
    QCOMPARE(table.props(0), 2);
    QVERIFY(table.play("take 1", "place 3,1"));
    QCOMPARE(table.tokens(0), QStringList{u"pink 2,0"_s});
    QCOMPARE(table.supply("pink"), 5);
    QCOMPARE(table.track("pink"), 2);
    QCOMPARE(table.props(0), 2); // the flower of pink_4 still counts
}

ENGAWA_SUBJECT(kimono_token_test, TokenTest, QCoreApplication)
#include "token_test.moc"
