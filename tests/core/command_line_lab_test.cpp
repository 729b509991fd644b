#include <QJsonArray>
#include <QJsonObject>

#include "tests/core/command_line.h"
#include "tests/subject.h"

using namespace Qt::StringLiterals;

// Bot games and rules on the command line.
class CommandLineLabTest : public QObject, protected CommandLine
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void simulateGivesTheSameForEveryThreadCountAndSharding();
    void simulateKeepsTheRecordOfAGame();
    void tournamentGivesTheSameForEveryThreadCount();
    void everyLevelPlaysByItsName();
    void everyPersonaPlaysByItsName();
    void gamesListsThePersonas();
    void mergeRefusesWhatDoesNotBelongTogether();
    void rulesGivesEverySentence();
    void coverageCountsEveryMode();
};

void CommandLineLabTest::simulateGivesTheSameForEveryThreadCountAndSharding()
{
    const QStringList words{u"simulate"_s, u"kimono"_s,        u"--games"_s, u"500"_s,
                            u"--bots"_s,   u"greedy,random"_s, u"--json"_s};
    const Ran one = lab(words + QStringList{u"--threads"_s, u"1"_s});
    QVERIFY2(one.code == 0 && one.json()["games"_L1].toInt() == 500, one.all());
    QVERIFY2(one.err.contains("games and") && !one.out.contains("second"), one.all());
    QCOMPARE(lab(words + QStringList{u"--threads"_s, u"2"_s}).out, one.out);
    QStringList files;
    for (int i = 1; i <= 3; ++i) {
        files << QString::number(i);
        m_program->write(files.last(), lab(words + QStringList{u"--shard"_s, files.last() + "/3"}).out);
    }
    QCOMPARE(lab(QStringList{u"merge"_s, u"--json"_s} + files).out, one.out);
    const Ran told = lab(QStringList{u"merge"_s} + files);
    QVERIFY2(told.code == 0 && told.out.contains("greedy") && told.out.contains("95 %"), told.all());
}

void CommandLineLabTest::simulateKeepsTheRecordOfAGame()
{
    const QStringList words{u"simulate"_s, u"kimono"_s, u"--bots"_s, u"greedy,random"_s, u"--seed"_s, u"3"_s};
    const Ran kept = lab(words + QStringList{u"--games"_s, u"9"_s, u"--record"_s, u"1"_s});
    QVERIFY2(kept.code == 0, kept.all());
    m_program->write(u"r.jsonl"_s, kept.out);
    const QJsonDocument score = lab({u"score"_s, u"r.jsonl"_s, u"--json"_s}).json();
    QVERIFY(score["over"_L1].toBool());
    // A run of one game is that game.
    const QJsonDocument run = lab(words + QStringList{u"--games"_s, u"1"_s, u"--json"_s}).json();
    QCOMPARE(kept.out.count('\n') - 1, run["decisions"_L1].toInt());
    for (qsizetype side = 0; side < 2; ++side)
        QCOMPARE(score["totals"_L1][side].toInt(), run["points"_L1][side]["least"_L1].toInt());
    const QJsonObject header = QJsonDocument::fromJson(kept.out.left(kept.out.indexOf('\n'))).object();
    QCOMPARE(header["seats"_L1][0]["player"_L1].toString(), u"greedy"_s);
    QVERIFY(lab(words + QStringList{u"--games"_s, u"9"_s, u"--record"_s, u"2"_s}).out != kept.out);
    const Ran past = lab(words + QStringList{u"--games"_s, u"9"_s, u"--record"_s, u"10"_s});
    QVERIFY2(past.code == 2 && past.err.contains("there is no game 10, expected 1 to 9"), past.all());
}

void CommandLineLabTest::tournamentGivesTheSameForEveryThreadCount()
{
    const QStringList words{u"tournament"_s, u"kimono"_s, u"--bots"_s, u"greedy,random,beginner"_s,
                            u"--deals"_s,    u"6"_s};
    const Ran one = lab(words + QStringList{u"--json"_s, u"--threads"_s, u"1"_s});
    QVERIFY2(one.code == 0 && one.json()["games"_L1].toInt() == 36, one.all());
    QCOMPARE(lab(words + QStringList{u"--json"_s, u"--threads"_s, u"3"_s}).out, one.out);
    const QJsonArray bots = one.json()["bots"_L1].toArray(), pairs = one.json()["pairs"_L1].toArray();
    QCOMPARE(bots.size(), 3);
    QCOMPARE(pairs.size(), 6);
    double shares = 0;
    for (const QJsonValue &bot : bots)
        shares += bot["share"_L1]["value"_L1].toDouble();
    QVERIFY(qAbs(shares - 1.5) < 1e-9); // three pairs, of which each has one win
    const Ran told = lab(words);
    QVERIFY2(told.code == 0 && told.out.contains("and beginner") && told.out.contains("95 %"), told.all());
}

void CommandLineLabTest::everyLevelPlaysByItsName()
{
    for (const QString &level : {u"beginner"_s, u"easy"_s, u"normal"_s}) {
        const Ran run = lab({u"simulate"_s, u"kimono"_s, u"--games"_s, u"1"_s, u"--bots"_s, level, u"--json"_s});
        QVERIFY2(run.code == 0 && run.json()["games"_L1].toInt() == 1, run.all());
    }
    const Ran unknown = lab({u"simulate"_s, u"kimono"_s, u"--games"_s, u"1"_s, u"--bots"_s, u"clever"_s});
    QVERIFY2(unknown.code == 2 && unknown.err.contains("expected random, greedy, beginner"), unknown.all());
}

