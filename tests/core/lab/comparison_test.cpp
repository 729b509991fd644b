#include "core/lab/comparison.h"

#include <cmath>

#include <QTest>

#include "core/lab/lab_words.h"
#include "tests/core/lab/lab_plans.h"
#include "tests/core/soak.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

LabPlan against(const Setting &setting, const Setting &other, std::int64_t deals, std::uint64_t seed = 3)
{
    LabPlan plan = planOf(setting, {"greedy"}, deals, seed);
    plan.against = plan.side;
    plan.against->game = other.game;
    return plan;
}

// The template where every copy of a fruit is worth so much more.
Setting richer(int points)
{
    Problems problems;
    Data data = quickSetting().game->data();
    for (const char *fruit : {"apple", "pear", "plum", "cherry", "quince"}) {
        const int now = data.value("fruits", fruit)->at("points");
        data = *edited(data, "fruits.json", std::string("/") + fruit + "/points", now + points, problems);
    }
    return {"richer", compiled(data), quickSetting().setup};
}

const Contrast &contrastOn(const std::vector<Contrast> &list, std::string_view id)
{
    return *std::ranges::find_if(list, [&](const Contrast &each) { return each.measure.id == id; });
}

} // namespace

class ComparisonTest : public QObject
{
    Q_OBJECT

private slots:
    void aVariantIsTheSameAsItself();
    void onOtherDealsItSeldomDiffersFromItself();
    void aDifferenceIsFoundAndStopsTheRun();
    void itStopsAtTheSameDealForEveryNumberOfThreads();
    void theSameDealsTakeVarianceAway();
    void oneBotIsComparedAtEverySeat();
    void whoeverAsksForAFigureIsAnsweredOnThatOne();
    void theQuestionIsWhatUsuallyMatters();
    void everyVerdictIsASentence();
};

void ComparisonTest::aVariantIsTheSameAsItself()
{
    const LabPlan plan = against(quickSetting(), quickSetting(), 2000);
    LabRun run(plan);
    run.start(1, LabRun::Priority::Normal);
    run.wait();
    const auto results = run.results();
    QVERIFY(run.settled() && results->deals < 2000);
    for (const Contrast &each : contrastsOf(plan, *results)) {
        QCOMPARE(each.difference.value, 0.0);
        QVERIFY(each.verdict != Verdict::Differs);
        QVERIFY(!each.asked || each.verdict == Verdict::Same);
    }
}

void ComparisonTest::onOtherDealsItSeldomDiffersFromItself()
{
    int different = 0;
    constexpr int comparisons = 20;
    for (std::uint64_t i = 0; i < comparisons; ++i) {
        LabPlan plan = against(quickSetting(), quickSetting(), 640, 1000 + 2 * i + 100 * soakRound());
        plan.side.bots = plan.against->bots = {"random", "random"};
        plan.against->seed = plan.side.seed + 1;
        LabRun run(plan); // looks after every batch, and stops where it thinks that it knows
        run.start(1, LabRun::Priority::Normal);
        run.wait();
        for (const Contrast &each : contrastsOf(plan, *run.results()))
            different += each.asked && each.verdict == Verdict::Differs;
    }
    QVERIFY2(different <= 3, qPrintable(QString::number(different)));
}

void ComparisonTest::aDifferenceIsFoundAndStopsTheRun()
{
    LabPlan plan = against(richer(2), quickSetting(), 5000);
    plan.question.measures = {"points"};
    LabRun run(plan);
    run.start(1, LabRun::Priority::Normal);
    run.wait();
    QVERIFY(run.settled() && run.stage() == LabRun::Stage::Done);
    const auto list = contrastsOf(plan, *run.results());
    QCOMPARE(list.front().measure.id, "points");
    QVERIFY(list.front().asked && list.front().verdict == Verdict::Differs && list.front().difference.value > 0);
    plan.question.stops = false;
    plan.deals = 500;
    QCOMPARE(played(plan).deals, 500);
}

