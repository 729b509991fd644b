#include "core/pack/sentences.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "core/pack/message.h"
#include "core/pack/read.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

Problem problem(std::string code, Problem::Arguments arguments)
{
    return {Problem::Level::Error, std::move(code), "", 0, "", std::move(arguments)};
}

std::string whole(const Problem &problem, std::string language = "en", const Texts *pack = nullptr)
{
    return Sentences(shippedEngineTexts(), std::move(language), pack).whole(problem);
}

// Of a shipped pack, or of the template's.
Texts textsOf(const std::string &game)
{
    namespace fs = std::filesystem;
    const fs::path resources(ENGAWA_RESOURCES);
    Problems problems;
    return Texts(
        readPack(fs::exists(resources / "packs" / game) ? resources / "packs" / game : resources / "templates" / game,
                 problems));
}

// "section.key" of every text in a file of texts.
QStringList keysIn(const std::filesystem::path &file)
{
    Problems problems;
    const auto text = readText(file, problems);
    const Json json = Json::parse(*text);
    QStringList keys;
    for (const auto &section : json.items())
        if (section.value.is_object())
            for (const auto &entry : section.value.items())
                keys << QString::fromStdString(section.key + "." + entry.key);
    return keys;
}

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sourcesIn(const QString &folder)
{
    QStringList files;
    QDirIterator all(QStringLiteral(ENGAWA_TESTS "/../") + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                     QDirIterator::Subdirectories);
    while (all.hasNext())
        files << all.next();
    return files;
}

} // namespace

class SentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextOfTheEngineIsInEveryLanguage();
    void everyTextTakesTheSameArgumentsInEveryLanguage_data();
    void everyTextTakesTheSameArgumentsInEveryLanguage();
    void everyKeyThatTheSourcesNameHasAText();
    void everyProblemOfTheEngineIsRaisedSomewhere();
    void aClauseBecomesASentence();
    void whatIsQuotedStays();
    void wordsInsideASentenceAreSaidInItsLanguage();
    void choicesAreJoined();
    void aGameSpeaksWithItsPack();
    void aPhraseHasArgumentsOfItsOwn();
    void aTextThatIsEmptyOrWrongIsSaidInTheFirstLanguage();
    void aReceiptCounts();
    void withoutTextsNothingIsLost();
    void aDamagedFileIsToldAndTheOthersServe();
};

void SentencesTest::everyTextOfTheEngineIsInEveryLanguage()
{
    QCOMPARE(shippedEngineTexts().languages(), (std::vector<std::string>{"en", "ja"}));
    const QStringList english = keysIn(ENGAWA_RESOURCES "/engine/text/en.json");
    QVERIFY(english.size() > 150);
    for (const std::string &language : shippedEngineTexts().languages())
        QCOMPARE(keysIn(ENGAWA_RESOURCES "/engine/text/" + language + ".json"), english);
}

void SentencesTest::everyTextTakesTheSameArgumentsInEveryLanguage_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("engine") << QString();
    for (const char *game : {"kimono", "leafus", "momiji", "takenoko"})
        QTest::newRow(game) << game;
}

void SentencesTest::everyTextTakesTheSameArgumentsInEveryLanguage()
{
    QFETCH(QString, game);
    const std::filesystem::path folder =
        game.isEmpty() ? ENGAWA_RESOURCES "/engine/text" : ENGAWA_RESOURCES "/packs/" + game.toStdString() + "/text";
    const Texts texts = game.isEmpty() ? shippedEngineTexts() : textsOf(game.toStdString());
    int checked = 0;
    for (const QString &key : keysIn(folder / "en.json")) {
        static const QRegularExpression ours(u"^(problem|expected|found|counted|receipt)\\."_s);
        if (!game.isEmpty() && !key.contains(ours))
            continue;
        Argument reason("");
        const std::string *english = texts.pattern("en", key.toStdString());
        const std::string *japanese = texts.pattern("ja", key.toStdString());
        QVERIFY2(english && japanese, qPrintable(key));
        const auto first = formOf(*english, "en", reason), other = formOf(*japanese, "ja", reason);
        QVERIFY2(first && other, qPrintable(key));
        QVERIFY2(first->arguments == other->arguments, qPrintable(key));
        ++checked;
    }
    QVERIFY(checked > 10);
}

