#include "workbench_fixture.h"

namespace engawa {

// A change of the data reaches the running match, and goes back.
class ReloadTest : public QObject
{
    Q_OBJECT

private slots:
    void valueReachesTheTable();
    void undoInThePanelRestoresTheMatch();
    void undoAfterAMoveKeepsTheMove();
    void undoAtTheTableKeepsTheEdit();
    void formulaChangesThePoints();
    void faceChangesThePicture();
    void whatIsNoPieceChangesItsPictureToo();
    void textChangesTheName();
};

static QString otherValue(WorkbenchFixture &bench, const QString &component)
{
    return bench.value(component, "value") == 7 ? "8" : "7";
}

void ReloadTest::valueReachesTheTable()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow before = bench.pieceOf("leaf_cards");
    QVERIFY2(!before.id.isEmpty(), "No leaf card lies face up on the table.");
    const int nodes = static_cast<int>(bench.match().session()->match()->nodes().size());

    bench.enter(before.component, "/value", otherValue(bench, before.component));
    QCOMPARE(bench.asked(), 1);
    QCOMPARE(bench.document().target(), PackDocument::Target::Variant);
    QCOMPARE(bench.value(before.component, "value").dump(), std::string("7"));
    QCOMPARE(bench.valueInMatch(before.component, "value"), bench.value(before.component, "value"));
    QCOMPARE(std::ssize(bench.match().session()->match()->nodes()), nodes + 1);

    const PieceRow *after = bench.match().view()->pieces()->find(before.id);
    QVERIFY2(after, "The piece is gone.");
    QVERIFY2(after->source != before.source, qPrintable("The face is the same picture as before: " + before.source));
    QCOMPARE(after->zone, before.zone);
    QQuickItem *item = bench.piece(before.id);
    QVERIFY(item);
    QTRY_COMPARE(bench.linesInRecord("edit"), 1);
    const auto read = bench.fromDisk();
    QVERIFY2(read, "The record on disk isn't the match.");
    QVERIFY(read->state() == bench.match().session()->match()->state());
    QVERIFY(changesBetween(read->game().data(), bench.document().data()).empty());
    QVERIFY(!bench.match().session()->lastReceipt().isEmpty());
    QVERIFY2(bench.match().view()->log()->rows().size() > 0
                 && bench.match().view()->log()->rows().back().node == bench.match().session()->match()->head().id,
             qPrintable("The log says nothing of the edit:\n" + bench.logText()));
    QCOMPARE(bench.warnings(), QStringList());
}

void ReloadTest::undoInThePanelRestoresTheMatch()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.playTurn();
    const PieceRow before = bench.pieceOf("leaf_cards");
    const int head = bench.match().session()->match()->head().id;
    const auto hash = hashOf(bench.match().session()->match()->state());
    bench.enter(before.component, "/value", otherValue(bench, before.component));
    QVERIFY(bench.match().session()->match()->head().id != head);
    QVERIFY(bench.components().isAncestorOf(QApplication::focusWidget()));
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.document().steps().index(), 0);
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QCOMPARE(hashOf(bench.match().session()->match()->state()), hash);
    QCOMPARE(bench.match().view()->pieces()->find(before.id)->source, before.source);
    bench.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(bench.document().steps().index(), 1);
    QCOMPARE(bench.valueInMatch(before.component, "value").dump(), "7");
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.document().steps().index(), 0);
    bench.press(Qt::Key_Y, Qt::ControlModifier); // the habit of spreadsheets
    QCOMPARE(bench.document().steps().index(), 1);
    QCOMPARE(bench.valueInMatch(before.component, "value").dump(), "7");
    QCOMPARE(bench.warnings(), QStringList());
}

void ReloadTest::undoAfterAMoveKeepsTheMove()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    const Json shipped = bench.value(card.component, "value");
    bench.enter(card.component, "/value", otherValue(bench, card.component));
    bench.playTurn();
    const int moved = bench.match().session()->match()->head().id;
    QVERIFY(bench.match().session()->match()->head().move);
    bench.goToCell(card.component, "/value");
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    const Node &head = bench.match().session()->match()->head();
    QVERIFY2(!head.move && !head.edit.empty() && head.parent == moved, "The undone edit is no event after the move.");
    QCOMPARE(bench.valueInMatch(card.component, "value"), shipped);
    QTRY_COMPARE(bench.linesInRecord("edit"), 2);
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QCOMPARE(bench.warnings(), QStringList());
}

void ReloadTest::undoAtTheTableKeepsTheEdit()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    const auto dealt = hashOf(bench.match().session()->match()->state());
    bench.playTurn();
    QVERIFY(hashOf(bench.match().session()->match()->state()) != dealt);
    bench.enter(card.component, "/value", "7");
    QCOMPARE(bench.valueInMatch(card.component, "value"), Json(7));
    bench.program().table().setFocus();
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(hashOf(bench.match().session()->match()->state()), dealt);
    QCOMPARE(bench.valueInMatch(card.component, "value"), Json(7));
    QCOMPARE(bench.document().steps().index(), 1);
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QCOMPARE(bench.warnings(), QStringList());
}

