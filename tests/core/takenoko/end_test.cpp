#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// The last round, the Emperor, and who wins.
class EndTest : public QObject
{
    Q_OBJECT

private slots:
    void soManyObjectivesBringTheLastRound_data();
    void soManyObjectivesBringTheLastRound();
    void theOthersHaveOneMoreTurn(); // ruling 21
    void theTurnGoesOnAfterTheTrigger(); // ruling 21
    void onlyTheFirstTakesTheEmperor(); // A18
    void theScoreIsTheSumOfCompletedCards(); // ruling 22
    void theEmperorIsNoCompletedObjective();
    void theHighestScoreWins();
    void aTieGoesToPandaPoints(); // ruling 22
    void aFurtherTieIsShared(); // ruling 22
    void withoutALimitTheGameGoesOn(); // A20
    void aRoundLimitBreaksTheGameOff(); // A20
};

namespace {

// Cheap cards that need nothing, for hands and rows of completed objectives.
const QStringList cards{u"green_line"_s,     u"yellow_line"_s,     u"pink_line"_s,
                        u"green_curve"_s,    u"yellow_curve"_s,    u"pink_curve"_s,
                        u"green_triangle"_s, u"yellow_triangle"_s, u"pink_triangle"_s};

QString listed(const QStringList &names)
{
    return names.isEmpty() ? u"[]"_s : u"[\"%1\"]"_s.arg(names.join(u"\", \""));
}

// A has so many objectives and one more to complete; all gardens have two plots.
TakenokoTable before(int completed, int players, const char *more = "")
{
    return TakenokoTable(uR"({%1 "garden": ["green 1,0 1", "pink -1,0 1"], "turns": %2,
        "players": [{"completed": %3, "hand": ["green_meal"], "bamboo": {"green": 2}}]})"_s
                             .arg(QLatin1String(more), QString::number(0), listed(cards.mid(0, completed)))
                             .toStdString(),
                         printedGame(), players);
}

} // namespace

void EndTest::soManyObjectivesBringTheLastRound_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("objectives");
    QTest::newRow("two players") << 2 << 9;
    QTest::newRow("three players") << 3 << 8;
    QTest::newRow("four players") << 4 << 7;
}

void EndTest::soManyObjectivesBringTheLastRound()
{
    QFETCH(int, players);
    QFETCH(int, objectives);
    TakenokoTable early = before(objectives - 2, players);
    QVERIFY(early.play("complete green_meal"));
    QVERIFY(!early.fired("end.objectives"));
    TakenokoTable table = before(objectives - 1, players);
    QVERIFY(table.play("complete green_meal"));
    QVERIFY(table.fired("end.objectives"));
    QVERIFY(table.fired("end.emperor"));
    QCOMPARE(table.emperor(), 0);
    QCOMPARE(table.score("score.emperor"), 2);
}

void EndTest::theOthersHaveOneMoreTurn() // ruling 21
{
    TakenokoTable table = before(7, 3);
    const auto isLastTurn = [&] {
        const Message prompt = table.game().scene(table.state(), static_cast<Seat>(table.toAct())).prompt;
        return table.game().texts().format("en", prompt).find("last turn") != std::string::npos;
    };
    QVERIFY(!isLastTurn());
    QVERIFY(table.play("complete green_meal", "panda 1,0", "gardener 1,0"));
    QVERIFY(table.fired("end.last-round"));
    QCOMPARE(table.toAct(), 1);
    QVERIFY(isLastTurn());
    QVERIFY(table.play("panda 0,0", "gardener 0,0"));
    QVERIFY(table.fired("end.last-round"));
    QCOMPARE(table.toAct(), 2);
    QVERIFY(!table.isOver());
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(table.isOver());
    QVERIFY(table.game().outcome(table.state()).byRules);
}

void EndTest::theTurnGoesOnAfterTheTrigger() // ruling 21
{
    TakenokoTable table(
        R"({"garden": ["green 1,0 1"], "players": [{"completed": ["green_line", "yellow_line", "pink_line",
        "green_curve", "yellow_curve", "pink_curve", "green_triangle", "yellow_triangle"],
        "hand": ["green_meal", "green_meal#2"], "bamboo": {"green": 4}}]})");
    QVERIFY(table.play("complete green_meal", "complete green_meal"));
    QCOMPARE(table.completed().size(), 10);
    QCOMPARE(table.firings("end.objectives"), 1);
    QVERIFY(table.allows("panda 1,0"));
}

