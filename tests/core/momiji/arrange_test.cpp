// Positions of Momiji set up by hand.

#include <QTest>

#include "tests/core/hand_table.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

HandTable momiji(std::vector<std::string> modules = {})
{
    return {"momiji", {"first_game", 2, std::move(modules), "", 0}};
}

} // namespace

class MomijiArrangeTest : public QObject
{
    Q_OBJECT

private slots:
    void aCardGoesWhereItIsPut();
    void twoCardsSwapPlaces();
    void aRemovedCardIsTheLastToBeDrawn();
    void aColumnTakesItsOwnLeafOnly();
    void aPileTakesItsOwnLeafAndStaysWhole();
    void aCardIsKnownOrHidden();
    void aLandscapeComesFromTheBoxAndGoesBack();
    void anObjectiveOfALeafThatIsOutIsRefused();
    void goldenLeavesComeFromTheSupply();
    void theSquirrelAndAnimalsGoWhereTheyArePut();
    void treesHoldNoMoreTokensThanThereAre();
    void anybodyCanBeToAct();
    void betweenTwoActionsTheTurnGoesOn();
};

void MomijiArrangeTest::aCardGoesWhereItIsPut()
{
    HandTable table = momiji();
    const std::string card = table.in("deck").back().id;
    QVERIFY(table.arrange(PutPiece{card, "hand.1"}));
    QCOMPARE(table.zoneOf(card), std::string("hand.1"));
    QVERIFY(table.arrange(PutPiece{card, "discard", 0}));
    QCOMPARE(table.zoneOf(card), std::string("discard"));
    QVERIFY(table.arrange(PutPiece{card, "deck", 3}));
    QCOMPARE(table.in("deck")[3].id, card);
    QVERIFY(!table.arrange(PutPiece{"leaf_cards/no_such_card", "deck"}));
    QCOMPARE(table.refusal(), "arrange-piece");
    QVERIFY(!table.arrange(PutPiece{card, "landscapes.0"}));
    QCOMPARE(table.refusal(), "arrange-place");
}

void MomijiArrangeTest::twoCardsSwapPlaces()
{
    HandTable table = momiji();
    const std::string held = table.in("hand.0").front().id, drawn = table.in("deck").front().id;
    QVERIFY(table.arrange(SwapPieces{drawn, held}));
    QCOMPARE(table.zoneOf(drawn), std::string("hand.0"));
    QCOMPARE(table.in("deck").front().id, held);
    QVERIFY(!table.arrange(SwapPieces{drawn, table.in("landscapes.0").front().id}));
    QCOMPARE(table.refusal(), "arrange-place");
}

void MomijiArrangeTest::aRemovedCardIsTheLastToBeDrawn()
{
    HandTable table = momiji();
    const std::string card = table.in("hand.0").front().id;
    QVERIFY(table.arrange(RemovePiece{card}));
    QCOMPARE(table.in("deck").front().id, card);
}

void MomijiArrangeTest::aColumnTakesItsOwnLeafOnly()
{
    HandTable table = momiji();
    const Json position = table.position();
    const std::string leaf = position["leaves"][0], other = position["leaves"][1];
    std::string card;
    for (const Piece &piece : table.in("deck"))
        if (piece.component.starts_with("leaf_cards/" + leaf))
            card = piece.id;
    QVERIFY(!table.arrange(PutPiece{card, "column." + other}));
    QCOMPARE(table.refusal(), "arrange-place");
    QVERIFY(table.arrange(PutPiece{card, "column." + leaf, 9}));
    QCOMPARE(table.in("column." + leaf).back().id, card);
}