static QStringList sheet(ScoreModel &scores)
{
    QStringList lines;
    for (const ScoreRow &row : scores.rows())
        lines.append(QString("%1: %2, %3").arg(row.text).arg(row.points.value(0)).arg(row.points.value(1)));
    return lines;
}

void ReloadTest::formulaChangesThePoints()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open({.mode = "first_game", .players = {"human", "human"}, .seed = 12, .modules = {}, .scenario = {}});
    for (int move = 0; move < 3000 && !bench.match().session()->over(); ++move)
        bench.playOne(move * 7);
    QVERIFY(bench.match().session()->over());
    const QStringList before = sheet(*bench.match().view()->scores());
    QVERIFY(!before.isEmpty());
    int objectives = 0;
    for (const PieceRow &row : std::vector(bench.match().view()->pieces()->rows())) {
        if (!row.component.startsWith("objectives/"))
            continue;
        bench.enter(row.component, "/metric", "0");
        QCOMPARE(bench.valueInMatch(row.component, "metric"), Json("0"));
        ++objectives;
    }
    QVERIFY2(objectives > 0, "No objective is on the table.");
    QVERIFY2(sheet(*bench.match().view()->scores()) != before,
             qPrintable("The formulas change no points:\n" + before.join('\n')));
    for (int step = 0; step < objectives; ++step)
        bench.document().steps().undo();
    QCOMPARE(sheet(*bench.match().view()->scores()), before);
    QVERIFY(bench.match().session()->over());
    QCOMPARE(bench.warnings(), QStringList());
}

// Draws something more on a face of the pack.
static void drawOn(PackDocument &document, const std::string &face)
{
    const auto found = document.data().faces.find(face);
    QVERIFY(found != document.data().faces.end());
    std::string drawn = *found->second;
    const auto end = drawn.rfind("</svg>");
    QVERIFY(end != std::string::npos);
    drawn.insert(end, "<circle cx=\"20\" cy=\"20\" r=\"15\" fill=\"#123456\"/>");
    QVERIFY(document.edit("Face", {{face, "", drawn}}));
    QVERIFY2(document.compiles(), "The new face doesn't compile.");
}

void ReloadTest::faceChangesThePicture()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.workbench().open();
    const PieceRow before = bench.pieceOf("leaf_cards");
    drawOn(bench.document(), "faces/card.svg");
    const PieceRow *after = bench.match().view()->pieces()->find(before.id);
    QVERIFY(after && after->source != before.source);
    QCOMPARE(after->name, before.name);
    bench.document().steps().undo();
    QCOMPARE(bench.match().view()->pieces()->find(before.id)->source, before.source);
    QCOMPARE(bench.warnings(), QStringList());
}

// The pictures of the window with this face, at any size.
static qsizetype picturesOf(WorkbenchFixture &bench, const QString &address)
{
    return std::ranges::count_if(bench.everywhere("QQuickImage"), [&](const QQuickItem *picture) {
        return picture->property("source").toString().startsWith(address);
    });
}

void ReloadTest::whatIsNoPieceChangesItsPictureToo()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.workbench().open();
    const auto leaf = [&] { return bench.match().facts()->faceOf("leaf", "leaves/green"); };
    const QString before = leaf(); // on the place of a column
    QCOMPARE(picturesOf(bench, before), 1);

    drawOn(bench.document(), "faces/leaf.svg");
    QVERIFY(leaf() != before);
    QCOMPARE(picturesOf(bench, before), 0);
    QCOMPARE(picturesOf(bench, leaf()), 1);

    bench.document().steps().undo();
    QCOMPARE(leaf(), before);
    QCOMPARE(picturesOf(bench, before), 1);

    Json green = *bench.document().data().value("leaves", "green");
    green["colour"] = "#7a4a86";
    QVERIFY(bench.document().edit("Colour", {{"leaves.json", "/green", green}}));
    QVERIFY(leaf() != before);
    QCOMPARE(picturesOf(bench, leaf()), 1);
    QCOMPARE(bench.warnings(), QStringList());
}

void ReloadTest::textChangesTheName()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow before = bench.pieceOf("leaf_cards");
    ComponentsPanel &panel = bench.components();
    panel.showPlace("leaf_cards.json", before.component.section('/', 1), {});
    panel.grid().setCurrentIndex(panel.grid().currentIndex().siblingAtColumn(TableModel::NameColumn));
    panel.grid().setFocus();
    bench.type("Scarlet");
    bench.press(Qt::Key_Return);
    QTRY_VERIFY(bench.match().view()->pieces()->find(before.id)
                && bench.match().view()->pieces()->find(before.id)->name != before.name);
    QVERIFY(bench.match().view()->pieces()->find(before.id)->name.contains("Scarlet"));
    QQuickItem *item = bench.piece(before.id);
    QVERIFY(item);
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_reload_test, engawa::ReloadTest)
#include "reload_test.moc"
