#include <algorithm>
#include <atomic>
#include <climits>
#include <cstdlib>
#include <latch>
#include <new>
#include <thread>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <rapidcheck.h>

#include "core/expr/book.h"
#include "core/expr/formula.h"
#include "core/pack/limits.h"
#include "core/pack/read.h"
#include "core/pack/schema.h"
#include "tests/core/formula_tree.h"
#include "tests/core/rapidcheck_qt.h"

using namespace engawa;
using namespace engawa::orchard;
using namespace Qt::StringLiterals;

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

namespace {

// "formula-kind@4 formula-name@9": what is wrong with a formula, in the order of the report.
QString faultsOf(std::string_view text, Kind kind = Kind::Number)
{
    Problems problems;
    const auto formula = Formula::compile(text, seatVocabulary(), kind, {}, problems);
    QStringList faults;
    for (const Problem &problem : problems)
        for (const auto &[name, value] : problem.arguments)
            if (name == "position")
                faults << QString::fromStdString(problem.code + "@" + value);
    if ((formula != nullptr) != problems.empty())
        faults << u"both a formula and problems, or neither"_s;
    return faults.join(u' ');
}

QString argumentOf(std::string_view text, std::string_view argument, Kind kind = Kind::Number)
{
    Problems problems;
    Formula::compile(text, seatVocabulary(), kind, {}, problems);
    if (!problems.empty())
        for (const auto &[name, value] : problems.front().arguments)
            if (name == argument)
                return QString::fromStdString(value);
    return u"no such argument"_s;
}

std::shared_ptr<const Formula> compiled(std::string_view text, Kind kind = Kind::Number)
{
    Problems problems;
    auto formula = Formula::compile(text, seatVocabulary(), kind, {}, problems);
    if (!formula)
        qFatal("%s", qPrintable(faultsOf(text, kind)));
    return formula;
}

int worth(std::string_view text, const Values &values, Kind kind = Kind::Number)
{
    std::optional<Fault> fault;
    const int result = compiled(text, kind)->evaluate(values, &fault);
    return fault ? -99'999'999 : result;
}

// "0 formula-zero@7"
QString outcome(std::string_view text, const Values &values, Kind kind = Kind::Number)
{
    std::optional<Fault> fault;
    const int result = compiled(text, kind)->evaluate(values, &fault);
    QString said = QString::number(result);
    if (fault)
        said += u" %1@%2"_s.arg(QString::fromUtf8(fault->code.data(), std::ssize(fault->code))).arg(fault->position);
    return said;
}

void agrees(Kind kind)
{
    holds(1000, [kind] {
        Node tree = kind == Kind::Number ? numberTree(4) : truthTree(4);
        std::string text;
        write(tree, text);
        RC_PRE(text.size() <= limits::formulaBytes);
        const Seat random = randomSeat();
        SecondOpinion opinion{random};
        const std::int64_t expected = opinion(tree);
        RC_LOG() << text << "\n";
        RC_ASSERT(faultsOf(text, kind).toStdString() == "");
        RC_ASSERT(outcome(text, random, kind).toStdString() == std::to_string(expected) + opinion.fault);
    });
}

} // namespace

class FormulaTest : public QObject
{
    Q_OBJECT

private slots:
    void theExamplesOfTheDesignWork();
    void constantsStandForTheirValues();
    void operatorsBindAsInC_data();
    void operatorsBindAsInC();
    void divisionRoundsDownAlsoBelowZero_data();
    void divisionRoundsDownAlsoBelowZero();
    void dividingByZeroCountsAsZeroAndSaysWhere();
    void leavingTheRangeCountsAsZeroAndSaysWhere();
    void theFirstFaultIsReportedAndForgottenNextTime();
    void whatIsNotChosenIsNotComputed();
    void onlyTheNamesInUseAreAsked();
    void truthsFromTheGameAreOneOrZero();
    void aFunctionWithConstantArgumentsIsAskedEveryTime();
    void faultyFormulasAreRefusedWithThePlaceOfEachFault_data();
    void faultyFormulasAreRefusedWithThePlaceOfEachFault();
    void aMistypedNameGetsTheNearestOne();
    void aWrongKindSaysWhatWasFoundAndHowToWriteIt();
    void wrongCountsSayHowManyThereShouldBe();
    void problemsKeepThePlaceOfTheFormula();
    void lengthAndDepthAreBounded();
    void theLongestFormulasStillCompute_data();
    void theLongestFormulasStillCompute();
    void theFirstMeaningOfANameStays();
    void vocabulariesCompareByWhatTheySay();
    void randomNumbersAgreeWithASecondOpinion();
    void randomTruthsAgreeWithASecondOpinion();
    void garbageIsRefusedWithAPlaceInsideTheText();
    void wordsInRandomOrderNeverCrash();
    void evaluatingAllocatesNothingAfterTheFirstTime();
    void oneFormulaServesManyThreads();
    void moreThreadsThanSlotsStillComputeRight();
    void threadsThatComeAndGoShareSlots();
    void aValueMayEvaluateAnotherFormula();
    void aValueMayEvaluateTheSameFormula();
    void aValueThatThrowsLeavesTheFormulaUsable();
    void everyCodeHasASentence();
    void aBookHoldsTheFormulasThatTheSchemaMarks();
    void aBookSaysFileLineAndPointerOfEachFault();
    void aBookSharesFormulasWhileTheNamesStay();
    void aBookKeepsTheFormulasOfRetiredCopies();
};