void MomijiArrangeTest::aPileTakesItsOwnLeafAndStaysWhole()
{
    HandTable table = momiji();
    const Json position = table.position();
    const std::string leaf = position["leaves"][0], other = position["leaves"][1];
    std::vector<std::string> own, strange;
    for (const Piece &piece : table.in("deck")) {
        if (piece.component.starts_with("leaf_cards/" + leaf))
            own.push_back(piece.id);
        if (piece.component.starts_with("leaf_cards/" + other))
            strange.push_back(piece.id);
    }
    QVERIFY(table.arrange(PutPiece{own[0], "area.0", -1}));
    QVERIFY(table.arrange(PutPiece{own[1], "area.0", 0})); // on top
    QCOMPARE(table.in("area.0").size(), std::size_t(1));
    QCOMPARE(table.in("area.0").front().id, own[1]);
    QCOMPARE(table.zoneOf(own[0]), "pile.0." + leaf);
    QVERIFY(!table.arrange(PutPiece{own[2], "area.0", 5})); // a second pile of the leaf
    QVERIFY(!table.arrange(PutPiece{strange[0], "area.0", 0}));
    QVERIFY(table.arrange(PutPiece{strange[0], "pile.0." + leaf, 0})); // under it anything may lie
    QVERIFY(table.arrange(PutPiece{own[0], "discard", 0}));
    QVERIFY(!table.arrange(PutPiece{own[1], "discard", 0})); // the stranger would be on top
    QCOMPARE(table.refusal(), "arrange-place");
    QVERIFY(table.arrange(PutPiece{strange[0], "area.0", 1})); // a pile of its own, on the right
    QVERIFY(table.arrange(PutPiece{own[1], "hand.0"}));
    QCOMPARE(table.in("area.0").size(), std::size_t(1));
    QCOMPARE(table.in("area.0").front().id, strange[0]);
}

void MomijiArrangeTest::aCardIsKnownOrHidden()
{
    HandTable table = momiji();
    const std::string card = table.in("hand.0").front().id;
    QVERIFY(table.arrange(TurnPiece{card}));
    QCOMPARE(table.in("hand.0").front().badge, std::string("open"));
    QVERIFY(table.arrange(PutPiece{card, "hand.1"}));
    for (const Piece &piece : table.in("hand.1"))
        QVERIFY(piece.badge.empty());
    QVERIFY(!table.arrange(TurnPiece{table.in("deck").front().id}));
    QCOMPARE(table.refusal(), "arrange-side");
}

void MomijiArrangeTest::aLandscapeComesFromTheBoxAndGoesBack()
{
    HandTable table = momiji();
    std::string boxed;
    for (const Piece &piece : table.in("box"))
        if (piece.kind == "landscape")
            boxed = piece.id;
    const std::string own = table.in("landscapes.0").front().id;
    QVERIFY(table.arrange(TurnPiece{own}));
    QCOMPARE(table.in("landscapes.0").front().badge, std::string("acorn"));
    QVERIFY(table.arrange(SwapPieces{own, boxed}));
    QCOMPARE(table.in("landscapes.0").front().id, boxed);
    QCOMPARE(table.in("landscapes.0").front().badge, std::string());
    QCOMPARE(table.zoneOf(own), std::string("box"));
    QVERIFY(table.arrange(PutPiece{own, "landscapes.1", 9}));
    QVERIFY(table.arrange(RemovePiece{own}));
    QCOMPARE(table.zoneOf(own), std::string("box"));
}

void MomijiArrangeTest::anObjectiveOfALeafThatIsOutIsRefused()
{
    HandTable table = momiji();
    const Json position = table.position();
    std::string boxed, foreign;
    for (const Piece &piece : table.in("box"))
        if (piece.kind == "objective") {
            HandTable copy = table;
            (copy.arrange(PutPiece{piece.id, "objectives"}) ? boxed : foreign) = piece.id;
        }
    QVERIFY(!boxed.empty());
    QVERIFY(table.arrange(PutPiece{boxed, "objectives.1"}));
    QCOMPARE(table.zoneOf(boxed), std::string("objectives.1"));
    QVERIFY(!foreign.empty()); // two players leave two leaves out
    QVERIFY(!table.arrange(PutPiece{foreign, "objectives"}));
    QCOMPARE(table.refusal(), "arrange-place");
    QVERIFY(table.arrange(RemovePiece{boxed}));
    QCOMPARE(table.zoneOf(boxed), std::string("box"));
}

void MomijiArrangeTest::goldenLeavesComeFromTheSupply()
{
    HandTable table = momiji({"golden_leaves"});
    const int supply = table.position()["golden_supply"].get<int>();
    QVERIFY(table.arrange(SetCounter{"golden.0", 1}));
    QCOMPARE(table.position()["golden_supply"].get<int>(), supply - 1);
    QVERIFY(!table.arrange(SetCounter{"golden.1", supply}));
    QCOMPARE(table.refusal(), "arrange-number");
    const std::string tile = table.in("landscapes.0").front().id;
    QVERIFY(table.arrange(TurnPiece{tile}));
    QVERIFY(table.arrange(TurnPiece{tile}));
    QCOMPARE(table.in("landscapes.0").front().badge, std::string("golden"));
    QCOMPARE(table.position()["golden_supply"].get<int>(), supply - 2);
    QVERIFY(table.arrange(RemovePiece{tile}));
    QCOMPARE(table.position()["golden_supply"].get<int>(), supply - 1);
}

