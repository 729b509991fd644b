#include <QRegularExpression>
#include <QSignalSpy>

#include "app/match/zone_pieces.h"
#include "app/pages/table_picture.h"
#include "app/workbench/workbench_commands.h"
#include "leafus_fixture.h"

namespace engawa {

// What lies on the sheets is what the match says, for everybody who sits at the board.
class LeafusSheetsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyMarkOfTheMatchIsOnItsSheet();
    void marksLieOnThePaper();
    void anothersSheetIsEnlargedUnderTheMouse();
    void undoLeadsBackToTheCleanSheet();
    void noCurtainWhereNothingIsHidden();
    void piecesSayWhatTheyAre();
    void actionsSayWhatTheirDiceComeTo();
    void aDressedPieceHasNoFaceBelow();
    void diceRollInsideTheirTray();
    void aReserverSeesWhoseDiceTheyAre();
    void everyLineCanBeDrawnByHandInAPosition();
    void thePictureOfTheTableIsWritten();
    void whatLiesInAZoneIsToldWhenItIsOther();
};

void LeafusSheetsTest::everyMarkOfTheMatchIsOnItsSheet()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human", "human", "human"}, 4);
    table.playMoves(60, 5);
    table.settle();
    for (int seat = 0; seat < 3; ++seat)
        for (const PieceInfo &mark : table.match().view()->piecesIn(QString("sheet.%1").arg(seat))) {
            const QQuickItem *piece = table.piece(mark.pieceId);
            QVERIFY2(piece && TableFixture::isSeen(piece), qPrintable(mark.pieceId));
            QVERIFY2(piece->width() > 2 && piece->height() > 2, qPrintable(mark.pieceId));
        }
    const qsizetype lines = table.piecesOf("line", "sheet.0").size() + table.piecesOf("line", "sheet.1").size()
                            + table.piecesOf("line", "sheet.2").size();
    QVERIFY2(lines > 2, qPrintable(QString::number(lines)));
    QCOMPARE(TableFixture::itemsOf(table.root(), "PencilStroke").size(), lines);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::marksLieOnThePaper()
{
    UserFolder user;
    LeafusFixture table(user.places());
    for (const int players : {1, 2, 5}) {
        table.dealLeafus(QStringList(players, "human"), 4);
        table.playMoves(20 * players, 5);
        table.settle();
        const QList<QQuickItem *> sheets = TableFixture::itemsOf(table.root(), "SheetView");
        QCOMPARE(sheets.size(), players);
        for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem")) {
            if (!piece->property("zone").toString().startsWith("sheet") || !TableFixture::isSeen(piece))
                continue;
            const QPointF middle = piece->mapToScene({piece->width() / 2, piece->height() / 2});
            QVERIFY2(std::ranges::any_of(
                         sheets, [&](QQuickItem *sheet) { return sheet->contains(sheet->mapFromScene(middle)); }),
                     qPrintable(TableFixture::describe(piece) + " lies beside every sheet."));
        }
    }
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::anothersSheetIsEnlargedUnderTheMouse()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human", "human"}, 4);
    table.playMoves(40, 5);
    QQuickItem *board = TableFixture::itemsOf(table.root(), "LeafusTable").value(0);
    QQuickItem *other = TableFixture::itemsOf(table.root(), "OtherSheet").value(0);
    QVERIFY(board && other);
    table.settle();
    const int near = board->property("shownSeat").toInt();
    table.moveTo(table.centre(other));
    QTRY_COMPARE(board->property("shownSeat").toInt(), other->property("seat").toInt());
    table.moveTo({4, 4});
    table.moveTo(table.centre(TableFixture::itemsOf(table.root(), "DiceTray").value(0)));
    QTRY_COMPARE(board->property("shownSeat").toInt(), near);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::undoLeadsBackToTheCleanSheet()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    const QStringList first = table.match().view()->pieces()->ids();
    table.playMoves(40, 5);
    QVERIFY(table.piecesOf("line", "sheet.0").size() > 0);
    int steps = 0;
    for (; table.match().session()->canUndo(); ++steps) {
        const int head = table.match().session()->match()->head().id;
        table.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(table.match().session()->match()->head().id != head, "Undo is offered and does nothing.");
        QVERIFY(steps < 200);
    }
    QVERIFY(steps >= 30);
    QCOMPARE(table.match().view()->pieces()->ids(), first);
    QVERIFY(TableFixture::itemsOf(table.root(), "PencilStroke").isEmpty());
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::noCurtainWhereNothingIsHidden()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.settings().setShowCurtain(true);
    table.dealLeafus({"human", "human"}, 4);
    const int first = table.match().view()->viewer();
    QVERIFY(!table.match().view()->curtain());
    QVERIFY(first >= 0);
    std::mt19937 chance(3);
    for (int move = 0; move < 80 && table.match().view()->viewer() == first; ++move) {
        table.playOn(chance);
        QVERIFY(!table.match().view()->curtain());
    }
    QVERIFY2(table.match().view()->viewer() >= 0 && table.match().view()->viewer() != first,
             "The sheet doesn't go on to the next.");
    const QList<QQuickItem *> strips = TableFixture::itemsOf(table.root(), "Handover");
    QCOMPARE(strips.size(), 1);
    QVERIFY2(strips[0]->property("shown").toBool(), "Nobody is told whose turn it is.");
    QTRY_VERIFY(!strips[0]->property("shown").toBool());
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::piecesSayWhatTheyAre()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human", "human"}, 4);
    table.match().view()->click(table.piecesOf("die", "dice").value(0)->property("pieceId").toString());
    QVERIFY(table.match().view()->selecting());
    int told = 0;
    for (const PieceRow &row : table.match().view()->pieces()->rows())
        if (row.kind == "action" && row.legal && !row.leadsTo.isEmpty()) {
            QVERIFY2(row.description.contains(row.leadsTo), qPrintable(row.description));
            ++told;
        }
    QVERIFY2(told > 0, "No action says what the chosen die would do there.");
    table.match().view()->cancel();
    table.playMoves(40, 5);
    static const QRegularExpression place("\\d,-?\\d"); // is drawn, not said
    int yellow = 0;
    for (const PieceRow &row : table.match().view()->pieces()->rows()) {
        QVERIFY2(!row.name.isEmpty() && !row.name.contains('/') && !row.name.contains("kind."), qPrintable(row.id));
        QVERIFY2(!row.description.contains(place), qPrintable(row.description));
        if (row.badge == "yellow" || row.badge == "heaped") {
            ++yellow;
            QVERIFY2(row.description.contains("yellow") || row.description.contains("heap"),
                     qPrintable(row.description));
        }
    }
    QVERIFY(yellow > 0);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::actionsSayWhatTheirDiceComeTo()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    const auto words = [&](const char *action) {
        return table.match().facts()->wordOf(QString("action/%1").arg(action), "badge");
    };
    QCOMPARE(words("yellow"), "1 leaf turns yellow");
    QCOMPARE(words("roots"), "1 line to draw");
    QCOMPARE(words("reservation"), "1 charge");
    QCOMPARE(words("effectivity"), "2 lines in your next Roots");
    for (QQuickItem *field : TableFixture::itemsOf(table.root(), "ActionField"))
        QVERIFY(!field->property("gives").toString().isEmpty());
    QCOMPARE(table.warnings(), QStringList());
}

