#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Reservation, and what its charges do in the turns of others.
class ReservationTest : public QObject
{
    Q_OBJECT

private slots:
    void foursSetTheCharges(); // ruling 12
    void oldChargesStayWithoutFours();
    void chargesMayAddUp();
    void thePencilHasFivePositions();
    void jaineUsesTwoOfJohnsDice(); // the rulebook's example
    void theRollerLosesNothing();
    void aReserverNeedsACharge();
    void reservedDiceObeyTheLimits(); // ruling 13
    void oneReservedSixOnly(); // ruling 13
    void aReservedWindMayBeWished(); // ruling 13
    void reservedFivesLowerThePrice(); // ruling 13
    void orTheyDoNot();
    void aReservedSixHelpsNoReservedThreeOfTheSameTurn(); // rulings 13 and 18
    void aReservedSixHelpsTheNextThree(); // ruling 18
    void twoChargesMakeAWish(); // ruling 14
    void severalReserversUseTheSameDie(); // ruling 14
    void aReserverUsesADieOnce(); // ruling 14
    void foursAreNotReserved(); // ruling 15
    void reserversAreAskedClockwiseAfterTheRoller(); // ruling 16
    void onlyWhoCouldUseADieIsAsked();
    void aReserverMayPass();
    void aForeignTurnMarksNoCrossAndAllowsAHeapOfItsOwn(); // ruling 17
    void yourOwnTurnAndAnothersAllowAHeapEach(); // ruling 17
    void heapsMayBeForYourOwnTurnOnly();
    void theLastFoursAreWorthNothing(); // ruling 20
    void lastChargesMayStillBeSpent(); // in the turns of those who come later
};

namespace {

// The position with such a seed that, when the moves are made, the next roll shows the face.
template <class... Moves>
LeafusTable beforeRollOf(int players, int face, const char *written, const Moves &...moves)
{
    Json position = Json::parse(written);
    for (int seed = 0; seed < 200; ++seed) {
        position["seed"] = seed;
        LeafusTable table(players, position.dump());
        if (!table.play(moves...))
            break;
        if (table.dice().contains(QString::number(face)))
            return LeafusTable(players, position.dump());
    }
    qFatal("no roll shows a %d", face);
}

} // namespace

void ReservationTest::foursSetTheCharges()
{
    LeafusTable table(2, R"({"dice": [4, 4, 1, 1, 2], "sheets": [{"charges": 3}]})");
    QVERIFY(table.play("assign 4", "assign 4b", "done"));
    QCOMPARE(table.firings("reservation.charges"), 2); // the old ones are lost
    QCOMPARE(table.charges(), 2);
}

void ReservationTest::oldChargesStayWithoutFours()
{
    LeafusTable table(2, R"({"dice": [4, 4, 1, 1, 2], "sheets": [{"charges": 3}]})");
    QVERIFY(table.play("assign 2", "done"));
    QCOMPARE(table.charges(), 3);
}

void ReservationTest::chargesMayAddUp()
{
    LeafusTable table(2, R"({"dice": [4, 4, 1, 1, 4], "sheets": [{"charges": 3}]})", ruled("reservation_adds", true));
    QVERIFY(table.play("assign 4", "assign 4b"));
    QVERIFY(table.refuses("assign 4c", "reservation.slots"));
    QVERIFY(table.play("done"));
    QCOMPARE(table.charges(), 5);
}

void ReservationTest::thePencilHasFivePositions()
{
    LeafusTable table(2, R"({"dice": [4, 4, 4, 4, 4, 4]})", ruled("dice", 6));
    QVERIFY(table.play("assign 4", "assign 4b", "assign 4c", "assign 4d", "assign 4e"));
    QVERIFY(table.refuses("assign 4f", "reservation.slots"));
    QVERIFY(table.play("done"));
    QCOMPARE(table.charges(), 5);
    LeafusTable short_(2, R"({"dice": [4, 4, 4, 4, 4]})", changed(printedGame(), "pencils.json", "/pencil_2", nullptr));
    QVERIFY(short_.play("assign 4", "assign 4b", "assign 4c", "assign 4d"));
    QVERIFY(short_.refuses("assign 4e", "reservation.slots"));
}

