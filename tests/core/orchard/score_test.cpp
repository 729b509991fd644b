#include "tests/core/orchard/orchard_table.h"
#include "tests/subject.h"

// What counts, and who wins.
class OrchardScoreTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTreeScoresTheValueOfItsFruit();
    void wishesAreFormulas();
    void theMostPointsWin();
    void moreKindsBreakATie();
};

void OrchardScoreTest::everyTreeScoresTheValueOfItsFruit() // "score.fruits"
{
    OrchardTable table(R"({"bed.0.0": ["apple", "plum"], "bed.0.2": ["quince"]})");
    QCOMPARE(table.score("score.fruits"), 1 + 2 + 3);
}

void OrchardScoreTest::wishesAreFormulas() // "score.wishes"
{
    OrchardTable table(R"({"bed.0.0": ["apple", "apple#2", "apple#3"], "bed.0.1": ["plum", "cherry", "quince"],
                           "bed.0.2": ["plum#2", "plum#3"], "bed.1.0": ["pear", "pear#2", "apple#4"]})");
    QCOMPARE(table.score("name.grove"), 6);
    QCOMPARE(table.score("name.garland"), 4);
    QCOMPARE(table.score("name.preserve"), 2);
    QCOMPARE(table.score("name.grove", 1) + table.score("name.garland", 1), 0);
    const GamePtr dear = changed(printed("orchard"), "wishes.json", "/grove/points", "10 * alike + count(pear)");
    QCOMPARE(OrchardTable(R"({"bed.0.0": ["pear", "pear#2", "pear#3"]})", dear).score("name.grove"), 13);
}

void OrchardScoreTest::theMostPointsWin()
{
    OrchardTable table(R"({"row": ["quince"], "hand.0": [], "hand.1": [], "deck": []})");
    QVERIFY(table.play("row quince", "plant 1"));
    QCOMPARE(table.winners(), u"A"_s);
    QVERIFY(table.fired("score.wishes"));
}

void OrchardScoreTest::moreKindsBreakATie()
{
    OrchardTable table(R"({"row": ["plum"], "bed.0.0": ["cherry"], "bed.1.0": ["apple", "quince"], "bed.0.1": [],
                           "hand.0": [], "hand.1": [], "deck": []})",
                       changed(printed("orchard"), "wishes.json", "/preserve/points", "0"));
    QVERIFY(table.play("row plum", "plant 2"));
    QVERIFY(table.fired("score.tie-break"));
    QVERIFY(table.fired("score.shared"));
    QCOMPARE(table.winners(), u"AB"_s);

    OrchardTable kinds(R"({"row": ["plum"], "bed.0.0": ["plum#2"], "bed.1.0": ["apple", "quince"],
                           "hand.0": [], "hand.1": [], "deck": []})");
    QVERIFY(kinds.play("row plum", "plant 2"));
    QVERIFY(kinds.fired("score.tie-break"));
    QCOMPARE(kinds.winners(), u"B"_s);
}

ENGAWA_SUBJECT(orchard_score_test, OrchardScoreTest, QCoreApplication)
#include "score_test.moc"