void CommandLineLabTest::everyPersonaPlaysByItsName()
{
    const QStringList words{u"simulate"_s, u"kimono"_s, u"--games"_s, u"2"_s, u"--bots"_s};
    const Ran run = lab(words + QStringList{u"cat_lover@greedy,flat_album@beginner"_s, u"--json"_s});
    QVERIFY2(run.code == 0 && run.json()["games"_L1].toInt() == 2, run.all());
    QCOMPARE(run.json()["run"_L1]["bots"_L1][0].toString(), u"cat_lover@greedy"_s);
    const Ran contest = lab(
        {u"tournament"_s, u"kimono"_s, u"--bots"_s, u"flat_album@greedy,greedy"_s, u"--deals"_s, u"2"_s, u"--json"_s});
    QVERIFY2(contest.code == 0 && contest.json()["bots"_L1][0]["bot"_L1].toString() == u"flat_album@greedy"_s,
             contest.all());

    const Ran unknown = lab(words + QStringList{u"cat_lovre"_s});
    QVERIFY2(unknown.code == 2 && unknown.err.contains("there is no bot “cat_lovre”, expected random, greedy, beginner")
                 && unknown.err.contains("“cat_lover@master”; did you mean “cat_lover”?"),
             unknown.all());
    const Ran level = lab(words + QStringList{u"cat_lover@storng"_s});
    QVERIFY2(level.code == 2
                 && level.err.contains("there is no level “storng” for a persona to play at, expected random, greedy")
                 && level.err.contains("did you mean “strong”?"),
             level.all());
    const Ran other = lab({u"simulate"_s, u"momiji"_s, u"--games"_s, u"1"_s, u"--bots"_s, u"cat_lover"_s});
    QVERIFY2(other.code == 2 && other.err.contains("hermit"), other.all());
}

void CommandLineLabTest::gamesListsThePersonas()
{
    const Ran told = lab({u"games"_s});
    QVERIFY2(told.code == 0 && told.out.contains("  persona hermit  Hermit: Never takes an objective"), told.all());
    const Ran japanese = lab({u"games"_s, u"--json"_s, u"--language"_s, u"ja"_s});
    for (const QJsonValue &pack : japanese.json().array()) {
        const QJsonArray personas = pack["personas"_L1].toArray();
        QVERIFY(personas.size() >= 4);
        for (const QJsonValue &persona : personas)
            QVERIFY(persona["sentence"_L1].toString().endsWith(u'。'));
    }
}

void CommandLineLabTest::mergeRefusesWhatDoesNotBelongTogether()
{
    const QStringList words{u"simulate"_s, u"kimono"_s, u"--games"_s, u"100"_s, u"--json"_s};
    m_program->write(u"a"_s, lab(words + QStringList{u"--shard"_s, u"1/2"_s}).out);
    m_program->write(u"b"_s, lab(words + QStringList{u"--shard"_s, u"2/2"_s, u"--seed"_s, u"2"_s}).out);
    const Ran other = lab({u"merge"_s, u"a"_s, u"b"_s});
    QVERIFY2(other.code == 1 && other.err.contains("b: error[results-run]")
                 && other.err.contains("seed 2 here, 1 in a"),
             other.all());
    QVERIFY(lab({u"merge"_s, u"a"_s}).err.contains("shard 2/2 is missing"));
    QVERIFY(lab({u"merge"_s, u"a"_s, u"a"_s}).err.contains("results-twice"));
    m_program->write(u"c"_s, "{\"run\": 1}");
    const Ran broken = lab({u"merge"_s, u"c"_s, u"nowhere"_s});
    QVERIFY2(broken.code == 1 && broken.err.contains("c:1: /run: error[results-field]")
                 && broken.err.contains("nowhere: "),
             broken.all());
}

void CommandLineLabTest::rulesGivesEverySentence()
{
    const Ran ran = lab({u"rules"_s, u"kimono"_s});
    QVERIFY2(ran.code == 0 && ran.out.contains("Taking a photo\n  take.crossing: The photographer walks"), ran.all());
    QVERIFY(ran.out.contains("solo.victory"));
    QVERIFY(!lab({u"rules"_s, u"kimono"_s, u"--mode"_s, u"basic"_s}).out.contains("solo.victory"));
    const QJsonArray list = lab({u"rules"_s, u"kimono"_s, u"--json"_s}).json().array();
    QVERIFY(list.size() > 40 && !list.first()["sentence"_L1].toString().isEmpty());
}

void CommandLineLabTest::coverageCountsEveryMode()
{
    const QStringList words{u"rules"_s, u"kimono"_s, u"--coverage"_s, u"200"_s};
    const QJsonArray list = lab(words + QStringList{u"--json"_s}).json().array();
    QCOMPARE(list, lab(words + QStringList{u"--json"_s, u"--threads"_s, u"1"_s}).json().array());
    for (const QJsonValue &rule : list)
        QCOMPARE(rule["fired"_L1].toObject().size(), rule["modes"_L1].toArray().size());
    QCOMPARE(list.first()["id"_L1].toString(), u"setup.ring"_s);
    QCOMPARE(list.first()["fired"_L1]["basic"_L1].toInt(), 200);
    const Ran one = lab({u"rules"_s, u"kimono"_s, u"--coverage"_s, u"2"_s});
    QVERIFY2(one.code == 1 && one.out.contains("NEVER") && one.out.contains("the pack does not say why."), one.all());
}

ENGAWA_SUBJECT(command_line_lab_test, CommandLineLabTest, QCoreApplication)
#include "command_line_lab_test.moc"
