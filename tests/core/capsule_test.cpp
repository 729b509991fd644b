#include "core/match/capsule.h"

#include <QTest>

#include "core/match/record.h"
#include "core/pack/limits.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

// A match with a branch, an edit and notes.
Match played()
{
    Problems problems;
    const Setting setting = kimono();
    Match match = *Match::begin(
        setting.game, {setting.setup, 5, std::nullopt, {{"Aki", "human"}, {"Bo", "human"}}, {"Weighted deck"}},
        problems);
    const auto play = [&](std::size_t which) {
        MoveList legal;
        match.game().legal(match.state(), legal);
        if (match.play(legal[which % legal.size()]) != noRule)
            qFatal("an illegal move");
    };
    for (std::size_t i = 0; i < 4; ++i)
        play(i);
    match.note(2, {{"text", "odd"}, {"rating", 2}, {"component", "cards/pink_0"}});
    match.undo();
    match.undo();
    match.setPlayer(1, "strong");
    play(3);
    const auto data = edited(match.game().data(), "cards.json", "/pink_2/count", 2, problems);
    if (!data || !match.edit(compiler(), *data, problems))
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    play(1);
    match.note({{"text", "fine now"}, {"rating", 4}});
    match.setPlayer(0, "easy");
    match.setPlayer(0, "human");
    match.goTo(4);
    return match;
}

Report reportOf(const Match &match)
{
    return {match.nodes().back().id, match.notes().back().id, "Hana", "2026-11-16T18:30:00Z"};
}

std::vector<CapsuleVariant> variants()
{
    return {{"kimono_weighted_deck.json",
             {{"id", "weighted_deck"},
              {"name", "Weighted deck"},
              {"changes", {{"cards.json", {{"pink_3", {{"count", 0}}}}}}}}}};
}

struct Reading
{
    std::optional<Capsule> capsule;
    QStringList lines;
};

Reading read(const std::string &text)
{
    Reading reading;
    Problems problems;
    reading.capsule = readCapsule(text, "c.jsonl", compiler(), problems);
    reading.lines = linesOf(problems);
    return reading;
}

bool sameMatch(const Match &one, const Match &other)
{
    bool same = one.header() == other.header() && one.head().id == other.head().id
                && one.nodes().size() == other.nodes().size() && one.notes().size() == other.notes().size()
                && one.seatChanges().size() == other.seatChanges().size() && one.seats() == other.seats();
    for (std::size_t i = 0; same && i < one.nodes().size(); ++i)
        same = one.nodes()[i].id == other.nodes()[i].id && one.nodes()[i].parent == other.nodes()[i].parent
               && one.nodes()[i].state == other.nodes()[i].state;
    for (std::size_t i = 0; same && i < one.notes().size(); ++i)
        same = noteLine(one.notes()[i]) == noteLine(other.notes()[i]);
    for (std::size_t i = 0; same && i < one.seatChanges().size(); ++i)
        same = playerLine(one.seatChanges()[i]) == playerLine(other.seatChanges()[i]);
    return same;
}

} // namespace

class CapsuleTest : public QObject
{
    Q_OBJECT

private slots:
    void aMatchSurvivesItsRecordText()
    {
        const Match match = played();
        Problems problems;
        const auto opened = openRecord(recordText(match), "r.jsonl", compiler(), problems);
        QCOMPARE(linesOf(problems), QStringList());
        QVERIFY(opened && sameMatch(*opened, match));
    }

    void aCapsuleHoldsEverything()
    {
        const Match match = played();
        const Report report = reportOf(match);
        const Reading reading = read(capsuleText(match, report, variants()));
        QCOMPARE(reading.lines, QStringList());
        QVERIFY(reading.capsule);
        const Capsule &capsule = *reading.capsule;
        QVERIFY(sameMatch(capsule.match, match));
        QCOMPARE(capsule.report, std::optional(report));
        QCOMPARE(capsule.variants, variants());
        const Node &node = match.node(report.node);
        QCOMPARE(*capsule.position, node.game->position(node.state));
        QCOMPARE(capsule.dataHash, std::format("{:016x}", dataHash(node.game->data())));
        QVERIFY(capsule.dataHash
                != std::format("{:016x}", dataHash(match.nodes().front().game->data()))); // it was edited
        QVERIFY(!capsule.engine.empty());
        QCOMPARE(capsule.notes.size(), 2u);
        QCOMPARE(capsule.notes[0].node, 2);
        QCOMPARE(capsule.notes[0].content.component, std::string("cards/pink_0"));
    }

    void aCapsuleOpensAsARecord()
    {
        const Match match = played();
        Problems problems;
        const auto opened =
            openRecord(capsuleText(match, reportOf(match), variants()), "c.jsonl", compiler(), problems);
        QCOMPARE(linesOf(problems), QStringList());
        QVERIFY(opened && sameMatch(*opened, match));
    }

