#include "kimono_window.h"

namespace engawa {

// Back and forth in a game of Kimono Memories: undo, redo, branches, replay, and what a refusal says.
class KimonoTimeTest : public QObject
{
    Q_OBJECT

private slots:
    void undoAndRedoByKeys();
    void anotherMoveIsABranch();
    void aBranchBeginsInTheReplay();
    void theReplayShowsEveryMove();
    void aCardTooFarSaysWhy();
    void aSecondGamesTableSettles();
    void thePhotographerWalksAlongTheRing();
};

void KimonoTimeTest::undoAndRedoByKeys()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("solo", {"human"}, 8);
    table.play(9, 2);
    const State there = table.match().session()->match()->state();
    int steps = 0;
    for (; table.match().session()->canUndo() && steps < 50; ++steps)
        table.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(table.match().session()->match()->head().id, 0);
    QCOMPARE(table.position()["turns"].get<int>(), 0);
    QCOMPARE(table.piecesIn("ring").size(), 8);
    for (; table.match().session()->canRedo() && steps > 0; --steps)
        table.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(steps, 0);
    QVERIFY(table.match().session()->match()->state() == there);
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTimeTest::anotherMoveIsABranch()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("basic", {"human", "human"}, 8);
    table.play(6, 2);
    table.playTo("take", 2);
    const int from = table.match().session()->match()->head().id;
    table.match().view()->playMove(0);
    const int first = table.match().session()->match()->head().id;
    table.match().view()->undo();
    QCOMPARE(table.match().session()->match()->head().id, from);
    table.match().view()->playMove(1);
    const int second = table.match().session()->match()->head().id;
    QVERIFY(second != first);
    QCOMPARE(table.match().session()->match()->node(first).parent, from);
    QCOMPARE(table.match().session()->match()->node(second).parent, from);
    table.match().session()->goTo(first); // the other branch can be looked at
    QVERIFY(table.match().session()->replaying());
    QCOMPARE(table.match().session()->shownId(), first);
    table.match().session()->leaveReplay();
    QCOMPARE(table.match().session()->match()->head().id, second);
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read && read->nodes().size() == table.match().session()->match()->nodes().size(),
             "The record lost a branch.");
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTimeTest::aBranchBeginsInTheReplay()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("expert", {"human", "human"}, 8);
    table.play(20, 2);
    const int end = table.match().session()->match()->head().id;
    table.match().session()->showMove(4);
    QVERIFY(table.match().session()->replaying());
    QVERIFY(table.legalPieces().isEmpty());
    table.match().session()->branchHere();
    table.match().view()->liftCurtain();
    QVERIFY(!table.match().session()->replaying());
    QVERIFY(table.match().session()->match()->head().id != end);
    QVERIFY(!table.legalPieces().isEmpty());
    table.play(1, 40);
    QVERIFY(
        std::ranges::contains(table.match().session()->match()->line(), table.match().session()->match()->head().id));
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTimeTest::theReplayShowsEveryMove()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("expert", {"human", "human"}, 3);
    table.play(500, 5);
    QVERIFY(table.match().session()->over());
    QTRY_VERIFY(table.endIsShown());
    table.match().session()->showMove(0);
    QVERIFY(table.match().session()->replaying());
    QTRY_VERIFY(!table.endIsShown());
    QTRY_COMPARE(table.piecesIn("ring").size(), 8);
    QCOMPARE(table.piecesIn("rewards").size(), 2);
    const int moves = static_cast<int>(table.match().session()->match()->line().size()) - 1;
    QVERIFY(moves > 52); // a take and a placement in each of 26 turns, and the rewards
    qsizetype photos = 0;
    for (int move = 1; move <= moves; ++move) {
        table.match().session()->showMove(move);
        const qsizetype now = table.piecesIn("album.0", "card").size() + table.piecesIn("album.1", "card").size();
        QVERIFY2(now == photos || now == photos + 1, qPrintable(QString("%1 photos after move %2").arg(now).arg(move)));
        photos = now;
    }
    QVERIFY(photos >= 26);
    table.match().session()->leaveReplay();
    QVERIFY(table.match().session()->over() && !table.match().session()->replaying());
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTimeTest::aCardTooFarSaysWhy()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("basic", {"human", "human"}, 5);
    QQuickItem *fourth = nullptr;
    for (QQuickItem *card : table.piecesIn("ring"))
        if (card->property("place").toInt() == 3)
            fourth = card;
    QVERIFY(fourth && !fourth->property("legal").toBool() && table.freePoint(fourth));
    const State before = table.match().session()->match()->state();
    table.click(*table.freePoint(fourth));
    QCOMPARE(table.match().view()->refusalRule(), "take.crossing");
    QTRY_VERIFY2(std::ranges::any_of(table.everywhere("RefusalToast"), &TableFixture::isSeen),
                 "The reason isn't shown.");
    QVERIFY(table.match().session()->match()->state() == before);
    QCOMPARE(table.warnings(), QStringList());
}

// Pieces travel on the table of a second game too, however long the first one has been there.
void KimonoTimeTest::aSecondGamesTableSettles()
{
    UserFolder user;
    KimonoWindow table(user.places());
    const auto isSettled = [&](const char *game) {
        const QQuickItem *laid = TableFixture::itemsOf(table.root(), game).value(0);
        return laid && laid->property("settled").toBool();
    };
    QTRY_VERIFY2(isSettled("MomijiTable"), "The first table never takes its shape.");
    table.deal("basic", {"human", "human"}, 5);
    QTRY_VERIFY2(isSettled("KimonoTable"), "The second table never takes its shape.");
}

// From gap to gap, never straight across the board.
void KimonoTimeTest::thePhotographerWalksAlongTheRing()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("basic", {"human", "human"}, 5);
    QTRY_VERIFY(TableFixture::itemsOf(table.root(), "KimonoTable").value(0)->property("settled").toBool());
    table.settings().setReducedMotion(false);
    table.settings().setSpeed(Settings::minSpeed); // a busy machine shows few steps of a fast walk
    QQuickItem *photographer = table.piece("photographer");
    const auto at = [&] { return photographer->mapToScene({photographer->width() / 2, photographer->height() / 2}); };
    const auto centreOf = [&](int place) {
        for (QQuickItem *card : table.piecesIn("ring"))
            if (card->property("place").toInt() == place)
                return card->mapToScene({card->width() / 2, card->height() / 2});
        return QPointF();
    };
    const QPointF start = at(), crossed = centreOf(1);
    table.match().view()->playMove(2); // three cards
    double nearest = 1e9;
    const auto arrived = [&] {
        nearest = std::min(nearest, QLineF(at(), crossed).length());
        return photographer->property("stray").toPointF().isNull();
    };
    QTRY_VERIFY_WITH_TIMEOUT(arrived(), 30000);
    const QPointF goal = at();
    QVERIFY(QLineF(start, goal).length() > 100);
    const QLineF straight(start, goal);
    const QPointF middle = straight.pointAt(0.5);
    QVERIFY2(nearest < QLineF(middle, crossed).length() * 0.6, "It cuts the corner.");
    QCOMPARE(photographer->property("place").toInt(), 3);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(kimono_window_time_test, engawa::KimonoTimeTest)
#include "time_test.moc"