void FormulaTest::theExamplesOfTheDesignWork()
{
    const Seat values = seat();
    QCOMPARE(worth("cards(red)", values), 4);
    QCOMPARE(worth("max_pile", values), 5);
    QCOMPARE(worth("acorns / 2", values), 3);
    QCOMPARE(worth("max_pile >= 5 && tokens >= 3", values, Kind::Truth), 1);
    QCOMPARE(worth("max_pile >= 10 && tokens >= 3", values, Kind::Truth), 0);
    QCOMPARE(worth("min(acorns, tokens, 12)", values), 3);
    QCOMPARE(worth("max(acorns, tokens)", values), 7);
    QCOMPARE(worth("abs(tokens - acorns)", values), 4);
    QCOMPARE(worth("favourite == blue ? 10 : 0", values), 10);
    QCOMPARE(worth("cards(favourite)", values), 0);
    QCOMPARE(worth("between(tokens, acorns)", values), 4);
    QCOMPARE(worth(" \t\r\n acorns\n", values), 7);
}

void FormulaTest::constantsStandForTheirValues()
{
    QCOMPARE(worth("debt", seat()), -7);
    QCOMPARE(worth("3 - debt", seat()), 10);
    QCOMPARE(worth("-debt", seat()), 7);
    QCOMPARE(worth("007", seat()), 7);
    QCOMPARE(worth("1000000", seat()), 1'000'000);
}

void FormulaTest::operatorsBindAsInC_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("value");
    const std::pair<const char *, int> rows[] = {
        {"2 + 3 * 4", 14},
        {"(2 + 3) * 4", 20},
        {"10 - 3 - 2", 5},
        {"100 / 10 / 5", 2},
        {"7 % 4 * 2", 6},
        {"-2 * -3", 6},
        {"2 - -3", 5},
        {"--5", 5},
        {"(1 < 2 && 3 < 2 || 1 == 1) ? 1 : 0", 1},
        {"(1 == 1 || 1 == 1 && 1 == 2) ? 1 : 0", 1},
        {"!won || won ? 1 : 0", 1},
        {"!(won || won) ? 1 : 0", 0},
        {"!!won ? 1 : 0", 1},
        {"1 + 1 == 2 ? 3 : 4", 3},
        {"won ? 1 : won ? 2 : 3", 1},
        {"!won ? 1 : !won ? 2 : 3", 3},
        {"won ? !won ? 1 : 2 : 3", 2},
        {"(won ? 1 : 2) + 10", 11},
        {"won ? 1 : 2 + 10", 1},
        {"min(1 + 1, won ? 5 : 6)", 2},
        {"max(min(4, 2), abs(-3))", 3},
    };
    for (const auto &[text, value] : rows)
        QTest::newRow(text) << QByteArray(text) << value;
}

void FormulaTest::operatorsBindAsInC()
{
    QFETCH(const QByteArray, text);
    QTEST(worth(text.toStdString(), seat()), "value");
}

void FormulaTest::divisionRoundsDownAlsoBelowZero_data()
{
    QTest::addColumn<int>("dividend");
    QTest::addColumn<int>("divisor");
    QTest::addColumn<int>("quotient");
    QTest::addColumn<int>("rest");
    QTest::newRow("7 by 2") << 7 << 2 << 3 << 1;
    QTest::newRow("-7 by 2") << -7 << 2 << -4 << 1;
    QTest::newRow("7 by -2") << 7 << -2 << -4 << -1;
    QTest::newRow("-7 by -2") << -7 << -2 << 3 << -1;
    QTest::newRow("6 by 3") << 6 << 3 << 2 << 0;
    QTest::newRow("-6 by 3") << -6 << 3 << -2 << 0;
    QTest::newRow("6 by -3") << 6 << -3 << -2 << 0;
    QTest::newRow("-6 by -3") << -6 << -3 << 2 << 0;
    QTest::newRow("1 by 3") << 1 << 3 << 0 << 1;
    QTest::newRow("-1 by 3") << -1 << 3 << -1 << 2;
    QTest::newRow("1 by -3") << 1 << -3 << -1 << -2;
    QTest::newRow("0 by -3") << 0 << -3 << 0 << 0;
    QTest::newRow("a million by 1") << 1'000'000 << 1 << 1'000'000 << 0;
    QTest::newRow("a million by -1") << 1'000'000 << -1 << -1'000'000 << 0;
    QTest::newRow("-1 by a million") << -1 << 1'000'000 << -1 << 999'999;
}

