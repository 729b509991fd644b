#include <QJsonArray>
#include <QJsonObject>

#include "tests/core/lab_program.h"

using namespace Qt::StringLiterals;

// Every verb of engawa-lab, with good and bad words.
class CommandLineTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void wrongWordsGiveAUsageLineAndExitTwo_data();
    void wrongWordsGiveAUsageLineAndExitTwo();
    void everyVerbExplainsItself_data();
    void everyVerbExplainsItself();
    void anUnknownVerbIsNamed();
    void missingResourcesAreExplained();
    void aFullDiskIsAnError();

    void gamesListsEveryPackWithItsModes();

    void theShippedPackAndVariantHaveNoProblems();
    void everyProblemOfAPackComesInOnePass();
    void aVariantsProblemsNameItsFileAndLine();
    void aVariantOfAnUnknownPackIsExplained();
    void aPathThatIsNotThereIsAProblem();

    void aSeedDealsTheSameRecord();
    void dealTakesModeStarterAndNames();
    void aPositionShownCanBeDealtAgain();
    void aBadPositionIsNamedWithItsLine();
    void movesCanBePlayedUntilTheEnd();
    void aRefusedMoveNamesItsRuleAndKeepsTheOnesBefore();
    void playOnStandardInputWritesTheWholeRecord();
    void whyCitesTheRules();
    void aWordThatIsNoMoveIsExplained();
    void aSeatIsShownOnlyWhatItMayKnow();
    void scoreAddsUp();

    void aRecordCutInTheMiddleOpensUpToItsLastWholeLine();
    void anIllegalMoveInARecordIsNamedWithNumberAndRule();
    void whatIsNoRecordIsRefused_data();
    void whatIsNoRecordIsRefused();
    void replayUnderAVariantNamesTheFirstMoveThatDoesNotFit();

    void simulateGivesTheSameForEveryThreadCountAndSharding();
    void mergeRefusesWhatDoesNotBelongTogether();
    void rulesGivesEverySentence();
    void coverageCountsEveryMode();

private:
    Ran lab(const QStringList &words, const QByteArray &input = {}) const { return m_program->run(words, input); }
    // A record in r.jsonl.
    void deal(const QStringList &more = {}) const;

    std::unique_ptr<LabProgram> m_program;
};

void CommandLineTest::init()
{
    m_program = std::make_unique<LabProgram>();
}

void CommandLineTest::deal(const QStringList &more) const
{
    const Ran ran = lab(QStringList{u"deal"_s, u"kimono"_s, u"--seed"_s, u"5"_s} + more);
    QVERIFY2(ran.code == 0, ran.all());
    m_program->write(u"r.jsonl"_s, ran.out);
}

void CommandLineTest::wrongWordsGiveAUsageLineAndExitTwo_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *words) {
        QTest::newRow(words) << QString::fromUtf8(words).split(u' ', Qt::SkipEmptyParts);
    };
    row("");
    row("nonsense");
    row("--nonsense");
    row("games --nonsense");
    row("games kimono");
    row("validate");
    row("deal");
    row("deal chess");
    row("deal kimono --mode chess");
    row("deal kimono --players 7");
    row("deal kimono --players two");
    row("deal kimono --players -3");
    row("deal kimono --seed -1");
    row("deal kimono --starter 2");
    row("deal kimono --modules garden");
    row("deal kimono --scenario storm");
    row("deal kimono --variant nonsense");
    row("deal kimono --seats a,b,c");
    row("deal kimono --mode");
    row("moves");
    row("play r.jsonl");
    row("play r.jsonl ;");
    row("why r.jsonl");
    row("why r.jsonl left;right");
    row("show");
    row("show r.jsonl --seat 2");
    row("show r.jsonl --seat -1");
    row("score");
    row("replay");
    row("replay r.jsonl --under nonsense");
    row("simulate kimono");
    row("simulate kimono --games 0");
    row("simulate kimono --games many");
    row("simulate kimono --games 99999999999999999999");
    row("simulate kimono --games 10 --bots clever");
    row("simulate kimono --games 10 --bots random,random,random");
    row("simulate kimono --games 10 --shard 3/2");
    row("simulate kimono --games 10 --shard 1");
    row("simulate kimono --games 10 --threads 0");
    row("merge");
    row("rules");
    row("rules kimono --mode chess");
    row("rules kimono --coverage 0");
}

