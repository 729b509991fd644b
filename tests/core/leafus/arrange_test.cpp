#include <set>

#include "tests/core/hand_table.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Positions of Leafus set up by hand.
class ArrangeTest : public QObject
{
    Q_OBJECT

private slots:
    void aLeafTurnsThroughItsThreeStates();
    void marksOfARowAreItsFirstOnes();
    void thePencilShowsChargesAndDrawsLines();
    void everyLineHasItsOwnPlace();
    void aLineGoesWithWhatHangsBelow();
    void aDieTurnsToItsNextFace();
    void countersAreSet();
    void anyoneMayBeOnTurn();
    void whatIsPrintedStays();
};

namespace {

HandTable twoPlayers()
{
    Setup setup;
    setup.mode = "standard";
    setup.players = 2;
    setup.starter = 0;
    return HandTable("leafus", setup);
}

QString sheet(const HandTable &table, const char *field, std::size_t seat = 0)
{
    return QString::fromStdString(table.position()["sheets"][seat][field].dump()).remove(u'"');
}

// Puts the pencil of A where this piece of the open table lies.
bool putPencilOn(HandTable &table, const std::string &spot)
{
    for (const Piece &piece : table.open().scene.pieces)
        if (piece.id == spot)
            return table.arrange(PutPiece{"pencil/0", piece.zone, piece.x, piece.y});
    return false;
}

} // namespace

void ArrangeTest::aLeafTurnsThroughItsThreeStates()
{
    HandTable table = twoPlayers();
    QVERIFY(table.arrange(TurnPiece{"leaf/1/leaf_3"}));
    QCOMPARE(sheet(table, "yellow", 1), u"[leaf_3]"_s);
    QVERIFY(table.arrange(TurnPiece{"leaf/1/leaf_3"}));
    QCOMPARE(sheet(table, "yellow", 1), u"[]"_s);
    QCOMPARE(sheet(table, "heaped", 1), u"[leaf_3]"_s);
    QVERIFY(table.arrange(TurnPiece{"leaf/1/leaf_3"}));
    QCOMPARE(sheet(table, "heaped", 1), u"[]"_s);
    QVERIFY(table.arrange(TurnPiece{"leaf/1/leaf_3"}));
    QVERIFY(table.arrange(RemovePiece{"leaf/1/leaf_3"}));
    QCOMPARE(sheet(table, "yellow", 1), u"[]"_s);
}

void ArrangeTest::marksOfARowAreItsFirstOnes()
{
    HandTable table = twoPlayers();
    QVERIFY(table.arrange(TurnPiece{"cross/0/cross_3"}));
    QCOMPARE(sheet(table, "crosses"), u"3"_s);
    QVERIFY(table.arrange(TurnPiece{"cross/0/cross_2"}));
    QCOMPARE(sheet(table, "crosses"), u"1"_s);
    QVERIFY(table.arrange(TurnPiece{"hex/0/hex_2"}));
    QVERIFY(table.arrange(TurnPiece{"heap/0/heap_1"}));
    QCOMPARE(sheet(table, "hexes"), u"2"_s);
    QCOMPARE(sheet(table, "heaps"), u"1"_s);
}

void ArrangeTest::thePencilShowsChargesAndDrawsLines()
{
    HandTable table = twoPlayers();
    QVERIFY(putPencilOn(table, "spot/0/slot/pencil_4"));
    QCOMPARE(sheet(table, "charges"), u"4"_s);
    QVERIFY(putPencilOn(table, "spot/0/s1-a2"));
    QVERIFY(putPencilOn(table, "spot/0/a2-b3"));
    QCOMPARE(sheet(table, "roots"), u"[[s1,a2,b3]]"_s);
    QVERIFY(putPencilOn(table, "spot/0/slot/none"));
    QCOMPARE(sheet(table, "charges"), u"0"_s);
    QVERIFY(!table.arrange(PutPiece{"pencil/0", "sheet.0", 0, 100}));
    QCOMPARE(table.refusal(), u"arrange-place"_s);
    QVERIFY(!table.arrange(PutPiece{"pencil/0", "sheet.1", -62, -56}));
}

