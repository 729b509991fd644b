#include "core/match/record.h"

#include <functional>
#include <map>
#include <set>

#include <QTest>

#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

// Compiles every pack once: a record is opened thousands of times here.
class RememberingCompiler final : public Compiler
{
public:
    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override
    {
        if (previous || hasError(problems))
            return compiler().compile(data, previous, problems);
        GamePtr &game = m_games[dataHash(data)];
        if (!game)
            game = compiler().compile(data, nullptr, problems);
        return game;
    }

private:
    mutable std::map<std::uint64_t, GamePtr> m_games;
};

const RememberingCompiler &remembering()
{
    static const RememberingCompiler shared;
    return shared;
}

bool playOne(Match &match, std::uint64_t chance)
{
    MoveList moves;
    match.game().legal(match.state(), moves);
    return !moves.empty() && match.play(moves[static_cast<std::size_t>(chance % moves.size())]) == noRule;
}

Match begun(const Setting &setting, std::uint64_t seed)
{
    Problems problems;
    return *Match::begin(setting.game, {setting.setup, seed, std::nullopt, {{"Aki", "human"}, {"Bo", "random"}}}, problems);
}

// A record with everything in it: moves, a branch, an edit, a note, heads.
std::string fullRecord()
{
    Match match = begun(kimono(), 11);
    std::string text = match.header() + "\n";
    match.setWrite([&](const std::string &line) { text += line + "\n"; });
    for (std::uint64_t i = 0; i < 4; ++i)
        playOne(match, i);
    match.undo();
    match.undo();
    playOne(match, 1);
    match.note({{"text", "caf\u00e9 \u6771"}});
    Problems problems;
    const auto data = edited(match.game().data(), "cards.json", "/pink_2/count", 2, problems);
    if (!data || !match.edit(compiler(), *data, problems))
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    for (std::uint64_t i = 0; i < 3; ++i)
        playOne(match, i);
    match.goTo(2);
    playOne(match, 2);
    return text;
}

std::vector<std::string> linesIn(const std::string &text)
{
    std::vector<std::string> lines;
    for (const QByteArray &line : QByteArray::fromStdString(text).split('\n'))
        lines.push_back(line.toStdString());
    lines.pop_back();
    return lines;
}

std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + "\n";
    return text;
}

struct Opened
{
    std::optional<Match> match;
    Problems problems;
};

// Opens a text; whatever is wrong with it must come back as problems.
Opened opened(const std::string &text, const Compiler &with = remembering())
{
    Opened result;
    try {
        result.match = openRecord(text, "r.jsonl", with, result.problems);
    } catch (const std::exception &error) {
        result.problems.push_back({Problem::Level::Error, "exception", error.what(), 0, {}, {}});
    }
    return result;
}

QString codes(const Problems &problems)
{
    QStringList list;
    for (const Problem &problem : problems)
        list << QString::fromStdString(problem.code);
    return list.join(u' ');
}

std::string argument(const Problem &problem, std::string_view name)
{
    for (const auto &[key, value] : problem.arguments)
        if (key == name)
            return value;
    return {};
}

const std::vector<Json> &everyKindOfValue()
{
    static const std::vector<Json> values{nullptr,
                                          true,
                                          0,
                                          -1,
                                          1,
                                          7,
                                          99,
                                          2'000'000'000,
                                          std::uint64_t(0xffff'ffff'ffff'ffff),
                                          1.5,
                                          1e300,
                                          "",
                                          "x",
                                          std::string(5000, 'x'),
                                          Json::array(),
                                          Json::array({nullptr, 1, "x", Json::object(), Json::array()}),
                                          Json::object(),
                                          {{"x", 1}, {"name", 1}, {"mode", 2}, {"file", 3}}};
    return values;
}

// Calls back with the value changed at every place inside it, once for every other kind of value, and without it.
void spoilEverywhere(const Json &whole, const std::function<void(const Json &spoilt, const std::string &where)> &use)
{
    const Json flat = whole.flatten();
    std::set<std::string> places;
    for (const auto &[pointer, value] : flat.items())
        for (std::string place = pointer; !place.empty(); place.resize(place.rfind('/')))
            places.insert(place);
    for (const std::string &place : places) {
        const Json::json_pointer pointer(place);
        for (const Json &value : everyKindOfValue()) {
            Json spoilt = whole;
            spoilt[pointer] = value;
            use(spoilt, place + " = " + value.dump().substr(0, 40));
        }
        Json spoilt = whole;
        Json &parent = spoilt[pointer.parent_pointer()];
        if (parent.is_object()) {
            parent.erase(pointer.back());
            use(spoilt, place + " left out");
        }
    }
}

} // namespace

