#include <cmath>

#include <QTest>

#include "core/games/registry.h"
#include "core/lab/merge.h"
#include "core/lab/simulate.h"
#include "core/lab/statistics.h"
#include "core/pack/read.h"
#include "tests/core/english.h"
#include "tests/subject.h"

using namespace engawa;

class LabTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyNumberOfThreadsGivesTheSameText_data();
    void everyNumberOfThreadsGivesTheSameText();
    void shardsPutTogetherGiveTheTextOfOneRun_data();
    void shardsPutTogetherGiveTheTextOfOneRun();
    void shardsShareOutEveryGameOnce_data();
    void shardsShareOutEveryGameOnce();
    void onlyASoundNameIsAShard();
    void theNumbersAddUp();
    void everySeedIsAnotherRun();
    void aGameOfARunCanBePlayedAgainAlone();
    void coverageCountsRefusalsAndChangesNothingElse();
    void progressCountsEveryGame();
    void whatIsWrittenIsReadBack();
    void damagedResultsAreNamedWithTheirPlace_data();
    void damagedResultsAreNamedWithTheirPlace();
    void shardsOfDifferentRunsAreRefused();
    void aShardThatIsThereTwiceIsRefused();
    void aMissingShardIsNamed();
    void theWilsonIntervalIsRight();
    void theMeanHasItsInterval();

private:
    Simulation simulation(std::int64_t games) const;
    std::vector<Part> parts(std::int64_t games, int shards) const;

    GamePtr m_game;
};

void LabTest::initTestCase()
{
    Problems problems;
    const std::filesystem::path resources = ENGAWA_RESOURCES;
    auto schemas = Schemas::load(resources / "schema", problems);
    QVERIFY(schemas);
    const Data data = readPack(resources / "packs" / gameTypes().front().id, problems);
    m_game = GameCompiler(std::move(*schemas)).compile(data, nullptr, problems);
    QVERIFY2(m_game, problems.empty() ? "" : toLine(problems.front()).c_str());
}

Simulation LabTest::simulation(std::int64_t games) const
{
    Simulation simulation;
    simulation.game = m_game;
    simulation.setup = completed({}, m_game->data());
    simulation.bots.assign(static_cast<std::size_t>(simulation.setup.players), "random");
    simulation.games = games;
    simulation.seed = 7;
    return simulation;
}

std::vector<Part> LabTest::parts(std::int64_t games, int shards) const
{
    std::vector<Part> parts;
    for (int number = 1; number <= shards; ++number) {
        Simulation shard = simulation(games);
        shard.shard = {number, shards};
        parts.push_back({"part" + std::to_string(number) + ".json", simulate(shard)});
    }
    return parts;
}

void LabTest::everyNumberOfThreadsGivesTheSameText_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<QString>("first");
    QTest::newRow("more batches than threads") << 700 << "random";
    QTest::newRow("one who thinks, and more threads than batches") << 70 << "greedy";
}

void LabTest::everyNumberOfThreadsGivesTheSameText()
{
    QFETCH(const int, games);
    QFETCH(const QString, first);
    Simulation one = simulation(games);
    one.bots.front() = first.toStdString();
    const std::string text = toText(simulate(one));
    for (const int threads : {2, 3, 8}) {
        one.threads = threads;
        QCOMPARE(toText(simulate(one)), text);
    }
}

void LabTest::shardsPutTogetherGiveTheTextOfOneRun_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("shards");
    QTest::newRow("two") << 1000 << 2;
    QTest::newRow("seven") << 1000 << 7;
    QTest::newRow("one") << 100 << 1;
    QTest::newRow("more shards than batches") << 130 << 5;
    QTest::newRow("one game") << 1 << 2;
    QTest::newRow("whole batches") << 256 << 4;
}

void LabTest::shardsPutTogetherGiveTheTextOfOneRun()
{
    QFETCH(const int, games);
    QFETCH(const int, shards);
    std::vector<Part> shuffled = parts(games, shards);
    std::ranges::reverse(shuffled);
    for (Part &part : shuffled) { // as files would give them
        Problems problems;
        auto read = readResults(toText(part.results), part.file, problems);
        QVERIFY2(read, problems.empty() ? "" : toLine(problems.front()).c_str());
        part.results = std::move(*read);
    }
    Problems problems;
    const auto whole = merged(shuffled, problems);
    QVERIFY2(whole, problems.empty() ? "" : toLine(problems.front()).c_str());
    QCOMPARE(toText(*whole), toText(simulate(simulation(games))));
}

void LabTest::shardsShareOutEveryGameOnce_data()
{
    QTest::addColumn<int>("games");
    for (const int games : {1, 63, 64, 65, 127, 128, 129, 1000, 6400})
        QTest::addRow("%d games", games) << games;
}

