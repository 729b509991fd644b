#include "core/pack/check.h"

#include <QTest>

#include "core/pack/limits.h"
#include "core/pack/schema_file.h"
#include "core/pack/words.h"
#include "tests/core/orchard.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;
namespace fs = std::filesystem;

namespace {

// Every property, also inside definitions and items, says what it is.
void findUndescribed(const Json &schema, const std::string &pointer, QStringList &undescribed)
{
    if (schema.is_array())
        for (const Json &item : schema)
            findUndescribed(item, pointer + "/…", undescribed);
    for (const auto &[key, child] : schema.items()) {
        if (key == "properties" || key == "patternProperties" || key == "definitions")
            for (const auto &[name, property] : child.items())
                if (!property.contains("title") && !property.contains("description") && !property.contains("$ref")
                    && !property.contains("const") && !pointer.contains("/if") && !pointer.contains("/then"))
                    undescribed << QString::fromStdString(pointer + "/" + key + "/" + name);
        if (key != "examples" && key != "enum" && key != "const")
            findUndescribed(child, pointer + "/" + key, undescribed);
    }
}

// Every title, description and choice is there in the language too.
void findUntranslated(const Json &schema, const std::string &pointer, const char *language, QStringList &untranslated)
{
    if (schema.is_array())
        for (const Json &item : schema)
            findUntranslated(item, pointer + "/…", language, untranslated);
    for (const char *word : {"title", "description"})
        if (const Json::json_pointer there(std::string("/x-text/") + language + "/" + word);
            schema.is_object() && schema.contains(word) && schema[word].is_string()
            && (!schema.contains(there) || schema[there].get<std::string>().empty()))
            untranslated << QString::fromStdString(pointer + "/" + word);
    if (schema.contains("enum") && schema["enum"].is_array())
        for (const Json &choice : schema["enum"])
            if (choice.is_string()
                && !schema.contains(
                    Json::json_pointer(std::string("/x-text/") + language + "/choices/" + choice.get<std::string>())))
                untranslated << QString::fromStdString(pointer + "/enum/" + choice.get<std::string>());
    for (const auto &[key, child] : schema.items()) {
        const bool names = key == "properties" || key == "patternProperties" || key == "definitions";
        if (names)
            for (const auto &[name, part] : child.items())
                findUntranslated(part, pointer + "/" + key + "/" + name, language, untranslated);
        else if (key != "examples" && key != "enum" && key != "const" && key != "default" && key != "x-text")
            findUntranslated(child, pointer + "/" + key, language, untranslated);
    }
}

} // namespace

class CheckTest : public QObject
{
    Q_OBJECT

private slots:
    // Shipped schemas and packs
    void everyShippedSchemaIsADraft7Schema();
    void everyPropertyOfAShippedSchemaIsDescribed();
    void everyPropertyOfAShippedSchemaIsDescribedInJapanese();
    void theShippedPacksHaveNoProblems();

    // Schema faults
    void aGoodPackHasNoProblems();
    void everySchemaFaultHasItsCodeLineAndPointer_data();
    void everySchemaFaultHasItsCodeLineAndPointer();
    void allFaultsOfAnEntryComeInOnePass();
    void aCountOfAMillionIsOutOfRange();
    void requiredEntriesAreNamed();
    void aLongTextNeverReachesARegularExpression();
    void aThousandFaultsAreCutOff();

    // References
    void anUnknownReferenceNamesItsTableAndTheNearestId();
    void referencesOfABrokenFileAreLeftAlone();
    void facesAreNamedWithoutAPath();
    void aMissingTableIsNamed();
    void anUnknownTableIsNamed();
    void theNearestWordIsASlipAway();

    // Versions of a pack
    void whatTheLastVersionSharesIsNotCheckedAgain();
    void aRemovedEntryBreaksTheReferencesOfUntouchedOnes();

    // Schemas
    void aSchemaThatCannotBeUsedIsAProblem();
    void hintsAreFoundThroughReferencesListsAndConditions();
};

