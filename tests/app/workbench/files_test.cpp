#include <QMessageBox>
#include <QTimer>

#include "app/shell/status_line.h"
#include "workbench_fixture.h"

namespace engawa {

// Variants as files: saved, opened, changed by another program, and not forgotten on the way out.
class FilesTest : public QObject
{
    Q_OBJECT

private slots:
    void savedVariantOpensAndPlays();
    void outsideChangeReachesTheMatch();
    void repairedFileIsFollowed();
    void closingAsks_data();
    void closingAsks();
    void anotherMatchAsks();
    void whatIsNotSavedIsSeen();
    void aSavedVariantIsInTheSetUp();

private:
    static void answer(QMessageBox::StandardButton button, int &asked);
};

// Presses a button of the next question.
void FilesTest::answer(QMessageBox::StandardButton button, int &asked)
{
    auto *timer = new QTimer(qApp);
    timer->callOnTimeout([=, &asked] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        ++asked;
        timer->stop();
        timer->deleteLater();
        QTest::mouseClick(box->button(button), Qt::LeftButton);
    });
    timer->start(20);
}

static void makeVariant(WorkbenchFixture &bench, const QString &component, const QString &path)
{
    bench.enter(component, "/value", "7");
    const auto outcome = bench.workbench().file().saveAs(path);
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error()));
    QVERIFY(!bench.document().modified());
}

void FilesTest::savedVariantOpensAndPlays()
{
    UserFolder user;
    const QString path = user.path("tried.variant.json");
    QString component;
    {
        WorkbenchFixture bench(user.places());
        bench.open();
        component = bench.pieceOf("leaf_cards").component;
        makeVariant(bench, component, path);
        QCOMPARE(bench.warnings(), QStringList());
    }
    UserFolder other;
    WorkbenchFixture bench(other.places());
    QVERIFY2(bench.library().openFile(path), qPrintable(bench.library().problem()));
    QVERIFY(bench.library().form());
    bench.library().form()->setMode("solo");
    bench.library().form()->setPlayers(1);
    bench.library().form()->setSeatPlayer(0, "human");
    bench.library().form()->setScenario("cold_breeze");
    bench.library().form()->setSeed("3");
    QVERIFY(bench.library().start());
    bench.settle();
    QCOMPARE(bench.match().session()->variantName(), "Tried");
    QCOMPARE(bench.valueInMatch(component, "value"), Json(7));
    QVERIFY(!bench.piecesOf(component).isEmpty());
    for (const PieceRow &row : bench.match().view()->pieces()->rows())
        QVERIFY2(row.altered == (row.component == component), qPrintable(row.id));
    const int head = bench.match().session()->match()->head().id;
    bench.design();
    QCOMPARE(bench.document().target(), PackDocument::Target::Variant);
    QCOMPARE(QFileInfo(bench.document().path()).canonicalFilePath(), QFileInfo(path).canonicalFilePath());
    QCOMPARE(bench.document().title(), "Tried");
    QVERIFY(!bench.document().modified());
    QCOMPARE(bench.match().session()->match()->head().id, head); // looking changes nothing
    bench.enter(component, "/value", "8");
    QCOMPARE(bench.asked(), 0);
    QVERIFY(bench.document().modified());
    bench.trigger(command::saveVariant);
    QVERIFY(!bench.document().modified());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("8"));
    QCOMPARE(bench.warnings(), QStringList());
}

void FilesTest::outsideChangeReachesTheMatch()
{
    UserFolder user;
    const QString path = user.path("tried.variant.json");
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    makeVariant(bench, card.component, path);
    if (QTest::currentTestFailed())
        return;
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    file.close();
    QVERIFY(text.contains("\"value\": 7"));
    const auto write = [&](const QByteArray &bytes) {
        QFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size();
    };
    QVERIFY(write(QByteArray(text).replace("\"value\": 7", "\"value\": 9")));
    QTRY_COMPARE(bench.valueInMatch(card.component, "value"), Json(9));
    QVERIFY(!bench.document().modified());
    QVERIFY(bench.match().view()->pieces()->find(card.id)->source != card.source);

    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY2(bench.document().modified(), "The file is gone, and the document says that it is saved.");
    QCOMPARE(bench.valueInMatch(card.component, "value"), Json(9));
    QCOMPARE(bench.value(card.component, "value"), Json(9));
    QCOMPARE(bench.warnings(), QStringList());
}

// Half a file, as a text editor may save it, and then the whole: nothing is unsaved here, so there is nothing to ask.
void FilesTest::repairedFileIsFollowed()
{
    UserFolder user;
    const QString path = user.path("tried.variant.json");
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    makeVariant(bench, card.component, path);
    if (QTest::currentTestFailed())
        return;
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    file.close();
    const auto write = [&](const QByteArray &bytes) {
        QFile out(path);
        return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size();
    };
    int questions = 0;
    QTimer refuse;
    refuse.callOnTimeout([&questions] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            ++questions;
            dialog->reject();
        }
    });
    refuse.start(50);
    QVERIFY(write(text.first(text.size() / 2)));
    QTRY_VERIFY(bench.panel<ProblemsPanel>("problems")->errors() > 0);
    QCOMPARE(bench.valueInMatch(card.component, "value"), Json(7));
    QVERIFY(write(QByteArray(text).replace("\"value\": 7", "\"value\": 9")));
    QTRY_COMPARE(bench.valueInMatch(card.component, "value"), Json(9));
    QCOMPARE(questions, 0);
    QTRY_COMPARE(bench.panel<ProblemsPanel>("problems")->errors(), 0);
    QCOMPARE(bench.warnings(), QStringList());
}

