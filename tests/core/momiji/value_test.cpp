#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// What formulas may ask about a seat's landscapes and objectives.
class ValueTest : public QObject
{
    Q_OBJECT

private slots:
    void aLandscapeCountsUntilItsOwnerUsesIt();
    void aGoldenLeafOfAnotherSpoilsNoLandscape();
    void leadPointsAskForAMargin();
    void theFewestLeadDownwards();
    void leadPointsAreOfOwnObjectives();
    void whoBringsTheEndHasOneMoreTurn();
};

void ValueTest::aLandscapeCountsUntilItsOwnerUsesIt()
{
    const GamePtr game = change("landscapes.json", "/n/worth", -4, change("landscapes.json", "/c/worth", 3));
    MomijiTable table(R"({"seats": [{"landscapes": "c c n"}, {"landscapes": "a"}]})", players(2), game);
    QCOMPARE(valueOf(table, "landscape_worth"), 2);
    QCOMPARE(valueOf(table, "unused_landscapes"), 3);
    QVERIFY(table.play("use c"));
    QCOMPARE(valueOf(table, "landscape_worth"), -1);
    QCOMPARE(valueOf(table, "unused_landscapes"), 2);
}

void ValueTest::aGoldenLeafOfAnotherSpoilsNoLandscape()
{
    const GamePtr game = change("landscapes.json", "/f/worth", 7, change("landscapes.json", "/c/worth", 3));
    const MomijiTable table(R"({"seats": [{"landscapes": "c:golden f:golden,owner_used"}]})", golden(), game);
    QCOMPARE(valueOf(table, "landscape_worth"), 3);
}

// Three red cards to one.
void ValueTest::leadPointsAskForAMargin()
{
    const MomijiTable table(R"({"seats": [{"objectives": "red_leaves", "piles": ["red_0_l red_0_r red_1_l"]},
                                          {"piles": ["red_0_lr"]}]})");
    QCOMPARE(valueOf(table, "lead_points(0)"), 10);
    QCOMPARE(valueOf(table, "lead_points(2)"), 10);
    QCOMPARE(valueOf(table, "lead_points(3)"), 0);
    QCOMPARE(valueOf(table, "objective_points"), 10);
}

void ValueTest::theFewestLeadDownwards()
{
    const MomijiTable table(R"({"seats": [{"objectives": "fewest", "piles": ["red_0_l"]},
                                          {"piles": ["red_0_lr", "green_0_l green_0_r"]}]})");
    QCOMPARE(valueOf(table, "lead_points(2)"), 10);
    QCOMPARE(valueOf(table, "lead_points(3)"), 0);
}

// Alone there is nobody to lead.
void ValueTest::leadPointsAreOfOwnObjectives()
{
    const MomijiTable table(R"({"seats": [{"piles": ["red_0_l red_0_r"]}, {"objectives": "red_leaves"}]})");
    QCOMPARE(valueOf(table, "lead_points(0)"), 0);
    QCOMPARE(valueOf(table, "objective_points"), 3);
    QCOMPARE(valueOf(table, "lead_points(0)", 1), 0);
    const MomijiTable alone(R"({"seats": [{"objectives": "green_leaves", "piles": ["green_0_l"]}]})",
                            solo("cold_breeze"));
    QCOMPARE(valueOf(alone, "lead_points(0)"), 0);
}

void ValueTest::whoBringsTheEndHasOneMoreTurn()
{
    MomijiTable table(
        R"({"columns": {"red": "red_0_l", "green": "green_2", "brown": "brown_2", "yellow": "yellow_2"}, "deck": "purple_2"})",
        players(3));
    const auto toCome = [&] {
        return std::vector{valueOf(table, "turns_to_come", 0), valueOf(table, "turns_to_come", 1),
                           valueOf(table, "turns_to_come", 2)};
    };
    QCOMPARE(toCome(), (std::vector{0, 0, 0}));
    QVERIFY(table.play("refill", "collect red", "(end)"));
    QVERIFY(table.fired("end.last-round"));
    QCOMPARE(toCome(), (std::vector{1, 1, 1}));
    QVERIFY(table.play("collect green", "(end)"));
    QCOMPARE(toCome(), (std::vector{1, 0, 1}));
    QVERIFY(table.play("collect brown", "(end)", "collect yellow", "(end)"));
    QVERIFY(table.isOver());
    QCOMPARE(toCome(), (std::vector{0, 0, 0}));
    const MomijiTable alone(R"({"turns_left": 1, "columns": {"red": "red_2"}, "seats": [{}]})", solo("equinox"));
    QCOMPARE(valueOf(alone, "turns_to_come"), 1);
}

ENGAWA_SUBJECT(momiji_value_test, ValueTest, QCoreApplication)
#include "value_test.moc"