void CheckTest::everyShippedSchemaIsADraft7Schema()
{
    Problems problems;
    int count = 0;
    for (const fs::directory_entry &item : fs::recursive_directory_iterator(ENGAWA_RESOURCES "/schema")) {
        if (!item.path().string().ends_with(".schema.json"))
            continue;
        ++count;
        const std::optional<std::string> text = readText(item.path(), problems);
        const std::optional<Json> root = readValue(*text, item.path().filename().string(), nullptr, problems);
        QVERIFY2(root, qPrintable(linesOf(problems).join('\n')));
        checkSchemaItself(*root, item.path().filename().string(), problems);
        QCOMPARE(root->value("$schema", ""), std::string("http://json-schema.org/draft-07/schema#"));
    }
    QVERIFY(count >= 3);
    QCOMPARE(linesOf(problems), QStringList());

    checkSchemaItself(Json::parse(R"({"properties": {"a": {"type": "integr", "minimum": "0"}}})"), "bad.json",
                      problems);
    QVERIFY(!problems.empty());
    QCOMPARE(problems.back().file, std::string("bad.json"));
}

void CheckTest::everyPropertyOfAShippedSchemaIsDescribed()
{
    Problems problems;
    for (const fs::directory_entry &item : fs::recursive_directory_iterator(ENGAWA_RESOURCES "/schema")) {
        if (!item.path().string().ends_with(".schema.json"))
            continue;
        const std::optional<Json> root = readValue(*readText(item.path(), problems), "", nullptr, problems);
        QStringList undescribed;
        findUndescribed(*root, item.path().filename().string(), undescribed);
        QCOMPARE(undescribed, QStringList());
        QVERIFY(root->contains("title") && root->contains("description"));
    }
}

void CheckTest::everyPropertyOfAShippedSchemaIsDescribedInJapanese()
{
    Problems problems;
    QStringList untranslated;
    for (const fs::directory_entry &item : fs::recursive_directory_iterator(ENGAWA_RESOURCES "/schema"))
        if (item.path().string().ends_with(".schema.json"))
            findUntranslated(*readValue(*readText(item.path(), problems), "", nullptr, problems),
                             item.path().filename().string(), "ja", untranslated);
    QCOMPARE(untranslated, QStringList());
}

void CheckTest::theShippedPacksHaveNoProblems()
{
    const Schemas schemas = loaded(ENGAWA_RESOURCES "/schema");
    for (const fs::directory_entry &folder : fs::directory_iterator(ENGAWA_RESOURCES "/packs")) {
        Problems problems;
        const Data data = readPack(folder.path(), problems);
        const Json *game = data.value("pack", "game");
        check(data, game ? game->get<std::string>() : "", schemas, nullptr, problems);
        QCOMPARE(linesOf(problems), QStringList());
    }
}

void CheckTest::aGoodPackHasNoProblems()
{
    const Orchard orchard;
    QCOMPARE(orchard.problems(), QStringList());
}

void CheckTest::everySchemaFaultHasItsCodeLineAndPointer_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("expected");
    QTest::newRow("wrong type") << "\"points\": \"3\""
                                << "/fig/points: error[type]: this is text, expected a whole number";
    QTest::newRow("decimals") << "\"points\": 1.0" << "/fig/points: error[type]: this is 1.0, expected a whole number";
    QTest::newRow("huge") << "\"points\": 99999999999999999999"
                          << "/fig/points: error[type]: this is 1e+20, expected a whole number";
    QTest::newRow("null") << "\"points\": null" << "/fig/points: error[type]: this is null, expected a whole number";
    QTest::newRow("two types") << "\"low\": []"
                               << "/fig/low: error[type]: this is a list, expected a whole number or true or false";
    QTest::newRow("too much") << "\"points\": 10" << "/fig/points: error[range]: 10 is out of range, expected 0 to 9";
    QTest::newRow("too little") << "\"points\": -1" << "/fig/points: error[range]: -1 is out of range, expected 0 to 9";
    QTest::newRow("one bound") << "\"low\": 2" << "/fig/low: error[range]: 2 is out of range, expected 2 to ∞";
    QTest::newRow("multiple") << "\"step\": 7"
                              << "/fig/step: error[multiple]: 7 does not fit, expected a multiple of 5";
    QTest::newRow("unknown field")
        << "\"pionts\": 1"
        << "/fig/pionts: error[unknown-field]: there is no field “pionts” here; did you mean “points”?";
    QTest::newRow("odd field") << "\"a'b/c\": 1" << "/fig/a'b~1c: error[unknown-field]: there is no field “a'b/c” here";
    QTest::newRow("short") << "\"name\": \"x\""
                           << "/fig/name: error[length]: the text has 1 character, expected 2 to 8";
    QTest::newRow("long") << "\"name\": \"花花花花花花花花花\""
                          << "/fig/name: error[length]: the text has 9 characters, expected 2 to 8";
    QTest::newRow("form")
        << "\"code\": \"ab\""
        << "/fig/code: error[pattern]: “ab” does not have the right form, expected something like “AB”";
    QTest::newRow("no items") << "\"goes_with\": []"
                              << "/fig/goes_with: error[items]: there are 0 items, expected 1 to 3";
    QTest::newRow("twice") << "\"goes_with\": [\"oak\", \"oak\"]"
                           << "/fig/goes_with: error[unique]: an item is in the list twice, expected every item once";
    QTest::newRow("in a list") << "\"goes_with\": [\"oak\",\n7]"
                               << "/fig/goes_with/1: error[type]: this is 7, expected text";
    QTest::newRow("nested") << "\"worth\": {\"oak\":\n6}"
                            << "/fig/worth/oak: error[range]: 6 is out of range, expected −∞ to 5";
    QTest::newRow("nested name")
        << "\"worth\": {\"Oak\": 1}"
        << "/fig/worth/Oak: error[bad-id]: “Oak” is not a name for an entry here, expected the form ^[a-z]+$";
}

