#include <QJsonArray>
#include <QJsonObject>

#include "tests/core/command_line.h"
#include "tests/subject.h"

using namespace Qt::StringLiterals;

// Records dealt, played, shown and replayed by engawa-lab.
class CommandLineRecordTest : public QObject, protected CommandLine
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void aSeedDealsTheSameRecord();
    void dealTakesModeStarterAndNames();
    void aPositionShownCanBeDealtAgain();
    void aBadPositionIsNamedWithItsLine();
    void movesCanBePlayedUntilTheEnd();
    void aRefusedMoveNamesItsRuleAndKeepsTheOnesBefore();
    void playOnStandardInputWritesTheWholeRecord();
    void whyCitesTheRules();
    void whyDoesNotTellWhatChanceHasNotShown_data();
    void whyDoesNotTellWhatChanceHasNotShown();
    void whyNamesAPlaceWithoutAPlotAsItWasWritten();
    void movesSayInWordsWhatTheyDo();
    void aWordThatIsNoMoveIsExplained();
    void botsPlayOnInARecord();
    void aRecordNamesPersonas();
    void botsPlayForWhoeverSitsThereNow();
    void botsTakeAsManyMovesAsTheyMay();
    void aSeatIsShownOnlyWhatItMayKnow();
    void whatOnlyBotsCountIsNotShownToPeople();
    void scoreAddsUp();
    void scoreSaysWhereThereIsNothingToWin();

    void aRecordCutInTheMiddleOpensUpToItsLastWholeLine();
    void anIllegalMoveInARecordIsNamedWithNumberAndRule();
    void whatIsNoRecordIsRefused_data();
    void whatIsNoRecordIsRefused();
    void replayUnderAVariantNamesTheFirstMoveThatDoesNotFit();
};

void CommandLineRecordTest::aSeedDealsTheSameRecord()
{
    const QStringList words{u"deal"_s, u"kimono"_s, u"--seed"_s, u"18446744073709551615"_s};
    const Ran ran = lab(words);
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out.count('\n'), 1);
    QCOMPARE(lab(words).out, ran.out);
    QVERIFY(ran.out.contains("\"seed\":18446744073709551615"));
}

void CommandLineRecordTest::dealTakesModeStarterAndNames()
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

void CommandLineRecordTest::aPositionShownCanBeDealtAgain()
{
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, legal().last()}).code, 0);
    const QByteArray position = lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).out;
    m_program->write(u"p.json"_s, position);
    deal({u"--position"_s, u"p.json"_s});
    QCOMPARE(lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).out, position);
    const Ran piped = lab({u"deal"_s, u"kimono"_s, u"--seed"_s, u"5"_s, u"--position"_s, u"-"_s}, position);
    QCOMPARE(piped.out, m_program->read(u"r.jsonl"_s));
}

void CommandLineRecordTest::aBadPositionIsNamedWithItsLine()
{
    m_program->write(u"p.json"_s, "{\n  \"turns\": 3,\n  \"deck\": [\"pink_0\", \"no_card\"],\n  \"weather\": 1\n}\n");
    const Ran ran = lab({u"deal"_s, u"kimono"_s, u"--position"_s, u"p.json"_s});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.err.contains("p.json:3: /deck/1: error[position-unknown-piece]: there is no piece “no_card”"),
             ran.all());
    QVERIFY2(ran.err.contains("p.json:4: /weather: error[position-field]"), ran.all());
    for (const char *text : {"", "[", "[]", "7", "null", "{\"deck\": {}}", "\"\\ud800\""}) {
        const Ran other = lab({u"deal"_s, u"kimono"_s, u"--position"_s, u"-"_s}, text);
        QVERIFY2(other.code == 1 && other.err.contains("standard input"), text + other.all());
    }
}

