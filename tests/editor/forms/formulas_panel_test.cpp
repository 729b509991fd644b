#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QTableView>
#include <QTest>

#include "editor/formulas/formulas_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class FormulasPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void everyFormulaOfThePackIsListed();
    void theModelKeepsItsPromises();
    void anEditIsOneStepThatUndoRestores();
    void aBrokenFormulaIsRedAtItsRow();
    void valuesFollowTheMatch();
    void aPlaceIsShownAndWrittenByKeyboard();
    void aNameIsPutIntoTheFormula();
    void itOpensWithTheFormulaOfWhatIsChosen();
    void aLowPanelHasRoomForItsRows();
};

namespace {

struct Open
{
    FormsDesk desk;
    FormulasPanel panel{desk.document, desk.selection, desk.live};
    FormulasModel &model = *panel.findChild<FormulasModel *>();
    FormulaEdit &edit = *panel.findChild<FormulaEdit *>();

    QString cell(int row, int column) const { return model.index(row, column).data().toString(); }
};

} // namespace

void FormulasPanelTest::everyFormulaOfThePackIsListed()
{
    Open open;
    int formulas = 0;
    for (const auto &[file, table] : open.desk.document.data().files)
        if (const Schema *schema = open.desk.document.schemaOf(file))
            for (const EntryPtr &entry : table->entries())
                schema->findHints(*entry, "x-formula", [&](auto &&...) { ++formulas; });
    QVERIFY(formulas > 30);
    QCOMPARE(open.model.rowCount(), formulas);
    const int row = open.model.find(u"objectives.json"_s, u"single_pile"_s, u"/metric"_s);
    QCOMPARE(open.cell(row, FormulasModel::WhereColumn), u"Objectives › Largest pile › Metric"_s);
    QCOMPARE(open.cell(row, FormulasModel::TextColumn), u"max_pile"_s);
}

void FormulasPanelTest::theModelKeepsItsPromises()
{
    Open open;
    const QAbstractItemModelTester tester(&open.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const int rows = open.model.rowCount();
    QVERIFY(open.desk.document.edit(u"one more"_s,
                                    {{"objectives.json", "/new_one", Json{{"metric", "piles"}, {"best", "most"}}}}));
    QCOMPARE(open.model.rowCount(), rows + 1);
    QVERIFY(open.desk.document.edit(u"one less"_s, {{"objectives.json", "/sum", nullptr}}));
    QCOMPARE(open.model.rowCount(), rows);
    open.desk.document.steps().undo();
    open.desk.document.steps().undo();
    QCOMPARE(open.model.rowCount(), rows);
    open.desk.live.play(3);
}

void FormulasPanelTest::anEditIsOneStepThatUndoRestores()
{
    Open open;
    const std::string before = open.desk.bytes();
    const int row = open.model.find(u"objectives.json"_s, u"single_pile"_s, {});
    QVERIFY(open.model.setText(row, u"max_pile * 2"_s));
    QCOMPARE(open.desk.document.steps().count(), 1);
    QCOMPARE(open.desk.lastStep(), u"Objectives › Largest pile › Metric: max_pile → max_pile * 2"_s);
    QVERIFY(open.desk.stepRestores(before));
    QVERIFY(!open.model.setText(row, u"max_pile * 2"_s)); // nothing changes
}

void FormulasPanelTest::aBrokenFormulaIsRedAtItsRow()
{
    Open open;
    const int row = open.model.find(u"objectives.json"_s, u"sum"_s, {});
    QVERIFY(!open.model.index(row, FormulasModel::TextColumn).data(Qt::ForegroundRole).isValid());
    QVERIFY(open.model.setText(row, u"top_summ"_s));
    QVERIFY(!open.desk.document.compiles());
    QVERIFY(open.model.index(row, FormulasModel::TextColumn).data(Qt::ForegroundRole).isValid());
    QVERIFY(open.model.index(row, FormulasModel::TextColumn).data(Qt::ToolTipRole).toString().contains(u"top_summ"_s));
    QCOMPARE(open.cell(row, FormulasModel::FirstSeatColumn), u"–"_s);
}

void FormulasPanelTest::valuesFollowTheMatch()
{
    Open open;
    QCOMPARE(open.model.columnCount(), 4);
    const int row = open.model.find(u"objectives.json"_s, u"hand"_s, {});
    QCOMPARE(open.cell(row, FormulasModel::FirstSeatColumn), u"6"_s);
    const QString before =
        open.cell(row, FormulasModel::FirstSeatColumn) + open.cell(row, FormulasModel::FirstSeatColumn + 1);
    open.desk.live.play(6);
    QVERIFY(open.cell(row, FormulasModel::FirstSeatColumn) + open.cell(row, FormulasModel::FirstSeatColumn + 1)
            != before);
}

void FormulasPanelTest::aPlaceIsShownAndWrittenByKeyboard()
{
    Open open;
    open.panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&open.panel));
    open.panel.showPlace(u"objectives.json"_s, u"zeros"_s, u"/metric"_s);
    QCOMPARE(open.edit.text(), u"valued(0)"_s);
    QTest::keyClick(&open.edit.field(), Qt::Key_End);
    QTest::keyClicks(&open.edit.field(), u" + 1"_s);
    QTest::keyClick(&open.edit.field(), Qt::Key_Return);
    QCOMPARE(open.desk.document.data().value("objectives", "zeros")->at("metric"), Json("valued(0) + 1"));
    open.desk.document.steps().undo();
    QCOMPARE(open.edit.text(), u"valued(0)"_s);
}

