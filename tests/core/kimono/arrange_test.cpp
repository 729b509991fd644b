// Positions of Kimono Memories set up by hand.

#include <QTest>

#include "tests/core/hand_table.h"
#include "tests/subject.h"

using namespace engawa;

class KimonoArrangeTest : public QObject
{
    Q_OBJECT

private slots:
    void aTurnUnderWayIsNotArranged();
    void aPhotoComesToAnAlbum();
    void aPhotoThatOthersLieOnStays();
    void tokensGoBackToTheSupply();
    void markersAndThePhotographerMove();
};

void KimonoArrangeTest::aTurnUnderWayIsNotArranged()
{
    HandTable table("kimono", {"basic", 2, {}, "", 0});
    MoveList moves;
    table.game->legal(table.state, moves);
    table.game->apply(table.state, moves[0], nullptr);
    QVERIFY(!table.game->wholeDecision(table.state));
    QVERIFY(!table.arrange(SetToAct{1}));
    QCOMPARE(table.refusal(), "arrange-turn");
}

void KimonoArrangeTest::aPhotoComesToAnAlbum()
{
    HandTable table("kimono", {"basic", 2, {}, "", 0});
    const std::string card = table.in("deck").back().id;
    QVERIFY(table.arrange(PutPiece{card, "album.0", 2, 0}));
    QCOMPARE(table.zoneOf(card), std::string("album.0"));
    QVERIFY(!table.arrange(PutPiece{table.in("deck").back().id, "album.0", 6, 0})); // a gap
    QVERIFY(!table.arrange(PutPiece{card, "ring", 0})); // taken
    QVERIFY(table.arrange(SwapPieces{card, table.in("deck").front().id}));
    QCOMPARE(table.zoneOf(card), std::string("deck"));
    QVERIFY(!table.arrange(RemovePiece{table.in("album.1").front().id})); // the departure
}

void KimonoArrangeTest::aPhotoThatOthersLieOnStays()
{
    HandTable table("kimono", {"basic", 2, {}, "", 0});
    const std::string base = table.in("deck").back().id;
    QVERIFY(table.arrange(PutPiece{base, "album.0", 2, 0}));
    QVERIFY(table.arrange(PutPiece{table.in("deck").back().id, "album.0", 1, 1}));
    QVERIFY(!table.arrange(RemovePiece{base}));
    QCOMPARE(table.refusal(), "position-value");
}

void KimonoArrangeTest::tokensGoBackToTheSupply()
{
    HandTable table("kimono", {"basic", 2, {}, "", 0});
    const auto supply = [&] {
        int tokens = 0;
        for (const Json &count : table.position()["supply"])
            tokens += count.get<int>();
        return tokens;
    };
    const int all = supply();
    const std::string departure = table.in("album.0").front().id;
    bool matched = false;
    for (const Piece &card : table.in("deck")) { // one that makes a token with the departure
        QVERIFY(table.arrange(PutPiece{card.id, "album.0", 2, 0}));
        if ((matched = table.arrange(TurnPiece{departure})))
            break;
        QVERIFY(table.arrange(RemovePiece{card.id}));
    }
    QVERIFY(matched);
    QCOMPARE(supply(), all - 1);
    QVERIFY(table.arrange(SwapPieces{table.in("album.0").back().kind == "card" ? table.in("album.0").back().id
                                                                               : table.in("album.0")[1].id,
                                     table.in("deck").front().id}));
    QCOMPARE(supply(), all);
}

void KimonoArrangeTest::markersAndThePhotographerMove()
{
    HandTable table("kimono", {"expert", 2, {}, "", 0});
    QVERIFY(table.arrange(SetCounter{"marker/pink", -2}));
    QCOMPARE(table.counter("marker/pink"), -2);
    QVERIFY(!table.arrange(SetCounter{"marker/pink", 9}));
    QVERIFY(table.arrange(PutPiece{"photographer", "ring", 5}));
    QCOMPARE(table.counter("photographer"), 5);
    QVERIFY(table.arrange(TurnPiece{"marker/pink"}));
    QCOMPARE(table.position()["tiles"]["pink"].get<int>(), 0);
}

ENGAWA_SUBJECT(kimono_arrange_test, KimonoArrangeTest, QCoreApplication)
#include "arrange_test.moc"