void ComparisonTest::itStopsAtTheSameDealForEveryNumberOfThreads()
{
    LabPlan plan = against(richer(1), quickSetting(), 3000);
    plan.question.measures = {"points.best", "share.place.1"};
    const LabResults one = played(plan);
    QVERIFY(one.deals < 3000);
    for (const int threads : {2, 4})
        QVERIFY(played(plan, threads) == one);
}

void ComparisonTest::theSameDealsTakeVarianceAway()
{
    LabPlan plan = against(richer(1), quickSetting(), 300);
    plan.question.stops = false;
    const double paired = contrastOn(contrastsOf(plan, played(plan)), "points").saved;
    plan.against->seed += 1;
    const double apart = contrastOn(contrastsOf(plan, played(plan)), "points").saved;
    QVERIFY2(paired > 0.3 && std::abs(apart) < 0.3, qPrintable(QString("%1 %2").arg(paired).arg(apart)));
}

void ComparisonTest::oneBotIsComparedAtEverySeat()
{
    LabPlan plan = against(quickSetting(), quickSetting(), 400);
    plan.side.bots = {"greedy", "random"};
    plan.against->bots = {"random", "random"};
    plan.question.stops = false;
    const LabResults results = played(plan);
    QCOMPARE(results.figures.games, 800);
    QCOMPARE(results.against->games, 400);
    const Contrast share = contrastsOf(plan, results).front();
    QCOMPARE(share.measure.id, "share.bot.1");
    QVERIFY(std::abs(share.other - 0.5) < 1e-9);
    QVERIFY(share.verdict == Verdict::Differs && share.difference.value > 0.1);
}

void ComparisonTest::whoeverAsksForAFigureIsAnsweredOnThatOne()
{
    LabPlan plan = against(quickSetting(), quickSetting(), 128);
    plan.question.measures = {"length.turns"};
    const auto list = contrastsOf(plan, played(plan));
    QCOMPARE(list.front().measure.id, "length.turns");
    QCOMPARE(std::ranges::count(list, true, &Contrast::asked), 1);
    QVERIFY(std::abs(list.front().matters - 0.03 * list.front().other) < 1e-9);
}

void ComparisonTest::theQuestionIsWhatUsuallyMatters()
{
    using Words = std::vector<std::string>;
    LabPlan plan =
        against(settingNamed("orchard: standard, 3 players"), settingNamed("orchard: standard, 3 players"), 1);
    QVERIFY(measuresAsked(plan) == Words({"share.place.1", "share.place.2"}));
    plan.against->bots = {"random", "greedy", "greedy"};
    QVERIFY(measuresAsked(plan) == Words({"share.bot.1"}));
    const Setting &solo = settingNamed("kimono: solo");
    QVERIFY(measuresAsked(against(solo, solo, 1)) == Words({"share.place.1", "points"}));
}

void ComparisonTest::everyVerdictIsASentence()
{
    const Sentences sentences(shippedEngineTexts(), "en", &quickSetting().game->texts());
    const LabWords words(sentences, *quickSetting().game);
    Contrast contrast;
    contrast.measure = {"share.place.1", "share.place", 1, Unit::Share};
    contrast.difference = {0.1, 0.04, 0.16};
    contrast.one = 0.6;
    contrast.other = 0.5;
    contrast.matters = 0.03;
    contrast.verdict = Verdict::Differs;
    QCOMPARE(words.contrast(contrast), "It differs. share of the win, player 1 in turn order: 60.0 % against 50.0 %, "
                                       "+10.0 points of a hundred (4.0 to 16.0).");
    contrast.verdict = Verdict::Same;
    QVERIFY(words.contrast(contrast).starts_with("No difference above 3.0."));
    contrast.verdict = Verdict::NotYet;
    QVERIFY(words.contrast(contrast).starts_with("Not yet known."));
    contrast.needed = 1700;
    QVERIFY(words.contrast(contrast).contains("about 1,700 deals"));
}

ENGAWA_SOAK_SUBJECT(comparison_test, ComparisonTest)
#include "comparison_test.moc"
