#include "core/pack/write.h"

#include <QTest>

#include "core/pack/read.h"
#include "tests/core/pack_folder.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

bool firstLevel(std::span<const std::string> place)
{
    return place.empty();
}

// Indented by tabs instead of spaces.
std::string withTabs(std::string text)
{
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos;)
        while (++at < text.size() && text[at] == ' ')
            text[at] = '\t';
    return text;
}

Json json(const char *text)
{
    return Json::parse(text);
}

QString over(const char *text, const char *value)
{
    return QString::fromStdString(rewritten(text, json(value), firstLevel));
}

std::filesystem::path packs()
{
    return ENGAWA_RESOURCES "/packs";
}

// A JSON object with what text can hide: quotes, brackets and commas in strings, empty objects, lists.
Json someObject(int depth)
{
    Json value = Json::object();
    const int members = *rc::gen::inRange(0, 5);
    for (int i = 0; i < members; ++i) {
        const std::string key =
            *rc::gen::element<std::string>("a", "b", "c", "d\"}", "é{", "f,", "$schema", "g\\", "一");
        const int kind = *rc::gen::inRange(0, depth > 0 ? 6 : 4);
        if (kind == 0)
            value[key] = *rc::gen::inRange(-5, 100);
        else if (kind == 1)
            value[key] = *rc::gen::element<std::string>("", "]", "\"", "\\", "x, y", "もみじ", "a\nb");
        else if (kind == 2)
            value[key] = *rc::gen::arbitrary<bool>();
        else if (kind == 3)
            value[key] = Json::array({1, "]", Json::object({{"k", "}"}})});
        else
            value[key] = someObject(depth - 1);
    }
    return value;
}

} // namespace

class WriteTest : public QObject
{
    Q_OBJECT

private slots:
    void aValueFitsInALine();
    void whatStaysKeepsItsText_data();
    void whatStaysKeepsItsText();
    void aNewTextHasOneEntryALine();
    void lineEndsStayThoseOfTheFile();
    void aTextThatIsNoObjectIsWrittenAnew();
    void shippedFilesAreInTheStyle();
    void oneChangeOfAShippedFileIsOneLine();
    void whatIsWrittenIsReadBack();
};

void WriteTest::aValueFitsInALine()
{
    const Json value = json(R"({"a":1,"b":[2,{"c":"é\"{"}],"d":{},"e":null})");
    const std::string expected = R"({"a": 1, "b": [2, {"c": "é\"{"}], "d": {}, "e": null})";
    QCOMPARE(inLine(value), expected);
}

void WriteTest::whatStaysKeepsItsText_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("expected");
    const char *text = "{ \"a\" :  1,\n\n   \"b\": {\"x\":[1,2] , \"y\": 2},\n\t\"c\": [\n 1 ] }\n\n";
    QTest::newRow("nothing") << over(text, R"({"a": 1, "b": {"x": [1, 2], "y": 2}, "c": [1]})")
                             << QString::fromUtf8(text);
    QTest::newRow("a number") << over(text, R"({"a": 7, "b": {"x": [1, 2], "y": 2}, "c": [1]})")
                              << u"{ \"a\" :  7,\n\n   \"b\": {\"x\":[1,2] , \"y\": 2},\n\t\"c\": [\n 1 ] }\n\n"_s;
    QTest::newRow("a field inside") << over(text, R"({"a": 1, "b": {"x": [1, 2], "y": 3, "z": "n"}, "c": [1]})")
                                    << u"{ \"a\" :  1,\n\n   \"b\": {\"x\":[1,2] , \"y\": 3, \"z\": \"n\"},\n\t\"c\": "
                                       "[\n 1 ] }\n\n"_s;
    const char *lines = "{\n    \"a\": {\"v\":1},\n    \"b\": {\"v\":2},\n    \"c\": {\"v\":3}\n}\n";
    QTest::newRow("an entry less") << over(lines, R"({"a": {"v": 1}, "c": {"v": 3}})")
                                   << u"{\n    \"a\": {\"v\":1},\n    \"c\": {\"v\":3}\n}\n"_s;
    QTest::newRow("an entry more") << over(lines, R"({"a": {"v": 1}, "n": {"v": 9}, "b": {"v": 2}, "c": {"v": 3}})")
                                   << u"{\n    \"a\": {\"v\":1},\n    \"n\": {\"v\": 9},\n    \"b\": {\"v\":2},\n    "
                                      "\"c\": {\"v\":3}\n}\n"_s;
    QTest::newRow("another order") << over(lines, R"({"c": {"v": 3}, "a": {"v": 1}, "b": {"v": 2}})")
                                   << u"{\n    \"c\": {\"v\":3},\n    \"a\": {\"v\":1},\n    \"b\": {\"v\":2}\n}\n"_s;
    QTest::newRow("an open list") << over("{\n  \"a\": [\n    1\n  ]\n}", R"({"a": [1, 2]})")
                                  << u"{\n  \"a\": [\n    1,\n    2\n  ]\n}"_s;
}

