#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// What formulas may ask about cards that are still to be played.
class OutlookTest : public QObject
{
    Q_OBJECT

private slots:
    void reachGoesUpWithoutAGap();
    void aClosedPileReachesNothing();
    void usefulCardsMayWait();
    void readyLeavesCouldBePlayedNow();
    void scarceValuesHaveOneCardLeft();
    void lackingFindsTheShortestWay_data();
    void lackingFindsTheShortestWay();
    void lackingKnowsWhatIsGone();
    void whatAllPilesLackIsCountedUpToABoundForEach();
    void openTokensHaveTheirCosts();
    void hiddenCardsDoNotShow();
};

void OutlookTest::reachGoesUpWithoutAGap()
{
    const MomijiTable table(R"({"seats": [{"hand": "red_0_l red_1_l red_1_r red_3 green_1_l",
                                           "piles": ["red_0_r"]}]})");
    QCOMPARE(valueOf(table, "reach(red)"), 3);
    QCOMPARE(valueOf(table, "promise(red)"), 4);
    QCOMPARE(valueOf(table, "reach(green)"), 0);
    QCOMPARE(valueOf(table, "reach_cards"), 3);
    QCOMPARE(valueOf(table, "missing(red)"), 1);
    QCOMPARE(valueOf(table, "missing(green)"), 3);
}

void OutlookTest::aClosedPileReachesNothing()
{
    const MomijiTable table(R"({"seats": [{"hand": "red_3 red_2", "piles": ["red_0_l red_1_l red_2 red_3"]}]})");
    for (const char *value : {"reach(red)", "missing(red)", "useful_cards", "ready_leaves"})
        QCOMPARE(valueOf(table, value), 0);
    QCOMPARE(valueOf(table, "promise(red)"), 12);
}

void OutlookTest::usefulCardsMayWait()
{
    // Red waits for its 2, green for its first card; the red 0 is too low, and of two red 3s one is enough.
    const MomijiTable table(R"({"seats": [{"hand": "red_0_l red_1_l red_3 red_3 green_2", "piles": ["red_1_r"]}]})");
    QCOMPARE(valueOf(table, "useful_cards"), 3);
    QCOMPARE(valueOf(table, "reach_cards"), 1);
}

void OutlookTest::readyLeavesCouldBePlayedNow()
{
    const MomijiTable table(R"({"seats": [{"hand": "red_1_l red_1_r yellow_0_l green_1_l brown_3",
                                           "piles": ["red_0_r", "brown_0_l brown_1_l brown_2"]}]})");
    QCOMPARE(valueOf(table, "ready_leaves"), 3); // red, yellow and brown; green needs a 0
}

void OutlookTest::scarceValuesHaveOneCardLeft()
{
    const MomijiTable table(R"({"discard": "green_3 green_2 purple_3 purple_3 brown_3",
                                "seats": [{"hand": "brown_3", "piles": ["green_0_l green_1_l", "purple_0_l"]}]})",
                            solo("cold_breeze"));
    QCOMPARE(valueOf(table, "scarce_cards"), 2); // the last green 3 and no purple 3; the last brown 3 is in the hand
}

void OutlookTest::lackingFindsTheShortestWay_data()
{
    QTest::addColumn<QString>("pile");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("lacking");
    QTest::newRow("nothing yet") << u""_s << u""_s << 4;                                       // 0 1 2 3
    QTest::newRow("all in the hand") << u""_s << u"green_0_l green_1_l green_2 green_3"_s << 0; // 12 points
    QTest::newRow("one of them") << u"green_0_l"_s << u"green_1_l green_3"_s << 1;
    QTest::newRow("up to 2, five cards") << u"green_0_l green_0_r green_1_l green_1_r"_s << u"green_2"_s << 0;
    QTest::newRow("up to 2, four cards") << u"green_0_l green_1_l green_1_r"_s << u"green_2"_s << 1;
    QTest::newRow("there already") << u"green_0_l green_1_l green_2 green_3"_s << u""_s << 0;
    QTest::newRow("closed too early") << u"green_1_l green_2 green_3"_s << u"green_2"_s << 10;
}

void OutlookTest::lackingFindsTheShortestWay()
{
    QFETCH(const QString, pile);
    QFETCH(const QString, hand);
    const QString piles = pile.isEmpty() ? u"[]"_s : u"[\"%1\"]"_s.arg(pile);
    const QString position = u"{\"seats\": [{\"hand\": \"%1\", \"piles\": %2}]}"_s.arg(hand, piles);
    const MomijiTable table(position.toStdString(), solo("cold_breeze"));
    QTEST(valueOf(table, "lacking(green, 10)"), "lacking");
    QCOMPARE(valueOf(table, "lacking(green, 0)"), 0);
}

void OutlookTest::lackingKnowsWhatIsGone()
{
    // Without any green 3 a pile of five up to 2 remains; without any 2 as well nothing does.
    const MomijiTable threes(R"({"discard": "green_3 green_3", "seats": [{"piles": ["green_0_l green_1_l"]}]})",
                             solo("cold_breeze"));
    QCOMPARE(valueOf(threes, "lacking(green, 10)"), 3);
    const MomijiTable twos(R"({"discard": "green_3 green_3 green_2 green_2 green_2",
                               "seats": [{"piles": ["green_0_l green_1_l"]}]})",
                           solo("cold_breeze"));
    QCOMPARE(valueOf(twos, "lacking(green, 10)"), 8); // only ten cards up to 1
}

void OutlookTest::whatAllPilesLackIsCountedUpToABoundForEach()
{
    const MomijiTable table(R"({"seats": [{"hand": "purple_1_l", "piles": ["green_0_l green_1_l green_2 green_3"]}]})",
                            solo("cold_breeze"));
    QCOMPARE(valueOf(table, "cards_short(10, 5)"), 0 + 3 + 4); // green is there, purple has a 1, brown nothing
    QCOMPARE(valueOf(table, "cards_short(10, 2)"), 0 + 2 + 2);
    QCOMPARE(valueOf(table, "points_up_to(10)"), 10); // of 12
    QCOMPARE(valueOf(table, "points_up_to(20)"), 12);
}

void OutlookTest::openTokensHaveTheirCosts()
{
    MomijiTable table(R"({"seats": [{"hand": "green_2", "piles": ["green_0_l green_1_l", "purple_0_l"]}]})",
                      solo("cold_breeze"));
    QCOMPARE(valueOf(table, "token_costs"), 1 + 0 + 0 + 3 + 3); // green, purple, brown, largest pile, zeros
    QVERIFY(table.play("objective green_leaves", "(end)"));
    QCOMPARE(valueOf(table, "token_costs"), 0 + 0 + 3 + 3);
}

// What others hold counts as unseen until everybody knows it, however it is dealt.
void OutlookTest::hiddenCardsDoNotShow()
{
    const MomijiTable table(R"({"seats": [{"piles": ["red_0_l red_1_l red_2"]}, {"hand": "red_3 green_0_l"}]})");
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const State redealt = table.game().redeal(table.state(), 0, seed);
        Problems problems;
        const auto formula =
            Formula::compile("10 * lacking(red, 30) + scarce_cards", table.game().formulas().vocabularies().at("seat"),
                             Kind::Number, Problem{}, problems);
        QVERIFY(formula);
        QCOMPARE(table.game().evaluate(*formula, redealt, 0), table.game().evaluate(*formula, table.state(), 0));
    }
}

ENGAWA_SUBJECT(momiji_outlook_test, OutlookTest, QCoreApplication)
#include "outlook_test.moc"
