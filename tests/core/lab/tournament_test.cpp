#include "core/lab/tournament.h"

#include <cmath>
#include <map>

#include <QTest>

#include "core/lab/deal_sums.h"
#include "core/lab/playout.h"
#include "tests/core/lab/lab_plans.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

Tournament between(const Setting &setting, std::vector<std::string> bots, std::int64_t deals)
{
    return {setting.game, setting.setup, std::move(bots), deals, 3, 1, {}};
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

bool same(const Estimate &a, const Estimate &b)
{
    return a.value == b.value && a.low == b.low && a.high == b.high;
}

} // namespace

class TournamentTest : public QObject
{
    Q_OBJECT

private slots:
    void everyBotSitsAtEverySeatEquallyOften_data();
    void everyBotSitsAtEverySeatEquallyOften();
    void noLineupIsPlayedTwice();
    void everyNumberOfThreadsGivesTheSame();
    void atATableOfTwoSharesAndMarginsMirror();
    void theFiguresAreThoseOfTheGames();
    void sharesOfAllSeatsMakeAWin();
    void aBotAgainstItselfIsEven();
    void alonePlayersAreComparedOnTheSameDeals();
    void theIntervalIsByDeal();
};

void TournamentTest::everyBotSitsAtEverySeatEquallyOften_data()
{
    QTest::addColumn<std::size_t>("bots");
    QTest::addColumn<std::size_t>("seats");
    QTest::addColumn<std::size_t>("lineups");
    const auto row = [](std::size_t bots, std::size_t seats, std::size_t lineups) {
        QTest::addRow("%zu bots, %zu seats", bots, seats) << bots << seats << lineups;
    };
    row(2, 2, 2);
    row(3, 2, 6);
    row(3, 3, 3);
    row(5, 3, 30);
    row(2, 3, 6);
    row(2, 4, 2);
    row(3, 4, 12);
    row(3, 1, 3);
}

void TournamentTest::everyBotSitsAtEverySeatEquallyOften()
{
    QFETCH(const std::size_t, bots);
    QFETCH(const std::size_t, seats);
    QFETCH(const std::size_t, lineups);
    const std::vector<Lineup> all = lineupsOf(bots, seats);
    QCOMPARE(all.size(), lineups);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        std::vector<std::size_t> sits(bots);
        for (const Lineup &lineup : all)
            ++sits[lineup[seat]];
        QCOMPARE(sits, std::vector<std::size_t>(bots, lineups / bots));
    }
}

void TournamentTest::noLineupIsPlayedTwice()
{
    for (std::size_t bots = 1; bots <= 5; ++bots)
        for (std::size_t seats = 1; seats <= 6; ++seats) {
            std::vector<Lineup> lineups = lineupsOf(bots, seats);
            std::ranges::sort(lineups);
            QVERIFY(std::ranges::adjacent_find(lineups) == lineups.end());
        }
}

void TournamentTest::everyNumberOfThreadsGivesTheSame()
{
    Tournament tournament = between(kimono(), {"greedy", "random"}, 12);
    const TournamentResults one = playTournament(tournament);
    for (const int threads : {2, 5, 20}) {
        tournament.threads = threads;
        const TournamentResults more = playTournament(tournament);
        for (std::size_t bot = 0; bot < 2; ++bot) {
            QVERIFY(same(more.overall[bot].share, one.overall[bot].share));
            QVERIFY(same(more.overall[bot].margin, one.overall[bot].margin));
            QVERIFY(same(more.against[bot][1 - bot]->share, one.against[bot][1 - bot]->share));
            QVERIFY(same(more.against[bot][1 - bot]->margin, one.against[bot][1 - bot]->margin));
        }
    }
}

void TournamentTest::atATableOfTwoSharesAndMarginsMirror()
{
    const TournamentResults results = playTournament(between(kimono(), {"greedy", "random"}, 20));
    QCOMPARE(results.deals, 20);
    QCOMPARE(results.games, 40);
    QCOMPARE(results.even, 0.5);
    QVERIFY(results.overall[0].share.value > 0.7);
    QVERIFY(near(results.overall[0].share.value + results.overall[1].share.value, 1));
    QVERIFY(same(results.against[0][1]->share, results.overall[0].share));
    QVERIFY(near(results.against[0][1]->margin.value, -results.against[1][0]->margin.value));
    QVERIFY(
        near(results.against[0][1]->margin.value, results.overall[0].margin.value - results.overall[1].margin.value));
    QVERIFY(!results.against[0][0]);
}

void TournamentTest::theFiguresAreThoseOfTheGames()
{
    const Tournament tournament = between(kimono(), {"greedy", "random"}, 5);
    const TournamentResults results = playTournament(tournament);
    double share = 0, points = 0;
    for (std::int64_t deal = 0; deal < tournament.deals; ++deal)
        for (std::size_t seat = 0; seat < 2; ++seat) {
            std::vector<std::string> bots{"random", "random"};
            bots[seat] = "greedy";
            const Outcome outcome =
                Playout(*tournament.game, tournament.setup, bots).play(gameSeed(tournament.seed, deal)).outcome;
            share += outcome.winners == 3 ? 0.5 : outcome.winners >> seat & 1 ? 1 : 0;
            points += outcome.points[seat];
        }
    QVERIFY(near(results.overall[0].share.value, share / 10));
    QVERIFY(near(results.overall[0].margin.value, points / 10));
}

void TournamentTest::sharesOfAllSeatsMakeAWin()
{
    const Setting &setting = settingNamed("momiji: standard, 3 players");
    const TournamentResults results = playTournament(between(setting, {"greedy", "random"}, 3));
    QCOMPARE(results.games, 18);
    // Either bot has half of all seats.
    QVERIFY(near((results.overall[0].share.value + results.overall[1].share.value) / 2, results.even));
    QVERIFY(results.overall[0].share.value > results.even);
}

void TournamentTest::aBotAgainstItselfIsEven()
{
    const TournamentResults results = playTournament(between(kimono(), {"greedy", "greedy"}, 10));
    QVERIFY(near(results.overall[0].share.value, 0.5));
    QVERIFY(near(results.against[0][1]->margin.value, 0));
    QVERIFY(near(results.overall[0].share.high, 0.5)); // both games of a deal are the same
}

void TournamentTest::alonePlayersAreComparedOnTheSameDeals()
{
    const Setting &setting = settingNamed("kimono: solo, 1 players");
    const TournamentResults results = playTournament(between(setting, {"greedy", "random"}, 20));
    QCOMPARE(results.games, 40);
    QVERIFY(same(results.against[0][1]->share, results.overall[0].share));
    QVERIFY(
        near(results.against[0][1]->margin.value, results.overall[0].margin.value - results.overall[1].margin.value));
}

void TournamentTest::theIntervalIsByDeal()
{
    DealSums sums;
    for (const std::int64_t number : {840, 420, 1680, 0})
        sums.add(number);
    const Estimate estimate = sums.estimate(4, 1680);
    const Estimate plain = mean(0.5 + 0.25 + 1, 0.25 + 0.0625 + 1, 4);
    QVERIFY(near(estimate.value, plain.value) && near(estimate.low, plain.low) && near(estimate.high, plain.high));
    DealSums parts, rest;
    parts.add(840);
    rest.add(420);
    rest.add(1680);
    rest.add(0);
    parts.add(rest);
    QVERIFY(same(parts.estimate(4, 1680), estimate));
}

ENGAWA_SUBJECT(tournament_test, TournamentTest, QCoreApplication)
#include "tournament_test.moc"
