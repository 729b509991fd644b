#include "core/match/journal_file.h"

#include <chrono>
#include <csignal>
#include <thread>

#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;
namespace fs = std::filesystem;

namespace {

QByteArray contentOf(const fs::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// A line that says itself how long it is, so that a torn one shows.
std::string numbered(int number)
{
    const std::string body(static_cast<std::size_t>(number % 700), 'x');
    return "{\"id\":" + std::to_string(number) + ",\"note\":\"" + body + "\"}";
}

// How many whole lines there are; -1 if one of them is not the one that was written.
int wholeLines(const QByteArray &content)
{
    QByteArrayList lines = content.split('\n');
    lines.removeLast(); // what comes after the last newline
    for (int i = 0; i < lines.size(); ++i)
        if (lines[i] != QByteArray::fromStdString(numbered(i)))
            return -1;
    return static_cast<int>(lines.size());
}

} // namespace

class JournalFileTest : public QObject
{
    Q_OBJECT

private slots:
    void linesAreInTheFileAfterFlush();
    void everythingIsWrittenBeforeItCloses();
    void itAppendsToWhatIsThere();
    void whatACrashLeftOfALastLineIsDropped_data();
    void whatACrashLeftOfALastLineIsDropped();
    void aFileThatCannotBeWrittenGivesAnErrorText_data();
    void aFileThatCannotBeWrittenGivesAnErrorText();
    void aFullDiskGivesAnErrorText();
    void severalThreadsMayAppend();
    void killingTheProcessLosesAtMostTheLineBeingWritten();
};

void JournalFileTest::linesAreInTheFileAfterFlush()
{
    const PackFolder folder;
    JournalFile file(folder.path() / "a.jsonl");
    QVERIFY(file.flush());
    for (int i = 0; i < 20; ++i) {
        file.append(numbered(i));
        if (i % 3 == 0) {
            QVERIFY(file.flush());
            QCOMPARE(wholeLines(contentOf(folder.path() / "a.jsonl")), i + 1);
        }
    }
    QCOMPARE(file.error(), std::string());
}

void JournalFileTest::everythingIsWrittenBeforeItCloses()
{
    const PackFolder folder;
    {
        JournalFile file(folder.path() / "a.jsonl");
        for (int i = 0; i < 100; ++i)
            file.append(numbered(i));
    }
    QCOMPARE(wholeLines(contentOf(folder.path() / "a.jsonl")), 100);
}

void JournalFileTest::itAppendsToWhatIsThere()
{
    const PackFolder folder;
    for (int i = 0; i < 3; ++i) {
        JournalFile file(folder.path() / "a.jsonl");
        file.append(numbered(i));
    }
    QCOMPARE(wholeLines(contentOf(folder.path() / "a.jsonl")), 3);
}

void JournalFileTest::whatACrashLeftOfALastLineIsDropped_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("nothing") << QByteArray() << QByteArray("new\n");
    QTest::newRow("whole lines") << QByteArray("a\nb\n") << QByteArray("a\nb\nnew\n");
    QTest::newRow("a fragment") << QByteArray("a\nb\nfragm") << QByteArray("a\nb\nnew\n");
    QTest::newRow("only a fragment") << QByteArray("fragm") << QByteArray("new\n");
    QTest::newRow("a long fragment") << QByteArray("a\n") + QByteArray(100'000, 'f') << QByteArray("a\nnew\n");
    QTest::newRow("zeros after a crash") << QByteArray("a\n") + QByteArray(4096, '\0') << QByteArray("a\nnew\n");
}

void JournalFileTest::whatACrashLeftOfALastLineIsDropped()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const PackFolder folder;
    folder.write("a.jsonl", before.toStdString());
    {
        JournalFile file(folder.path() / "a.jsonl");
        file.append("new");
        QVERIFY(file.flush());
    }
    QCOMPARE(contentOf(folder.path() / "a.jsonl"), after);
}

void JournalFileTest::aFileThatCannotBeWrittenGivesAnErrorText_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("no such folder") << "missing/a.jsonl";
    QTest::newRow("a folder") << ".";
    QTest::newRow("no name") << "";
}

void JournalFileTest::aFileThatCannotBeWrittenGivesAnErrorText()
{
    QFETCH(QString, path);
    const PackFolder folder;
    JournalFile file(path.isEmpty() ? fs::path() : folder.path() / path.toStdString());
    QVERIFY(!file.error().empty());
    file.append("a");
    file.append("b");
    QVERIFY(!file.flush());
    QVERIFY(!file.error().empty());
}

void JournalFileTest::aFullDiskGivesAnErrorText()
{
    if (!fs::exists("/dev/full"))
        QSKIP("this system has no /dev/full");
    JournalFile file("/dev/full");
    file.append("a");
    QVERIFY(!file.flush());
    QVERIFY(!file.error().empty());
}

void JournalFileTest::severalThreadsMayAppend()
{
    const PackFolder folder;
    JournalFile file(folder.path() / "a.jsonl");
    {
        std::vector<std::jthread> threads;
        for (int t = 0; t < 4; ++t)
            threads.emplace_back([&] {
                for (int i = 0; i < 50; ++i)
                    file.append(numbered(300));
            });
    }
    QVERIFY(file.flush());
    const QByteArray line = QByteArray::fromStdString(numbered(300)) + "\n";
    QCOMPARE(contentOf(folder.path() / "a.jsonl"), line.repeated(200));
}

// A child appends and says, line by line, what it has flushed; it is killed at some moment.
void JournalFileTest::killingTheProcessLosesAtMostTheLineBeingWritten()
{
    for (int round = 0; round < 15; ++round) {
        const PackFolder folder;
        const fs::path path = folder.path() / "a.jsonl";
        int said[2];
        QCOMPARE(::pipe(said), 0);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            JournalFile file(path);
            for (int i = 0;; ++i) {
                file.append(numbered(i));
                if (file.flush() && ::write(said[1], &i, sizeof i) != sizeof i)
                    ::_exit(1);
            }
        }
        ::close(said[1]);
        int flushed = -1;
        for (int i = 0; i < 2 + 3 * round; ++i)
            QCOMPARE(::read(said[0], &flushed, sizeof flushed), ssize_t(sizeof flushed));
        std::this_thread::sleep_for(std::chrono::microseconds(37 * round));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        for (int number = 0; ::read(said[0], &number, sizeof number) == ssize_t(sizeof number);)
            flushed = number;
        ::close(said[0]);

        const int whole = wholeLines(contentOf(path));
        QVERIFY2(whole > flushed, qPrintable(QStringLiteral("%1 lines, %2 flushed").arg(whole).arg(flushed + 1)));
        QVERIFY(whole <= flushed + 2);
        {
            JournalFile file(path);
            file.append(numbered(whole));
        }
        QCOMPARE(wholeLines(contentOf(path)), whole + 1);
    }
}

ENGAWA_SUBJECT(journal_file_test, JournalFileTest, QCoreApplication)
#include "journal_file_test.moc"
