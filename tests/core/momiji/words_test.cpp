#include "core/game/rulebook.h"
#include "tests/core/momiji/garden_position.h"
#include "tests/subject.h"

// Sentences follow the data, and the log says who and what.
class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void tieBreaksAreNamed();
    void whoSharesTheWinIsNamed();
    void aGoldenLeafTellsItsSurcharge();
    void aLandscapeTakesAwayWhatWasDue();
    void effectsSayWhatTheyReplace();
    void thePromptOffersTheGarden();
    void conditionsKeepTheirSentences();
    void aConditionWithoutASentenceTellsItsFormula();
    void anObjectiveTellsTheNumberOfItsFormula();
};

namespace {

// A table that tells the log of the last moves in English.
class ToldTable : public MomijiTable
{
public:
    using MomijiTable::MomijiTable;

    QStringList told() const
    {
        QStringList lines;
        for (const Event &event : m_events)
            lines << QString::fromStdString(m_game->texts().format("en", m_game->describe(event)));
        return lines;
    }
};

QString sentence(const GamePtr &game, std::string_view rule, std::string_view language = "en")
{
    const auto index = static_cast<RuleIndex>(std::ranges::find(game->rules(), rule) - game->rules().begin());
    return QString::fromStdString(ruleSentence(*game, index, "standard", language));
}

QStringList goalsOf(const GamePtr &game, const char *scenario, std::string_view language = "en")
{
    QStringList goals;
    for (const Message &goal : game->about("scenarios", scenario).goals)
        goals << QString::fromStdString(game->texts().format(language, goal));
    return goals;
}

QString effectOf(const char *landscape)
{
    return QString::fromStdString(
        printedGame()->texts().format("en", printedGame()->about("landscapes", landscape).lines[1]));
}

} // namespace

void WordsTest::tieBreaksAreNamed()
{
    QCOMPARE(sentence(printedGame(), "score.tie-break"),
             u"A tie goes to the player with more of this: cards in hand."_s);
    const GamePtr other = change("modes.json", "/standard/tie_breaks", Json::array({"acorns", "toriis * 2"}));
    QCOMPARE(sentence(other, "score.tie-break"),
             u"A tie goes to the player with more, compared in this order: acorns, then closed piles × 2."_s);
    QCOMPARE(sentence(other, "score.tie-break", "ja"),
             u"同点なら、どんぐり、閉じた束 × 2の順に比べ、多いプレイヤーの勝ちです。"_s);
    const MomijiTable table(R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "seats": [{}, {}]})", players(2),
                            other);
    QStringList lines;
    for (const ScoreSheet::Line &line : table.game().scores(table.state()).lines)
        lines << QString::fromStdString(line.key);
    QCOMPARE(lines.count(u"score.tie_break"_s), 2); // without a name of their own
}

void WordsTest::whoSharesTheWinIsNamed()
{
    ToldTable table(
        R"({"turns_left": 1, "columns": {"red": "red_0_l"}, "seats": [{}, {"hand": "brown_2"}, {"hand": "brown_3", "acorns": 4}]})",
        players(3));
    QVERIFY(table.play("collect red", "(end)"));
    const QStringList lines = table.told();
    QVERIFY(lines.contains(u"A tie; what breaks it: Cards in hand."_s));
    QVERIFY(lines.contains(u"Player A shares the win."_s));
    QVERIFY(lines.contains(u"Player B shares the win."_s));
    QVERIFY(!lines.contains(u"Player C shares the win."_s));
}

void WordsTest::aGoldenLeafTellsItsSurcharge()
{
    const auto uses = [](const char *tree, const char *notation) {
        ToldTable table(
            gardenOf("red_0_l green_1_l brown_1_r",
                     R"("columns": {"red": "red_2"}, "seats": [{"golden": 1, "landscapes": "c"}, {"landscapes": "l"}])",
                     R"("path": [null, null, null, null, null, "fish", "butterfly", "empty"])", tree),
            players(2, {"golden_leaves", "ancient_garden"}));
        return table.play(notation) ? table.told() : QStringList();
    };
    QCOMPARE(uses(R"({"bonsai": 2})", "use c golden").value(0), u"Player A uses Landscape C with a golden leaf."_s);
    const QStringList dear = uses(R"({"bonsai": 3})", "use l 1 golden");
    QCOMPARE(dear.value(0), u"Player A uses Landscape L of Player B with a golden leaf and 1 acorn."_s);
    QCOMPARE(dear.value(1), u"1 of these acorns is a surcharge of the garden."_s);
}

