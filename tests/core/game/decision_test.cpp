#include "core/game/standing.h"

#include <array>

#include "core/game/score_sheet_writer.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

// Two values, called a and b.
class TwoValues final : public Values
{
public:
    explicit TwoValues(std::array<int, 2> values) : m_values(values) {}
    int value(int index) const override { return m_values[static_cast<std::size_t>(index)]; }
    int call(int, std::span<const int>) const override { return 0; }

private:
    std::array<int, 2> m_values;
};

TieBreak tieBreak(std::string_view formula)
{
    Vocabulary vocabulary;
    vocabulary.addValue("a", Kind::Number, 0);
    vocabulary.addValue("b", Kind::Number, 1);
    Problems problems;
    return {Formula::compile(formula, vocabulary, Kind::Number, {}, problems), "score." + std::string(formula)};
}

// Three seats: their points, and what their formulas ask for.
struct Seats
{
    std::array<int, 3> points{};
    std::array<std::array<int, 2>, 3> values{};
    std::vector<TieBreak> tieBreaks{tieBreak("a"), tieBreak("b")};

    int pointsOf(int seat) const { return points[static_cast<std::size_t>(seat)]; }
    TwoValues valuesOf(int seat) const { return TwoValues(values[static_cast<std::size_t>(seat)]); }
    Decision decision() const
    {
        return decide(3, tieBreaks, [&](int seat) { return pointsOf(seat); }, [&](int seat) { return valuesOf(seat); });
    }
};

} // namespace

class DecisionTest : public QObject
{
    Q_OBJECT

private slots:
    void theMostPointsWin();
    void pointsBelowZeroAreCompared();
    void aTieBreakIsAskedOnlyOfThoseThatTie();
    void tieBreaksAreLookedAtInTheirOrder();
    void whatNoTieBreakDecidesIsShared();
    void winnersAreNamedOnceItIsOver();
    void theScoreMayBeOneOfTheValues();
    void theMostOfOthersLeavesTheSeatOut();
    void aScoreSheetHasALineForEveryItem();
};

void DecisionTest::theMostPointsWin()
{
    const Decision decision = Seats{{3, 7, 5}}.decision();
    QCOMPARE(decision.winners, 0b010);
    QCOMPARE(decision.tieBreaks, 0);
    QVERIFY(!decision.isShared());
}

void DecisionTest::pointsBelowZeroAreCompared()
{
    QCOMPARE((Seats{{-3, -7, -5}}.decision().winners), 0b001);
}

void DecisionTest::aTieBreakIsAskedOnlyOfThoseThatTie()
{
    const Decision decision = Seats{{7, 7, 5}, {{{1, 0}, {2, 0}, {9, 0}}}}.decision();
    QCOMPARE(decision.winners, 0b010);
    QCOMPARE(decision.tieBreaks, 1);
}

void DecisionTest::tieBreaksAreLookedAtInTheirOrder()
{
    const Decision decision = Seats{{7, 7, 7}, {{{2, 1}, {2, 3}, {1, 9}}}}.decision();
    QCOMPARE(decision.winners, 0b010);
    QCOMPARE(decision.tieBreaks, 2);
}

void DecisionTest::whatNoTieBreakDecidesIsShared()
{
    const Decision decision = Seats{{7, 5, 7}, {{{1, 1}, {0, 0}, {1, 1}}}}.decision();
    QCOMPARE(decision.winners, 0b101);
    QCOMPARE(decision.tieBreaks, 2);
    QVERIFY(decision.isShared());
}

void DecisionTest::winnersAreNamedOnceItIsOver()
{
    const Seats table{{3, 7, 5}};
    const auto outcome = [&](bool over) {
        return outcomeWith(
            3, over, [&](int seat) { return table.pointsOf(seat); }, [&] { return table.decision().winners; });
    };
    QCOMPARE(outcome(false).winners, 0);
    QVERIFY(!outcome(false).over);
    QCOMPARE(outcome(true).winners, 0b010);
    QVERIFY(outcome(true).over);
    QCOMPARE(outcome(true).points.size(), 3u);
    QCOMPARE(outcome(true).points[1], 7);
}

void DecisionTest::theScoreMayBeOneOfTheValues()
{
    const Seats table{{}, {{{1, 4}, {3, 6}, {2, 6}}}};
    const Standing standing(3, table.tieBreaks, [&](int seat) { return table.valuesOf(seat); }, 1);
    QCOMPARE(standing.points(2), 6);
    QCOMPARE(standing.decision().winners, 0b010);
    QCOMPARE(standing.decision().tieBreaks, 1);
    QCOMPARE(standing.outcome(true).winners, 0b010);
    QCOMPARE(standing.outcome(false).winners, 0);
    QCOMPARE(standing.outcome(false).points[0], 4);
}

void DecisionTest::theMostOfOthersLeavesTheSeatOut()
{
    const Seats table{{3, 7, 5}};
    const auto points = [&](int seat) { return table.pointsOf(seat); };
    QCOMPARE(mostOfOthers(3, 1, points), 5);
    QCOMPARE(mostOfOthers(3, 0, points), 7);
    QCOMPARE(mostOfOthers(1, 0, points), 0);
}

void DecisionTest::aScoreSheetHasALineForEveryItem()
{
    const Seats table{{3, 7, 5}, {{{1, 4}, {2, 5}, {3, 6}}}};
    ScoreSheetWriter writer(3);
    writer.counted("score.fruit", [&](int seat) { return table.pointsOf(seat); });
    writer.onlyShown("score.baskets", [](int seat) { return seat; });
    writer.tieBreaks(table.tieBreaks, [&](int seat) { return table.valuesOf(seat); });
    const ScoreSheet sheet = writer.take();
    QCOMPARE(sheet.sides, (std::vector<TextKey>{{"name.seat_0"}, {"name.seat_1"}, {"name.seat_2"}}));
    QCOMPARE(sheet.lines.size(), 4u);
    QCOMPARE(sheet.lines[0].key, "score.fruit");
    QCOMPARE(sheet.lines[0].points, (std::vector{3, 7, 5}));
    QVERIFY(sheet.lines[0].counts);
    QCOMPARE(sheet.lines[1].points, (std::vector{0, 1, 2}));
    QVERIFY(!sheet.lines[1].counts);
    QCOMPARE(sheet.lines[2].key, "score.a");
    QCOMPARE(sheet.lines[2].points, (std::vector{1, 2, 3}));
    QCOMPARE(sheet.lines[3].points, (std::vector{4, 5, 6}));
    QVERIFY(!sheet.lines[3].counts);
}

ENGAWA_APPLESS_SUBJECT(game_decision_test, DecisionTest)
#include "decision_test.moc"
