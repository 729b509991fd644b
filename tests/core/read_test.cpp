#include "core/pack/read.h"

#include <QTest>

#include "core/pack/limits.h"
#include "core/pack/syntax.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

Document read(std::string_view text)
{
    Problems problems;
    std::optional<Document> document = readDocument(text, "cards.json", problems);
    if (!document || !problems.empty())
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return std::move(*document);
}

Problems problemsOf(std::string_view text, bool readable)
{
    Problems problems;
    const bool wasRead = readDocument(text, "cards.json", problems).has_value();
    if (wasRead != readable)
        problems.push_back({Problem::Level::Error, wasRead ? "was-read" : "was-not-read", "", 0, "", {}});
    return problems;
}

QStringList idsOf(const std::vector<EntryPtr> &entries)
{
    QStringList ids;
    for (const EntryPtr &entry : entries)
        ids << QString::fromStdString(entry->id);
    return ids;
}

std::string repeated(std::string_view text, std::size_t times)
{
    std::string result;
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

} // namespace

class ReadTest : public QObject
{
    Q_OBJECT

private slots:
    // Lines
    void everyPointerKnowsItsLine();
    void theNearestKnownLineStandsForAnUnknownPointer();

    // What is read
    void membersStayInFileOrder();
    void theSchemaLinkIsNoMember();
    void aByteOrderMarkIsAccepted();
    void numbersOfEverySizeAreReadOrRefused();

    // What is refused
    void aSyntaxErrorNamesItsPlaceAndWhatWasExpected_data();
    void aSyntaxErrorNamesItsPlaceAndWhatWasExpected();
    void textThatIsNotUtf8IsRefused();
    void theRootMustBeAnObject();
    void aDuplicateKeyIsToldAtItsSecondPlaceAndTheFirstCounts();
    void everyFaultOfAFileIsToldInOnePass();

    // Limits
    void aHundredThousandLevelsAreRefusedOnce();
    void aHundredThousandCharactersAreCut();
    void aCutNeverSplitsACharacter();
    void aLongKeyIsCut();
    void moreEntriesThanALargeTableHasAreLeftOut();
    void moreValuesThanALargeFileHasAreRefused();
    void longPointersCannotFillTheMemory();
    void problemsAreCountedAndThenCutOff();
    void aLargeFileIsRefused();
};

void ReadTest::everyPointerKnowsItsLine()
{
    const Document document = read("{\n"
                                   "  \"apple\": {\"points\": 2,\n"
                                   "    \"sizes\": [\n"
                                   "      1,\n"
                                   "      20\n"
                                   "    ],\n"
                                   "    \"ripe\":\n"
                                   "      true, \"a/b~\": null},\n"
                                   "\n"
                                   "  \"pear\": 7\n"
                                   "}\n");
    const Lines expected = {{"", 1},
                            {"/apple", 2},
                            {"/apple/points", 2},
                            {"/apple/sizes", 3},
                            {"/apple/sizes/0", 4},
                            {"/apple/sizes/1", 5},
                            {"/apple/ripe", 7},
                            {"/apple/a~1b~0", 8},
                            {"/pear", 10}};
    for (const auto &[pointer, line] : expected)
        QVERIFY2(document.lines.contains(pointer) && document.lines.at(pointer) == line, pointer.c_str());
    QCOMPARE(document.lines.size(), expected.size());
}

void ReadTest::theNearestKnownLineStandsForAnUnknownPointer()
{
    Data data;
    data.lines["fruits.json"] = std::make_shared<const Lines>(Lines{{"", 1}, {"/apple", 4}});
    QCOMPARE(data.lineOf("fruits.json", "/apple/points/0"), 4);
    QCOMPARE(data.lineOf("fruits.json", "/pear"), 1);
    QCOMPARE(data.lineOf("trees.json", "/oak"), 0);
}

void ReadTest::membersStayInFileOrder()
{
    QCOMPARE(idsOf(read(R"({"pear": 1, "apple": 2, "fig": 3})").members), (QStringList{"pear", "apple", "fig"}));
}

