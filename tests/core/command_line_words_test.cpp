#include <QJsonArray>
#include <QRegularExpression>

#include "tests/core/command_line.h"
#include "tests/subject.h"

using namespace Qt::StringLiterals;

// The words that engawa-lab takes, its games and its packs.
class CommandLineWordsTest : public QObject, protected CommandLine
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void wrongWordsGiveAUsageLineAndExitTwo_data();
    void wrongWordsGiveAUsageLineAndExitTwo();
    void everyVerbExplainsItself_data();
    void everyVerbExplainsItself();
    void anUnknownVerbIsNamed();
    void aSetupNamesTheModeThatIsMeant();
    void onlyTheGameThatIsNeededIsRead();
    void missingResourcesAreExplained();
    void aFullDiskIsAnError();

    void gamesListsEveryPackWithItsModes();

    void theShippedPackAndVariantHaveNoProblems();
    void everyProblemOfAPackComesInOnePass();
    void aVariantsProblemsNameItsFileAndLine();
    void aVariantOfAnUnknownPackIsExplained();
    void aPathThatIsNotThereIsAProblem();
};

void CommandLineWordsTest::wrongWordsGiveAUsageLineAndExitTwo_data()
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
    row("why r.jsonl left right");
    row("bots");
    row("bots r.jsonl --moves 0");
    row("bots r.jsonl --bots clever");
    row("bots r.jsonl --bots greedy,greedy,greedy");
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
    row("simulate kimono --games 10 --record 0");
    row("simulate kimono --games 10 --record 11");
    row("tournament kimono --bots normal,greedy");
    row("tournament kimono --deals 5");
    row("tournament kimono --bots greedy --deals 5");
    row("tournament kimono --bots greedy,clever --deals 5");
    row("tournament kimono --bots greedy,random --deals 0");
    row("tournament kimono --bots greedy,random --deals 5 --players 7");
    row("merge");
    row("rules");
    row("rules kimono --mode chess");
    row("rules kimono --coverage 0");
}

void CommandLineWordsTest::wrongWordsGiveAUsageLineAndExitTwo()
{
    QFETCH(const QStringList, words);
    deal();
    const Ran ran = lab(words);
    QVERIFY2(ran.code == 2, ran.all());
    QVERIFY2(ran.err.contains("usage: engawa-lab") && ran.err.startsWith("engawa-lab: "), ran.all());
    QVERIFY2(ran.out.isEmpty(), ran.all());
}

void CommandLineWordsTest::everyVerbExplainsItself_data()
{
    QTest::addColumn<QString>("verb");
    for (const char *verb : {"games", "validate", "deal", "moves", "play", "why", "bots", "show", "score", "replay",
                             "simulate", "tournament", "merge", "rules"})
        QTest::newRow(verb) << QString::fromLatin1(verb);
}

void CommandLineWordsTest::everyVerbExplainsItself()
{
    QFETCH(const QString, verb);
    const Ran ran = lab({verb, u"--help"_s});
    QVERIFY2(ran.code == 0 && ran.out.contains("usage: engawa-lab " + verb.toUtf8()), ran.all());
    QVERIFY(lab({u"--help"_s}).out.contains("  " + verb.toUtf8() + " "));
    // The usage line has every word that the help explains.
    const qsizetype from = ran.out.indexOf("usage:");
    const QByteArray usage = ran.out.mid(from, ran.out.indexOf("\n\n", from) - from);
    const QRegularExpression words(u"^ +(?:-h, +)?(--[a-z]+)"_s, QRegularExpression::MultilineOption);
    int named = 0;
    for (const auto &word : words.globalMatch(QString::fromUtf8(ran.out.mid(from + usage.size())))) {
        const QByteArray option = word.captured(1).toUtf8();
        QVERIFY2(option == "--help" || usage.contains(option), option + " is not in " + usage);
        ++named;
    }
    QVERIFY(named >= 4);
    QVERIFY2(!usage.contains(" in ["), usage);
}

void CommandLineWordsTest::anUnknownVerbIsNamed()
{
    const Ran ran = lab({u"simulte"_s});
    QVERIFY2(ran.err.contains("there is no verb “simulte”") && ran.err.contains("did you mean “simulate”?"), ran.all());
}

void CommandLineWordsTest::aSetupNamesTheModeThatIsMeant()
{
    const auto refusal = [this](const QStringList &words) {
        return lab(QStringList{u"deal"_s, u"momiji"_s, u"--mode"_s, u"standard"_s} + words).err;
    };
    const QByteArray players = refusal({u"--players"_s, u"1"_s});
    QVERIFY2(players.contains("the number of players is 1, expected 2 to 4 in the mode standard; 1 plays in the mode "
                              "solo"),
             players);
    const QByteArray scenario = refusal({u"--scenario"_s, u"equinox"_s});
    QVERIFY2(scenario.contains("the scenario “equinox” belongs to the mode solo, expected none in the mode standard"),
             scenario);
    const QByteArray module = lab({u"deal"_s, u"momiji"_s, u"--mode"_s, u"solo"_s, u"--modules"_s, u"squirrel"_s}).err;
    QVERIFY2(module.contains("the module “squirrel” belongs to the mode first_game or standard, expected none in the "
                             "mode solo"),
             module);
    QVERIFY(lab({u"games"_s}).out.contains("  scenario equinox  in the mode solo\n"));
}

