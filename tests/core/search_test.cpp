#include <atomic>
#include <chrono>
#include <future>
#include <limits>
#include <set>
#include <thread>

#include <QTest>

#include "core/base/chance.h"
#include "core/bots/level_bot.h"
#include "core/bots/search.h"
#include "core/lab/playout.h"
#include "tests/core/every_game.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

Level thinking(int iterations)
{
    return {.name = "thinking", .iterations = iterations, .milliseconds = 20, .turns = 2};
}

// One setting a game and mode, the shipped pack with two players where the mode allows it.
std::vector<const Setting *> someSettings()
{
    std::vector<const Setting *> settings;
    std::string last;
    for (const Setting &setting : everySetting()) {
        const std::string group = setting.name.substr(0, setting.name.find(','));
        const int most = (*setting.game->data().value("modes", setting.setup.mode)).value("max_players", 1);
        if (group == last || setting.setup.players < std::min(2, most))
            continue;
        last = group;
        settings.push_back(&setting);
    }
    return settings;
}

bool isLegal(const Game &game, const State &state, Move move)
{
    return game.check(state, move) == noRule;
}

// Calls visit(state, seat, moves) at every n-th decision of a random game that is one.
template <class Visit>
void atChoices(const Setting &setting, std::uint64_t seed, std::size_t step, Visit &&visit)
{
    MoveList moves;
    std::size_t choices = 0;
    follow(setting, Course{seed, {}}, [&](const State &state, std::size_t) {
        const Seat seat = setting.game->toAct(state);
        if (seat == nobody || QTest::currentTestFailed())
            return;
        setting.game->legal(state, moves);
        if (moves.size() > 1 && choices++ % step == step / 2)
            visit(state, seat, moves);
    });
}

// What a search needs to know of a position.
struct Question
{
    Question(const Game &game, const State &position)
        : formula(botFormula(game, position, "greedy")), evaluation(game, formula.get()), state(position),
          seat(game.toAct(position))
    {
    }

    const Thought &ask(Search &search, int iterations, std::uint64_t seed = 5, const std::stop_token &stop = {}) const
    {
        return search.think(evaluation, formula.get(), state, seat, seed,
                            {.iterations = iterations, .time = {}, .turns = 2}, stop);
    }

    std::shared_ptr<const Formula> formula;
    Evaluation evaluation;
    const State &state;
    Seat seat;
};

std::vector<std::tuple<Move, int, std::array<std::int32_t, maxSeats>>> candidatesOf(const Thought &thought)
{
    std::vector<std::tuple<Move, int, std::array<std::int32_t, maxSeats>>> candidates;
    for (const Thought::Candidate &candidate : thought.candidates)
        candidates.emplace_back(candidate.move, candidate.visits, candidate.expected.of);
    return candidates;
}

} // namespace

class SearchTest : public QObject
{
    Q_OBJECT

private slots:
    void aChoiceIsTheSameHoweverTheHiddenCardsLie_data() { addSettingRows(); }
    void aChoiceIsTheSameHoweverTheHiddenCardsLie();
    void manyPositionsOfAGameAreJudgedWithoutTheHiddenCards_data();
    void manyPositionsOfAGameAreJudgedWithoutTheHiddenCards();
    void wholeGamesHaveOnlyLegalMovesAndEnd_data() { addSettingRows(); }
    void wholeGamesHaveOnlyLegalMovesAndEnd();
    void everyNumberOfThreadsFindsTheSame();
    void aUsedSearchFindsTheSameAsAFreshOne();
    void everyIterationIsCountedAndJudged();
    void theBestTwoAreThoughtOnMostAndEquallyOften();
    void fewIterationsAreKeptForFewMoves();
    void theLineBeginsWithTheBestMove();
    void aTreeGrowsWhereAMoveIsRipe();
    void withoutTurnsAheadTheLineEndsWithTheTurn();
    void aSingleMoveIsPlayedAtOnce();
    void aBotKeepsWhatItThoughtOfItsLastChoice();
    void littleMemoryStillGivesALegalMove();
    void noMoreMemoryIsTakenThanAllowed();
    void stoppedBeforeItBeginsItAnswersWithALegalMove();
    void stoppedAtAnyMomentItAnswersWithWhatItFound();
    void timeBoundsAChoice();
    void theChoiceLeavesTheStateAlone();
    void aWinAtHandIsTaken();
};