void WordsTest::aLandscapeTakesAwayWhatWasDue()
{
    ToldTable stack(R"({"seats": [{"hand": "red_0_l", "landscapes": "c"}]})", bothModules());
    QVERIFY(stack.play("play red_0_l", "use c", "(end)"));
    QVERIFY(stack.told().contains(u"After a landscape Player A gets no squirrel."_s));
    ToldTable single(R"({"columns": {"red": "red_0_l", "green": "green_2"}, "seats": [{"landscapes": "c"}]})",
                     bothModules());
    QVERIFY(single.play("collect red", "use c", "(end)"));
    QVERIFY(single.told().contains(u"After a landscape Player A gets no golden leaf."_s));
}

void WordsTest::effectsSayWhatTheyReplace()
{
    QCOMPARE(effectOf("b"),
             u"Instead of one column take at least one and up to 2 whole columns with 4 cards at most."_s);
    QCOMPARE(effectOf("d"), u"Instead of collecting a column draw 4 cards and discard 1 of them."_s);
    QCOMPARE(effectOf("f"), u"Take the last card of one column."_s);
    QCOMPARE(effectOf("i"), u"You may also take one whole column."_s);
    QCOMPARE(effectOf("k"), u"Instead of a column take the last card of at least one and up to 3 columns."_s);
    QCOMPARE(effectOf("m"), u"Then put up to 2 cards of any kind under piles of yours that are not closed."_s);
}

void WordsTest::thePromptOffersTheGarden()
{
    const auto prompt = [](const char *hand) {
        MomijiTable table(
            gardenOf("red_0_l green_1_l brown_1_r",
                     u"\"columns\": {\"red\": \"red_2\"}, \"seats\": [{\"landscapes\": \"c\", \"hand\": \"%1\"}]"_s
                         .arg(QLatin1String(hand))
                         .toStdString()),
            garden());
        if (!table.play("collect red"))
            return QString();
        return QString::fromStdString(table.game().texts().format("en", table.game().scene(table.state(), 0).prompt));
    };
    QCOMPARE(prompt("yellow_0_l"), u"Player A: trade, use a landscape, visit the garden, or end the turn."_s);
    QCOMPARE(prompt("yellow_3"), u"Player A: trade, use a landscape, or end the turn."_s);
}

void WordsTest::conditionsKeepTheirSentences()
{
    QCOMPARE(goalsOf(printedGame(), "equinox"),
             (QStringList{u"You have a pile of every leaf type, and all are closed with a Torii."_s,
                          u"You have at least 4 acorns."_s, u"You own at least 3 tokens."_s}));
    QCOMPARE(goalsOf(printedGame(), "meditation").value(1),
             u"At least 3 leaf types score 10 points or more each, and you own their tokens."_s);
    QCOMPARE(goalsOf(printedGame(), "meditation", "ja").value(1),
             u"3種類以上の葉がそれぞれ10点以上で、そのトークンを持っている。"_s);

    // One less, in another order, with other numbers.
    const GamePtr other =
        change("scenarios.json", "/equinox/victory", {{"tokens", "tokens >= 2"}, {"acorns", "acorns >= 7"}});
    QCOMPARE(goalsOf(other, "equinox"),
             (QStringList{u"You own at least 2 tokens."_s, u"You have at least 7 acorns."_s}));
    const MomijiTable table(R"({"columns": {"red": "red_0_l"}, "seats": [{"acorns": 9, "objectives": "torii"}]})",
                            solo("equinox"), other);
    QCOMPARE(other->scene(table.state(), 0).goals, (std::vector{GoalState::Open, GoalState::Met}));
}

void WordsTest::anObjectiveTellsTheNumberOfItsFormula()
{
    const auto told = [](const GamePtr &game) {
        return QString::fromStdString(game->texts().format("en", game->about("objectives", "zeros").lines.front()));
    };
    QCOMPARE(told(printedGame()), u"Who has the most cards of value 0 in their piles?"_s);
    QCOMPARE(told(change("objectives.json", "/zeros/metric", "valued(2)")),
             u"Who has the most cards of value 2 in their piles?"_s);
}

void WordsTest::aConditionWithoutASentenceTellsItsFormula()
{
    Problems problems;
    const std::optional<Data> data =
        edited(printedGame()->data(), "scenarios.json", "/equinox/victory/hand", "hand_cards >= 2", problems);
    QVERIFY(data);
    const GamePtr game = compiler().compile(*data, nullptr, problems);
    QVERIFY(game);
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(linesOf(problems)[0].contains(u"/equinox/victory/hand: warning[missing-sentence]"_s));
    QCOMPARE(goalsOf(game, "equinox").last(), u"It must be true that hand_cards >= 2."_s);
}

ENGAWA_SUBJECT(momiji_words_test, WordsTest, QCoreApplication)
#include "words_test.moc"
