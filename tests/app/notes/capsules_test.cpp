#include "app/notes/capsules_panel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTimeZone>

#include "app/notes/report_file.h"
#include "noted_match.h"
#include "tests/core/english.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("can't write %s", qPrintable(path));
}

std::vector<CapsuleVariant> someVariant()
{
    Problems problems;
    return variantFiles({ENGAWA_RESOURCES "/variants/momiji_short_autumn.json"}, problems);
}

// Two reports, a record without notes, a file that is no record and one that breaks off.
struct ReportFolder
{
    ReportFolder()
    {
        NotedMatch first(4);
        red = someComponent(*first.match.session()->game(), 0);
        other = someComponent(*first.match.session()->game(), 5);
        first.note("weak", 2, red, 2);
        const int note = first.note("weaker", 1, red, 3);
        if (!writeCapsule(path("a.engawa.jsonl"), *first.match.session(), note, {}).isEmpty())
            qFatal("no capsule");
        NotedMatch second(6, {"Short autumn"});
        second.note("lovely", 5, other);
        if (!writeCapsule(path("b.engawa.jsonl"), *second.match.session(), -1, someVariant()).isEmpty())
            qFatal("no capsule");
        NotedMatch plain(1);
        write(path("c.jsonl"), QByteArray::fromStdString(recordText(*plain.match.session()->match())));
        write(path("d.jsonl"), "{\"engawa\":1}\n");
        QFile whole(path("b.engawa.jsonl"));
        if (!whole.open(QIODevice::ReadOnly))
            qFatal("no capsule");
        const QByteArray text = whole.readAll();
        write(path("e.jsonl"), text.left(text.indexOf("lovely") + 3));
        write(path("readme.txt"), "not a record");
    }
    QString path(const QString &name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    QString red, other;
};

void open(CapsuleModel &model, const QString &folder)
{
    model.open(folder, compiler(), shippedEngineTexts());
    QVERIFY(QTest::qWaitFor([&] { return !model.reading(); }, 30'000));
}

const CapsuleRow *rowOf(const CapsuleModel &model, const QString &file)
{
    const auto found = std::ranges::find(model.rows(), file, &CapsuleRow::file);
    return found == model.rows().end() ? nullptr : &*found;
}

} // namespace

class CapsulesTest : public QObject
{
    Q_OBJECT

private slots:
    void aReportHoldsTheMatchItsVariantAndThePosition()
    {
        NotedMatch noted(5, {"Short autumn"});
        const int note = noted.note("odd", 2, {}, 3);
        const QString path = noted.folder.filePath("report.engawa.jsonl");
        QCOMPARE(writeCapsule(path, *noted.match.session(), note, someVariant()), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        Problems problems;
        const auto capsule = readCapsule(file.readAll().toStdString(), "r", compiler(), problems);
        QCOMPARE(linesOf(problems), QStringList());
        QCOMPARE(capsule->report->node, 3);
        QCOMPARE(capsule->report->note, std::optional(note));
        QCOMPARE(capsule->report->by, std::string("Hana"));
        QCOMPARE(capsule->variants.size(), 1u);
        QCOMPARE(capsule->variants[0].file, std::string("momiji_short_autumn.json"));
        QCOMPARE(capsule->variants[0].content["base"], Json("momiji"));
        QVERIFY(writeCapsule("/no/such/folder/x.jsonl", *noted.match.session(), note, {})
                    .contains("/no/such/folder/x.jsonl"));
        noted.match.session()->close();
        QVERIFY(!writeCapsule(path, *noted.match.session(), note, {}).isEmpty());
    }

    void theNameSaysGameVariantAndDate()
    {
        const QDateTime now(QDate(2026, 11, 16), QTime(18, 30));
        NotedMatch plain, varied(0, {"Short autumn!", "秋"});
        QCOMPARE(capsuleName(*plain.match.session()->match(), {}, now), QString("momiji-2026-11-16-1830.engawa.jsonl"));
        QCOMPARE(capsuleName(*plain.match.session()->match(), someVariant(), now),
                 QString("momiji-momiji_short_autumn-2026-11-16-1830.engawa.jsonl"));
        QCOMPARE(capsuleName(*varied.match.session()->match(), someVariant(), now),
                 QString("momiji-short_autumn-秋-2026-11-16-1830.engawa.jsonl"));
    }

    void aFolderListsGoodAndBadFiles()
    {
        const ReportFolder folder;
        CapsuleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        open(model, folder.folder.path());
        QCOMPARE(model.files(), 5);
        QCOMPARE(model.rowCount(), 6);
        const CapsuleRow *first = rowOf(model, "a.engawa.jsonl");
        QVERIFY(first && first->problem.isEmpty());
        QCOMPARE(first->component, folder.red);
        QVERIFY(!first->componentName.isEmpty() && first->componentName != folder.red);
        QCOMPARE(first->node, 2);
        QCOMPARE(first->rating, 2);
        QCOMPARE(first->by, QString("Hana"));
        QCOMPARE(first->date.toUTC(), QDateTime(QDate(2026, 11, 16), QTime(18, 30), QTimeZone::UTC));
        QVERIFY2(first->players.startsWith("2 player"), qPrintable(first->players));
        QVERIFY(rowOf(model, "b.engawa.jsonl")->version.contains("Short autumn"));
        QVERIFY(rowOf(model, "c.jsonl")->rating == 0 && !rowOf(model, "c.jsonl")->unreadable);
        QVERIFY(rowOf(model, "d.jsonl")->unreadable);
        QVERIFY2(rowOf(model, "d.jsonl")->text.contains("expected the data of the game"),
                 qPrintable(rowOf(model, "d.jsonl")->text));
        QVERIFY(!rowOf(model, "e.jsonl")->unreadable);
        QVERIFY2(rowOf(model, "e.jsonl")->problem.contains("breaks off"), qPrintable(rowOf(model, "e.jsonl")->problem));
    }

    void aFileThatArrivesIsSeen()
    {
        const ReportFolder folder;
        CapsuleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        open(model, folder.folder.path());
        QVERIFY(QFile::copy(folder.path("a.engawa.jsonl"), folder.path("f.jsonl")));
        QVERIFY(QTest::qWaitFor([&] { return model.files() == 6 && !model.reading(); }, 30'000));
        QVERIFY(QFile::remove(folder.path("f.jsonl")));
        QVERIFY(QTest::qWaitFor([&] { return model.files() == 5 && !model.reading(); }, 30'000));
    }

    void twoReportsOfAMatchAreCountedOnce()
    {
        QTemporaryDir folder;
        NotedMatch noted(4);
        const QString red = someComponent(*noted.match.session()->game(), 0);
        const int kept = noted.note("weak", 2, red, 2), wrong = noted.note("a slip", 1, red, 3);
        const auto report = [&](const char *name, int note) {
            QCOMPARE(writeCapsule(folder.filePath(name), *noted.match.session(), note, {}), QString());
        };
        report("z_first.jsonl", kept);
        noted.play(1);
        noted.match.session()->note(3, Json{{"of", wrong}, {"deleted", true}});
        const int last = noted.note("weaker", 4, red);
        report("a_second.jsonl", last);
        NotedMatch same(4); // another match on the same deal, with a word of its own
        same.note("mine", 3, red, 1);
        QCOMPARE(writeCapsule(folder.filePath("other.jsonl"), *same.match.session(), -1, {}), QString());

        CapsuleModel model;
        open(model, folder.path());
        QStringList texts;
        for (const CapsuleRow &row : model.rows())
            texts.append(row.file + ": " + row.text);
        QCOMPARE(texts,
                 (QStringList{"a_second.jsonl: weak", "a_second.jsonl: weaker", "other.jsonl: mine",
                              "z_first.jsonl: Its notes are listed from a_second.jsonl, another report of the same "
                              "match."}));
        const auto ratings = CapsuleFilter(model).ratings();
        QCOMPARE(ratings.size(), 1u);
        QCOMPARE(ratings[0].ratings, 3);
        QCOMPARE(ratings[0].average, 3.0);
    }

    void theListIsNarrowedAndAveraged()
    {
        const ReportFolder folder;
        CapsuleModel model;
        open(model, folder.folder.path());
        CapsuleFilter filter(model);
        const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(filter.rowCount(), 6);
        const auto ratings = filter.ratings();
        QCOMPARE(ratings.size(), 2u);
        QCOMPARE(ratings[0].component, folder.red);
        QCOMPARE(ratings[0].ratings, 2);
        QCOMPARE(ratings[0].average, 1.5);
        QCOMPARE(ratings[1].average, 5.0);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            filter.sort(CapsuleModel::RatingColumn, order);
            QVERIFY(filter.index(5, 0).data(CapsuleModel::UnreadableRole).toBool()); // what can't be read comes last
        }
        QCOMPARE(filter.index(0, CapsuleModel::RatingColumn).data().toString(), QString("5"));
        filter.setComponent(folder.red);
        QCOMPARE(filter.rowCount(), 2);
        filter.setText("weaker");
        QCOMPARE(filter.rowCount(), 1);
        filter.setText({});
        filter.setComponent({});
        filter.setVersion(rowOf(model, "b.engawa.jsonl")->version);
        QCOMPARE(filter.rowCount(), 2); // also the one that breaks off
    }

    void enterOpensTheGameAtItsMoment()
    {
        const ReportFolder folder;
        CapsulesPanel panel(compiler(), shippedEngineTexts());
        QSignalSpy opened(&panel, &CapsulesPanel::openRequested);
        panel.resize(1000, 400);
        panel.show();
        panel.openFolder(folder.folder.path());
        QVERIFY(QTest::qWaitFor([&] { return !panel.model().reading(); }, 30'000));
        auto *table = panel.findChild<QTableView *>();
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            table->setCurrentIndex(table->model()->index(row, 0));
            QTest::keyClick(table, Qt::Key_Return);
        }
        QCOMPARE(opened.size(), 5); // all but the one that can't be read
        QVERIFY(std::ranges::any_of(opened, [&](const QList<QVariant> &call) {
            return call[0].toString() == folder.path("a.engawa.jsonl") && call[1].toInt() == 3;
        }));
        QString said;
        for (const QLabel *label : panel.findChildren<QLabel *>())
            said += label->text() + '\n';
        QVERIFY2(said.contains("1.5 (2)") && said.contains("5.0 (1)") && said.contains("can’t be read"),
                 qPrintable(said));
    }

    void anEmptyFolderSaysSo()
    {
        QTemporaryDir empty;
        CapsulesPanel panel(compiler(), shippedEngineTexts());
        panel.show();
        panel.openFolder(empty.path());
        QVERIFY(QTest::qWaitFor([&] { return !panel.model().reading(); }, 30'000));
        QVERIFY(!panel.findChild<QTableView *>()->isVisible());
        panel.openFolder(empty.filePath("gone"));
        QVERIFY(QTest::qWaitFor([&] { return !panel.model().reading(); }, 30'000));
        QCOMPARE(panel.model().files(), 0);
    }
};

ENGAWA_SUBJECT(notes_capsules_test, CapsulesTest, QApplication)
#include "capsules_test.moc"
