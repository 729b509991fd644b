#include <QJsonArray>
#include <QJsonObject>

#include "tests/core/command_line.h"
#include "tests/subject.h"

using namespace Qt::StringLiterals;

// Figures, comparisons, kept runs and wishes on the command line.
class CommandLineStudyTest : public QObject, protected CommandLine
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void figuresAreTheSameForEveryThreadCount();
    void figuresAreToldInSentences();
    void aKeptRunGoesOnAndShowsItsGames();
    void whatIsNoKeptRunIsRefused();
    void tablesAreWritten();
    void aVariantIsComparedWithThePack();
    void oneBotIsComparedWithOthers();
    void whatCantBeComparedIsAUsageError();
    void wishesAreChecked();
    void aBrokenWishIsAFailureInTheReport();
    void wishesThatCantBeReadAreProblems();

private:
    void writeVariant(const QByteArray &changes) const
    {
        m_program->write(u"v.json"_s, R"({"id": "v", "base": "kimono", "base_version": "1.0.0", "name": "V",)"
                                      R"( "author": "A", "description": "D", "changes": )"
                                          + changes + "}");
    }
};

void CommandLineStudyTest::figuresAreTheSameForEveryThreadCount()
{
    const QStringList words{u"figures"_s, u"kimono"_s,        u"--deals"_s, u"200"_s,
                            u"--bots"_s,  u"greedy,random"_s, u"--json"_s};
    const Ran one = lab(words + QStringList{u"--threads"_s, u"1"_s});
    QVERIFY2(one.code == 0, one.all());
    QCOMPARE(one.json()["side"_L1]["deals"_L1].toInt(), 200);
    QCOMPARE(one.json()["side"_L1]["games"_L1].toInt(), 400); // both take every seat
    QCOMPARE(lab(words + QStringList{u"--threads"_s, u"3"_s}).out, one.out);
    QVERIFY(!one.out.contains("second"));
    const Ran fixed = lab(words + QStringList{u"--fixed-seats"_s});
    QCOMPARE(fixed.json()["side"_L1]["games"_L1].toInt(), 200);
}

void CommandLineStudyTest::figuresAreToldInSentences()
{
    const QStringList words{u"figures"_s, u"takenoko"_s, u"--deals"_s, u"64"_s, u"--bots"_s, u"greedy"_s};
    const Ran ran = lab(words);
    QVERIFY2(ran.code == 0, ran.all());
    for (const char *said : {"Player 1 in turn order wins", "end by end.objectives", "half-time", "length.turns"})
        QVERIFY2(ran.out.contains(said), ran.all());
    const Ran japanese = lab(words + QStringList{u"--language"_s, u"ja"_s});
    QVERIFY2(japanese.out.contains("手番順で1番目の人の勝率は"), japanese.all());
}

void CommandLineStudyTest::aKeptRunGoesOnAndShowsItsGames()
{
    const QStringList words{u"figures"_s, u"kimono"_s, u"--deals"_s, u"130"_s, u"--bots"_s, u"random"_s, u"--json"_s};
    const Ran run = lab(words + QStringList{u"--keep"_s, u"k.run"_s});
    QVERIFY2(run.code == 0, run.all());
    const Ran again = lab({u"resume"_s, u"k.run"_s, u"--json"_s});
    QCOMPARE(again.out, run.out);
    for (const QString &mark : {u"length.decisions"_s, u"cards/pink_0"_s, u"end.last-cards"_s}) {
        const Ran record = lab({u"moment"_s, u"k.run"_s, mark});
        QVERIFY2(record.code == 0, record.all());
        m_program->write(u"r.jsonl"_s, record.out);
        QVERIFY2(lab({u"show"_s, u"r.jsonl"_s}).code == 0, record.all());
    }
    const Ran none = lab({u"moment"_s, u"k.run"_s, u"cards/none"_s});
    QVERIFY2(none.code == 1 && none.err.contains("error[run-no-mark]"), none.all());
}

void CommandLineStudyTest::whatIsNoKeptRunIsRefused()
{
    QVERIFY(lab({u"resume"_s, u"none.run"_s}).err.contains("error[file-missing]"));
    m_program->write(u"k.run"_s, "{}\n");
    QVERIFY(lab({u"resume"_s, u"k.run"_s}).err.contains("error[run-header]"));
    const QStringList figures{u"figures"_s, u"kimono"_s, u"--deals"_s, u"10"_s, u"--bots"_s, u"random"_s};
    const Ran there = lab(figures + QStringList{u"--keep"_s, u"k.run"_s});
    QVERIFY2(there.code == 2 && there.err.contains("is there already"), there.all());
    lab(figures + QStringList{u"--keep"_s, u"whole.run"_s});
    m_program->write(u"cut.run"_s, m_program->read(u"whole.run"_s).chopped(9));
    const Ran cut = lab({u"resume"_s, u"cut.run"_s});
    QVERIFY2(cut.code == 1 && cut.err.contains("error[run-cut]") && cut.out.isEmpty(), cut.all());
    const Ran lost = lab(
        {u"figures"_s, u"kimono"_s, u"--deals"_s, u"10"_s, u"--bots"_s, u"random"_s, u"--keep"_s, u"nowhere/k.run"_s});
    QVERIFY2(lost.code == 1 && lost.err.contains("error[file-unwritable]") && lost.out.contains("length.turns"),
             lost.all());
}

void CommandLineStudyTest::tablesAreWritten()
{
    const Ran ran = lab({u"figures"_s, u"kimono"_s, u"--deals"_s, u"10"_s, u"--bots"_s, u"random"_s, u"--csv"_s,
                         u"tables"_s, u"--csv-games"_s, u"5"_s});
    QVERIFY2(ran.code == 0, ran.all());
    QVERIFY(m_program->read(u"tables/figures.csv"_s).startsWith("side,figure,"));
    QCOMPARE(m_program->read(u"tables/games.csv"_s).count('\n'), 1 + 5 * 2);
    QVERIFY(m_program->read(u"tables/manifest.json"_s).contains("data_hash"));
}