void LabTest::shardsShareOutEveryGameOnce()
{
    QFETCH(const int, games);
    for (const int shards : {1, 2, 3, 10, 64}) {
        std::int64_t sum = 0;
        for (int number = 1; number <= shards; ++number) {
            const std::int64_t own = gamesOf({number, shards}, games);
            QVERIFY(own >= 0 && own <= batchesOf({number, shards}, games) * Shard::batch);
            sum += own;
        }
        QCOMPARE(sum, games);
    }
}

void LabTest::onlyASoundNameIsAShard()
{
    QVERIFY(shardNamed("1/1") == Shard(1, 1));
    QVERIFY(shardNamed("3/8") == Shard(3, 8));
    QVERIFY(shardNamed("1000/1000"));
    for (const char *text :
         {"", "1", "/", "0/2", "3/2", "-1/2", "1/2/3", "a/b", "1/0", " 1/2", "1/1001", "1/99999999999"})
        QVERIFY2(!shardNamed(text), text);
}

void LabTest::theNumbersAddUp()
{
    for (const EntryPtr &mode : m_game->data().table("modes").entries()) {
        Simulation run = simulation(300);
        run.setup = completed({mode->id, 0, {}, "", nobody}, m_game->data());
        run.bots.assign(static_cast<std::size_t>(run.setup.players), "random");
        const Results results = simulate(run);
        QCOMPARE(results.games, 300);
        QCOMPARE(results.endedByRules, 300);
        std::int64_t games = 0, decisions = 0, starts = 0, wins = 0;
        for (const auto &[length, count] : results.lengths) {
            games += count;
            decisions += length * count;
        }
        QCOMPARE(games, results.games);
        QCOMPARE(decisions, results.decisions);
        for (const SeatResults &seat : results.seats) {
            QCOMPARE(seat.wins + seat.sharedWins + seat.losses, results.games);
            QVERIFY(seat.winsStarting <= seat.starts && seat.winsStarting <= seat.wins);
            starts += seat.starts;
            wins += seat.wins;
        }
        QCOMPARE(starts, results.games);
        QVERIFY(wins + results.nobodyWon <= results.games);
        QVERIFY(results.sides.size() >= results.seats.size());
        for (const PointResults &side : results.sides) {
            QVERIFY(side.least * results.games <= side.sum && side.sum <= side.most * results.games);
            QVERIFY(side.squares * results.games >= side.sum * side.sum);
        }
    }
}

void LabTest::everySeedIsAnotherRun()
{
    Simulation other = simulation(200);
    other.seed = 8;
    Results results = simulate(other);
    results.run.seed = 7;
    QVERIFY(!(results == simulate(simulation(200))));
}

void LabTest::aGameOfARunCanBePlayedAgainAlone()
{
    const Simulation run = simulation(3);
    Results again = simulate(run);
    Results alone;
    alone.seats.resize(run.bots.size());
    for (std::int64_t n = 0; n < 3; ++n)
        alone.add(Playout(*m_game, run.setup, run.bots).play(gameSeed(run.seed, n)));
    QVERIFY(alone.seats == again.seats);
    QVERIFY(alone.sides == again.sides);
    QVERIFY(alone.lengths == again.lengths);
}

void LabTest::coverageCountsRefusalsAndChangesNothingElse()
{
    Simulation run = simulation(100);
    const Results plain = simulate(run);
    run.coverage = true;
    Results covered = simulate(run);
    QCOMPARE(covered.rules.size(), m_game->rules().size());
    std::int64_t refusals = 0;
    for (std::size_t i = 0; i < plain.rules.size(); ++i) {
        QCOMPARE(plain.rules[i].id, m_game->rules()[i]);
        QVERIFY(covered.rules[i].fired >= plain.rules[i].fired);
        refusals += covered.rules[i].fired - plain.rules[i].fired;
    }
    QVERIFY(refusals > 0);
    covered.rules = plain.rules;
    covered.run.coverage = false;
    QVERIFY(covered == plain);
}

void LabTest::progressCountsEveryGame()
{
    Simulation run = simulation(500);
    run.threads = 3;
    run.shard = {2, 2};
    std::int64_t last = 0, all = 0;
    const Results results = simulate(run, [&](std::int64_t done, std::int64_t of) {
        QVERIFY(done > last);
        last = done;
        all = of;
    });
    QCOMPARE(last, results.games);
    QCOMPARE(all, results.games);
}

void LabTest::whatIsWrittenIsReadBack()
{
    for (const Part &part : parts(200, 2)) {
        Problems problems;
        const auto read = readResults(toText(part.results), part.file, problems);
        QVERIFY(read);
        QVERIFY(*read == part.results);
    }
}

