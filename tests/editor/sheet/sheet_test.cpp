#include "tests/editor/sheet/on_paper.h"
#include "tests/subject.h"

// A schema that says where its entries lie gives them a sheet, whatever the game.
class SheetTest : public QObject
{
    Q_OBJECT

private slots:
    void theSheetShowsEveryPlaceAndEveryJoin();
    void aTableWithoutPlacesHasNoSheet();
    void draggingAMarkIsOneStep();
    void aMarkStaysWhereTheSchemaLetsItLie();
    void escapeTakesADragBack();
    void arrowKeysMoveTheChosenMark();
    void ctrlAndAnArrowGoToTheNextMark();
    void marksAndJoinsAreChosenByAClick();
    void marksSayWhereTheyLie();
    void undoBringsTheMarkBack();
    void anEntryWithoutItsPlaceIsLeftOut();
};

void SheetTest::theSheetShowsEveryPlaceAndEveryJoin()
{
    OnPaper open;
    QVERIFY(open.sheet().isVisible());
    const SheetContent &content = open.sheet().content();
    QCOMPARE(content.points.size(), open.desk->document.data().table("leaves").size());
    QCOMPARE(content.joins.size(), std::size_t(2));
    QCOMPARE(content.points[static_cast<std::size_t>(content.joins[0].from)].entry.id, std::string("red"));
    QCOMPARE(content.points[static_cast<std::size_t>(content.joins[0].to)].entry.id, std::string("orange"));
    for (const SheetPoint &point : content.points) {
        const SheetMark *mark = open.sheet().mark(point.entry);
        QVERIFY(mark);
        QVERIFY2(open.sheet().rect().contains(mark->geometry()), "A mark lies outside the paper.");
    }
}

void SheetTest::aTableWithoutPlacesHasNoSheet()
{
    OnPaper open;
    open.desk->selection.select(u"leaf_cards.json"_s, {u"red_3"_s});
    QVERIFY(!open.sheet().isVisible());
    open.desk->selection.select(u"leaves.json"_s, {u"red"_s});
    QVERIFY(open.sheet().isVisible());
}

void SheetTest::draggingAMarkIsOneStep()
{
    OnPaper open;
    const std::string before = open.desk->bytes();
    const QPoint was = open.at("red");
    open.drag(open.mark("red"), {8, 5});
    const QPoint is = open.at("red");
    QVERIFY2((is - was - QPoint(8, 5)).manhattanLength() <= 2, "The entry isn't where it was dropped.");
    QCOMPARE(open.desk->document.steps().count(), 1);
    QVERIFY(open.desk->lastStep().contains(QString::number(is.x())));
    QVERIFY(open.desk->stepRestores(before));
    QVERIFY(open.desk->document.compiles());
    const QPoint off = open.mark("red").geometry().center() - open.sheet().onWidget(QPointF(is)).toPoint();
    QVERIFY2(off.manhattanLength() <= 2, "The mark doesn't lie where its entry says."); // a middle is half a pixel
}

void SheetTest::aMarkStaysWhereTheSchemaLetsItLie()
{
    OnPaper open;
    open.drag(open.mark("red"), {-400, -400});
    QCOMPARE(open.at("red"), QPoint(-50, -50));
    QVERIFY(open.desk->document.problems().empty());
}

void SheetTest::escapeTakesADragBack()
{
    OnPaper open;
    SheetMark &mark = open.mark("red");
    const QRect place = mark.geometry();
    open.drag(mark, {8, 5}, false);
    QVERIFY(mark.geometry() != place);
    QTest::keyClick(&mark, Qt::Key_Escape);
    QCOMPARE(mark.geometry(), place);
    QTest::mouseRelease(&mark, Qt::LeftButton);
    QCOMPARE(open.desk->document.steps().count(), 0);
}

void SheetTest::arrowKeysMoveTheChosenMark()
{
    OnPaper open;
    SheetMark &mark = open.mark("red");
    const QPoint was = open.at("red");
    mark.setFocus();
    QTest::keyClick(&mark, Qt::Key_Right);
    QCOMPARE(open.at("red"), was + QPoint(1, 0));
    QTest::keyClick(&mark, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(open.at("red"), was + QPoint(1, 10));
    QCOMPARE(open.desk->document.steps().count(), 2);
    QTest::keyPress(&mark, Qt::Key_Left); // held down: one step when it is let go
    QTest::keyPress(&mark, Qt::Key_Left);
    QTest::keyPress(&mark, Qt::Key_Left);
    QCOMPARE(open.desk->document.steps().count(), 2);
    QTest::keyRelease(&mark, Qt::Key_Left);
    QCOMPARE(open.desk->document.steps().count(), 3);
    QCOMPARE(open.at("red"), was + QPoint(-2, 10));
}

void SheetTest::ctrlAndAnArrowGoToTheNextMark()
{
    OnPaper open;
    SheetMark &mark = open.mark("red");
    mark.setFocus();
    QTest::keyClick(&mark, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(open.desk->selection.current() != u"red"_s);
    const std::string next = open.desk->selection.current().toStdString();
    QVERIFY(open.at(next.c_str()).x() > open.at("red").x());
    QVERIFY(open.mark(next.c_str()).isChecked());
    QVERIFY(!mark.isChecked());
    QVERIFY(open.mark(next.c_str()).focusPolicy() & Qt::TabFocus);
    QVERIFY2(!(mark.focusPolicy() & Qt::TabFocus), "More than one mark is a stop of the Tab key.");
}

void SheetTest::marksAndJoinsAreChosenByAClick()
{
    OnPaper open;
    QTest::mouseClick(&open.mark("orange"), Qt::LeftButton);
    QCOMPARE(open.desk->selection.ids(), QStringList{u"orange"_s});
    QCOMPARE(open.desk->document.steps().count(), 0);
    const QPointF from = open.sheet().onWidget(QPointF(open.at("red"))),
                  to = open.sheet().onWidget(QPointF(open.at("orange")));
    QTest::mouseClick(&open.sheet(), Qt::LeftButton, {}, ((from + to) / 2).toPoint());
    QCOMPARE(open.desk->selection.file(), u"landscapes.json"_s);
    QVERIFY(open.sheet().isVisible());
}

void SheetTest::marksSayWhereTheyLie()
{
    OnPaper open;
    const SheetMark &red = open.mark("red");
    QVERIFY(red.accessibleName().contains(open.desk->document.nameOf("red")));
    QVERIFY2(red.accessibleName().contains(u"7"), "What is written in a mark isn't said.");
    QCOMPARE(red.accessibleDescription(), u"-20, 0"_s);
    QVERIFY(!open.sheet().accessibleName().isEmpty());
}

void SheetTest::undoBringsTheMarkBack()
{
    OnPaper open;
    const QRect place = open.mark("red").geometry();
    open.drag(open.mark("red"), {8, 5});
    QVERIFY(open.mark("red").geometry() != place);
    open.desk->document.steps().undo();
    QCOMPARE(open.mark("red").geometry(), place);
}

void SheetTest::anEntryWithoutItsPlaceIsLeftOut()
{
    OnPaper open;
    QVERIFY(open.desk->document.edit(u"a fault"_s, {{"leaves.json", "/orange/x", "far"}}));
    QVERIFY(!open.sheet().mark({"leaves.json", "orange"}));
    QVERIFY(open.sheet().content().joins.empty());
    QVERIFY(open.sheet().mark({"leaves.json", "red"}));
}

ENGAWA_SUBJECT(editor_sheet_test, SheetTest, QApplication)
#include "sheet_test.moc"
