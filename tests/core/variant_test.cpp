#include "core/pack/variant.h"

#include <QTest>

#include "core/pack/check.h"
#include "core/pack/difference.h"
#include "core/pack/read.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

Schemas shipped()
{
    Problems problems;
    std::optional<Schemas> schemas = Schemas::load(ENGAWA_RESOURCES "/schema", problems);
    if (!schemas)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return std::move(*schemas);
}

void add(Data &data, const std::string &file, std::string_view text)
{
    Problems problems;
    std::optional<Document> document = readDocument(text, file, problems);
    if (!document || !problems.empty())
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    data.files[file] = std::make_shared<const Table>(document->members, document->schemaLink);
    data.lines[file] = std::make_shared<const Lines>(document->lines);
    data.origins[file] = "orchard/" + file;
}

Data orchard()
{
    Data data;
    add(data, "pack.json", R"({"id": "orchard", "version": "1.2.0", "game": "orchard", "languages": ["en"]})");
    add(data, "fruits.json",
        "{\"$schema\": \"x\", \"apple\": {\"points\": 2, \"colours\": [\"red\"]},\n"
        "\"pear\": {\"points\": 3, \"ripe\": {\"month\": 9, \"day\": 1}},\n\"fig\": {\"points\": 5}}");
    add(data, "rules.json", "{\"rows\": 3}");
    add(data, "text/en.json", R"({"name": {"apple": "Apple", "pear": "Pear"}})");
    data.faces["faces/card.svg"] = std::make_shared<const std::string>("<svg/>");
    return data;
}

std::string frame(const std::string &rest)
{
    return "{\n\"id\": \"v\", \"base\": \"orchard\", \"base_version\": \"1.2.0\", \"name\": \"V\"" + rest + "}";
}

Variant variantOf(const std::string &text, const std::string &file = "v.variant.json")
{
    Problems problems;
    std::optional<Variant> variant = readVariant(text, file, shipped(), problems);
    if (!variant || !problems.empty())
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return std::move(*variant);
}

Data changedBy(const Data &data, const std::string &changes, Problems &problems)
{
    return withVariant(data, variantOf(frame(",\n\"changes\": " + changes)), problems);
}

Data changedBy(const Data &data, const std::string &changes)
{
    Problems problems;
    Data result = changedBy(data, changes, problems);
    if (!problems.empty())
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return result;
}

QString dumped(const Data &data, const std::string &file)
{
    return QString::fromStdString(toJson(data)[file].dump());
}

} // namespace

class VariantTest : public QObject
{
    Q_OBJECT

private slots:
    // Reading
    void aVariantIsAFrameChangesAndFaces();
    void aVariantSpeaksSeveralLanguages();
    void aVariantMustSayWhatItIs();
    void namesThatLeadOutsideAreRefused_data();
    void namesThatLeadOutsideAreRefused();

    // Changing
    void aFieldIsChangedAndTheRestIsShared();
    void fieldsAndEntriesAreTakenAwayByNull();
    void newEntriesComeLastInTheOrderOfThePatch();
    void listsAreReplacedWhole();
    void textsChangeAndLanguagesAppear();
    void facesAreReplacedWhole();
    void aChangeThatChangesNothingSharesTheEntry();
    void variantsStack();

    // Refusing
    void aVariantOfAnotherPackChangesNothing();
    void aVariantForAnotherVersionIsWarnedAbout();
    void anUnknownFileAndAnUnknownEntryAreTold();

    // Places
    void aProblemNamesWhoWroteThePlace();
    void aProblemNamesTheLastVariantThatWroteIt();

    // Merge patches and differences
    void aMergePatchLeadsFromOneTableToTheOther();
    void equalTablesHaveNoMergePatch();
    void differencesAreToldFieldByField();
    void sharedDataHaveNoDifferences();
    void everyShippedVariantIsGood();
};

void VariantTest::aVariantIsAFrameChangesAndFaces()
{
    const Variant variant = variantOf(R"({"$schema": "x", "id": "long", "base": "orchard", "base_version": "1.2.0",
        "name": "Long", "author": "Ann", "description": "Longer.", "changes": {"rules.json": {"rows": 4}},
        "faces": {"a.svg": "<svg/>", "b.svg": ["<svg>", "</svg>"]}})");
    QCOMPARE(variant.id, std::string("long"));
    QCOMPARE(variant.base, std::string("orchard"));
    QCOMPARE(variant.baseVersion, std::string("1.2.0"));
    QCOMPARE(variant.name, std::string("Long"));
    QCOMPARE(variant.author, std::string("Ann"));
    QCOMPARE(variant.file, std::string("v.variant.json"));
    QCOMPARE(variant.changes.at("rules.json"), Json({{"rows", 4}}));
    QCOMPARE(variant.faces.at("a.svg"), std::string("<svg/>"));
    QCOMPARE(variant.faces.at("b.svg"), std::string("<svg>\n</svg>\n"));
}