void SentencesTest::everyKeyThatTheSourcesNameHasAText()
{
    static const QRegularExpression named(
        u"\"((?:advice|expected|found|reason|counted|kind|receipt|sentence)\\.[a-z][a-z0-9_]*)\""_s);
    int keys = 0;
    for (const QString &folder : {u"core"_s, u"app/lab"_s})
        for (const QString &file : sourcesIn(folder)) {
            static const QRegularExpression ofGame(u"/core/games/([a-z]+)/"_s);
            const QString game = ofGame.match(file).captured(1);
            const Texts pack = game.isEmpty() ? Texts() : textsOf(game.toStdString());
            const std::vector<std::string> &languages =
                game.isEmpty() ? shippedEngineTexts().languages() : pack.languages();
            const QString source = contentOf(file);
            for (const QRegularExpressionMatch &match : named.globalMatch(source)) {
                const std::string key = match.captured(1).toStdString();
                for (const std::string &language : languages)
                    QVERIFY2(shippedEngineTexts().has(language, key) || pack.has(language, key),
                             qPrintable(file + u": "_s + match.captured(1)));
                ++keys;
            }
        }
    QVERIFY(keys > 200);
}

void SentencesTest::everyProblemOfTheEngineIsRaisedSomewhere()
{
    QString all;
    for (const QString &folder : {u"core"_s, u"app"_s, u"editor"_s})
        for (const QString &file : sourcesIn(folder))
            all += contentOf(file);
    for (const QString &key : keysIn(ENGAWA_RESOURCES "/engine/text/en.json"))
        if (key.startsWith("problem."))
            QVERIFY2(all.contains(u'"' + key.sliced(8) + u'"'), qPrintable(key));
}

void SentencesTest::aClauseBecomesASentence()
{
    QCOMPARE(whole(problem("range", {{"value", 42}, {"minimum", 0}, {"maximum", 9}})),
             "42 is out of range, expected 0 to 9.");
    QCOMPARE(whole(problem("type", {{"found", inWords("kind.text")}, {"expected", inWords("kind.whole_number")}})),
             "This is text, expected a whole number.");
    QCOMPARE(whole(problem("unknown-field", {{"field", "valeu"}, {"suggestion", "value"}})),
             "There is no field “valeu” here; did you mean “value”?");
    QCOMPARE(whole(problem("unknown-field", {{"field", "x"}, {"suggestion", ""}})), "There is no field “x” here.");
    QCOMPARE(whole(problem("unknown-field", {{"field", "x"}})), "There is no field “x” here.");
    QCOMPARE(whole(problem("strange", {{"a", "b"}})), "strange a=b");
    QCOMPARE(Sentences(shippedEngineTexts()).closed(problem("unique", {})),
             "an item is in the list twice, expected every item once.");
}

void SentencesTest::whatIsQuotedStays()
{
    const std::string said = whole(problem("unknown-file", {{"name", "weather.json"}, {"suggestion", ""}}));
    QVERIFY2(said.starts_with("weather.json is not a file"), said.c_str());
    QCOMPARE(english(problem("too-long", {{"limit", 1000000}})), "the text is longer than 1000000 bytes");
    QCOMPARE(english(problem("unknown-field", {{"field", "{x} 'y'"}})), "there is no field “{x} 'y'” here");
}

void SentencesTest::wordsInsideASentenceAreSaidInItsLanguage()
{
    const Problem wrong = problem("type", {{"found", inWords("kind.text")}, {"expected", inWords("kind.list")}});
    QCOMPARE(whole(wrong, "ja"), "テキストになっています。必要なもの：リスト。");
    QCOMPARE(whole(wrong, "fr"), "This is text, expected a list.");
    const Argument rule{Argument::Sort::Translated, {}, {{"en", "Take one."}, {"ja", "1枚取る。"}}};
    const Problem cited = problem("position-rule", {{"piece", "x"}, {"rule", "r"}, {"sentence", rule}});
    QVERIFY(whole(cited).ends_with("Take one."));
    QVERIFY(whole(cited, "ja").ends_with("1枚取る。"));
    QVERIFY(whole(cited, "fr").ends_with("Take one."));
}

void SentencesTest::choicesAreJoined()
{
    const auto said = [](const std::vector<std::string> &choices, const char *language) {
        return Sentences(shippedEngineTexts(), language)
            .of(problem("setup-mode", {{"mode", "x"}, {"expected", oneOf(choices)}}));
    };
    QCOMPARE(said({"a"}, "en"), "there is no mode “x”, expected a");
    QCOMPARE(said({"a", "b", "c"}, "en"), "there is no mode “x”, expected a, b or c");
    QCOMPARE(said({"a", "b", "c"}, "ja"), "「x」というモードはありません。使えるもの：a、bまたはc");
}