void CommandLineTest::wrongWordsGiveAUsageLineAndExitTwo()
{
    QFETCH(const QStringList, words);
    deal();
    const Ran ran = lab(words);
    QVERIFY2(ran.code == 2, ran.all());
    QVERIFY2(ran.err.contains("usage: engawa-lab") && ran.err.startsWith("engawa-lab: "), ran.all());
    QVERIFY2(ran.out.isEmpty(), ran.all());
}

void CommandLineTest::everyVerbExplainsItself_data()
{
    QTest::addColumn<QString>("verb");
    for (const char *verb :
         {"games", "validate", "deal", "moves", "play", "why", "show", "score", "replay", "simulate", "merge", "rules"})
        QTest::newRow(verb) << QString::fromLatin1(verb);
}

void CommandLineTest::everyVerbExplainsItself()
{
    QFETCH(const QString, verb);
    const Ran ran = lab({verb, u"--help"_s});
    QVERIFY2(ran.code == 0 && ran.out.contains("usage: engawa-lab " + verb.toUtf8()), ran.all());
    QVERIFY(lab({u"--help"_s}).out.contains("  " + verb.toUtf8() + " "));
}

void CommandLineTest::anUnknownVerbIsNamed()
{
    const Ran ran = lab({u"simulte"_s});
    QVERIFY2(ran.err.contains("there is no verb “simulte”") && ran.err.contains("did you mean “simulate”?"), ran.all());
}

void CommandLineTest::missingResourcesAreExplained()
{
    const Ran ran = lab({u"games"_s, u"--resources"_s, m_program->path(u"nowhere"_s)});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("nowhere") && ran.err.contains("--resources"), ran.all());
}

void CommandLineTest::aFullDiskIsAnError()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("there is no /dev/full here");
    const Ran ran = m_program->run({u"rules"_s, u"kimono"_s}, {}, u"/dev/full"_s);
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("standard output could not be written"), ran.all());
}

void CommandLineTest::gamesListsEveryPackWithItsModes()
{
    const Ran ran = lab({u"games"_s});
    QVERIFY2(ran.code == 0 && ran.out.startsWith("kimono  Kimono Memories") && ran.out.contains("mode solo"),
             ran.all());
    const QJsonArray packs = lab({u"games"_s, u"--json"_s}).json().array();
    QVERIFY(!packs.isEmpty());
    QCOMPARE(packs.first()["modes"_L1][0]["max_players"_L1].toInt(), 2);
}

void CommandLineTest::theShippedPackAndVariantHaveNoProblems()
{
    const Ran pack = lab({u"validate"_s, QStringLiteral(ENGAWA_RESOURCES "/packs/kimono")});
    QVERIFY2(pack.code == 0 && pack.out.contains("no problems"), pack.all());
    const Ran variant = lab({u"validate"_s, QStringLiteral(ENGAWA_RESOURCES "/variants/kimono_weighted_deck.json")});
    QVERIFY2(variant.code == 0 && variant.out.contains("no problems"), variant.all());
    QCOMPARE(lab({u"validate"_s, u"kimono"_s, u"--json"_s}).out, "[]\n");
}

void CommandLineTest::everyProblemOfAPackComesInOnePass()
{
    m_program->copyPack(u"kimono"_s, u"pack"_s);
    QByteArray rules = m_program->read(u"pack/rules.json"_s);
    rules.replace("\"ring_size\": 8", "\"ring_size\": -8").replace("\"track_length\": 4", "\"track_length\": \"four\"");
    m_program->write(u"pack/rules.json"_s, rules);
    m_program->write(u"pack/objects.json"_s, "{\n  \"fan\": {,\n}\n");
    const Ran ran = lab({u"validate"_s, u"pack"_s});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.contains("pack/rules.json:3: /ring_size: error[range]: "), ran.all());
    QVERIFY2(ran.out.contains("pack/rules.json:4: /track_length: error[type]: "), ran.all());
    QVERIFY2(ran.out.contains("pack/objects.json:2: error[syntax]: "), ran.all());
    const QJsonArray problems = lab({u"validate"_s, u"pack"_s, u"--json"_s}).json().array();
    QCOMPARE(problems.size(), ran.lines().size());
}

