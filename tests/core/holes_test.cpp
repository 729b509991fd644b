#include <QTest>

#include "core/games/orchard/orchard.h"
#include "core/games/takenoko/state.h"
#include "core/lab/holes.h"
#include "core/match/record.h"
#include "core/pack/read.h"
#include "tests/core/compiler.h"
#include "tests/core/forbidding_game.h"
#include "tests/subject.h"

using namespace engawa;

// The search for holes, on small variants with a hole planted in them.
class HolesTest : public QObject
{
    Q_OBJECT

private slots:
    void aGameWithoutHolesHasNoneInItsCourse();
    void aRoundWithoutEndIsFoundInTheFewestMoves();
    void whatEndsAfterSoManyTimesIsNoRound();
    void aRoundWithoutAWayOutIsATrap();
    void aDeadEndIsFoundInTheFewestMoves();
    void aWishThatCannotBeMetIsFoundInTheShortestGame();
    void anObjectiveThatCannotBeCompletedIsFound();
    void aGameThatNoRuleEndsIsFound();
    void aChoiceThatIsNeverBetterIsFound();
    void everyFindHasARecordThatOpens();
    void theSameGamesGiveTheSameFindsOnEveryNumberOfThreads();
    void aStoppedSearchTellsWhatItHas();
    void whatIsLeftOutOfTheSetupIsTriedInEveryWay();
    void needlessMovesAreTakenOut();
};