// What a table draws in its own way is not drawn as a face too, also where another game lay before.
void LeafusSheetsTest::aDressedPieceHasNoFaceBelow()
{
    UserFolder user;
    LeafusFixture table(user.places());
    for (const int players : {1, 3}) {
        table.dealLeafus(QStringList(players, "human"), 3);
        int dressed = 0;
        for (const QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem")) {
            if (piece->property("dress").toString().isEmpty())
                continue;
            ++dressed;
            QVERIFY2(piece->property("shown").toString().isEmpty(), qPrintable(piece->property("shown").toString()));
        }
        QVERIFY(dressed > 6);
    }
}

void LeafusSheetsTest::diceRollInsideTheirTray()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.settings().setReducedMotion(false);
    table.settings().setSpeed(Settings::minSpeed); // a busy machine shows little of a fast roll
    table.dealLeafus({"human"}, 3);
    QTRY_VERIFY(TableFixture::itemsOf(table.root(), "LeafusTable").value(0)->property("settled").toBool());
    table.settle();
    QStringList assigns = table.notations().filter("assign ");
    assigns.removeIf([](const QString &notation) { return notation.startsWith("assign 5"); }); // a heap may want more
    QVERIFY(table.play(assigns.value(0)));
    table.settle();
    QVERIFY(table.play("done"));
    for (int line = 0; line < 4 && !table.notations().filter("line ").isEmpty(); ++line)
        table.play(table.notations().filter("line ").front());
    QQuickItem *tray = TableFixture::itemsOf(table.root(), "DiceTray").value(0);
    QVERIFY(tray);
    int seen = 0;
    bool rolling = true;
    for (int frame = 0; frame < 240 && (rolling || seen == 0); ++frame) {
        QTest::qWait(20);
        rolling = false;
        for (QQuickItem *die : TableFixture::itemsOf(table.root(), "Die")) {
            const double flight = die->property("flight").toDouble();
            rolling = rolling || flight > 0;
            if (flight <= 0 || die->property("inHand").toBool())
                continue;
            ++seen;
            const QPointF middle(die->width() / 2 + die->property("way").toDouble() * flight, die->height() / 2);
            const QPointF at = tray->mapFromItem(die, middle);
            QVERIFY2(tray->contains(at), qPrintable(QString("A die rolls at %1, %2.").arg(at.x()).arg(at.y())));
        }
    }
    QVERIFY2(seen > 0, "No die rolls.");
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::aReserverSeesWhoseDiceTheyAre()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human", "human", "human"}, 21);
    std::mt19937 chance(9);
    QQuickItem *tray = TableFixture::itemsOf(table.root(), "DiceTray").value(0);
    QVERIFY(tray);
    for (int move = 0; move < 300 && !table.match().session()->over() && !table.asksForReservation(); ++move) {
        QVERIFY(!tray->property("lent").toBool());
        const QStringList fours = table.notations().filter("assign 4");
        fours.isEmpty() ? table.playOn(chance) : static_cast<void>(table.play(fours.front()));
    }
    QVERIFY2(table.asksForReservation(), "Nobody is ever asked.");
    QVERIFY2(tray->property("lent").toBool(), "Nothing tells that the dice are somebody else's.");
    QVERIFY(table.match().view()->prompt().contains("use your reservation?"));
    QCOMPARE(table.warnings(), QStringList());
}

