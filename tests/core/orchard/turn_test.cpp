#include "tests/core/orchard/orchard_table.h"
#include "tests/subject.h"

// From the deal to the last tree.
class OrchardTurnTest : public QObject
{
    Q_OBJECT

private slots:
    void theRowLiesOpenAndEveryHandIsDealt();
    void chanceOrThePlayersDecideWhoBegins();
    void aFruitIsChosenThenPlanted();
    void onlyWhatLiesInTheRowOrTheHandIsChosen();
    void aFullBedTakesNoTree();
    void theRowIsFilledUpInTheOpen();
    void theHandIsReplacedUnseen();
    void anEmptyDeckReplacesNothing();
    void theRoundIsPlayedToItsEnd();
    void withoutAFruitTheGameEndsAtOnce();
};

void OrchardTurnTest::theRowLiesOpenAndEveryHandIsDealt()
{
    const auto table = OrchardTable::dealt(5, 3);
    QCOMPARE(table.zone("row").size(), 4);
    for (const char *hand : {"hand.0", "hand.1", "hand.2"})
        QCOMPARE(table.zone(hand).size(), 2);
    QCOMPARE(table.deck(), 52 - 4 - 6);
    QVERIFY(table.fired("setup.deal"));
}

void OrchardTurnTest::chanceOrThePlayersDecideWhoBegins()
{
    QSet<int> begin;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto table = OrchardTable::dealt(seed);
        begin.insert(table.toAct());
        QVERIFY(table.fired("setup.starter"));
    }
    QCOMPARE(begin, (QSet<int>{0, 1}));
    QCOMPARE(OrchardTable::dealt(3, 4, 2).toAct(), 2);
}

void OrchardTurnTest::aFruitIsChosenThenPlanted()
{
    OrchardTable table(R"({"row": ["apple", "pear"], "hand.0": ["plum"]})");
    QVERIFY(table.refuses("plant 1", "turn.order"));
    QVERIFY(table.play("row apple"));
    QVERIFY(table.refuses("hand plum", "turn.order"));
    QVERIFY(table.play("plant 2"));
    QCOMPARE(table.zone("bed.0.1"), QStringList{"apple"});
    QCOMPARE(table.toAct(), 1);
}

void OrchardTurnTest::onlyWhatLiesInTheRowOrTheHandIsChosen()
{
    OrchardTable table(R"({"row": ["apple", "apple#2"], "hand.0": ["plum"], "hand.1": ["quince"]})");
    QCOMPARE(table.legal(), (QStringList{"hand plum", "row apple"}));
    QVERIFY(table.refuses("row quince", "choose.fruit"));
    QVERIFY(table.refuses("hand quince", "choose.fruit"));
    QVERIFY(table.play("hand plum"));
    QVERIFY(table.fired("choose.fruit"));
    QCOMPARE(table.zone("chosen"), QStringList{"plum"});
}

void OrchardTurnTest::aFullBedTakesNoTree()
{
    OrchardTable table(R"({"row": ["apple"], "bed.0.0": ["pear", "pear#2", "pear#3"]})");
    QVERIFY(table.play("row apple"));
    QVERIFY(table.refuses("plant 1", "plant.bed"));
    QVERIFY(table.refuses("plant 4", "plant.bed"));
    QVERIFY(table.play("plant 3"));
    QVERIFY(table.fired("plant.bed"));
}

void OrchardTurnTest::theRowIsFilledUpInTheOpen()
{
    OrchardTable table(R"({"row": ["apple"], "deck": ["pear", "quince"]})");
    QVERIFY(table.play("row apple"));
    QCOMPARE(table.zone("row"), QStringList{"quince"});
    QVERIFY(table.fired("draw.row"));
}

void OrchardTurnTest::theHandIsReplacedUnseen()
{
    OrchardTable table(R"({"hand.0": ["apple", "plum"], "deck": ["pear", "quince"]})");
    QVERIFY(table.play("hand apple"));
    QCOMPARE(table.zone("hand.0"), (QStringList{"plum", "quince"}));
    QVERIFY(table.fired("draw.hand"));
    QCOMPARE(table.game().position(table.state(), 1)["hand.0"].get<int>(), 2);
}

void OrchardTurnTest::anEmptyDeckReplacesNothing()
{
    OrchardTable table(R"({"row": ["apple", "pear"], "deck": []})");
    QVERIFY(table.play("row apple"));
    QCOMPARE(table.zone("row"), QStringList{"pear"});
    QCOMPARE(table.story(), (QStringList{"choose.fruit", "draw.empty"}));
}

void OrchardTurnTest::theRoundIsPlayedToItsEnd() // ruling 1
{
    OrchardTable table(R"({"row": ["apple", "pear"], "bed.0.0": ["plum", "plum#2", "plum#3"],
                           "bed.0.1": ["cherry", "cherry#2", "cherry#3"], "bed.0.2": ["quince", "quince#2"]})");
    QVERIFY(table.play("row apple", "plant 3"));
    QVERIFY(!table.isOver());
    QVERIFY(table.play("row pear", "plant 1"));
    QVERIFY(table.isOver());
    QVERIFY(table.fired("end.full"));
    QVERIFY(table.refuses("row apple", "turn.over"));
}

void OrchardTurnTest::withoutAFruitTheGameEndsAtOnce()
{
    OrchardTable table(R"({"row": ["apple"], "hand.0": [], "hand.1": [], "deck": []})");
    QVERIFY(table.play("row apple", "plant 1"));
    QVERIFY(table.isOver());
    QVERIFY(table.fired("end.empty"));
}

ENGAWA_SUBJECT(orchard_turn_test, OrchardTurnTest, QCoreApplication)
#include "turn_test.moc"