void CommandLineRecordTest::movesCanBePlayedUntilTheEnd()
{
    deal();
    int played = 0;
    for (QStringList moves; !(moves = legal()).isEmpty(); ++played) {
        const Ran ran = lab({u"play"_s, u"r.jsonl"_s, moves.first()});
        QVERIFY2(ran.code == 0 && ran.out.startsWith(moves.first().toUtf8() + "\n  "), ran.all());
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

void CommandLineRecordTest::aRefusedMoveNamesItsRuleAndKeepsTheOnesBefore()
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

void CommandLineRecordTest::playOnStandardInputWritesTheWholeRecord()
{
    deal();
    const QByteArray record = m_program->read(u"r.jsonl"_s);
    const Ran ran = lab({u"play"_s, u"-"_s, u"take 2"_s}, record);
    QVERIFY2(ran.code == 0 && ran.out.startsWith(record), ran.all());
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 2"_s}).code, 0);
    QCOMPARE(ran.out, m_program->read(u"r.jsonl"_s));
    QCOMPARE(lab({u"moves"_s, u"-"_s}, ran.out).out, lab({u"moves"_s, u"r.jsonl"_s}).out);
}

void CommandLineRecordTest::whyCitesTheRules()
{
    deal();
    const Ran legal = lab({u"why"_s, u"r.jsonl"_s, u"take 2"_s});
    QVERIFY2(legal.code == 0 && legal.out.contains("take 2 is legal") && legal.out.contains("take.last-crossed: "),
             legal.all());
    const Ran refused = lab({u"why"_s, u"r.jsonl"_s, u"take 9"_s});
    QVERIFY2(refused.code == 1 && refused.out.contains("take 9 is not legal")
                 && refused.out.contains("take.crossing: "),
             refused.all());
    QCOMPARE(lab({u"why"_s, u"r.jsonl"_s, u"take 9"_s, u"--json"_s}).json()["legal"_L1].toBool(true), false);
    QCOMPARE(m_program->read(u"r.jsonl"_s).count('\n'), 1);
}

void CommandLineRecordTest::whyDoesNotTellWhatChanceHasNotShown_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"momiji", "takenoko", "kimono", "leafus"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

// Bots play a game; what each move would show beforehand is compared with what it revealed.
void CommandLineRecordTest::whyDoesNotTellWhatChanceHasNotShown()
{
    QFETCH(const QString, game);
    m_program->write(u"r.jsonl"_s, lab({u"deal"_s, game, u"--seed"_s, u"5"_s}).out);
    int revealing = 0;
    for (int round = 0; round < 40 && revealing < 4; ++round) {
        const QByteArray before = m_program->read(u"r.jsonl"_s);
        const Ran bots = lab({u"bots"_s, u"r.jsonl"_s, u"--moves"_s, u"1"_s, u"--json"_s});
        QVERIFY2(bots.code == 0, bots.all());
        const QJsonValue played = bots.json()["played"_L1][0];
        const QByteArray line = m_program->read(u"r.jsonl"_s).mid(before.size());
        const QJsonDocument why =
            QJsonDocument::fromJson(lab({u"why"_s, u"-"_s, played["move"_L1].toString(), u"--json"_s}, before).out);
        const QJsonArray log = why["log"_L1].toArray(), whole = played["log"_L1].toArray();
        const bool revealed = line.contains("\"chance\":");
        QCOMPARE(why["chance"_L1].toBool(), revealed);
        QCOMPARE(log.size() < whole.size(), revealed);
        for (qsizetype i = 0; i < log.size(); ++i)
            QCOMPARE(log[i].toString(), whole[i].toString());
        revealing += revealed;
    }
    QVERIFY(revealing > 0);
}

void CommandLineRecordTest::whyNamesAPlaceWithoutAPlotAsItWasWritten()
{
    const QByteArray record = lab({u"deal"_s, u"takenoko"_s, u"--seed"_s, u"5"_s}).out;
    for (const QString &move : {u"panda 5,5"_s, u"channel 5,5 6,5"_s}) {
        const Ran why = lab({u"why"_s, u"-"_s, move}, record);
        QVERIFY2(why.code == 1 && why.out.startsWith(move.toUtf8() + " is not legal"), why.all());
        QVERIFY2(!why.out.contains("nowhere"), why.all());
    }
}

void CommandLineRecordTest::movesSayInWordsWhatTheyDo()
{
    const QByteArray record = lab({u"deal"_s, u"takenoko"_s, u"--position"_s, u"-"_s, u"--seed"_s, u"5"_s},
                                  R"({"garden": [{"plot": "green_plot", "q": 1, "r": 0}]})")
                                  .out;
    const QList<QByteArray> lines = lab({u"moves"_s, u"-"_s}, record).lines();
    const auto panda =
        std::ranges::find_if(lines, [](const QByteArray &line) { return line.startsWith("panda 1,0 "); });
    QVERIFY(panda != lines.end());
    QVERIFY2(panda->mid(9).contains("reen"), *panda); // the plot by its name
    QCOMPARE(lab({u"moves"_s, u"-"_s, u"--json"_s}, record).json().array().size(), lines.size());
}

void CommandLineRecordTest::aWordThatIsNoMoveIsExplained()
{
    deal();
    for (const QString &verb : {u"why"_s, u"play"_s}) {
        const Ran ran = lab({verb, u"r.jsonl"_s, u"castle kingside"_s});
        QVERIFY2(ran.code == 1 && ran.err.contains("“castle kingside” is not a move of this game")
                     && ran.err.contains("“take 1”"),
                 ran.all());
    }
}

void CommandLineRecordTest::botsPlayOnInARecord()
{
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 2"_s}).code, 0);
    const QByteArray begun = m_program->read(u"r.jsonl"_s);
    const Ran ran = lab({u"bots"_s, u"r.jsonl"_s});
    QVERIFY2(ran.code == 0 && ran.err.contains("the game is over"), ran.all());
    QVERIFY(m_program->read(u"r.jsonl"_s).startsWith(begun));
    QVERIFY(lab({u"score"_s, u"r.jsonl"_s, u"--json"_s}).json()["over"_L1].toBool());
    QCOMPARE(lab({u"bots"_s, u"-"_s}, begun).out, m_program->read(u"r.jsonl"_s)); // the same again
    QVERIFY(lab({u"bots"_s, u"-"_s, u"--bots"_s, u"random"_s}, begun).out != m_program->read(u"r.jsonl"_s));
    const QByteArray whole = m_program->read(u"r.jsonl"_s);
    QVERIFY(lab({u"bots"_s, u"r.jsonl"_s}).err.contains("0 moves played"));
    QCOMPARE(m_program->read(u"r.jsonl"_s), whole);
}

void CommandLineRecordTest::aRecordNamesPersonas()
{
    const QStringList words{u"simulate"_s, u"kimono"_s, u"--games"_s, u"1"_s, u"--record"_s, u"1"_s, u"--bots"_s};
    const QByteArray kept = lab(words + QStringList{u"prop_hunter@greedy"_s}).out;
    const QByteArray begun = kept.left(kept.indexOf('\n') + 1);
    QVERIFY(begun.contains(R"("player":"prop_hunter@greedy")"));
    const Ran again = lab({u"bots"_s, u"-"_s}, begun);
    QVERIFY2(again.code == 0 && again.out == kept, again.all());
    QVERIFY(lab({u"bots"_s, u"-"_s, u"--bots"_s, u"greedy"_s}, begun).out != kept);

    // The pack has lost it: its level plays, and that is said.
    const QByteArray lost = QByteArray(begun).replace("prop_hunter@greedy", "prop_huntre@greedy");
    const Ran without = lab({u"bots"_s, u"-"_s}, lost);
    QVERIFY2(without.code == 0 && without.err.contains("persona-lost") && without.err.contains("“prop_huntre”")
                 && without.err.contains("the level “greedy”"),
             without.all());
    const Ran greedy = lab({u"bots"_s, u"-"_s, u"--bots"_s, u"greedy"_s}, lost);
    QCOMPARE(without.out, greedy.out);
    const Ran unknown = lab({u"bots"_s, u"-"_s, u"--bots"_s, u"cat"_s}, begun);
    QVERIFY2(unknown.code == 2 && unknown.out.isEmpty() && unknown.err.contains("there is no bot “cat”"),
             unknown.all());
}

void CommandLineRecordTest::botsPlayForWhoeverSitsThereNow()
{
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 2"_s}).code, 0);
    const QByteArray begun = m_program->read(u"r.jsonl"_s);
    const QByteArray changed = begun + R"({"id":2,"parent":1,"player":"random","seat":0})" + "\n"
                               + R"({"id":3,"parent":1,"player":"random","seat":1})" + "\n";
    const auto played = [&](const QByteArray &record, const QStringList &more) {
        QStringList moves;
        const QStringList words{u"bots"_s, u"-"_s, u"--moves"_s, u"12"_s};
        for (const QByteArray &line : lab(words + more, record).out.split('\n'))
            if (const QJsonObject event = QJsonDocument::fromJson(line).object(); event.contains("move"_L1))
                moves += event["move"_L1].toString();
        return moves;
    };
    const QStringList byRandom = played(begun, {u"--bots"_s, u"random"_s});
    QCOMPARE(byRandom.size(), 1 + 12);
    QCOMPARE(played(changed, {}), byRandom);
    QVERIFY(played(begun, {}) != byRandom);
    QVERIFY(played(changed, {u"--bots"_s, u"greedy"_s}) != byRandom); // whom the words name plays in any case
}

void CommandLineRecordTest::botsTakeAsManyMovesAsTheyMay()
{
    deal();
    const Ran one = lab({u"bots"_s, u"r.jsonl"_s, u"--moves"_s, u"1"_s});
    QVERIFY2(one.code == 0 && one.err.contains("1 move played, the game goes on"), one.all());
    QCOMPARE(m_program->read(u"r.jsonl"_s).count('\n'), 2);
    QCOMPARE(lab({u"bots"_s, u"r.jsonl"_s, u"--moves"_s, u"3"_s, u"--json"_s}).json()["played"_L1].toArray().size(), 3);
    QCOMPARE(m_program->read(u"r.jsonl"_s).count('\n'), 5);
}

void CommandLineRecordTest::aSeatIsShownOnlyWhatItMayKnow()
{
    deal();
    const QJsonDocument whole = lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).json();
    const QJsonDocument seen = lab({u"show"_s, u"r.jsonl"_s, u"--seat"_s, u"1"_s, u"--json"_s}).json();
    QVERIFY(whole["deck"_L1].isArray() && whole.object().contains("seed"_L1));
    QVERIFY(seen["deck"_L1].isDouble() && !seen.object().contains("seed"_L1));
    const Ran told = lab({u"show"_s, u"r.jsonl"_s});
    QVERIFY2(told.out.contains("Kimono Memories, Basic") && told.out.contains("choose the photo"), told.all());
}

void CommandLineRecordTest::whatOnlyBotsCountIsNotShownToPeople()
{
    m_program->write(u"r.jsonl"_s, lab({u"deal"_s, u"leafus"_s, u"--seed"_s, u"5"_s}).out);
    for (const QString &verb : {u"assign"_s, u"return"_s}) {
        const QStringList moves = legal().filter(verb);
        QVERIFY(!moves.isEmpty());
        QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, moves.front()}).code, 0);
    }
    const QByteArray position = lab({u"show"_s, u"r.jsonl"_s, u"--json"_s}).out;
    QVERIFY(position.contains("\"needless\"") && position.contains("\"taken_back\""));
    for (const QStringList &seat : {QStringList(), QStringList{u"--seat"_s, u"0"_s}}) {
        const Ran told = lab(QStringList{u"show"_s, u"r.jsonl"_s} + seat);
        QVERIFY2(told.out.contains("crosses") && !told.out.contains("needless") && !told.out.contains("taken_back"),
                 told.all());
    }
}

