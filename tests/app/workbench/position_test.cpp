#include <QPushButton>

#include "app/position/position_panel.h"
#include "workbench_fixture.h"

namespace engawa {

// A position set up by hand in the window.
class PositionTest : public QObject
{
    Q_OBJECT

private slots:
    void leavingReturnsToTheMatch();
    void escapeLeavesAndThePromptSaysSo();
    void playFromHere();
    void thePositionLeadsBackToTheMatch();
    void aMatchPlayedAnewLeadsBackToo();
    void undoIsOfThePosition();

private:
    static QPushButton *button(WorkbenchFixture &bench, const QString &text);
    static bool moveSomething(WorkbenchFixture &bench);
};

QPushButton *PositionTest::button(WorkbenchFixture &bench, const QString &text)
{
    auto *panel = bench.program().window().findChild<PositionPanel *>();
    for (QPushButton *each : panel ? panel->findChildren<QPushButton *>() : QList<QPushButton *>())
        if (each->text().remove('&') == text && each->isVisible())
            return each;
    return nullptr;
}

// Takes a leaf card and puts it somewhere else, by two clicks on the table.
bool PositionTest::moveSomething(WorkbenchFixture &bench)
{
    const QStringList before = bench.layout();
    for (const PieceRow &row : std::vector(bench.match().view()->pieces()->rows())) {
        QQuickItem *item = bench.piece(row.id);
        if (!row.component.startsWith("leaf_cards/") || !item || !TableFixture::isSeen(item) || !bench.freePoint(item))
            continue;
        for (const PieceRow &onto : std::vector(bench.match().view()->pieces()->rows())) {
            QQuickItem *target = bench.piece(onto.id);
            if (onto.zone == row.zone || !target || !TableFixture::isSeen(target) || !bench.freePoint(target))
                continue;
            if (!bench.match().view()->selecting())
                bench.click(*bench.freePoint(bench.piece(row.id)));
            if (!bench.match().view()->pieces()->find(onto.id) || !bench.match().view()->pieces()->find(onto.id)->legal)
                continue;
            bench.click(*bench.freePoint(target));
            if (bench.layout() != before)
                return true;
        }
        bench.match().view()->cancel();
    }
    return false;
}

static void begin(WorkbenchFixture &bench)
{
    bench.open();
    bench.playOne();
    bench.trigger(command::editPosition);
    bench.settle();
    QTRY_VERIFY(bench.match().view()->arranging());
    QTRY_VERIFY(bench.program().window().panels().isOpen("position"));
    QTRY_VERIFY(bench.program().window().findChild<PositionPanel *>());
}

void PositionTest::leavingReturnsToTheMatch()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    begin(bench);
    if (QTest::currentTestFailed())
        return;
    const int head = bench.match().session()->match()->head().id;
    const auto hash = hashOf(bench.match().session()->match()->state());
    const std::size_t nodes = bench.match().session()->match()->nodes().size();
    const QStringList before = bench.layout();
    QVERIFY2(moveSomething(bench), "No leaf card can be moved by clicks.");
    QVERIFY2(bench.layout() != before, "Two clicks move nothing.");
    QTRY_VERIFY(button(bench, "Cancel"));
    QTest::mouseClick(button(bench, "Cancel"), Qt::LeftButton);
    QVERIFY(!bench.match().view()->arranging());
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QCOMPARE(bench.match().session()->match()->nodes().size(), nodes);
    QCOMPARE(hashOf(bench.match().session()->match()->state()), hash);
    QTRY_VERIFY(!bench.legalPieces().isEmpty() || !bench.choiceButtons().isEmpty());
    QCOMPARE(bench.warnings(), QStringList());
}

