#include "core/game/compile_report.h"

#include "tests/subject.h"

using namespace engawa;

namespace {

struct Fruit
{
    int count = 0;
    bool retired = false;
};

} // namespace

class CompileReportTest : public QObject
{
    Q_OBJECT

private slots:
    void whatFitsIsNotReported();
    void whatIsTooMuchIsReportedWithItsLimit();
    void whatIsTooLittleIsReportedWithTheLeast();
    void aNumberWithoutEffectIsAWarning();
    void aModeHasAtLeastAsManyPlayersAtMost();
    void aRetiredEntryIsOneCopy();
};

void CompileReportTest::whatFitsIsNotReported()
{
    Problems problems;
    const Data data;
    CompileReport report(data, problems);
    report.capacity("cards.json", "cards", 3, 3);
    report.tooFew("cards.json", "", "cards", 3, 3);
    report.below("rules.json", "/size", 3, 3);
    report.above("rules.json", "/size", 3, 0, 3);
    report.players("duel", 2, 2);
    QCOMPARE(problems, Problems());
}

void CompileReportTest::whatIsTooMuchIsReportedWithItsLimit()
{
    Problems problems;
    const Data data;
    CompileReport report(data, problems);
    report.capacity("cards.json", "cards", 4, 3);
    report.above("rules.json", "/size", 4, 1, 3);
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(problems[0].code, "capacity");
    QCOMPARE(problems[0].arguments, (Problem::Arguments{{"what", "cards"}, {"count", "4"}, {"limit", "3"}}));
    QCOMPARE(problems[1].code, "range");
    QCOMPARE(problems[1].arguments, (Problem::Arguments{{"value", "4"}, {"minimum", "1"}, {"maximum", "3"}}));
    QVERIFY(hasError(problems));
}

void CompileReportTest::whatIsTooLittleIsReportedWithTheLeast()
{
    Problems problems;
    const Data data;
    CompileReport report(data, problems);
    report.tooFew("cards.json", "/red", "cards", 2, 3);
    report.below("rules.json", "/size", 2, 3);
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(problems[0].code, "too-few");
    QCOMPARE(problems[0].pointer, "/red");
    QCOMPARE(problems[0].arguments, (Problem::Arguments{{"what", "cards"}, {"count", "2"}, {"least", "3"}}));
    QCOMPARE(problems[1].code, "below");
    QCOMPARE(problems[1].arguments, (Problem::Arguments{{"value", "2"}, {"least", "3"}}));
}

void CompileReportTest::aNumberWithoutEffectIsAWarning()
{
    Problems problems;
    const Data data;
    CompileReport(data, problems).above("rules.json", "/size", 4, 1, 3, Problem::Level::Warning);
    QCOMPARE(problems.size(), 1u);
    QVERIFY(!hasError(problems));
}

void CompileReportTest::aModeHasAtLeastAsManyPlayersAtMost()
{
    Problems problems;
    const Data data;
    CompileReport(data, problems).players("duel", 2, 1);
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems[0].pointer, "/duel/max_players");
    QCOMPARE(problems[0].arguments, (Problem::Arguments{{"value", "1"}, {"least", "2"}}));
}

void CompileReportTest::aRetiredEntryIsOneCopy()
{
    QCOMPARE(CompileReport::copiesOf(std::vector<Fruit>{{3, false}, {0, true}, {0, false}}), 4u);
}

ENGAWA_APPLESS_SUBJECT(game_compile_report_test, CompileReportTest)
#include "compile_report_test.moc"