void CheckTest::everySchemaFaultHasItsCodeLineAndPointer()
{
    QFETCH(QString, field);
    QFETCH(QString, expected);
    const Orchard orchard;
    const std::string text =
        "{\"apple\": {\"kind\": \"sweet\"},\n\"fig\": {\"kind\": \"sweet\",\n" + field.toStdString() + "}}";
    QStringList problems = orchard.problemsIn("fruits.json", text);
    const bool nextLine = field.contains("[\"oak\",\n7]");
    problems.removeIf([](const QString &line) { return line.contains("unknown-reference"); });
    QCOMPARE(problems, QStringList{(nextLine ? "fruits.json:4: " : "fruits.json:3: ") + expected});
}

void CheckTest::allFaultsOfAnEntryComeInOnePass()
{
    const Orchard orchard;
    const QStringList problems = orchard.problemsIn("fruits.json", "{\"Apple\": {\"kind\": \"sweet\"},\n"
                                                                   "\"fig\": {\"kind\": \"bitter\", \"points\": 12,\n"
                                                                   "\"size\": 1},\n"
                                                                   "\"pear\": {},\n"
                                                                   "\"lime\": {\"kind\": \"sour\"},\n"
                                                                   "\"kiwi\": 3}");
    QStringList expected = {
        "fruits.json:1: /Apple: error[bad-id]: “Apple” is not a name for an entry here, expected a small letter, then "
        "small letters, digits and _",
        "fruits.json:2: /fig/kind: error[enum]: “bitter” is not one of the choices, expected sweet or sour",
        "fruits.json:2: /fig/points: error[range]: 12 is out of range, expected 0 to 9",
        "fruits.json:3: /fig/size: error[unknown-field]: there is no field “size” here",
        "fruits.json:4: /pear: error[missing-field]: the field “kind” is missing",
        "fruits.json:4: /pear: error[missing-field]: the field “acid” is missing",
        "fruits.json:5: /lime: error[missing-field]: the field “acid” is missing",
        "fruits.json:6: /kiwi: error[type]: this is 3, expected an object",
    };
    QStringList found = problems;
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
}

void CheckTest::aCountOfAMillionIsOutOfRange()
{
    const Orchard orchard;
    QCOMPARE(orchard.problemsIn("fruits.json", R"({"apple": {"kind": "sweet", "count": 1000000}})"),
             QStringList{"fruits.json:1: /apple/count: error[range]: 1000000 is out of range, expected 0 to 100"});
}

void CheckTest::requiredEntriesAreNamed()
{
    const Orchard orchard;
    QCOMPARE(orchard.problemsIn("rules.json", "{\n\"rows\": 3,\n\"opne\": true}"),
             (QStringList{
                 "rules.json:1: error[missing-field]: the field “open” is missing",
                 "rules.json:3: /opne: error[unknown-field]: there is no field “opne” here; did you mean “open”?"}));
}

void CheckTest::aLongTextNeverReachesARegularExpression()
{
    const Orchard orchard;
    Problems problems;
    const Data data = orchard.read(problems);
    const Json entry = {{"kind", "sweet"}, {"code", std::string(1'000'000, 'A')}};
    const std::optional<Data> after = edited(data, "fruits.json", "/apple", entry, problems);
    check(*after, "orchard", orchard.schemas(), nullptr, problems);
    QCOMPARE(orchard.pack.linesOf(problems),
             QStringList{"fruits.json:2: /apple/code: error[too-long]: the text is longer than 4000 bytes"});
    Problems atTheLimit;
    const std::optional<Data> longest = edited(data, "fruits.json", "/apple/code", std::string(4000, 'A'), atTheLimit);
    check(*longest, "orchard", orchard.schemas(), nullptr, atTheLimit);
    QCOMPARE(atTheLimit.size(), 1);
    QCOMPARE(atTheLimit[0].code, std::string("pattern"));
}

