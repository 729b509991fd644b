#include "core/lab/kept_run.h"

#include <fstream>

#include <QTemporaryDir>
#include <QTest>

#include "core/lab/told_results.h"
#include "core/lab/written_file.h"
#include "tests/core/lab/lab_plans.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

KeptRun halfWay()
{
    KeptRun run;
    run.plan = planOf(quickSetting(), {"greedy", "random"}, 320);
    LabPlan half = run.plan;
    half.deals = 128;
    run.results = played(half);
    run.name = "a name with “quotes”";
    run.made = "2026-11-19T22:58:00Z";
    return run;
}

std::optional<KeptRun> read(const std::string &text, Problems &problems)
{
    return readKeptRun(text, "r.run", compiler(), {}, problems);
}

std::string codeOf(const std::string &text)
{
    Problems problems;
    return read(text, problems) || problems.empty() ? std::string() : problems.front().code;
}

} // namespace

class KeptRunTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsKeptIsReadBack();
    void aKeptRunGoesOnToTheSameEnd();
    void aComparisonIsKeptToo();
    void aListShowsItWithoutReadingItAll();
    void whatWasCutOrChangedIsRefused();
    void aRunOfAnotherVersionIsRefused();
    void whatDoesNotFitIsRefusedThoughItsHashDoes();
    void aFileThatCantBeWrittenLeavesWhatWasThere();
};

void KeptRunTest::whatIsKeptIsReadBack()
{
    const KeptRun run = halfWay();
    Problems problems;
    const auto again = read(keptText(run), problems);
    QVERIFY2(again, problems.empty() ? "" : toLine(problems.front()).c_str());
    QVERIFY(again->results == run.results);
    QCOMPARE(again->name, run.name);
    QCOMPARE(again->made, run.made);
    QVERIFY(identityOf(again->plan) == identityOf(run.plan));
    QCOMPARE(keptText(*again), keptText(run));
}

void KeptRunTest::aKeptRunGoesOnToTheSameEnd()
{
    const KeptRun run = halfWay();
    Problems problems;
    auto again = read(keptText(run), problems);
    QVERIFY(again);
    LabRun rest(again->plan, again->results);
    QVERIFY(rest.stage() == LabRun::Stage::Waiting);
    rest.start(2);
    rest.wait();
    QVERIFY(*rest.results() == played(run.plan));
    QCOMPARE(toldResults(again->plan, *rest.results()).dump(), toldResults(run.plan, played(run.plan)).dump());
}

void KeptRunTest::aComparisonIsKeptToo()
{
    KeptRun run = halfWay();
    run.plan.against = run.plan.side;
    run.plan.against->bots = {"random", "random"};
    run.plan.against->name = "others";
    run.plan.question.measures = {"points"};
    run.plan.question.stops = false;
    run.results = played(run.plan);
    Problems problems;
    const auto again = read(keptText(run), problems);
    QVERIFY(again && again->plan.against);
    QVERIFY(again->results == run.results);
    QVERIFY(again->plan.question == run.plan.question);
}

void KeptRunTest::aListShowsItWithoutReadingItAll()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("r.run").toStdString();
    const KeptRun run = halfWay();
    Problems problems;
    QVERIFY(keep(run, path, problems));
    const auto head = readKeptHead(path);
    QVERIFY(head);
    QCOMPARE(head->name, run.name);
    QCOMPARE(head->game, "orchard");
    QCOMPARE(head->deals, 128);
    QCOMPARE(head->of, 320);
    QVERIFY(head->dataHash.size() == 16 && head->againstHash.empty());
    std::ofstream(path) << "{}\n";
    QVERIFY(!readKeptHead(path));
    QVERIFY(!readKeptHead(folder.filePath("none").toStdString()));
}

void KeptRunTest::whatWasCutOrChangedIsRefused()
{
    const std::string text = keptText(halfWay());
    QCOMPARE(codeOf(""), "run-header");
    QCOMPARE(codeOf("not a run"), "run-header");
    QCOMPARE(codeOf(text.substr(0, text.size() - 1)), "run-cut");
    QCOMPARE(codeOf(text.substr(0, text.size() / 2)), "run-cut");
    QCOMPARE(codeOf(text.substr(0, text.find('\n') + 1)), "run-cut");
    std::string other = text;
    other.replace(other.find("\"deals\":320"), 11, "\"deals\":321");
    QCOMPARE(codeOf(other), "run-cut");
    Problems problems;
    read(text.substr(0, text.size() / 2), problems);
    QCOMPARE(englishLine(problems.front()),
             "r.run: error[run-cut]: the file was cut or changed after it was written; expected it whole");
}

void KeptRunTest::aRunOfAnotherVersionIsRefused()
{
    std::string text = keptText(halfWay());
    const auto at = text.find("\"engine\":\"") + 10;
    text.insert(at, "9");
    QCOMPARE(codeOf(text), "run-engine");
}

void KeptRunTest::whatDoesNotFitIsRefusedThoughItsHashDoes()
{
    KeptRun run = halfWay();
    run.results.figures.rules.pop_back();
    QCOMPARE(codeOf(keptText(run)), "run-results");
    run = halfWay();
    run.results.deals = 100; // not at a batch's end
    QCOMPARE(codeOf(keptText(run)), "run-results");
    run = halfWay();
    run.plan.side.bots.push_back("greedy");
    QCOMPARE(codeOf(keptText(run)), "run-plan");
    run = halfWay();
    run.plan.side.bots.front() = "nobody_at_all";
    QCOMPARE(codeOf(keptText(run)), "run-bot");
}

void KeptRunTest::aFileThatCantBeWrittenLeavesWhatWasThere()
{
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("r.run").toStdString();
    Problems problems;
    QVERIFY(writeWhole(path, "before", problems));
    std::filesystem::create_directory(path.string() + ".part"); // nothing can be written beside it
    QVERIFY(!keep(halfWay(), path, problems));
    QCOMPARE(problems.front().code, "file-unwritable");
    QVERIFY(english(problems.front()).starts_with("it can't be written"));
    std::ifstream file(path);
    std::string text;
    std::getline(file, text);
    QCOMPARE(text, "before");
    QVERIFY(!writeWhole("/dev/full/none", "x", problems));
}

ENGAWA_APPLESS_SUBJECT(kept_run_test, KeptRunTest)
#include "kept_run_test.moc"