void SearchTest::aChoiceIsTheSameHoweverTheHiddenCardsLie()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    LevelBot bot(thinking(12));
    atChoices(setting, 3 + soakRound(), isSoaking() ? 5 : 29, [&](const State &state, Seat seat, const MoveList &) {
        const Move chosen = bot.choose(game, state, seat, 7, {});
        QVERIFY(isLegal(game, state, chosen));
        for (std::uint64_t deal = 1; deal <= 2; ++deal)
            QVERIFY(bot.choose(game, game.redeal(state, seat, deal), seat, 7, {}) == chosen);
    });
}

void SearchTest::manyPositionsOfAGameAreJudgedWithoutTheHiddenCards_data()
{
    QTest::addColumn<QString>("game");
    std::set<std::string> games;
    for (const Setting &setting : everySetting())
        games.insert(gameOf(setting.game->data()));
    for (const std::string &game : games)
        QTest::newRow(game.c_str()) << QString::fromStdString(game);
}

// A thousand of each game where there is time. What is thought of every move is the same, not only what is chosen.
void SearchTest::manyPositionsOfAGameAreJudgedWithoutTheHiddenCards()
{
    QFETCH(QString, game);
    const std::size_t wanted = isSoaking() ? 1000 : 40;
    std::vector<const Setting *> settings;
    for (const Setting &setting : everySetting())
        if (gameOf(setting.game->data()) == game.toStdString())
            settings.push_back(&setting);
    Search search;
    std::size_t positions = 0;
    for (std::uint64_t seed = 1'000 * soakRound(); positions < wanted; ++seed) {
        const Setting &setting = *settings[seed % settings.size()];
        atChoices(setting, seed, 11, [&](const State &state, Seat seat, const MoveList &) {
            if (positions++ >= wanted)
                return;
            const State otherwise = setting.game->redeal(state, seat, seed + positions);
            const auto thought = candidatesOf(Question(*setting.game, state).ask(search, 16, seed));
            QVERIFY(candidatesOf(Question(*setting.game, otherwise).ask(search, 16, seed)) == thought);
        });
        if (QTest::currentTestFailed())
            return;
    }
}

void SearchTest::wholeGamesHaveOnlyLegalMovesAndEnd()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    LevelBot bot(thinking(isSoaking() ? 16 : 4));
    State state = game.deal(setting.setup, 11 + soakRound());
    MoveList moves;
    std::uint64_t decision = 0;
    for (Seat seat; (seat = game.toAct(state)) != nobody; ++decision) {
        QVERIFY(decision < mostDecisions);
        game.legal(state, moves);
        QVERIFY(!moves.empty());
        const Move move = bot.choose(game, state, seat, decision, {});
        QVERIFY(isLegal(game, state, move));
        game.apply(state, move);
    }
    QVERIFY(game.outcome(state).over);
}

void SearchTest::everyNumberOfThreadsFindsTheSame()
{
    for (const Setting *setting : someSettings()) {
        Search one(1), two(2), sixteen(16);
        atChoices(*setting, 2, 61, [&](const State &state, Seat, const MoveList &) {
            const Question question(*setting->game, state);
            const auto found = candidatesOf(question.ask(one, 42));
            QVERIFY(candidatesOf(question.ask(two, 42)) == found);
            QVERIFY(candidatesOf(question.ask(sixteen, 42)) == found);
        });
    }
}

