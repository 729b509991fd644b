#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Setup, the course of a turn, and the end.
class TurnTest : public QObject
{
    Q_OBJECT

private slots:
    void everybodyHasAnEmptySheet();
    void whoBeginsIsChosenOrByChance(); // ruling 22
    void fiveDiceAreRolledOnceATurn();
    void rollsFollowFromTheSeed();
    void linesAreDrawnOnlyWhenItIsTheTurnOfRoots();
    void aTurnEndsWithACrossAndTheDiceGoLeft();
    void actionsAreResolvedFromOneToSix();
    void aTurnThatNeedsNoDiceStillMarksItsCross(); // ruling 3
    void everybodyTakesExactlyAsManyTurnsAsThereAreCrosses_data();
    void everybodyTakesExactlyAsManyTurnsAsThereAreCrosses();
    void everyLeafIsClearYellowOrInAHeap();
    void nothingIsPlayedWhenTheGameIsOver();
    void onlyWhoHasACrossLeftIsOnTurn();
};

void TurnTest::everybodyHasAnEmptySheet()
{
    const LeafusTable table = LeafusTable::dealt(3, 1);
    QVERIFY(table.fired("setup.sheet"));
    for (int seat = 0; seat < 3; ++seat)
        QCOMPARE(QString::fromStdString(table.sheet(seat).dump()).remove(u'"'),
                 u"{crosses:0,yellow:[],heaped:[],heaps:0,hexes:0,charges:0,roots:[]}"_s);
    QCOMPARE(table.game().data().table("leaves").size(), 20u);
    QCOMPARE(table.game().data().table("crosses").size(), 8u);
    QCOMPARE(table.game().data().table("nodes").size(), 78u);
    QCOMPARE(table.game().data().table("edges").size(), 134u);
}

void TurnTest::whoBeginsIsChosenOrByChance()
{
    QSet<int> begun;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const LeafusTable table = LeafusTable::dealt(4, seed);
        QVERIFY(table.fired("setup.starter"));
        begun << table.toAct();
    }
    QCOMPARE(begun.size(), 4);
    QCOMPARE(LeafusTable::dealt(4, 1, 2).toAct(), 2);
}

void TurnTest::fiveDiceAreRolledOnceATurn()
{
    LeafusTable table = LeafusTable::dealt(2, 1, 0);
    QCOMPARE(table.firings("turn.roll"), 1);
    QCOMPARE(table.position()["dice"].size(), 5u);
    QVERIFY(table.play("done"));
    QCOMPARE(table.firings("turn.roll"), 1);
    const LeafusTable seven = LeafusTable::dealt(2, 1, 0, ruled("dice", 7));
    QCOMPARE(seven.position()["dice"].size(), 7u);
    std::array<int, 7> seen{};
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        for (const Json &die : LeafusTable::dealt(2, seed).position()["dice"])
            ++seen[die.get<std::size_t>()];
    for (std::size_t face = 1; face <= 6; ++face)
        QVERIFY(seen[face] > 100 && seen[face] < 240);
}

void TurnTest::rollsFollowFromTheSeed()
{
    LeafusTable one = LeafusTable::dealt(2, 9, 0), same = LeafusTable::dealt(2, 9, 0);
    QVERIFY(one.play("done", "done") && same.play("done", "done"));
    QCOMPARE(one.dice(), same.dice());
    QVERIFY(one.dice() != LeafusTable::dealt(2, 10, 0).dice());
}

void TurnTest::linesAreDrawnOnlyWhenItIsTheTurnOfRoots()
{
    LeafusTable table(2, R"({"dice": [3, 1, 2, 5, 6]})");
    QVERIFY(table.refuses("line s1 a1", "turn.order"));
    QVERIFY(table.refuses("stop", "turn.order"));
    QVERIFY(table.play("assign 3", "done"));
    QCOMPARE(table.phase(), u"roots"_s);
    QVERIFY(table.refuses("assign 1", "turn.order"));
    QVERIFY(table.refuses("done", "turn.order"));
    QVERIFY(table.play("line s1 a1"));
}

void TurnTest::aTurnEndsWithACrossAndTheDiceGoLeft()
{
    LeafusTable table(3, R"({"dice": [2, 2, 2, 2, 2], "seat": 1})");
    QVERIFY(table.play("assign 2", "done"));
    QVERIFY(table.fired("turn.cross"));
    QCOMPARE(table.crosses(1), 1);
    QCOMPARE(table.crosses(2), 0);
    QCOMPARE(table.toAct(), 2);
    QVERIFY(table.play("done", "done"));
    QCOMPARE(table.toAct(), 1);
}