void CommandLineTest::aVariantsProblemsNameItsFileAndLine()
{
    m_program->write(u"v.json"_s, R"({
  "id": "v", "base": "kimono", "base_version": "1.0.0", "name": "V",
  "changes": {
    "cards.json": {
      "pink_0": {"count": 1000000},
      "pink_1": {"pattern": "pnik"}
    }
  }
})");
    const Ran ran = lab({u"validate"_s, u"v.json"_s});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.contains("v.json:5: /changes/cards.json/pink_0/count: error["), ran.all());
    QVERIFY2(ran.out.contains("v.json:6: /changes/cards.json/pink_1/pattern: error[unknown-reference]"), ran.all());
    QVERIFY2(ran.out.contains("did you mean “pink”?"), ran.all());
    QCOMPARE(lab({u"deal"_s, u"kimono"_s, u"--variant"_s, u"v.json"_s}).code, 1);
}

void CommandLineTest::aVariantOfAnUnknownPackIsExplained()
{
    m_program->write(u"v.json"_s, R"({
  "id": "v",
  "base": "kimona",
  "base_version": "1.0.0", "name": "V"
})");
    const Ran ran = lab({u"validate"_s, u"v.json"_s});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.startsWith("v.json:3: /base: error[variant-pack]: "), ran.all());
    QVERIFY2(lab({u"validate"_s, u"v.json"_s, u"--pack"_s, u"kimono"_s}).out.contains("error[variant-base]"),
             ran.all());
}

void CommandLineTest::aPathThatIsNotThereIsAProblem()
{
    const Ran ran = lab({u"validate"_s, u"nowhere"_s});
    QVERIFY2(ran.code == 1 && ran.out.startsWith("nowhere: error[file-missing]"), ran.all());
    QCOMPARE(lab({u"moves"_s, u"nowhere"_s}).code, 1);
    QCOMPARE(lab({u"moves"_s, u"."_s}).code, 1);
}

void CommandLineTest::aSeedDealsTheSameRecord()
{
    const QStringList words{u"deal"_s, u"kimono"_s, u"--seed"_s, u"18446744073709551615"_s};
    const Ran ran = lab(words);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out.count('\n'), 1);
    QCOMPARE(lab(words).out, ran.out);
    QVERIFY(ran.out.contains("\"seed\":18446744073709551615"));
}

void CommandLineTest::dealTakesModeStarterAndNames()
{
    deal({u"--mode"_s, u"expert"_s, u"--starter"_s, u"1"_s, u"--seats"_s, u"Aya,Ben"_s});
    const QJsonObject header = QJsonDocument::fromJson(m_program->read(u"r.jsonl"_s)).object();
    QCOMPARE(header["setup"_L1]["mode"_L1].toString(), u"expert"_s);
    QCOMPARE(header["seats"_L1][1]["name"_L1].toString(), u"Ben"_s);
    QCOMPARE(lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).json()["seat"_L1].toInt(), 1);
    QVERIFY(lab({u"score"_s, u"r.jsonl"_s}).out.contains("Aya"));
    deal({u"--variant"_s, u"weighted_deck"_s});
    QVERIFY(lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).out.contains("purple_0#2"));
}

void CommandLineTest::aPositionShownCanBeDealtAgain()
{
    deal();
    const QString move = QString::fromUtf8(lab({u"moves"_s, u"r.jsonl"_s}).lines().last());
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, move}).code, 0);
    const QByteArray position = lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).out;
    m_program->write(u"p.json"_s, position);
    deal({u"--position"_s, u"p.json"_s});
    QCOMPARE(lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).out, position);
    const Ran piped = lab({u"deal"_s, u"kimono"_s, u"--seed"_s, u"5"_s, u"--position"_s, u"-"_s}, position);
    QCOMPARE(piped.out, m_program->read(u"r.jsonl"_s));
}

