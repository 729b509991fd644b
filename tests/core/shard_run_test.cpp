#include <csignal>
#include <fstream>

#include <sys/resource.h>

#include <QTemporaryDir>
#include <QTest>

#include "core/lab/merge.h"
#include "core/lab/shard_run.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;

// A shard's results on the disk: whole or not there, whatever happens in between.
class ShardRunTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theFileIsWhatTheShardGives();
    void whatIsFinishedIsNotPlayedAgain();
    void whatWasStoppedGoesOnWhereItWas_data();
    void whatWasStoppedGoesOnWhereItWas();
    void aFileOfAnotherRunStaysAsItIs_data();
    void aFileOfAnotherRunStaysAsItIs();
    void whatIsCutIsPlayedAgainAndSaid_data();
    void whatIsCutIsPlayedAgainAndSaid();
    void aFullDiskIsSaidAndNothingIsLost();
    void missingShardsAreNamed();

private:
    ShardRun run(std::uint64_t seed = 7) const;
    std::filesystem::path path(const char *name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }
    static std::string textOf(const std::filesystem::path &file);
    static void write(const std::filesystem::path &file, const std::string &text);
    static QStringList codes(const Problems &problems);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ShardRunTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

ShardRun ShardRunTest::run(std::uint64_t seed) const
{
    ShardRun run;
    run.simulation.game = kimono().game;
    run.simulation.setup = kimono().setup;
    run.simulation.bots = {"random", "random"};
    run.simulation.games = 2'000;
    run.simulation.seed = seed;
    run.simulation.shard = {2, 3};
    run.simulation.threads = 2;
    run.file = path("shard-2.json");
    return run;
}

std::string ShardRunTest::textOf(const std::filesystem::path &file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator(in), {}};
}

void ShardRunTest::write(const std::filesystem::path &file, const std::string &text)
{
    std::ofstream(file, std::ios::binary) << text;
}

QStringList ShardRunTest::codes(const Problems &problems)
{
    QStringList codes;
    for (const Problem &problem : problems)
        codes << QString::fromStdString(problem.code);
    return codes;
}

void ShardRunTest::theFileIsWhatTheShardGives()
{
    const ShardRun shard = run();
    Problems problems;
    std::int64_t done = 0;
    const ShardEnd end = runShard(shard, problems, [&](std::int64_t games, std::int64_t) { done = games; });
    QVERIFY(end == ShardEnd::Finished && problems.empty());
    QCOMPARE(textOf(shard.file), toText(simulate(shard.simulation)));
    QCOMPARE(done, gamesOf(shard.simulation.shard, shard.simulation.games));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("shard-2.json")});
}

void ShardRunTest::whatIsFinishedIsNotPlayedAgain()
{
    const ShardRun shard = run();
    Problems problems;
    runShard(shard, problems);
    const ShardEnd end = runShard(shard, problems, [](std::int64_t, std::int64_t) { QFAIL("it plays"); });
    QVERIFY(end == ShardEnd::WasFinished && problems.empty());
}

void ShardRunTest::whatWasStoppedGoesOnWhereItWas_data()
{
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("threads");
    QTest::newRow("before the first game") << 0 << 1;
    QTest::newRow("in the first batch") << 10 << 1;
    QTest::newRow("between") << 100 << 1;
    QTest::newRow("on three threads") << 150 << 3;
}

void ShardRunTest::whatWasStoppedGoesOnWhereItWas()
{
    QFETCH(const int, games);
    QFETCH(const int, threads);
    ShardRun shard = run();
    shard.simulation.threads = threads;
    const std::string whole = toText(simulate(shard.simulation));
    Problems problems;
    std::atomic<int> asked = 0;
    int stops = 0;
    shard.stops = [&] { return ++asked > games; };
    // Stopped again and again, but a little later each time.
    while (runShard(shard, problems) == ShardEnd::Stopped) {
        QVERIFY(std::filesystem::exists(partOf(shard.file)) && !std::filesystem::exists(shard.file));
        asked = 0;
        shard.stops = [&asked, most = 200 * ++stops] { return ++asked > most; };
        QVERIFY(stops < 20);
    }
    QVERIFY2(problems.empty(), problems.empty() ? "" : toLine(problems.front()).c_str());
    QVERIFY(stops > 0);
    QCOMPARE(textOf(shard.file), whole);
    QVERIFY(!std::filesystem::exists(partOf(shard.file)));
}

void ShardRunTest::aFileOfAnotherRunStaysAsItIs_data()
{
    QTest::addColumn<bool>("part");
    QTest::newRow("finished") << false;
    QTest::newRow("a part") << true;
}