void LabTest::damagedResultsAreNamedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a text for a number") << QByteArray("\"decisions\": ") << QByteArray("\"decisions\": \"x\", \"y\": ")
                                         << QByteArray("/decisions: error[results-field]");
    QTest::newRow("no seed") << QByteArray("\"seed\"") << QByteArray("\"seeds\"")
                             << QByteArray("/run: error[results-field]");
    QTest::newRow("a number beyond all sums") << QByteArray("\"wins\": ") << QByteArray("\"wins\": 99999999999999")
                                              << QByteArray("/seats/0/wins: error[results-field]");
    QTest::newRow("other games than the shard has")
        << QByteArray("\"games\": 200,\n  \"coverage\"") << QByteArray("\"games\": 201,\n  \"coverage\"")
        << QByteArray("/games: error[results-field]");
    QTest::newRow("cut") << QByteArray("\"nobody_won\"") << QByteArray("\"") << QByteArray("error[syntax]");
}

void LabTest::damagedResultsAreNamedWithTheirPlace()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QByteArray, line);
    QByteArray text = QByteArray::fromStdString(toText(simulate(simulation(200))));
    QVERIFY(text.contains(before));
    const qsizetype at = text.indexOf(before);
    text.replace(at, before.size(), after);
    Problems problems;
    QVERIFY(!readResults(text.toStdString(), "r.json", problems));
    QVERIFY(!problems.empty());
    const QByteArray said = QByteArray::fromStdString(englishLine(problems.front()));
    QVERIFY2(said.contains(line) && said.startsWith("r.json:"), said);
}

void LabTest::shardsOfDifferentRunsAreRefused()
{
    for (int what = 0; what < 5; ++what) {
        std::vector<Part> two = parts(200, 2);
        Run &run = two.back().results.run;
        if (what == 0)
            run.seed = 8;
        else if (what == 1)
            run.dataHash = "0";
        else if (what == 2)
            run.bots.front() = "greedy";
        else if (what == 3)
            run.engine = "9.9.9";
        else
            run.setup.mode = "another";
        Problems problems;
        QVERIFY(!merged(two, problems));
        QCOMPARE(problems.size(), 1u);
        QCOMPARE(problems.front().code, "results-run");
        QCOMPARE(problems.front().file, "part2.json");
    }
}

void LabTest::aShardThatIsThereTwiceIsRefused()
{
    std::vector<Part> two = parts(200, 2);
    two.push_back({"again.json", two.front().results});
    Problems problems;
    QVERIFY(!merged(two, problems));
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(englishLine(problems.front()),
             "again.json: error[results-twice]: shard 1/2 is in part1.json already, expected every shard once");
}

void LabTest::aMissingShardIsNamed()
{
    std::vector<Part> three = parts(200, 3);
    three.erase(three.begin() + 1);
    Problems problems;
    QVERIFY(!merged(three, problems));
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(english(problems.front()), "shard 2/3 is missing, expected every shard of the run");
}

void LabTest::theWilsonIntervalIsRight()
{
    const auto near = [](double a, double b) { return std::abs(a - b) < 0.00005; };
    const Estimate eightOfTen = share(8, 10);
    QVERIFY(near(eightOfTen.value, 0.8) && near(eightOfTen.low, 0.4902) && near(eightOfTen.high, 0.9433));
    const Estimate none = share(0, 10);
    QVERIFY(near(none.value, 0) && near(none.low, 0) && near(none.high, 0.2775));
    const Estimate all = share(10, 10);
    QVERIFY(near(all.low, 0.7225) && near(all.high, 1));
    const Estimate half = share(50, 100);
    QVERIFY(near(half.low, 0.4038) && near(half.high, 0.5962));
    const Estimate untried = share(0, 0);
    QVERIFY(near(untried.low, 0) && near(untried.high, 1));
}

void LabTest::theMeanHasItsInterval()
{
    // 1 to 5: mean 3, variance 2.5, half width 1.95996 * sqrt(2.5 / 5)
    const Estimate five = mean(15, 55, 5);
    QVERIFY(std::abs(five.value - 3) < 1e-9);
    QVERIFY(std::abs(five.high - 4.38590) < 0.00001 && std::abs(five.low - 1.61410) < 0.00001);
    const Estimate one = mean(4, 16, 1);
    QVERIFY(one.value == 4 && one.low == 4 && one.high == 4);
    QVERIFY(mean(0, 0, 0).value == 0);
}

ENGAWA_APPLESS_SUBJECT(lab_test, LabTest)
#include "lab_test.moc"
