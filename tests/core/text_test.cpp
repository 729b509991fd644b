#include "core/pack/text.h"

#include <thread>

#include <QTest>

#include "core/pack/check.h"
#include "core/pack/read.h"
#include "core/pack/text_check.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

using Files = std::vector<std::pair<std::string, std::string>>; // language to text

Data packOf(const Files &texts)
{
    Data data;
    const auto add = [&](const std::string &file, const std::string &text) {
        Problems problems;
        const std::optional<Document> document = readDocument(text, file, problems);
        if (!document)
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        data.files[file] = std::make_shared<const Table>(document->members);
        data.lines[file] = std::make_shared<const Lines>(document->lines);
        data.origins[file] = file;
    };
    Json languages = Json::array();
    for (const auto &[language, text] : texts) {
        languages.push_back(language);
        add("text/" + language + ".json", text);
    }
    add("pack.json", Json{{"id", "orchard"}, {"languages", languages}}.dump());
    return data;
}

Texts orchard()
{
    return Texts(packOf({
        {"en", R"({"name": {"apple": "apple", "pear": "pear’s"},
                   "log": {"took": "{seat} took {count, plural, =0 {nothing} one {# fruit} other {# fruits}}: {fruit}.",
                           "won.by": "{seat} won", "quote": "it''s {seat}"}})"},
        {"pl", R"({"name": {"apple": "jabłko"},
                   "log": {"took": "{seat}: {count, plural, one {# owoc} few {# owoce} other {# owoców}}, {fruit}"}})"},
        {"ja", R"({"log": {"took": "{seat}は{fruit}を{count}個"}})"},
        {"ar",
         R"({"log": {"took": "{count, plural, zero {z} one {o} two {t} few {f} many {m} other {x}} {fruit}{seat}"}})"},
    }));
}

std::string said(std::string_view language, std::int64_t count)
{
    return orchard().format(
        language, {"log.took", {{"seat", std::string("Ann")}, {"count", count}, {"fruit", TextKey{"name.apple"}}}});
}

QStringList problemsOf(const Files &texts)
{
    Problems problems;
    checkTexts(packOf(texts), nullptr, problems);
    return linesOf(problems);
}

} // namespace

class TextTest : public QObject
{
    Q_OBJECT

private slots:
    // Saying
    void aMessageIsSaidInItsLanguage();
    void anArgumentThatIsATextIsSaidInTheSameLanguage();
    void aLanguageFallsBackToTheFirst();
    void aMissingTextIsItsKey();
    void aKeyMayHaveDots();
    void quotesFollowTheRulesOfIcu();
    void aBrokenMessageIsItsKey();
    void textsWithoutAPackAreEmpty();
    void threadsMayShareTexts();

    // Checking
    void goodTextsHaveNoProblems();
    void aBrokenMessageIsToldAtItsLine();
    void argumentsMustBeThoseOfTheFirstLanguage();
    void argumentsInsidePluralsCount();
    void anApostropheBeforeABracketIsTold();
    void missingAndUnusedTextsAreWarnedAbout();
    void languagesAndFilesMustAgree();
    void sharedSectionsAreNotParsedAgainButStillWarned();
};

void TextTest::aMessageIsSaidInItsLanguage()
{
    QCOMPARE(said("en", 0), std::string("Ann took nothing: apple."));
    QCOMPARE(said("en", 1), std::string("Ann took 1 fruit: apple."));
    QCOMPARE(said("en", 1234), std::string("Ann took 1,234 fruits: apple."));
    QCOMPARE(said("pl", 1), std::string("Ann: 1 owoc, jabłko"));
    QCOMPARE(said("pl", 3), std::string("Ann: 3 owoce, jabłko"));
    QCOMPARE(said("pl", 5), std::string("Ann: 5 owoców, jabłko"));
    const std::vector<std::pair<int, std::string>> forms = {{0, "z"}, {1, "o"},  {2, "t"},
                                                            {3, "f"}, {11, "m"}, {100, "x"}};
    for (const auto &[count, form] : forms)
        QCOMPARE(said("ar", count).substr(0, 1), form);
}

