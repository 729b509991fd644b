#include <climits>

#include <QTest>

#include "core/expr/formula.h"
#include "tests/core/formula_tree.h"
#include "tests/core/formula_words.h"
#include "tests/subject.h"

using namespace engawa;
using namespace engawa::orchard;

// What a formula is worth.
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
    void sumsMayBeComparedWithSumsAndJoined_data();
    void sumsMayBeComparedWithSumsAndJoined();
    void onlyTheNamesInUseAreAsked();
    void whatStandsInSeveralPlacesIsAskedOnce_data();
    void whatStandsInSeveralPlacesIsAskedOnce();
    void aFaultOfWhatStandsInSeveralPlacesIsThatOfTheFirstComputed();
    void numbersOnEitherSideCount_data();
    void numbersOnEitherSideCount();
    void truthsFromTheGameAreOneOrZero();
    void aFunctionWithConstantArgumentsIsAskedEveryTime();
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

void FormulaTest::sumsMayBeComparedWithSumsAndJoined_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(expected);
    };
    row("tokens + cards(red) == acorns", "1");
    row("acorns > tokens + cards(red) + cards(blue)", "0");
    row("won && tokens + cards(red) == acorns && max_pile > tokens", "1");
    row("won && max_pile > acorns && tokens == cards(green)", "0");
    row("won && max_pile == cards(green)", "0 formula-range@19");
    row("cards(green) > acorns && won", "0 formula-range@0");
    row("won && (max_pile > 1 && has(red))", "1");
    row("won && won && won && won && won && !won", "0");
    row("won && won && won && won && won && won", "1");
    row("acorns + acorns + acorns + acorns + acorns + acorns + acorns + acorns + acorns == 63", "1");
    row("(won ? 5 : 0) == 5 && (won && has(blue) ? 1 : 0) == 0", "1");
}

void FormulaTest::sumsMayBeComparedWithSumsAndJoined()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    Seat values = seat();
    values.cards[2] = INT_MAX; // the green ones are beyond the range
    QCOMPARE(outcome(text.toStdString(), values, Kind::Truth), expected);
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

void FormulaTest::whatStandsInSeveralPlacesIsAskedOnce_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("asked");
    const auto row = [](const char *text, int value, int asked) {
        QTest::newRow(text) << QByteArray(text) << value << asked;
    };
    row("acorns + acorns * acorns", 56, 1);
    row("cards(red) + cards(red) + cards(blue)", 8, 2);
    row("cards(favourite) + cards(favourite)", 0, 2);
    row("between(tokens, acorns) + between(acorns, tokens)", 0, 4);
    row("won ? acorns : tokens + acorns", 7, 2);
    row("(won ? acorns : tokens) + (won ? acorns : tokens) + tokens", 17, 3);
    row("(!won ? acorns : 1) + acorns", 8, 2); // the first was not come to
    row("won && acorns > 5 && acorns < 9 && won ? 1 : 0", 1, 2);
    row("min(acorns / 2, tokens) + min(acorns / 2, tokens)", 6, 2);
}

void FormulaTest::whatStandsInSeveralPlacesIsAskedOnce()
{
    QFETCH(const QByteArray, text);
    const Seat values = seat();
    QTEST(worth(text.toStdString(), values), "value");
    QTEST(values.asked, "asked");
}

void FormulaTest::aFaultOfWhatStandsInSeveralPlacesIsThatOfTheFirstComputed()
{
    Seat values = seat();
    values.values[Tokens] = 0;
    QCOMPARE(outcome("acorns / tokens + acorns / tokens", values), u"0 formula-zero@7");
    QCOMPARE(outcome("!won ? acorns / tokens : acorns / tokens + 1", values), u"1 formula-zero@32");
    values.values[Acorns] = INT_MAX;
    QCOMPARE(outcome("(!won ? acorns : 1) + acorns", values), u"1 formula-range@22");
}

void FormulaTest::numbersOnEitherSideCount_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *text, const char *expected) {
        QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(expected);
    };
    row("acorns + 5", "12");
    row("5 + acorns", "12");
    row("acorns - 5", "2");
    row("5 - acorns", "-2");
    row("acorns * -5", "-35");
    row("-5 * acorns", "-35");
    row("acorns / -2", "-4");
    row("22 / acorns", "3");
    row("acorns / 0", "0 formula-zero@7");
    row("22 % acorns", "1");
    row("acorns % -2", "-1");
    row("acorns % 0", "0 formula-zero@7");
    row("min(acorns, 5) + min(5, acorns)", "10");
    row("max(acorns, 5) + max(5, acorns)", "14");
    row("acorns + 1000000", "0 formula-range@7");
    row("1000000 + acorns", "0 formula-range@8");
    row("acorns - 1000000 - 8", "0 formula-range@17");
    row("acorns * 1000000", "0 formula-range@7");
    row("1000000 * acorns", "0 formula-range@8");
    row("(acorns == 7 ? 1 : 0) + (7 == acorns ? 10 : 0) + (acorns != 7 ? 100 : 0) + (7 != acorns ? 1000 : 0)", "11");
    row("(acorns < 7 ? 1 : 0) + (7 < acorns ? 10 : 0) + (acorns < 8 ? 100 : 0) + (6 < acorns ? 1000 : 0)", "1100");
    row("(acorns <= 7 ? 1 : 0) + (7 <= acorns ? 10 : 0) + (acorns <= 6 ? 100 : 0) + (8 <= acorns ? 1000 : 0)", "11");
    row("(acorns > 7 ? 1 : 0) + (7 > acorns ? 10 : 0) + (acorns > 6 ? 100 : 0) + (8 > acorns ? 1000 : 0)", "1100");
    row("(acorns >= 7 ? 1 : 0) + (7 >= acorns ? 10 : 0) + (acorns >= 8 ? 100 : 0) + (6 >= acorns ? 1000 : 0)", "11");
}

void FormulaTest::numbersOnEitherSideCount()
{
    QFETCH(const QByteArray, text);
    QTEST(outcome(text.toStdString(), seat()), "expected");
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

ENGAWA_SUBJECT(formula_test, FormulaTest, QCoreApplication)
#include "formula_test.moc"