void CommandLineTest::aBadPositionIsNamedWithItsLine()
{
    m_program->write(u"p.json"_s, "{\n  \"turns\": 3,\n  \"deck\": [\"pink_0\", \"no_card\"],\n  \"weather\": 1\n}\n");
    const Ran ran = lab({u"deal"_s, u"kimono"_s, u"--position"_s, u"p.json"_s});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("p.json:3: /deck/1: error[position-unknown-piece]"), ran.all());
    QVERIFY2(ran.err.contains("p.json:4: /weather: error[position-field]"), ran.all());
    for (const char *text : {"", "[", "[]", "7", "null", "{\"deck\": {}}", "\"\\ud800\""}) {
        const Ran other = lab({u"deal"_s, u"kimono"_s, u"--position"_s, u"-"_s}, text);
        QVERIFY2(other.code == 1 && other.err.contains("standard input"), text + other.all());
    }
}

void CommandLineTest::movesCanBePlayedUntilTheEnd()
{
    deal();
    int played = 0;
    for (QList<QByteArray> legal; !(legal = lab({u"moves"_s, u"r.jsonl"_s}).lines()).isEmpty(); ++played) {
        const Ran ran = lab({u"play"_s, u"r.jsonl"_s, QString::fromUtf8(legal.first())});
        QVERIFY2(ran.code == 0 && ran.out.startsWith(legal.first() + "\n  "), ran.all());
    }
    QVERIFY(played > 20);
    QCOMPARE(m_program->read(u"r.jsonl"_s).count('\n'), played + 1);
    const QJsonDocument score = lab({u"score"_s, u"r.jsonl"_s, u"--json"_s}).json();
    QVERIFY(score["over"_L1].toBool() && !score["winners"_L1].toArray().isEmpty());
    const Ran told = lab({u"score"_s, u"r.jsonl"_s});
    QVERIFY2(told.out.contains("Winner:") || told.out.contains("shared"), told.all());
    const Ran replayed = lab({u"replay"_s, u"r.jsonl"_s});
    QVERIFY2(replayed.code == 0 && replayed.out.contains("All " + QByteArray::number(played) + " moves fit."),
             replayed.all());
    const Ran over = lab({u"play"_s, u"r.jsonl"_s, u"take 1"_s});
    QVERIFY2(over.code == 1 && over.err.contains("turn.over"), over.all());
}

void CommandLineTest::aRefusedMoveNamesItsRuleAndKeepsTheOnesBefore()
{
    deal();
    const Ran ran = lab({u"play"_s, u"r.jsonl"_s, u"take 1; place left"_s, u"take 9"_s, u"take 1"_s});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("take.crossing: The photographer walks clockwise and crosses 1 to 3 cards."), ran.all());
    const QByteArray record = m_program->read(u"r.jsonl"_s);
    QVERIFY(record.contains("\"move\":\"take 1\"") && !record.contains("take 9"));
    QVERIFY2(ran.err.contains(" moves were played and saved"), ran.all());
    const QJsonDocument json = lab({u"play"_s, u"r.jsonl"_s, u"take 9"_s, u"--json"_s}).json();
    QVERIFY(json["played"_L1].toArray().isEmpty());
    QVERIFY(!json["refused"_L1]["rule"_L1].toString().isEmpty());
}

void CommandLineTest::playOnStandardInputWritesTheWholeRecord()
{
    deal();
    const QByteArray record = m_program->read(u"r.jsonl"_s);
    const Ran ran = lab({u"play"_s, u"-"_s, u"take 2"_s}, record);
    QVERIFY2(ran.code == 0 && ran.out.startsWith(record), ran.all());
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 2"_s}).code, 0);
    QCOMPARE(ran.out, m_program->read(u"r.jsonl"_s));
    QCOMPARE(lab({u"moves"_s, u"-"_s}, ran.out).out, lab({u"moves"_s, u"r.jsonl"_s}).out);
}