void FormulaTest::divisionRoundsDownAlsoBelowZero()
{
    QFETCH(const int, dividend);
    QFETCH(const int, divisor);
    Seat values = seat();
    values.values[Acorns] = dividend;
    values.values[Tokens] = divisor;
    QTEST(worth("acorns / tokens", values), "quotient");
    QTEST(worth("acorns % tokens", values), "rest");
}

void FormulaTest::dividingByZeroCountsAsZeroAndSaysWhere()
{
    Seat values = seat();
    values.values[Tokens] = 0;
    QCOMPARE(outcome("acorns / tokens", values), u"0 formula-zero@7");
    QCOMPARE(outcome("5 + acorns % tokens", values), u"5 formula-zero@11");
    QCOMPARE(outcome("1/0", values), u"0 formula-zero@1");
    QCOMPARE(outcome("1 / 0 == 0", values, Kind::Truth), u"1 formula-zero@2");
}

void FormulaTest::leavingTheRangeCountsAsZeroAndSaysWhere()
{
    Seat values = seat();
    values.values[Acorns] = 1'000'000;
    values.values[Tokens] = -1'000'000;
    QCOMPARE(outcome("acorns", values), u"1000000");
    QCOMPARE(outcome("acorns + 0", values), u"1000000");
    QCOMPARE(outcome("acorns + 1", values), u"0 formula-range@7");
    QCOMPARE(outcome("tokens - 1", values), u"0 formula-range@7");
    QCOMPARE(outcome("acorns * acorns", values), u"0 formula-range@7");
    QCOMPARE(outcome("acorns * tokens + 3", values), u"3 formula-range@7");
    QCOMPARE(outcome("-tokens", values), u"1000000");
    QCOMPARE(outcome("abs(tokens)", values), u"1000000");

    values.values[Acorns] = 1'000'001;
    values.cards[0] = INT_MIN;
    QCOMPARE(outcome("2 + acorns", values), u"2 formula-range@4");
    QCOMPARE(outcome("2 + cards(red)", values), u"2 formula-range@4");
    values.values[Acorns] = INT_MAX;
    QCOMPARE(outcome("acorns", values), u"0 formula-range@0");
}

void FormulaTest::theFirstFaultIsReportedAndForgottenNextTime()
{
    Seat values = seat();
    values.values[Tokens] = 0;
    QCOMPARE(outcome("1 / tokens + 2 % tokens", values), u"0 formula-zero@2");
    QCOMPARE(outcome("1000000 * 2 + 1 / tokens", values), u"0 formula-range@8");

    const auto formula = compiled("1 / tokens");
    std::optional<Fault> fault;
    formula->evaluate(values, &fault);
    QVERIFY(fault);
    values.values[Tokens] = 1;
    QCOMPARE(formula->evaluate(values, &fault), 1);
    QVERIFY(!fault);
}

void FormulaTest::whatIsNotChosenIsNotComputed()
{
    Seat values = seat();
    values.values[Tokens] = 0;
    QCOMPARE(outcome("tokens == 0 ? 1 : acorns / tokens", values), u"1");
    QCOMPARE(outcome("tokens != 0 ? acorns / tokens : 2", values), u"2");
    QCOMPARE(outcome("tokens != 0 && acorns / tokens > 1", values, Kind::Truth), u"0");
    QCOMPARE(outcome("tokens == 0 || acorns / tokens > 1", values, Kind::Truth), u"1");
    QCOMPARE(outcome("acorns / tokens > 1 && tokens != 0", values, Kind::Truth), u"0 formula-zero@7");

    values.asked = 0;
    worth("tokens != 0 && acorns > 1 && won", values, Kind::Truth);
    QCOMPARE(values.asked, 1);
}

void FormulaTest::onlyTheNamesInUseAreAsked()
{
    const Seat values = seat();
    worth("acorns + cards(red)", values);
    QCOMPARE(values.asked, 2);
    values.asked = 0;
    worth("1 + 2", values);
    QCOMPARE(values.asked, 0);
}

