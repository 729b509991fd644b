#include <random>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "app/match/match_log.h"
#include "people_match.h"
#include "tests/subject.h"

using namespace engawa;

class LogRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void aMoveOnlyAppends()
    {
        PeopleMatch table;
        table.play(20);
        LogModel &log = *table.view().log();
        const std::vector<LogRow> before = log.rows();
        QSignalSpy inserted(&log, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&log, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(&log, &QAbstractItemModel::dataChanged);
        table.play(1);
        QVERIFY(log.rows().size() > before.size());
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(inserted.front()[1].toInt(), static_cast<int>(before.size()));
        QVERIFY(removed.isEmpty());
        for (const QList<QVariant> &change : changed) {
            const auto roles = change[2].value<QList<int>>();
            QVERIFY(!roles.isEmpty());
            for (const int role : roles)
                QVERIFY2(role == LogModel::CurrentRole || role == LogModel::StandingRole,
                         "A line of an earlier move was told anew.");
        }
    }

    void undoOnlyTakesAwayAndTellsOfTheOtherWay()
    {
        PeopleMatch table;
        table.play(20);
        LogModel &log = *table.view().log();
        table.session().goTo(10);
        table.session().branchHere();
        QVERIFY(std::ranges::any_of(log.rows(), [](const LogRow &row) { return row.depth == 1; }));
        QCOMPARE(log.rows().back().depth, 1);
    }

    // Whatever way the match goes, the rows are those that somebody would read who comes to the table now.
    void itSaysTheSameAsALogThatIsReadAnew_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void itSaysTheSameAsALogThatIsReadAnew()
    {
        QFETCH(unsigned, seed);
        PeopleMatch table;
        std::mt19937 random(seed);
        MatchLog told;
        LogModel log;
        const QAbstractItemModelTester tester(&log, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto any = [&](std::size_t end) { return static_cast<int>(random() % std::max<std::size_t>(end, 1)); };
        for (int step = 0; step < 60; ++step) {
            const Match &match = *table.session().match();
            if (step % 4 < 3)
                table.view().playMove(any(static_cast<std::size_t>(table.view().moves()->rowCount())));
            else
                table.session().goTo(match.nodes()[static_cast<std::size_t>(any(match.nodes().size()))].id);
            if (step % 8 == 7)
                table.session().branchHere();
            if (step % 16 == 3)
                table.session().endTrial();
            table.match.session()->setLanguage(step % 20 < 10 ? "en" : "ja");
            const std::vector<int> line = match.line();
            const int shown = line[static_cast<std::size_t>(any(line.size()))];
            told.show(match, line, shown, table.session().words(), log);
            MatchLog newcomer;
            LogModel anew;
            newcomer.show(match, line, shown, table.session().words(), anew);
            QVERIFY(log.rows() == anew.rows());
        }
        QVERIFY(log.rows().size() > 20);
    }
};

ENGAWA_SUBJECT(match_table_log_rows_test, LogRowsTest, QCoreApplication)
#include "log_rows_test.moc"
