#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// What formulas may ask about a sheet.
class ValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void diceOnActionsCountAsResolved();
    void rootsArePendingLines();
    void reservedDiceAreTakenOffTheCharges();
    void freeDiceAreThoseOfTheRollUnderWay();
    void aloneTheNextRollIsNotFree();
    void turnsAndForeignRollsAreStillToCome();
    void nearCountsPointsWithinSoManyLines();
    void whatIsNearIsThatOfTheSheetInPlay();
    void needlessMovesAreRemembered();
    void theLastDieTellsWhatIsNeedless();
};

namespace {

int valueOf(const LeafusTable &table, const char *text, int seat = 0)
{
    Problems problems;
    const auto formula =
        Formula::compile(text, table.game().formulas().vocabularies().at("seat"), Kind::Number, Problem{}, problems);
    if (!formula)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return table.game().evaluate(*formula, table.state(), static_cast<Seat>(seat));
}

} // namespace

void ValuesTest::diceOnActionsCountAsResolved()
{
    LeafusTable table(2, R"({"dice": [2, 4, 5, 6, 1], "sheets": [{"yellow": ["leaf_1", "leaf_2"]}]})");
    QCOMPARE(valueOf(table, "yellow_leaves"), 2);
    QVERIFY(table.play("assign 2"));
    QCOMPARE(valueOf(table, "yellow_leaves"), 3);
    QCOMPARE(valueOf(table, "clear_leaves"), 17);
    QVERIFY(table.play("assign 5", "assign 4", "assign 6"));
    QCOMPARE(valueOf(table, "yellow_leaves"), 0);
    QCOMPARE(valueOf(table, "heaped_leaves"), 3);
    QCOMPARE(valueOf(table, "heaps"), 1);
    QCOMPARE(valueOf(table, "score"), 4);
    QCOMPARE(valueOf(table, "charges"), 1);
    QCOMPARE(valueOf(table, "line_power"), 2);
    QCOMPARE(valueOf(table, "best_other", 1), 0); // nobody's heap before it is made
}

void ValuesTest::rootsArePendingLines()
{
    LeafusTable table(2, R"({"dice": [3, 1, 1, 1, 1], "sheets": [{"hexes": 2}]})");
    QCOMPARE(valueOf(table, "pending_lines"), 0);
    QVERIFY(table.play("assign 3"));
    QCOMPARE(valueOf(table, "pending_lines"), 3);
    QVERIFY(table.play("done", "line s1 a1"));
    QCOMPARE(valueOf(table, "pending_lines"), 2);
    QCOMPARE(valueOf(table, "lines"), 1);
    QCOMPARE(valueOf(table, "roots"), 1);
    QCOMPARE(valueOf(table, "free_starts"), 4);
}

void ValuesTest::reservedDiceAreTakenOffTheCharges()
{
    LeafusTable table(2, R"({"dice": [2, 3, 5, 6, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 3}]})");
    QVERIFY(table.play("assign 2"));
    QCOMPARE(valueOf(table, "charges"), 2);
    QVERIFY(table.play("wish 3 5 effectivity"));
    QCOMPARE(valueOf(table, "charges"), 0);
}

void ValuesTest::freeDiceAreThoseOfTheRollUnderWay()
{
    LeafusTable own(2, R"({"dice": [2, 3, 5, 6, 6]})");
    QCOMPARE(valueOf(own, "free_dice"), 0); // nothing is assigned yet
    QVERIFY(own.play("assign 2"));
    QCOMPARE(valueOf(own, "free_dice"), 4);
    QVERIFY(own.play("wish 5 6 roots"));
    QCOMPARE(valueOf(own, "free_dice"), 2);
    QCOMPARE(valueOf(own, "free_dice", 1), 0);
    LeafusTable foreign(2, R"({"dice": [2, 3, 5, 6, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 3}]})");
    QVERIFY(foreign.play("assign 2"));
    QCOMPARE(valueOf(foreign, "free_dice"), 0); // they cost charges
}

void ValuesTest::aloneTheNextRollIsNotFree()
{
    LeafusTable table(1, R"({"dice": [2, 3, 5, 6, 6]})");
    QVERIFY(table.play("assign 2", "done"));
    QCOMPARE(table.toAct(), 0);
    QCOMPARE(valueOf(table, "free_dice"), 0);
}