void FormulaTest::truthsFromTheGameAreOneOrZero()
{
    Seat values = seat();
    values.values[Won] = INT_MIN;
    QCOMPARE(outcome("won", values, Kind::Truth), u"1");
    QCOMPARE(outcome("!won", values, Kind::Truth), u"0");
    QCOMPARE(outcome("won && won", values, Kind::Truth), u"1");
}

void FormulaTest::aFunctionWithConstantArgumentsIsAskedEveryTime()
{
    const auto formula = compiled("cards(red)");
    Seat values = seat();
    QCOMPARE(formula->evaluate(values), 4);
    values.cards[0] = 9;
    QCOMPARE(formula->evaluate(values), 9);
}

void FormulaTest::faultyFormulasAreRefusedWithThePlaceOfEachFault_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("faults");
    const std::pair<const char *, const char *> rows[] = {
        // structure
        {"", "formula-syntax@0"},
        {"  \t", "formula-syntax@3"},
        {"acorns +", "formula-syntax@8"},
        {"+ acorns", "formula-syntax@0"},
        {"acorns tokens", "formula-syntax@7"},
        {"(acorns", "formula-syntax@7"},
        {"((acorns", "formula-syntax@8"},
        {"acorns)", "formula-syntax@6"},
        {"()", "formula-syntax@1"},
        {"acorns, tokens", "formula-syntax@6"},
        {"(acorns, tokens)", "formula-syntax@7"},
        {"won ? 1", "formula-syntax@7"},
        {"won ? 1 2", "formula-syntax@8"},
        {"won ? : 2", "formula-syntax@6"},
        {"won : 2", "formula-syntax@4"},
        {"min(acorns,)", "formula-syntax@11"},
        {"min(,acorns)", "formula-syntax@4"},
        {"min(acorns tokens)", "formula-syntax@11"},
        {"min(acorns; tokens)", "formula-syntax@10"},
        {"cards(red", "formula-syntax@9"},
        {"acorns()", "formula-syntax@6"},
        // not of this language
        {"acorns = 3", "formula-syntax@7"},
        {"acorns ^ 2", "formula-syntax@7"},
        {"1.5", "formula-syntax@0"},
        {"2 + .5", "formula-syntax@4"},
        {"0x1f", "formula-syntax@0"},
        {"1e3", "formula-syntax@0"},
        {"2acorns", "formula-syntax@0"},
        {"acorns & 1", "formula-syntax@7"},
        {"\"red\"", "formula-syntax@0 formula-syntax@4"},
        {"acorns × 2", "formula-syntax@7"},
        {"acorns $ 2 + cardz", "formula-syntax@7 formula-name@13"},
        // names
        {"acornz", "formula-name@0"},
        {"sin(1)", "formula-name@0"},
        {"_pi", "formula-name@0"},
        {"true ? 1 : 2", "formula-name@0"},
        {"acorns + cardz(redd)", "formula-name@9 formula-name@15"},
        {"_add(1, 2, 3)", "formula-name@0"},
        // kinds
        {"cards(3)", "formula-kind@6"},
        {"cards(acorns)", "formula-kind@6"},
        {"cards(autumn)", "formula-kind@6"},
        {"red", "formula-kind@0"},
        {"red + 1", "formula-kind@0"},
        {"1 + red", "formula-kind@4"},
        {"won", "formula-kind@0"},
        {"(acorns > 1) + 2", "formula-kind@0"},
        {"2 * (acorns > 1)", "formula-kind@4"},
        {"-won", "formula-kind@1"},
        {"!acorns ? 1 : 2", "formula-kind@1"},
        {"acorns ? 1 : 2", "formula-kind@0"},
        {"won && tokens ? 1 : 2", "formula-kind@7"},
        {"1 < acorns < 3 ? 1 : 2", "formula-kind@0"},
        {"red < blue ? 1 : 2", "formula-kind@0 formula-kind@6"},
        {"red == autumn ? 1 : 2", "formula-kind@7"},
        {"red == 1 ? 1 : 2", "formula-kind@7"},
        {"1 == red ? 1 : 2", "formula-kind@5"},
        {"won == won ? 1 : 2", "formula-kind@0 formula-kind@7"},
        {"won ? 1 : red", "formula-kind@10"},
        {"won ? 1 : won ? red : 3", "formula-kind@16"},
        {"min(1, won)", "formula-kind@7"},
        {"abs(red)", "formula-kind@4"},
        {"between(1, red)", "formula-kind@11"},
        // counts
        {"min(1)", "formula-arguments@0"},
        {"2 + max()", "formula-arguments@4"},
        {"abs(1, 2)", "formula-arguments@0"},
        {"cards()", "formula-arguments@0"},
        {"1 + cards", "formula-arguments@4"},
        {"cards(red, blue)", "formula-arguments@0"},
        {"acorns(3)", "formula-arguments@0"},
        {"min", "formula-arguments@0"},
        // numbers
        {"1000001", "formula-range@0"},
        {"1 + 99999999999999999999", "formula-range@4"},
        {"too_much", "formula-range@0"},
        // several at once
        {"cards(3) + cardz + min(1)", "formula-kind@6 formula-name@11 formula-arguments@19"},
        {"min(acorns,) + max(,tokens)", "formula-syntax@11 formula-syntax@19"},
        {"(acorns > 1) + red", "formula-kind@0 formula-kind@15"},
        {"acorns ) + cardz", "formula-syntax@7 formula-name@11"},
    };
    for (const auto &[text, faults] : rows)
        QTest::newRow(*text ? text : "nothing") << QByteArray(text) << QString::fromLatin1(faults);
}