void ReservationTest::jaineUsesTwoOfJohnsDice()
{
    // Jaine is A, John is B.
    LeafusTable table(2, R"({"dice": [4, 4, 1, 1, 6]})");
    QVERIFY(table.play("assign 4", "assign 4b", "done"));
    QCOMPARE(table.charges(0), 2);
    LeafusTable john(2, R"({"dice": [2, 3, 5, 6, 6], "seat": 1, "sheets": [{"charges": 2}]})");
    QVERIFY(john.play("assign 6", "done"));
    QCOMPARE(john.toAct(), 0);
    QVERIFY(john.play("assign 2", "assign 3", "done"));
    QVERIFY(john.fired("reserve.die"));
    QCOMPARE(john.charges(0), 0);
    QVERIFY(john.play("line s2 a2"));
    QCOMPARE(john.yellow(0), 1);
    QCOMPARE(john.roots(0), u"[[s2,a2]]"_s);
    QCOMPARE(john.hexes(1), 1);
    QCOMPARE(john.toAct(), 0); // her own turn
    QCOMPARE(john.onTurn(), 0);
}

void ReservationTest::theRollerLosesNothing()
{
    LeafusTable table(2, R"({"dice": [2, 3, 5, 6, 6], "seat": 1, "sheets": [{"charges": 1}]})");
    QVERIFY(table.play("assign 2", "done"));
    QVERIFY(table.allows("assign 2")); // the very die that B used
    QVERIFY(table.play("assign 2", "done"));
    QCOMPARE(table.yellow(0), 1);
    QCOMPARE(table.yellow(1), 1);
}

void ReservationTest::aReserverNeedsACharge()
{
    LeafusTable table(2, R"({"dice": [2, 3, 5, 6, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 1}]})");
    QVERIFY(table.play("assign 2"));
    QVERIFY(table.refuses("assign 3", "reserve.charges"));
    QVERIFY(table.refuses("wish 3 5 effectivity", "reserve.charges"));
}

void ReservationTest::reservedDiceObeyTheLimits()
{
    LeafusTable table(2, R"({"dice": [2, 2, 3, 3, 1], "turn": 1, "seat": 0, "sheets": [{"charges": 5}]})");
    QVERIFY(table.play("assign 2", "assign 3"));
    QVERIFY(table.refuses("assign 2b", "reserve.limits"));
    QVERIFY(table.refuses("assign 3b", "reserve.limits"));
    QVERIFY(table.play("assign 1", "assign 2b", "done")); // a 1 that is paid for
    QVERIFY(table.play("line s1 a1"));
    QCOMPARE(table.yellow(0), 2);
    QCOMPARE(table.charges(0), 1);
}

void ReservationTest::oneReservedSixOnly()
{
    LeafusTable table(2, R"({"dice": [1, 1, 3, 6, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 5}]})");
    QVERIFY(table.play("assign 6"));
    QVERIFY(table.refuses("assign 6b", "reserve.limits"));
    QVERIFY(table.refuses("wish 1 3 effectivity", "reserve.limits"));
    QVERIFY(table.play("done"));
    QCOMPARE(table.hexes(0), 1);
    QCOMPARE(table.charges(0), 4);
}

void ReservationTest::aReservedWindMayBeWished()
{
    LeafusTable table(2, R"({"dice": [2, 2, 3, 5, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 4}]})");
    QVERIFY(table.play("assign 2"));
    QVERIFY(table.refuses("assign 2b", "reserve.limits"));
    QVERIFY(table.play("wish 3 5 wind", "assign 2b", "done"));
    QCOMPARE(table.yellow(0), 2);
    QCOMPARE(table.charges(0), 0); // two for the twos and two for the wind
    LeafusTable poor(2, R"({"dice": [2, 2, 3, 5, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 3}]})");
    QVERIFY(poor.play("assign 2", "wish 3 5 wind"));
    QVERIFY(poor.refuses("assign 2b", "reserve.charges"));
}