void EndTest::onlyTheFirstTakesTheEmperor() // A18
{
    TakenokoTable table(
        R"({"garden": ["green 1,0 1"], "emperor": 1, "players": [{"completed": ["green_line", "yellow_line", "pink_line",
        "green_curve", "yellow_curve", "pink_curve", "green_triangle", "yellow_triangle"],
        "hand": ["green_meal"], "bamboo": {"green": 4}}]})");
    QVERIFY(table.play("complete green_meal"));
    QVERIFY(!table.fired("end.emperor"));
    QCOMPARE(table.emperor(), 1);
}

void EndTest::theScoreIsTheSumOfCompletedCards() // ruling 22
{
    const TakenokoTable table(R"({"players": [{"completed": ["pink_diamond", "tall_pink_plain", "mixed_meal"],
        "hand": ["pink_meal"], "bamboo": {"pink": 9}}, {}], "emperor": 0})");
    QCOMPARE(table.score("score.plot"), 5);
    QCOMPARE(table.score("score.gardener"), 7);
    QCOMPARE(table.score("score.panda"), 6);
    QCOMPARE(table.score("score.emperor"), 2);
    QCOMPARE(table.points(), 20); // nothing for the hand and the bamboo
    QCOMPARE(table.points(1), 0);
}

void EndTest::theEmperorIsNoCompletedObjective()
{
    const TakenokoTable table(R"({"players": [{"completed": ["pink_diamond"]}], "emperor": 0})");
    QCOMPARE(table.score("score.completed"), 1);
}

void EndTest::theHighestScoreWins()
{
    TakenokoTable table(R"({"garden": ["green 1,0"], "emperor": 1,
        "players": [{"completed": ["mixed_meal", "green_line"], "hand": ["green_grove"]}, {"completed": ["pink_diamond"]}]})");
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(table.isOver());
    QCOMPARE(table.winners(), u"A"_s);
    for (const char *rule : {"score.objectives", "score.emperor", "score.hand", "score.total"})
        QVERIFY2(table.fired(rule), rule);
    QVERIFY(!table.fired("score.tie-break"));
}

void EndTest::aTieGoesToPandaPoints() // ruling 22
{
    TakenokoTable table(R"({"garden": ["green 1,0"], "emperor": 1,
        "players": [{"completed": ["mixed_meal"]}, {"completed": ["pink_triangle"]}]})"); // 6 and 4 + 2
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QCOMPARE(table.points(0), table.points(1));
    QVERIFY(table.fired("score.tie-break"));
    QCOMPARE(table.winners(), u"A"_s);
}

void EndTest::aFurtherTieIsShared() // ruling 22
{
    TakenokoTable table(R"({"garden": ["green 1,0"], "emperor": 1,
        "players": [{"completed": ["pink_triangle", "green_line"]}, {"completed": ["pink_line"]}]})");
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(table.fired("score.shared"));
    QCOMPARE(table.winners(), u"AB"_s);
}

void EndTest::withoutALimitTheGameGoesOn() // A20
{
    TakenokoTable table(R"({"garden": ["green 1,0"], "turns": 4001, "seat": 1})", printedGame(), 2, "first_game");
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(!table.isOver());
}

void EndTest::aRoundLimitBreaksTheGameOff() // A20
{
    TakenokoTable table(R"({"garden": ["green 1,0"], "turns": 2})", rule("round_limit", 2), 2, "first_game");
    QVERIFY(table.play("panda 1,0", "gardener 1,0"));
    QVERIFY(!table.isOver());
    QVERIFY(table.play("panda 0,0", "gardener 0,0"));
    QVERIFY(table.fired("end.limit"));
    QVERIFY(table.isOver());
    QVERIFY(!table.game().outcome(table.state()).byRules);
}

ENGAWA_APPLESS_SUBJECT(takenoko_end_test, EndTest)
#include "end_test.moc"
