#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Who wins a basic game.
class BasicTest : public QObject
{
    Q_OBJECT

private slots:
    void moreMarkersWin();
    void onlyTheSideCountsNotTheSteps();
    void aMarkerInTheMiddleIsNobodys();
    // The rulebook's example: A collects green and yellow, B blue and pink; the tie-break decides.
    void twoMarkersEachAreATieBrokenByCatsAndProps();
    void catTokensAndPropsAreOneNumber(); // ruling 12
    void catHalvesWithoutATokenDoNotBreakATie();
    void markersComeBeforeCatsAndProps();
    void aTieThatNothingBreaksIsShared();
    void aBrokenTieIsNotShared();
};

namespace {

// A's last turn: the prop on two photos makes no token and moves no marker, and counts as a prop for A.
std::string lastTurn(const std::string &more)
{
    return R"({"ring": ["prop_fan", "blue_4", "green_4"], "deck": [], )" + more + "}";
}

constexpr auto onePropEach =
    R"("albums": [["basic_side 0,0", "pink_3 2,0"], ["basic_side#2 0,0", "blue_3 2,0", "prop_pair 4,0"]])";

} // namespace

void BasicTest::moreMarkersWin()
{
    KimonoTable table("basic", lastTurn(R"("tracks": {"pink": 1, "yellow": 2, "green": -4, "blue": 4, "purple": -1},
                                           "albums": [["basic_side 0,0", "pink_3 2,0"]])"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QVERIFY(table.fired("basic.markers"));
    QVERIFY(!table.fired("basic.tie-break"));
    QVERIFY(table.isOver());
    QCOMPARE(table.score("score.markers", 0), 3);
    QCOMPARE(table.score("score.markers", 1), 2);
    QCOMPARE(table.winners(), u"A"_s);
}

void BasicTest::onlyTheSideCountsNotTheSteps()
{
    const KimonoTable table(
        "basic", R"({"phase": "over", "tracks": {"pink": 4, "yellow": 4, "green": -1, "blue": -1, "purple": -1}})");
    QCOMPARE(table.points(0), 2);
    QCOMPARE(table.points(1), 3);
    QCOMPARE(table.winners(), u"B"_s);
}

void BasicTest::aMarkerInTheMiddleIsNobodys()
{
    KimonoTable table("basic", lastTurn(R"("tracks": {"pink": 1}, "albums": [["basic_side 0,0", "pink_3 2,0"]])"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QVERIFY(table.fired("basic.middle"));
    QCOMPARE(table.score("score.markers", 0), 1);
    QCOMPARE(table.score("score.markers", 1), 0);
    QCOMPARE(table.winners(), u"A"_s);
}

void BasicTest::twoMarkersEachAreATieBrokenByCatsAndProps()
{
    KimonoTable table("basic", lastTurn(R"("tracks": {"green": 2, "yellow": 1, "blue": -1, "pink": -3},
                                           "albums": [["basic_side 0,0", "pink_3 2,0"]])"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QVERIFY(table.fired("basic.tie-break"));
    QVERIFY(table.fired("basic.middle")); // purple
    QCOMPARE(table.score("score.markers", 0), 2);
    QCOMPARE(table.score("score.markers", 1), 2);
    QCOMPARE(table.winners(), u"A"_s); // one prop to none
    QCOMPARE(table.firings("basic.markers"), 2); // the markers of both, not the win
}

void BasicTest::catTokensAndPropsAreOneNumber()
{
    // A has two cats and no prop, B one cat and two props.
    const KimonoTable table("basic", R"({"phase": "over", "albums": [
        ["basic_side 0,0 cat", "blue_0 2,0", "pink_1 4,0 cat", "yellow_0 6,0"],
        ["basic_side#2 0,0 cat", "green_0 2,0", "prop_fan 4,0", "prop_pair 6,0"]]})");
    QCOMPARE(table.score("score.tie_break.cats_plus_props", 0), 2);
    QCOMPARE(table.score("score.tie_break.cats_plus_props", 1), 3);
    QCOMPARE(table.winners(), u"B"_s);
}

void BasicTest::catHalvesWithoutATokenDoNotBreakATie()
{
    const KimonoTable table("basic", R"({"phase": "over", "albums": [
        ["basic_side 0,0", "blue_0 2,0", "pink_1 4,0", "pink_0 6,0"], ["basic_side#2 0,0 cat", "green_0 2,0"]]})");
    QCOMPARE(table.winners(), u"B"_s);
}

void BasicTest::markersComeBeforeCatsAndProps()
{
    const KimonoTable table("basic", R"({"phase": "over", "tracks": {"pink": 1}, "albums": [["basic_side 0,0"],
        ["basic_side#2 0,0", "prop_fan 2,0", "prop_pair 4,0", "prop_flower 6,0"]]})");
    QCOMPARE(table.winners(), u"A"_s);
}

void BasicTest::aTieThatNothingBreaksIsShared()
{
    KimonoTable table("basic", lastTurn(R"("tracks": {"green": 2, "blue": -1}, )" + std::string(onePropEach)));
    QVERIFY(table.play("take 1", "place 1,1"));
    QVERIFY(table.fired("basic.tie-break"));
    QVERIFY(table.fired("basic.shared"));
    QCOMPARE(table.winners(), u"AB"_s);
}

void BasicTest::aBrokenTieIsNotShared()
{
    KimonoTable table("basic",
                      lastTurn(R"("tracks": {"green": 2, "blue": -1}, "albums": [["basic_side 0,0", "pink_3 2,0"]])"));
    QVERIFY(table.play("take 1", "place 1,1"));
    QVERIFY(!table.fired("basic.shared"));
    QCOMPARE(table.winners(), u"A"_s);
}

ENGAWA_SUBJECT(kimono_basic_test, BasicTest, QCoreApplication)
#include "basic_test.moc"