// Two lines end in A2: each is drawn where the hand points.
void LeafusSheetsTest::everyLineCanBeDrawnByHandInAPosition()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    table.program().actions().at(command::editPosition)->trigger();
    QTRY_VERIFY(table.match().view()->arranging());
    table.settle();
    for (const char *line : {"s2-a2", "a2-b2", "b2-c2"}) {
        table.match().view()->click("pencil/0");
        table.settle();
        QQuickItem *spot = table.piece(QString("spot/0/%1").arg(line));
        QVERIFY2(spot && TableFixture::isSeen(spot) && spot->property("legal").toBool(), line);
        const auto at = table.freePoint(spot);
        QVERIFY2(at, line);
        table.click(*at);
    }
    for (const char *line : {"s2_a2", "a2_b2", "b2_c2"})
        QVERIFY2(table.piece(QString("line/0/%1").arg(line)), line);
    QCOMPARE(table.piecesOf("line", "sheet.0").size(), 3);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::thePictureOfTheTableIsWritten()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    table.playMoves(12, 5);
    const QString path = user.path("sheet.png");
    table.program().picture().save(path);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60000);
    QTRY_VERIFY(QImage(path).width() >= 2400);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusSheetsTest::whatLiesInAZoneIsToldWhenItIsOther()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 4);
    ZonePieces printed;
    printed.setView(table.match().view());
    printed.setZone("sheet");
    ZonePieces drawn;
    drawn.setZone("sheet.0");
    drawn.setView(table.match().view());
    QCOMPARE(printed.pieces(), table.match().view()->piecesIn("sheet"));
    QSignalSpy printedAnew(&printed, &ZonePieces::piecesChanged);
    QSignalSpy drawnAnew(&drawn, &ZonePieces::piecesChanged);

    table.playMoves(20, 5);
    QCOMPARE(printedAnew.size(), 0);
    QVERIFY(drawnAnew.size() > 0);
    QCOMPARE(drawn.pieces(), table.match().view()->piecesIn("sheet.0"));

    // The least and the greatest places are on the edge of what it reaches.
    const QRect reach = printed.reach();
    bool west = false, south = false;
    for (const PieceInfo &piece : printed.pieces()) {
        QVERIFY(piece.x >= reach.x() && piece.x <= reach.x() + reach.width());
        QVERIFY(piece.y >= reach.y() && piece.y <= reach.y() + reach.height());
        west = west || piece.x == reach.x();
        south = south || piece.y == reach.y() + reach.height();
    }
    QVERIFY(west && south);
    printed.setZone("nowhere");
    QCOMPARE(printed.reach(), QRect());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(leafus_sheets_test, engawa::LeafusSheetsTest)
#include "sheets_test.moc"