void SearchTest::aUsedSearchFindsTheSameAsAFreshOne()
{
    for (const Setting *setting : someSettings()) {
        Search used;
        atChoices(*setting, 4, 83, [&](const State &state, Seat, const MoveList &) {
            const Question question(*setting->game, state);
            const auto found = candidatesOf(question.ask(used, 30));
            Search fresh;
            QVERIFY(candidatesOf(question.ask(fresh, 30)) == found);
        });
    }
}

void SearchTest::everyIterationIsCountedAndJudged()
{
    for (const Setting *setting : someSettings()) {
        const Game &game = *setting->game;
        Search search;
        atChoices(*setting, 6, 83, [&](const State &state, Seat seat, const MoveList &moves) {
            const Thought &thought = Question(game, state).ask(search, 50);
            QCOMPARE(thought.iterations, 50);
            QCOMPARE(thought.candidates.size(), moves.size());
            int visits = 0;
            for (const Thought::Candidate &candidate : thought.candidates) {
                QVERIFY(isLegal(game, state, candidate.move));
                QVERIFY(candidate.visits <= thought.candidates.front().visits);
                visits += candidate.visits;
                for (const std::int32_t value : candidate.expected.of)
                    QVERIFY(value >= 0 && value <= SeatValues::one);
                QVERIFY(candidate.visits == 0 || candidate.expected[seat] > 0);
            }
            QCOMPARE(visits, 50);
        });
    }
}

// What can't be shared out evenly is the best move's.
void SearchTest::theBestTwoAreThoughtOnMostAndEquallyOften()
{
    for (const Setting *setting : someSettings()) {
        Search search;
        atChoices(*setting, 5, 71, [&](const State &state, Seat, const MoveList &moves) {
            const auto candidates = Question(*setting->game, state).ask(search, 200).candidates;
            QVERIFY(candidates[0].visits >= candidates[1].visits);
            QVERIFY(candidates[0].visits - candidates[1].visits < 2 * 16);
            for (std::size_t i = 2; i < moves.size(); ++i)
                QVERIFY(candidates[i].visits < candidates[1].visits);
        });
    }
}

void SearchTest::fewIterationsAreKeptForFewMoves()
{
    for (const Setting *setting : someSettings()) {
        Search search;
        atChoices(*setting, 5, 71, [&](const State &state, Seat, const MoveList &moves) {
            const Question question(*setting->game, state);
            const auto tried = [](const Thought &thought) {
                return std::ranges::count_if(thought.candidates,
                                             [](const Thought::Candidate &each) { return each.visits > 0; });
            };
            const auto few = tried(question.ask(search, 16)), many = tried(question.ask(search, 400));
            QVERIFY(few >= 1 && few <= many);
            QVERIFY(moves.size() < 8 || few < many);
        });
    }
}

void SearchTest::theLineBeginsWithTheBestMove()
{
    const Setting setting = kimono();
    Search search;
    atChoices(setting, 1, 9, [&](const State &state, Seat, const MoveList &) {
        const Thought &thought = Question(*setting.game, state).ask(search, 200);
        QVERIFY(!thought.line.empty());
        QVERIFY(thought.line[0] == thought.candidates.front().move);
    });
}

void SearchTest::aTreeGrowsWhereAMoveIsRipe()
{
    const Setting setting = kimono();
    Search search;
    std::size_t grown = 0;
    atChoices(setting, 1, 9, [&](const State &state, Seat seat, const MoveList &) {
        const Question question(*setting.game, state);
        const auto lineWith = [&](int ripe) {
            const Search::Budget budget{.iterations = 200, .time = {}, .turns = 2, .ripe = ripe};
            return search.think(question.evaluation, question.formula.get(), state, seat, 1, budget).line;
        };
        QCOMPARE(lineWith(0).size(), std::size_t(1)); // never
        QCOMPARE(lineWith(201).size(), std::size_t(1)); // not so soon
        grown += lineWith(10).size() > 1;
    });
    QVERIFY(grown > 0);
}

