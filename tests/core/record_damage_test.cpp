#include <functional>
#include <set>

#include <QTest>

#include "core/match/record.h"
#include "core/pack/pointer.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/record_text.h"
#include "tests/core/soak.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

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

// Every place inside a value.
void addPlaces(const Json &value, const std::string &pointer, std::set<std::string> &places)
{
    if (!pointer.empty())
        places.insert(pointer);
    if (!value.is_structured())
        return;
    for (auto inside = value.begin(); inside != value.end(); ++inside)
        addPlaces(*inside,
                  pointer + pointerPart(value.is_object() ? inside.key() : std::to_string(inside - value.begin())),
                  places);
}

// Calls back with the value changed at every place inside it, once for every other kind of value, and without it.
void spoilEverywhere(const Json &whole, const std::function<void(const Json &spoilt, const std::string &where)> &use)
{
    std::set<std::string> places;
    addPlaces(whole, "", places);
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

// Records that were cut off, spoilt or never were records.
class RecordDamageTest : public QObject
{
    Q_OBJECT

private slots:
    void cutAnywhereItOpensToItsLastWholeEvent();
    void aHeaderOfAnotherFormatIsRefused();
    void whatIsNoRecordIsRefused_data();
    void whatIsNoRecordIsRefused();
    void aSpoiltHeaderIsRefusedOrRead();
    void aSpoiltLineIsRefusedOrRead();
    void anyByteMayBeWrong();
};

void RecordDamageTest::cutAnywhereItOpensToItsLastWholeEvent()
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
        QVERIFY(!english(problems.front()).empty());
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

void RecordDamageTest::aHeaderOfAnotherFormatIsRefused()
{
    Json header = Json::parse(begun(kimono(), 1).header());
    for (const Json &version : {Json(0), Json(2), Json("1"), Json(nullptr), Json(1.5)}) {
        header["engawa"] = version;
        const auto [match, problems] = opened(header.dump() + "\n");
        QVERIFY(!match);
        QCOMPARE(codes(problems), u"record-version"_s);
        QVERIFY(english(problems.front()).contains("1"));
    }
}

void RecordDamageTest::whatIsNoRecordIsRefused_data()
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

void RecordDamageTest::whatIsNoRecordIsRefused()
{
    QFETCH(QByteArray, text);
    const auto [match, problems] = opened(text.toStdString(), compiler());
    QVERIFY(!match);
    QVERIFY(hasError(problems));
    QVERIFY2(!codes(problems).contains("exception"), qPrintable(linesOf(problems).join('\n')));
    for (const Problem &problem : problems)
        QVERIFY(!english(problem).empty());
}

void RecordDamageTest::aSpoiltHeaderIsRefusedOrRead()
{
    Problems none;
    const Match played = *opened(fullRecord()).match;
    const Match match = *Match::begin(
        kimono().game, {kimono().setup, 4, played.game().position(played.node(2).state), {{"A", "human"}, {"B", ""}}},
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

void RecordDamageTest::aSpoiltLineIsRefusedOrRead()
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

void RecordDamageTest::anyByteMayBeWrong()
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
            RC_ASSERT(!english(problem).empty());
    });
}

ENGAWA_SOAK_SUBJECT(record_damage_test, RecordDamageTest)
#include "record_damage_test.moc"