void ReadTest::theSchemaLinkIsNoMember()
{
    const Document document = read(R"({"$schema": "fruit.schema.json", "apple": {"$schema": 1}})");
    QCOMPARE(idsOf(document.members), QStringList{"apple"});
    QCOMPARE(document.schemaLink, std::string("fruit.schema.json"));
    QVERIFY(document.members[0]->value.contains("$schema"));
}

void ReadTest::aByteOrderMarkIsAccepted()
{
    const Document document = read("\xef\xbb\xbf{\n\"apple\": 1}");
    QCOMPARE(idsOf(document.members), QStringList{"apple"});
    QCOMPARE(document.lines.at("/apple"), 2);
}

void ReadTest::numbersOfEverySizeAreReadOrRefused()
{
    const Document document = read(R"({"a": 9223372036854775807, "b": 18446744073709551615, "c": 99999999999999999999,
                                       "d": -99999999999999999999, "e": 1.0, "f": 1e308})");
    QVERIFY(document.members[0]->value.is_number_integer());
    QVERIFY(document.members[1]->value.is_number_unsigned());
    QVERIFY(document.members[2]->value.is_number_float());
    QVERIFY(document.members[4]->value.is_number_float());
    QCOMPARE(linesOf(problemsOf("{\"a\": 1,\n\"b\": 1e999}", false)),
             QStringList{"cards.json:2: error[syntax]: column 10: this is not JSON; expected a smaller number"});
}

void ReadTest::aSyntaxErrorNamesItsPlaceAndWhatWasExpected_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << ""_ba << 1 << "column 1" << "a value: text";
    QTest::newRow("no comma") << "{\"a\": 1\n \"b\": 2}"_ba << 2 << "column 2" << "a comma or }";
    QTest::newRow("comma at the end") << "{\"a\": 1,\n}"_ba << 2 << "column 1" << "a name in quotes";
    QTest::newRow("comma in a list") << "{\"a\": [1,\n2,]}"_ba << 2 << "column 3" << "a value: text";
    QTest::newRow("list not closed") << "{\"a\": [1 2]}"_ba << 1 << "column 10" << "a comma or ]";
    QTest::newRow("no colon") << "{\"a\" 1}"_ba << 1 << "column 6" << "a colon";
    QTest::newRow("no quotes") << "{\n\n  a: 1}"_ba << 3 << "column 3" << "a name in quotes";
    QTest::newRow("quote not closed") << "{\"a\": \"b"_ba << 1 << "column 9" << "a closing quote";
    QTest::newRow("line break in quotes") << "{\"a\": \"b\nc\"}"_ba << 1 << "column 9" << "no line break";
    QTest::newRow("backslash") << R"({"a": "\d"})"_ba << 1 << "column 9" << "one of \" \\ /";
    QTest::newRow("half a pair") << R"({"a": "\ud800"})"_ba << 1 << "column 14" << "both halves";
    QTest::newRow("number") << "{\"a\": -}"_ba << 1 << "column 8" << "a number such as";
    QTest::newRow("word") << "{\"a\": yes}"_ba << 1 << "column 7" << "a value: text";
    QTest::newRow("two values") << "{}\n{}"_ba << 2 << "column 1" << "nothing after";
    QTest::newRow("cut off") << "{\"a\": {\"b\": 1"_ba << 1 << "column 13" << "a comma or }";
    QTest::newRow("comment") << "{// fruits\n}"_ba << 1 << "column 2" << "a name in quotes";
    QTest::newRow("characters, not bytes") << "{\"花札\" 1}"_ba << 1 << "column 7" << "a colon";
}

void ReadTest::aSyntaxErrorNamesItsPlaceAndWhatWasExpected()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, place);
    QFETCH(QString, expected);
    const Problems problems = problemsOf(text.toStdString(), false);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("syntax"));
    QCOMPARE(problems[0].line, line);
    const QString sentenceText = QString::fromStdString(english(problems[0]));
    QVERIFY2(sentenceText.startsWith(place), qPrintable(sentenceText));
    QVERIFY2(sentenceText.contains("expected " + expected), qPrintable(sentenceText));
}