class RecordTest : public QObject
{
    Q_OBJECT

private slots:
    void aRecordNeedsNothingButItself_data() { addSettingRows(); }
    void aRecordNeedsNothingButItself();
    void replayingGivesTheSameStates_data() { addSettingRows(); }
    void replayingGivesTheSameStates();
    void aReopenedRecordGoesOn();
    void aPositionWrittenByHandIsInTheHeader_data() { addSettingRows(); }
    void aPositionWrittenByHandIsInTheHeader();
    void anOldRecordKeepsItsDataAfterAnEdit();

    void cutAnywhereItOpensToItsLastWholeEvent();
    void aHeaderOfAnotherFormatIsRefused();
    void whatIsNoRecordIsRefused_data();
    void whatIsNoRecordIsRefused();
    void aSpoiltHeaderIsRefusedOrRead();
    void aSpoiltLineIsRefusedOrRead();
    void anyByteMayBeWrong();

    void aLineThatDoesNotFitStopsTheReading_data();
    void aLineThatDoesNotFitStopsTheReading();
    void anIllegalMoveIsNamedWithItsNumberAndRule();
    void notationThatNobodyKnowsIsNamed();
    void aWrongHashIsAWarning();
    void aWrongHashInTheHeaderIsAWarning();
    void wrongChanceIsAWarning();
    void anEditThatDoesNotCompileIsNamed();
    void emptyLinesAreSkipped();

    void replayingUnderTheSameDataFits_data() { addSettingRows(); }
    void replayingUnderTheSameDataFits();
    void replayingUnderOtherDataNamesTheFirstMisfit();
    void replayingUnderDataWithoutTheModeIsAProblem();
};

void RecordTest::aRecordNeedsNothingButItself()
{
    const Setting &setting = rowSetting();
    Match match = begun(setting, 3);
    const auto [again, problems] = opened(match.header() + "\n", compiler());
    QVERIFY2(again, qPrintable(linesOf(problems).join('\n')));
    QCOMPARE(linesOf(problems), QStringList());
    QVERIFY(again->state() == match.state());
    QCOMPARE(dataHash(again->game().data()), dataHash(match.game().data()));
    QVERIFY(again->opening().setup == setting.setup);
    QCOMPARE(again->header(), match.header());
    QVERIFY(!match.header().contains(ENGAWA_RESOURCES)); // no path of this machine
}

void RecordTest::replayingGivesTheSameStates()
{
    const Setting &setting = rowSetting();
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        Match match = begun(setting, seed);
        std::string text = match.header() + "\n";
        match.setWrite([&](const std::string &line) { text += line + "\n"; });
        for (std::uint64_t i = 0; playOne(match, draw(seed, 1, i)); ++i) {
        }
        const auto [again, problems] = opened(text);
        RC_ASSERT(linesOf(problems).join('\n').toStdString() == "");
        RC_ASSERT(again->nodes().size() == match.nodes().size());
        for (const Node &node : match.nodes()) {
            RC_ASSERT(hashOf(again->node(node.id).state) == hashOf(node.state));
            RC_ASSERT(again->node(node.id).notation == node.notation);
            RC_ASSERT(again->node(node.id).seat == node.seat);
        }
        RC_ASSERT(again->head().id == match.head().id);
    });
}

void RecordTest::aReopenedRecordGoesOn()
{
    std::string text = fullRecord();
    Opened record = opened(text);
    QVERIFY(record.match);
    record.match->setWrite([&](const std::string &line) { text += line + "\n"; });
    QVERIFY(playOne(*record.match, 0));
    record.match->note("more");
    record.match->goTo(1);
    QVERIFY(playOne(*record.match, 2));
    const Opened again = opened(text);
    QCOMPARE(linesOf(again.problems), QStringList());
    QCOMPARE(again.match->nodes().size(), record.match->nodes().size());
    QVERIFY(again.match->state() == record.match->state());
}

void RecordTest::aPositionWrittenByHandIsInTheHeader()
{
    const Setting &setting = rowSetting();
    Match played = begun(setting, 21);
    for (std::uint64_t i = 0; i < 25 && playOne(played, draw(21, 1, i)); ++i) {
    }
    Problems problems;
    auto match = Match::begin(setting.game, {setting.setup, 4, played.game().position(played.state()), {}}, problems);
    QVERIFY2(match, qPrintable(linesOf(problems).join('\n')));
    QVERIFY(match->state() == played.state());
    std::string text = match->header() + "\n";
    match->setWrite([&](const std::string &line) { text += line + "\n"; });
    playOne(*match, 1);
    const auto [again, faults] = opened(text);
    QCOMPARE(linesOf(faults), QStringList());
    QVERIFY(again->state() == match->state());
    QVERIFY(again->node(0).state == played.state());
}