void MomijiArrangeTest::theSquirrelAndAnimalsGoWhereTheyArePut()
{
    HandTable table("momiji", {"standard", 2, {"squirrel", "ancient_garden"}, "", 0});
    while (!table.in("draft").empty()) { // to the first turn
        MoveList moves;
        table.game->legal(table.state, moves);
        table.game->apply(table.state, moves[0], nullptr);
    }
    QVERIFY(table.arrange(PutPiece{"squirrel", "squirrel.1"}));
    QCOMPARE(table.zoneOf("squirrel"), std::string("squirrel.1"));
    QVERIFY(table.arrange(RemovePiece{"squirrel"}));
    QCOMPARE(table.zoneOf("squirrel"), std::string("squirrel"));
    QVERIFY(table.arrange(SwapPieces{"animal/1", "path/8"}));
    QCOMPARE(table.position()["seats"][1]["path"].get<int>(), 8);
    QVERIFY(table.arrange(PutPiece{"animal/0", "path", 2}));
    QCOMPARE(table.position()["seats"][0]["path"].get<int>(), 3);
    QVERIFY(!table.arrange(PutPiece{"animal/0", "path", 99}));
    const std::string card = table.in("garden").front().id;
    QVERIFY(!table.arrange(RemovePiece{card})); // the garden keeps its number
    QVERIFY(table.arrange(SwapPieces{card, table.in("deck").front().id}));
    QCOMPARE(table.zoneOf(card), std::string("deck"));
}

void MomijiArrangeTest::treesHoldNoMoreTokensThanThereAre()
{
    HandTable table("momiji", {"standard", 2, {"ancient_garden"}, "", 0});
    const OpenTable open = table.open();
    const auto tree =
        std::ranges::find_if(open.counters, [](const Counter &each) { return each.id.starts_with("trees/"); });
    QVERIFY(tree != open.counters.end());
    QVERIFY(!table.arrange(SetCounter{tree->id, tree->most + 1})); // all are still on the path
    QCOMPARE(table.refusal(), "arrange-number");
    QVERIFY(table.arrange(SetCounter{tree->id, tree->most}));
    QCOMPARE(table.counter(tree->id), tree->most);
}

void MomijiArrangeTest::anybodyCanBeToAct()
{
    HandTable table = momiji();
    QVERIFY(table.arrange(SetToAct{1}));
    QCOMPARE(int(table.game->toAct(table.state)), 1);
    QVERIFY(!table.arrange(SetToAct{2}));
    QCOMPARE(table.refusal(), "arrange-number");
    QVERIFY(table.arrange(SetCounter{"acorns.1", 40}));
    QCOMPARE(table.counter("acorns.1"), 40);
    QVERIFY(table.arrange(SetCounter{"toriis", 1}));
    QVERIFY(!table.arrange(SetCounter{"toriis", 50}));
}

// Plays the n-th legal move until the turn is under way and no action is.
static bool playIntoATurn(HandTable &table)
{
    for (std::size_t n = 0; n < 200; ++n) {
        const Json position = table.position();
        if (position["phase"] == "turn" && position.contains("turn"))
            return true;
        MoveList moves;
        table.game->legal(table.state, moves);
        table.game->apply(table.state, moves[n * 7 % moves.size()], nullptr);
    }
    return false;
}

void MomijiArrangeTest::betweenTwoActionsTheTurnGoesOn()
{
    HandTable table = momiji();
    QVERIFY(playIntoATurn(table));
    const Json turn = table.position()["turn"];
    const auto seat = table.game->toAct(table.state);
    const std::string card = table.in("deck").front().id;
    QVERIFY2(table.arrange(PutPiece{card, "hand.1"}), qPrintable(table.refusal()));
    QCOMPARE(table.zoneOf(card), std::string("hand.1"));
    QVERIFY(table.position()["turn"] == turn);
    QVERIFY(table.arrange(SetToAct{static_cast<Seat>(1 - seat)}));
    QVERIFY(!table.position().contains("turn"));
}

ENGAWA_SUBJECT(momiji_arrange_test, MomijiArrangeTest, QCoreApplication)
#include "arrange_test.moc"
