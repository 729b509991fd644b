#include "core/pack/read.h"

#include <QTest>

#include "core/base/chance.h"
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

QStringList idsOf(const std::vector<EntryPtr> &entries)
{
    QStringList ids;
    for (const EntryPtr &entry : entries)
        ids << QString::fromStdString(entry->id);
    return ids;
}

Data orchard()
{
    Document fruits = read(R"({"$schema": "fruit.schema.json", "apple": {"points": 2, "colours": ["red", "green"]},
        "pear": {"points": 3}, "fig": {"points": 5}})");
    Data data;
    data.files["fruits.json"] = std::make_shared<const Table>(fruits.members, fruits.schemaLink);
    data.files["pack.json"] = std::make_shared<const Table>(read(R"({"id": "orchard"})").members);
    data.faces["faces/fruit.svg"] = std::make_shared<const std::string>("<svg/>");
    return data;
}

Data changed(const Data &data, const std::string &pointer, const Json &value)
{
    Problems problems;
    std::optional<Data> result = edited(data, "fruits.json", pointer, value, problems);
    if (!result)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return *result;
}

QString dumped(const Data &data, const std::string &id)
{
    const Json *value = data.value("fruits", id);
    return value ? QString::fromStdString(value->dump()) : u"nothing"_s;
}

} // namespace

class EditTest : public QObject
{
    Q_OBJECT

private slots:
    // Edits
    void anEditSharesEveryOtherEntry();
    void anEditKeepsTheOrderOfEntriesAndFields();
    void editsReachIntoListsAndObjects_data();
    void editsReachIntoListsAndObjects();
    void editsThatLeadNowhereAreRefused_data();
    void editsThatLeadNowhereAreRefused();
    void aNewLanguageBeginsWithAnEdit();

    // Data as JSON
    void dataSurvivesTheWayThroughARecord();
    void theHashKnowsValuesAndOrderOnly();
    void aRecordsDataMayNameOnlyPackFiles();

    // Problems
    void aProblemPrintsItsPlaceCodeAndSentence();
    void anUnknownCodeLosesNothing();
};

void EditTest::anEditSharesEveryOtherEntry()
{
    const Data before = orchard();
    const Data after = changed(before, "/pear/points", 4);
    QCOMPARE(dumped(after, "pear"), u"{\"points\":4}"_s);
    QCOMPARE(dumped(before, "pear"), u"{\"points\":3}"_s);
    for (const char *id : {"apple", "fig"})
        QCOMPARE(*after.table("fruits").find(id), *before.table("fruits").find(id));
    QVERIFY(*after.table("fruits").find("pear") != *before.table("fruits").find("pear"));
    QCOMPARE(after.files.at("pack.json"), before.files.at("pack.json"));
    QCOMPARE(after.table("fruits").schemaLink(), std::string("fruit.schema.json"));
}

void EditTest::anEditKeepsTheOrderOfEntriesAndFields()
{
    const Data data = orchard();
    QCOMPARE(idsOf(changed(data, "/apple", Json::object()).table("fruits").entries()),
             (QStringList{"apple", "pear", "fig"}));
    QCOMPARE(idsOf(changed(data, "/pear", nullptr).table("fruits").entries()), (QStringList{"apple", "fig"}));
    QCOMPARE(idsOf(changed(data, "/cherry", 1).table("fruits").entries()),
             (QStringList{"apple", "pear", "fig", "cherry"}));
    QCOMPARE(changed(data, "/pear", nullptr).table("fruits").indexOf("fig"), 1);
    QCOMPARE(dumped(changed(data, "/apple/points", 9), "apple"), u"{\"points\":9,\"colours\":[\"red\",\"green\"]}"_s);
}

void EditTest::editsReachIntoListsAndObjects_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("apple");
    QTest::newRow("an item") << "/apple/colours/1" << "\"blue\"" << R"({"points":2,"colours":["red","blue"]})";
    QTest::newRow("at the end") << "/apple/colours/-" << "\"blue\""
                                << R"({"points":2,"colours":["red","green","blue"]})";
    QTest::newRow("past the end") << "/apple/colours/2" << "1" << R"({"points":2,"colours":["red","green",1]})";
    QTest::newRow("an item taken away") << "/apple/colours/0" << "null" << R"({"points":2,"colours":["green"]})";
    QTest::newRow("a new field") << "/apple/a~1b" << "{}" << R"({"points":2,"colours":["red","green"],"a/b":{}})";
    QTest::newRow("a field taken away") << "/apple/points" << "null" << R"({"colours":["red","green"]})";
    QTest::newRow("the whole entry") << "/apple" << "[1]" << "[1]";
    QTest::newRow("the entry taken away") << "/apple" << "null" << "nothing";
}

void EditTest::editsReachIntoListsAndObjects()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, apple);
    QCOMPARE(dumped(changed(orchard(), pointer.toStdString(), Json::parse(value.toStdString())), "apple"), apple);
}

