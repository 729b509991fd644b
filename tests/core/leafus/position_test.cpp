#include "core/game/arrangement.h"
#include "core/game/rulebook.h"
#include "core/match/reload.h"
#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// Positions written by hand, in a file or at the open table: roots that play could not have drawn are refused, what is only
// unusual is said.
class PositionTest : public QObject
{
    Q_OBJECT

private slots:
    void rootsThatPlayCouldNotDrawAreRefused_data();
    void rootsThatPlayCouldNotDrawAreRefused();
    void everyRootOfAFileIsToldOf();
    void aRootThatPassesAStartIsReadAgain();
    void theOpenTableNamesTheRuleAgainstALine_data();
    void theOpenTableNamesTheRuleAgainstALine();
    void whatEditedDataLeftMayStay();
    void aTurnAfterTheLastCrossIsUnusual();
};

namespace {

Setup twoPlayers()
{
    Setup setup;
    setup.mode = "standard";
    setup.players = 2;
    setup.starter = 0;
    return setup;
}

std::optional<State> read(const Game &game, const QString &roots, Problems &problems)
{
    const Json sheet{{"roots", Json::parse(roots.toStdString())}};
    return game.fromPosition({{"sheets", Json::array({sheet, Json::object()})}}, completed(twoPlayers(), game.data()),
                             1, problems);
}

std::string rootsOf(const Game &game, const State &state)
{
    return game.position(state)["sheets"][0]["roots"].dump();
}

// What is said of a line that a rule forbids.
QString refusal(const Game &game, const QString &pointer, const QString &line, const QString &rule)
{
    const auto index = std::ranges::find(game.rules(), rule.toStdString()) - game.rules().begin();
    const QString sentence =
        QString::fromStdString(ruleSentence(game, static_cast<RuleIndex>(index), "standard", "en"));
    return pointer + u"error[position-rule]: “%1” can't be here, by the rule %2: %3"_s.arg(line, rule, sentence);
}

// The printed sheet with a long line from S1 to B3, which runs across S2–A2 and through A2; and a level one.
GamePtr crossingSheet()
{
    const GamePtr game = changed(printedGame(), "edges.json", "/s1_b3", Json{{"from", "s1"}, {"to", "b3"}});
    return changed(game, "edges.json", "/a5_a6", Json{{"from", "a6"}, {"to", "a5"}});
}

} // namespace

void PositionTest::rootsThatPlayCouldNotDrawAreRefused_data()
{
    QTest::addColumn<QString>("bad");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("good"); // close to it
    QTest::addColumn<QString>("parameter"); // with which the bad one is good; none: never
    const auto row = [](const char *name, const char *bad, const char *place, const char *line, const char *rule,
                        const char *good, const char *parameter = "") {
        QTest::newRow(name) << QString::fromUtf8(bad) << QString::fromUtf8(place) << QString::fromUtf8(line)
                            << QString::fromUtf8(rule) << QString::fromUtf8(good) << QString::fromUtf8(parameter);
    };
    row("roots touch", R"([["s1","a1","b2"],["s2","a2","b2"]])", "1/2", "a2-b2", "roots.no-crossing",
        R"([["s1","a1","b2"],["s2","a2","b3"]])", "touching_roots");
    row("a root runs into another's middle", R"([["s1","a1","b2","c2"],["s2","a2","b2"]])", "1/2", "a2-b2",
        "roots.no-crossing", R"([["s1","a1","b1","c2"],["s2","a2","b2"]])", "touching_roots");
    row("a root runs into the end of a level line", R"([["s5","a6","a5","b6"],["s4","a5"]])", "1/1", "s4-a5",
        "roots.no-crossing", R"([["s4","a4"],["s5","a6","a5","b6"]])", "touching_roots");
    row("a root branches", R"([["s1","a1","b1"],["s2","a2"],["a1","b2"]])", "2/0", "a1-b2", "roots.no-branching",
        R"([["s1","a1","b1"],["s2","a2","b2"]])");
    row("a start branches", R"([["s1","a1"],["s1","a2"]])", "1/0", "s1-a2", "roots.no-branching",
        R"([["s1","a1"],["s2","a2"]])", "roots_per_start");
    row("lines cross between nodes", R"([["s1","b3"],["s2","a2"]])", "1/1", "s2-a2", "roots.no-crossing",
        R"([["s1","b3"],["s2","a3"]])");
    row("a root hangs in the air", R"([["s2","a2"],["c2","d2"]])", "1/0", "c2-d2", "roots.start",
        R"([["s2","a2","b2","c2","d2"]])");
    row("a root has a gap", R"([["s1","a1","c1"]])", "0/2", "a1-c1", "roots.lines", R"([["s1","a1","b1","c1"]])");
    row("a root stands still", R"([["s1","a1","a1"]])", "0/2", "a1-a1", "roots.lines", R"([["s1","a1"]])");
    row("a root turns upwards", R"([["s1","a2","s2"]])", "0/2", "a2-s2", "roots.not-upwards", R"([["s1","a2","b2"]])");
    row("a line is drawn twice", R"([["s1","a1"],["s1","a1"]])", "1/0", "s1-a1", "roots.no-branching",
        R"([["s1","a1"]])");
}