void CommandLineTest::whyCitesTheRules()
{
    deal();
    const Ran legal = lab({u"why"_s, u"r.jsonl"_s, u"take 2"_s});
    QVERIFY2(legal.code == 0 && legal.out.contains("take 2 is legal") && legal.out.contains("take.last-crossed: "),
             legal.all());
    const Ran refused = lab({u"why"_s, u"r.jsonl"_s, u"take 9"_s});
    QVERIFY2(refused.code == 0 && refused.out.contains("is not legal") && refused.out.contains("take.crossing: "),
             refused.all());
    QCOMPARE(lab({u"why"_s, u"r.jsonl"_s, u"take 9"_s, u"--json"_s}).json()["legal"_L1].toBool(true), false);
    QCOMPARE(m_program->read(u"r.jsonl"_s).count('\n'), 1);
}

void CommandLineTest::aWordThatIsNoMoveIsExplained()
{
    deal();
    for (const QString &verb : {u"why"_s, u"play"_s}) {
        const Ran ran = lab({verb, u"r.jsonl"_s, u"castle kingside"_s});
        QVERIFY2(ran.code == 1 && ran.err.contains("“castle kingside” is not a move of this game")
                     && ran.err.contains("“take 1”"),
                 ran.all());
    }
}

void CommandLineTest::aSeatIsShownOnlyWhatItMayKnow()
{
    deal();
    const QJsonDocument whole = lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).json();
    const QJsonDocument seen = lab({u"show"_s, u"r.jsonl"_s, u"--seat"_s, u"1"_s, u"--json"_s}).json();
    QVERIFY(whole["deck"_L1].isArray() && whole.object().contains("seed"_L1));
    QVERIFY(seen["deck"_L1].isDouble() && !seen.object().contains("seed"_L1));
    const Ran told = lab({u"show"_s, u"r.jsonl"_s});
    QVERIFY2(told.out.contains("Kimono Memories, Basic") && told.out.contains("choose how many cards"), told.all());
}

void CommandLineTest::scoreAddsUp()
{
    deal({u"--mode"_s, u"expert"_s});
    const QJsonDocument score = lab({u"score"_s, u"r.jsonl"_s, u"--json"_s}).json();
    QCOMPARE(score["over"_L1].toBool(true), false);
    QList<int> sums(score["sides"_L1].toArray().size());
    for (const QJsonValue &line : score["lines"_L1].toArray())
        for (qsizetype side = 0; line["counts"_L1].toBool() && side < sums.size(); ++side)
            sums[side] += line["points"_L1][side].toInt();
    for (qsizetype side = 0; side < sums.size(); ++side)
        QCOMPARE(sums[side], score["totals"_L1][side].toInt());
}

void CommandLineTest::aRecordCutInTheMiddleOpensUpToItsLastWholeLine()
{
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 1"_s}).code, 0);
    const QByteArray whole = m_program->read(u"r.jsonl"_s);
    const qsizetype header = whole.indexOf('\n') + 1;
    for (const qsizetype length : {header + 1, header + 20, whole.size() - 1}) {
        m_program->write(u"r.jsonl"_s, whole.first(length));
        const Ran ran = lab({u"moves"_s, u"r.jsonl"_s});
        QVERIFY2(ran.code == 0 && ran.err.contains("r.jsonl:2: warning[record-cut]") && ran.out.startsWith("take 1\n"),
                 ran.all());
    }
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 1"_s}).code, 0);
    QCOMPARE(m_program->read(u"r.jsonl"_s), whole);
    const QByteArray piped = lab({u"play"_s, u"-"_s, u"take 1"_s}, whole.first(header + 20)).out;
    QCOMPARE(piped, whole);
}

void CommandLineTest::anIllegalMoveInARecordIsNamedWithNumberAndRule()
{
    deal();
    const QByteArray header = m_program->read(u"r.jsonl"_s);
    m_program->write(u"r.jsonl"_s, header + "{\"id\":1,\"parent\":0,\"move\":\"take 9\",\"seat\":0}\n");
    for (const QString &verb : {u"moves"_s, u"show"_s, u"score"_s, u"replay"_s}) {
        const Ran ran = lab({verb, u"r.jsonl"_s});
        QVERIFY2(ran.code == 1 && ran.err.contains("r.jsonl:2: /move: error[record-move]: event 1 (take 9)")
                     && ran.err.contains("take.crossing"),
                 ran.all());
    }
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 1"_s}).code, 1);
    QVERIFY(!m_program->read(u"r.jsonl"_s).contains("take 1"));
}

