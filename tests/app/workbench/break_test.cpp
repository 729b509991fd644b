#include <QListView>
#include <QTabBar>

#include "app/shell/status_line.h"
#include "workbench_fixture.h"

namespace engawa {

// What can't be played stays off the table, and says why.
class BreakTest : public QObject
{
    Q_OBJECT

private slots:
    void brokenValueLeavesTheTableAlone();
    void problemLeadsToItsCell();
    void declinedVariantChangesNothing();
    void playGoesOnWhileBroken();
};

void BreakTest::brokenValueLeavesTheTableAlone()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    bench.enter(card.component, "/value", "5");
    const auto hash = hashOf(bench.match().session()->match()->state());
    const int head = bench.match().session()->match()->head().id;
    const std::vector<PieceRow> pieces = bench.match().view()->pieces()->rows();
    QCOMPARE(bench.panel<ProblemsPanel>("problems")->errors(), 0);

    bench.enter(card.component, "/value", "many");
    QCOMPARE(bench.value(card.component, "value"), Json("many"));
    QVERIFY(!bench.document().compiles());
    QVERIFY(bench.panel<ProblemsPanel>("problems")->errors() > 0);
    QCOMPARE(bench.program().window().statusLine().problemText(), "1 error: the table shows the data from before it");
    const auto counts = [](const QTabBar *bar) {
        for (int tab = 0; tab < bar->count(); ++tab)
            if (bar->tabText(tab) == "Problems (1)")
                return true;
        return false;
    };
    QTRY_VERIFY2(std::ranges::any_of(bench.program().window().findChildren<QTabBar *>(), counts),
                 "The tab doesn't count the problem.");
    QCOMPARE(bench.valueInMatch(card.component, "value"), Json(5));
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QCOMPARE(hashOf(bench.match().session()->match()->state()), hash);
    const auto faces = [](const std::vector<PieceRow> &rows) {
        QStringList words;
        for (const PieceRow &row : rows)
            words.append(row.id + row.zone + row.source + row.name);
        return words;
    };
    QCOMPARE(faces(bench.match().view()->pieces()->rows()), faces(pieces));

    bench.enter(card.component, "/value", "6");
    QVERIFY(bench.document().compiles());
    QCOMPARE(bench.panel<ProblemsPanel>("problems")->errors(), 0);
    QCOMPARE(bench.valueInMatch(card.component, "value"), Json(6));
    QVERIFY(bench.match().view()->pieces()->find(card.id)->source != card.source);
    QTRY_COMPARE(bench.linesInRecord("edit"), 2);
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QCOMPARE(bench.warnings(), QStringList());
}

void BreakTest::problemLeadsToItsCell()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.enter("leaf_cards/green_2", "/value", "many");
    ComponentsPanel &panel = bench.components();
    panel.showFile("objectives.json");
    auto *problems = bench.panel<ProblemsPanel>("problems");
    auto *list = problems->findChild<QListView *>();
    QVERIFY(list && list->isVisible() && list->model()->rowCount() > 0);
    const QRect row = list->visualRect(list->model()->index(0, 0));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
    QTRY_COMPARE(QString::fromStdString(panel.table().file()), "leaf_cards.json");
    const QModelIndex cell = panel.rows().mapToSource(panel.grid().currentIndex());
    QCOMPARE(panel.table().entries()[static_cast<std::size_t>(cell.row())]->id, std::string("green_2"));
    QCOMPARE(cell.column(), panel.table().columnOf("/value"));
    QTRY_VERIFY(panel.isVisible());
    QTRY_VERIFY2(panel.grid().visualRect(panel.grid().currentIndex()).intersects(panel.grid().viewport()->rect()),
                 "The cell is not scrolled into view.");
    QCOMPARE(bench.warnings(), QStringList());
}

void BreakTest::declinedVariantChangesNothing()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.document().setAskForVariant([](const Variant &) { return std::optional<Variant>(); });
    const PieceRow card = bench.pieceOf("leaf_cards");
    const int head = bench.match().session()->match()->head().id;
    bench.enter(card.component, "/value", "7");
    QCOMPARE(bench.document().target(), PackDocument::Target::ReadOnly);
    QCOMPARE(bench.document().steps().count(), 0);
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QVERIFY(bench.value(card.component, "value") != Json(7));
    QCOMPARE(bench.warnings(), QStringList());
}

void BreakTest::playGoesOnWhileBroken()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    bench.enter(card.component, "/value", "many");
    const int head = bench.match().session()->match()->head().id;
    bench.playOne();
    QVERIFY(bench.match().session()->match()->head().id != head && bench.match().session()->match()->head().move);
    bench.program().table().setFocus();
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(bench.match().session()->match()->head().id, head);
    bench.goToCell(card.component, "/value");
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bench.document().compiles());
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_break_test, engawa::BreakTest)
#include "break_test.moc"
