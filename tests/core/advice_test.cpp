#include <atomic>
#include <chrono>
#include <future>
#include <set>
#include <thread>

#include <QTest>

#include "core/base/chance.h"
#include "core/bots/advice_words.h"
#include "core/bots/level_bot.h"
#include "core/lab/playout.h"
#include "core/pack/sentences.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;

// What people are told of a decision, by a search.
class AdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theChoicesAreLegalDifferentAndInOrder();
    void theAdviceIsTheSameHoweverTheHiddenCardsLie();
    void theFirstChoiceIsWhatABotOfTheLevelPlays();
    void whatABotThoughtIsToldAsItWas();
    void whereNobodyChoosesNothingIsAdvised();
    void stoppedItSaysNothing();
    void theBestMoveIsNotMissed();
    void aMoveThatThrowsMuchAwayIsMissed();
    void everyShareIsAShare();
    void aMoveIsOpenToWhoeverCanSeeThatItIsLegal();
    void everySentenceIsSaidInBothLanguages();

private:
    struct Position
    {
        GamePtr game;
        State state;
        Seat seat = nobody;
        std::string name;
    };
    std::vector<Position> m_positions; // decisions with a choice, of every shipped game and the template
    Texts m_texts;
    const Level m_level{.name = "thinking", .iterations = 60, .milliseconds = 20};
};

namespace {

Adviser::Question about(const Game &game, const State &state, Seat seat, const Level &level, std::uint64_t seed = 7)
{
    return {game, state, seat, level, seed};
}

} // namespace

void AdviceTest::initTestCase()
{
    Problems problems;
    m_texts = engineTexts(ENGAWA_RESOURCES, problems);
    QVERIFY(problems.empty());
    MoveList moves;
    for (const auto &folder : everyPack()) {
        const GamePtr game = compiled(bundled(folder));
        for (const EntryPtr &mode : game->data().table("modes").entries()) {
            const int most = mode->value.value("max_players", 1);
            Setup setup{mode->id, std::min(3, most), {}, {}, nobody};
            setup = completed(std::move(setup), game->data());
            State state = game->deal(setup, 11);
            for (int made = 0, kept = 0; made < 90 && kept < 4 && game->toAct(state) != nobody; ++made) {
                game->legal(state, moves);
                if (moves.size() > 1 && made % 13 == 6) {
                    m_positions.push_back({game, state, game->toAct(state), gameOf(game->data()) + " " + mode->id});
                    ++kept;
                }
                game->apply(state, moves[draw(5, 5, static_cast<std::uint64_t>(made)) % moves.size()]);
            }
        }
    }
    QVERIFY(m_positions.size() > 15);
}

void AdviceTest::theChoicesAreLegalDifferentAndInOrder()
{
    Adviser adviser;
    for (const auto &[game, state, seat, name] : m_positions) {
        const Advice advice = adviser.advise(about(*game, state, seat, m_level));
        QVERIFY2(!advice.choices.empty() && advice.choices.size() <= Adviser::mostChoices, name.c_str());
        std::set<Move> moves;
        int before = SeatValues::one;
        for (const Advice::Choice &choice : advice.choices) {
            QVERIFY2(game->check(state, choice.move) == noRule, name.c_str());
            QVERIFY2(moves.insert(choice.move).second, name.c_str());
            QVERIFY2(!choice.outlook.turn.empty() && choice.outlook.turn.front().seat == seat, name.c_str());
            QCOMPARE(choice.share.has_value(), game->outcome(state).contest);
            QVERIFY2(choice.share.value_or(0) <= before, name.c_str());
            before = choice.share.value_or(0);
            for (const ThoughtMove &answer : choice.outlook.answers)
                QVERIFY2(game->seats(state) > 1 && answer.seat >= 0 && answer.seat < game->seats(state), name.c_str());
            QCOMPARE(choice.outlook.lead.has_value(), game->outcome(state).points.size() > 1);
        }
    }
}

void AdviceTest::theAdviceIsTheSameHoweverTheHiddenCardsLie()
{
    Adviser adviser;
    MoveList moves;
    for (const auto &[game, state, seat, name] : m_positions) {
        const Advice advice = adviser.advise(about(*game, state, seat, m_level));
        game->legal(state, moves);
        const auto missed = adviser.missed(about(*game, state, seat, m_level), moves[moves.size() - 1]);
        for (std::uint64_t deal = 1; deal <= 3; ++deal) {
            const State other = game->redeal(state, seat, deal);
            QVERIFY2(adviser.advise(about(*game, other, seat, m_level)) == advice, name.c_str());
            QVERIFY2(adviser.missed(about(*game, other, seat, m_level), moves[moves.size() - 1]) == missed,
                     name.c_str());
        }
    }
}

void AdviceTest::theFirstChoiceIsWhatABotOfTheLevelPlays()
{
    for (const auto &[game, state, seat, name] : m_positions) {
        LevelBot bot(m_level);
        const Advice advice = Adviser().advise(about(*game, state, seat, m_level, 31));
        QVERIFY2(bot.choose(*game, state, seat, 31, {}) == advice.choices.front().move, name.c_str());
    }
}

void AdviceTest::whatABotThoughtIsToldAsItWas()
{
    for (const auto &[game, state, seat, name] : m_positions) {
        LevelBot bot(m_level);
        bot.choose(*game, state, seat, 3, {});
        QVERIFY2(bot.thought(), name.c_str());
        Adviser adviser;
        QVERIFY2(adviser.told(about(*game, state, seat, m_level, 3), *bot.thought())
                     == adviser.advise(about(*game, state, seat, m_level, 3)),
                 name.c_str());
    }
}

