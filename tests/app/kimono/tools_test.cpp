#include <QDialogButtonBox>
#include <QFileDialog>
#include <QPushButton>
#include <QTimer>

#include "app/notes/note_card.h"
#include "app/position/position_panel.h"
#include "core/match/note_content.h"
#include "editor/csv/csv.h"
#include "kimono_bench.h"

namespace engawa {

// The tools of the workbench with the cards of Kimono Memories: tables as CSV, notes, and positions made by hand.
class KimonoToolsTest : public QObject
{
    Q_OBJECT

private slots:
    void theCardsGoOutAndComeBack();
    void aBadHalfInACsvIsRefused();
    void aNoteIsInTheRecord();
    void aPhotoIsMovedByHand();

private:
    static void choose(const QString &path);
    static void acceptPreview();
};

static QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

static bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

// Writes a path into the next file dialog.
void KimonoToolsTest::choose(const QString &path)
{
    auto *timer = new QTimer(qApp);
    timer->callOnTimeout([=] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        auto *name = dialog ? dialog->findChild<QLineEdit *>("fileNameEdit") : nullptr;
        if (!name)
            return;
        name->setText(path);
        auto *buttons = dialog->findChild<QDialogButtonBox *>("buttonBox");
        for (const auto role : {QDialogButtonBox::Save, QDialogButtonBox::Open})
            if (QPushButton *button = buttons->button(role); button && button->isEnabled()) {
                timer->stop();
                timer->deleteLater();
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
    });
    timer->start(30);
}

void KimonoToolsTest::acceptPreview()
{
    auto *timer = new QTimer(qApp);
    timer->callOnTimeout([=] {
        QWidget *shown = QApplication::activeModalWidget();
        if (!shown || !shown->inherits("engawa::CsvPreview"))
            return;
        timer->stop();
        timer->deleteLater();
        for (QAbstractButton *button : shown->findChild<QDialogButtonBox *>()->buttons())
            if (shown->findChild<QDialogButtonBox *>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
                QTest::mouseClick(button, Qt::LeftButton);
    });
    timer->start(30);
}

void KimonoToolsTest::theCardsGoOutAndComeBack()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("basic", {"human", "human"});
    const PieceRow card = bench.inRing();
    bench.goToCell(card.component, "/left");
    choose(user.path("cards.csv"));
    bench.trigger(command::exportCsv);
    const auto rows = readCsv(QString::fromUtf8(read(user.path("cards.csv"))));
    QVERIFY(rows);
    QCOMPARE(rows->size(), 31); // thirty cards and their heading
    const QStringList heading = rows->front().cells;
    for (const char *column : {"kind", "pattern", "left", "right", "mon", "object", "points", "count"})
        QVERIFY2(heading.contains(column), qPrintable(heading.join(',')));
    const QString half = bench.value(card.component, "left") == "cat" ? "wild" : "cat";
    QList<QStringList> changed;
    for (const CsvRow &row : *rows) {
        changed.append(row.cells);
        if (row.cells.front() == card.component.section('/', 1))
            changed.back()[heading.indexOf("left")] = half;
    }
    QVERIFY(write(user.path("cards.csv"), writeCsv(changed)));
    choose(user.path("cards.csv"));
    acceptPreview();
    bench.trigger(command::importCsv);
    QCOMPARE(bench.valueInMatch(card.component, "left"), Json(half.toStdString()));
    QVERIFY2(bench.match().view()->pieces()->find(card.id)->source != card.source, "The card shows its old half.");
    QCOMPARE(bench.document().steps().count(), 1);
    bench.document().steps().undo();
    QCOMPARE(bench.match().view()->pieces()->find(card.id)->source, card.source);
    QCOMPARE(bench.warnings(), QStringList());
}

void KimonoToolsTest::aBadHalfInACsvIsRefused()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("basic", {"human", "human"});
    QVERIFY(write(user.path("bad.csv"), "id,count\r\npink_0,\"1\r\n"));
    bench.goToCell("cards/pink_0", "/count");
    choose(user.path("bad.csv"));
    bench.trigger(command::importCsv);
    QVERIFY2(bench.components().message().contains("2"), qPrintable(bench.components().message()));
    QCOMPARE(bench.document().steps().count(), 0);
    QCOMPARE(bench.warnings(), QStringList());
}

void KimonoToolsTest::aNoteIsInTheRecord()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("expert", {"human", "human"});
    bench.playTurn();
    bench.match().view()->liftCurtain();
    const int node = bench.match().session()->match()->head().id;
    bench.program().table().setFocus();
    bench.press(Qt::Key_N);
    auto *card = bench.program().window().findChild<NoteCard *>();
    QVERIFY(card);
    QTRY_VERIFY(card->isVisible());
    bench.type("Too many fans");
    bench.press(Qt::Key_Return);
    QTRY_VERIFY(!card->isVisible());
    Problems problems;
    const auto read = bench.fromDisk();
    QVERIFY(read);
    const std::vector<StandingNote> notes = standingNotes(*read, problems);
    QCOMPARE(std::ssize(notes), 1);
    QCOMPARE(notes[0].content.text, std::string("Too many fans"));
    QCOMPARE(notes[0].node, node);
    QCOMPARE(bench.warnings(), QStringList());
}

// A photo from the ring to an album by two clicks; from there the game goes on.
void KimonoToolsTest::aPhotoIsMovedByHand()
{
    UserFolder user;
    KimonoBench bench(user.places());
    bench.openKimono("basic", {"human", "human"});
    bench.playTurn();
    bench.match().view()->liftCurtain();
    const QString record = bench.match().session()->recordPath();
    bench.trigger(command::editPosition);
    bench.settle();
    QTRY_VERIFY(bench.match().view()->arranging());
    const PieceRow photo = bench.inRing();
    bench.bringInSight(bench.piece(photo.id));
    QVERIFY(bench.freePoint(bench.piece(photo.id)));
    bench.click(*bench.freePoint(bench.piece(photo.id)));
    QVERIFY(bench.match().view()->selecting());
    QQuickItem *goal = nullptr;
    for (QQuickItem *item : bench.legalPieces())
        if (item->property("zone").toString().startsWith("album."))
            goal = item;
    QVERIFY2(goal, "No place in an album is offered.");
    const QString album = goal->property("zone").toString();
    bench.bringInSight(goal);
    QVERIFY(bench.freePoint(goal));
    bench.click(*bench.freePoint(goal));
    QTRY_VERIFY2(bench.layout().contains(photo.component + " in " + album), qPrintable(bench.layout().join('\n')));
    auto *panel = bench.program().window().findChild<PositionPanel *>();
    QVERIFY(panel);
    for (QPushButton *button : panel->findChildren<QPushButton *>())
        if (button->text().remove('&') == "Play from here")
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(!bench.match().view()->arranging());
    QVERIFY(bench.match().session()->recordPath() != record);
    QVERIFY(bench.layout().contains(photo.component + " in " + album));
    bench.playOne();
    QVERIFY(bench.match().session()->match()->head().move);
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(kimono_window_tools_test, engawa::KimonoToolsTest)
#include "tools_test.moc"