void CheckTest::aThousandFaultsAreCutOff()
{
    std::string text = "{\"a\": {}";
    for (int i = 0; i < 1000; ++i)
        text += ",\n\"f" + std::to_string(i) + "\": 1";
    const Orchard orchard;
    const QStringList problems = orchard.problemsIn("fruits.json", text + "}");
    QCOMPARE(problems.size(), limits::problems + 1);
    QCOMPARE(
        problems.back(),
        u"fruits.json:1: error[too-many-problems]: there are more than 200 problems in this file; the rest is not listed"_s);
}

void CheckTest::anUnknownReferenceNamesItsTableAndTheNearestId()
{
    const Orchard orchard;
    const QStringList problems = orchard.problemsIn(
        "fruits.json", "{\"apple\": {\"kind\": \"sweet\", \"tree\":\n\"lindne\"},\n"
                       "\"fig\": {\"kind\": \"sweet\", \"goes_with\": [\"apple\", \"oak\",\n\"birch\"]},\n"
                       "\"lime\": {\"kind\": \"sour\", \"acid\": \"aok\", \"worth\": {\"elm\": 1}},\n"
                       "\"plum\": {\"kind\": \"sweet\", \"acid\": \"free text\"}}");
    QStringList expected = {
        "fruits.json:1: /apple/tree: error[unknown-reference]: there is no “lindne” in trees.json; did you mean "
        "“linden”?",
        "fruits.json:4: /fig/goes_with/2: error[unknown-reference]: there is no “birch” in fruits.json or trees.json",
        "fruits.json:5: /lime/acid: error[unknown-reference]: there is no “aok” in trees.json; did you mean “oak”?",
        "fruits.json:5: /lime/worth/elm: error[unknown-reference]: there is no “elm” in trees.json",
    };
    QCOMPARE(problems, expected);
}

void CheckTest::referencesOfABrokenFileAreLeftAlone()
{
    const Orchard orchard;
    orchard.pack.write("trees.json", "{\"oak\": {},}");
    const QStringList problems = orchard.problemsIn("fruits.json", R"({"apple": {"kind": "sweet", "tree": "oak"}})");
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems[0].startsWith("trees.json:1: error[syntax]: column 12"));
}

void CheckTest::facesAreNamedWithoutAPath()
{
    const Orchard orchard;
    orchard.pack.write("faces/fruit.svg", "<svg viewBox='0 0 1 1' xmlns='http://www.w3.org/2000/svg'/>");
    orchard.pack.write("faces/bad.svg", "<svg viewBox='0 0 1 1'>\n<script/></svg>");
    const QStringList problems =
        orchard.problemsIn("fruits.json", "{\"apple\": {\"kind\": \"sweet\", \"face\": \"fruit.svg\"},\n"
                                          "\"fig\": {\"kind\": \"sweet\", \"face\": \"fruti.svg\"},\n"
                                          "\"pear\": {\"kind\": \"sweet\", \"face\": \"../../etc/passwd\"},\n"
                                          "\"kiwi\": {\"kind\": \"sweet\", \"face\": \"/etc/passwd\"}}");
    QCOMPARE(
        problems,
        (QStringList{
            "fruits.json:2: /fig/face: error[unknown-face]: there is no face “fruti.svg” in faces/; did you mean "
            "“fruit.svg”?",
            "fruits.json:3: /pear/face: error[outside-folder]: “../../etc/passwd” leads out of the pack's folder; "
            "expected a file inside it",
            "fruits.json:4: /kiwi/face: error[outside-folder]: “/etc/passwd” leads out of the pack's folder; expected "
            "a "
            "file inside it",
            "faces/bad.svg:2: error[face-element]: the element <script> is not allowed here; expected shapes, text, "
            "gradients and use"}));
}

void CheckTest::aMissingTableIsNamed()
{
    const Orchard orchard;
    fs::remove(orchard.pack.path() / "trees.json");
    QCOMPARE(orchard.problems(),
             QStringList{
                 "pack.json:1: error[missing-table]: the pack has no trees.json, which every pack of this game needs"});
}

