#include <QJsonArray>
#include <QJsonObject>

#include "tests/core/command_line.h"
#include "tests/subject.h"

using namespace Qt::StringLiterals;

// The search for holes on the command line.
class CommandLineHolesTest : public QObject, protected CommandLine
{
    Q_OBJECT

private slots:
    void init()
    {
        begin();
        m_program->write(u"brief.json"_s, R"({
            "id": "brief", "base": "takenoko", "base_version": "1.0.0", "name": "Brief", "author": "A. Designer",
            "description": "One action a turn.", "changes": {"rules.json": {"actions": 1}}})");
    }

    void holesTellsWhatItFoundAndWritesItsRecords();
    void theSameGamesGiveTheSameBytes();
    void whatIsFoundIsToldInJapanese();
    void wrongWordsAreRefused_data();
    void wrongWordsAreRefused();
    void aRecordThatCannotBeWrittenIsSaid();

private:
    static QStringList search(const QStringList &more = {})
    {
        return QStringList{u"holes"_s,      u"takenoko"_s,  u"--variant"_s, u"brief.json"_s, u"--mode"_s,
                           u"first_game"_s, u"--players"_s, u"2"_s,         u"--games"_s,    u"60"_s}
               + more;
    }
};

void CommandLineHolesTest::holesTellsWhatItFoundAndWritesItsRecords()
{
    const Ran told = lab(search({u"--record"_s, u"hole.jsonl"_s}));
    QVERIFY2(told.code == 0 && told.out.startsWith("1. loop: ") && told.out.contains("warning[hole-loop]"), told.all());
    QVERIFY2(told.out.contains("/first_game: ") && told.out.contains("hole-1.jsonl"), told.all());
    const Ran replayed = lab({u"replay"_s, u"hole-1.jsonl"_s});
    QVERIFY2(replayed.code == 0 && replayed.out.contains("moves fit"), replayed.all());
}

void CommandLineHolesTest::theSameGamesGiveTheSameBytes()
{
    const Ran one = lab(search({u"--json"_s, u"--threads"_s, u"1"_s}));
    QVERIFY2(one.code == 0, one.all());
    QCOMPARE(one.json()["games"_L1].toInt(), 60);
    const QJsonObject hole = one.json()["holes"_L1][0].toObject();
    QCOMPARE(hole["kind"_L1].toString(), u"loop"_s);
    QCOMPARE(hole["course"_L1]["setup"_L1]["mode"_L1].toString(), u"first_game"_s);
    QVERIFY(!hole["course"_L1]["moves"_L1].toArray().isEmpty());
    QCOMPARE(lab(search({u"--json"_s, u"--threads"_s, u"3"_s})).out, one.out);
}

void CommandLineHolesTest::whatIsFoundIsToldInJapanese()
{
    const Ran told = lab(search({u"--language"_s, u"ja"_s}));
    QVERIFY2(told.code == 0 && QString::fromUtf8(told.out).contains(u"同じ局面に戻り"_s), told.all());
}

void CommandLineHolesTest::wrongWordsAreRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("said");
    QTest::newRow("both ways to say how long")
        << QStringList{u"leafus"_s, u"--games"_s, u"5"_s, u"--seconds"_s, u"5"_s} << u"expected one of them"_s;
    QTest::newRow("no such mode") << QStringList{u"leafus"_s, u"--mode"_s, u"soli"_s} << u"solo"_s;
    QTest::newRow("too many players") << QStringList{u"kimono"_s, u"--players"_s, u"7"_s} << u"7"_s;
    QTest::newRow("no such game") << QStringList{u"leafs"_s} << u"leafus"_s;
}

void CommandLineHolesTest::wrongWordsAreRefused()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, said);
    const Ran refused = lab(QStringList{u"holes"_s} + words);
    QVERIFY2(refused.code == 2 && QString::fromUtf8(refused.err).contains(said), refused.all());
}

void CommandLineHolesTest::aRecordThatCannotBeWrittenIsSaid()
{
    const Ran refused = lab(search({u"--record"_s, u"nowhere/hole.jsonl"_s}));
    QVERIFY2(refused.code == 1 && refused.err.contains("hole-1.jsonl can't be written"), refused.all());
    QVERIFY2(refused.out.contains("found in 60 games"), refused.all());
}

ENGAWA_SUBJECT(command_line_holes_test, CommandLineHolesTest, QCoreApplication)

#include "command_line_holes_test.moc"
