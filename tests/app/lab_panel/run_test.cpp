#include "lab_fixture.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// Runs begin, stop, go on and are kept.
class LabRunTest : public QObject
{
    Q_OBJECT

private slots:
    void aRunPlaysItsDealsAndSaysSo();
    void theFormFollowsTheMatch();
    void aRunIsPausedAndGoesOn();
    void aRunGoesOnAfterARestart();
    void aRunThatIsRemovedIsGone();
    void aRunWhoseDataMovedOnIsGreyAndSaysWhy();
    void aDamagedFileIsASentence();
};

void LabRunTest::aRunPlaysItsDealsAndSaysSo()
{
    UserFolder user;
    LabFixture bench(user.places());
    QVERIFY(!bench.lab().showsRun());
    bench.play(128);
    QVERIFY(bench.lab().showsRun());
    QCOMPARE(bench.runner().results()->deals, 128);
    QTRY_VERIFY2(bench.line().told().contains("The lab is done: Momiji"), qPrintable(bench.line().told()));
    QTRY_COMPARE(bench.line().workText(), QString());
    QVERIFY2(bench.shown("overview").text().contains("Player 1 in turn order wins"),
             qPrintable(bench.shown("overview").text()));
    QCOMPARE(bench.warnings(), QStringList());
}

void LabRunTest::theFormFollowsTheMatch()
{
    UserFolder user;
    LabFixture bench(user.places());
    LabChoice choice = bench.lab().form().choice();
    QCOMPARE(choice.source, "table");
    QCOMPARE(choice.setup.mode, "first_game");
    QCOMPARE(choice.setup.players, 2);
    QCOMPARE(choice.bots, QStringList({"greedy", "greedy"}));
    choice.bots = {"hermit@strong", "random"}; // a persona at a level
    bench.lab().form().setChoice(choice);
    QCOMPARE(bench.lab().form().choice().bots, choice.bots);
    bench.deal({.mode = {},
                .players = {"human", "normal", "greedy"},
                .seed = 3,
                .modules = {},
                .scenario = {},
                .game = "takenoko"});
    bench.design();
    choice = bench.lab().form().choice();
    QCOMPARE(choice.setup.players, 3);
    QCOMPARE(choice.bots, QStringList({"greedy", "normal", "greedy"}));
    QCOMPARE(bench.warnings(), QStringList());
}

void LabRunTest::aRunIsPausedAndGoesOn()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.begin(1'000'000);
    QTRY_VERIFY_WITH_TIMEOUT(bench.runner().results()->deals > 0, patience);
    QTRY_VERIFY2(bench.line().workText().contains("of 1,000,000 deals"), qPrintable(bench.line().workText()));
    bench.runner().pause();
    QVERIFY(!bench.runner().isRunning());
    QCOMPARE(bench.line().workText(), QString());
    const std::int64_t before = bench.runner().results()->deals;
    bench.runner().start();
    QTRY_VERIFY_WITH_TIMEOUT(bench.runner().results()->deals > before, patience);
    QCOMPARE(bench.warnings(), QStringList());
}

void LabRunTest::aRunGoesOnAfterARestart()
{
    UserFolder user;
    std::int64_t before = 0;
    {
        LabFixture bench(user.places());
        bench.begin(1'000'000);
        QTRY_VERIFY_WITH_TIMEOUT(bench.runner().results()->deals > 0, patience);
        bench.program().window().close();
    }
    LabFixture bench(user.places());
    QTRY_COMPARE(bench.lab().runs().rowCount(), 1);
    const QModelIndex row = bench.lab().runs().index(0, 0);
    QCOMPARE(row.data(KeptRuns::MovedOnRole).toString(), QString());
    QVERIFY2(row.data().toString().contains("Momiji"), qPrintable(row.data().toString()));
    bench.lab().openRun(row.data(KeptRuns::PathRole).toString());
    before = bench.runner().results()->deals;
    QVERIFY(before > 0);
    QVERIFY(!bench.runner().isRunning());
    bench.runner().start();
    QTRY_VERIFY_WITH_TIMEOUT(bench.runner().results()->deals > before, patience);
    QCOMPARE(bench.warnings(), QStringList());
}

void LabRunTest::aRunThatIsRemovedIsGone()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(64);
    const QString path = bench.runner().path();
    QTRY_VERIFY(QFile::exists(path));
    bench.runner().remove();
    QVERIFY(!QFile::exists(path));
    QVERIFY(!bench.lab().showsRun());
    QCOMPARE(bench.lab().runs().rowCount(), 0);
    QCOMPARE(bench.warnings(), QStringList());
}

void LabRunTest::aRunWhoseDataMovedOnIsGreyAndSaysWhy()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.enter("leaf_cards/red_2", "/value", "7");
    bench.lab();
    bench.play(64);
    QTRY_COMPARE(bench.lab().runs().rowCount(), 1);
    const auto why = [&] { return bench.lab().runs().index(0, 0).data(KeptRuns::MovedOnRole).toString(); };
    QCOMPARE(why(), QString());
    bench.document().steps().undo();
    bench.settle();
    QTRY_VERIFY2(why().contains("edited since"), qPrintable(why()));
    QVERIFY(bench.lab().runs().index(0, 0).data(Qt::ForegroundRole).isValid());
    QCOMPARE(bench.warnings(), QStringList());
}

void LabRunTest::aDamagedFileIsASentence()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(64);
    const QString path = bench.runner().path();
    bench.runner().close();
    bench.runner().waitUntilKept();
    QFile file(path);
    QVERIFY(file.size() > 2000);
    QVERIFY(file.resize(file.size() / 2));
    QStringList said;
    connect(&bench.dock(), &LabDock::said, this, [&](const QString &sentence) { said.append(sentence); });
    bench.lab().openRun(path);
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.first().endsWith('.'), qPrintable(said.first()));
    QVERIFY(!bench.runner().isOpen());
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(lab_panel_run_test, engawa::LabRunTest)
#include "run_test.moc"
