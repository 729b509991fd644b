#include "core/game/rulebook.h"
#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Sentences follow the data.
class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void limitsAreThoseOfTheActions();
    void theOrderIsThatOfTheDice();
    void tieBreaksAreNamed();
    void alonePeopleAreNotSpokenOf();
    void withoutTakingBackDiceStay();
    void nodesSayWhenTheyScore();
    void aWishedPairComesBackAsTwoDice();
    void promptsNameWhatIsPossible();
};

namespace {

QString sentence(const GamePtr &game, std::string_view rule, std::string_view mode = "standard",
                 std::string_view language = "en")
{
    const auto index = static_cast<RuleIndex>(std::ranges::find(game->rules(), rule) - game->rules().begin());
    return QString::fromStdString(ruleSentence(*game, index, mode, language));
}

QString prompt(const LeafusTable &table)
{
    const Scene scene = table.game().scene(table.state(), static_cast<Seat>(table.toAct()));
    return QString::fromStdString(table.game().texts().format("en", scene.prompt));
}

GamePtr action(const char *pointer, const Json &value)
{
    return changed(printedGame(), "actions.json", pointer, value);
}

} // namespace

void WordsTest::limitsAreThoseOfTheActions()
{
    QCOMPARE(sentence(printedGame(), "yellow.limit"), u"Without Wind only one die may be assigned to Turn Yellow."_s);
    const GamePtr two = action("/yellow/limit", 2);
    QCOMPARE(sentence(two, "yellow.limit"), u"Without Wind only 2 dice may be assigned to Turn Yellow."_s);
    QCOMPARE(
        sentence(two, "assign.one-die"),
        u"An action takes only so many dice in a turn: Wind 1, Turn Yellow 2, Roots 1, Reservation any number, Heap "
        "any number, Effectivity 1."_s);
    QVERIFY(sentence(two, "yellow.limit", "standard", "ja").contains(u"2個まで"_s));
}

void WordsTest::theOrderIsThatOfTheDice()
{
    QVERIFY(sentence(printedGame(), "effectivity.later").contains(u"with the 3, the Effectivity action with the 6"_s));
    Problems problems;
    auto data = edited(printedGame()->data(), "actions.json", "/effectivity/die", 3, problems);
    data = edited(*data, "actions.json", "/roots/die", 6, problems);
    QVERIFY(
        sentence(compiled(*data), "effectivity.later").contains(u"with the 6, the Effectivity action with the 3"_s));
}

void WordsTest::tieBreaksAreNamed()
{
    QCOMPARE(sentence(printedGame(), "score.tie-break"),
             u"A tie goes to whoever has more of this: yellow leaves still hanging on the tree."_s);
    const auto broken = [](const Json &by) { return changed(printedGame(), "modes.json", "/standard/tie_breaks", by); };
    QCOMPARE(sentence(broken(Json::array({"heaps", "lines"})), "score.tie-break"),
             u"A tie goes to whoever has more, compared in this order: heaps, then lines drawn."_s);
    QCOMPARE(sentence(broken(Json::array({"heaps", "lines"})), "score.tie-break", "standard", "ja"),
             u"同点なら、落ち葉の山、引いた線の順に比べ、多い人が勝つ。"_s);
    QCOMPARE(sentence(broken(Json::array()), "score.tie-break"), u"A tie is not broken."_s);
}

void WordsTest::alonePeopleAreNotSpokenOf()
{
    QVERIFY(sentence(printedGame(), "turn.cross").endsWith(u"to the left."_s));
    QCOMPARE(sentence(printedGame(), "turn.cross", "solo"),
             u"At the end of your turn you mark one cross on the trunk."_s);
    QVERIFY(!sentence(printedGame(), "reserve.die", "solo").contains(u"player"_s));
}

void WordsTest::withoutTakingBackDiceStay()
{
    QVERIFY(sentence(printedGame(), "assign.take-back").endsWith(u"as often as you like."_s));
    QVERIFY(sentence(ruled("take_backs", 5), "assign.take-back").contains(u"up to 5 times"_s));
    QVERIFY(sentence(ruled("take_backs", 0), "assign.take-back").startsWith(u"Dice can’t be taken back"_s));
}

void WordsTest::nodesSayWhenTheyScore()
{
    const auto said = [](const GamePtr &game) {
        return QString::fromStdString(game->texts().format("en", game->about("nodes", "c2").lines.back()));
    };
    QCOMPARE(said(printedGame()), u"A root that reaches it scores 1 point."_s);
    QCOMPARE(said(ruled("scored_nodes", "ends")), u"A root that ends here scores 1 point."_s);
}

void WordsTest::aWishedPairComesBackAsTwoDice()
{
    LeafusTable table(2, R"({"dice": [4, 4, 2, 1, 3]})");
    QVERIFY(table.play("assign 4"));
    QCOMPARE(table.label("return reservation"), u"Take a die back from Reservation"_s);
    QVERIFY(table.play("wish 2 1 reservation"));
    QCOMPARE(table.label("return reservation"), u"Take 2 dice back from Reservation"_s);
}

void WordsTest::promptsNameWhatIsPossible()
{
    LeafusTable table(2, R"({"dice": [3, 5, 5, 2, 2], "sheets": [{"yellow": ["leaf_1"], "hexes": 1}]})");
    QCOMPARE(prompt(table), u"Player A: put dice on actions, or use none."_s);
    QVERIFY(table.play("assign 5"));
    QCOMPARE(prompt(table), u"Player A: these dice can’t be resolved yet; put more on actions, or take some back."_s);
    QVERIFY(table.play("assign 5b", "assign 2"));
    QCOMPARE(prompt(table), u"Player A: put more dice on actions, or resolve those that lie there."_s);
    QVERIFY(table.play("assign 3"));
    QCOMPARE(prompt(table), u"Player A: resolve the dice, or take some back."_s);
    QVERIFY(table.play("done"));
    QCOMPARE(prompt(table), u"Player A: draw up to 2 lines, or stop."_s);

    LeafusTable firm(2, R"({"dice": [3, 3, 3, 3, 3]})", ruled("take_backs", 0));
    QVERIFY(firm.play("assign 3", "wish 3b 3c effectivity", "wish 3d 3e reservation"));
    QCOMPARE(prompt(firm), u"Player A: resolve the dice."_s);

    LeafusTable asked(2, R"({"seat": 1, "turn": 0, "dice": [2, 3, 4, 6, 6], "sheets": [{}, {"charges": 2}]})");
    QCOMPARE(prompt(asked), u"Player B: use your reservation? You may use up to 2 of Player A’s dice, or none."_s);
    QVERIFY(asked.play("assign 2"));
    QCOMPARE(prompt(asked), u"Player B: you may use one more of Player A’s dice, or resolve those that lie there."_s);
    QVERIFY(asked.play("assign 3"));
    QCOMPARE(prompt(asked), u"Player B: resolve the dice, or take some back."_s);
}

ENGAWA_SUBJECT(leafus_words_test, WordsTest, QCoreApplication)
#include "words_test.moc"
