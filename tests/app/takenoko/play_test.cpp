#include "app/workbench/workbench_commands.h"
#include "garden_table.h"
#include "tests/app/table/keyboard_player.h"
#include "tests/app/table/mouse_player.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// Whole games of Takenoko by mouse alone and by keyboard alone, and what else a hand does on this table.
class TakenokoPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void byMouse();
    void byKeyboard();
    void thePandaIsDraggedToAPlot();
    void aChannelIsDraggedToABorder();
    void aDrawnPlotIsChosenAndLaid();
    void aClickOnTheTileIsAClickOnTheFigure();
    void whatIsNotAllowedSaysWhy();
    void undoLeadsBackToTheStart();
    void handsAreHiddenBehindTheCurtain();
    void aChangedPatternReachesTheHand();
    void aPositionIsSetUpOnTheTable();
    void pointingAtAMoveTellsWhatItHelps();
    void theUppermostPieceIsPointedAt();
};

// Long enough for every kind of decision, short enough to be played by hand.
static void shorten(GardenTable &table)
{
    table.setRule("objectives_2", 3);
    table.setRule("round_limit", 12);
}

void TakenokoPlayTest::byMouse()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 5);
    shorten(table);
    MousePlayer(table, 31).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

void TakenokoPlayTest::byKeyboard()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 6);
    shorten(table);
    KeyboardPlayer(table, 32).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

// A plot lies beside the pond after the first decisions.
static void layFirstPlots(GardenTable &table, int plots)
{
    for (int tries = 0; tries < 200 && table.piecesIn("garden").size() < plots + 1; ++tries) {
        table.match().view()->liftCurtain();
        if (table.playNotation("plots"))
            continue;
        table.match().view()->playMove(0);
    }
}

static QQuickItem *legalIn(GardenTable &table, const QString &zone)
{
    for (QQuickItem *piece : table.legalPieces())
        if (piece->property("zone") == zone && table.freePoint(piece))
            return piece;
    return nullptr;
}

void TakenokoPlayTest::thePandaIsDraggedToAPlot()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 8);
    layFirstPlots(table, 4);
    for (int tries = 0; tries < 60; ++tries) {
        QQuickItem *panda = table.piece("panda");
        QVERIFY(panda);
        if (panda->property("legal").toBool()) {
            table.settle();
            const std::optional<QPoint> from = table.freePoint(panda);
            QVERIFY(from);
            table.match().view()->lift("panda");
            QQuickItem *plot = legalIn(table, "garden");
            QVERIFY2(plot, "The panda can move and no plot is marked.");
            const QString target = plot->property("pieceId").toString();
            const QPoint to = *table.freePoint(plot);
            const int q = plot->property("place").toInt(), r = plot->property("row").toInt();
            table.match().view()->cancel();
            const int head = table.match().session()->match()->head().id;
            table.dragTo(*from, to);
            QVERIFY2(table.match().session()->match()->head().id != head,
                     qPrintable(QString("The panda can't be dragged from %1,%2 to %3 at %4,%5; %6 %7")
                                    .arg(from->x())
                                    .arg(from->y())
                                    .arg(target)
                                    .arg(to.x())
                                    .arg(to.y())
                                    .arg(table.selectedPieces().join(' '))
                                    .arg(table.match().view()->refusal())));
            table.match().view()->liftCurtain();
            QCOMPARE(table.piece("panda")->property("place").toInt(), q);
            QCOMPARE(table.piece("panda")->property("row").toInt(), r);
            QCOMPARE(table.warnings(), QStringList());
            return;
        }
        table.match().view()->playMove(0);
        table.match().view()->liftCurtain();
    }
    QFAIL("The panda could never move.");
}

void TakenokoPlayTest::aChannelIsDraggedToABorder()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 8);
    layFirstPlots(table, 4);
    for (int tries = 0; tries < 60; ++tries) {
        QQuickItem *stock = table.piece("channel_stock/count");
        QVERIFY(stock);
        if (stock->property("legal").toBool()) {
            table.settle();
            const std::optional<QPoint> from = table.freePoint(stock);
            QVERIFY(from);
            table.match().view()->lift("channel_stock/count");
            if (!table.match().view()->selecting()) { // there is one border only, and nothing to choose
                table.match().view()->playMove(0);
                table.match().view()->liftCurtain();
                continue;
            }
            QQuickItem *border = legalIn(table, "channels");
            QVERIFY2(border, "A channel can be laid and no border is marked.");
            const QPoint to = *table.freePoint(border);
            table.match().view()->cancel();
            const int head = table.match().session()->match()->head().id;
            table.dragTo(*from, to);
            QVERIFY(table.match().session()->match()->head().id != head);
            table.match().view()->liftCurtain();
            QTRY_VERIFY(std::ranges::any_of(table.piecesIn("channels"),
                                            [](QQuickItem *piece) { return piece->property("kind") == "channel"; }));
            QCOMPARE(table.warnings(), QStringList());
            return;
        }
        table.match().view()->playMove(0);
        table.match().view()->liftCurtain();
    }
    QFAIL("A channel could never be laid.");
}