void FormulaTest::faultyFormulasAreRefusedWithThePlaceOfEachFault()
{
    QFETCH(const QByteArray, text);
    QTEST(faultsOf(text.toStdString()), "faults");
}

void FormulaTest::aMistypedNameGetsTheNearestOne()
{
    QCOMPARE(argumentOf("acornz", "name"), u"acornz");
    QCOMPARE(argumentOf("acornz", "suggestion"), u"acorns");
    QCOMPARE(argumentOf("maxpile", "suggestion"), u"max_pile");
    QCOMPARE(argumentOf("tokesn", "suggestion"), u"tokens");
    QCOMPARE(argumentOf("mni(1, 2)", "suggestion"), u"min");
    QCOMPARE(argumentOf("chrysanthemum", "suggestion"), u"");
    QCOMPARE(argumentOf("x", "suggestion"), u"");
}

void FormulaTest::aWrongKindSaysWhatWasFoundAndHowToWriteIt()
{
    QCOMPARE(argumentOf("cards(3)", "found"), u"number");
    QCOMPARE(argumentOf("cards(3)", "expected"), u"colour");
    QCOMPARE(argumentOf("cards(3)", "token"), u"“3”");
    QCOMPARE(argumentOf("cards(3)", "suggestion"), u"");
    QCOMPARE(argumentOf("2 + (acorns > 1)", "token"), u"“(acorns > 1)”");
    QCOMPARE(argumentOf("2 + (acorns > 1)", "suggestion"), u"((acorns > 1) ? 1 : 0)");
    QCOMPARE(argumentOf("won", "suggestion"), u"(won ? 1 : 0)");
    QCOMPARE(argumentOf("won ? won : !won", "suggestion"), u"((won ? won : !won) ? 1 : 0)");
    QCOMPARE(argumentOf("acorns && won", "suggestion", Kind::Truth), u"(acorns != 0)");
    QCOMPARE(faultsOf("2 + ((acorns > 1) ? 1 : 0)"), u"");
    QCOMPARE(faultsOf("(acorns != 0) && won", Kind::Truth), u"");
}

void FormulaTest::wrongCountsSayHowManyThereShouldBe()
{
    QCOMPARE(argumentOf("cards(red, blue)", "name"), u"cards");
    QCOMPARE(argumentOf("cards(red, blue)", "count"), u"2");
    QCOMPARE(argumentOf("cards(red, blue)", "expected"), u"1");
    QCOMPARE(argumentOf("min(1)", "count"), u"1");
    QCOMPARE(argumentOf("min(1)", "expected"), u"2 or more");
}

void FormulaTest::problemsKeepThePlaceOfTheFormula()
{
    Problems problems;
    const Problem where{.code = {}, .file = "objectives.json", .line = 12, .pointer = "/zeros/points", .arguments = {}};
    QVERIFY(!Formula::compile("1 + ", seatVocabulary(), Kind::Number, where, problems));
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems[0].code, "formula-syntax");
    QCOMPARE(problems[0].file, "objectives.json");
    QCOMPARE(problems[0].line, 12);
    QCOMPARE(problems[0].pointer, "/zeros/points");
    QCOMPARE(problems[0].level, Problem::Level::Error);
}

void FormulaTest::lengthAndDepthAreBounded()
{
    const std::string ones = "1" + std::string(limits::formulaBytes - 1, ' ');
    QCOMPARE(faultsOf(ones), u"");
    QCOMPARE(faultsOf(ones + " "), u"formula-length@1000");
    QCOMPARE(argumentOf(ones + " ", "count"), u"1001");
    QCOMPARE(argumentOf(ones + " ", "limit"), u"1000");

    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '(') + "1"
               + std::string(static_cast<std::size_t>(depth), ')');
    };
    QCOMPARE(faultsOf(nested(limits::formulaDepth)), u"");
    QCOMPARE(faultsOf(nested(limits::formulaDepth + 1)), u"formula-depth@50");
    QCOMPARE(faultsOf(nested(499)), u"formula-depth@50");
    QCOMPARE(argumentOf(nested(499), "limit"), u"50");

    std::string calls;
    for (int i = 0; i < 60; ++i)
        calls += "abs(";
    QCOMPARE(faultsOf(calls), u"formula-depth@203");
}

