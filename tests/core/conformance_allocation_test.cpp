#include <cstdlib>
#include <new>

#include <QTest>

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

ENGAWA_SUBJECT(conformance_allocation_test, ConformanceAllocationTest, QCoreApplication)
#include "conformance_allocation_test.moc"
