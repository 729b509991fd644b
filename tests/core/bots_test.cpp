#include <set>

#include <QTest>

#include "core/base/chance.h"
#include "core/bots/bot.h"
#include "core/bots/evaluation.h"
#include "core/bots/look_ahead.h"
#include "core/games/registry.h"
#include "core/lab/playout.h"
#include "core/pack/read.h"
#include "tests/core/compiler.h"
#include "tests/core/soak.h"

using namespace engawa;

class BotsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyNameMakesABot();
    void anUnknownNameMakesNone();
    void everyChoiceIsLegal();
    void theSameSeedGivesTheSameChoice();
    void randomComesToEveryLegalMove();
    void aChoiceDoesNotDependOnHiddenCards();
    void choosingLeavesTheStateAlone();
    void greedyBeatsRandomClearly_data();
    void greedyBeatsRandomClearly();
    void greedyPlaysWithoutAFormula();
    void aScenariosFormulaGoesBeforeItsModes();
    void theHorizonStaysWithinBounds();
    void thinkingAheadWinsMoreSoloGames();

private:
    GamePtr withBots(const Game &game, const char *entry, const Json &formulas);
    const Game &momiji() const;

    // Calls back at every decision of some games in every mode.
    template <class Visit>
    void atEveryDecision(std::uint64_t games, Visit &&visit);

    std::optional<GameCompiler> m_compiler;
    std::vector<GamePtr> m_games;
};

void BotsTest::initTestCase()
{
    Problems problems;
    auto schemas = Schemas::load(std::filesystem::path(ENGAWA_RESOURCES) / "schema", problems);
    QVERIFY(schemas);
    m_compiler.emplace(std::move(*schemas));
    for (const GameType &type : gameTypes()) {
        const Data data = readPack(packOf(type), problems);
        m_games.push_back(m_compiler->compile(data, nullptr, problems));
        QVERIFY2(m_games.back(), problems.empty() ? "" : toLine(problems.front()).c_str());
    }
}

template <class Visit>
void BotsTest::atEveryDecision(std::uint64_t games, Visit &&visit)
{
    for (const GamePtr &game : m_games) {
        for (const EntryPtr &mode : game->data().table("modes").entries()) {
            const Setup setup = completed({mode->id, 0, {}, "", nobody}, game->data());
            for (std::uint64_t n = 0; n < games; ++n) {
                const auto bot = makeBot("random");
                State state = game->deal(setup, soakRound() * games + n);
                std::uint64_t decision = 0;
                for (Seat seat; (seat = game->toAct(state)) != nobody; ++decision) {
                    visit(*game, state, seat, decision);
                    if (QTest::currentTestFailed())
                        return;
                    game->apply(state, bot->choose(*game, state, seat, decision));
                }
            }
        }
    }
}

void BotsTest::everyNameMakesABot()
{
    QVERIFY(botNames().size() >= 2);
    for (const std::string_view name : botNames())
        QVERIFY(makeBot(name));
}

void BotsTest::anUnknownNameMakesNone()
{
    QVERIFY(!makeBot("grandmaster"));
    QVERIFY(!makeBot(""));
}

void BotsTest::everyChoiceIsLegal()
{
    for (const std::string_view name : botNames()) {
        const auto bot = makeBot(name);
        atEveryDecision(2, [&](const Game &game, const State &state, Seat seat, std::uint64_t n) {
            QCOMPARE(game.check(state, bot->choose(game, state, seat, n)), noRule);
        });
    }
}

void BotsTest::theSameSeedGivesTheSameChoice()
{
    for (const std::string_view name : botNames()) {
        const auto used = makeBot(name);
        atEveryDecision(1, [&](const Game &game, const State &state, Seat seat, std::uint64_t n) {
            QVERIFY(used->choose(game, state, seat, n) == makeBot(name)->choose(game, state, seat, n));
        });
    }
}

void BotsTest::randomComesToEveryLegalMove()
{
    const auto bot = makeBot("random");
    atEveryDecision(1, [&](const Game &game, const State &state, Seat seat, std::uint64_t) {
        MoveList legal;
        game.legal(state, legal);
        std::set<Move> chosen;
        for (std::uint64_t seed = 0; seed < 60 * legal.size() && chosen.size() < legal.size(); ++seed)
            chosen.insert(bot->choose(game, state, seat, seed));
        QCOMPARE(chosen.size(), legal.size());
    });
}

void BotsTest::aChoiceDoesNotDependOnHiddenCards()
{
    for (const std::string_view name : botNames()) {
        const auto bot = makeBot(name);
        atEveryDecision(2, [&](const Game &game, const State &state, Seat seat, std::uint64_t n) {
            const Move chosen = bot->choose(game, state, seat, n);
            for (std::uint64_t deal = 1; deal <= (isSoaking() ? 3 : 1); ++deal)
                QVERIFY(bot->choose(game, game.redeal(state, seat, draw(deal, n, 0)), seat, n) == chosen);
        });
    }
}

void BotsTest::choosingLeavesTheStateAlone()
{
    for (const std::string_view name : botNames()) {
        const auto bot = makeBot(name);
        atEveryDecision(1, [&](const Game &game, const State &state, Seat seat, std::uint64_t n) {
            const State before = state;
            bot->choose(game, state, seat, n);
            QVERIFY(state == before);
        });
    }
}