void FormulaTest::theLongestFormulasStillCompute_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("value");
    const auto repeated = [](const char *piece, int times, const char *last) {
        return QByteArray(piece).repeated(times) + last;
    };
    QTest::newRow("sum") << repeated("1+", 499, "1") << Kind::Number << 500;
    QTest::newRow("sum of values") << repeated("acorns+", 141, "acorns") << Kind::Number << 142 * 7;
    QTest::newRow("signs") << repeated("-", 998, "1") << Kind::Number << 1;
    QTest::newRow("negations") << repeated("!", 996, "won") << Kind::Truth << 1;
    QTest::newRow("and") << repeated("won&&", 199, "won") << Kind::Truth << 1;
    QTest::newRow("or") << repeated("!won||", 165, "won") << Kind::Truth << 1;
    QTest::newRow("else chain") << repeated("1==2?1:", 142, "5") << Kind::Number << 5;
    QTest::newRow("arguments") << "max(" + repeated("1,", 497, "2)") << Kind::Number << 2;
    QTest::newRow("calls") << repeated("cards(red)+", 90, "0") << Kind::Number << 360;
}

void FormulaTest::theLongestFormulasStillCompute()
{
    QFETCH(const QByteArray, text);
    QFETCH(const Kind, kind);
    QVERIFY(text.size() <= std::ssize(std::string(limits::formulaBytes, ' ')));
    QTEST(worth(text.toStdString(), seat(), kind), "value");
}

void FormulaTest::theFirstMeaningOfANameStays()
{
    Vocabulary vocabulary;
    vocabulary.addValue("acorns", Kind::Number, 1);
    vocabulary.addConstant("acorns", vocabulary.addKind("card"), 9);
    QCOMPARE(vocabulary.names().size(), 1u);
    QCOMPARE(vocabulary.find("acorns")->index, 1);
    QVERIFY(!vocabulary.find("acorn"));

    // A pack may call a card "min": the function stays the function.
    vocabulary.addConstant("min", Kind::Number, 4);
    Problems problems;
    const auto formula = Formula::compile("min(min, 3)", vocabulary, Kind::Number, {}, problems);
    QVERIFY(formula);
    QCOMPARE(formula->evaluate(seat()), 3);
}

void FormulaTest::vocabulariesCompareByWhatTheySay()
{
    QVERIFY(seatVocabulary() == seatVocabulary());
    Vocabulary more = seatVocabulary();
    more.addConstant("winter", more.addKind("season"), 3);
    QVERIFY(!(more == seatVocabulary()));
    Vocabulary one, other;
    one.addValue("acorns", Kind::Number, 1);
    other.addValue("acorns", Kind::Number, 2);
    QVERIFY(!(one == other));
    QCOMPARE(more.kindName(Kind::Number), "number");
    QCOMPARE(more.kindName(Kind::Truth), "truth");
    QCOMPARE(more.kindName(more.find("winter")->kind), "season");
    QCOMPARE(more.find("winter")->kind, more.find("autumn")->kind);
}

void FormulaTest::randomNumbersAgreeWithASecondOpinion()
{
    agrees(Kind::Number);
}
void FormulaTest::randomTruthsAgreeWithASecondOpinion()
{
    agrees(Kind::Truth);
}

// A refused formula has problems, each with a place inside the text; an accepted one computes within the range.
static void isSafe(const std::string &text, Kind kind)
{
    Problems problems;
    const auto formula = Formula::compile(text, seatVocabulary(), kind, {}, problems);
    RC_ASSERT((formula == nullptr) == !problems.empty());
    for (const Problem &problem : problems) {
        RC_ASSERT(problem.arguments.at(0).first == "position");
        const int position = std::stoi(problem.arguments[0].second);
        RC_ASSERT(position >= 0);
        RC_ASSERT(position <= std::ssize(text));
    }
    if (formula)
        RC_ASSERT(std::abs(formula->evaluate(seat())) <= Formula::bound);
}

void FormulaTest::garbageIsRefusedWithAPlaceInsideTheText()
{
    holds(1000, [](const std::string &text) { isSafe(text, Kind::Number); });
}