void CommandLineWordsTest::onlyTheGameThatIsNeededIsRead()
{
    const QDir schemas(QStringLiteral(ENGAWA_RESOURCES "/schema"));
    for (const QString &game : {QString(), u"kimono/"_s})
        for (const QString &name : QDir(schemas.filePath(game)).entryList(QDir::Files)) {
            QFile file(schemas.filePath(game + name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            m_program->write(u"resources/schema/"_s + game + name, file.readAll());
        }
    m_program->write(u"resources/schema/momiji/rules.schema.json"_s, "{");
    for (const QString &name : QDir(ENGAWA_RESOURCES "/engine/text").entryList(QDir::Files)) {
        QFile file(QDir(ENGAWA_RESOURCES "/engine/text").filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_program->write(u"resources/engine/text/"_s + name, file.readAll());
    }
    m_program->copyPack(u"kimono"_s, u"resources/packs/kimono"_s);
    m_program->copyPack(u"momiji"_s, u"resources/packs/momiji"_s);
    const auto with = [this](QStringList words) {
        return lab(words << u"--resources"_s << m_program->path(u"resources"_s));
    };
    const Ran dealt = with({u"deal"_s, u"kimono"_s});
    QVERIFY2(dealt.code == 0 && dealt.err.isEmpty(), dealt.all());
    m_program->write(u"r.jsonl"_s, dealt.out);
    for (const QString &verb : {u"moves"_s, u"show"_s, u"score"_s, u"replay"_s})
        QCOMPARE(with({verb, u"r.jsonl"_s}).code, 0);
    QCOMPARE(with({u"deal"_s, u"momiji"_s}).code, 1);
}

void CommandLineWordsTest::missingResourcesAreExplained()
{
    const Ran ran = lab({u"games"_s, u"--resources"_s, m_program->path(u"nowhere"_s)});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("nowhere") && ran.err.contains("--resources"), ran.all());
}

void CommandLineWordsTest::aFullDiskIsAnError()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("there is no /dev/full here");
    const Ran ran = m_program->run({u"rules"_s, u"kimono"_s}, {}, u"/dev/full"_s);
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("standard output could not be written"), ran.all());
}

void CommandLineWordsTest::gamesListsEveryPackWithItsModes()
{
    const Ran ran = lab({u"games"_s});
    QVERIFY2(ran.code == 0 && ran.out.startsWith("kimono  Kimono Memories") && ran.out.contains("mode solo"),
             ran.all());
    const QJsonArray packs = lab({u"games"_s, u"--json"_s}).json().array();
    QVERIFY(!packs.isEmpty());
    QCOMPARE(packs.first()["modes"_L1][0]["max_players"_L1].toInt(), 2);
}

void CommandLineWordsTest::theShippedPackAndVariantHaveNoProblems()
{
    const Ran pack = lab({u"validate"_s, QDir().absoluteFilePath(QStringLiteral(ENGAWA_RESOURCES "/packs/kimono"))});
    QVERIFY2(pack.code == 0 && pack.out.contains("no problems"), pack.all());
    const Ran variant =
        lab({u"validate"_s,
             QDir().absoluteFilePath(QStringLiteral(ENGAWA_RESOURCES "/variants/kimono_weighted_deck.json"))});
    QVERIFY2(variant.code == 0 && variant.out.contains("no problems"), variant.all());
    QCOMPARE(lab({u"validate"_s, u"kimono"_s, u"--json"_s}).out, "[]\n");
}

void CommandLineWordsTest::everyProblemOfAPackComesInOnePass()
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

void CommandLineWordsTest::aVariantsProblemsNameItsFileAndLine()
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

void CommandLineWordsTest::aVariantOfAnUnknownPackIsExplained()
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

void CommandLineWordsTest::aPathThatIsNotThereIsAProblem()
{
    const Ran ran = lab({u"validate"_s, u"nowhere"_s});
    QVERIFY2(ran.code == 1 && ran.out.startsWith("nowhere: error[file-missing]"), ran.all());
    QCOMPARE(lab({u"moves"_s, u"nowhere"_s}).code, 1);
    QCOMPARE(lab({u"moves"_s, u"."_s}).code, 1);
}

ENGAWA_SUBJECT(command_line_words_test, CommandLineWordsTest, QCoreApplication)
#include "command_line_words_test.moc"
