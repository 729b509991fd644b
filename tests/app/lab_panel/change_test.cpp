#include "lab_fixture.h"

namespace engawa {

// "Is my change good?", and the games behind what the lab says.
class LabChangeTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutAChangeThereIsNothingToAsk();
    void aChangeIsComparedOnTheSameDeals();
    void aRowOpensAGameAndTheMatchWaits();
    void anotherGameTakesThePlaceOfTheOneLookedAt();
};

void LabChangeTest::withoutAChangeThereIsNothingToAsk()
{
    UserFolder user;
    LabFixture bench(user.places());
    QVERIFY(!bench.program().actions().at(command::tryChange)->isEnabled());
    bench.enter("leaf_cards/red_2", "/value", "7");
    QVERIFY(bench.program().actions().at(command::tryChange)->isEnabled());
    bench.document().steps().undo();
    QVERIFY(!bench.program().actions().at(command::tryChange)->isEnabled());
    QCOMPARE(bench.warnings(), QStringList());
}

void LabChangeTest::aChangeIsComparedOnTheSameDeals()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.enter("leaf_cards/red_2", "/value", "9");
    LabChoice choice = bench.lab().form().choice();
    choice.deals = 256;
    bench.lab().form().setChoice(choice);
    bench.trigger(command::tryChange);
    QVERIFY(bench.runner().plan().against.has_value());
    QVERIFY(bench.runner().plan().side.seed == bench.runner().plan().against->seed);
    QTRY_VERIFY_WITH_TIMEOUT(bench.runner().isDone(), patience);
    bench.settle();
    FigurePage &page = bench.shown("comparison");
    const QString verdict = page.text().section('\n', 0, 0);
    QVERIFY2(verdict.contains("3 things that were asked"), qPrintable(verdict));
    QVERIFY(page.table().rowCount() > 3);
    QVERIFY2(bench.cell(page, 0, 2).contains(" to "), qPrintable(bench.cell(page, 0, 2)));
    QCOMPARE(page.chart().chart().marks.size(), 3);
    bench.document().steps().setClean();
    QCOMPARE(bench.warnings(), QStringList());
}

void LabChangeTest::aRowOpensAGameAndTheMatchWaits()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.playAhead(6);
    MatchSession &session = *bench.match().session();
    const QString record = session.recordPath();
    const std::size_t nodes = session.match()->nodes().size();
    bench.play(64);
    FigurePage &page = bench.shown("seats");
    page.watch(0);
    QTRY_VERIFY_WITH_TIMEOUT(session.trial().contains("the lab"), patience);
    QVERIFY(session.over() || session.replaying());
    QCOMPARE(session.recordPath(), QString());
    session.showMove(3); // it can be walked through
    QVERIFY(session.replaying());
    session.endTrial();
    QCOMPARE(session.recordPath(), record);
    QCOMPARE(session.match()->nodes().size(), nodes);
    QVERIFY(session.trial().isEmpty());
    bench.settle();
    QCOMPARE(bench.warnings(), QStringList());
}

void LabChangeTest::anotherGameTakesThePlaceOfTheOneLookedAt()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.playAhead(6);
    MatchSession &session = *bench.match().session();
    const QString record = session.recordPath();
    bench.play(64);
    FigurePage &page = bench.shown("length");
    const int last = page.table().rowCount() - 1;
    QSignalSpy ready(&bench.dock(), &LabDock::gameReady);
    page.watch(last);
    QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, patience);
    page.watch(0);
    QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 2, patience);
    session.endTrial();
    QCOMPARE(session.recordPath(), record);
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(lab_panel_change_test, engawa::LabChangeTest)
#include "change_test.moc"