void CommandLineStudyTest::aVariantIsComparedWithThePack()
{
    writeVariant(R"({"rules.json": {"track_length": 2}})");
    const QStringList words{u"compare"_s, u"kimono"_s, u"--variant"_s, u"v.json"_s, u"--bots"_s, u"random"_s};
    const Ran points = lab(words + QStringList{u"--on"_s, u"points"_s, u"--json"_s, u"--threads"_s, u"1"_s});
    QVERIFY2(points.code == 0, points.all());
    const QJsonObject first = points.json()["comparison"_L1][0].toObject();
    QCOMPARE(first["id"_L1].toString(), u"points"_s);
    QVERIFY(first["asked"_L1].toBool() && first["verdict"_L1].toString() != u"not_yet"_s);
    QVERIFY(points.json()["settled"_L1].toBool());
    QCOMPARE(lab(words + QStringList{u"--on"_s, u"points"_s, u"--json"_s, u"--threads"_s, u"3"_s}).out, points.out);
    const Ran told = lab({u"compare"_s, u"kimono"_s, u"--against"_s, u"weighted_deck"_s, u"--deals"_s, u"64"_s,
                          u"--bots"_s, u"random"_s});
    QVERIFY2(told.code == 0 && told.out.contains("on the same deals") && told.out.contains("share.place.1"),
             told.all());
}

void CommandLineStudyTest::oneBotIsComparedWithOthers()
{
    const Ran ran = lab({u"compare"_s, u"kimono"_s, u"--bots"_s, u"greedy"_s, u"--against-bots"_s, u"random"_s,
                         u"--deals"_s, u"300"_s, u"--json"_s});
    QVERIFY2(ran.code == 0, ran.all());
    const QJsonObject first = ran.json()["comparison"_L1][0].toObject();
    QCOMPARE(first["id"_L1].toString(), u"share.bot.1"_s);
    QCOMPARE(first["verdict"_L1].toString(), u"differs"_s);
    QVERIFY(first["difference"_L1]["value"_L1].toDouble() > 0.1);
}

void CommandLineStudyTest::whatCantBeComparedIsAUsageError()
{
    const Ran nothing = lab({u"compare"_s, u"kimono"_s});
    QVERIFY2(nothing.code == 2 && nothing.err.contains("nothing to compare"), nothing.all());
    const Ran figure = lab({u"compare"_s, u"kimono"_s, u"--against"_s, u"weighted_deck"_s, u"--on"_s, u"pionts"_s});
    QVERIFY2(figure.code == 2 && figure.err.contains("did you mean “points”?"), figure.all());
    writeVariant(R"({"rules.json": {"ring_size": "many"}})");
    const Ran broken = lab({u"compare"_s, u"kimono"_s, u"--variant"_s, u"v.json"_s});
    QVERIFY2(broken.code == 1 && broken.err.contains("/changes/rules.json/ring_size"), broken.all());
}

void CommandLineStudyTest::wishesAreChecked()
{
    const QByteArray none = R"("seats": null, "comebacks": null, "photos": null)";
    writeVariant(R"({"wishes.json": {"short": {"wish": "length <= 90", "bots": ["random"]}, "length": null, )" + none
                 + "}}");
    const Ran ran = lab({u"check"_s, u"kimono"_s, u"--variant"_s, u"v.json"_s, u"--junit"_s, u"j.xml"_s});
    QVERIFY2(ran.code == 0 && ran.out.startsWith("It holds: length <= 90. It is "), ran.all());
    QVERIFY(m_program->read(u"j.xml"_s).contains(R"(tests="1" failures="0" errors="0" skipped="0")"));
    writeVariant(R"({"wishes.json": {"open": {"wish": "seat_gap <= 0.1", "bots": ["random"]}, "length": null, )" + none
                 + "}}");
    const Ran open = lab({u"check"_s, u"kimono"_s, u"--variant"_s, u"v.json"_s, u"--deals"_s, u"64"_s, u"--json"_s});
    QVERIFY2(open.code == 0 && open.json()[0]["stand"_L1].toString() == u"not_yet"_s, open.all());
}

void CommandLineStudyTest::aBrokenWishIsAFailureInTheReport()
{
    writeVariant(
        R"({"wishes.json": {"length": {"wish": "length <= 3"}, "seats": null, "comebacks": null, "photos": null}})");
    const Ran ran = lab({u"check"_s, u"kimono"_s, u"--variant"_s, u"v.json"_s, u"--junit"_s, u"j.xml"_s});
    QVERIFY2(ran.code == 1 && ran.out.startsWith("It does not hold: length <= 3."), ran.all());
    QVERIFY2(ran.err.contains("v.json:1: /changes/wishes.json/length/wish: error[wish-broken]"), ran.all());
    const QByteArray report = m_program->read(u"j.xml"_s);
    QVERIFY2(report.contains("failures=\"1\"") && report.contains("length &lt;= 3"), report);
}

void CommandLineStudyTest::wishesThatCantBeReadAreProblems()
{
    writeVariant(R"({"wishes.json": {"gone": {"wish": "worth(cards/pink_77) within 5"}}})");
    const Ran ran = lab({u"validate"_s, u"v.json"_s});
    QVERIFY2(ran.code == 1 && ran.out.contains("/changes/wishes.json/gone/wish: error[wish-component]"), ran.all());
}

ENGAWA_APPLESS_SUBJECT(command_line_study_test, CommandLineStudyTest)
#include "command_line_study_test.moc"
