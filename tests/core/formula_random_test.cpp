#include <QTest>
#include <rapidcheck.h>

#include "core/expr/formula.h"
#include "core/pack/limits.h"
#include "tests/core/formula_tree.h"
#include "tests/core/formula_words.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;
using namespace engawa::orchard;

namespace {

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

// A refused formula has problems, each with a place inside the text; an accepted one computes within the range.
void isSafe(const std::string &text, Kind kind)
{
    Problems problems;
    const auto formula = Formula::compile(text, seatVocabulary(), kind, {}, problems);
    RC_ASSERT((formula == nullptr) == !problems.empty());
    for (const Problem &problem : problems) {
        RC_ASSERT(problem.arguments.at(0).first == "position");
        const int position = std::stoi(problem.arguments[0].second.text);
        RC_ASSERT(position >= 0);
        RC_ASSERT(position <= std::ssize(text));
    }
    if (formula)
        RC_ASSERT(std::abs(formula->evaluate(seat())) <= Formula::bound);
}

} // namespace

// Any formula and any text.
class FormulaRandomTest : public QObject
{
    Q_OBJECT

private slots:
    void randomNumbersAgreeWithASecondOpinion();
    void randomTruthsAgreeWithASecondOpinion();
    void garbageIsRefusedWithAPlaceInsideTheText();
    void wordsInRandomOrderNeverCrash();
};

void FormulaRandomTest::randomNumbersAgreeWithASecondOpinion()
{
    agrees(Kind::Number);
}

void FormulaRandomTest::randomTruthsAgreeWithASecondOpinion()
{
    agrees(Kind::Truth);
}

void FormulaRandomTest::garbageIsRefusedWithAPlaceInsideTheText()
{
    holds(1000, [](const std::string &text) { isSafe(text, Kind::Number); });
}

void FormulaRandomTest::wordsInRandomOrderNeverCrash()
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

ENGAWA_SOAK_SUBJECT(formula_random_test, FormulaRandomTest)
#include "formula_random_test.moc"