void BotsTest::greedyBeatsRandomClearly_data()
{
    QTest::addColumn<std::size_t>("game");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("greedySeat");
    for (std::size_t i = 0; i < m_games.size(); ++i)
        for (const EntryPtr &mode : m_games[i]->data().table("modes").entries())
            for (int seat = 0; mode->value.value("max_players", 1) > 1 && seat < 2; ++seat)
                QTest::addRow("%s %s, seat %d", std::string(gameTypes()[i].id).c_str(), mode->id.c_str(), seat)
                    << i << QString::fromStdString(mode->id) << seat;
}

void BotsTest::greedyBeatsRandomClearly()
{
    QFETCH(const std::size_t, game);
    QFETCH(const QString, mode);
    QFETCH(const int, greedySeat);
    Setup setup = completed({mode.toStdString(), 0, {}, "", nobody}, m_games[game]->data());
    setup.players = std::max(setup.players, 2);
    std::vector<std::string> bots(static_cast<std::size_t>(setup.players), "random");
    bots[static_cast<std::size_t>(greedySeat)] = "greedy";
    Playout playout(*m_games[game], setup, bots);
    int wins = 0;
    const int games = isSoaking() ? 200 : 60;
    for (int seed = 1; seed <= games; ++seed)
        wins += playout.play(static_cast<std::uint64_t>(seed)).outcome.winners == 1 << greedySeat;
    QVERIFY2(wins > games * 3 / 4, std::to_string(wins).c_str());
}

void BotsTest::greedyPlaysWithoutAFormula()
{
    for (const GamePtr &game : m_games) {
        Problems problems;
        const auto data = edited(game->data(), "bots.json", "/greedy", Json::object(), problems);
        QVERIFY(data);
        const GamePtr bare = m_compiler->compile(*data, nullptr, problems);
        QVERIFY(bare);
        const Setup setup = completed({}, bare->data());
        Playout playout(*bare, setup, std::vector<std::string>(static_cast<std::size_t>(setup.players), "greedy"));
        const Played played = playout.play(1);
        QVERIFY(played.byRules);
        QVERIFY(played.decisions > 0);
    }
}

GamePtr BotsTest::withBots(const Game &game, const char *entry, const Json &formulas)
{
    Problems problems;
    const auto data = edited(game.data(), "bots.json", std::string("/") + entry, formulas, problems);
    return data ? m_compiler->compile(*data, nullptr, problems) : nullptr;
}

const Game &BotsTest::momiji() const
{
    const auto has = [](const GamePtr &game) { return *game->data().value("pack", "game") == "momiji"; };
    return **std::ranges::find_if(m_games, has);
}

void BotsTest::aScenariosFormulaGoesBeforeItsModes()
{
    const GamePtr game = withBots(momiji(), "greedy", {{"solo", "1"}, {"equinox", "2"}});
    const GamePtr shared = withBots(momiji(), "greedy", {{"any", "3"}, {"standard", "4"}, {"equinox", "5"}});
    QVERIFY(game && shared);
    const auto formulaIn = [](const GamePtr &from, const std::string &mode, const std::string &scenario) {
        const Setup setup = completed({mode, 0, {}, scenario, nobody}, from->data());
        const auto formula = botFormula(*from, from->deal(setup, 1), "greedy");
        return formula ? formula->text() : std::string("none");
    };
    QCOMPARE(formulaIn(game, "solo", "equinox"), "2");
    QCOMPARE(formulaIn(game, "solo", "meditation"), "1");
    QCOMPARE(formulaIn(game, "standard", ""), "none");
    QCOMPARE(formulaIn(shared, "solo", "equinox"), "5");
    QCOMPARE(formulaIn(shared, "solo", "meditation"), "3");
    QCOMPARE(formulaIn(shared, "standard", ""), "4");
    QCOMPARE(formulaIn(shared, "first_game", ""), "3");
}

void BotsTest::theHorizonStaysWithinBounds()
{
    const GamePtr far = withBots(momiji(), "greedy_turns", {{"solo", "900000"}});
    const GamePtr near = withBots(momiji(), "greedy_turns", {{"solo", "0 - 5"}});
    QVERIFY(far && near);
    const State state = far->deal(completed({"solo", 0, {}, "", nobody}, far->data()), 1);
    QCOMPARE(Horizon::of(*far, state, 0).turns, Horizon::mostTurns);
    QCOMPARE(Horizon::of(*near, state, 0).turns, 0);
    const State together = far->deal(completed({"standard", 0, {}, "", nobody}, far->data()), 1);
    QCOMPARE(Horizon::of(*far, together, 0).turns, 0);
}

// In each game the same cards come; that the bot thinks is the only difference.
void BotsTest::thinkingAheadWinsMoreSoloGames()
{
    const GamePtr hasty = withBots(momiji(), "greedy_turns", Json::object());
    QVERIFY(hasty);
    const auto winsOf = [](const Game &game, const std::string &scenario) {
        Playout playout(game, completed({"solo", 0, {}, scenario, nobody}, game.data()),
                        std::vector<std::string>{"greedy"});
        int wins = 0;
        for (std::uint64_t seed = 1; seed <= (isSoaking() ? 60 : 20); ++seed)
            wins += playout.play(seed).outcome.winners == 1;
        return wins;
    };
    int thinking = 0, before = 0;
    for (const char *scenario : {"meditation", "equinox"}) {
        thinking += winsOf(momiji(), scenario);
        before += winsOf(*hasty, scenario);
    }
    QVERIFY2(thinking > before, (std::to_string(thinking) + " and " + std::to_string(before)).c_str());
}

ENGAWA_SOAK_SUBJECT(bots_test, BotsTest)
#include "bots_test.moc"