void CommandLineTest::whatIsNoRecordIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an empty line") << QByteArray("\n");
    QTest::newRow("not JSON") << QByteArray("hello\n");
    QTest::newRow("no object") << QByteArray("[]\n");
    QTest::newRow("no header") << QByteArray("{}\n");
    QTest::newRow("another version") << QByteArray("{\"engawa\":99}\n");
    QTest::newRow("no data") << QByteArray("{\"engawa\":1,\"seed\":1}\n");
    QTest::newRow("empty data") << QByteArray("{\"engawa\":1,\"seed\":1,\"data\":{}}\n");
    QTest::newRow("data of another form") << QByteArray("{\"engawa\":1,\"seed\":1,\"data\":{\"pack.json\":[7]}}\n");
    QTest::newRow("zeros") << QByteArray(1000, '\0');
    QTest::newRow("brackets") << QByteArray(100'000, '[') + "\n";
    QTest::newRow("bytes that are no text") << QByteArray("{\"engawa\":\"\xff\xfe\"}\n");
}

void CommandLineTest::whatIsNoRecordIsRefused()
{
    QFETCH(const QByteArray, text);
    for (const QString &verb : {u"moves"_s, u"show"_s, u"score"_s, u"replay"_s}) {
        const Ran ran = lab({verb, u"-"_s}, text);
        QVERIFY2(ran.code == 1 && ran.out.isEmpty() && ran.err.contains("standard input"), ran.all());
    }
    m_program->write(u"r.jsonl"_s, text);
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 1"_s}).code, 1);
    QCOMPARE(m_program->read(u"r.jsonl"_s), text);
}

void CommandLineTest::replayUnderAVariantNamesTheFirstMoveThatDoesNotFit()
{
    m_program->write(u"short.json"_s,
                     R"({"id": "short", "base": "kimono", "base_version": "1.0.0", "name": "Short walks",
  "changes": {"modes.json": {"basic": {"cross_max": 2}}}})");
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 2"_s}).code, 0);
    const Ran fits = lab({u"replay"_s, u"r.jsonl"_s, u"--under"_s, u"short.json"_s});
    QVERIFY2(fits.code == 0 && fits.out.contains("modes.json /basic/cross_max: 3 becomes 2."), fits.all());
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 3"_s}).code, 0);
    const Ran ran = lab({u"replay"_s, u"r.jsonl"_s, u"--under"_s, u"short.json"_s});
    QVERIFY2(ran.code == 1 && ran.out.contains("Event 1 (take 3) no longer fits, by the rule take.crossing: "),
             ran.all());
    QVERIFY2(ran.out.contains("crosses 1 to 2 cards"), ran.all());
    const QJsonDocument json = lab({u"replay"_s, u"r.jsonl"_s, u"--under"_s, u"short.json"_s, u"--json"_s}).json();
    QCOMPARE(json["misfit"_L1]["event"_L1].toInt(), 1);
}

void CommandLineTest::simulateGivesTheSameForEveryThreadCountAndSharding()
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

void CommandLineTest::mergeRefusesWhatDoesNotBelongTogether()
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

void CommandLineTest::rulesGivesEverySentence()
{
    const Ran ran = lab({u"rules"_s, u"kimono"_s});
    QVERIFY2(ran.code == 0 && ran.out.contains("Taking a photo\n  take.crossing: The photographer walks"), ran.all());
    QVERIFY(ran.out.contains("solo.victory"));
    QVERIFY(!lab({u"rules"_s, u"kimono"_s, u"--mode"_s, u"basic"_s}).out.contains("solo.victory"));
    const QJsonArray list = lab({u"rules"_s, u"kimono"_s, u"--json"_s}).json().array();
    QVERIFY(list.size() > 40 && !list.first()["sentence"_L1].toString().isEmpty());
}

void CommandLineTest::coverageCountsEveryMode()
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

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