void FormulaTest::wordsInRandomOrderNeverCrash()
{
    holds(1000, [] {
        const auto words = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
            "(", ")", "(", ")", ",", "+", "-", "*", "/", "%", "!", "&&", "||", "?", ":", "<", ">=", "==", "1", "0",
            "acorns", "won", "red", "cards", "has", "cards(", "has(", "min(", "max", "abs(", "between(", "cardz", "=",
            "$", "1.5", "é", " "));
        std::string text;
        for (const std::string &word : words)
            text += word;
        isSafe(text, *rc::gen::element(Kind::Number, Kind::Truth));
    });
}

void FormulaTest::evaluatingAllocatesNothingAfterTheFirstTime()
{
    const auto formula =
        compiled("won && tokens > 2 ? cards(red) / 0 + min(acorns, 3, max_pile) * 1000000 : -abs(tokens % 2)");
    const Seat values = seat();
    std::optional<Fault> fault;
    formula->evaluate(values, &fault);
    const long before = allocations;
    for (int i = 0; i < 1000; ++i)
        formula->evaluate(values, &fault);
    QCOMPARE(allocations - before, 0L);
    QVERIFY(before > 0);
}

void FormulaTest::oneFormulaServesManyThreads()
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

void FormulaTest::moreThreadsThanSlotsStillComputeRight()
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

void FormulaTest::threadsThatComeAndGoShareSlots()
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
        if (i > 0)
            QCOMPARE(allocated, 0L);
    }
}

void FormulaTest::aValueMayEvaluateAnotherFormula()
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

void FormulaTest::aValueMayEvaluateTheSameFormula()
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

void FormulaTest::aValueThatThrowsLeavesTheFormulaUsable()
{
    struct Thrower final : Values
    {
        int value(int) const override { throw 1; }
        int call(int, std::span<const int>) const override { return 0; }
    } const thrower;
    const auto formula = compiled("1 + acorns");
    QVERIFY_THROWS_EXCEPTION(int, formula->evaluate(thrower));
    formula->evaluate(seat());
    const Seat values = seat();
    const long before = allocations;
    QCOMPARE(formula->evaluate(values), 8);
    QCOMPARE(allocations - before, 0L);
}

void FormulaTest::everyCodeHasASentence()
{
    const auto said = [](std::string_view text) {
        Problems problems;
        Formula::compile(text, seatVocabulary(), Kind::Number, {}, problems);
        return problems.empty() ? QString() : QString::fromStdString(sentence(problems.front()));
    };
    const std::string deep(60, '('), tooLong(2000, '1');
    for (const std::string_view text :
         {std::string_view("1 +"), std::string_view("1 + \x01"), std::string_view("acornz"),
          std::string_view("cards(3)"), std::string_view("min(1)"), std::string_view("2000000"), std::string_view(deep),
          std::string_view(tooLong)}) {
        QVERIFY2(!said(text).isEmpty(), text.data());
        QVERIFY2(!said(text).contains(u'{'), qPrintable(said(text)));
    }
    QVERIFY(said("1 +").contains(u"the end of the formula"));
    QVERIFY(said("1 )").contains(u"“)”"));
    QVERIFY(said("acornz").contains(u"“acorns”"));
    QVERIFY(said("1 + (acorns > 1)").contains(u"“((acorns > 1) ? 1 : 0)”"));
    QVERIFY(!patternOf("formula-zero").empty());
}

// A game "orchard" whose objectives have points (a number) and may have a condition (a truth).
struct OrchardPack
{
    QTemporaryDir folder;
    Schemas schemas;

    OrchardPack()
    {
        QDir(folder.path()).mkpath(u"orchard"_s);
        QFile file(folder.filePath(u"orchard/objectives.schema.json"_s));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no schema");
        file.write(R"({"$schema": "http://json-schema.org/draft-07/schema#", "type": "object",
            "patternProperties": {"^[a-z][a-z0-9_]*$": {"type": "object", "properties": {
                "name": {"type": "string"},
                "points": {"type": "string", "x-formula": {"scope": "seat", "kind": "number"}},
                "when": {"type": "string", "x-formula": {"scope": "seat", "kind": "truth"}}}}},
            "additionalProperties": false})");
        file.close();
        Problems problems;
        std::optional<Schemas> loaded = Schemas::load(folder.path().toStdString(), problems);
        if (!loaded)
            qFatal("%s", problems.empty() ? "?" : toLine(problems.front()).c_str());
        schemas = std::move(*loaded);
    }

    static Data data(std::string_view objectives)
    {
        Problems problems;
        std::optional<Document> document = readDocument(objectives, "objectives.json", problems);
        if (!document || !problems.empty())
            qFatal("no data");
        Data data;
        data.files["objectives.json"] = std::make_shared<Table>(document->members);
        data.lines["objectives.json"] = std::make_shared<Lines>(document->lines);
        data.origins["objectives.json"] = "packs/orchard/objectives.json";
        return data;
    }

    FormulaBook book(const Data &data, Problems &problems, const FormulaBook *previous = nullptr,
                     Vocabulary vocabulary = seatVocabulary()) const
    {
        return FormulaBook::compile(data, "orchard", schemas, {{"seat", std::move(vocabulary)}}, previous, problems);
    }
};