void TakenokoPlayTest::aDrawnPlotIsChosenAndLaid()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 3);
    table.match().view()->liftCurtain();
    QQuickItem *stack = nullptr;
    for (QQuickItem *piece : table.piecesIn("plot_stack"))
        if (piece->property("legal").toBool())
            stack = piece;
    QVERIFY2(stack, "The top of the stack can't be clicked.");
    table.settle();
    table.click(*table.freePoint(stack));
    QTRY_COMPARE(table.piecesIn("drawn").size(), 3);
    table.settle();
    QQuickItem *chosen = table.piecesIn("drawn").first();
    const QString id = chosen->property("pieceId").toString();
    QVERIFY(table.freePoint(chosen));
    table.click(*table.freePoint(chosen));
    QVERIFY(table.piece(id)->property("selected").toBool());
    QQuickItem *place = legalIn(table, "garden");
    QVERIFY2(place && place->property("kind") == "spot", "No place for the plot is marked.");
    table.click(*table.freePoint(place));
    QTRY_COMPARE(table.piece(id)->property("zone").toString(), QString("garden"));
    QCOMPARE(table.warnings(), QStringList());
}

// The tile of the own board and what it moves stand for each other.
void TakenokoPlayTest::aClickOnTheTileIsAClickOnTheFigure()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 8);
    layFirstPlots(table, 3);
    for (int tries = 0; tries < 60; ++tries) {
        const QString tile = QString("actions.%1/move_panda").arg(table.match().view()->viewer());
        QQuickItem *piece = table.piece(tile);
        QVERIFY2(piece, qPrintable(tile));
        if (piece->property("legal").toBool() && table.piece("panda")->property("legal").toBool()) {
            const auto marked = [&] {
                QStringList ids;
                for (QQuickItem *each : table.legalPieces())
                    if (each->property("zone") == "garden")
                        ids.append(each->property("pieceId").toString());
                return ids;
            };
            table.match().view()->click(tile);
            const QStringList byTile = marked();
            table.match().view()->cancel();
            table.match().view()->click("panda");
            QCOMPARE(marked(), byTile);
            QVERIFY(!byTile.isEmpty());
            return;
        }
        table.match().view()->playMove(0);
        table.match().view()->liftCurtain();
    }
    QFAIL("The panda could never move.");
}

void TakenokoPlayTest::whatIsNotAllowedSaysWhy()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 3);
    table.match().view()->liftCurtain();
    table.settle();
    int refused = 0;
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem")) {
        if (!TableFixture::isSeen(piece) || piece->property("legal").toBool() || piece->property("still").toBool()
            || !table.freePoint(piece))
            continue;
        table.click(*table.freePoint(piece));
        QVERIFY2(!table.match().view()->refusal().isEmpty(),
                 qPrintable(TableFixture::describe(piece) + " is refused without a word."));
        QVERIFY2(!table.match().view()->refusal().contains("refusal."), qPrintable(table.match().view()->refusal()));
        table.match().view()->clearRefusal();
        ++refused;
    }
    QVERIFY(refused >= 5);
    QCOMPARE(table.warnings(), QStringList());
}

void TakenokoPlayTest::undoLeadsBackToTheStart()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "random"}, 14);
    const auto personsTurn = [&] {
        return !table.match().bots()->playing() && !table.match().session()->over()
               && table.match().view()->moves()->rowCount() > 0;
    };
    int made = 0;
    for (; made < 24; ++made) {
        QVERIFY(QTest::qWaitFor(personsTurn, 60000));
        table.match().view()->playMove(made * 5 % table.match().view()->moves()->rowCount());
    }
    QVERIFY(QTest::qWaitFor(personsTurn, 60000));
    const int last = table.match().session()->match()->head().id;
    int back = 0;
    while (table.match().session()->canUndo()) {
        const int before = table.match().session()->match()->head().id;
        table.press(Qt::Key_Z, Qt::ControlModifier);
        if (table.match().session()->match()->head().id == before)
            break;
        QVERIFY(++back < 200);
    }
    QVERIFY2(back >= made, qPrintable(QString("Undo went back %1 of %2 decisions.").arg(back).arg(made)));
    while (table.match().session()->canRedo())
        table.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(table.match().session()->match()->head().id, last);
    QCOMPARE(table.warnings(), QStringList());
}

void TakenokoPlayTest::handsAreHiddenBehindTheCurtain()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human", "human"}, 3);
    QVERIFY(table.match().view()->curtain());
    for (int row = 0; row < table.match().view()->pieces()->rowCount(); ++row) {
        const QModelIndex piece = table.match().view()->pieces()->index(row, 0);
        if (piece.data(PieceModel::ZoneRole).toString().startsWith("hand."))
            QVERIFY2(!piece.data(PieceModel::FaceUpRole).toBool(), "A hand lies open behind the curtain.");
    }
    table.match().view()->liftCurtain();
    for (QQuickItem *card : table.piecesIn("hand.1"))
        QVERIFY(!card->property("faceUp").toBool());
    for (QQuickItem *card : table.piecesIn(QString("hand.%1").arg(table.match().view()->viewer())))
        QVERIFY(card->property("faceUp").toBool());
}