void CommandLineRecordTest::scoreAddsUp()
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

void CommandLineRecordTest::scoreSaysWhereThereIsNothingToWin()
{
    QStringList pointsOnly;
    const QJsonDocument games = lab({u"games"_s, u"--json"_s}).json();
    QVERIFY(games.array().size() >= 4);
    for (const QJsonValue &game : games.array())
        for (const QJsonValue &mode : game["modes"_L1].toArray()) {
            const QString id = game["id"_L1].toString(), name = mode["id"_L1].toString();
            m_program->write(u"r.jsonl"_s, lab({u"deal"_s, id, u"--mode"_s, name}).out);
            const QJsonValue contest = lab({u"score"_s, u"r.jsonl"_s, u"--json"_s}).json()["contest"_L1];
            QVERIFY2(contest.isBool(), qPrintable(id + u' ' + name));
            const QByteArray told = lab({u"score"_s, u"r.jsonl"_s}).out;
            QCOMPARE(told.contains("nothing to win but points"), !contest.toBool());
            if (!contest.toBool())
                pointsOnly.append(id + u' ' + name);
        }
    QCOMPARE(pointsOnly, QStringList{u"leafus solo"_s}); // the others played alone can be lost

    m_program->write(u"r.jsonl"_s, lab({u"deal"_s, u"leafus"_s, u"--mode"_s, u"solo"_s}).out);
    for (int cross = 0; cross < 8; ++cross)
        QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"done"_s}).code, 0);
    const QJsonDocument score = lab({u"score"_s, u"r.jsonl"_s, u"--json"_s}).json();
    QVERIFY(score["over"_L1].toBool() && !score["contest"_L1].toBool() && score["winners"_L1].toArray().isEmpty());
    QVERIFY(lab({u"score"_s, u"r.jsonl"_s}).out.contains("The game is over; there is nothing to win but points."));
}