void FormulaTest::aBookHoldsTheFormulasThatTheSchemaMarks()
{
    const OrchardPack pack;
    Problems problems;
    const FormulaBook book =
        pack.book(OrchardPack::data(R"json({"reds": {"name": "acorns", "points": "cards(red)", "when": "won"},
                              "same": {"points": "cards(red)"}})json"),
                  problems);
    QVERIFY(problems.empty());
    QCOMPARE(book.find("seat", Kind::Number, "cards(red)")->evaluate(seat()), 4);
    QCOMPARE(book.find("seat", Kind::Truth, "won")->evaluate(seat()), 1);
    QVERIFY(!book.find("seat", Kind::Number, "won"));
    QVERIFY(!book.find("seat", Kind::Number, "acorns")); // a name, not a formula
    QVERIFY(!book.find("table", Kind::Number, "cards(red)"));
    QCOMPARE(book.vocabularies().size(), 1u);
}

void FormulaTest::aBookSaysFileLineAndPointerOfEachFault()
{
    const OrchardPack pack;
    Problems problems;
    const FormulaBook book = pack.book(OrchardPack::data("{\n\"one\": {\n\"points\": \"cards(3)\"},\n"
                                                         "\"two\": {\"points\": \"acorns\",\n\"when\": \"won &&\"},\n"
                                                         "\"three\": {\"points\": \"cards(3)\"}}"),
                                       problems);
    QCOMPARE(problems.size(), 3u);
    QCOMPARE(problems[0].code, "formula-kind");
    QCOMPARE(problems[0].file, "packs/orchard/objectives.json");
    QCOMPARE(problems[0].line, 3);
    QCOMPARE(problems[0].pointer, "/one/points");
    QCOMPARE(problems[1].code, "formula-syntax");
    QCOMPARE(problems[1].line, 5);
    QCOMPARE(problems[1].pointer, "/two/when");
    QCOMPARE(problems[2].pointer, "/three/points");
    QVERIFY(!book.find("seat", Kind::Number, "cards(3)"));
    QVERIFY(book.find("seat", Kind::Number, "acorns"));
}

void FormulaTest::aBookSharesFormulasWhileTheNamesStay()
{
    const OrchardPack pack;
    Problems problems;
    const FormulaBook first =
        pack.book(OrchardPack::data(R"({"one": {"points": "acorns"}, "two": {"points": "tokens"}})"), problems);
    const FormulaBook edited = pack.book(
        OrchardPack::data(R"({"one": {"points": "acorns"}, "two": {"points": "tokens + 1"}})"), problems, &first);
    QCOMPARE(edited.find("seat", Kind::Number, "acorns"), first.find("seat", Kind::Number, "acorns"));
    QVERIFY(edited.find("seat", Kind::Number, "tokens + 1"));
    QVERIFY(!edited.find("seat", Kind::Number, "tokens")); // nothing needs it any more

    Vocabulary more = seatVocabulary();
    more.addValue("pears", Kind::Number, 17);
    const FormulaBook renamed =
        pack.book(OrchardPack::data(R"({"one": {"points": "acorns"}})"), problems, &edited, more);
    QVERIFY(renamed.find("seat", Kind::Number, "acorns"));
    QVERIFY(renamed.find("seat", Kind::Number, "acorns") != first.find("seat", Kind::Number, "acorns"));
    QVERIFY(problems.empty());
}

void FormulaTest::aBookKeepsTheFormulasOfRetiredCopies()
{
    const OrchardPack pack;
    Problems problems;
    Data data = OrchardPack::data(R"({"one": {"points": "acorns"}})");
    data.retired.push_back({"objectives", std::make_shared<Entry>("old", Json{{"points", "tokens * 2"}}), 0});
    data.retired.push_back({"objectives", std::make_shared<Entry>("gone", Json{{"points", "cards(violet)"}}), 0});
    const FormulaBook book = pack.book(data, problems);
    QVERIFY(problems.empty()); // nobody could mend it
    QCOMPARE(book.find("seat", Kind::Number, "tokens * 2")->evaluate(seat()), 6);
    QVERIFY(!book.find("seat", Kind::Number, "cards(violet)"));
}

QTEST_GUILESS_MAIN(FormulaTest)
#include "formula_test.moc"
