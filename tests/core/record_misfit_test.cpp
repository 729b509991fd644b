#include <QTest>

#include "core/match/record.h"
#include "tests/core/every_game.h"
#include "tests/core/record_text.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

std::string argument(const Problem &problem, std::string_view name)
{
    for (const auto &[key, value] : problem.arguments)
        if (key == name)
            return bare(value);
    return {};
}

} // namespace

// Lines of a record that do not fit the ones before.
class RecordMisfitTest : public QObject
{
    Q_OBJECT

private slots:
    void aLineThatDoesNotFitStopsTheReading_data();
    void aLineThatDoesNotFitStopsTheReading();
    void anIllegalMoveIsNamedWithItsNumberAndRule();
    void notationThatNobodyKnowsIsNamed();
    void aWrongHashIsAWarning();
    void aWrongHashInTheHeaderIsAWarning();
    void wrongChanceIsAWarning();
    void anEditThatDoesNotCompileIsNamed();
    void emptyLinesAreSkipped();
};

void RecordMisfitTest::aLineThatDoesNotFitStopsTheReading_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    QTest::newRow("an id that was there") << QByteArray(R"({"id":2,"parent":1,"move":"take 1"})") << "record-line";
    QTest::newRow("a parent that was not") << QByteArray(R"({"id":90,"parent":77,"move":"take 1"})") << "record-line";
    QTest::newRow("its own parent") << QByteArray(R"({"id":90,"parent":90,"move":"take 1"})") << "record-line";
    QTest::newRow("no id") << QByteArray(R"({"parent":1,"move":"take 1"})") << "record-line";
    QTest::newRow("no parent") << QByteArray(R"({"id":90,"move":"take 1"})") << "record-line";
    QTest::newRow("a head that is none") << QByteArray(R"({"head":90})") << "record-line";
    QTest::newRow("a match that waits nowhere") << QByteArray(R"({"head":0,"waits":90})") << "record-line";
    QTest::newRow("a head as text") << QByteArray(R"({"head":"1"})") << "record-line";
    QTest::newRow("nobody at a seat") << QByteArray(R"({"id":90,"parent":1,"player":"","seat":0})") << "record-line";
    QTest::newRow("a player who is a number")
        << QByteArray(R"({"id":90,"parent":1,"player":3,"seat":0})") << "record-line";
    QTest::newRow("a player with a name without end")
        << QByteArray(R"({"id":90,"parent":1,"seat":0,"player":")") + QByteArray(300, 'x') + "\"}" << "record-line";
    QTest::newRow("a player at no seat") << QByteArray(R"({"id":90,"parent":1,"player":"easy"})") << "record-line";
    QTest::newRow("a player at a seat that is not there")
        << QByteArray(R"({"id":90,"parent":1,"player":"easy","seat":2})") << "record-line";
    QTest::newRow("a player before the first seat")
        << QByteArray(R"({"id":90,"parent":1,"player":"easy","seat":-1})") << "record-line";
    QTest::newRow("a player of nowhere") << QByteArray(R"({"id":90,"parent":77,"player":"easy","seat":0})")
                                         << "record-line";
    QTest::newRow("nothing known") << QByteArray(R"({"id":90,"parent":1})") << "record-line";
    QTest::newRow("a list") << QByteArray("[1,2]") << "record-line";
    QTest::newRow("an edit of nowhere") << QByteArray(
        R"({"id":90,"parent":1,"edit":[{"file":"x.json","pointer":"/a","before":1,"after":2}]})")
                                        << "unknown-file";
    QTest::newRow("an edit outside the pack") << QByteArray(
        R"({"id":90,"parent":1,"edit":[{"file":"text/../../x.json","pointer":"/a","before":1,"after":2}]})")
                                              << "unknown-file";
    QTest::newRow("no JSON") << QByteArray("garbage") << "syntax";
    QTest::newRow("half a line") << QByteArray(R"({"id":90,"par)") << "syntax";
}

void RecordMisfitTest::aLineThatDoesNotFitStopsTheReading()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, code);
    std::vector<std::string> lines = linesIn(fullRecord());
    const std::size_t at = 4;
    const State before = opened(joined({lines.begin(), lines.begin() + at})).match->state();
    lines.insert(lines.begin() + at, line.toStdString());
    const auto [match, problems] = opened(joined(lines));
    QVERIFY(match);
    QVERIFY(match->state() == before);
    QCOMPARE(codes(problems), code);
    QCOMPARE(problems.front().level, Problem::Level::Error);
    QCOMPARE(problems.front().line, static_cast<int>(at) + 1);
    QCOMPARE(problems.front().file, std::string("r.jsonl"));
    QVERIFY(!english(problems.front()).empty());
}

