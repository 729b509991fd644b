#include "workbench_fixture.h"

namespace engawa {

// Rows of the editor and pieces of the table find each other.
class SelectTest : public QObject
{
    Q_OBJECT

private slots:
    void rowMarksItsPieces();
    void altClickSelectsTheRow();
    void altClickOpensTheEditor();
    void changedPiecesCarryAMark();
};

void SelectTest::rowMarksItsPieces()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    bench.goToCell(card.component, "/value");
    QVERIFY(!bench.piecesOf(card.component).isEmpty());
    for (const PieceRow &row : bench.match().view()->pieces()->rows())
        QCOMPARE(row.marked, row.component == card.component);
    QVERIFY(bench.piece(card.id)->property("marked").toBool());
    bench.press(Qt::Key_Home, Qt::ControlModifier);
    bench.press(Qt::Key_Down);
    const QString now = "leaf_cards/" + bench.selection().current();
    QVERIFY(!bench.selection().current().isEmpty());
    for (const PieceRow &row : bench.match().view()->pieces()->rows())
        QCOMPARE(row.marked, row.component == now);
    QCOMPARE(bench.warnings(), QStringList());
}

static void altClick(WorkbenchFixture &bench, const PieceRow &row)
{
    QTest::mouseClick(bench.window(), Qt::LeftButton, Qt::AltModifier,
                      bench.inWindow(*bench.freePoint(bench.piece(row.id))));
    bench.settle();
}

void SelectTest::altClickSelectsTheRow()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const int head = bench.match().session()->match()->head().id;
    for (const char *table : {"landscapes", "leaf_cards"}) {
        const PieceRow piece = bench.pieceOf(table);
        if (piece.id.isEmpty())
            continue;
        altClick(bench, piece);
        QCOMPARE(bench.selection().file(), QString(table) + ".json");
        QCOMPARE(bench.selection().current(), piece.component.section('/', 1));
        ComponentsPanel &panel = bench.components();
        QCOMPARE(QString::fromStdString(panel.table().file()), QString(table) + ".json");
        const QModelIndex cell = panel.rows().mapToSource(panel.grid().currentIndex());
        QCOMPARE(QString::fromStdString(panel.table().entries()[static_cast<std::size_t>(cell.row())]->id),
                 piece.component.section('/', 1));
        QVERIFY(bench.match().view()->pieces()->find(piece.id)->marked);
    }
    QCOMPARE(bench.selection().file(), "leaf_cards.json");
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QVERIFY(!bench.match().view()->selecting());
    QCOMPARE(bench.warnings(), QStringList());
}

// Also in the Play workspace, where no panel of the editor was ever open.
void SelectTest::altClickOpensTheEditor()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.deal({.mode = "solo", .players = {"human"}, .seed = 3, .modules = {}, .scenario = "cold_breeze"});
    QVERIFY(!bench.workbench().isOpen());
    const PieceRow piece = bench.pieceOf("leaf_cards");
    altClick(bench, piece);
    QVERIFY(bench.workbench().isOpen());
    QVERIFY(bench.program().window().panels().isOpen("components"));
    QCOMPARE(bench.selection().current(), piece.component.section('/', 1));
    QVERIFY(bench.match().view()->pieces()->find(piece.id)->marked);
    QCOMPARE(bench.warnings(), QStringList());
}

void SelectTest::changedPiecesCarryAMark()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    QVERIFY(!card.altered);
    bench.enter(card.component, "/value", "7");
    for (const PieceRow &row : bench.match().view()->pieces()->rows())
        QVERIFY2(row.altered == (row.component == card.component), qPrintable(row.id));
    QAction *marks = bench.program().actions().at(command::changeMarks);
    QVERIFY(marks->isChecked());
    QTRY_VERIFY(std::ranges::any_of(TableFixture::itemsOf(bench.piece(card.id), "ChangeMark"), &TableFixture::isSeen));
    bench.trigger(command::changeMarks);
    QVERIFY(!bench.settings().changeMarks());
    QVERIFY(!bench.match().view()->pieces()->find(card.id)->altered);
    QTRY_VERIFY(std::ranges::none_of(bench.everywhere("ChangeMark"), &TableFixture::isSeen));
    bench.trigger(command::changeMarks);
    QVERIFY(bench.match().view()->pieces()->find(card.id)->altered);
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!bench.match().view()->pieces()->find(card.id)->altered);
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_select_test, engawa::SelectTest)
#include "select_test.moc"
