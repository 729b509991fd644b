#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Dice to actions, and two dice as one.
class AssignTest : public QObject
{
    Q_OBJECT

private slots:
    void aDieGoesToTheActionOfItsValue();
    void everyDieIsUsedOnce();
    void anActionTakesOneDieUnlessItSaysOtherwise();
    void anActionWithoutEffectMayNotBeChosen(); // ruling 6
    void withTheSwitchADieMayBeWasted();
    void whatTheTurnChangesBeforeCounts(); // ruling 6: leaves turned by the 2s are there for the 5s
    void diceAreTakenBack();
    void peopleChangeTheirMindsAsOftenAsTheyLike(); // assign.take-back
    void onlySoManyTimesATurn();
    void whatCannotBeResolvedCanAlwaysBeTakenBack();
    void withoutTakingBackOnlyWhatCanBeResolvedIsAssigned();

    void twoDiceAreOneWishedDie(); // ruling 2
    void aPairCountsAsOneDieEverywhere();
    void anyTwoDiceMayWish_data();
    void anyTwoDiceMayWish();
    void anyValueMayBeWished(); // ruling 1
    void strictlyOnlyAMissingValueIsWished();
    void aDieThatShowsTheValueNeedsNoPartner();
    void fiveDiceMakeTwoWishesAtMost(); // ruling 2
    void theNumberOfWishesIsARule();
    void labelsAndBadgesTellWhatTheDiceComeTo();
    void theDiceBelongToWhoRolledThem();
    void needlessUsesAreCounted();
};

void AssignTest::aDieGoesToTheActionOfItsValue()
{
    LeafusTable table(2, R"({"dice": [2, 3, 4, 6, 6]})");
    QVERIFY(table.play("assign 4"));
    QVERIFY(table.fired("assign.value"));
    QVERIFY(table.play("done"));
    QCOMPARE(table.charges(), 1);
    QVERIFY(LeafusTable(2, R"({"dice": [2, 3, 4, 6, 6]})").answers("action/wind", "assign.value"));
}

void AssignTest::everyDieIsUsedOnce()
{
    LeafusTable table(2, R"({"dice": [2, 3, 4, 4, 6]})");
    QVERIFY(table.play("assign 4"));
    QVERIFY(table.refuses("assign 4", "assign.once"));
    QVERIFY(table.refuses("wish 2 4 roots", "assign.once"));
    QVERIFY(table.allows("assign 4b"));
    QVERIFY(table.play("wish 2 3 effectivity"));
    QVERIFY(table.refuses("assign 2", "assign.once"));
    QVERIFY(table.refuses("assign 3", "assign.once"));
}

void AssignTest::anActionTakesOneDieUnlessItSaysOtherwise()
{
    LeafusTable table(2, R"({"dice": [1, 1, 3, 3, 6]})");
    QVERIFY(table.play("assign 1", "assign 3", "assign 6"));
    QVERIFY(table.refuses("assign 1b", "assign.one-die"));
    QVERIFY(table.refuses("assign 3b", "assign.one-die"));
    QVERIFY(table.refuses("wish 1b 3b effectivity", "assign.one-die"));
    LeafusTable two(2, R"({"dice": [1, 1, 3, 3, 6]})", changed(printedGame(), "actions.json", "/roots/limit", 2));
    QVERIFY(two.play("assign 3", "assign 3b", "done"));
    QCOMPARE(two.lines(), 2); // each gives as many lines as Effectivity says
}

void AssignTest::anActionWithoutEffectMayNotBeChosen()
{
    const char *full = R"({"dice": [2, 3, 4, 5, 6], "sheets": [{"hexes": 3, "heaps": 8,
        "yellow": ["leaf_1","leaf_2","leaf_3","leaf_4","leaf_5","leaf_6","leaf_7","leaf_8","leaf_9","leaf_10"],
        "heaped": ["leaf_11","leaf_12","leaf_13","leaf_14","leaf_15","leaf_16","leaf_17","leaf_18","leaf_19","leaf_20"]}]})";
    LeafusTable table(2, full);
    QVERIFY(table.refuses("assign 2", "yellow.clear"));
    QVERIFY(table.refuses("assign 5", "heap.slots"));
    QVERIFY(table.refuses("assign 6", "effectivity.hexes"));
    QVERIFY(table.allows("assign 3"));
    QVERIFY(table.allows("assign 4"));
}