void PositionTest::rootsThatPlayCouldNotDrawAreRefused()
{
    QFETCH(QString, bad);
    QFETCH(QString, place);
    QFETCH(QString, line);
    QFETCH(QString, rule);
    QFETCH(QString, good);
    QFETCH(QString, parameter);
    const GamePtr game = crossingSheet();
    Problems problems;
    QVERIFY(!read(*game, bad, problems));
    QCOMPARE(linesOf(problems), QStringList{refusal(*game, u"/sheets/0/roots/%1: "_s.arg(place), line, rule)});
    problems.clear();
    const auto state = read(*game, good, problems);
    QVERIFY2(state, qPrintable(linesOf(problems).join(u'\n')));
    QCOMPARE(rootsOf(*game, *state), good.toStdString());
    for (const auto &[name, value] : {std::pair("touching_roots", Json(true)), {"roots_per_start", Json(2)}}) {
        problems.clear();
        const GamePtr freer = ruled(name, value, game);
        QCOMPARE(read(*freer, bad, problems).has_value(), parameter == QLatin1String(name));
    }
}

void PositionTest::everyRootOfAFileIsToldOf()
{
    Problems problems;
    QVERIFY(!read(*printedGame(), uR"([["s1","c1"],["s2","a2"],["d4","e4"],["s3"],["s4","z9"],7])"_s, problems));
    QStringList places;
    for (const Problem &problem : problems)
        places.append(QString::fromStdString(problem.pointer));
    QCOMPARE(places, QStringList({u"/sheets/0/roots/0/1"_s, u"/sheets/0/roots/2/0"_s, u"/sheets/0/roots/3"_s,
                                  u"/sheets/0/roots/4/1"_s, u"/sheets/0/roots/5"_s}));
}

// On a sheet with level lines at the ground a root may go on through a start that nobody has used.
void PositionTest::aRootThatPassesAStartIsReadAgain()
{
    const GamePtr game = changed(printedGame(), "edges.json", "/s1_s2", Json{{"from", "s1"}, {"to", "s2"}});
    LeafusTable table(2, R"({"dice": [3, 4, 4, 1, 1], "sheets": [{"hexes": 1}]})", game);
    QVERIFY(table.play("assign 3", "done", "line s2 s1", "line s1 a1"));
    QCOMPARE(table.roots(), u"[[s2,s1,a1]]"_s);
    Problems problems;
    const auto again = game->fromPosition(table.position(), completed(twoPlayers(), game->data()), 1, problems);
    QVERIFY2(again, qPrintable(linesOf(problems).join(u'\n')));
    QVERIFY(*again == table.state());
}

void PositionTest::theOpenTableNamesTheRuleAgainstALine_data()
{
    QTest::addColumn<int>("x"); // where the line's place lies: two thirds down it
    QTest::addColumn<int>("y");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("rule");
    const GamePtr game = crossingSheet();
    const auto row = [&](const char *from, const char *to, const char *rule) {
        const auto place = [&](const char *node, const char *field) {
            return game->data().value("nodes", node)->at(field).get<int>();
        };
        const auto between = [&](const char *field) {
            return place(from, field) + 2 * (place(to, field) - place(from, field)) / 3;
        };
        QTest::addRow("%s-%s", from, to) << between("x") << between("y")
                                         << u"%1-%2"_s.arg(QString::fromUtf8(from), QString::fromUtf8(to))
                                         << QString::fromUtf8(rule);
    };
    row("a2", "b2", "roots.no-crossing"); // touches
    row("s1", "b3", "roots.no-branching"); // and would cross, too
    row("a1", "b1", "roots.no-branching");
    row("a1", "s1", "roots.no-branching");
    row("b2", "a2", "roots.not-upwards");
    row("c5", "d5", "roots.start");
    row("a2", "b3", "");
}

