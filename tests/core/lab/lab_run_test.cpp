#include "core/lab/lab_run.h"

#include <atomic>
#include <thread>

#include <QTest>

#include "tests/core/lab/lab_plans.h"
#include "tests/subject.h"

using namespace engawa;

class LabRunTest : public QObject
{
    Q_OBJECT

private slots:
    void everyNumberOfThreadsFindsTheSame();
    void aPausedRunGoesOnAsIfNothingHadBeen();
    void whatIsFoundSoFarIsWholeBatches();
    void whoeverGivesWayStandsStill();
    void reportsComeUntilTheEnd();
    void aRunCanBeLeftAtAnyTime();
};

void LabRunTest::everyNumberOfThreadsFindsTheSame()
{
    const LabPlan plan = planOf(quickSetting(), {"greedy", "random"}, 500);
    const LabResults one = played(plan);
    QCOMPARE(one.deals, 500);
    for (const int threads : {2, 3, 8})
        QVERIFY(played(plan, threads) == one);
}

void LabRunTest::aPausedRunGoesOnAsIfNothingHadBeen()
{
    const LabPlan plan = planOf(quickSetting(), {"random"}, 1500);
    const LabResults whole = played(plan);
    LabRun run(plan);
    int starts = 0;
    while (run.stage() != LabRun::Stage::Done) {
        run.start(2, LabRun::Priority::Low);
        ++starts;
        if (starts < 20)
            run.pause();
        else
            run.wait();
    }
    QVERIFY(*run.results() == whole);
    LabRun again(plan, *run.results());
    QVERIFY(again.stage() == LabRun::Stage::Done);
}

void LabRunTest::whatIsFoundSoFarIsWholeBatches()
{
    const LabPlan plan = planOf(quickSetting(), {"random"}, 20'000);
    LabRun run(plan);
    run.start(2);
    std::int64_t last = 0;
    while (last < 1000) {
        const auto results = run.results();
        QVERIFY(results->deals >= last && results->deals % Shard::batch == 0);
        QCOMPARE(results->figures.games, results->deals);
        last = results->deals;
        std::this_thread::yield();
    }
    run.pause();
    QVERIFY(run.stage() == LabRun::Stage::Waiting);
    LabPlan shorter = plan;
    shorter.deals = run.results()->deals;
    QVERIFY(played(shorter).figures == run.results()->figures);
}

void LabRunTest::whoeverGivesWayStandsStill()
{
    LabRun run(planOf(quickSetting(), {"random"}, 100'000));
    run.giveWay(true);
    run.start(2);
    for (int i = 0; i < 20; ++i)
        std::this_thread::yield();
    QCOMPARE(run.progress().deals, 0);
    run.giveWay(false);
    while (run.progress().deals == 0)
        std::this_thread::yield();
    QVERIFY(run.progress().of == 100'000);
    run.pause(); // also while it gives way
    run.giveWay(true);
    run.start(1);
    run.pause();
}

void LabRunTest::reportsComeUntilTheEnd()
{
    LabRun run(planOf(quickSetting(), {"random"}, 640));
    std::atomic<int> reports = 0, inside = 0;
    std::atomic<bool> together = false;
    run.setReport([&] {
        together = together || ++inside > 1;
        ++reports;
        --inside;
    });
    run.start(3);
    run.wait();
    run.pause();
    QVERIFY(reports > 0 && !together);
    QVERIFY(run.stage() == LabRun::Stage::Done);
    QVERIFY(!run.settled()); // it was no comparison
}

void LabRunTest::aRunCanBeLeftAtAnyTime()
{
    for (int i = 0; i < 20; ++i) {
        LabRun run(planOf(settingNamed("kimono: basic"), {"greedy"}, 100'000));
        run.start(3);
        if (i % 2)
            run.start(1);
    }
}

ENGAWA_APPLESS_SUBJECT(lab_run_test, LabRunTest)
#include "lab_run_test.moc"
