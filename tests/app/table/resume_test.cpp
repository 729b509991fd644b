#include <csignal>

#include <QDir>
#include <QProcess>
#include <QSettings>

#include "app/library/setup_choice.h"
#include "app/shell/status_line.h"
#include "core/match/record.h"
#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// Nothing is lost: neither to kill -9 nor to a disk that can't be written.
class ResumeTest : public QObject
{
    Q_OBJECT

private slots:
    void afterKill();
    void onTheSameMove();
    void withoutADisk();
    void aDealWithoutAMoveLeavesNoRecord();
    void whatIsPlayedAheadIsInTheRecord();
};

static QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The real executable, all seats bots, killed in mid-game and started again.
void ResumeTest::afterKill()
{
    QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
        environment.insert(name, home.filePath(name));
    environment.insert("ENGAWA_RESOURCES", ENGAWA_RESOURCES);
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.filePath("XDG_CONFIG_HOME"));
        QSettings settings("Engawa", "engawa");
        SetupChoice choice;
        choice.mode = "first_game";
        choice.players = 2;
        choice.seatPlayers = {"random", "random"};
        writeChoice(settings, "momiji", choice);
        settings.setValue("motion/bot_pace", Settings::minBotPace);
    }
    const QDir records(home.filePath("XDG_DATA_HOME/Engawa/engawa/records"));
    const auto files = [&] { return records.entryList({"*.jsonl"}, QDir::Files); };

    QProcess first;
    first.setProcessEnvironment(environment);
    first.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    first.start(ENGAWA_EXECUTABLE, {"--new", "momiji", "--seed", "77", "--size", "1000x700"});
    QVERIFY(first.waitForStarted(60000));
    QVERIFY2(
        QTest::qWaitFor(
            [&] { return files().size() == 1 && contents(records.filePath(files().front())).count('\n') > 8; }, 120000),
        qPrintable("The bots' game isn't recorded in " + records.path()));
    ::kill(static_cast<pid_t>(first.processId()), SIGKILL);
    QVERIFY(first.waitForFinished());
    const QString path = records.filePath(files().front());
    const QByteArray left = contents(path);

    QProcess second;
    second.setProcessEnvironment(environment);
    second.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    second.start(ENGAWA_EXECUTABLE, {"--size", "1000x700", "--screenshot", home.filePath("resumed.png")});
    QVERIFY(second.waitForFinished(120000));
    QCOMPARE(second.exitCode(), 0);
    QVERIFY2(files().size() == 1, "The second start began another match.");
    const qsizetype whole = left.lastIndexOf('\n') + 1;
    const QByteArray now = contents(path);
    QVERIFY2(now.startsWith(left.left(whole)), "What was written before the kill has changed.");

    UserFolder user;
    Library library({"momiji"}, user.places().library);
    Problems problems;
    const auto before = openRecord(left.toStdString(), "before", *library.compiler(), problems);
    problems.clear();
    const auto after = openRecord(now.toStdString(), "after", *library.compiler(), problems);
    QVERIFY(before && after);
    QVERIFY2(problems.empty(), "The record doesn't read after the second run.");
    QVERIFY2(after->nodes().size() > before->nodes().size(), "The bots didn't play on.");
    QVERIFY2(after->nodes()[before->nodes().size()].parent == before->head().id, "It went on from another move.");
    const QImage picture(home.filePath("resumed.png"));
    QVERIFY2(picture.size() == QSize(1000, 700),
             qPrintable(QString("The picture is %1×%2.").arg(picture.width()).arg(picture.height())));
}

// A person's game: the next start shows the very position, and play goes on in the same file.
void ResumeTest::onTheSameMove()
{
    UserFolder user;
    QString path;
    State left;
    QStringList pieces;
    {
        TableFixture table(user.places());
        table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
        for (int move = 0; move < 12; ++move)
            table.match().view()->playMove(move % table.match().view()->moves()->rowCount());
        table.match().view()->undo();
        path = table.match().session()->recordPath();
        left = table.match().session()->match()->state();
        pieces = table.match().view()->pieces()->ids();
        QVERIFY(table.fromDisk());
    }
    TableFixture table(user.places());
    QCOMPARE(table.match().session()->recordPath(), path);
    QVERIFY(table.match().session()->match()->state() == left);
    QCOMPARE(table.match().view()->pieces()->ids(), pieces);
    QVERIFY(!table.root()->property("home").toBool());
    QVERIFY(table.match().session()->canRedo());
    QTRY_VERIFY(!table.legalPieces().isEmpty() || !table.choiceButtons().isEmpty());
    table.match().view()->playMove(0);
    QVERIFY(table.fromDisk());
    QCOMPARE(table.warnings(), QStringList());
}

void ResumeTest::withoutADisk()
{
    UserFolder user;
    QFile wall(user.path("wall"));
    QVERIFY(wall.open(QIODevice::WriteOnly));
    Program::Places places = user.places();
    places.library.records = user.path("wall/records"); // below a file: no one can write there
    TableFixture table(places);
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    QTRY_VERIFY2(!table.match().session()->saveProblem().isEmpty(), "A match that can't be saved says nothing.");
    QTRY_VERIFY2(table.program().window().statusLine().problemText().contains("save"),
                 qPrintable("The status line says: " + table.program().window().statusLine().problemText()));
    for (int move = 0; move < 10; ++move) {
        const int head = table.match().session()->match()->head().id;
        table.match().view()->playMove(0);
        QVERIFY2(table.match().session()->match()->head().id != head, "Play stops when the disk does.");
    }
    QVERIFY(!table.match().session()->saveProblem().isEmpty());
}

void ResumeTest::aDealWithoutAMoveLeavesNoRecord()
{
    UserFolder user;
    TableFixture table(user.places());
    const auto dealt = [&](quint64 seed) {
        table.deal({.players = {"human", "human"}, .seed = seed});
        return QTest::qWaitFor([&] { return QFile::exists(table.match().session()->recordPath()); }, 30000)
                   ? table.match().session()->recordPath()
                   : QString();
    };
    const QString unplayed = dealt(1);
    QVERIFY2(!unplayed.isEmpty(), "A deal isn't written at once.");
    const QString played = dealt(2);
    QVERIFY2(!QFile::exists(unplayed), "A deal that nobody played stays among the records.");
    table.match().view()->liftCurtain();
    table.match().view()->playMove(0);
    QVERIFY(table.fromDisk());
    QVERIFY(!dealt(3).isEmpty());
    QVERIFY2(QFile::exists(played), "A match that was begun is gone.");
    const QString noted = table.match().session()->recordPath();
    QVERIFY(table.match().session()->note(0, Json{{"text", "Too many acorns."}}) >= 0);
    QVERIFY(!dealt(4).isEmpty());
    QVERIFY2(QFile::exists(noted), "A note is gone with its deal.");
    QCOMPARE(table.warnings(), QStringList());
}

// Moves that the window never showed, as many tests make them.
void ResumeTest::whatIsPlayedAheadIsInTheRecord()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "first_game", .players = {"human", "human"}, .seed = 12});
    table.playAhead(30);
    QCOMPARE(table.match().session()->match()->nodes().size(), 31u);
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read && read->state() == table.match().session()->match()->state(), "The record on disk isn't the match.");
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_resume_test, engawa::ResumeTest)
#include "resume_test.moc"