void RecordMisfitTest::anIllegalMoveIsNamedWithItsNumberAndRule()
{
    Match match = begun(kimono(), 3);
    std::vector<std::string> lines{match.header()};
    match.setWrite([&](const std::string &line) { lines.push_back(line); });
    for (std::uint64_t i = 0; i < 8; ++i)
        playOne(match, i);
    const Node &node = match.node(5);
    const Node &before = match.node(4);
    MoveList attempts;
    before.game->attempts(before.state, attempts);
    for (const Move attempt : attempts) {
        const RuleIndex rule = before.game->check(before.state, attempt);
        if (rule == noRule)
            continue;
        std::vector<std::string> changed = lines;
        Json line = Json::parse(lines[5]);
        QCOMPARE(line["id"], Json(node.id));
        line["move"] = before.game->notation(before.state, attempt);
        changed[5] = line.dump();
        const auto [again, problems] = opened(joined(changed));
        QVERIFY(again);
        QCOMPARE(again->head().id, 4);
        QVERIFY(again->state() == before.state);
        QCOMPARE(codes(problems), u"record-move"_s);
        QCOMPARE(argument(problems.front(), "number"), std::string("5"));
        QCOMPARE(argument(problems.front(), "rule"), std::string(before.game->rules()[static_cast<std::size_t>(rule)]));
        QVERIFY(!argument(problems.front(), "sentence").empty());
        QCOMPARE(problems.front().line, 6);
        const std::string words = englishLine(problems.front());
        QVERIFY2(words.contains(before.game->rules()[static_cast<std::size_t>(rule)]) && words.contains("5"),
                 words.c_str());
    }
}

void RecordMisfitTest::notationThatNobodyKnowsIsNamed()
{
    std::vector<std::string> lines = linesIn(fullRecord());
    Json line = Json::parse(lines[3]);
    for (const Json &move : {Json("dance wildly"), Json(""), Json(17), Json(std::string(3000, 'y')), Json(nullptr)}) {
        line["move"] = move;
        std::vector<std::string> changed = lines;
        changed[3] = line.dump();
        const auto [match, problems] = opened(joined(changed));
        QVERIFY(match);
        QCOMPARE(match->head().id, 2);
        QCOMPARE(codes(problems), u"record-notation"_s);
        QCOMPARE(argument(problems.front(), "number"), std::string("3"));
    }
}

void RecordMisfitTest::aWrongHashIsAWarning()
{
    std::vector<std::string> lines = linesIn(fullRecord());
    Json line = Json::parse(lines[2]);
    line["hash"] = "0123456789abcdef";
    const State whole = opened(joined(lines)).match->state();
    lines[2] = line.dump();
    const auto [match, problems] = opened(joined(lines));
    QCOMPARE(codes(problems), u"record-hash"_s);
    QCOMPARE(problems.front().level, Problem::Level::Warning);
    QCOMPARE(argument(problems.front(), "number"), std::string("2"));
    QVERIFY(match->state() == whole);
}

void RecordMisfitTest::aWrongHashInTheHeaderIsAWarning()
{
    Json header = Json::parse(begun(kimono(), 1).header());
    header["hash"] = "0123456789abcdef";
    const auto [match, problems] = opened(header.dump() + "\n");
    QVERIFY(match);
    QCOMPARE(codes(problems), u"record-hash"_s);
    QCOMPARE(problems.front().level, Problem::Level::Warning);
}

void RecordMisfitTest::wrongChanceIsAWarning()
{
    std::vector<std::string> lines = linesIn(fullRecord());
    const auto revealing =
        std::ranges::find_if(lines, [](const std::string &line) { return line.contains("\"chance\""); });
    QVERIFY(revealing != lines.end());
    Json line = Json::parse(*revealing);
    line["chance"][0] = "refilled card=nobody place=1";
    *revealing = line.dump();
    const auto [match, problems] = opened(joined(lines));
    QVERIFY(match);
    QCOMPARE(codes(problems), u"record-hash"_s);
    QCOMPARE(problems.front().level, Problem::Level::Warning);
}

void RecordMisfitTest::anEditThatDoesNotCompileIsNamed()
{
    std::vector<std::string> lines = linesIn(fullRecord());
    const auto edit = std::ranges::find_if(lines, [](const std::string &line) { return line.contains("\"edit\""); });
    const auto number = static_cast<int>(edit - lines.begin());
    Json line = Json::parse(*edit);
    line["edit"][0]["after"] = "many";
    const State before = opened(joined({lines.begin(), edit})).match->state();
    *edit = line.dump();
    const auto [match, problems] = opened(joined(lines));
    QVERIFY(match);
    QVERIFY(match->state() == before);
    QVERIFY(hasError(problems));
    QCOMPARE(problems.front().line, number + 1);
}

void RecordMisfitTest::emptyLinesAreSkipped()
{
    std::vector<std::string> lines = linesIn(fullRecord());
    const State whole = opened(joined(lines)).match->state();
    lines.insert(lines.begin() + 3, "");
    lines.push_back("");
    const auto [match, problems] = opened(joined(lines));
    QCOMPARE(linesOf(problems), QStringList());
    QVERIFY(match->state() == whole);
}

ENGAWA_SUBJECT(record_misfit_test, RecordMisfitTest, QCoreApplication)
#include "record_misfit_test.moc"