void SearchTest::withoutTurnsAheadTheLineEndsWithTheTurn()
{
    const Setting setting = kimono("expert");
    const Game &game = *setting.game;
    Search search;
    MoveList legal;
    std::size_t longest = 0;
    atChoices(setting, 1, 5, [&](const State &state, Seat seat, const MoveList &) {
        const Question question(game, state);
        const Search::Budget budget{.iterations = 100, .time = {}, .turns = 0, .ripe = 1};
        const Thought &thought = search.think(question.evaluation, question.formula.get(), state, seat, 1, budget);
        State reached = state;
        for (std::size_t i = 0; i < thought.line.size(); ++i) {
            for (game.legal(reached, legal); legal.size() == 1; game.legal(reached, legal))
                game.apply(reached, legal[0]);
            QVERIFY(i == 0 || game.toAct(reached) == seat || !game.wholeDecision(reached));
            if (!isLegal(game, reached, thought.line[i]))
                break;
            game.apply(reached, thought.line[i]);
        }
        longest = std::max(longest, thought.line.size());
    });
    QVERIFY(longest > 0);
}

void SearchTest::aSingleMoveIsPlayedAtOnce()
{
    LevelBot bot(thinking(Level::mostIterations));
    MoveList moves;
    int forced = 0;
    for (const Setting *setting : someSettings())
        follow(*setting, Course{8, {}}, [&](const State &state, std::size_t) {
            const Game &game = *setting->game;
            if (game.toAct(state) == nobody)
                return;
            game.legal(state, moves);
            if (moves.size() != 1)
                return;
            QVERIFY(bot.choose(game, state, game.toAct(state), 1, {}) == moves[0]);
            ++forced;
        });
    QVERIFY(forced > 10);
}

// Until the next: where there is nothing to choose it has no thought.
void SearchTest::aBotKeepsWhatItThoughtOfItsLastChoice()
{
    LevelBot searching(thinking(40)), looking(thinking(0));
    const auto greedy = makeBot("greedy");
    QVERIFY(!searching.thought() && !greedy->thought());
    MoveList moves;
    int choices = 0, forced = 0;
    const auto look = [&](const Game &game, const State &state) {
        const Seat seat = game.toAct(state);
        if (seat == nobody || (choices > 5 && forced > 0))
            return;
        game.legal(state, moves);
        const Move chosen = searching.choose(game, state, seat, 2, {});
        if (moves.size() == 1) {
            QVERIFY(!searching.thought());
            ++forced;
            return;
        }
        QVERIFY(searching.thought());
        QVERIFY(searching.thought()->candidates.front().move == chosen);
        QCOMPARE(searching.thought()->iterations, 40);
        looking.choose(game, state, seat, 2, {});
        greedy->choose(game, state, seat, 2);
        QVERIFY(!looking.thought() && !greedy->thought());
        ++choices;
    };
    for (const Setting *setting : someSettings())
        follow(*setting, Course{11, {}}, [&](const State &state, std::size_t) { look(*setting->game, state); });
    QVERIFY(choices > 5 && forced > 0);
}

void SearchTest::littleMemoryStillGivesALegalMove()
{
    for (const Setting *setting : someSettings())
        for (const std::size_t bytes : {0, 1, 100, 500, 4000}) {
            Search search(1, bytes);
            atChoices(*setting, 9, 101, [&](const State &state, Seat, const MoveList &) {
                const Thought &thought = Question(*setting->game, state).ask(search, 40);
                QVERIFY(isLegal(*setting->game, state, thought.candidates.front().move));
            });
        }
}

