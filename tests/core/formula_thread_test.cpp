#include <atomic>
#include <cstdlib>
#include <latch>
#include <new>
#include <thread>

#include <QTest>

#include "core/expr/formula.h"
#include "tests/core/formula_tree.h"
#include "tests/core/formula_words.h"
#include "tests/subject.h"

using namespace engawa;
using namespace engawa::orchard;

// Counts what this thread allocates. Not inlined: g++ would take new and free for a mismatch.
static thread_local long allocations = 0;

[[gnu::noinline]] void *operator new(std::size_t size)
{
    ++allocations;
    if (void *memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
[[gnu::noinline]] void operator delete(void *memory) noexcept
{
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

// Formulas that are computed again, by many threads, and within each other.
class FormulaThreadTest : public QObject
{
    Q_OBJECT

private slots:
    void evaluatingAllocatesNothing();
    void oneFormulaServesManyThreads();
    void hundredsOfThreadsAtOnceStillComputeRight();
    void threadsThatComeAndGoAllocateNothing();
    void aValueMayEvaluateAnotherFormula();
    void aValueMayEvaluateTheSameFormula();
    void aValueThatThrowsLeavesTheFormulaUsable();
};

void FormulaThreadTest::evaluatingAllocatesNothing()
{
    const auto formula =
        compiled("won && tokens > 2 ? cards(red) / 0 + min(acorns, 3, max_pile) * 1000000 : -abs(tokens % 2)");
    const Seat values = seat();
    std::optional<Fault> fault;
    const long before = allocations;
    for (int i = 0; i < 1000; ++i)
        formula->evaluate(values, &fault);
    QCOMPARE(allocations - before, 0L);
    QVERIFY(before > 0);
}

void FormulaThreadTest::oneFormulaServesManyThreads()
{
    const auto sum = compiled("cards(red) + acorns * 2 - tokens / 2");
    const auto truth = compiled("acorns % 3 == 0 || tokens / acorns > 1", Kind::Truth);
    std::atomic<int> wrong = 0;
    std::vector<std::jthread> threads;
    for (int t = 0; t < 8; ++t)
        threads.emplace_back([&, t] {
            Seat values = seat();
            for (int i = 0; i < 20'000; ++i) {
                values.values[Acorns] = (i * 7 + t) % 100;
                values.cards[0] = i % 50;
                const int acorns = values.values[Acorns];
                wrong += sum->evaluate(values) != i % 50 + acorns * 2 - 1;
                wrong += truth->evaluate(values) != (acorns % 3 == 0 || 3 / acorns > 1);
            }
        });
    threads.clear();
    QCOMPARE(wrong.load(), 0);
}

void FormulaThreadTest::hundredsOfThreadsAtOnceStillComputeRight()
{
    constexpr int count = 300;
    const auto formula = compiled("acorns * 2 + 1 / tokens");
    std::latch allRun(count);
    std::atomic<int> wrong = 0;
    std::vector<std::jthread> threads;
    for (int t = 0; t < count; ++t)
        threads.emplace_back([&, t] {
            Seat values = seat();
            values.values[Acorns] = t;
            values.values[Tokens] = t % 2;
            std::optional<Fault> fault;
            wrong += formula->evaluate(values, &fault) != t * 2 + t % 2 || fault.has_value() != (t % 2 == 0);
            allRun.arrive_and_wait();
            wrong += formula->evaluate(values, &fault) != t * 2 + t % 2 || fault.has_value() != (t % 2 == 0);
        });
    threads.clear();
    QCOMPARE(wrong.load(), 0);
}

void FormulaThreadTest::threadsThatComeAndGoAllocateNothing()
{
    const auto formula = compiled("acorns * 2");
    const Seat values = seat();
    for (int i = 0; i < 600; ++i) {
        int result = 0;
        long allocated = -1;
        std::thread([&] {
            const long before = allocations;
            result = formula->evaluate(values);
            allocated = allocations - before;
        }).join();
        QCOMPARE(result, 14);
        QCOMPARE(allocated, 0L);
    }
}

void FormulaThreadTest::aValueMayEvaluateAnotherFormula()
{
    struct Outer final : Values
    {
        std::shared_ptr<const Formula> inner = compiled("acorns / 0 + 5");
        Seat seat = orchard::seat();
        int value(int) const override
        {
            std::optional<Fault> fault;
            const int result = inner->evaluate(seat, &fault);
            return fault ? result + 1 : result;
        }
        int call(int, std::span<const int>) const override { return 0; }
    } const outer;
    QCOMPARE(outcome("1 + acorns * 10", outer), u"61");
}

void FormulaThreadTest::aValueMayEvaluateTheSameFormula()
{
    struct Nested final : Values
    {
        std::shared_ptr<const Formula> formula = compiled("1 + acorns * 10");
        mutable int depth = 0;
        int value(int) const override
        {
            if (++depth == 4)
                return 0;
            return formula->evaluate(*this);
        }
        int call(int, std::span<const int>) const override { return 0; }
    } const nested;
    QCOMPARE(nested.formula->evaluate(nested), 1111);
}

void FormulaThreadTest::aValueThatThrowsLeavesTheFormulaUsable()
{
    struct Thrower final : Values
    {
        int value(int) const override { throw 1; }
        int call(int, std::span<const int>) const override { return 0; }
    } const thrower;
    const auto formula = compiled("1 + acorns");
    QVERIFY_THROWS_EXCEPTION(int, formula->evaluate(thrower));
    const Seat values = seat();
    const long before = allocations;
    QCOMPARE(formula->evaluate(values), 8);
    QCOMPARE(allocations - before, 0L);
}

ENGAWA_SUBJECT(formula_thread_test, FormulaThreadTest, QCoreApplication)
#include "formula_thread_test.moc"