void ValuesTest::turnsAndForeignRollsAreStillToCome()
{
    LeafusTable table(3, R"({"dice": [2, 3, 5, 6, 6], "sheets": [{"crosses": 6}, {"crosses": 6}, {"crosses": 6}]})");
    QCOMPARE(valueOf(table, "turns_left"), 2);
    QCOMPARE(valueOf(table, "foreign_rolls"), 4);
    QVERIFY(table.play("assign 2")); // the turn is under way
    QCOMPARE(valueOf(table, "turns_left"), 1);
    QCOMPARE(valueOf(table, "foreign_rolls"), 4);
    QCOMPARE(valueOf(table, "foreign_rolls", 1), 3);
    QCOMPARE(valueOf(table, "players"), 3);
    LeafusTable alone(1, R"({"dice": [2, 3, 5, 6, 6], "sheets": [{"crosses": 7}]})");
    QVERIFY(alone.play("assign 2"));
    QCOMPARE(valueOf(alone, "turns_left"), 0);
    QCOMPARE(valueOf(alone, "foreign_rolls"), 1); // the dummy's after the last turn
}

void ValuesTest::nearCountsPointsWithinSoManyLines()
{
    const LeafusTable empty(2, "{}");
    QCOMPARE(valueOf(empty, "near(0)"), 0);
    QCOMPARE(valueOf(empty, "near(2)"), 0);
    QCOMPARE(valueOf(empty, "near(3)"), 4); // C2, C4, C5, C7
    QCOMPARE(valueOf(empty, "near(4)"), 6); // D3, D5
    QCOMPARE(valueOf(empty, "near(1000)"), 28);
    const LeafusTable begun(2, R"({"sheets": [{"roots": [["s1", "a1", "b2", "c2"]]}]})");
    QCOMPARE(valueOf(begun, "root_points"), 1);
    QCOMPARE(valueOf(begun, "near(2)"), 0);
    QCOMPARE(valueOf(begun, "near(3)"), 5); // F1 instead of C2
}

// What was measured on one sheet is remembered; another with the same lines is another one.
void ValuesTest::whatIsNearIsThatOfTheSheetInPlay()
{
    const LeafusTable printed(2, "{}");
    const LeafusTable richer(2, "{}", changed(printedGame(), "nodes.json", "/c2/points", 7));
    const LeafusTable crossed(2, "{}",
                              changed(printedGame(), "edges.json", "/s1_b3", Json{{"from", "s1"}, {"to", "b3"}}));
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(valueOf(printed, "near(3)"), 4);
        QCOMPARE(valueOf(richer, "near(3)"), 10);
        QCOMPARE(valueOf(crossed, "near(2)"), 1); // C4 by the short way
        QCOMPARE(valueOf(printed, "near(2)"), 0);
    }
}

void ValuesTest::needlessMovesAreRemembered()
{
    LeafusTable table(2, R"({"dice": [2, 1, 3, 4, 4]})");
    QVERIFY(table.play("assign 2", "return yellow"));
    QCOMPARE(valueOf(table, "needless_moves"), 1);
    QVERIFY(table.play("assign 1", "wish 4 4b roots", "done")); // a wind for no leaf, a wish beside the 3
    QCOMPARE(valueOf(table, "needless_moves"), 3);
}

void ValuesTest::theLastDieTellsWhatIsNeedless()
{
    LeafusTable table(2, R"({"dice": [1, 2, 2, 4, 6]})");
    QVERIFY(table.play("assign 1", "assign 2"));
    QCOMPARE(valueOf(table, "needless_moves"), 0); // the other 2 may follow
    QVERIFY(table.play("assign 4", "assign 6"));
    QCOMPARE(valueOf(table, "needless_moves"), 1);
    QVERIFY(table.play("assign 2b"));
    QCOMPARE(valueOf(table, "needless_moves"), 0);
    LeafusTable foreign(2, R"({"dice": [1, 2, 2, 4, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 2}]})");
    QVERIFY(foreign.play("assign 1"));
    QCOMPARE(valueOf(foreign, "needless_moves"), 1); // one charge is left
    LeafusTable heap(2, R"({"dice": [5, 2, 3, 4, 6], "sheets": [{"yellow": ["leaf_1"]}]})");
    QVERIFY(heap.play("assign 5", "assign 3", "assign 4"));
    QCOMPARE(valueOf(heap, "needless_moves"), 0);
    QVERIFY(heap.play("assign 2"));
    QCOMPARE(valueOf(heap, "needless_moves"), 1); // two leaves do not pay for it
}

ENGAWA_SUBJECT(leafus_values_test, ValuesTest, QCoreApplication)
#include "values_test.moc"
