#include "core/lab/watched.h"

#include <cmath>

#include <QTest>

#include "core/base/chance.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

// A number near 0 with a variance of 1, in hundredths: twelve even draws.
std::int64_t noise(std::uint64_t seed, std::uint64_t n)
{
    std::int64_t sum = 0;
    for (std::uint64_t i = 0; i < 12; ++i)
        sum += below(draw(seed, i, n), 101);
    return sum - 600;
}

constexpr std::int64_t scale = 100;

} // namespace

class WatchedTest : public QObject
{
    Q_OBJECT

private slots:
    void theIntervalHasTheWidthOfItsFormula();
    void moreQuestionsMakeItWider();
    void fewDealsThatAreAlikeAreNoCertainty();
    void whoeverWatchesIsSeldomFooled();
    void aDifferenceIsFoundAndThenStays();
    void theVerdictIsOneOfThree();
    void theDealsThatAreNeededAreAboutRight();
    void chancesAreThoseOfTheInterval();
    void onlyWhatIsSmallEnoughTogetherIsFlagged();
};

void WatchedTest::theIntervalHasTheWidthOfItsFormula()
{
    // rho² = (-2 ln 0.05 + ln(-2 ln 0.05) + 1) / 1000 = 0.0087818…
    QVERIFY(std::abs(watchedHalfWidth(1000, 0.05) - 0.0962) < 0.0005);
    QVERIFY(watchedHalfWidth(64, 0.05) > watchedHalfWidth(65, 0.05));
    // Never narrower than an interval for a single look.
    for (const std::int64_t n : {10, 100, 1000, 10'000, 1'000'000})
        QVERIFY(watchedHalfWidth(n, 0.05) > 1.96 / std::sqrt(static_cast<double>(n)));
}

void WatchedTest::moreQuestionsMakeItWider()
{
    const DealSums sums{500, 500};
    const Estimate one = watched(sums, 1000, 1), three = watched(sums, 1000, 1, 3);
    QCOMPARE(one.value, three.value);
    QVERIFY(three.low < one.low && three.high > one.high);
}

void WatchedTest::fewDealsThatAreAlikeAreNoCertainty()
{
    const Estimate never = watched({}, 64, 1);
    QVERIFY(never.value == 0 && never.high > 0.04);
    QVERIFY(verdictOn(never, 0.03) == Verdict::NotYet);
    QVERIFY(verdictOn(watched({}, 640, 1), 0.03) == Verdict::Same);
}

void WatchedTest::whoeverWatchesIsSeldomFooled()
{
    int fooled = 0, atTheEnd = 0;
    constexpr int courses = 200;
    for (std::uint64_t course = 0; course < courses; ++course) {
        DealSums sums;
        bool away = false, last = false;
        for (std::int64_t n = 1; n <= 6400; ++n) {
            sums.add(noise(course, static_cast<std::uint64_t>(n)));
            if (n % 64 != 0)
                continue;
            const Estimate estimate = watched(sums, n, scale);
            last = estimate.low > 0 || estimate.high < 0;
            away = away || last;
        }
        fooled += away;
        atTheEnd += last;
    }
    QVERIFY2(fooled <= courses * 9 / 100, qPrintable(QString::number(fooled)));
    QVERIFY(atTheEnd <= fooled);
}

void WatchedTest::aDifferenceIsFoundAndThenStays()
{
    DealSums sums;
    std::int64_t found = 0;
    for (std::int64_t n = 1; n <= 20'000; ++n) {
        sums.add(noise(7, static_cast<std::uint64_t>(n)) + 10); // a tenth of the deviation
        if (n % 64 == 0 && found == 0 && verdictOn(watched(sums, n, scale), 0.01) == Verdict::Differs)
            found = n;
    }
    QVERIFY(found > 64 && found < 10'000);
    QVERIFY(verdictOn(watched(sums, 20'000, scale), 0.01) == Verdict::Differs);
}

void WatchedTest::theVerdictIsOneOfThree()
{
    QVERIFY(verdictOn({0.10, 0.04, 0.16}, 0.03) == Verdict::Differs);
    QVERIFY(verdictOn({-0.10, -0.16, -0.04}, 0.03) == Verdict::Differs);
    QVERIFY(verdictOn({0.01, -0.01, 0.03}, 0.03) == Verdict::Same);
    QVERIFY(verdictOn({0.015, 0.005, 0.025}, 0.03) == Verdict::Same); // it differs, by less than matters
    QVERIFY(verdictOn({0.02, -0.01, 0.05}, 0.03) == Verdict::NotYet);
}

void WatchedTest::theDealsThatAreNeededAreAboutRight()
{
    DealSums sums;
    for (std::uint64_t n = 1; n <= 640; ++n)
        sums.add(noise(3, n));
    const auto needed = dealsNeeded(sums, 640, scale, 0.1);
    QVERIFY(needed && *needed > 640 && *needed < 10'000);
    // With so many deals of the same spread it is settled.
    const DealSums more{sums.sum * *needed / 640, sums.squares * *needed / 640};
    QVERIFY(verdictOn(watched(more, *needed, scale), 0.1) != Verdict::NotYet);
    const DealSums fewer{sums.sum * *needed / 1280, sums.squares * *needed / 1280};
    QVERIFY(verdictOn(watched(fewer, *needed / 2, scale), 0.1) == Verdict::NotYet);
    QVERIFY(!dealsNeeded(sums, 640, scale, 10)); // settled already
    QVERIFY(!dealsNeeded({}, 0, scale, 0.1));
}

void WatchedTest::chancesAreThoseOfTheInterval()
{
    // Where an interval just touches what matters, the chance is the interval's.
    const std::int64_t n = 4000;
    const double error = 0.02, half = watchedHalfWidth(n, 0.05) * error * std::sqrt(static_cast<double>(n));
    QVERIFY(std::abs(watchedChance(half + 0.01, error, 0.01, n) - 0.05) < 1e-9);
    QCOMPARE(watchedChance(0.005, error, 0.01, n), 1.0);
    QVERIFY(watchedChance(-0.5, error, 0.01, n) < 1e-6);
}

void WatchedTest::onlyWhatIsSmallEnoughTogetherIsFlagged()
{
    QVERIFY(flagged({0.5, 0.9, 0.4}) < 0);
    QCOMPARE(flagged({0.9, 0.001, 0.04, 0.8}), 0.04); // 0.04 is no more than 0.10 · 2 / 4
    QCOMPARE(flagged({0.9, 0.001, 0.06, 0.8}), 0.001);
    QVERIFY(flagged({}) < 0);
}

ENGAWA_APPLESS_SUBJECT(watched_test, WatchedTest)
#include "watched_test.moc"