void SearchTest::noMoreMemoryIsTakenThanAllowed()
{
    QVERIFY(SearchTree::mostBytes <= 32u << 20);
    QVERIFY(SearchTree(5'000).bytes() <= 5'000);
    QVERIFY(SearchTree(std::size_t{1} << 40).bytes() <= SearchTree::mostBytes);
}

void SearchTest::stoppedBeforeItBeginsItAnswersWithALegalMove()
{
    std::stop_source stopped;
    stopped.request_stop();
    for (const char *name : {"greedy", "thinking"}) {
        const Levels levels(Table({std::make_shared<const Entry>("thinking", Json{{"iterations", 1'000'000}})}));
        const auto bot = makeBot(name, levels);
        for (const Setting *setting : someSettings())
            atChoices(*setting, 10, 41, [&](const State &state, Seat seat, const MoveList &) {
                QVERIFY(
                    isLegal(*setting->game, state, bot->choose(*setting->game, state, seat, 1, stopped.get_token())));
            });
    }
}

// What the machine itself delays is no fault of the search: of several times the middle one counts.
// How soon is measured, not tested: machines are busy.
void SearchTest::stoppedAtAnyMomentItAnswersWithWhatItFound()
{
    constexpr int endless = std::numeric_limits<int>::max() / 2; // days
    for (const Setting *setting : someSettings()) {
        Search search;
        std::uint64_t n = 0;
        atChoices(*setting, 1, 17, [&](const State &state, Seat, const MoveList &) {
            std::stop_source stop;
            const std::jthread other([&, wait = std::chrono::microseconds(draw(++n, 1, soakRound()) % 15'000)] {
                std::this_thread::sleep_for(wait);
                stop.request_stop();
            });
            const Thought &thought = Question(*setting->game, state).ask(search, endless, n, stop.get_token());
            QVERIFY(thought.iterations < endless);
            QVERIFY(!thought.candidates.empty());
            QVERIFY(isLegal(*setting->game, state, thought.candidates.front().move));
        });
        QVERIFY(n > 0);
    }
}

void SearchTest::timeBoundsAChoice()
{
    const Setting setting = kimono();
    LevelBot bot(thinking(1), Pace::Timed);
    const State state = setting.game->deal(setting.setup, 1);
    const auto begin = std::chrono::steady_clock::now();
    const Move chosen = bot.choose(*setting.game, state, setting.game->toAct(state), 1, {});
    const auto taken = std::chrono::steady_clock::now() - begin;
    QVERIFY(isLegal(*setting.game, state, chosen));
    QVERIFY(taken >= std::chrono::milliseconds(20));
    QVERIFY(taken < std::chrono::seconds(20)); // 20 ms and a busy machine
}

void SearchTest::theChoiceLeavesTheStateAlone()
{
    for (const Setting *setting : someSettings()) {
        LevelBot bot(thinking(10));
        atChoices(*setting, 12, 71, [&](const State &state, Seat seat, const MoveList &) {
            const State before = state;
            bot.choose(*setting->game, state, seat, 1, {});
            QVERIFY(state == before);
        });
    }
}

// In the last decision of a game whose move ends it, whoever can win does.
void SearchTest::aWinAtHandIsTaken()
{
    int wins = 0;
    for (const Setting *setting : someSettings()) {
        const Game &game = *setting->game;
        LevelBot bot(thinking(200));
        for (std::uint64_t seed = 1; seed <= 3; ++seed)
            atChoices(*setting, seed, 1, [&](const State &state, Seat seat, const MoveList &moves) {
                const auto winsWith = [&](Move move) {
                    State after = state;
                    game.apply(after, move);
                    const Outcome outcome = game.outcome(after);
                    return game.toAct(after) == nobody && outcome.contest && outcome.winners == 1u << seat;
                };
                const auto ends = [&](Move move) {
                    State after = state;
                    game.apply(after, move);
                    return game.toAct(after) == nobody;
                };
                if (!std::ranges::all_of(moves, ends) || std::ranges::none_of(moves, winsWith))
                    return;
                QVERIFY(winsWith(bot.choose(game, state, seat, 1, {})));
                ++wins;
            });
    }
    QVERIFY(wins > 0);
}

ENGAWA_SOAK_SUBJECT(search_test, SearchTest)
#include "search_test.moc"