void AdviceTest::whereNobodyChoosesNothingIsAdvised()
{
    const GamePtr game = compiled(bundled(ENGAWA_RESOURCES "/packs/momiji"));
    State state = game->deal(completed({"first_game", 2, {}, {}, nobody}, game->data()), 3);
    MoveList moves;
    Adviser adviser;
    int single = 0;
    for (int made = 0; made < 400 && game->toAct(state) != nobody; ++made) {
        game->legal(state, moves);
        if (moves.size() == 1) {
            ++single;
            QVERIFY(adviser.advise(about(*game, state, game->toAct(state), m_level)).choices.empty());
            QVERIFY(!adviser.missed(about(*game, state, game->toAct(state), m_level), moves[0]));
        }
        game->apply(state, moves[static_cast<std::size_t>(made) * 7 % moves.size()]);
    }
    QVERIFY(single > 3);
}

void AdviceTest::stoppedItSaysNothing()
{
    const Level long_{.name = "long", .iterations = Level::mostIterations};
    const auto &[game, state, seat, name] = m_positions.front();
    std::stop_source stop;
    auto answer = std::async(std::launch::async,
                             [&] { return Adviser().advise(about(*game, state, seat, long_), stop.get_token()); });
    QVERIFY(answer.wait_for(std::chrono::milliseconds(50)) == std::future_status::timeout);
    stop.request_stop();
    QVERIFY(answer.get().choices.empty());
    stop = std::stop_source();
    stop.request_stop();
    QVERIFY(Adviser().advise(about(*game, state, seat, m_level), stop.get_token()).choices.empty());
    QVERIFY(!Adviser().missed(about(*game, state, seat, m_level), Move{}, stop.get_token()));
}

void AdviceTest::theBestMoveIsNotMissed()
{
    Adviser adviser;
    for (const auto &[game, state, seat, name] : m_positions) {
        const Advice advice = adviser.advise(about(*game, state, seat, m_level));
        QVERIFY2(!adviser.missed(about(*game, state, seat, m_level), advice.choices.front().move), name.c_str());
    }
}

// Of all moves at some decisions at least the worst must be found.
void AdviceTest::aMoveThatThrowsMuchAwayIsMissed()
{
    Adviser adviser;
    MoveList moves;
    int found = 0;
    for (const auto &[game, state, seat, name] : m_positions) {
        game->legal(state, moves);
        const MoveList all = moves;
        for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 6); ++i) {
            const auto missed = adviser.missed(about(*game, state, seat, m_level), all[i]);
            if (!missed)
                continue;
            ++found;
            QVERIFY2(missed->loss >= Adviser::leastLoss && missed->loss <= SeatValues::one, name.c_str());
            QVERIFY2(missed->played.move == all[i] && missed->best.move != all[i], name.c_str());
            QVERIFY2(game->check(state, missed->best.move) == noRule, name.c_str());
            if (missed->best.share)
                QCOMPARE(*missed->best.share - *missed->played.share, missed->loss);
        }
    }
    QVERIFY(found > 10);
}

void AdviceTest::everyShareIsAShare()
{
    Adviser adviser;
    for (const auto &[game, state, seat, name] : m_positions)
        for (const Advice::Choice &choice : adviser.advise(about(*game, state, seat, m_level)).choices)
            QVERIFY2(percentOf(choice.share.value_or(0)) >= 0 && percentOf(choice.share.value_or(0)) <= 100,
                     name.c_str());
    QCOMPARE(percentOf(SeatValues::one / 2), 50);
    QCOMPARE(percentOf(SeatValues::one), 100);
}

void AdviceTest::aMoveIsOpenToWhoeverCanSeeThatItIsLegal()
{
    int open = 0, hidden = 0;
    MoveList moves;
    for (const auto &[game, state, seat, name] : m_positions) {
        game->legal(state, moves);
        for (const Move move : moves) {
            QVERIFY2(isOpenTo(*game, state, seat, move), name.c_str()); // one's own moves always are
            for (int other = 0; other < game->seats(state); ++other)
                if (other != seat)
                    ++(isOpenTo(*game, state, static_cast<Seat>(other), move) ? open : hidden);
        }
    }
    QVERIFY(open > 0); // what everybody sees
    QVERIFY(hidden > 0); // from a hidden hand
}

void AdviceTest::everySentenceIsSaidInBothLanguages()
{
    Adviser adviser;
    for (const auto &[game, state, seat, name] : m_positions)
        for (const char *language : {"en", "ja"}) {
            const Sentences engine(m_texts, language, &game->texts());
            const AdviceWords words([&](const Message &text) { return game->texts().format(language, text); },
                                    [&](const Message &text) { return engine.of(text); },
                                    [](Seat who) { return std::string(1, static_cast<char>('A' + who)); });
            for (const Advice::Choice &choice : adviser.advise(about(*game, state, seat, m_level)).choices)
                for (const std::string &text :
                     {words.sentence(choice), words.promise(choice), words.turn(choice.outlook)}) {
                    QVERIFY2(!text.empty() && !text.contains("advice.") && !text.contains('{'), text.c_str());
                    QVERIFY2(!text.contains("move."), text.c_str());
                }
        }
    const Sentences english(m_texts, "en");
    const auto promise = [&](std::int64_t points, std::int64_t lead, const char *standing) {
        return english.of(Message{
            "advice.share",
            {{"share", std::int64_t{54}}, {"points", points}, {"lead", lead}, {"standing", std::string(standing)}}});
    };
    QCOMPARE(promise(1, 3, "ahead"), "54 % of the win, 1 point, 3 ahead");
    QCOMPARE(promise(12, 2, "behind"), "54 % of the win, 12 points, 2 behind");
    QCOMPARE(promise(0, 0, "level"), "54 % of the win, 0 points, level");
}

ENGAWA_SUBJECT(advice_test, AdviceTest, QCoreApplication)
#include "advice_test.moc"