void VariantTest::aVariantSpeaksSeveralLanguages()
{
    const Variant variant = variantOf(R"({"id": "long", "base": "orchard", "base_version": "1.2.0", "name": "Long",
        "description": "Longer.", "texts": {"ja": {"name": "長い", "description": "長くなります。"}, "pl": {"name": "Długi"}},
        "changes": {}})");
    QCOMPARE(variant.wordsIn("ja"), (VariantWords{"長い", "長くなります。"}));
    QCOMPARE(variant.wordsIn("pl"),
             (VariantWords{"Długi", "Longer."})); // what isn't translated is as its author wrote it
    QCOMPARE(variant.wordsIn("en"), (VariantWords{"Long", "Longer."}));
}

void VariantTest::aVariantMustSayWhatItIs()
{
    Problems problems;
    QVERIFY(!readVariant("{\n\"id\": \"v\",\n\"nmae\": \"V\"}", "v.variant.json", shipped(), problems));
    QCOMPARE(
        linesOf(problems),
        (QStringList{
            "v.variant.json:1: error[missing-field]: the field “base” is missing",
            "v.variant.json:1: error[missing-field]: the field “base_version” is missing",
            "v.variant.json:1: error[missing-field]: the field “name” is missing",
            "v.variant.json:3: /nmae: error[unknown-field]: there is no field “nmae” here; did you mean “name”?"}));
    Problems none;
    QVERIFY(!readVariant("", "v.variant.json", shipped(), none));
    QCOMPARE(none.size(), 1);
    QCOMPARE(none[0].code, std::string("syntax"));
}

void VariantTest::namesThatLeadOutsideAreRefused_data()
{
    QTest::addColumn<QString>("part");
    QTest::newRow("up") << "\"changes\": {\n\"../kimono/cards.json\": {}}";
    QTest::newRow("root") << "\"changes\": {\n\"/etc/cards.json\": {}}";
    QTest::newRow("text up") << "\"changes\": {\n\"text/../../cards.json\": {}}";
    QTest::newRow("drive") << "\"changes\": {\n\"c:\\\\cards.json\": {}}";
    QTest::newRow("face") << "\"faces\": {\n\"../card.svg\": \"<svg/>\"}";
}

void VariantTest::namesThatLeadOutsideAreRefused()
{
    QFETCH(QString, part);
    Problems problems;
    QVERIFY(!readVariant(frame("," + part.toStdString()), "v.variant.json", shipped(), problems));
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("outside-folder"));
    QCOMPARE(problems[0].line, 3);
}

void VariantTest::aFieldIsChangedAndTheRestIsShared()
{
    const Data before = orchard();
    const Data after = changedBy(before, R"({"fruits.json": {"pear": {"points": 9, "ripe": {"month": 10}}}})");
    QCOMPARE(after.value("fruits", "pear")->dump(), std::string(R"({"points":9,"ripe":{"month":10,"day":1}})"));
    for (const char *id : {"apple", "fig"})
        QCOMPARE(*after.table("fruits").find(id), *before.table("fruits").find(id));
    QCOMPARE(after.files.at("rules.json"), before.files.at("rules.json"));
    QCOMPARE(after.table("fruits").schemaLink(), std::string("x"));
    QCOMPARE(before.value("fruits", "pear")->at("points"), Json(3));
}

void VariantTest::fieldsAndEntriesAreTakenAwayByNull()
{
    const Data after = changedBy(orchard(), R"({"fruits.json": {"pear": {"ripe": {"day": null}}, "apple": null}})");
    QCOMPARE(dumped(after, "fruits.json"),
             u"{\"pear\":{\"points\":3,\"ripe\":{\"month\":9}},\"fig\":{\"points\":5}}"_s);
    QCOMPARE(after.table("fruits").indexOf("fig"), 1);
}

void VariantTest::newEntriesComeLastInTheOrderOfThePatch()
{
    const Data after = changedBy(orchard(), R"({"rules.json": {"z": 1, "a": {"b": null, "c": 2}, "rows": 4}})");
    QCOMPARE(dumped(after, "rules.json"), u"{\"rows\":4,\"z\":1,\"a\":{\"c\":2}}"_s);
}

void VariantTest::listsAreReplacedWhole()
{
    const Data after = changedBy(orchard(), R"({"fruits.json": {"apple": {"colours": ["green", "blue"]}}})");
    QCOMPARE(after.value("fruits", "apple")->dump(), std::string(R"({"points":2,"colours":["green","blue"]})"));
}