void WriteTest::whatStaysKeepsItsText()
{
    QFETCH(const QString, written);
    QFETCH(const QString, expected);
    QCOMPARE(written, expected);
}

void WriteTest::aNewTextHasOneEntryALine()
{
    QCOMPARE(over("", R"({"a": {"x": 1}, "b": []})"), u"{\n  \"a\": {\"x\": 1},\n  \"b\": []\n}\n"_s);
    const Table texts({std::make_shared<const Entry>("name", json(R"({"a": "A", "b": "B"})"))}, "../s.json");
    QCOMPARE(
        tableText("text/fr.json", texts, ""),
        std::string("{\n  \"$schema\": \"../s.json\",\n  \"name\": {\n    \"a\": \"A\",\n    \"b\": \"B\"\n  }\n}\n"));
}

void WriteTest::lineEndsStayThoseOfTheFile()
{
    QCOMPARE(over("{\r\n  \"a\": 1\r\n}\r\n", R"({"a": 1, "b": 2})"), u"{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}\r\n"_s);
}

void WriteTest::aTextThatIsNoObjectIsWrittenAnew()
{
    for (const char *text : {"", "[1]", "{\"a\": ", "\"{\"", "nonsense", "{}", " { } "})
        QCOMPARE(over(text, R"({"a": 1})"), u"{\n  \"a\": 1\n}\n"_s);
    QCOMPARE(over("{\"a\": 1}", "{}"), u"{}\n"_s);
}

void WriteTest::shippedFilesAreInTheStyle()
{
    int files = 0;
    for (const auto &folder : std::filesystem::directory_iterator(packs())) {
        Problems problems;
        const Data data = readPack(folder, problems);
        for (const auto &[file, table] : data.files) {
            const std::string text = readText(folder.path() / file, problems).value();
            QCOMPARE(QString::fromStdString(tableText(file, *table, text)), QString::fromStdString(text));
            if (file == "bots.json") // one formula a line
                continue;
            QCOMPARE(QString::fromStdString(tableText(file, *table, "")), QString::fromStdString(text));
            ++files;
        }
    }
    QVERIFY(files > 10);
}

void WriteTest::oneChangeOfAShippedFileIsOneLine()
{
    Problems problems;
    const Data data = readPack(packs() / "momiji", problems);
    const auto changed = edited(data, "text/ja.json", "/name/red", "x", problems);
    const std::string text = readText(packs() / "momiji/text/ja.json", problems).value();
    const QStringList before = QString::fromStdString(text).split('\n');
    const QStringList after =
        QString::fromStdString(tableText("text/ja.json", *changed->files.at("text/ja.json"), text)).split('\n');
    QCOMPARE(after.size(), before.size());
    int lines = 0;
    for (qsizetype i = 0; i < after.size(); ++i)
        lines += after[i] != before[i];
    QCOMPARE(lines, 1);
}

void WriteTest::whatIsWrittenIsReadBack()
{
    holds(1000, [] {
        const Json before = someObject(2);
        const Json after = someObject(2);
        const std::string text =
            *rc::gen::element(before.dump(), before.dump(2), inLine(before), withTabs(before.dump(1)));
        RC_ASSERT(rewritten(text, before, firstLevel) == text || before.empty());
        const std::string written = rewritten(text, after, firstLevel);
        RC_ASSERT(Json::parse(written) == after);
        RC_ASSERT(Json::parse(rewritten(written, before, firstLevel)) == before);
    });
}

ENGAWA_SOAK_SUBJECT(write_test, WriteTest)
#include "write_test.moc"