namespace {

Data packData(const char *folder)
{
    Problems problems;
    Data data = readPack(std::filesystem::path(ENGAWA_RESOURCES) / folder, problems);
    if (hasError(problems))
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return data;
}

GamePtr compiledWith(Data data, const char *file, const char *pointer, const Json &value)
{
    Problems problems;
    if (file)
        data = *edited(data, file, pointer, value, problems);
    GamePtr game = compiler().compile(data, nullptr, problems);
    if (!game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return game;
}

GamePtr orchardGame()
{
    return compiledWith(packData("templates/orchard"), nullptr, nullptr, {});
}

Setup setupIn(const std::string &mode, int players = 0, const std::string &scenario = {})
{
    return {mode, players, {}, scenario, nobody};
}

HoleFinds found(const GamePtr &game, std::int64_t games, const Setup &asked = {}, int threads = 2)
{
    HoleSearch search;
    search.game = game;
    search.setups = setupsToSearch(asked, game->data());
    search.games = games;
    search.threads = threads;
    return findHoles(search);
}

const Hole *holeOf(const HoleFinds &finds, Hole::Kind kind, const std::string &cause = {})
{
    const auto hole = std::ranges::find_if(
        finds.holes, [&](const Hole &each) { return each.kind == kind && (cause.empty() || each.cause == cause); });
    return hole == finds.holes.end() ? nullptr : &*hole;
}

State afterAll(const Game &game, const Course &course)
{
    State state = game.deal(course.setup, course.seed, nullptr);
    for (const Move move : course.moves) {
        if (game.check(state, move) != noRule)
            qFatal("a move of the course is not legal");
        game.apply(state, move, nullptr);
    }
    return state;
}

// Nobody may plant a fruit in a bed that has one of its kind: whoever has it in every bed is stuck with the next.
GamePtr pickyOrchard()
{
    const GamePtr game = orchardGame();
    const auto *rules = &dynamic_cast<const orchard::Orchard &>(*game).compiled();
    const auto forbids = [rules](const State &state, Move move) {
        const auto &table = state.as<orchard::State>();
        if (table.phase != orchard::Phase::Plant || move.b < 0 || move.b >= table.beds)
            return false;
        const auto &bed = playerOf(table, table.seat).beds[static_cast<std::size_t>(move.b)];
        return std::ranges::any_of(
            bed, [&](CopyIndex copy) { return rules->copies.entryOf(copy) == rules->copies.entryOf(table.chosen[0]); });
    };
    return std::make_shared<ForbiddingGame>(game, refused(orchard::Rule::PlantBed), forbids);
}

// One action a turn: the two figures can walk to and fro.
GamePtr briefTakenoko()
{
    return compiledWith(packData("packs/takenoko"), "rules.json", "/actions", 1);
}

// The whole position, but for how many turns it took.
Json tableOf(const Game &game, const State &state)
{
    Json position = game.position(state);
    position.erase("turns");
    return position;
}

// Does any course of so many moves come back to a table that it has been at?
bool comesBack(const Game &game, const State &state, std::vector<Json> seen, int moves)
{
    const Json position = tableOf(game, state);
    if (std::ranges::contains(seen, position))
        return true;
    if (moves == 0 || game.toAct(state) == nobody)
        return false;
    seen.push_back(position);
    MoveList legal;
    game.legal(state, legal);
    return std::ranges::any_of(legal, [&](Move move) {
        State next = state;
        game.apply(next, move, nullptr);
        return comesBack(game, next, seen, moves - 1);
    });
}

} // namespace

void HolesTest::aGameWithoutHolesHasNoneInItsCourse()
{
    const HoleFinds finds = found(orchardGame(), 180);
    QCOMPARE(finds.games, 180);
    QVERIFY(finds.pairs > 0);
    for (const Hole &hole : finds.holes)
        QVERIFY2(hole.kind >= Hole::Kind::Unused, qPrintable(QString::fromStdString(toLine(hole.problem))));
}

void HolesTest::aRoundWithoutEndIsFoundInTheFewestMoves()
{
    const GamePtr game = briefTakenoko();
    const HoleFinds finds = found(game, 60, setupIn("first_game", 2));
    const Hole *hole = holeOf(finds, Hole::Kind::Loop);
    QVERIFY(hole && hole->course);
    QCOMPARE(QString::fromStdString(hole->problem.pointer), QStringLiteral("/first_game"));
    // Nobody can walk before a plot lies there, which takes three moves; then somebody walks there and somebody back.
    constexpr int shortest = 5;
    for (int moves = 1; moves < shortest; ++moves)
        QVERIFY(!comesBack(*game, game->deal(hole->course->setup, hole->course->seed, nullptr), {}, moves));
    QVERIFY2(std::ssize(hole->course->moves) >= shortest && 2 * std::ssize(hole->course->moves) <= 3 * shortest,
             qPrintable(QString::number(hole->course->moves.size())));
    std::vector<Json> tables;
    for (Course part = *hole->course; tables.empty() || !part.moves.empty(); part.moves.pop_back())
        tables.push_back(tableOf(*game, afterAll(*game, part)));
    QVERIFY(std::ranges::contains(tables.begin() + 1, tables.end(), tables.front())); // of the end
}

void HolesTest::whatEndsAfterSoManyTimesIsNoRound()
{
    // Dice may be taken back as often as one likes, or so: after 250 times in a turn the game has had enough.
    for (const int takeBacks : {-1, 20}) {
        const GamePtr game = compiledWith(packData("packs/leafus"), "rules.json", "/take_backs", takeBacks);
        const HoleFinds finds = found(game, 24, setupIn("solo"));
        QVERIFY(!holeOf(finds, Hole::Kind::Loop) && !holeOf(finds, Hole::Kind::Trap));
    }
}

void HolesTest::aRoundWithoutAWayOutIsATrap()
{
    // Once a plot lies there, only the panda may be moved.
    const GamePtr game = briefTakenoko();
    const auto forbids = [game](const State &state, Move move) {
        const auto &table = state.as<takenoko::State>();
        return table.phase == takenoko::Phase::Turn && table.garden.size() > 1
               && !game->notation(state, move).starts_with("panda ");
    };
    const auto endless = std::make_shared<ForbiddingGame>(game, RuleIndex{0}, forbids);
    const HoleFinds finds = found(endless, 36, setupIn("first_game", 2));
    const Hole *hole = holeOf(finds, Hole::Kind::Trap);
    QVERIFY(hole && hole->course);
    QVERIFY(hole->problem.level == Problem::Level::Error && hole->problem.code == "hole-trap");
    QVERIFY2(2 * hole->course->moves.size() <= 3 * 5, qPrintable(QString::number(hole->course->moves.size())));
    QVERIFY(!holeOf(finds, Hole::Kind::Loop));
    const Hole *noEnd = holeOf(finds, Hole::Kind::NoEnd);
    QVERIFY(noEnd && noEnd->course == hole->course); // a round shows it
}

void HolesTest::aDeadEndIsFoundInTheFewestMoves()
{
    const GamePtr game = pickyOrchard();
    const HoleFinds finds = found(game, 120);
    const Hole *hole = holeOf(finds, Hole::Kind::DeadEnd);
    QVERIFY(hole && hole->course);
    QVERIFY(hole->problem.level == Problem::Level::Error);
    QVERIFY2(hole->cause.contains("plant.bed"), hole->cause.c_str());
    const State end = afterAll(*game, *hole->course);
    MoveList legal;
    game->legal(end, legal);
    QVERIFY(legal.empty() && game->toAct(end) != nobody);
    // Two players; each of three beds gets one, in turns of two moves, before the fourth of the kind is chosen.
    constexpr int shortest = 3 * 2 * 2 + 1;
    QVERIFY2(std::ssize(hole->course->moves) >= shortest && 2 * std::ssize(hole->course->moves) <= 3 * shortest,
             qPrintable(QString::number(hole->course->moves.size())));
}

void HolesTest::aWishThatCannotBeMetIsFoundInTheShortestGame()
{
    const GamePtr game =
        compiledWith(packData("templates/orchard"), "wishes.json", "/grove/points", "count(apple) >= 30 ? 9 : 0");
    const HoleFinds finds = found(game, 120);
    const Hole *hole = holeOf(finds, Hole::Kind::Unreachable);
    QVERIFY(hole && hole->course);
    QCOMPARE(QString::fromStdString(hole->cause), QStringLiteral("wishes/grove"));
    QCOMPARE(QString::fromStdString(hole->problem.pointer), QStringLiteral("/grove"));
    // It is a line of the score: shown by a whole game, of two players with nine trees each, in turns of two moves.
    QCOMPARE(std::ssize(hole->course->moves), 2 * 9 * 2);
    QVERIFY(game->outcome(afterAll(*game, *hole->course)).over);
    QCOMPARE(std::ranges::count(finds.holes, Hole::Kind::Unreachable, &Hole::kind), 1);
}

void HolesTest::anObjectiveThatCannotBeCompletedIsFound()
{
    // Three green shoots in enclosures, of which without weather there are two.
    const GamePtr game =
        compiledWith(packData("packs/takenoko"), "gardener_objectives.json", "/tall_green_enclosure/shoots", 3);
    const HoleFinds finds = found(game, 900, setupIn("first_game", 2));
    QCOMPARE(std::ranges::count(finds.holes, Hole::Kind::Unreachable, &Hole::kind), 1);
    const Hole *hole = holeOf(finds, Hole::Kind::Unreachable);
    QCOMPARE(QString::fromStdString(hole->cause), QStringLiteral("gardener_objectives/tall_green_enclosure"));
    // The shortest way to see it is a deal in which somebody holds it.
    QVERIFY(hole->course && hole->course->moves.empty() && hole->foundIn > 0);
}

void HolesTest::aGameThatNoRuleEndsIsFound()
{
    Data data = packData("packs/takenoko");
    Problems problems;
    for (const char *parameter : {"/objectives_3", "/objectives_4"})
        data = *edited(data, "rules.json", parameter, 40, problems);
    const GamePtr game = compiledWith(data, "rules.json", "/objectives_2", 40);
    const HoleFinds finds = found(game, 36, setupIn("first_game", 2));
    const Hole *hole = holeOf(finds, Hole::Kind::NoEnd);
    QVERIFY(hole && hole->course);
    QVERIFY(hole->problem.level == Problem::Level::Error);
    QVERIFY(!game->outcome(afterAll(*game, *hole->course)).over);
    QVERIFY(hole->course->moves.size() < 100); // a round shows it
}

void HolesTest::aChoiceThatIsNeverBetterIsFound()
{
    // Whoever has an apple tree loses by it, and nobody ever has to take one.
    Data data = packData("templates/orchard");
    Problems problems;
    for (const char *wish : {"/grove", "/garland"})
        data = *edited(data, "wishes.json", std::string(wish) + "/points", "0", problems);
    data = *edited(data, "bots.json", "/greedy/standard", "score", problems);
    data = *edited(data, "fruits.json", "/apple/count", 2, problems);
    const GamePtr game = compiledWith(data, "wishes.json", "/preserve/points", "0 - 50 * count(apple)");
    const HoleFinds finds = found(game, 1200, setupIn("", 2));
    QCOMPARE(std::ranges::count(finds.holes, Hole::Kind::Dominated, &Hole::kind), 1);
    const Hole *hole = holeOf(finds, Hole::Kind::Dominated);
    QVERIFY2(hole->cause.starts_with("fruits/apple ") && hole->course, hole->cause.c_str());
    QCOMPARE(QString::fromStdString(hole->problem.pointer), QStringLiteral("/apple"));
}

void HolesTest::everyFindHasARecordThatOpens()
{
    const GamePtr game = briefTakenoko();
    const HoleFinds finds = found(game, 60, setupIn("first_game", 2));
    int records = 0;
    for (const Hole &hole : finds.holes) {
        if (!hole.course)
            continue;
        ++records;
        Problems problems;
        const auto match = openRecord(recordOf(game, *hole.course, {"planted"}), "hole.jsonl", compiler(), problems);
        QVERIFY2(match && problems.empty(), problems.empty() ? "" : toLine(problems.front()).c_str());
        QCOMPARE(match->line().size(), hole.course->moves.size() + 1);
        QCOMPARE(match->state(), afterAll(*game, *hole.course));
        QVERIFY(hole.foundIn >= hole.course->moves.size());
    }
    QVERIFY(records > 0);
}

void HolesTest::theSameGamesGiveTheSameFindsOnEveryNumberOfThreads()
{
    const GamePtr game = pickyOrchard();
    const auto told = [&](int threads) {
        std::string all;
        for (const Hole &hole : found(game, 90, {}, threads).holes)
            all += toLine(hole.problem) + (hole.course ? recordOf(game, *hole.course, {}) : "") + "\n";
        return all;
    };
    const std::string one = told(1);
    QVERIFY(!one.empty());
    QCOMPARE(told(3), one);
}

void HolesTest::aStoppedSearchTellsWhatItHas()
{
    std::stop_source stop;
    HoleSearch search;
    search.game = orchardGame();
    search.setups = setupsToSearch({}, search.game->data());
    search.games = 1'000'000'000;
    search.stop = stop.get_token();
    const HoleFinds finds = findHoles(search, [&](std::int64_t, std::int64_t) { stop.request_stop(); });
    QVERIFY(finds.games > 0 && finds.games < search.games);
}

void HolesTest::whatIsLeftOutOfTheSetupIsTriedInEveryWay()
{
    const GamePtr game = orchardGame();
    QCOMPARE(setupsToSearch({}, game->data()).size(), 3u); // 2 to 4 players
    QCOMPARE(setupsToSearch(setupIn("", 3), game->data()).size(), 1u);
    const Data momiji = packData("packs/momiji");
    const std::vector<Setup> setups = setupsToSearch({}, momiji);
    QCOMPARE(setups.size(), 2u * 3 * 2 + 4); // two modes with and without their modules; four scenarios alone
    QCOMPARE(setupsToSearch(setupIn("solo", 0, "equinox"), momiji).size(), 1u);
}

void HolesTest::needlessMovesAreTakenOut()
{
    const GamePtr game = orchardGame();
    Course course{completed(setupIn("", 4), game->data()), 5, {}};
    State state = game->deal(course.setup, course.seed, nullptr);
    MoveList legal;
    while (game->toAct(state) != nobody) {
        game->legal(state, legal);
        course.moves.push_back(legal[0]);
        game->apply(state, legal[0], nullptr);
    }
    // Somebody has two trees: with two players, three turns of two moves and the first half of … nothing more.
    const Symptom symptom{[]() -> Watch {
                              return [](const State &at) {
                                  const auto &table = at.as<orchard::State>();
                                  return std::ranges::any_of(table.players, [](const orchard::Player &player) {
                                      std::size_t trees = 0;
                                      for (const auto &bed : player.beds)
                                          trees += bed.size();
                                      return trees >= 2;
                                  });
                              };
                          },
                          {}};
    const Course shown = shrunk(*game, course, symptom, {});
    QCOMPARE(shown.setup.players, 4);
    QCOMPARE(shown.moves.size(), 4u * 2 + 2);
}

ENGAWA_APPLESS_SUBJECT(holes_test, HolesTest)

#include "holes_test.moc"