void ReservationTest::reservedFivesLowerThePrice()
{
    LeafusTable two(2, R"({"dice": [5, 5, 3, 1, 1], "turn": 1, "seat": 0,
        "sheets": [{"charges": 2, "yellow": ["leaf_1", "leaf_2"]}]})");
    QVERIFY(two.play("assign 5", "assign 5b", "done"));
    QCOMPARE(two.heaps(0), 1);
    QCOMPARE(two.heaped(0), 2);
    QCOMPARE(two.charges(0), 0);
    LeafusTable three(2, R"({"dice": [5, 5, 5, 1, 1], "turn": 1, "seat": 0,
        "sheets": [{"charges": 3, "yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QVERIFY(three.play("assign 5", "assign 5b", "assign 5c", "done"));
    QCOMPARE(three.heaps(0), 1); // one heap, though every leaf would pay for one
    QCOMPARE(three.yellow(0), 2);
}

void ReservationTest::orTheyDoNot()
{
    LeafusTable table(2, R"({"dice": [2, 2, 3, 3, 1], "turn": 1, "seat": 0, "sheets": [{"charges": 5}]})",
                      ruled("reserved_limits", false));
    QVERIFY(table.play("assign 2", "assign 2b", "assign 3", "assign 3b", "done"));
    QCOMPARE(table.lines(), 2);
    QCOMPARE(table.yellow(0), 2);
}

void ReservationTest::aReservedSixHelpsNoReservedThreeOfTheSameTurn()
{
    LeafusTable table(3, R"({"dice": [3, 6, 1, 1, 1], "turn": 1, "seat": 0, "sheets": [{"charges": 4}]})");
    QVERIFY(table.play("assign 6", "assign 3", "done"));
    QCOMPARE(table.lines(), 1);
    QVERIFY(table.play("line s1 a1"));
    QVERIFY(table.fired("effectivity.later"));
    // On the next foreign turn it counts.
    LeafusTable next(3, R"({"dice": [3, 6, 1, 1, 1], "turn": 2, "seat": 0, "sheets": [{"charges": 2, "hexes": 1}]})");
    QVERIFY(next.play("assign 3", "done"));
    QCOMPARE(next.lines(), 2);
}

void ReservationTest::aReservedSixHelpsTheNextThree()
{
    // In A's own turn, which is the next one.
    const char *two = R"({"dice": [6, 1, 1, 1, 1], "turn": 1, "seat": 0, "sheets": [{"charges": 1}]})";
    LeafusTable own = beforeRollOf(2, 3, two, "assign 6", "done");
    QVERIFY(own.play("assign 6", "done"));
    QCOMPARE(own.onTurn(), 0);
    QCOMPARE(own.hexes(0), 1);
    QVERIFY(own.play("assign 3", "done"));
    QCOMPARE(own.lines(), 2);
    // In the turn of C, which comes before it.
    const char *three = R"({"dice": [6, 1, 1, 1, 1], "turn": 1, "seat": 0, "sheets": [{"charges": 2}]})";
    LeafusTable foreign = beforeRollOf(3, 3, three, "assign 6", "done");
    QVERIFY(foreign.play("assign 6", "done", "done"));
    QCOMPARE(foreign.onTurn(), 2);
    QCOMPARE(foreign.toAct(), 0);
    QVERIFY(foreign.play("assign 3", "done"));
    QCOMPARE(foreign.lines(), 2);
}

void ReservationTest::twoChargesMakeAWish()
{
    const char *position = R"({"dice": [2, 3, 5, 5, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 3}]})";
    LeafusTable wish(2, position);
    QVERIFY(wish.play("wish 5 5b effectivity", "done"));
    QCOMPARE(wish.charges(0), 1);
    QCOMPARE(wish.hexes(0), 1);
    QVERIFY(LeafusTable(2, position, ruled("reserved_wishes", false)).refuses("wish 5 5b roots", "reserve.wish"));
}

void ReservationTest::severalReserversUseTheSameDie()
{
    LeafusTable table(3, R"({"dice": [2, 1, 1, 1, 1], "seat": 0, "sheets": [{}, {"charges": 1}, {"charges": 1}]})");
    QVERIFY(table.play("done", "assign 2", "done", "assign 2", "done"));
    QCOMPARE(table.yellow(1), 1);
    QCOMPARE(table.yellow(2), 1);
}

void ReservationTest::aReserverUsesADieOnce()
{
    LeafusTable table(2, R"({"dice": [5, 5, 2, 1, 1], "turn": 1, "seat": 0,
        "sheets": [{"charges": 5, "yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})");
    QVERIFY(table.play("assign 5"));
    QVERIFY(table.refuses("assign 5", "assign.once"));
    QVERIFY(table.refuses("wish 5 2 roots", "assign.once"));
    QVERIFY(table.play("done"));
    QCOMPARE(table.charges(0), 4);
    QCOMPARE(table.onTurn(), 0); // nor is A asked about the same roll again
}

void ReservationTest::foursAreNotReserved()
{
    const char *position = R"({"dice": [4, 4, 2, 1, 1], "turn": 1, "seat": 0, "sheets": [{"charges": 3}]})";
    LeafusTable table(2, position);
    QVERIFY(table.refuses("assign 4", "reserve.no-reservation"));
    QVERIFY(table.refuses("wish 1 1b reservation", "reserve.no-reservation"));
    LeafusTable lax(2, position, ruled("reserved_reservation", true));
    QVERIFY(lax.play("assign 4", "assign 4b", "done"));
    QCOMPARE(lax.charges(0), 2); // three less two, and then set to two
}

void ReservationTest::reserversAreAskedClockwiseAfterTheRoller()
{
    LeafusTable table(
        4, R"({"dice": [2, 1, 1, 1, 1], "seat": 2, "sheets": [{"charges": 1}, {"charges": 1}, {}, {"charges": 2}]})");
    QVERIFY(table.play("done"));
    QCOMPARE(table.toAct(), 3);
    QVERIFY(table.play("assign 2", "done"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.play("done"));
    QCOMPARE(table.toAct(), 1);
    QCOMPARE(table.onTurn(), 2);
    QVERIFY(table.play("done"));
    QCOMPARE(table.onTurn(), 3);
}

void ReservationTest::onlyWhoCouldUseADieIsAsked()
{
    LeafusTable table(3, R"({"dice": [1, 1, 4, 4, 4], "seat": 0, "sheets": [{}, {"charges": 1}, {"charges": 1}]})");
    QVERIFY(table.play("done"));
    QCOMPARE(table.firings("reserve.useful"), 2); // one charge buys no wish, and Wind alone does nothing
    QCOMPARE(table.onTurn(), 1);
    LeafusTable wish(3, R"({"dice": [1, 1, 4, 4, 4], "seat": 0, "sheets": [{}, {"charges": 2}, {"charges": 1}]})");
    QVERIFY(wish.play("done"));
    QCOMPARE(wish.toAct(), 1);
    QCOMPARE(wish.onTurn(), 0);
}

void ReservationTest::aReserverMayPass()
{
    LeafusTable table(2, R"({"dice": [2, 3, 5, 6, 6], "turn": 1, "seat": 0, "sheets": [{"charges": 2}]})");
    QCOMPARE(table.label("done"), u"Pass"_s);
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("reserve.pass"));
    QCOMPARE(table.charges(0), 2);
}

void ReservationTest::aForeignTurnMarksNoCrossAndAllowsAHeapOfItsOwn()
{
    LeafusTable table(2, R"({"dice": [5, 3, 3, 1, 1], "turn": 1, "seat": 0,
        "sheets": [{"charges": 2, "yellow": ["leaf_1", "leaf_2", "leaf_3"], "heaps": 1, "heaped": ["leaf_9"]}]})");
    QVERIFY(table.play("assign 5", "done"));
    QCOMPARE(table.heaps(0), 2);
    QCOMPARE(table.crosses(0), 0);
    QVERIFY(!table.fired("turn.cross"));
}

void ReservationTest::yourOwnTurnAndAnothersAllowAHeapEach()
{
    LeafusTable table = beforeRollOf(2, 5, R"({"dice": [5, 4, 1, 1, 1], "sheets": [{"yellow":
        ["leaf_1", "leaf_2", "leaf_3", "leaf_4", "leaf_5", "leaf_6"]}]})",
                                     "assign 5", "assign 4", "done");
    QVERIFY(table.play("assign 5", "assign 4", "done"));
    QCOMPARE(table.heaps(0), 1);
    QCOMPARE(table.yellow(0), 3);
    QVERIFY(table.play("done"));
    QCOMPARE(table.toAct(), 0);
    QCOMPARE(table.onTurn(), 1);
    QVERIFY(table.play("assign 5", "done"));
    QCOMPARE(table.heaps(0), 2);
    QCOMPARE(table.yellow(0), 0);
}

