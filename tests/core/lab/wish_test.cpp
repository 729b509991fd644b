#include "core/lab/wishes.h"

#include <QTest>

#include "core/lab/wish_words.h"
#include "tests/core/lab/lab_plans.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

using Stand = Granted::Stand;

// A shipped game with just these wishes.
GamePtr wishing(const std::string &setting, const std::vector<Json> &wishes)
{
    Data data = settingNamed(setting).game->data();
    std::vector<EntryPtr> entries;
    for (const Json &wish : wishes)
        entries.push_back(std::make_shared<const Entry>("w" + std::to_string(entries.size()), wish));
    data.files["wishes.json"] = std::make_shared<const Table>(std::move(entries));
    return compiled(data);
}

std::vector<Wish> read(const GamePtr &game, Problems &problems)
{
    return wishesOf(*game, {}, problems);
}

Granted judgedIn(const std::string &setting, const std::string &text, std::int64_t deals)
{
    Problems problems;
    const GamePtr game = wishing(setting, {Json{{"wish", text}}});
    const std::vector<Wish> wishes = read(game, problems);
    if (wishes.size() != 1)
        qFatal("%s", problems.empty() ? "no wish" : englishLine(problems.front()).c_str());
    LabPlan plan = planOf(settingNamed(setting), wishes.front().bots, deals);
    plan.side.game = game;
    plan.setup = wishes.front().setup;
    return judged(wishes.front(), played(plan).figures);
}

} // namespace

class WishTest : public QObject
{
    Q_OBJECT

private slots:
    void everyFormIsRead_data();
    void everyFormIsRead();
    void whatCantBeReadIsToldAtItsPlace_data();
    void whatCantBeReadIsToldAtItsPlace();
    void theOthersAreStillThere();
    void aWishNamesItsGames();
    void aWishHoldsIsBrokenOrIsNotYetKnown_data();
    void aWishHoldsIsBrokenOrIsNotYetKnown();
    void everyOneOfATableIsMeant();
    void aBrokenWishIsAProblemAtItsPlace();
    void theShippedPacksHaveSoundWishes();
};

void WishTest::everyFormIsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    constexpr double none = 1e9;
    const auto row = [](const char *text, double least, double most) {
        QTest::newRow(text) << QByteArray(text) << least << most;
    };
    row("seat_gap <= 3", none, 3);
    row("worth(cards) within 5", -5, 5);
    row("worth(cards/pink_0) >= -2.5", -2.5, none);
    row("length between 40 and 50", 40, 50);
    row("every objective completed in 5 % of games", 5, none);
    row("every card used in at most 90 % of games", none, 90);
    row("cards/pink_0 taken in at least 12.5 % of games", 12.5, none);
    row("rule end.last-cards in 20 % of games", 20, none);
    row("comeback > 10 %", 10, none);
}

void WishTest::everyFormIsRead()
{
    QFETCH(const QByteArray, text);
    QFETCH(const double, least);
    QFETCH(const double, most);
    Argument expected("");
    std::string found;
    const auto words = readWish(text.toStdString(), expected, found);
    QVERIFY2(words, bare(expected).c_str());
    QCOMPARE(words->least.value_or(1e9), least);
    QCOMPARE(words->most.value_or(1e9), most);
}

void WishTest::whatCantBeReadIsToldAtItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char *text, const char *said) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(said);
    };
    row("length", "the end of the wish can't stand here in a wish, expected <=, >=, within or between");
    row("length betwen 40 and 50", "“betwen” can't stand here in a wish");
    row("length between 40 or 50", "expected and");
    row("length <= many", "expected a number");
    row("length <= 3 turns", "expected nothing more");
    row("", "expected a figure");
    row("<= 3", "expected a figure");
    row("worth cards <= 3", "expected (");
    row("lenght <= 40", "there is no figure “lenght”; did you mean “length”?");
    row("worth(cards/pink_77) within 5", "the pack has no component “cards/pink_77”");
    row("worth(carts) within 5", "did you mean “cards”?");
    row("every card eaten in 5 % of games", "nothing becomes “eaten” here, expected dealt, drawn");
    row("rule end.last-card in 5 % of games", "did you mean “end.last-cards”?");
    row("every card used in 5 games", "expected %");
    row("\xe3\x82\xab <= 3", "can't stand here");
}

void WishTest::whatCantBeReadIsToldAtItsPlace()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, said);
    Problems problems;
    Data data = settingNamed("kimono: basic").game->data();
    data.files["wishes.json"] = std::make_shared<const Table>(
        std::vector<EntryPtr>{std::make_shared<const Entry>("w0", Json{{"wish", text.toStdString()}})});
    // The schema wants a text of at least one letter; here the reader is asked alone.
    const GamePtr game = text.isEmpty() ? nullptr : compiled(data);
    if (!game) {
        Argument expected("");
        std::string found;
        QVERIFY(!readWish("", expected, found));
        return;
    }
    QVERIFY(wishesOf(*game, {}, problems).empty());
    QCOMPARE(problems.size(), 1u);
    QVERIFY(problems.front().file.ends_with("kimono/wishes.json"));
    QCOMPARE(problems.front().pointer, "/w0/wish");
    const std::string sentence = english(problems.front());
    QVERIFY2(QByteArray::fromStdString(sentence).contains(said), sentence.c_str());
}