void RecordTest::anOldRecordKeepsItsDataAfterAnEdit()
{
    const std::string text = fullRecord();
    const auto [match, problems] = opened(text);
    QCOMPARE(linesOf(problems), QStringList());
    int edits = 0;
    for (const Node &node : match->nodes()) {
        const Json count = node.game->data().table("cards").find("pink_2")->get()->value["count"];
        bool after = false;
        for (int id = node.id; id >= 0; id = match->node(id).parent)
            after |= !match->node(id).edit.empty();
        edits += !node.edit.empty();
        QCOMPARE(count, Json(after ? 2 : 1));
    }
    QCOMPARE(edits, 1);
    QCOMPARE(dataHash(match->node(0).game->data()), dataHash(kimono().game->data()));
}

void RecordTest::cutAnywhereItOpensToItsLastWholeEvent()
{
    const std::string text = fullRecord();
    const std::size_t headerEnd = text.find('\n');
    std::vector<State> states; // at the head after each line
    std::vector<std::size_t> ends;
    for (std::size_t end = headerEnd; end != std::string::npos; end = text.find('\n', end + 1)) {
        const auto [match, problems] = opened(text.substr(0, end + 1));
        QCOMPARE(linesOf(problems), QStringList());
        states.push_back(match->state());
        ends.push_back(end + 1);
    }
    QVERIFY(ends.size() > 12);
    for (std::size_t length = 0; length <= headerEnd; ++length) {
        const auto [match, problems] = opened(text.substr(0, length));
        QVERIFY(!match);
        QCOMPARE(codes(problems), u"record-header"_s);
        QVERIFY(!sentence(problems.front()).empty());
    }
    for (std::size_t length = headerEnd + 1; length <= text.size(); ++length) {
        const auto [match, problems] = opened(text.substr(0, length));
        QVERIFY(match);
        const auto whole = static_cast<std::size_t>(std::ranges::upper_bound(ends, length) - ends.begin()) - 1;
        QVERIFY(match->state() == states[whole]);
        if (ends[whole] == length) {
            QCOMPARE(linesOf(problems), QStringList());
            continue;
        }
        QCOMPARE(codes(problems), u"record-cut"_s);
        QCOMPARE(problems.front().level, Problem::Level::Warning);
        QCOMPARE(problems.front().file, std::string("r.jsonl"));
        QCOMPARE(problems.front().line, static_cast<int>(whole) + 2);
    }
}

void RecordTest::aHeaderOfAnotherFormatIsRefused()
{
    Json header = Json::parse(begun(kimono(), 1).header());
    for (const Json &version : {Json(0), Json(2), Json("1"), Json(nullptr), Json(1.5)}) {
        header["engawa"] = version;
        const auto [match, problems] = opened(header.dump() + "\n");
        QVERIFY(!match);
        QCOMPARE(codes(problems), u"record-version"_s);
        QVERIFY(sentence(problems.front()).contains("1"));
    }
}

void RecordTest::whatIsNoRecordIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an empty line") << QByteArray("\n");
    QTest::newRow("text") << QByteArray("Dear diary\n");
    QTest::newRow("bytes") << QByteArray("\xff\xfe\x00\x01\n", 5);
    QTest::newRow("a list") << QByteArray("[]\n");
    QTest::newRow("a number") << QByteArray("1\n");
    QTest::newRow("null") << QByteArray("null\n");
    QTest::newRow("an object") << QByteArray("{}\n");
    QTest::newRow("a version alone") << QByteArray("{\"engawa\":1}\n");
    QTest::newRow("empty data") << QByteArray("{\"engawa\":1,\"seed\":1,\"data\":{}}\n");
    QTest::newRow("data of an unknown game")
        << QByteArray("{\"engawa\":1,\"seed\":1,\"data\":{\"pack.json\":{\"game\":\"chess\"}}}\n");
    QTest::newRow("files outside the pack")
        << QByteArray("{\"engawa\":1,\"seed\":1,\"data\":{\"../../etc/passwd\":{}, \"/etc/x.json\":{}}}\n");
    QTest::newRow("deep") << QByteArray("{\"engawa\":1,\"x\":") + QByteArray("[").repeated(100'000) + "\n";
}

