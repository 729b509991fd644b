#include "app/notes/notes_panel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include "app/notes/notes_csv.h"
#include "noted_match.h"
#include "tests/subject.h"

using namespace engawa;

class NotesPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void theListFollowsTheMatch()
    {
        NotedMatch noted(4);
        NoteListModel model(*noted.match.session());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        const QString component = someComponent(*noted.match.session()->game());
        const int first = noted.note("one", 2, component, 2);
        noted.note("two", 4);
        QCOMPARE(model.rowCount(), 2);
        const QModelIndex row = model.index(0);
        QCOMPARE(row.data().toString(), QString("one"));
        QCOMPARE(row.data(NoteListModel::RatingRole).toInt(), 2);
        QVERIFY(row.data(NoteListModel::MomentRole).toString().startsWith("Move 2: "));
        QCOMPARE(row.data(NoteListModel::SeatRole).toString(), QString("Hana"));
        const QString name = row.data(NoteListModel::ComponentRole).toString();
        QVERIFY(!name.isEmpty() && name != component);
        QVERIFY(!row.data(NoteListModel::CurrentRole).toBool());
        noted.match.session()->goTo(2);
        QVERIFY(row.data(NoteListModel::CurrentRole).toBool());

        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        NoteContent better;
        better.of = first;
        better.text = "better";
        noted.match.session()->note(2, toJson(better));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.index(0).data().toString(), QString("better"));
        noted.match.session()->close();
        QCOMPARE(model.rowCount(), 0);
    }

    void aClickGoesToTheMomentAlsoOnAnotherWay()
    {
        NotedMatch noted(4);
        noted.note("on the first way");
        noted.match.session()->rewindTo(2);
        noted.match.view()->playMove(0);
        const int head = noted.match.session()->match()->head().id;
        NotesPanel panel(*noted.match.session());
        panel.resize(320, 400);
        panel.show();
        auto *list = panel.findChild<QListView *>();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
        QCOMPARE(noted.match.session()->shownId(), 4);
        QCOMPARE(noted.match.session()->match()->head().id, head); // looking moves nothing
    }

    void aNoteIsTakenAwayAndBroughtBack()
    {
        NotedMatch noted(2);
        const int id = noted.note("mine", 5);
        noted.note("other");
        NotesPanel panel(*noted.match.session());
        panel.show();
        auto *list = panel.findChild<QListView *>();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(list->model()->rowCount(), 1);
        QCOMPARE(noted.notes().size(), 1u);
        auto *back = panel.findChild<QPushButton *>();
        QVERIFY(back->isVisible());
        back->click();
        QCOMPARE(noted.notes().size(), 2u);
        QCOMPARE(noted.notes()[0].id, id);
        QCOMPARE(noted.notes()[0].content.rating, 5);
        QVERIFY(!back->isVisible());
        QSignalSpy edit(&panel, &NotesPanel::editRequested);
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(edit.size(), 1);
        QCOMPARE(edit[0][0].toInt(), id);
    }

    void theFilterLooksAtEveryWord()
    {
        NotedMatch noted(2);
        const QString component = someComponent(*noted.match.session()->game());
        noted.note("too slow", 2, component);
        noted.note("lovely", 5);
        NotesPanel panel(*noted.match.session());
        const NoteListModel names(*noted.match.session());
        auto *filter = panel.findChild<QLineEdit *>();
        auto *list = panel.findChild<QListView *>();
        filter->setText("SLOW");
        QCOMPARE(list->model()->rowCount(), 1);
        filter->setText(names.index(0).data(NoteListModel::ComponentRole).toString());
        QCOMPARE(list->model()->rowCount(), 1);
        filter->setText("nothing like it");
        QCOMPARE(list->model()->rowCount(), 0);
        filter->clear();
        QCOMPARE(list->model()->rowCount(), 2);
    }

    void theTableForASpreadsheetQuotesWhatItMust()
    {
        NotedMatch noted(1);
        noted.note("a \"b\", c\nd", 3, "leaf_cards/red_0_l");
        NotesPanel panel(*noted.match.session());
        const QString path = noted.folder.filePath("notes.csv");
        QVERIFY(panel.exportTo(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QVERIFY(csv.startsWith("id,event,moment,seat,component,rating,text,by,date\r\n"));
        QVERIFY2(csv.contains(",leaf_cards/red_0_l,3,\"a \"\"b\"\", c\nd\",Hana,2026-11-16T18:30:00Z\r\n"),
                 csv.constData());
        QVERIFY(!panel.exportTo(noted.folder.filePath("no/such/folder.csv")));
    }

    void notesAreInTheRecordOnDisk()
    {
        NotedMatch noted(3);
        noted.note("kept", 4, {}, 1);
        const QString path = noted.match.session()->recordPath();
        noted.match.session()->close();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        Problems problems;
        const auto match = openRecord(file.readAll().toStdString(), "r.jsonl", compiler(), problems);
        QCOMPARE(linesOf(problems), QStringList());
        QCOMPARE(match->notes().size(), 1u);
        QCOMPARE(match->notes()[0].parent, 1);
    }
};

ENGAWA_SUBJECT(notes_notes_panel_test, NotesPanelTest, QApplication)
#include "notes_panel_test.moc"
