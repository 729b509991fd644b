#include "tests/core/command_line.h"
#include "tests/subject.h"

using namespace Qt::StringLiterals;

// Shards into files, on the command line.
class CommandLineShardsTest : public QObject, protected CommandLine
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void shardsInFilesMergeToTheRunInOnePiece();
    void aSignalKeepsWhatIsFinished();
    void missingShardsAreNamedForABatchSystem();
    void aFileThatCannotBeWrittenIsSaid();

private:
    static QStringList words(int games)
    {
        return {u"simulate"_s, u"kimono"_s, u"--games"_s, QString::number(games), u"--bots"_s, u"random"_s};
    }
    Ran shard(const QString &number, int games) const
    {
        return lab(words(games) + QStringList{u"--shard"_s, number + "/3", u"--out"_s, "s" + number});
    }
};

void CommandLineShardsTest::shardsInFilesMergeToTheRunInOnePiece()
{
    for (const QString &number : {u"1"_s, u"2"_s, u"3"_s}) {
        const Ran ran = shard(number, 500);
        QVERIFY2(ran.code == 0 && ran.out.isEmpty() && ran.err.contains("s" + number.toUtf8() + ": "), ran.all());
    }
    const Ran again = shard(u"2"_s, 500);
    QVERIFY2(again.code == 0 && again.err.contains("is there already"), again.all());
    const Ran other = shard(u"2"_s, 600);
    QVERIFY2(other.code == 1 && other.err.contains("games 500 here, 600 in what is asked for"), other.all());
    const Ran merged = lab({u"merge"_s, u"--json"_s, u"s3"_s, u"s1"_s, u"s2"_s});
    QCOMPARE(merged.out, lab(words(500) + QStringList{u"--json"_s}).out);
}

void CommandLineShardsTest::aSignalKeepsWhatIsFinished()
{
    const QStringList run = words(2'000'000) + QStringList{u"--threads"_s, u"1"_s, u"--out"_s, u"all"_s};
    QProcess process;
    process.setWorkingDirectory(m_program->path({}));
    process.start(QStringLiteral(ENGAWA_LAB), run);
    QVERIFY(process.waitForStarted());
    while (!process.waitForFinished(1000))
        process.terminate();
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("stopped; what is finished is in all.part"));
    QVERIFY(QFile::exists(m_program->path(u"all.part"_s)) && !QFile::exists(m_program->path(u"all"_s)));
}

void CommandLineShardsTest::missingShardsAreNamedForABatchSystem()
{
    shard(u"2"_s, 500);
    const Ran some = lab({u"merge"_s, u"--missing"_s, u"3"_s, u"s2"_s});
    QVERIFY2(some.code == 1 && some.out == "1,3\n", some.all());
    const Ran none = lab({u"merge"_s, u"--missing"_s, u"3"_s});
    QVERIFY2(none.code == 1 && none.out == "1-3\n", none.all());
    m_program->write(u"s1"_s, m_program->read(u"s2"_s).left(200));
    const Ran cut = lab({u"merge"_s, u"--missing"_s, u"3"_s, u"s1"_s, u"s2"_s});
    QVERIFY2(cut.code == 1 && cut.out == "1,3\n" && cut.err.contains("s1:"), cut.all());
    shard(u"1"_s, 500); // the cut one is played again
    shard(u"3"_s, 500);
    const Ran all = lab({u"merge"_s, u"--missing"_s, u"3"_s, u"s1"_s, u"s2"_s, u"s3"_s});
    QVERIFY2(all.code == 0 && all.out.isEmpty(), all.all());
    const Ran no = lab({u"merge"_s});
    QVERIFY2(no.code == 2 && no.err.contains("no file is named"), no.all());
}

void CommandLineShardsTest::aFileThatCannotBeWrittenIsSaid()
{
    const Ran refused = lab(words(100) + QStringList{u"--out"_s, u"nowhere/all"_s});
    QVERIFY2(refused.code == 1 && refused.err.contains("nowhere/all") && refused.err.contains("can’t be written"),
             refused.all());
}

ENGAWA_SUBJECT(command_line_shards_test, CommandLineShardsTest, QCoreApplication)

#include "command_line_shards_test.moc"