void PositionTest::theOpenTableNamesTheRuleAgainstALine()
{
    QFETCH(int, x);
    QFETCH(int, y);
    QFETCH(QString, line);
    QFETCH(QString, rule);
    const GamePtr game = crossingSheet();
    Problems problems;
    const auto state = read(*game, uR"([["s1","a1","b2"],["s2","a2"]])"_s, problems);
    QVERIFY(state);
    const auto after =
        game->arranged(*state, completed(twoPlayers(), game->data()), PutPiece{"pencil/0", "sheet.0", x, y}, problems);
    QCOMPARE(after.has_value(), rule.isEmpty());
    if (!rule.isEmpty())
        QCOMPARE(linesOf(problems), QStringList{refusal(*game, {}, line, rule)});
}

// Data that change in a running match may leave roots that nobody could draw now: they may stay or be taken away, one
// after the other, but no line is added to their faults.
void PositionTest::whatEditedDataLeftMayStay()
{
    const GamePtr touching = ruled("touching_roots", true);
    Problems problems;
    const auto drawn =
        read(*touching, uR"([["s1","a1","b2"],["s2","a2","b2"],["s4","a4","b5"],["s5","a5","b5"]])"_s, problems);
    QVERIFY(drawn);
    Receipt receipt;
    const State left = printedGame()->migrate(*drawn, *touching, receipt);
    const Setup setup = completed(twoPlayers(), printedGame()->data());
    const auto arranged = [&](const State &state, const Arrangement &arrangement) {
        problems.clear();
        const auto after = printedGame()->arranged(state, setup, arrangement, problems);
        if (!after)
            qFatal("%s", qPrintable(linesOf(problems).join(u'\n')));
        return *after;
    };
    const State turned = arranged(left, TurnPiece{"leaf/0/leaf_1"});
    QCOMPARE(rootsOf(*printedGame(), turned), rootsOf(*touching, *drawn));
    QVERIFY(!printedGame()->fromPosition(printedGame()->position(turned), setup, 1, problems));
    const State once = arranged(turned, RemovePiece{"line/0/a2_b2"});
    const State twice = arranged(once, RemovePiece{"line/0/a5_b5"});
    problems.clear();
    QVERIFY(printedGame()->fromPosition(printedGame()->position(twice), setup, 1, problems));
}

void PositionTest::aTurnAfterTheLastCrossIsUnusual()
{
    const GamePtr game = printedGame();
    const auto said = [&](const char *position) {
        Problems problems;
        const auto state =
            game->fromPosition(Json::parse(position), completed(twoPlayers(), game->data()), 1, problems);
        return state ? linesOf(problems, &game->texts()) : QStringList{u"refused"_s};
    };
    QCOMPARE(said(R"({"sheets": [{"crosses": 7}, {"crosses": 8}]})"), QStringList());
    QCOMPARE(said(R"({"seat": 0, "turn": 1, "sheets": [{"crosses": 8, "charges": 1}, {"crosses": 8}]})"),
             QStringList());
    QCOMPARE(said(R"({"phase": "over", "sheets": [{"crosses": 8}, {"crosses": 8}]})"), QStringList());
    const QString sentence = QString::fromStdString(ruleSentence(
        *game, static_cast<RuleIndex>(std::ranges::find(game->rules(), "end.crosses") - game->rules().begin()),
        "standard", "en"));
    QCOMPARE(
        said(R"({"sheets": [{"crosses": 8}, {"crosses": 8}]})"),
        QStringList{u"/sheets/0/crosses: warning[position-unusual]: 8 crosses would not come about in play, by the "
                    "rule end.crosses: "_s
                    + sentence});
}

ENGAWA_SUBJECT(leafus_position_test, PositionTest, QCoreApplication)
#include "position_test.moc"