void ReadTest::textThatIsNotUtf8IsRefused()
{
    QCOMPARE(linesOf(problemsOf("{\"a\":\n \"b\xff\"}", false)),
             QStringList{
                 "cards.json:2: error[encoding]: column 4: these bytes are not UTF-8; expected a text saved as UTF-8"});
    QCOMPARE(problemsOf("\xff\xfe{\0}\0", false).at(0).code, std::string("encoding"));
    QCOMPARE(problemsOf("{\"a\": \"\xc0\x80\"}", false).at(0).code, std::string("encoding"));
}

void ReadTest::theRootMustBeAnObject()
{
    QCOMPARE(linesOf(problemsOf("\n[1, 2]", false)),
             QStringList{"cards.json:2: error[type]: this is a list, expected an object"});
    QCOMPARE(linesOf(problemsOf("12", false)),
             QStringList{"cards.json:1: error[type]: this is a whole number, expected an object"});
}

void ReadTest::aDuplicateKeyIsToldAtItsSecondPlaceAndTheFirstCounts()
{
    Problems problems;
    const auto document = readDocument("{\"apple\": {\"points\": 1,\n\"points\": [2, {\"deep\": 3}], \"ripe\": true},\n"
                                       "\"pear\": 4,\n\"apple\": {\"points\": {\"points\": 5}}, \"fig\": 6}",
                                       "fruits.json", problems);
    QVERIFY(document);
    QCOMPARE(linesOf(problems),
             (QStringList{"fruits.json:2: /apple/points: error[duplicate-key]: “points” is here for the second time; "
                          "expected every name once (the first one counts)",
                          "fruits.json:4: /apple: error[duplicate-key]: “apple” is here for the second time; expected "
                          "every name once (the first one counts)"}));
    QCOMPARE(idsOf(document->members), (QStringList{"apple", "pear", "fig"}));
    QCOMPARE(document->members[0]->value.dump(), std::string(R"({"points":1,"ripe":true})"));
    QCOMPARE(document->members[2]->value, Json(6));
    QCOMPARE(document->lines.at("/apple/points"), 1);
}

void ReadTest::everyFaultOfAFileIsToldInOnePass()
{
    const std::string longText(limits::stringBytes + 1, 'x');
    const Problems problems = problemsOf("{\"a\": 1, \"a\": 2,\n\"b\": \"" + longText + "\",\n\"b\": 3}", true);
    QCOMPARE(problems.size(), 3);
    QCOMPARE(problems[0].line, 1);
    QCOMPARE(problems[1].line, 2);
    QCOMPARE(problems[2].line, 3);
}