void RecordTest::whatIsNoRecordIsRefused()
{
    QFETCH(QByteArray, text);
    const auto [match, problems] = opened(text.toStdString(), compiler());
    QVERIFY(!match);
    QVERIFY(hasError(problems));
    QVERIFY2(!codes(problems).contains("exception"), qPrintable(linesOf(problems).join('\n')));
    for (const Problem &problem : problems)
        QVERIFY(!sentence(problem).empty());
}

void RecordTest::aSpoiltHeaderIsRefusedOrRead()
{
    Problems none;
    const Match played = *opened(fullRecord()).match;
    const Match match = *Match::begin(kimono().game,
                                      {kimono().setup, 4, played.game().position(played.node(2).state), {{"A", "human"}, {"B", ""}}},
                                      none);
    Json header = Json::parse(match.header());
    const Json data = header["data"];
    header.erase("data");
    QStringList faults;
    spoilEverywhere(header, [&](const Json &spoilt, const std::string &where) {
        Json whole = spoilt;
        if (whole.is_object())
            whole["data"] = data;
        const auto [again, problems] = opened(whole.dump() + "\n");
        if (codes(problems).contains("exception") || (!again && !hasError(problems)))
            faults << QString::fromStdString(where) + ": " + linesOf(problems).join(' ');
    });
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void RecordTest::aSpoiltLineIsRefusedOrRead()
{
    const std::vector<std::string> lines = linesIn(fullRecord());
    QStringList faults;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (i > 2 && lines[i].contains("\"move\"") && !lines[i].contains("\"chance\""))
            continue; // like the first moves
        spoilEverywhere(Json::parse(lines[i]), [&](const Json &spoilt, const std::string &where) {
            std::vector<std::string> changed = lines;
            changed[i] = spoilt.dump();
            const auto [match, problems] = opened(joined(changed));
            const bool before = match && match->nodes().size() >= 1;
            if (codes(problems).contains("exception") || !before)
                faults << QString::number(i) + " " + QString::fromStdString(where) + ": " + linesOf(problems).join(' ');
        });
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void RecordTest::anyByteMayBeWrong()
{
    const std::string text = fullRecord();
    const std::size_t body = text.find('\n') + 1;
    holds(1500, [&] {
        std::string spoilt = text;
        const auto places = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::size_t>>(
            rc::gen::oneOf(rc::gen::inRange(body, text.size()), rc::gen::inRange(body, text.size()),
                           rc::gen::inRange<std::size_t>(0, 400))));
        for (const std::size_t place : places)
            spoilt[place] = *rc::gen::arbitrary<char>();
        const auto [match, problems] = opened(spoilt);
        RC_LOG() << linesOf(problems).join('\n').toStdString() << "\n";
        RC_ASSERT(!codes(problems).contains("exception"));
        RC_ASSERT(match || hasError(problems));
        for (const Problem &problem : problems)
            RC_ASSERT(!sentence(problem).empty());
    });
}

void RecordTest::aLineThatDoesNotFitStopsTheReading_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("code");
    QTest::newRow("an id that was there") << QByteArray(R"({"id":2,"parent":1,"move":"take 1"})") << "record-line";
    QTest::newRow("a parent that was not") << QByteArray(R"({"id":90,"parent":77,"move":"take 1"})") << "record-line";
    QTest::newRow("its own parent") << QByteArray(R"({"id":90,"parent":90,"move":"take 1"})") << "record-line";
    QTest::newRow("no id") << QByteArray(R"({"parent":1,"move":"take 1"})") << "record-line";
    QTest::newRow("no parent") << QByteArray(R"({"id":90,"move":"take 1"})") << "record-line";
    QTest::newRow("a head that is none") << QByteArray(R"({"head":90})") << "record-line";
    QTest::newRow("a head as text") << QByteArray(R"({"head":"1"})") << "record-line";
    QTest::newRow("nothing known") << QByteArray(R"({"id":90,"parent":1})") << "record-line";
    QTest::newRow("a list") << QByteArray("[1,2]") << "record-line";
    QTest::newRow("an edit of nowhere")
        << QByteArray(R"({"id":90,"parent":1,"edit":[{"file":"x.json","pointer":"/a","before":1,"after":2}]})")
        << "unknown-file";
    QTest::newRow("an edit outside the pack")
        << QByteArray(R"({"id":90,"parent":1,"edit":[{"file":"text/../../x.json","pointer":"/a","before":1,"after":2}]})")
        << "unknown-file";
    QTest::newRow("no JSON") << QByteArray("garbage") << "syntax";
    QTest::newRow("half a line") << QByteArray(R"({"id":90,"par)") << "syntax";
}