void TextTest::anArgumentThatIsATextIsSaidInTheSameLanguage()
{
    QCOMPARE(said("pl", 1), std::string("Ann: 1 owoc, jabłko"));
    QCOMPARE(said("ja", 2), std::string("Annはappleを2個"));
}

void TextTest::aLanguageFallsBackToTheFirst()
{
    const Texts texts = orchard();
    QVERIFY(texts.has("en", "name.pear"));
    QVERIFY(!texts.has("pl", "name.pear"));
    QCOMPARE(texts.format("pl", {"name.pear", {}}), std::string("pear’s"));
    QCOMPARE(texts.format("xx", {"name.pear", {}}), std::string("pear’s"));
    QCOMPARE(texts.languages(), (std::vector<std::string>{"en", "pl", "ja", "ar"}));
}

void TextTest::aMissingTextIsItsKey()
{
    const Texts texts = orchard();
    QCOMPARE(texts.format("en", {"name.fig", {}}), std::string("name.fig"));
    QCOMPARE(
        texts.format("en", {"log.took",
                            {{"seat", TextKey{"name.nobody"}}, {"count", std::int64_t{1}}, {"fruit", TextKey{"x"}}}}),
        std::string("name.nobody took 1 fruit: x."));
    QCOMPARE(texts.format("en", {"", {}}), std::string(""));
}

void TextTest::aKeyMayHaveDots()
{
    QCOMPARE(orchard().format("en", {"log.won.by", {{"seat", std::string("Bo")}}}), std::string("Bo won"));
}

void TextTest::quotesFollowTheRulesOfIcu()
{
    QCOMPARE(orchard().format("en", {"log.quote", {{"seat", std::string("Bo {x}")}}}), std::string("it's Bo {x}"));
}

void TextTest::aBrokenMessageIsItsKey()
{
    const Texts texts(packOf({{"en", R"({"log": {"broken": "{seat", "odd": 3}, "flat": 1})"}}));
    QCOMPARE(texts.format("en", {"log.broken", {{"seat", std::string("Bo")}}}), std::string("log.broken"));
    QCOMPARE(texts.format("en", {"log.odd", {}}), std::string("log.odd"));
}

void TextTest::textsWithoutAPackAreEmpty()
{
    QCOMPARE(Texts().format("en", {"name.apple", {}}), std::string("name.apple"));
    QVERIFY(Texts(Data()).languages().empty());
}

void TextTest::threadsMayShareTexts()
{
    const Texts texts = orchard();
    std::vector<std::jthread> threads;
    std::atomic<int> wrong = 0;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int n = 0; n < 500; ++n)
                wrong +=
                    texts.format(
                        "pl",
                        {"log.took",
                         {{"seat", std::string("A")}, {"count", std::int64_t{5}}, {"fruit", TextKey{"name.apple"}}}})
                    != "A: 5 owoców, jabłko";
        });
    threads.clear();
    QCOMPARE(wrong.load(), 0);
}

void TextTest::goodTextsHaveNoProblems()
{
    QCOMPARE(problemsOf({{"en", R"({"a": {"b": "{x} it''s ’{y}’"}})"}, {"ja", R"({"a": {"b": "{y}{x}"}})"}}),
             QStringList());
}

void TextTest::aBrokenMessageIsToldAtItsLine()
{
    QCOMPARE(
        problemsOf(
            {{"en",
              "{\"log\": {\n\"a\": \"{x\",\n\"b\": \"{x, plural, one {1}}\",\n\"c\": \"{x, fruit}\",\n\"d\": \"}\","
              "\n\"e\": \"{x y}\"}}"}}),
        (QStringList{
            "text/en.json:2: /log/a: error[message]: this is not an ICU message: expected a } for every {",
            "text/en.json:3: /log/b: error[message]: this is not an ICU message: expected “other” among the cases "
            "of a plural or select",
            "text/en.json:4: /log/c: error[message]: this is not an ICU message: expected a known kind of "
            "argument: plural, select, number, …",
            "text/en.json:6: /log/e: error[message]: this is not an ICU message: expected {name} or {name, plural, "
            "…} in brackets"}));
}