void EditTest::editsThatLeadNowhereAreRefused_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("code");
    QTest::newRow("whole file") << "fruits.json" << "" << "1" << "no-such-place";
    QTest::newRow("no pointer") << "fruits.json" << "apple" << "1" << "no-such-place";
    QTest::newRow("bad escape") << "fruits.json" << "/a~2" << "1" << "no-such-place";
    QTest::newRow("unknown entry taken away") << "fruits.json" << "/kiwi" << "null" << "no-such-place";
    QTest::newRow("field of an unknown entry") << "fruits.json" << "/kiwi/points" << "1" << "no-such-place";
    QTest::newRow("field of a number") << "fruits.json" << "/apple/points/x" << "1" << "no-such-place";
    QTest::newRow("unknown field taken away") << "fruits.json" << "/apple/size" << "null" << "no-such-place";
    QTest::newRow("far past the end") << "fruits.json" << "/apple/colours/7" << "1" << "no-such-place";
    QTest::newRow("an index that is none") << "fruits.json" << "/apple/colours/01" << "1" << "no-such-place";
    QTest::newRow("a field on the way") << "fruits.json" << "/apple/size/x" << "1" << "no-such-place";
    QTest::newRow("unknown file") << "trees.json" << "/oak" << "1" << "unknown-file";
    QTest::newRow("out of the folder") << "text/../../x.json" << "/oak" << "1" << "unknown-file";
}

void EditTest::editsThatLeadNowhereAreRefused()
{
    QFETCH(QString, file);
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, code);
    Problems problems;
    QVERIFY(!edited(orchard(), file.toStdString(), pointer.toStdString(), Json::parse(value.toStdString()), problems));
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, code.toStdString());
}

void EditTest::aNewLanguageBeginsWithAnEdit()
{
    Problems problems;
    const auto data = edited(orchard(), "text/ja.json", "/name", Json{{"apple", "りんご"}}, problems);
    QVERIFY(data);
    QCOMPARE(data->value("text/ja", "name")->dump(), std::string("{\"apple\":\"りんご\"}"));
}

void EditTest::dataSurvivesTheWayThroughARecord()
{
    const Data data = orchard();
    const std::string text = toJson(data).dump();
    Problems problems;
    const std::optional<Json> read = readValue(text, "match.record", nullptr, problems);
    const Data back = dataFromJson(*read, "match.record", problems);
    QCOMPARE(linesOf(problems), QStringList());
    QCOMPARE(toJson(back).dump(), text);
    QCOMPARE(dataHash(back), dataHash(data));
    QVERIFY(!text.contains("svg"));
    QVERIFY(!text.contains("$schema"));
    QVERIFY(text.starts_with("{\"fruits.json\":{\"apple\":"));
}

void EditTest::theHashKnowsValuesAndOrderOnly()
{
    const Data data = orchard();
    Data same = data;
    same.faces.clear();
    same.retired.push_back({"fruits", data.table("fruits").entries()[0], 1});
    same.files["fruits.json"] = std::make_shared<const Table>(data.table("fruits").entries());
    QCOMPARE(dataHash(same), dataHash(data));
    QCOMPARE(dataHash(data), hashText(toJson(data).dump()));
    QCOMPARE(dataHash(Data()), hashText("{}"));

    QVERIFY(dataHash(changed(data, "/fig/points", 6)) != dataHash(data));
    std::vector<EntryPtr> entries = data.table("fruits").entries();
    std::swap(entries[0], entries[1]);
    Data swapped = data;
    swapped.files["fruits.json"] = std::make_shared<const Table>(entries);
    QVERIFY(dataHash(swapped) != dataHash(data));
}

void EditTest::aRecordsDataMayNameOnlyPackFiles()
{
    Problems problems;
    const Json files = Json::parse(R"({"cards.json": {"a": 1}, "../cards.json": {}, "/etc/x.json": {}, "a/b.json": {},
                                       "text/en.json": {}, "deck.json": 3})");
    const Data data = dataFromJson(files, "match.record", problems);
    QCOMPARE(data.files.size(), 2);
    QCOMPARE(problems.size(), 4);
    QCOMPARE(problems.back().code, std::string("type"));
    QCOMPARE(problems.back().pointer, std::string("/deck.json"));
    dataFromJson(Json(1), "match.record", problems);
    QCOMPARE(problems.size(), 5);
}

void EditTest::aProblemPrintsItsPlaceCodeAndSentence()
{
    const Problem problem{Problem::Level::Error, "range",
                          "cards.json",          12,
                          "/pink_0/count",       {{"value", "1000000"}, {"minimum", "0"}, {"maximum", "100"}}};
    QCOMPARE(englishLine(problem),
             "cards.json:12: /pink_0/count: error[range]: 1000000 is out of range, expected 0 to 100");
    Problem bare{Problem::Level::Warning, "unknown-field", "a.json", 0, "", {{"field", "{x}"}, {"suggestion", ""}}};
    QCOMPARE(englishLine(bare), "a.json: warning[unknown-field]: there is no field “{x}” here");
    bare.arguments[1].second = "y";
    QCOMPARE(english(bare), "there is no field “{x}” here; did you mean “y”?");
}

void EditTest::anUnknownCodeLosesNothing()
{
    const Problem problem{Problem::Level::Error, "odd", "a.json", 1, "", {{"what", "this"}}};
    QCOMPARE(english(problem), "odd what=this");
}

ENGAWA_APPLESS_SUBJECT(edit_test, EditTest)
#include "edit_test.moc"