void RecordTest::aLineThatDoesNotFitStopsTheReading()
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
    QVERIFY(!sentence(problems.front()).empty());
}

void RecordTest::anIllegalMoveIsNamedWithItsNumberAndRule()
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
        const std::string words = toLine(problems.front());
        QVERIFY2(words.contains(before.game->rules()[static_cast<std::size_t>(rule)]) && words.contains("5"), words.c_str());
    }
}

void RecordTest::notationThatNobodyKnowsIsNamed()
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

void RecordTest::aWrongHashIsAWarning()
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

void RecordTest::aWrongHashInTheHeaderIsAWarning()
{
    Json header = Json::parse(begun(kimono(), 1).header());
    header["hash"] = "0123456789abcdef";
    const auto [match, problems] = opened(header.dump() + "\n");
    QVERIFY(match);
    QCOMPARE(codes(problems), u"record-hash"_s);
    QCOMPARE(problems.front().level, Problem::Level::Warning);
}

void RecordTest::wrongChanceIsAWarning()
{
    std::vector<std::string> lines = linesIn(fullRecord());
    const auto revealing = std::ranges::find_if(lines, [](const std::string &line) { return line.contains("\"chance\""); });
    QVERIFY(revealing != lines.end());
    Json line = Json::parse(*revealing);
    line["chance"][0] = "refilled card=nobody place=1";
    *revealing = line.dump();
    const auto [match, problems] = opened(joined(lines));
    QVERIFY(match);
    QCOMPARE(codes(problems), u"record-hash"_s);
    QCOMPARE(problems.front().level, Problem::Level::Warning);
}

void RecordTest::anEditThatDoesNotCompileIsNamed()
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

void RecordTest::emptyLinesAreSkipped()
{
    std::vector<std::string> lines = linesIn(fullRecord());
    const State whole = opened(joined(lines)).match->state();
    lines.insert(lines.begin() + 3, "");
    lines.push_back("");
    const auto [match, problems] = opened(joined(lines));
    QCOMPARE(linesOf(problems), QStringList());
    QVERIFY(match->state() == whole);
}

void RecordTest::replayingUnderTheSameDataFits()
{
    const Setting &setting = rowSetting();
    Match match = begun(setting, 8);
    for (std::uint64_t i = 0; playOne(match, draw(8, 1, i)); ++i) {
    }
    Problems problems;
    const auto replay = replayUnder(match, setting.game, problems);
    QVERIFY(replay);
    QVERIFY(!replay->misfit);
    QVERIFY(replay->match.state() == match.state());
}

void RecordTest::replayingUnderOtherDataNamesTheFirstMisfit()
{
    // Under a shorter walk the first "take 3" no longer fits.
    Problems problems;
    const auto data = edited(kimono().game->data(), "modes.json", "/basic/cross_max", 2, problems);
    const GamePtr game = compiled(*data);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Match match = begun(kimono(), seed);
        for (std::uint64_t i = 0; i < 30 && playOne(match, draw(seed, 1, i)); ++i) {
        }
        const auto replay = replayUnder(match, game, problems);
        QVERIFY(replay);
        std::optional<int> first;
        for (const int id : match.line())
            if (!first && match.node(id).notation == "take 3")
                first = id;
        QVERIFY(replay->misfit == first);
        if (!first)
            continue;
        QCOMPARE(game->rules()[static_cast<std::size_t>(replay->rule)], std::string_view("take.crossing"));
        QCOMPARE(std::ssize(replay->match.line()), *first);
    }
}

void RecordTest::replayingUnderDataWithoutTheModeIsAProblem()
{
    const Match match = begun(kimono(), 1);
    Problems problems;
    const auto longer = edited(kimono().game->data(), "modes.json", "/basic/max_players", 1, problems);
    const auto fewer = longer ? edited(*longer, "modes.json", "/basic/min_players", 1, problems) : std::nullopt;
    QVERIFY(fewer);
    const GamePtr game = compiler().compile(*fewer, nullptr, problems);
    if (!game)
        QSKIP("the pack doesn't let the mode have one player");
    const auto replay = replayUnder(match, game, problems);
    QVERIFY(!replay);
    QVERIFY(hasError(problems));
}

QTEST_GUILESS_MAIN(RecordTest)
#include "record_test.moc"
