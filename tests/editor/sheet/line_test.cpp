#include "editor/sheet/sheet_grip.h"
#include "tests/editor/sheet/on_paper.h"
#include "tests/subject.h"

// Lines of a sheet are hung elsewhere by their ends.
class LineTest : public QObject
{
    Q_OBJECT

private slots:
    void theEndOfALineIsDraggedToAnotherMark();
    void theSheetKeepsStillWhileALineIsHeld();
    void anEndSnapsToTheNearestMark();
    void aLineThatMayNotHangThereGoesBackAndSaysWhy_data();
    void aLineThatMayNotHangThereGoesBackAndSaysWhy();
    void aLineLetGoOfElsewhereStays();
    void escapeLeavesALineWhereItWas();
    void arrowKeysAndEnterHangALineElsewhere();
    void arrowKeysPassWhereALineMayNotHang();
};

void LineTest::theEndOfALineIsDraggedToAnotherMark()
{
    OnPaper open;
    const std::string before = open.desk->bytes();
    open.pull("orange", "red", open.middle("green"));
    QCOMPARE(open.joined("/from"), "red");
    QCOMPARE(open.joined("/to"), "green");
    QCOMPARE(open.desk->document.steps().count(), 1);
    QVERIFY2(open.desk->lastStep().contains(open.desk->document.nameOf("green")), qPrintable(open.desk->lastStep()));
    QVERIFY(open.desk->stepRestores(before));
    QVERIFY(open.desk->document.compiles());
    QCOMPARE(open.desk->selection.file(), u"landscapes.json"_s);
    open.pull("red", "green", open.middle("brown")); // and by its other end
    QCOMPARE(open.joined("/from"), "brown");
    QCOMPARE(open.joined("/to"), "green");
}

// The form of another table is of another height: a scroll bar may come or go, and the sheet grows or shrinks.
void LineTest::theSheetKeepsStillWhileALineIsHeld()
{
    OnPaper open;
    const QRect sheet = open.sheet().geometry(), mark = open.mark("green").geometry();
    open.pull("orange", "red", open.middle("green"), false);
    QTest::qWait(20);
    QCOMPARE(open.sheet().geometry(), sheet);
    QCOMPARE(open.mark("green").geometry(), mark);
    QCOMPARE(open.desk->selection.file(), u"leaves.json"_s);
}

void LineTest::anEndSnapsToTheNearestMark()
{
    OnPaper open;
    const QPoint beside(open.mark("green").width(), 0);
    open.pull("orange", "red", open.middle("green") + beside);
    QCOMPARE(open.joined("/to"), "green");
    QCOMPARE(open.sheet().word(), QString());
}

void LineTest::aLineThatMayNotHangThereGoesBackAndSaysWhy_data()
{
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("onto");
    QTest::addColumn<QString>("why");
    QTest::newRow("both ends") << "orange" << "red" << "red" << "Both ends";
    QTest::newRow("joined already") << "red" << "orange" << "yellow" << "joins these two already";
    QTest::newRow("upwards") << "orange" << "red" << "purple" << "upwards";
}

void LineTest::aLineThatMayNotHangThereGoesBackAndSaysWhy()
{
    QFETCH(const QString, end);
    QFETCH(const QString, other);
    QFETCH(const QString, onto);
    QFETCH(const QString, why);
    OnPaper open;
    const std::string before = open.desk->bytes();
    open.pull(qPrintable(end), qPrintable(other), open.middle(qPrintable(onto)), false);
    QVERIFY2(open.sheet().word().contains(why), "It is not said while the end is held there.");
    QTest::mouseRelease(&open.sheet(), Qt::LeftButton, {}, open.middle(qPrintable(onto)));
    QVERIFY2(open.sheet().word().contains(why), qPrintable(open.sheet().word()));
    QCOMPARE(open.desk->document.steps().count(), 0);
    QCOMPARE(open.desk->bytes(), before);
    open.pull("orange", "red", open.middle("green"));
    QCOMPARE(open.sheet().word(), QString());
}

void LineTest::aLineLetGoOfElsewhereStays()
{
    OnPaper open;
    open.pull("orange", "red", QPoint(3, 3));
    open.pull("orange", "red", open.middle("orange")); // where it was
    QCOMPARE(open.joined("/to"), "orange");
    QCOMPARE(open.desk->document.steps().count(), 0);
    QCOMPARE(open.sheet().word(), QString());
}

void LineTest::escapeLeavesALineWhereItWas()
{
    OnPaper open;
    open.pull("orange", "red", open.middle("green"), false);
    QTest::keyClick(&open.sheet(), Qt::Key_Escape);
    QTest::mouseRelease(&open.sheet(), Qt::LeftButton, {}, open.middle("green"));
    QCOMPARE(open.joined("/to"), "orange");
    QCOMPARE(open.desk->document.steps().count(), 0);
}

void LineTest::arrowKeysAndEnterHangALineElsewhere()
{
    OnPaper open;
    SheetGrip &grip = *open.sheet().grip(JoinEnd::To);
    QVERIFY2(!grip.isVisible(), "A mark is chosen, and a line shows its ends.");
    open.chooseFirstLine();
    QVERIFY(grip.isVisible());
    QVERIFY(grip.focusPolicy() & Qt::TabFocus);
    QVERIFY2(grip.accessibleName().contains(open.desk->document.nameOf("orange")), qPrintable(grip.accessibleName()));
    grip.setFocus();
    QTest::keyClick(&grip, Qt::Key_Right);
    QTest::keyClick(&grip, Qt::Key_Escape);
    QTest::keyClick(&grip, Qt::Key_Return);
    QCOMPARE(open.joined("/to"), "orange");
    QTest::keyClick(&grip, Qt::Key_Right);
    QCOMPARE(open.desk->document.steps().count(), 0);
    QTest::keyClick(&grip, Qt::Key_Return);
    QCOMPARE(open.joined("/to"), "green");
    QCOMPARE(open.desk->document.steps().count(), 1);
    QVERIFY2(grip.accessibleName().contains(open.desk->document.nameOf("green")), qPrintable(grip.accessibleName()));
}

void LineTest::arrowKeysPassWhereALineMayNotHang()
{
    OnPaper open;
    open.chooseFirstLine();
    QTest::keyClick(open.sheet().grip(JoinEnd::From), Qt::Key_Right); // the other line begins at the nearest
    QTest::keyClick(open.sheet().grip(JoinEnd::From), Qt::Key_Return);
    QCOMPARE(open.joined("/from"), "purple");
    open.desk->document.steps().undo();
    QTest::keyClick(open.sheet().grip(JoinEnd::To), Qt::Key_Left); // only where it begins
    QVERIFY2(open.sheet().word().contains("Both ends"), qPrintable(open.sheet().word()));
    QTest::keyClick(open.sheet().grip(JoinEnd::To), Qt::Key_Return);
    QCOMPARE(open.joined("/to"), "orange");
}

ENGAWA_SUBJECT(editor_sheet_line_test, LineTest, QApplication)
#include "line_test.moc"