void ShardRunTest::aFileOfAnotherRunStaysAsItIs()
{
    QFETCH(const bool, part);
    ShardRun other = run(8);
    Problems problems;
    std::atomic<int> asked = 0;
    if (part)
        other.stops = [&] { return ++asked > 100; };
    QVERIFY(runShard(other, problems) == (part ? ShardEnd::Stopped : ShardEnd::Finished) && problems.empty());
    const std::filesystem::path file = part ? partOf(other.file) : other.file;
    const std::string before = textOf(file);
    QVERIFY(!before.empty());
    QVERIFY(runShard(run(), problems) == ShardEnd::Refused);
    QCOMPARE(codes(problems), QStringList{QStringLiteral("results-foreign")});
    QVERIFY2(englishLine(problems.front()).contains("seed 8 here, 7 in what is asked for"),
             englishLine(problems.front()).c_str());
    QCOMPARE(textOf(file), before);
    // Another shard of the same run.
    ShardRun third = run(8);
    third.simulation.shard = {3, 3};
    problems.clear();
    QVERIFY(runShard(third, problems) == ShardEnd::Refused);
    QVERIFY2(englishLine(problems.front()).contains("shard 2/3 here, 3/3 in"), englishLine(problems.front()).c_str());
    QCOMPARE(textOf(file), before);
}

void ShardRunTest::whatIsCutIsPlayedAgainAndSaid_data()
{
    QTest::addColumn<bool>("part");
    QTest::addColumn<QString>("text"); // empty: cut in the middle
    QTest::newRow("a file") << false << QString();
    QTest::newRow("a part") << true << QString();
    QTest::newRow("a part that is no part") << true << QStringLiteral("[1, 2]");
    QTest::newRow("a part with more batches than there are")
        << true << QStringLiteral("{\"batches\": 99, \"results\": {}}");
    QTest::newRow("a part without results") << true << QStringLiteral("{\"batches\": 2}");
    QTest::newRow("nothing") << false << QStringLiteral(" ");
}

void ShardRunTest::whatIsCutIsPlayedAgainAndSaid()
{
    QFETCH(const bool, part);
    QFETCH(const QString, text);
    ShardRun shard = run();
    Problems problems;
    std::atomic<int> asked = 0;
    if (part)
        shard.stops = [&] { return ++asked > 200; };
    runShard(shard, problems);
    const std::filesystem::path file = part ? partOf(shard.file) : shard.file;
    const std::string whole = textOf(file);
    QVERIFY(problems.empty() && !whole.empty());
    write(file, text.isEmpty() ? whole.substr(0, whole.size() / 2) : text.toStdString());
    shard.stops = {};
    QVERIFY(runShard(shard, problems) == ShardEnd::Finished);
    QVERIFY2(codes(problems).contains(QStringLiteral("results-damaged")) && !hasError(problems),
             qPrintable(codes(problems).join(' ')));
    QCOMPARE(textOf(shard.file), toText(simulate(shard.simulation)));
}

void ShardRunTest::aFullDiskIsSaidAndNothingIsLost()
{
    ShardRun shard = run();
    Problems problems;
    std::atomic<int> asked = 0;
    shard.stops = [&] { return ++asked > 200; };
    QVERIFY(runShard(shard, problems) == ShardEnd::Stopped && problems.empty());
    const std::string kept = textOf(partOf(shard.file));
    // No file can be longer than so many bytes, which is how a full disk looks to a program.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit small{1000, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    shard.stops = {};
    shard.secondsBetween = 0; // parts are written all the time
    const ShardEnd end = runShard(shard, problems);
    setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(end == ShardEnd::Refused);
    QVERIFY2(codes(problems).contains(QStringLiteral("results-disk")) && hasError(problems),
             qPrintable(codes(problems).join(' ')));
    QVERIFY(problems.size() <= 2); // a part that can't be written is said once
    QCOMPARE(textOf(partOf(shard.file)), kept);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("shard-2.json.part")});
    problems.clear();
    QVERIFY(runShard(shard, problems) == ShardEnd::Finished && problems.empty());
    QCOMPARE(textOf(shard.file), toText(simulate(shard.simulation)));
}

void ShardRunTest::missingShardsAreNamed()
{
    const auto part = [&](int number, int of, std::uint64_t seed) {
        Simulation simulation = run(seed).simulation;
        simulation.games = 500;
        simulation.shard = {number, of};
        return Part{"shard-" + std::to_string(number) + ".json", simulate(simulation)};
    };
    Problems problems;
    QCOMPARE(missingShards({}, 3, problems), (std::vector{1, 2, 3}));
    const std::vector parts{part(1, 4, 8), part(2, 4, 7), part(4, 4, 7)};
    QVERIFY(problems.empty());
    QCOMPARE(missingShards(parts, 4, problems), (std::vector{1, 3})); // the first one is of another run
    QCOMPARE(codes(problems), QStringList{QStringLiteral("results-run")});
    problems.clear();
    QCOMPARE(missingShards(std::vector{part(1, 2, 7)}, 3, problems), (std::vector{1, 2, 3}));
    QCOMPARE(codes(problems), QStringList{QStringLiteral("results-other-shards")});
}

ENGAWA_APPLESS_SUBJECT(shard_run_test, ShardRunTest)

#include "shard_run_test.moc"