void TextTest::argumentsMustBeThoseOfTheFirstLanguage()
{
    QCOMPARE(
        problemsOf({{"en", R"({"a": {"b": "{x} {y}"}})"}, {"ja", "{\"a\":\n{\"b\": \"{x} {z}\"}}"}}),
        QStringList{
            "text/ja.json:2: /a/b: error[message-arguments]: the message uses {x}, {z}, expected {x}, {y} as in en"});
}

void TextTest::argumentsInsidePluralsCount()
{
    QCOMPARE(problemsOf({{"en", R"({"a": {"b": "{n, plural, one {one {what}} other {# {what}}}"}})"},
                         {"ja", R"({"a": {"b": "{n, plural, other {# {waht}}}"}})"},
                         {"fr", R"({"a": {"b": "{n} {what}"}})"}}),
             QStringList{"text/ja.json:1: /a/b: error[message-arguments]: the message uses {n}, {waht}, expected {n}, "
                         "{what} as in en"});
}

void TextTest::anApostropheBeforeABracketIsTold()
{
    const QStringList problems = problemsOf({{"fr", "{\"a\": {\n\"b\": \"l'{carte}\"}}"}});
    QCOMPARE(problems,
             QStringList{"text/fr.json:2: /a/b: error[message-quote]: the apostrophe ' before a bracket hides the "
                         "bracket; expected ’"});
}

void TextTest::missingAndUnusedTextsAreWarnedAbout()
{
    QCOMPARE(
        problemsOf({{"en", R"({"a": {"one": "1", "two": "2"}, "b": {"x": "y"}})"},
                    {"ja", "{\n\"a\": {\n\"one\": \"1\", \"tow\": \"2\"}}"}}),
        (QStringList{
            "text/ja.json:3: /a/tow: warning[unused-text]: “a.tow” is not among the texts of en; did you mean “two”?",
            "text/ja.json:2: /a: warning[missing-text]: “a.two” has no text in this language; the one of en is shown",
            "text/ja.json:1: /b: warning[missing-text]: “b.x” has no text in this language; the one of en is shown"}));
}

void TextTest::languagesAndFilesMustAgree()
{
    Data data = packOf({{"en", "{}"}, {"ja", "{}"}});
    data.files.erase("text/ja.json");
    data.origins.erase("text/ja.json");
    data.files["text/pl.json"] = data.files.at("text/en.json");
    Problems problems;
    checkTexts(data, nullptr, problems);
    QCOMPARE(
        linesOf(problems),
        (QStringList{
            "pack.json:1: /languages/1: error[missing-language]: the pack names this language but has no text/ja.json",
            "text/pl.json: warning[unnamed-language]: pack.json does not name this language, so nobody can choose "
            "it"}));
}

void TextTest::sharedSectionsAreNotParsedAgainButStillWarned()
{
    const Data before = packOf(
        {{"en", R"({"a": {"x": "{", "y": "1"}, "b": {"z": "1"}})"}, {"ja", R"({"a": {"x": "{"}, "b": {"z": "1"}})"}});
    Problems problems;
    const Data after = *edited(before, "text/ja.json", "/b/z", "{", problems);
    checkTexts(after, &before, problems);
    QCOMPARE(
        linesOf(problems),
        (QStringList{
            "text/ja.json:1: /b/z: error[message]: this is not an ICU message: expected a } for every {",
            "text/ja.json:1: /a: warning[missing-text]: “a.y” has no text in this language; the one of en is shown"}));
}

ENGAWA_APPLESS_SUBJECT(text_test, TextTest)
#include "text_test.moc"