void AssignTest::withTheSwitchADieMayBeWasted()
{
    LeafusTable table(2, R"({"dice": [2, 3, 4, 5, 6], "sheets": [{"hexes": 3}]})", ruled("needless_actions", true));
    QVERIFY(table.play("assign 5", "assign 6", "done"));
    QCOMPARE(table.firings("assign.effect"), 2);
    QCOMPARE(table.heaps(), 0);
    QCOMPARE(table.hexes(), 3);
}

void AssignTest::whatTheTurnChangesBeforeCounts()
{
    LeafusTable table(2, R"({"dice": [5, 5, 5, 2, 6]})");
    QVERIFY(table.play("assign 2", "assign 5", "assign 5b", "assign 5c", "done"));
    QCOMPARE(table.heaps(), 1);
    QCOMPARE(table.heaped(), 1);
    QCOMPARE(table.yellow(), 0);
}

void AssignTest::diceAreTakenBack()
{
    LeafusTable table(2, R"({"dice": [4, 4, 3, 2, 6]})");
    QVERIFY(table.refuses("return reservation", "assign.take-back"));
    QVERIFY(table.play("assign 4", "assign 4b", "wish 2 3 effectivity", "return reservation", "return effectivity"));
    QCOMPARE(table.firings("assign.take-back"), 2);
    QVERIFY(table.refuses("assign 4", "assign.once")); // the last one came back
    QVERIFY(table.play("assign 2", "done"));
    QCOMPARE(table.charges(), 1);
    QCOMPARE(table.hexes(), 0);
    QCOMPARE(table.yellow(), 1);
}

void AssignTest::peopleChangeTheirMindsAsOftenAsTheyLike()
{
    LeafusTable table(2, R"({"dice": [4, 4, 3, 2, 6]})");
    for (int i = 0; i < 100; ++i) {
        QVERIFY(table.play("assign 4", "wish 3 6 yellow"));
        QVERIFY(table.play("return reservation", "return yellow"));
    }
    QVERIFY(table.play("assign 4", "done"));
    QCOMPARE(table.charges(), 1);
}

void AssignTest::onlySoManyTimesATurn()
{
    LeafusTable table(2, R"({"dice": [4, 4, 3, 2, 6]})", ruled("take_backs", 1));
    QVERIFY(table.play("assign 4", "return reservation", "assign 2"));
    QVERIFY(table.refuses("return yellow", "assign.take-back"));
    QVERIFY(table.play("done", "done")); // another turn
    const std::string first = table.legal().first().toStdString();
    QVERIFY2(first.starts_with("assign"), first.c_str());
    QVERIFY(table.play(first));
    QCOMPARE(table.legal().filter(u"return"_s).size(), 1);
}

void AssignTest::whatCannotBeResolvedCanAlwaysBeTakenBack()
{
    LeafusTable table(2, R"({"dice": [5, 5, 5, 2, 6], "sheets": [{"taken_back": 4}]})", ruled("take_backs", 5));
    QVERIFY(table.play("assign 5"));
    QVERIFY(table.refuses("done", "heap.price"));
    QVERIFY(table.play("return heap", "assign 2"));
    QVERIFY(table.refuses("return yellow", "assign.take-back"));
    QVERIFY(table.allows("done"));
    LeafusTable stuck(2, R"({"dice": [5, 5, 5, 2, 6], "sheets": [{"taken_back": 9}], "uses": [
                          {"action": "heap", "dice": [0]}, {"action": "effectivity", "dice": [1, 2]}]})",
                      ruled("take_backs", 5));
    QVERIFY(stuck.refuses("done", "heap.price"));
    QVERIFY(stuck.play("return heap"));
    QVERIFY(stuck.allows("done"));
}

void AssignTest::withoutTakingBackOnlyWhatCanBeResolvedIsAssigned()
{
    LeafusTable poor(2, R"({"dice": [5, 6, 6, 6, 6]})", ruled("take_backs", 0));
    QVERIFY(poor.refuses("assign 5", "heap.price"));
    // One leaf pays with three dice: once a five lies there, the others may only come to it.
    LeafusTable table(2, R"({"dice": [5, 5, 5, 6, 6], "sheets": [{"yellow": ["leaf_1"]}]})", ruled("take_backs", 0));
    QVERIFY(table.play("assign 5"));
    QVERIFY(table.refuses("done", "heap.price"));
    QVERIFY(table.refuses("return heap", "assign.take-back"));
    QVERIFY(table.refuses("wish 5b 5c roots", "assign.take-back"));
    QVERIFY(table.play("assign 5b", "assign 5c", "done"));
    QCOMPARE(table.heaps(), 1);
    LeafusTable rich(2, R"({"dice": [5, 5, 5, 2, 6], "sheets": [{"yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})",
                     ruled("take_backs", 0));
    QVERIFY(rich.play("assign 5"));
    QVERIFY(rich.refuses("return heap", "assign.take-back"));
}