void CommandLineRecordTest::aRecordCutInTheMiddleOpensUpToItsLastWholeLine()
{
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 1"_s}).code, 0);
    const QByteArray whole = m_program->read(u"r.jsonl"_s);
    const qsizetype header = whole.indexOf('\n') + 1;
    for (const qsizetype length : {header + 1, header + 20, whole.size() - 1}) {
        m_program->write(u"r.jsonl"_s, whole.first(length));
        const Ran ran = lab({u"moves"_s, u"r.jsonl"_s});
        QVERIFY2(ran.code == 0 && ran.err.contains("r.jsonl:2: warning[record-cut]") && ran.out.startsWith("take 1  "),
                 ran.all());
    }
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, u"take 1"_s}).code, 0);
    QCOMPARE(m_program->read(u"r.jsonl"_s), whole);
    const QByteArray piped = lab({u"play"_s, u"-"_s, u"take 1"_s}, whole.first(header + 20)).out;
    QCOMPARE(piped, whole);
}

void CommandLineRecordTest::anIllegalMoveInARecordIsNamedWithNumberAndRule()
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

void CommandLineRecordTest::whatIsNoRecordIsRefused_data()
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

void CommandLineRecordTest::whatIsNoRecordIsRefused()
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

void CommandLineRecordTest::replayUnderAVariantNamesTheFirstMoveThatDoesNotFit()
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

ENGAWA_SUBJECT(command_line_record_test, CommandLineRecordTest, QCoreApplication)
#include "command_line_record_test.moc"