void FormulasPanelTest::aNameIsPutIntoTheFormula()
{
    Open open;
    open.panel.show();
    open.panel.showPlace(u"objectives.json"_s, u"zeros"_s, u"/metric"_s);
    open.edit.field().selectAll();
    auto *list = open.panel.findChild<QListView *>();
    QVERIFY(list->model()->rowCount() > 30);
    const QModelIndexList found = list->model()->match(list->model()->index(0, 0), WordsModel::NameRole, u"top_sum"_s);
    QCOMPARE(found.size(), 1);
    open.edit.field().clear();
    emit list->activated(found.front());
    QCOMPARE(open.edit.text(), u"top_sum"_s);
}

void FormulasPanelTest::itOpensWithTheFormulaOfWhatIsChosen()
{
    FormsDesk desk;
    const auto where = [](FormulasPanel &panel) {
        return panel.findChild<QTableView *>()->currentIndex().siblingAtColumn(FormulasModel::WhereColumn).data();
    };
    FormulasPanel unasked(desk.document, desk.selection, desk.live);
    QVERIFY2(!where(unasked).toString().startsWith(u"Bots"_s), qPrintable(where(unasked).toString()));
    desk.selection.select(u"objectives.json"_s, {u"zeros"_s});
    FormulasPanel panel(desk.document, desk.selection, desk.live);
    QCOMPARE(where(panel).toString().section(u" › "_s, 0, 0), u"Objectives"_s);
    QCOMPARE(panel.findChild<FormulaEdit *>()->text(), u"valued(0)"_s);
    desk.selection.select(u"objectives.json"_s, {u"hand"_s}, u"/best"_s); // no formula, but its entry has one
    QCOMPARE(panel.findChild<FormulaEdit *>()->text(), u"hand_cards"_s);
    desk.selection.select(u"leaf_cards.json"_s, {u"red_3"_s}); // has none: nothing moves
    QCOMPARE(panel.findChild<FormulaEdit *>()->text(), u"hand_cards"_s);
}

void FormulasPanelTest::aLowPanelHasRoomForItsRows()
{
    Open open;
    const auto *table = open.panel.findChild<QTableView *>();
    for (const QSize size : {QSize(980, 200), QSize(380, 700)}) {
        open.panel.resize(size);
        open.panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&open.panel));
        QTRY_VERIFY2(table->rowAt(table->viewport()->height() - 1) >= 3, qPrintable(QString::number(size.width())));
        QVERIFY(open.edit.isVisible() && open.edit.width() > 100);
    }
}

ENGAWA_SUBJECT(editor_formulas_panel_test, FormulasPanelTest, QApplication)
#include "formulas_panel_test.moc"