void TurnTest::actionsAreResolvedFromOneToSix()
{
    LeafusTable table(2, R"({"dice": [6, 5, 4, 2, 1], "sheets": [{"yellow": ["leaf_1", "leaf_2"]}]})");
    QVERIFY(table.play("assign 6", "assign 5", "assign 4", "assign 1", "assign 2", "done"));
    QStringList resolved = table.story();
    resolved = resolved.mid(resolved.indexOf(u"resolve.order"_s));
    QVERIFY(table.fired("resolve.order"));
    QVERIFY(resolved.indexOf(u"wind.lifts"_s) < resolved.indexOf(u"yellow.leaf"_s));
    QVERIFY(resolved.indexOf(u"yellow.leaf"_s) < resolved.indexOf(u"reservation.charges"_s));
    QVERIFY(resolved.indexOf(u"reservation.charges"_s) < resolved.indexOf(u"heap.price"_s));
    QVERIFY(resolved.indexOf(u"heap.price"_s) < resolved.indexOf(u"effectivity.hex"_s));
    QCOMPARE(table.heaps(), 1); // with the leaf that this turn has turned
    QCOMPARE(table.yellow(), 0);
}

void TurnTest::aTurnThatNeedsNoDiceStillMarksItsCross()
{
    LeafusTable table(2, R"({"dice": [2, 2, 3, 5, 6]})");
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("assign.free"));
    QCOMPARE(table.crosses(0), 1);
    QCOMPARE(table.yellow(0), 0);
}

void TurnTest::everybodyTakesExactlyAsManyTurnsAsThereAreCrosses_data()
{
    QTest::addColumn<int>("players");
    for (int players = 1; players <= 5; ++players)
        QTest::addRow("%d", players) << players;
}

void TurnTest::everybodyTakesExactlyAsManyTurnsAsThereAreCrosses()
{
    QFETCH(int, players);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        LeafusTable table = LeafusTable::dealt(players, seed);
        std::vector<int> turns(static_cast<std::size_t>(players), 0);
        int ended = 0;
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            const int seat = table.onTurn();
            table.playOneMove(seed, n);
            if (table.fired("turn.cross"))
                ++turns[static_cast<std::size_t>(seat)];
            ended += table.firings("end.crosses");
        }
        QCOMPARE(ended, 1);
        for (int seat = 0; seat < players; ++seat) {
            QCOMPARE(turns[static_cast<std::size_t>(seat)], 8);
            QCOMPARE(table.crosses(seat), 8);
        }
    }
}

void TurnTest::everyLeafIsClearYellowOrInAHeap()
{
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        LeafusTable table = LeafusTable::dealt(3, seed);
        std::array<int, 3> known{};
        for (std::uint64_t n = 0; !table.isOver(); ++n) {
            table.playOneMove(seed, n);
            for (int seat = 0; seat < 3; ++seat) {
                int &before = known[static_cast<std::size_t>(seat)];
                const int now = table.yellow(seat) + table.heaped(seat);
                QVERIFY(now >= before && now <= 20); // a leaf never turns clear again
                before = now;
                QVERIFY(table.heaped(seat) >= table.heaps(seat) && table.heaped(seat) <= 3 * table.heaps(seat));
            }
        }
    }
}

void TurnTest::nothingIsPlayedWhenTheGameIsOver()
{
    LeafusTable table(2, R"({"dice": [2, 2, 2, 2, 2], "seat": 1, "sheets": [{"crosses": 8}, {"crosses": 7}]})");
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("end.crosses"));
    QVERIFY(table.isOver());
    QVERIFY(table.refuses("assign 2", "turn.over"));
    QVERIFY(table.refuses("done", "turn.over"));
    QVERIFY(table.refuses("line s1 a1", "turn.over"));
    QVERIFY(table.legal().isEmpty());
}

void TurnTest::onlyWhoHasACrossLeftIsOnTurn()
{
    LeafusTable table(3, R"({"dice": [2, 2, 2, 2, 2], "sheets": [{"crosses": 3}, {"crosses": 8}, {"crosses": 5}]})");
    QVERIFY(table.play("done"));
    QCOMPARE(table.toAct(), 2);
}

ENGAWA_SUBJECT(leafus_turn_test, TurnTest, QCoreApplication)
#include "turn_test.moc"