void FilesTest::closingAsks_data()
{
    QTest::addColumn<int>("button");
    QTest::addColumn<bool>("closes");
    QTest::newRow("cancel") << int(QMessageBox::Cancel) << false;
    QTest::newRow("discard") << int(QMessageBox::Discard) << true;
    QTest::newRow("save") << int(QMessageBox::Save) << true;
}

void FilesTest::closingAsks()
{
    QFETCH(int, button);
    QFETCH(bool, closes);
    UserFolder user;
    const QString path = user.path("tried.variant.json");
    WorkbenchFixture bench(user.places());
    bench.open();
    const QString component = bench.pieceOf("leaf_cards").component;
    makeVariant(bench, component, path);
    bench.enter(component, "/value", "8");
    QVERIFY(bench.document().modified());
    int asked = 0;
    answer(QMessageBox::StandardButton(button), asked);
    bench.program().window().close();
    QCOMPARE(asked, 1);
    QCOMPARE(bench.program().window().isVisible(), !closes);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().contains("\"value\": 8"), button == QMessageBox::Save);
    QCOMPARE(bench.warnings(), QStringList());
}

void FilesTest::anotherMatchAsks()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const QString component = bench.pieceOf("leaf_cards").component;
    bench.enter(component, "/value", "8");
    const QString record = bench.match().session()->recordPath();
    int asked = 0;
    answer(QMessageBox::Cancel, asked);
    bench.deal({});
    QCOMPARE(asked, 1);
    QCOMPARE(bench.match().session()->recordPath(), record);
    QCOMPARE(bench.valueInMatch(component, "value"), Json(8));
    answer(QMessageBox::Discard, asked);
    bench.deal({});
    QCOMPARE(asked, 2);
    QVERIFY(bench.match().session()->recordPath() != record);
    QVERIFY(bench.valueInMatch(component, "value") != Json(8));
    QVERIFY(!bench.document().modified());
    QCOMPARE(bench.document().target(), PackDocument::Target::ReadOnly);
    QCOMPARE(bench.warnings(), QStringList());
}

// In the title and at the foot of the window, until it is saved; then that it is, and where.
void FilesTest::whatIsNotSavedIsSeen()
{
    UserFolder user;
    const QString path = user.path("tried.variant.json");
    WorkbenchFixture bench(user.places());
    bench.open();
    const MainWindow &window = bench.program().window();
    StatusLine &line = bench.program().window().statusLine();
    QVERIFY(window.windowTitle().contains("[*]"));
    QVERIFY(!window.isWindowModified());
    QCOMPARE(line.problemText(), "Match saved after every move");

    const QString component = bench.pieceOf("leaf_cards").component;
    bench.enter(component, "/value", "7");
    QVERIFY2(window.isWindowModified(), qPrintable(window.windowTitle()));
    QVERIFY2(window.windowTitle().startsWith("Momiji, Tried[*]"), qPrintable(window.windowTitle()));
    QCOMPARE(line.problemText(), "“Tried” is not saved");
    const auto outcome = bench.workbench().file().saveAs(path);
    QVERIFY2(outcome, outcome ? "" : qPrintable(outcome.error()));
    QVERIFY(!window.isWindowModified());
    QCOMPARE(line.problemText(), "Match saved after every move");

    bench.enter(component, "/value", "8");
    QCOMPARE(line.problemText(), "“Tried” is not saved");
    bench.document().steps().undo(); // as it lies in the file
    QVERIFY(!window.isWindowModified());
    QCOMPARE(line.problemText(), "Match saved after every move");
    bench.document().steps().redo();
    QVERIFY(window.isWindowModified());
    bench.settings().setLanguage("ja");
    QCOMPARE(line.problemText(), "「Tried」は未保存");
    bench.settings().setLanguage("en");
    bench.trigger(command::saveVariant);
    QCOMPARE(line.told(), QString("“Tried” is saved in %1.").arg(QDir::toNativeSeparators(path)));
    QCOMPARE(line.problemText(), "Match saved after every move");
    QCOMPARE(bench.warnings(), QStringList());
}

void FilesTest::aSavedVariantIsInTheSetUp()
{
    UserFolder user;
    const QString path = user.path("tried.variant.json");
    {
        WorkbenchFixture bench(user.places());
        bench.open();
        bench.enter("leaf_cards/red_2", "/value", "7");
        QVERIFY(bench.library().setUp("momiji"));
        QCOMPARE(bench.library().form()->variants()->rowOf(path), -1);
        QVERIFY(bench.workbench().file().saveAs(path));
        QVERIFY2(bench.library().form(), "The form is gone.");
        QVERIFY2(bench.library().form()->variants()->rowOf(path) >= 0, "The form that is open doesn't list it.");
        bench.enter("leaf_cards/red_2", "/value", "8");
        QVERIFY(bench.workbench().file().save());
        QVERIFY(bench.library().setUp("momiji"));
        bench.library().form()->chooseVariant(path, true);
        Problems problems;
        const auto prepared = bench.library().form()->prepare(problems);
        QVERIFY(prepared);
        QCOMPARE((*prepared->game->data().value("leaf_cards", "red_2"))["value"], Json(8)); // as it was saved last
        QCOMPARE(bench.warnings(), QStringList());
    }
    WorkbenchFixture bench(user.places());
    QVERIFY(bench.library().setUp("momiji"));
    QVERIFY2(bench.library().form()->variants()->rowOf(path) >= 0, "It is forgotten at the next start.");
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_files_test, engawa::FilesTest)
#include "files_test.moc"