void ArrangeTest::everyLineHasItsOwnPlace()
{
    HandTable table = twoPlayers();
    std::set<std::pair<int, int>> places;
    std::size_t spots = 0;
    for (const Piece &piece : table.open().scene.pieces)
        if (piece.kind == "spot" && piece.zone == "sheet.0") {
            ++spots;
            places.emplace(piece.x, piece.y);
        }
    QCOMPARE(spots, std::size_t{16}); // ten lines from five starts, five positions of the pencil, and beside them
    QCOMPARE(places.size(), spots);
    // Two lines end in A2: each is drawn from where it was pointed at.
    for (const auto &[spot, drawn] : {std::pair("spot/0/s1-a2", u"[[s1,a2]]"_s), {"spot/0/s2-a2", u"[[s2,a2]]"_s}}) {
        HandTable fresh = twoPlayers();
        QVERIFY(putPencilOn(fresh, spot));
        QCOMPARE(sheet(fresh, "roots"), drawn);
    }
}

void ArrangeTest::aLineGoesWithWhatHangsBelow()
{
    HandTable table = twoPlayers();
    for (const char *spot : {"spot/0/s1-a1", "spot/0/a1-b2", "spot/0/b2-c2"})
        QVERIFY(putPencilOn(table, spot));
    QVERIFY(table.arrange(RemovePiece{"line/0/a1_b2"}));
    QCOMPARE(sheet(table, "roots"), u"[[s1,a1]]"_s);
    QVERIFY(table.arrange(RemovePiece{"line/0/s1_a1"}));
    QCOMPARE(sheet(table, "roots"), u"[]"_s);
    QVERIFY(!table.arrange(RemovePiece{"line/0/s1_a1"}));
    QCOMPARE(table.refusal(), u"arrange-piece"_s);
}

void ArrangeTest::aDieTurnsToItsNextFace()
{
    HandTable table = twoPlayers();
    const int face = table.position()["dice"][2].get<int>();
    QVERIFY(table.arrange(TurnPiece{"die/2"}));
    QCOMPARE(table.position()["dice"][2].get<int>(), face % 6 + 1);
}

void ArrangeTest::countersAreSet()
{
    HandTable table = twoPlayers();
    QVERIFY(table.arrange(SetCounter{"heaps/1", 5}));
    QCOMPARE(table.counter("heaps/1"), 5);
    QVERIFY(!table.arrange(SetCounter{"heaps/1", 9}));
    QCOMPARE(table.refusal(), u"arrange-number"_s);
    QVERIFY(table.arrange(SetCounter{"charges/0", 2}));
    QCOMPARE(table.counter("charges/0"), 2);
    QVERIFY(!table.arrange(SetCounter{"charges/7", 2}));
}

void ArrangeTest::anyoneMayBeOnTurn()
{
    HandTable table = twoPlayers();
    QVERIFY(table.arrange(SetToAct{1}));
    QCOMPARE(table.game->toAct(table.state), Seat{1});
    QVERIFY(!table.arrange(SetToAct{2}));
    QCOMPARE(table.refusal(), u"arrange-number"_s);
}

void ArrangeTest::whatIsPrintedStays()
{
    HandTable table = twoPlayers();
    QVERIFY(!table.arrange(TurnPiece{"leaf/leaf_1"}));
    QVERIFY(!table.arrange(PutPiece{"leaf/0/leaf_1", "sheet.0", 0, 0}));
    QVERIFY(!table.arrange(SwapPieces{"die/0", "die/1"}));
    QVERIFY(!table.arrange(RemovePiece{"node/s1"}));
}

ENGAWA_SUBJECT(leafus_arrange_test, ArrangeTest, QCoreApplication)
#include "arrange_test.moc"