void VariantTest::textsChangeAndLanguagesAppear()
{
    const Data after = changedBy(orchard(), R"({"text/en.json": {"name": {"pear": "Nashi"}},
                                                "text/ja.json": {"name": {"apple": "りんご"}},
                                                "pack.json": {"languages": ["en", "ja"]}})");
    QCOMPARE(dumped(after, "text/en.json"), u"{\"name\":{\"apple\":\"Apple\",\"pear\":\"Nashi\"}}"_s);
    QCOMPARE(dumped(after, "text/ja.json"), u"{\"name\":{\"apple\":\"りんご\"}}"_s);
}

void VariantTest::facesAreReplacedWhole()
{
    Problems problems;
    const Data before = orchard();
    const Data after = withVariant(
        before, variantOf(frame(",\"faces\": {\"card.svg\": \"<svg>1</svg>\", \"new.svg\": \"<svg/>\"}")), problems);
    QCOMPARE(*after.faces.at("faces/card.svg"), std::string("<svg>1</svg>"));
    QCOMPARE(*after.faces.at("faces/new.svg"), std::string("<svg/>"));
    QCOMPARE(after.files, before.files);
}

void VariantTest::aChangeThatChangesNothingSharesTheEntry()
{
    const Data before = orchard();
    const Data after = changedBy(before, R"({"fruits.json": {"fig": {"points": 5}, "pear": {}}})");
    QCOMPARE(after.table("fruits").entries(), before.table("fruits").entries());
}

void VariantTest::variantsStack()
{
    const Data once = changedBy(orchard(), R"({"rules.json": {"rows": 4, "cols": 2}})");
    const Data twice = changedBy(once, R"({"rules.json": {"rows": 5}})");
    QCOMPARE(dumped(twice, "rules.json"), u"{\"rows\":5,\"cols\":2}"_s);
}

void VariantTest::aVariantOfAnotherPackChangesNothing()
{
    const Data before = orchard();
    Variant variant = variantOf(frame(",\"changes\": {\"rules.json\": {\"rows\": 4}}"));
    variant.base = "meadow";
    Problems problems;
    const Data after = withVariant(before, variant, problems);
    QCOMPARE(
        linesOf(problems),
        QStringList{
            "v.variant.json:2: /base: error[variant-base]: this is a variant of “meadow”, expected one of “orchard”"});
    QCOMPARE(after.files, before.files);
}

void VariantTest::aVariantForAnotherVersionIsWarnedAbout()
{
    Variant variant = variantOf(frame(",\"changes\": {\"rules.json\": {\"rows\": 4}}"));
    variant.baseVersion = "1.1.0";
    Problems problems;
    const Data after = withVariant(orchard(), variant, problems);
    QCOMPARE(
        linesOf(problems),
        QStringList{
            "v.variant.json:2: /base_version: warning[variant-version]: this variant was written for version 1.1.0 "
            "of the pack, which is now at 1.2.0"});
    QCOMPARE(*after.value("rules", "rows"), Json(4));
}

void VariantTest::anUnknownFileAndAnUnknownEntryAreTold()
{
    Problems problems;
    const Data after =
        changedBy(orchard(), "{\n\"fruit.json\": {\"apple\": {}},\n\"fruits.json\": {\n\"appel\": null}}", problems);
    QCOMPARE(problems.size(), 2);
    QCOMPARE(linesOf(problems).at(1), u"v.variant.json:6: /changes/fruits.json/appel: warning[unknown-entry]: there is "
                                      u"no “appel” to take away; did you "
                                      "mean “apple”?"_s);
    QCOMPARE(problems[0].code, std::string("unknown-file"));
    QCOMPARE(problems[0].line, 4);
    QVERIFY(linesOf(problems).at(0).endsWith("did you mean “fruits.json”?"));
    QCOMPARE(dumped(after, "fruits.json"), dumped(orchard(), "fruits.json"));
}

void VariantTest::aProblemNamesWhoWroteThePlace()
{
    const Data data =
        changedBy(orchard(), "{\"fruits.json\": {\n\"pear\": {\n\"points\": 4},\n\"kiwi\": {\"points\": 1}}}");
    const auto placeOf = [&](const std::string &pointer) {
        const Problem problem = at(data, "fruits.json", pointer, "unique");
        return QString::fromStdString(problem.file + ":" + std::to_string(problem.line) + " " + problem.pointer);
    };
    QCOMPARE(placeOf("/pear/points"), u"v.variant.json:5 /changes/fruits.json/pear/points"_s);
    QCOMPARE(placeOf("/pear/ripe/day"), u"orchard/fruits.json:2 /pear/ripe/day"_s);
    QCOMPARE(placeOf("/pear"), u"v.variant.json:4 /changes/fruits.json/pear"_s);
    QCOMPARE(placeOf("/kiwi/colour"), u"v.variant.json:6 /changes/fruits.json/kiwi/colour"_s);
    QCOMPARE(placeOf("/fig/points"), u"orchard/fruits.json:3 /fig/points"_s);
    QCOMPARE(placeOf(""), u"orchard/fruits.json:1 "_s);
}