    void aRecordIsACapsuleWithoutAReport()
    {
        const Reading reading = read(recordText(played()));
        QVERIFY(reading.lines.isEmpty() && reading.capsule);
        QVERIFY(!reading.capsule->report && !reading.capsule->position && reading.capsule->variants.empty());
        QCOMPARE(reading.capsule->notes.size(), 2u);
        QVERIFY(!reading.capsule->engine.empty() && !reading.capsule->dataHash.empty());
    }

    void aMatchGoesOnAfterTheCapsulesLines()
    {
        const Match match = played();
        std::string text = capsuleText(match, reportOf(match), {});
        Problems problems;
        auto opened = openRecord(text, "c.jsonl", compiler(), problems);
        opened->setWrite([&](const std::string &line) { text += line + "\n"; });
        opened->note({{"text", "answer"}});
        const Reading reading = read(text);
        QCOMPARE(reading.lines, QStringList());
        QCOMPARE(reading.capsule->notes.size(), 3u);
    }

    void badLinesAreToldAndTheRestIsRead_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("of a later version") << R"({"capsule":"weather","sky":"grey"})" << "";
        QTest::newRow("kind is a number")
            << R"({"capsule":3})"
            << "error[record-line]: this event can't be read: expected the kind of a capsule's line, and no id";
        QTest::newRow("with an id")
            << R"({"capsule":"variant","id":90,"parent":0})"
            << "error[record-line]: this event can't be read: expected the kind of a capsule's line, and no id";
        QTest::newRow("garbage") << R"({"bapsule":"variant"})"
                                 << "error[record-line]: this event can't be read: expected an id above all earlier "
                                    "ones, and a parent that is one of them";
        QTest::newRow("variant") << R"({"capsule":"variant","content":[]})"
                                 << "error[capsule-line]: this line of a capsule can't be read: expected the variant "
                                    "as an object (\"content\")";
        QTest::newRow("position") << R"({"capsule":"position","node":999,"position":{}})"
                                  << "error[capsule-line]: this line of a capsule can't be read: expected a position "
                                     "(\"position\") and an event of this record (\"node\")";
        QTest::newRow("other position")
            << R"({"capsule":"position","node":1,"position":{}})"
            << "warning[capsule-position]: the position in the capsule is not the one that its record leads to";
        QTest::newRow("report")
            << R"({"capsule":"report","node":-1})"
            << "error[capsule-line]: this line of a capsule can't be read: expected an event of this record (\"node\")";
    }
    void badLinesAreToldAndTheRestIsRead()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, problem);
        const Match match = played();
        const Reading reading = read(recordText(match) + line.toStdString() + "\n");
        QVERIFY(reading.capsule && sameMatch(reading.capsule->match, match));
        QCOMPARE(reading.lines.size(), problem.isEmpty() ? 0 : 1);
        if (!problem.isEmpty())
            QVERIFY2(reading.lines.front().endsWith(problem), qPrintable(reading.lines.front()));
    }

    void aReportOfOtherDataIsTold()
    {
        const Match match = played();
        std::string text = capsuleText(match, reportOf(match), {});
        const auto hash = text.rfind("\"data_hash\":\"") + 13;
        text.replace(hash, 16, "0123456789abcdef");
        const Reading reading = read(text);
        QCOMPARE(reading.lines.size(), 1);
        QVERIFY2(reading.lines.front().contains("warning[capsule-data]: the report names the data 0123456789abcdef"),
                 qPrintable(reading.lines.front()));
        QVERIFY(reading.capsule->dataHash != "0123456789abcdef");
    }

    void moreVariantsThanTheLimitAreTold()
    {
        const Match match = played();
        const std::vector<CapsuleVariant> many(capsuleVariants + 1, variants().front());
        const Reading reading = read(capsuleText(match, reportOf(match), many));
        QCOMPARE(reading.capsule->variants.size(), capsuleVariants);
        QCOMPARE(reading.lines.size(), 1);
    }

    void whatWasCutIsReadUpToThere()
    {
        const std::string text = capsuleText(played(), reportOf(played()), variants());
        const std::size_t header = text.find('\n');
        QVERIFY(!read(text.substr(0, header / 2)).capsule);
        for (std::size_t length = header + 1; length < text.size(); length += 997) {
            const Reading reading = read(text.substr(0, length));
            QVERIFY(reading.capsule);
            QVERIFY(text[length - 1] == '\n' || reading.lines.join('\n').contains("record-cut"));
        }
        QVERIFY(!read("").capsule);
        QVERIFY(!read("hello\n").capsule);
    }
};

ENGAWA_SUBJECT(capsule_test, CapsuleTest, QCoreApplication)
#include "capsule_test.moc"