// The card in the hand shows the new pattern with the next picture.
void TakenokoPlayTest::aChangedPatternReachesTheHand()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 3);
    table.match().view()->liftCurtain();
    const QString hand = QString("hand.%1").arg(table.match().view()->viewer());
    QQuickItem *card = nullptr;
    for (QQuickItem *each : table.piecesIn(hand))
        if (each->property("kind") == "plot_objective")
            card = each;
    QVERIFY(card);
    const QString id = card->property("pieceId").toString(), before = card->property("source").toString();
    Problems problems;
    const std::string entry = card->property("component").toString().section('/', 1).toStdString();
    const auto data = edited(
        table.match().session()->game()->data(), "plot_objectives.json", "/" + entry + "/pattern",
        Json::array({{{"q", 0}, {"r", 0}, {"colour", "pink"}}, {{"q", 1}, {"r", 0}, {"colour", "pink"}}}), problems);
    QVERIFY(data);
    QVERIFY(table.match().session()->setData(*table.library().compiler(), *data, problems) == MatchSession::Fit::Fits);
    QVERIFY(table.piece(id));
    QVERIFY(table.piece(id)->property("source").toString() != before);
    QCOMPARE(table.warnings(), QStringList());
}

// The panda is put on a plot and a plot elsewhere, by clicks; Esc leads back to the match.
void TakenokoPlayTest::aPositionIsSetUpOnTheTable()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 8);
    layFirstPlots(table, 4);
    const auto state = table.match().session()->match()->state();
    table.program().actions().at(command::editPosition)->trigger();
    table.settle();
    QTRY_VERIFY(table.match().view()->arranging());
    const auto place = [&](const QString &piece) {
        return QPoint(table.piece(piece)->property("place").toInt(), table.piece(piece)->property("row").toInt());
    };
    const QPoint before = place("panda");
    QVERIFY(table.freePoint(table.piece("panda")));
    table.click(*table.freePoint(table.piece("panda")));
    QVERIFY(table.match().view()->selecting());
    QQuickItem *target = nullptr;
    for (QQuickItem *spot : table.legalPieces())
        if (spot->property("kind") == "spot" && table.freePoint(spot)
            && QPoint(spot->property("place").toInt(), spot->property("row").toInt()) != before)
            target = spot;
    QVERIFY2(target, "The panda can be put nowhere.");
    table.click(*table.freePoint(target));
    QVERIFY(place("panda") != before);
    table.program().table().setFocus();
    table.press(Qt::Key_Escape);
    QVERIFY(!table.match().view()->arranging());
    QVERIFY(table.match().session()->match()->state() == state);
    QCOMPARE(table.warnings(), QStringList());
}

// “Which of my objectives does this help”: some move of some turn does, and the card over the table says so.
void TakenokoPlayTest::pointingAtAMoveTellsWhatItHelps()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 8);
    for (int move = 0; move < 200 && !table.match().session()->over(); ++move) {
        for (QQuickItem *piece : table.legalPieces()) {
            table.match().view()->click("panda");
            const AboutPiece about = table.match().facts()->about(piece->property("pieceId").toString());
            table.match().view()->cancel();
            for (const QString &line : about.lines)
                if (line.contains(" → ") && !line.startsWith("→")) {
                    QVERIFY2(!line.contains("name."), qPrintable(line));
                    return;
                }
        }
        table.play(1);
    }
    QFAIL("No move ever helps an objective.");
}

// From the figure to the plot on which it stands, and away.
void TakenokoPlayTest::theUppermostPieceIsPointedAt()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 8);
    layFirstPlots(table, 4);
    table.settle();
    QQuickItem *layer = TableFixture::itemsOf(table.root(), "PieceLayer").value(0);
    QVERIFY(layer);
    const auto pointedAt = [&] {
        const QObject *piece = layer->property("hovered").value<QObject *>();
        return piece ? piece->property("pieceId").toString() : QString();
    };
    QQuickItem *panda = table.piece("panda"), *plot = nullptr;
    for (QQuickItem *each : table.piecesIn("garden"))
        if (each->property("place") == panda->property("place") && each->property("row") == panda->property("row")
            && each->property("kind") != "spot")
            plot = each;
    QVERIFY(plot && table.freePoint(panda) && table.freePoint(plot));
    table.moveTo(*table.freePoint(panda));
    QTRY_COMPARE(pointedAt(), QString("panda"));
    table.moveTo(*table.freePoint(plot));
    QTRY_COMPARE(pointedAt(), plot->property("pieceId").toString());
    table.moveTo({1, 1});
    QTRY_COMPARE(pointedAt(), QString());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(takenoko_play_test, engawa::TakenokoPlayTest)
#include "play_test.moc"
