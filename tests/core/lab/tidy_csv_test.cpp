#include "core/lab/tidy_csv.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/core/lab/lab_plans.h"
#include "tests/subject.h"

using namespace engawa;

class TidyCsvTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTableHasARowForEachThing();
    void everyRowHasTheCellsOfItsHead();
    void aFolderThatCantBeWrittenIsTold();

private:
    static QList<QByteArray> linesOf(const QTemporaryDir &folder, const QString &name);
};

QList<QByteArray> TidyCsvTest::linesOf(const QTemporaryDir &folder, const QString &name)
{
    QFile file(folder.filePath(name));
    QList<QByteArray> lines = file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
    if (!lines.isEmpty())
        lines.removeLast();
    return lines;
}

void TidyCsvTest::everyTableHasARowForEachThing()
{
    LabPlan plan = planOf(quickSetting(), {"greedy", "random"}, 64);
    const QTemporaryDir folder;
    Problems problems;
    const LabResults results = played(plan);
    QVERIFY(writeTidy(plan, results, folder.path().toStdString(), {10}, problems));
    QCOMPARE(linesOf(folder, "figures.csv").size() - 1, std::ssize(results.figures.figures));
    QCOMPARE(linesOf(folder, "components.csv").size() - 1, std::ssize(results.figures.components));
    QCOMPARE(linesOf(folder, "rules.csv").size() - 1, std::ssize(results.figures.rules));
    QCOMPARE(linesOf(folder, "leads.csv").size() - 1, std::ssize(results.figures.leads));
    QCOMPARE(linesOf(folder, "games.csv").size() - 1, 10 * 2 * 2); // deals, lineups, seats
    QVERIFY(linesOf(folder, "pairs.csv").isEmpty());
    QVERIFY(linesOf(folder, "manifest.json").join().contains("\"data_hash\""));
    QVERIFY(QDir(folder.path()).entryList({"*.part"}).isEmpty());

    plan.against = plan.side;
    plan.deals = 64;
    QVERIFY(writeTidy(plan, played(plan), folder.path().toStdString(), {}, problems));
    QVERIFY(linesOf(folder, "pairs.csv").size() > 10);
    QVERIFY(problems.empty());
}

void TidyCsvTest::everyRowHasTheCellsOfItsHead()
{
    const LabPlan plan = planOf(settingNamed("takenoko: "), {"random"}, 20);
    const QTemporaryDir folder;
    Problems problems;
    QVERIFY(writeTidy(plan, played(plan), folder.path().toStdString(), {5}, problems));
    for (const QString &name : QDir(folder.path()).entryList({"*.csv"})) {
        const QList<QByteArray> lines = linesOf(folder, name);
        for (const QByteArray &line : lines)
            QVERIFY2(line.count(',') == lines.front().count(',') && line.endsWith('\r'), line);
    }
}

void TidyCsvTest::aFolderThatCantBeWrittenIsTold()
{
    const LabPlan plan = planOf(quickSetting(), {"random"}, 10);
    Problems problems;
    QVERIFY(!writeTidy(plan, played(plan), "/dev/null/tables", {}, problems));
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(problems.front().code, "file-unwritable");
}

ENGAWA_APPLESS_SUBJECT(tidy_csv_test, TidyCsvTest)
#include "tidy_csv_test.moc"