void PositionTest::escapeLeavesAndThePromptSaysSo()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    begin(bench);
    if (QTest::currentTestFailed())
        return;
    QVERIFY2(bench.match().view()->prompt().contains("Esc"), qPrintable(bench.match().view()->prompt()));
    bench.program().table().setFocus();
    bench.settle();
    const PieceRow card = bench.pieceOf("leaf_cards");
    bench.click(*bench.freePoint(bench.piece(card.id)));
    QVERIFY(bench.match().view()->selecting());
    QVERIFY2(bench.match().view()->prompt().contains("Esc"), qPrintable(bench.match().view()->prompt()));
    bench.press(Qt::Key_Escape);
    QVERIFY(!bench.match().view()->selecting());
    QVERIFY(bench.match().view()->arranging());
    bench.press(Qt::Key_Escape);
    QVERIFY(!bench.match().view()->arranging());
    QCOMPARE(bench.warnings(), QStringList());
}

void PositionTest::playFromHere()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    begin(bench);
    if (QTest::currentTestFailed())
        return;
    const QString record = bench.match().session()->recordPath();
    const QStringList before = bench.layout();
    QVERIFY2(moveSomething(bench), "No leaf card can be moved by clicks.");
    QVERIFY2(bench.layout() != before, "Two clicks move nothing.");
    QTRY_VERIFY(button(bench, "Play from here"));
    QTest::mouseClick(button(bench, "Play from here"), Qt::LeftButton);
    QTRY_VERIFY(!bench.match().view()->arranging());
    QVERIFY(bench.match().session()->recordPath() != record);
    QVERIFY(bench.match().session()->match()->opening().position.has_value());
    QCOMPARE(std::ssize(bench.match().session()->match()->nodes()), 1);
    bench.playOne();
    QVERIFY(bench.match().session()->match()->head().move);
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QVERIFY(QFile::exists(record));
    QCOMPARE(bench.warnings(), QStringList());
}

void PositionTest::thePositionLeadsBackToTheMatch()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    begin(bench);
    if (QTest::currentTestFailed())
        return;
    const QString record = bench.match().session()->recordPath();
    const int head = bench.match().session()->match()->head().id;
    QVERIFY(bench.match().session()->trial().isEmpty());
    QTRY_VERIFY(button(bench, "Play from here"));
    QTest::mouseClick(button(bench, "Play from here"), Qt::LeftButton);
    QTRY_VERIFY(!bench.match().view()->arranging());
    bench.playOne();
    bench.settle();
    const QString position = bench.match().session()->recordPath();
    QQuickItem *band = nullptr;
    for (QQuickItem *each : bench.everywhere("TrialBand"))
        band = TableFixture::isSeen(each) ? each : band;
    QVERIFY2(band, "Nothing says that this is a position set up by hand.");
    for (QQuickItem *back : TableFixture::itemsOf(band, "PaperButton"))
        bench.click(bench.centre(back));
    QCOMPARE(bench.match().session()->recordPath(), record);
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QVERIFY(bench.match().session()->trial().isEmpty());
    bench.playOne();
    QVERIFY2(bench.fromDisk(), "The match doesn't go on in its record.");
    QVERIFY2(QFile::exists(position), "What was played from the position is lost.");
    QCOMPARE(bench.warnings(), QStringList());
}

void PositionTest::aMatchPlayedAnewLeadsBackToo()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.playTurn();
    bench.enter(bench.pieceOf("leaf_cards").component, "/value", "7");
    const int head = bench.match().session()->match()->head().id;
    QVERIFY(bench.match().session()->trial().isEmpty());
    bench.match().session()->branchUnderData();
    QVERIFY(bench.match().session()->match()->head().id != head);
    QVERIFY2(!bench.match().session()->trial().isEmpty(), "Nothing says that this is a branch.");
    bench.match().session()->endTrial();
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QVERIFY(bench.match().session()->trial().isEmpty());
    QCOMPARE(bench.warnings(), QStringList());
}

void PositionTest::undoIsOfThePosition()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    begin(bench);
    if (QTest::currentTestFailed())
        return;
    const int head = bench.match().session()->match()->head().id;
    const QStringList before = bench.layout();
    QVERIFY2(moveSomething(bench), "No leaf card can be moved by clicks.");
    QVERIFY2(bench.layout() != before, "Two clicks move nothing.");
    bench.program().table().setFocus();
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(bench.match().view()->arranging());
    QCOMPARE(bench.match().session()->match()->head().id, head);
    QCOMPARE(bench.layout(), before);
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_position_test, engawa::PositionTest)
#include "position_test.moc"