void WishTest::theOthersAreStillThere()
{
    Problems problems;
    const GamePtr game =
        wishing("kimono: basic", {Json{{"wish", "nonsense"}}, Json{{"wish", "length <= 40"}},
                                  Json{{"wish", "length <= 40"}, {"bots", Json::array({"greddy"})}},
                                  Json{{"wish", "length <= 40"}, {"players", 5}}, Json{{"wish", "seat_gap <= 9"}}});
    QCOMPARE(read(game, problems).size(), 2u);
    QCOMPARE(problems.size(), 3u);
    QCOMPARE(problems[1].code, "wish-bot");
    QVERIFY(english(problems[1]).contains("did you mean “greedy”?"));
    QCOMPARE(problems[2].pointer, "/w3");
}

void WishTest::aWishNamesItsGames()
{
    Problems problems;
    const GamePtr game =
        wishing("kimono: basic",
                {Json{{"wish", "length <= 40"}},
                 Json{{"wish", "length <= 40"}, {"mode", "expert"}, {"bots", Json::array({"greedy", "random"})}}});
    const std::vector<Wish> wishes = read(game, problems);
    QCOMPARE(wishes.size(), 2u);
    QCOMPARE(wishes[0].setup.mode, "basic");
    QVERIFY(wishes[0].bots == std::vector<std::string>({"greedy", "greedy"}));
    QCOMPARE(wishes[1].setup.mode, "expert");
    QVERIFY(wishes[1].bots == std::vector<std::string>({"greedy", "random"}));
}

void WishTest::aWishHoldsIsBrokenOrIsNotYetKnown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("stand");
    const auto row = [](const char *text, Stand stand) {
        QTest::newRow(text) << QByteArray(text) << static_cast<int>(stand);
    };
    row("length between 5 and 100", Stand::Holds);
    row("length between 5 and 10", Stand::Broken);
    row("seat_gap <= 0.1", Stand::NotYet);
    row("seat_gap <= 90", Stand::Holds);
    row("rule end.last-cards in 50 % of games", Stand::Holds);
    row("rule end.last-cards in at most 50 % of games", Stand::Broken);
    row("every card used in 0.1 % of games", Stand::Holds);
    row("worth(cards) within 5", Stand::NotYet); // all are taken openly
}

void WishTest::aWishHoldsIsBrokenOrIsNotYetKnown()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, stand);
    const Granted granted = judgedIn("kimono: basic", text.toStdString(), 320);
    QCOMPARE(static_cast<int>(granted.stand), stand);
}

void WishTest::everyOneOfATableIsMeant()
{
    Problems problems;
    const GamePtr game = wishing("takenoko: ", {Json{{"wish", "every objective completed in 1 % of games"}},
                                                Json{{"wish", "every plot_objective scored in 1 % of games"}},
                                                Json{{"wish", "every objective hand in at most 99 % of games"}}});
    const std::vector<Wish> wishes = read(game, problems);
    QVERIFY2(problems.empty(), problems.empty() ? "" : englishLine(problems.front()).c_str());
    QCOMPARE(wishes.size(), 3u);
    QVERIFY(wishes[0].components.size() > wishes[1].components.size());
    QVERIFY(std::ranges::contains(wishes[0].components, "panda_objectives/green_meal"));
    QCOMPARE(wishes[0].word, "scored");
    QCOMPARE(wishes[2].word, "hand");
}

void WishTest::aBrokenWishIsAProblemAtItsPlace()
{
    Problems problems;
    const GamePtr game = wishing("kimono: basic", {Json{{"wish", "length <= 10"}}});
    const std::vector<Wish> wishes = read(game, problems);
    LabPlan plan = planOf(settingNamed("kimono: basic"), {"random"}, 128);
    plan.side.game = game;
    const Problem problem = brokenWish(*game, wishes.front(), judged(wishes.front(), played(plan).figures));
    QVERIFY(problem.file.ends_with("kimono/wishes.json"));
    QCOMPARE(problem.pointer, "/w0/wish");
    QVERIFY(english(problem).starts_with("“length <= 10” does not hold: it is "));
}

void WishTest::theShippedPacksHaveSoundWishes()
{
    for (const auto &folder : sortedFiles(ENGAWA_RESOURCES "/packs")) {
        Problems problems;
        const GamePtr game = compiled(bundled(folder));
        const std::vector<Wish> wishes = wishesOf(*game, {}, problems);
        QVERIFY2(problems.empty(), problems.empty() ? "" : englishLine(problems.front()).c_str());
        QVERIFY2(!wishes.empty(), folder.c_str());
    }
}

ENGAWA_APPLESS_SUBJECT(wish_test, WishTest)
#include "wish_test.moc"