void ReadTest::aHundredThousandLevelsAreRefusedOnce()
{
    for (const bool closed : {false, true}) {
        const std::string lists = "{\n\"a\":" + repeated("[", 100'000) + (closed ? repeated("]", 100'000) + "}" : "");
        const Problems problems = problemsOf(lists, false);
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems[0].code, std::string("too-deep"));
        QCOMPARE(problems[0].line, 2);
        QVERIFY(problems[0].pointer.starts_with("/a/0/0/0"));
    }
    const Problems problems = problemsOf(repeated("{\"a\":", 100'000), false);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("too-deep"));

    const std::string atTheLimit = repeated("{\"a\":", limits::depth) + "1" + repeated("}", limits::depth);
    QCOMPARE(linesOf(problemsOf(atTheLimit, true)), QStringList());
}

void ReadTest::aHundredThousandCharactersAreCut()
{
    Problems problems;
    const auto document = readDocument("{\"apple\": 1,\n\"pear\": {\"name\":\n\"" + std::string(100'000, 'x') + "\"}}",
                                       "fruits.json", problems);
    QVERIFY(document);
    QCOMPARE(linesOf(problems),
             QStringList{"fruits.json:2: /pear/name: error[too-long]: the text is longer than 4000 bytes"});
    QCOMPARE(document->members[1]->value["name"].get<std::string>().size(), limits::stringBytes);
}

void ReadTest::aCutNeverSplitsACharacter()
{
    QCOMPARE(startOf("花札", 5), std::string_view("花"));
    QCOMPARE(startOf("花札", 6), std::string_view("花札"));
    QCOMPARE(startOf("花", 2), std::string_view(""));
    const std::string text = "{\"a\": \"x" + repeated("花", 2000) + "\"}";
    Problems problems;
    const auto document = readDocument(text, "fruits.json", problems);
    QCOMPARE(illFormedUtf8(document->members[0]->value.get<std::string>()), std::string_view::npos);
}

void ReadTest::aLongKeyIsCut()
{
    Problems problems;
    const auto document = readDocument("{\n\"" + std::string(100'000, 'k') + "\": 1}", "fruits.json", problems);
    QCOMPARE(document->members[0]->id, std::string(limits::keyBytes, 'k'));
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("too-long"));
    QCOMPARE(problems[0].line, 2);
}

void ReadTest::moreEntriesThanALargeTableHasAreLeftOut()
{
    std::string text = "{\"list\": [" + repeated("[1],", limits::entries + 50) + "1]";
    for (std::size_t i = 0; i < limits::entries + 50; ++i)
        text += ",\"id" + std::to_string(i) + "\":{}";
    Problems problems;
    const auto document = readDocument(text + "}", "fruits.json", problems);
    QVERIFY(document);
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0].code, std::string("too-many-entries"));
    QCOMPARE(problems[0].pointer, std::string("/list/20000"));
    QCOMPARE(problems[1].pointer, std::string("/id19999"));
    QCOMPARE(document->members.size(), limits::entries);
    QCOMPARE(document->members[0]->value.size(), limits::entries);
}

void ReadTest::moreValuesThanALargeFileHasAreRefused()
{
    std::string text = "{";
    for (int i = 0; i < 100; ++i)
        text += "\"id" + std::to_string(i) + "\":[" + repeated("0,", 10'000) + "0],\n";
    const Problems problems = problemsOf(text + "\"end\": 0}", false);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("too-many-values"));
    QCOMPARE(problems[0].line, 40);
}

void ReadTest::longPointersCannotFillTheMemory()
{
    std::string text;
    for (int i = 0; i < 20; ++i)
        text += "{\"" + std::string(limits::keyBytes, 'k') + "\":";
    text += "[" + repeated("[" + repeated("0,", 19'000) + "0],", 15) + "0]";
    const Problems problems = problemsOf(text + std::string(20, '}'), false);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("too-many-values"));
}

void ReadTest::problemsAreCountedAndThenCutOff()
{
    std::string text = "{\"a\": 0";
    for (int i = 0; i < 1000; ++i)
        text += ",\n\"a\": 1";
    const Problems problems = problemsOf(text + "}", false);
    QCOMPARE(std::ssize(problems), limits::problems + 1);
    QCOMPARE(problems.back().code, std::string("too-many-problems"));
}

void ReadTest::aLargeFileIsRefused()
{
    PackFolder folder;
    folder.write("pack.json", std::string(limits::fileBytes + 1, ' '));
    Problems problems;
    QVERIFY(!readText(folder.path() / "pack.json", problems));
    QCOMPARE(folder.linesOf(problems),
             QStringList{"pack.json: error[file-large]: the file is larger than 8388608 bytes"});
    folder.write("pack.json", std::string(limits::fileBytes, ' '));
    QVERIFY(readText(folder.path() / "pack.json", problems));
    QCOMPARE(problemsOf(std::string(limits::fileBytes + 1, ' '), false).at(0).code, std::string("file-large"));
}

ENGAWA_APPLESS_SUBJECT(read_test, ReadTest)
#include "read_test.moc"
