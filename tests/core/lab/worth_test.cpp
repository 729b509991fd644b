#include "core/lab/worth.h"

#include <cmath>

#include <QTest>

#include "core/lab/component_figures.h"
#include "tests/core/lab/lab_plans.h"
#include "tests/core/soak.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

// The template with twelve fruits that are all alike, but for one.
Setting alike(int pointsOfOne)
{
    const Data base = quickSetting().game->data();
    Problems problems;
    Data data = base;
    std::vector<EntryPtr> fruits;
    for (int i = 0; i < 12; ++i)
        fruits.push_back(std::make_shared<const Entry>("fruit_" + std::to_string(i),
                                                       Json{{"points", i == 4 ? pointsOfOne : 5}, {"count", 4}}));
    data.files["fruits.json"] = std::make_shared<const Table>(std::move(fruits));
    data.files["wishes.json"] = std::make_shared<const Table>();
    data.files.erase("personas.json");
    return {"alike", compiled(data), quickSetting().setup};
}

} // namespace

class WorthTest : public QObject
{
    Q_OBJECT

private slots:
    void theWorthIsTheMeanDifference();
    void ofTooLittleNothingIsKnown();
    void whatIsWorthMoreIsFirstAndStandsOut();
    void whereAllAreAlikeNoneStandsOut();
};

void WorthTest::theWorthIsTheMeanDifference()
{
    // One draw a deal, at one chance in four; who gets it has a tenth more of the win.
    WorthSums sums;
    constexpr std::int64_t deals = 8000;
    for (std::int64_t deal = 0; deal < deals; ++deal) {
        const bool got = deal % 4 == 0;
        const bool wins = deal % 20 < 10 ? true : got && deal % 40 == 36; // as many of each as it should be
        const double surplus = (got ? 1 : 0) - 0.25;
        sums.add(0.25 * 0.75, surplus * ((wins ? 1 : 0) - 0.5), 0);
    }
    double with = 0, without = 0;
    for (std::int64_t deal = 0; deal < 40; ++deal) {
        const bool got = deal % 4 == 0;
        const bool wins = deal % 20 < 10 ? true : got && deal % 40 == 36;
        (got ? with : without) += wins;
    }
    const Worth worth = worthOf(sums, deals);
    QVERIFY(worth.known);
    QVERIFY(std::abs(worth.share.value - (with / 10 - without / 30)) < 0.002);
    QVERIFY(worth.share.low < worth.share.value && worth.share.value < worth.share.high);
}

void WorthTest::ofTooLittleNothingIsKnown()
{
    WorthSums sums;
    QVERIFY(!worthOf(sums, 0).known);
    for (int deal = 0; deal < 20; ++deal)
        sums.add(0.2, deal % 2 ? 0.1 : -0.1, 0);
    QVERIFY(!worthOf(sums, 20).known);
}

void WorthTest::whatIsWorthMoreIsFirstAndStandsOut()
{
    const LabResults results = played(planOf(alike(8), {"greedy"}, 1500, 11 + soakRound()));
    const std::vector<RankedComponent> list = ranked(results.figures.components, results.deals);
    QCOMPARE(list.front().component->id, "fruit_4");
    QVERIFY(list.front().standsOut && list.front().worth.share.low > 0.02);
    QVERIFY(list.front().component->drawn.times > 0 && list.front().component->dealt.times > 0);
}

void WorthTest::whereAllAreAlikeNoneStandsOut()
{
    int flags = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const LabResults results = played(planOf(alike(5), {"random"}, 1000, seed + 100 * soakRound()));
        for (const RankedComponent &each : ranked(results.figures.components, results.deals))
            flags += each.standsOut;
    }
    QVERIFY2(flags <= 1, qPrintable(QString::number(flags)));
}

ENGAWA_SOAK_SUBJECT(worth_test, WorthTest)
#include "worth_test.moc"