void ReservationTest::heapsMayBeForYourOwnTurnOnly()
{
    LeafusTable table(2, R"({"dice": [5, 3, 3, 1, 1], "turn": 1, "seat": 0,
        "sheets": [{"charges": 2, "yellow": ["leaf_1", "leaf_2", "leaf_3"]}]})",
                      ruled("reserved_heaps", false));
    QVERIFY(table.refuses("assign 5", "reserve.heap"));
}

void ReservationTest::theLastFoursAreWorthNothing()
{
    const char *last = R"({"dice": [4, 4, 2, 1, 1], "seat": 1, "sheets": [{"crosses": 8}, {"crosses": 7}]})";
    LeafusTable table(2, last);
    QVERIFY(table.play("assign 4", "done"));
    QVERIFY(table.fired("reservation.last"));
    QVERIFY(LeafusTable(2, last, ruled("last_reservation", false)).refuses("assign 4", "reservation.last"));
    const char *before = R"({"dice": [4, 4, 2, 1, 1], "seat": 0, "sheets": [{"crosses": 7}, {"crosses": 7}]})";
    QVERIFY(LeafusTable(2, before, ruled("last_reservation", false)).allows("assign 4"));
}

void ReservationTest::lastChargesMayStillBeSpent()
{
    LeafusTable table(
        2, R"({"dice": [2, 2, 2, 2, 2], "seat": 1, "sheets": [{"crosses": 8, "charges": 1}, {"crosses": 7}]})");
    QVERIFY(table.play("done"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(!table.isOver());
    QVERIFY(table.play("assign 2", "done"));
    QVERIFY(table.isOver());
    QCOMPARE(table.yellow(0), 1);
}

ENGAWA_SUBJECT(leafus_reservation_test, ReservationTest, QCoreApplication)
#include "reservation_test.moc"