void AssignTest::twoDiceAreOneWishedDie()
{
    LeafusTable table(2, R"({"dice": [1, 1, 3, 2, 6]})");
    QVERIFY(table.play("wish 1 1b reservation"));
    QVERIFY(table.fired("wish.pair"));
    QVERIFY(table.play("done"));
    QCOMPARE(table.charges(), 1);
}

void AssignTest::aPairCountsAsOneDieEverywhere()
{
    LeafusTable table(2, R"({"dice": [4, 1, 3, 5, 6], "sheets": [{"yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QVERIFY(table.play("assign 4", "wish 1 3 reservation", "assign 5", "done"));
    QCOMPARE(table.charges(), 2);
    QCOMPARE(table.heaped(), 3); // one die: the full price
    LeafusTable pair(2, R"({"dice": [1, 1, 3, 5, 6], "sheets": [{"yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QVERIFY(pair.play("assign 5", "wish 1 3 heap", "done"));
    QCOMPARE(pair.heaped(), 2);
}

void AssignTest::anyTwoDiceMayWish_data()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<QString>("equal");
    QTest::addColumn<QString>("different");
    QTest::newRow("any") << u"any"_s << u""_s << u""_s;
    QTest::newRow("equal") << u"equal"_s << u""_s << u"wish.dice"_s;
    QTest::newRow("different") << u"different"_s << u"wish.dice"_s << u""_s;
}

void AssignTest::anyTwoDiceMayWish()
{
    QFETCH(QString, pair);
    QFETCH(QString, equal);
    QFETCH(QString, different);
    const LeafusTable table(2, R"({"dice": [1, 1, 2, 3, 6]})", ruled("wish_pair", pair.toStdString()));
    const auto fits = [&](const char *notation, const QString &rule) {
        return rule.isEmpty() ? table.allows(notation) : table.refuses(notation, qPrintable(rule));
    };
    QVERIFY(fits("wish 1 1b reservation", equal));
    QVERIFY(fits("wish 1 2 reservation", different));
}

void AssignTest::anyValueMayBeWished()
{
    LeafusTable table(2, R"({"dice": [4, 1, 1, 2, 6]})");
    QVERIFY(table.play("assign 4", "wish 1 1b reservation", "done"));
    QCOMPARE(table.charges(), 2);
}

void AssignTest::strictlyOnlyAMissingValueIsWished()
{
    LeafusTable table(2, R"({"dice": [4, 1, 1, 2, 6]})", ruled("wish_value", "missing"));
    QVERIFY(table.refuses("wish 1 1b reservation", "wish.value"));
    QVERIFY(table.refuses("wish 1 2 effectivity", "wish.value"));
    QVERIFY(table.allows("wish 1 2 roots"));
    QVERIFY(table.play("assign 4"));
    QVERIFY(table.refuses("wish 1 1b reservation", "wish.value")); // used, but it was rolled
}

void AssignTest::aDieThatShowsTheValueNeedsNoPartner()
{
    const LeafusTable table(2, R"({"dice": [4, 1, 1, 2, 6]})");
    QVERIFY(table.refuses("wish 4 1 reservation", "wish.needless"));
    QVERIFY(table.refuses("wish 1 6 effectivity", "wish.needless"));
}

void AssignTest::fiveDiceMakeTwoWishesAtMost()
{
    LeafusTable table(2, R"({"dice": [1, 1, 2, 2, 6]})");
    QVERIFY(table.play("wish 1 1b reservation", "wish 2 2b reservation", "assign 6", "done"));
    QCOMPARE(table.charges(), 2);
    LeafusTable six(2, R"({"dice": [1, 1, 2, 2, 6, 6]})", ruled("dice", 6));
    QVERIFY(six.play("wish 1 1b reservation", "wish 2 2b reservation"));
    QVERIFY(six.refuses("wish 6 6b reservation", "wish.most"));
}

void AssignTest::theNumberOfWishesIsARule()
{
    const char *dice = R"({"dice": [1, 1, 2, 2, 6]})";
    QVERIFY(LeafusTable(2, dice, ruled("wishes_max", 0)).refuses("wish 1 1b reservation", "wish.most"));
    LeafusTable one(2, dice, ruled("wishes_max", 1));
    QVERIFY(one.play("wish 1 1b reservation"));
    QVERIFY(one.refuses("wish 2 2b reservation", "wish.most"));
}

void AssignTest::labelsAndBadgesTellWhatTheDiceComeTo()
{
    LeafusTable table(
        2, R"({"dice": [5, 5, 3, 6, 1], "sheets": [{"hexes": 2, "yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QCOMPARE(table.label("assign 3"), u"3 on Roots: 3 lines to draw"_s);
    QCOMPARE(table.label("assign 5"), u"5 on Heap: a heap for 3 leaves"_s);
    QCOMPARE(table.label("assign 5b"), u"5b on Heap: a heap for 3 leaves"_s); // the other 5 lies beside it
    QCOMPARE(table.label("assign 6"), u"6 on Effectivity: 4 lines in your next Roots action"_s);
    QCOMPARE(table.label("wish 1 6 reservation"), u"6 + 1 as a 4 on Reservation: 1 charge"_s);
    QCOMPARE(table.label("done"), u"Use no dice"_s);
    QCOMPARE(table.badge("action/heap"), u"heap 3"_s);
    QVERIFY(table.play("assign 5"));
    QCOMPARE(table.label("assign 5b"), u"5 on Heap: a heap for 2 leaves"_s);
    QCOMPARE(table.label("done"), u"Resolve 1 die"_s);
    QVERIFY(table.play("assign 5b"));
    QCOMPARE(table.badge("action/heap"), u"heap 2"_s);
    QCOMPARE(table.badge("die/0"), u"5"_s);
    LeafusTable spent(2, R"({"dice": [1, 1, 1, 1, 6], "sheets": [{"hexes": 3}]})");
    QCOMPARE(spent.badge("action/effectivity"), u"none"_s);
    QCOMPARE(spent.badge("action/roots"), u"roots 4"_s);
}

void AssignTest::theDiceBelongToWhoRolledThem()
{
    LeafusTable table(2, R"({"dice": [3, 3, 1, 1, 1], "sheets": [{}, {"charges": 1}]})");
    QCOMPARE(table.diceOwner(), 0);
    QVERIFY(table.play("done"));
    QCOMPARE(table.toAct(), 1); // with a reservation
    QCOMPARE(table.diceOwner(), 0);
}

void AssignTest::needlessUsesAreCounted()
{
    const auto needless = [](const char *dice, auto... moves) {
        LeafusTable table(2, dice);
        return table.play(moves..., "done") ? table.sheet().value("needless", 0) : -1;
    };
    QCOMPARE(needless(R"({"dice": [1, 2, 4, 4, 6]})", "assign 1", "assign 2"), 1); // one leaf needs no wind
    QCOMPARE(needless(R"({"dice": [1, 2, 2, 4, 6]})", "assign 1", "assign 2", "assign 2b"), 0);
    QCOMPARE(needless(R"({"dice": [3, 2, 2, 2, 4]})", "wish 2 2b roots"), 1); // a 3 lies there
    QCOMPARE(needless(R"({"dice": [1, 2, 2, 2, 4]})", "wish 2 2b roots"), 0);
    QCOMPARE(needless(R"({"dice": [1, 1, 3, 2, 4]})", "wish 1 1b roots", "wish 3 2 effectivity"), 1); // a 3 in a pair
    QCOMPARE(needless(R"({"dice": [6, 1, 3, 2, 4]})", "wish 6 1 roots", "wish 3 2 effectivity"), 2); // and the 6
    QCOMPARE(needless(R"({"dice": [1, 1, 2, 3, 4]})", "assign 3", "wish 1 1b effectivity"), 0);
    QCOMPARE(needless(R"({"dice": [1, 2, 2, 2, 4]})", "assign 4", "return reservation"), 1);
}

ENGAWA_SUBJECT(leafus_assign_test, AssignTest, QCoreApplication)
#include "assign_test.moc"