void SentencesTest::aGameSpeaksWithItsPack()
{
    const Texts momiji = textsOf("momiji");
    const Problem own = problem("effect-nothing", {{"effect", "objective"}});
    QCOMPARE(english(own, &momiji), "“objective” allows nothing, expected buy or swap");
    QCOMPARE(whole(own, "ja", &momiji), "「objective」では何も許可されません。buyかswapが必要です。");
    QCOMPARE(english(own), "effect-nothing effect=objective");
    const Problem misplaced = problem("arrange-place", {{"piece", "x"}, {"expected", inWords("expected.own_column")}});
    QCOMPARE(english(misplaced, &momiji), "“x” can't lie there, expected the column of its own leaf");
    QCOMPARE(english(misplaced), "“x” can't lie there, expected expected.own_column");
}

void SentencesTest::aPhraseHasArgumentsOfItsOwn()
{
    const Texts momiji = textsOf("momiji");
    const auto said = [&](const Argument &what, const char *language) {
        return whole(problem("too-few", {{"what", what}, {"count", 1}, {"least", 2}}), language, &momiji);
    };
    const auto deckOf = [](int players) { return inWords("counted.deck_of", {{"players", players}}); };
    QCOMPARE(said(deckOf(1), "en"), "cards in the deck of 1 player: 1 is fewer than the 2 that a match needs.");
    QCOMPARE(said(deckOf(3), "en"), "cards in the deck of 3 players: 1 is fewer than the 2 that a match needs.");
    QCOMPARE(said(deckOf(3), "ja"), "3人で遊ぶときの山札の枚数：1では、対局に必要な2に足りません。");
    const Argument copies = inWords("counted.copies_of", {{"landscape", "a"}});
    QCOMPARE(said(copies, "en"), "copies of the landscape a: 1 is fewer than the 2 that a match needs.");
    QCOMPARE(said(copies, "ja"), "風景aの枚数：1では、対局に必要な2に足りません。");
}

void SentencesTest::aTextThatIsEmptyOrWrongIsSaidInTheFirstLanguage()
{
    const PackFolder folder;
    folder.write("engine/text/en.json", R"({"problem": {"odd": "{what} is odd", "even": "{what"},
                                            "counted": {"cards": "{count, plural, one {# card} other {# cards}}"}})");
    folder.write("engine/text/ja.json",
                 R"({"problem": {"odd": ""}, "counted": {"cards": "{count, plural, one {枚}}"}})");
    Problems problems;
    const Texts texts = engineTexts(folder.path(), problems);
    const auto said = [&](const char *code) {
        return Sentences(texts, "ja").of(problem(code, {{"what", inWords("counted.cards", {{"count", 3}})}}));
    };
    QCOMPARE(said("odd"), "3 cards is odd");
    QCOMPARE(said("even"), "even what=counted.cards count=3");
}

void SentencesTest::aReceiptCounts()
{
    const Texts leafus = textsOf("leafus");
    const auto said = [&](std::int64_t count, const char *language) {
        return Sentences(shippedEngineTexts(), language, &leafus)
            .of(Message{"receipt.cut_off", {{"count", count}, {"seat", TextKey{"name.seat_0"}}}});
    };
    QCOMPARE(said(1, "en"), "1 more line of Player A hung on what is gone, and goes with it.");
    QCOMPARE(said(3, "en"), "3 more lines of Player A hung on what is gone, and go with it.");
    QCOMPARE(said(3, "ja"), "プレイヤーAの線があと3本、消えたものにつながっていたため、一緒に消えます。");
}

void SentencesTest::withoutTextsNothingIsLost()
{
    Problems problems;
    const Texts none = engineTexts(ENGAWA_RESOURCES "/nowhere", problems);
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems.front().code, "file-missing");
    QCOMPARE(problems.front().level, Problem::Level::Warning);
    const Problem wrong =
        problem("type", {{"found", inWords("kind.text")}, {"expected", oneOf(std::vector<std::string>{"a", "b"})}});
    QCOMPARE(Sentences(none).of(wrong), "type found=kind.text expected=a|b");
    QCOMPARE(Sentences(none).whole(wrong), "type found=kind.text expected=a|b");
    QCOMPARE(Sentences(none).line(wrong), "error[type]: type found=kind.text expected=a|b");
    QCOMPARE(Sentences(none).of(Message{"receipt.left_path", {{"space", std::int64_t{3}}}}),
             "receipt.left_path space=3");
}

void SentencesTest::aDamagedFileIsToldAndTheOthersServe()
{
    const PackFolder folder;
    folder.write("engine/text/en.json", R"({"problem": {"unique": "twice"}})");
    folder.write("engine/text/ja.json", "{");
    Problems problems;
    const Texts texts = engineTexts(folder.path(), problems);
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems.front().code, "syntax");
    QCOMPARE(Sentences(texts, "ja").of(problem("unique", {})), "twice");
}

ENGAWA_SUBJECT(sentences_test, SentencesTest, QCoreApplication)
#include "sentences_test.moc"