void VariantTest::aProblemNamesTheLastVariantThatWroteIt()
{
    Problems problems;
    const Variant first =
        variantOf(frame(",\"changes\": {\"rules.json\": {\"rows\": 4, \"cols\": {\"a\": 1, \"b\": 2}}}"), "first");
    const Variant second = variantOf(frame(",\"changes\": {\"rules.json\": {\"cols\": {\"b\": 3}}}"), "second");
    const Data data = withVariant(withVariant(orchard(), first, problems), second, problems);
    QCOMPARE(at(data, "rules.json", "/rows", "").file, std::string("first"));
    QCOMPARE(at(data, "rules.json", "/cols/a", "").file, std::string("first"));
    QCOMPARE(at(data, "rules.json", "/cols/b", "").file, std::string("second"));
    QCOMPARE(at(data, "rules.json", "/cols", "").file, std::string("second"));
}

void VariantTest::aMergePatchLeadsFromOneTableToTheOther()
{
    const Data from = orchard();
    const Data to =
        changedBy(from, R"({"fruits.json": {"apple": null, "pear": {"ripe": {"day": null, "hour": 4}, "points": 1},
                                        "kiwi": {"points": 7}, "fig": [1, 2]}})");
    const Json patch = mergePatch(from.table("fruits"), to.table("fruits"));
    QCOMPARE(patch,
             Json::parse(R"({"apple": null, "pear": {"points": 1, "ripe": {"day": null, "hour": 4}}, "fig": [1, 2],
                                    "kiwi": {"points": 7}})"));
    const Data again = changedBy(from, Json{{"fruits.json", patch}}.dump());
    QCOMPARE(differences(again, to), std::vector<Difference>());
}

void VariantTest::equalTablesHaveNoMergePatch()
{
    QVERIFY(mergePatch(orchard().table("fruits"), orchard().table("fruits")).is_null());
    QVERIFY(mergePatch(Table(), Table()).is_null());
}

void VariantTest::differencesAreToldFieldByField()
{
    const Data from = orchard();
    Data to =
        changedBy(from, R"({"fruits.json": {"apple": {"colours": ["green"]}, "pear": {"ripe": {"day": null}, "a/b": 1},
                                  "fig": null, "kiwi": {"points": 1}}, "rules.json": {"rows": 4}})");
    to.faces.erase("faces/card.svg");
    const std::vector<Difference> expected = {
        {"fruits.json", "/apple/colours/0", "red", "green"}, {"fruits.json", "/pear/ripe/day", 1, nullptr},
        {"fruits.json", "/pear/a~1b", nullptr, 1},           {"fruits.json", "/fig", {{"points", 5}}, nullptr},
        {"fruits.json", "/kiwi", nullptr, {{"points", 1}}},  {"rules.json", "/rows", 3, 4},
        {"faces/card.svg", "", "<svg/>", nullptr},
    };
    QCOMPARE(differences(from, to), expected);
    const Data longer = changedBy(from, R"({"fruits.json": {"apple": {"colours": ["red", "green"]}}})");
    QCOMPARE(differences(from, longer), (std::vector<Difference>{{"fruits.json", "/apple/colours", Json::array({"red"}),
                                                                  Json::array({"red", "green"})}}));
}

void VariantTest::sharedDataHaveNoDifferences()
{
    const Data data = orchard();
    QCOMPARE(differences(data, data), std::vector<Difference>());
    QCOMPARE(differences(data, orchard()), std::vector<Difference>());
}

void VariantTest::everyShippedVariantIsGood()
{
    namespace fs = std::filesystem;
    const Schemas schemas = shipped();
    int seen = 0;
    for (const fs::directory_entry &item : fs::directory_iterator(ENGAWA_RESOURCES "/variants")) {
        ++seen;
        Problems problems;
        const std::optional<std::string> text = readText(item.path(), problems);
        const std::optional<Variant> variant = readVariant(*text, item.path().filename().string(), schemas, problems);
        QVERIFY2(variant, qPrintable(linesOf(problems).join('\n')));
        const Data pack = readPack(fs::path(ENGAWA_RESOURCES "/packs") / variant->base, problems);
        check(withVariant(pack, *variant, problems), variant->base, schemas, nullptr, problems);
        QCOMPARE(linesOf(problems), QStringList());
        for (const Json &language : *pack.value("pack", "languages")) {
            const VariantWords words = variant->wordsIn(language.get<std::string>());
            QVERIFY2(!words.description.empty(), variant->file.c_str());
            QVERIFY2(language == "en" || words.name != variant->name, variant->file.c_str());
        }
    }
    QVERIFY(seen > 0);
}

ENGAWA_APPLESS_SUBJECT(variant_test, VariantTest)
#include "variant_test.moc"
