#include <QPlainTextEdit>

#include "app/notes/note_card.h"
#include "app/notes/notes_panel.h"
#include "app/notes/report_file.h"
#include "core/match/capsule.h"
#include "workbench_fixture.h"

namespace engawa {

// Notes of a playtest, and the report that is sent.
class NotesTest : public QObject
{
    Q_OBJECT

private slots:
    void letterOpensTheCardAtTheTable();
    void letterIsTextInThePanels();
    void noteIsInTheRecord();
    void reportOpensAsARecord();
};

static NoteCard *card(WorkbenchFixture &bench)
{
    return bench.program().window().findChild<NoteCard *>();
}

static std::vector<StandingNote> notes(WorkbenchFixture &bench)
{
    Problems problems;
    return standingNotes(*bench.match().session()->match(), problems);
}

void NotesTest::letterOpensTheCardAtTheTable()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.program().table().setFocus();
    QVERIFY(card(bench) && !card(bench)->isVisible());
    bench.press(Qt::Key_N);
    QTRY_VERIFY(card(bench)->isVisible());
    QTRY_VERIFY(card(bench)->isAncestorOf(QApplication::focusWidget()));
    QTRY_VERIFY2(bench.program().window().rect().contains(card(bench)->geometry()),
                 "The card reaches out of the window.");
    bench.press(Qt::Key_Escape);
    QTRY_VERIFY(!card(bench)->isVisible());
    QVERIFY(notes(bench).empty());
    QTRY_VERIFY2(bench.program().table().hasFocus(),
                 qPrintable("The keyboard doesn't go back to the table but to " + bench.whereKeysGo()));
    QCOMPARE(bench.warnings(), QStringList());
}

void NotesTest::letterIsTextInThePanels()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const QString component = bench.pieceOf("leaf_cards").component;
    bench.goToCell(component, "/value");
    bench.press(Qt::Key_N);
    QTest::qWait(30);
    QVERIFY2(!card(bench)->isVisible(), "n in a cell opens the note card.");
    QTRY_VERIFY2(qobject_cast<QLineEdit *>(QApplication::focusWidget()),
                 qPrintable("n in a cell begins no text: the keyboard is at " + bench.whereKeysGo()));
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QCOMPARE(editor->text(), "n");
    bench.press(Qt::Key_N);
    QCOMPARE(editor->text(), "nn");
    QVERIFY(!card(bench)->isVisible());
    bench.press(Qt::Key_Escape);
    QCOMPARE(bench.document().steps().count(), 0);
    QCOMPARE(bench.warnings(), QStringList());
}

void NotesTest::noteIsInTheRecord()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.playTurn();
    const int node = bench.match().session()->match()->head().id;
    bench.program().table().setFocus();
    bench.press(Qt::Key_N);
    QTRY_VERIFY(card(bench)->isVisible());
    bench.press(Qt::Key_2, Qt::AltModifier);
    bench.type("Too strong");
    bench.press(Qt::Key_Return);
    QVERIFY(!card(bench)->isVisible());
    QCOMPARE(std::ssize(notes(bench)), 1);
    QCOMPARE(notes(bench)[0].content.text, std::string("Too strong"));
    QCOMPARE(notes(bench)[0].content.rating, 2);
    QCOMPARE(notes(bench)[0].node, node);
    QTRY_COMPARE(bench.linesInRecord("note"), 1);
    const auto read = bench.fromDisk();
    QVERIFY(read);
    Problems problems;
    QCOMPARE(std::ssize(standingNotes(*read, problems)), 1);
    QVERIFY(bench.panel<NotesPanel>("notes"));
    QCOMPARE(bench.match().session()->match()->head().id, node);
    QCOMPARE(bench.warnings(), QStringList());
}

void NotesTest::reportOpensAsARecord()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const QString component = bench.pieceOf("leaf_cards").component;
    bench.playTurn();
    bench.enter(component, "/value", "7");
    bench.program().table().setFocus();
    bench.press(Qt::Key_N);
    QTRY_VERIFY(card(bench)->isVisible());
    bench.type("Why seven");
    bench.press(Qt::Key_Return);
    QCOMPARE(std::ssize(notes(bench)), 1);
    const QString path = user.path("seven.engawa.jsonl");
    const QString fault = writeCapsule(path, *bench.match().session(), notes(bench)[0].id, {});
    QCOMPARE(fault, QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    Problems problems;
    const auto capsule = readCapsule(file.readAll().toStdString(), "capsule", *bench.library().compiler(), problems);
    QVERIFY(capsule && problems.empty());
    QVERIFY(capsule->report && capsule->position);
    QCOMPARE(std::ssize(capsule->notes), 1);
    const auto hash = hashOf(bench.match().session()->match()->state());
    bench.document().steps().setClean(); // nothing to ask about
    QVERIFY(bench.library().openFile(path));
    QTRY_COMPARE(bench.match().session()->recordPath(), path);
    bench.settle();
    QCOMPARE(hashOf(bench.match().session()->match()->state()), hash);
    QCOMPARE(bench.valueInMatch(component, "value"), Json(7));
    QCOMPARE(bench.value(component, "value"), Json(7)); // on the workbench as a variant of the record
    QCOMPARE(bench.document().target(), PackDocument::Target::Variant);
    QVERIFY(bench.match().view()->pieces()->rows().size() > 0);
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_notes_test, engawa::NotesTest)
#include "notes_test.moc"
