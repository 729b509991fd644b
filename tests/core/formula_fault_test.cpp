#include <QTest>

#include "core/expr/formula.h"
#include "core/pack/limits.h"
#include "tests/core/english.h"
#include "tests/core/formula_tree.h"
#include "tests/core/formula_words.h"
#include "tests/subject.h"

using namespace engawa;
using namespace engawa::orchard;
using namespace Qt::StringLiterals;

namespace {

QString argumentOf(std::string_view text, std::string_view argument, Kind kind = Kind::Number)
{
    Problems problems;
    Formula::compile(text, seatVocabulary(), kind, {}, problems);
    if (!problems.empty())
        for (const auto &[name, value] : problems.front().arguments)
            if (name == argument)
                return QString::fromStdString(bare(value));
    return u"no such argument"_s;
}

} // namespace

// Formulas that are refused, and why.
class FormulaFaultTest : public QObject
{
    Q_OBJECT

private slots:
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
    void everyCodeHasASentence();
};

void FormulaFaultTest::faultyFormulasAreRefusedWithThePlaceOfEachFault_data()
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

void FormulaFaultTest::faultyFormulasAreRefusedWithThePlaceOfEachFault()
{
    QFETCH(const QByteArray, text);
    QTEST(faultsOf(text.toStdString()), "faults");
}

void FormulaFaultTest::aMistypedNameGetsTheNearestOne()
{
    QCOMPARE(argumentOf("acornz", "name"), u"acornz");
    QCOMPARE(argumentOf("acornz", "suggestion"), u"acorns");
    QCOMPARE(argumentOf("maxpile", "suggestion"), u"max_pile");
    QCOMPARE(argumentOf("tokesn", "suggestion"), u"tokens");
    QCOMPARE(argumentOf("mni(1, 2)", "suggestion"), u"min");
    QCOMPARE(argumentOf("chrysanthemum", "suggestion"), u"");
    QCOMPARE(argumentOf("x", "suggestion"), u"");
}

void FormulaFaultTest::aWrongKindSaysWhatWasFoundAndHowToWriteIt()
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

void FormulaFaultTest::wrongCountsSayHowManyThereShouldBe()
{
    QCOMPARE(argumentOf("cards(red, blue)", "name"), u"cards");
    QCOMPARE(argumentOf("cards(red, blue)", "count"), u"2");
    QCOMPARE(argumentOf("cards(red, blue)", "expected"), u"1");
    QCOMPARE(argumentOf("min(1)", "count"), u"1");
    Problems problems;
    Formula::compile("min(1)", seatVocabulary(), Kind::Number, {}, problems);
    QCOMPARE(problems.size(), 1u);
    QVERIFY2(english(problems.front()).ends_with("expected 2 or more"), english(problems.front()).c_str());
}

void FormulaFaultTest::problemsKeepThePlaceOfTheFormula()
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

void FormulaFaultTest::lengthAndDepthAreBounded()
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

void FormulaFaultTest::theLongestFormulasStillCompute_data()
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

void FormulaFaultTest::theLongestFormulasStillCompute()
{
    QFETCH(const QByteArray, text);
    QFETCH(const Kind, kind);
    QVERIFY(text.size() <= std::ssize(std::string(limits::formulaBytes, ' ')));
    QTEST(worth(text.toStdString(), seat(), kind), "value");
}

void FormulaFaultTest::theFirstMeaningOfANameStays()
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

void FormulaFaultTest::vocabulariesCompareByWhatTheySay()
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

void FormulaFaultTest::everyCodeHasASentence()
{
    const auto said = [](std::string_view text) {
        Problems problems;
        Formula::compile(text, seatVocabulary(), Kind::Number, {}, problems);
        return problems.empty() ? QString() : QString::fromStdString(english(problems.front()));
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
    QVERIFY(shippedEngineTexts().has("en", "problem.formula-zero"));
}

ENGAWA_SUBJECT(formula_fault_test, FormulaFaultTest, QCoreApplication)
#include "formula_fault_test.moc"
