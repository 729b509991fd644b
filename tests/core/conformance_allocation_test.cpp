#include <cstdlib>
#include <new>

#include <QTest>

#include "core/bots/bot.h"
#include "core/bots/level_bot.h"
#include "core/bots/persona.h"
#include "core/pack/read.h"
#include "tests/core/conformance.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

thread_local std::size_t allocations = 0;

void *counted(std::size_t size)
{
    ++allocations;
    if (void *block = std::malloc(size == 0 ? 1 : size))
        return block;
    throw std::bad_alloc();
}

} // namespace

void *operator new(std::size_t size)
{
    return counted(size);
}
void *operator new[](std::size_t size)
{
    return counted(size);
}
void operator delete(void *block) noexcept
{
    std::free(block);
}
void operator delete[](void *block) noexcept
{
    std::free(block);
}
void operator delete(void *block, std::size_t) noexcept
{
    std::free(block);
}
void operator delete[](void *block, std::size_t) noexcept
{
    std::free(block);
}

// Nothing allocates in a playout.
class ConformanceAllocationTest : public QObject
{
    Q_OBJECT

private slots:
    void aPlayoutAllocatesNothing_data() { addSettingRows(); }
    void aPlayoutAllocatesNothing();
    void aChoiceAllocatesNothing_data() { addSettingRows(); }
    void aChoiceAllocatesNothing();
    void aSearchAllocatesNothingAfterTheFirstChoice_data() { addSettingRows(); }
    void aSearchAllocatesNothingAfterTheFirstChoice();
    void aPersonaAllocatesNothingAfterTheFirstChoice_data() { addSettingRows(); }
    void aPersonaAllocatesNothingAfterTheFirstChoice();
};

void ConformanceAllocationTest::aPlayoutAllocatesNothing()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    MoveList moves;
    const auto playout = [&](std::uint64_t seed, EventList *events) {
        State state = game.deal(setting.setup, seed, events);
        for (std::uint64_t n = 0; game.toAct(state) != nobody; ++n) {
            game.legal(state, moves);
            if (events)
                events->clear();
            const Move move = moves[below(draw(seed, 3, n), static_cast<std::uint32_t>(moves.size()))];
            game.apply(state, game.check(state, move) == noRule ? move : Move{}, events);
        }
        return game.outcome(state).over;
    };
    EventList events;
    for (std::uint64_t seed = 0; seed < 50; ++seed) // warm-up
        playout(seed, seed % 2 ? &events : nullptr);
    const std::size_t before = allocations;
    bool over = true;
    for (std::uint64_t seed = 100; seed < 400; ++seed)
        over &= playout(seed, seed % 2 ? &events : nullptr);
    QCOMPARE(allocations - before, std::size_t(0));
    QVERIFY(over);
}

void ConformanceAllocationTest::aChoiceAllocatesNothing()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    for (const std::string &name : botNames()) {
        const auto bot = makeBot(name);
        State state = game.deal(setting.setup, 1);
        const auto choose = [&](std::uint64_t decision) {
            return bot->choose(game, state, game.toAct(state), decision);
        };
        game.apply(state, choose(0));
        std::size_t allocated = 0;
        std::uint64_t decision = 1;
        for (; decision < 40 && game.toAct(state) != nobody; ++decision) {
            const std::size_t before = allocations;
            const Move move = choose(decision);
            allocated += allocations - before;
            game.apply(state, move);
        }
        QCOMPARE(allocated, std::size_t(0));
        QVERIFY(decision > 1);
    }
}

void ConformanceAllocationTest::aSearchAllocatesNothingAfterTheFirstChoice()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    LevelBot thinking({.name = "thinking", .iterations = 8}), hasty({.name = "hasty", .noise = 30});
    MoveList moves;
    State state = game.deal(setting.setup, 1);
    std::size_t counted = 0;
    int choices = 0;
    for (std::uint64_t n = 0; game.toAct(state) != nobody && choices < 40; ++n) {
        game.legal(state, moves);
        const std::size_t before = allocations;
        const Move move = thinking.choose(game, state, game.toAct(state), n, {});
        hasty.choose(game, state, game.toAct(state), n, {});
        choices += moves.size() > 1;
        if (choices > 1)
            counted += allocations - before;
        game.apply(state, n % 3 == 0 ? moves[n % moves.size()] : move);
    }
    QVERIFY(choices > 1);
    QCOMPARE(counted, std::size_t(0));
}

void ConformanceAllocationTest::aPersonaAllocatesNothingAfterTheFirstChoice()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    Problems problems;
    const Levels levels(Table(readDocument(R"({"hasty": {"iterations": 8}})", "levels.json", problems)->members));
    MoveList moves;
    for (const std::string &persona : personasOf(game.data()))
        for (const char *level : {"@hasty", "@greedy"}) {
            const auto bot = makeBot(persona + level, levels, game.data());
            State state = game.deal(setting.setup, 1);
            std::size_t allocated = 0;
            int choices = 0;
            for (std::uint64_t n = 0; game.toAct(state) != nobody && choices < 8; ++n) {
                game.legal(state, moves);
                const std::size_t before = allocations;
                const Move move = bot->choose(game, state, game.toAct(state), n);
                choices += moves.size() > 1;
                if (choices > 1)
                    allocated += allocations - before;
                game.apply(state, n % 3 == 0 ? moves[n % moves.size()] : move);
            }
            QVERIFY(choices > 1);
            QCOMPARE(allocated, std::size_t(0));
        }
}

ENGAWA_SUBJECT(conformance_allocation_test, ConformanceAllocationTest, QCoreApplication)
#include "conformance_allocation_test.moc"