void CheckTest::anUnknownTableIsNamed()
{
    const Orchard orchard;
    const QStringList problems = orchard.problemsIn("variant.json", "{}");
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems[0].startsWith("variant.json:1: error[unknown-file]: variant.json is not a file that a pack"));
}

void CheckTest::theNearestWordIsASlipAway()
{
    const std::vector<std::string> known = {"apple", "pear", "linden", "fig"};
    QCOMPARE(nearest("appel", known), std::string("apple"));
    QCOMPARE(nearest("aple", known), std::string("apple"));
    QCOMPARE(nearest("lindenn", known), std::string("linden"));
    QCOMPARE(nearest("fg", known), std::string("fig"));
    QCOMPARE(nearest("xy", known), std::string());
    QCOMPARE(nearest("banana", known), std::string());
    QCOMPARE(nearest(std::string(100'000, 'a'), known), std::string());
}

void CheckTest::whatTheLastVersionSharesIsNotCheckedAgain()
{
    const Orchard orchard;
    orchard.pack.write("fruits.json", R"({"apple": {"kind": 1}, "fig": {"kind": "sweet"}})");
    Problems problems;
    const Data before = orchard.read(problems);
    const Data after = *edited(before, "fruits.json", "/fig/points", 10, problems);
    check(after, "orchard", orchard.schemas(), &before, problems);
    QCOMPARE(orchard.pack.linesOf(problems),
             QStringList{"fruits.json:1: /fig/points: error[range]: 10 is out of range, expected 0 to 9"});
}

void CheckTest::aRemovedEntryBreaksTheReferencesOfUntouchedOnes()
{
    const Orchard orchard;
    orchard.pack.write("fruits.json", R"({"apple": {"kind": "sweet", "tree": "oak"}})");
    Problems problems;
    const Data before = orchard.read(problems);
    check(before, "orchard", orchard.schemas(), nullptr, problems);
    QCOMPARE(problems.size(), 0);
    const Data after = *edited(before, "trees.json", "/oak", nullptr, problems);
    check(after, "orchard", orchard.schemas(), &before, problems);
    QCOMPARE(orchard.pack.linesOf(problems),
             QStringList{"fruits.json:1: /apple/tree: error[unknown-reference]: there is no “oak” in trees.json"});
}

void CheckTest::aSchemaThatCannotBeUsedIsAProblem()
{
    PackFolder folder;
    folder.write("orchard/fruits.schema.json", R"({"properties": {"a": {"$ref": "http://example.org/other.json"}}})");
    folder.write("orchard/trees.schema.json", R"({"patternProperties": {"[": {}}})");
    folder.write("orchard/rules.schema.json", "{");
    Problems problems;
    QVERIFY(!Schemas::load(folder.path(), problems));
    QCOMPARE(problems.size(), 3);
    Problems nowhere;
    QVERIFY(!Schemas::load(folder.path() / "nowhere", nowhere));
    QCOMPARE(nowhere.size(), 1);
}

void CheckTest::hintsAreFoundThroughReferencesListsAndConditions()
{
    const Orchard orchard;
    const Schemas schemas = orchard.schemas();
    const Entry lime{"lime", Json::parse(R"({"kind": "sour", "acid": "a", "tree": "b", "goes_with": ["c", "d"],
                                             "worth": {"e": 1}, "name": "no hint"})")};
    QStringList found;
    schemas.find("orchard", "fruits.json")
        ->findHints(lime, "x-ref", [&](const std::string &text, const std::string &pointer, const Json &hint) {
            found << QString::fromStdString(pointer + " " + text + " " + hint.dump());
        });
    QCOMPARE(found, (QStringList{"/lime/acid a \"trees\"", "/lime/tree b \"trees\"",
                                 "/lime/goes_with/0 c [\"fruits\",\"trees\"]",
                                 "/lime/goes_with/1 d [\"fruits\",\"trees\"]", "/lime/worth/e e \"trees\""}));
    schemas.find("orchard", "fruits.json")->findHints(lime, "x-none", [](const auto &...) { QFAIL("no such hint"); });
    QVERIFY(schemas.find("", "variant.json"));
    QVERIFY(schemas.find("orchard", "text/ja.json"));
    QVERIFY(!schemas.find("meadow", "fruits.json"));
}

ENGAWA_APPLESS_SUBJECT(check_test, CheckTest)
#include "check_test.moc"
