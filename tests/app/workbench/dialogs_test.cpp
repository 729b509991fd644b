#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QTreeView>

#include "app/position/position_panel.h"
#include "editor/csv/csv.h"
#include "editor/csv/csv_preview.h"
#include "editor/document/documents_folder.h"
#include "editor/inspector/inspector_panel.h"
#include "editor/rules/rules_panel.h"
#include "editor/texts/texts_panel.h"
#include "workbench_fixture.h"

namespace engawa {

// Files by way of their dialogs, as hands choose them.
class DialogsTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstEditAsksForAName_data();
    void theFirstEditAsksForAName();
    void aVariantIsSavedWhereItIsSaid();
    void aDeclinedDialogWritesNothing();
    void aTableGoesOutAndComesBack();
    void aBadTableIsRefusedWithItsLine();
    void aPositionIsSavedAndOpened();
    void newFilesAreProposedAmongTheDocuments();

private:
    static void choose(const QString &path, QString *folder = nullptr);
    static void accept(const char *dialog);
};

// Writes a path into the next file dialog; an empty one closes it. Tells where that began.
void DialogsTest::choose(const QString &path, QString *folder)
{
    auto *timer = new QTimer(qApp);
    timer->callOnTimeout([=] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        auto *name = dialog ? dialog->findChild<QLineEdit *>("fileNameEdit") : nullptr;
        if (!name)
            return;
        if (folder)
            *folder = dialog->directory().absolutePath();
        if (path.isEmpty()) {
            timer->stop();
            timer->deleteLater();
            return dialog->reject();
        }
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

// Presses the button of the next dialog of that class that goes on.
void DialogsTest::accept(const char *dialog)
{
    auto *timer = new QTimer(qApp);
    timer->callOnTimeout([=] {
        QWidget *shown = QApplication::activeModalWidget();
        if (!shown || !shown->inherits(dialog))
            return;
        timer->stop();
        timer->deleteLater();
        for (QAbstractButton *button : shown->findChild<QDialogButtonBox *>()->buttons())
            if (shown->findChild<QDialogButtonBox *>()->buttonRole(button) == QDialogButtonBox::AcceptRole)
                QTest::mouseClick(button, Qt::LeftButton);
    });
    timer->start(30);
}

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

void DialogsTest::theFirstEditAsksForAName_data()
{
    QTest::addColumn<QString>("panel");
    for (const char *panel : {"components", "rules", "texts", "inspector"})
        QTest::newRow(panel) << panel;
}

// The question comes while the cell's own editor is open.
void DialogsTest::theFirstEditAsksForAName()
{
    QFETCH(QString, panel);
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.deal({.mode = "solo", .players = {"human"}, .seed = 3, .modules = {}, .scenario = "cold_breeze"});
    bench.match().view()->liftCurtain();
    bench.trigger(command::designWorkspace);
    bench.settle();
    const std::size_t nodes = bench.match().session()->match()->nodes().size();
    accept("engawa::VariantDialog");
    if (panel == "components") {
        bench.enter("leaf_cards/red_2", "/value", "7");
    } else if (panel == "rules") {
        auto *rules = bench.panel<RulesPanel>("rules");
        rules->showPlace("rules.json", "hand_limit", {});
        auto *tree = rules->findChild<QTreeView *>();
        tree->setFocus();
        tree->edit(tree->currentIndex());
        bench.type("9");
        bench.press(Qt::Key_Return);
    } else if (panel == "texts") {
        auto *texts = bench.panel<TextsPanel>("texts");
        texts->showPlace("text/en.json", "name", "/red_2");
        auto *table = texts->findChild<QTableView *>();
        table->setFocus();
        table->edit(table->currentIndex());
        bench.type("Scarlet");
        bench.press(Qt::Key_Return);
    } else {
        bench.goToCell("leaf_cards/red_2", "/value");
        auto *inspector = bench.panel<InspectorPanel>("inspector");
        inspector->showPlace("leaf_cards.json", "red_2", "/value");
        QTRY_VERIFY2(qobject_cast<QLineEdit *>(QApplication::focusWidget()), qPrintable(bench.whereKeysGo()));
        auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        line->selectAll();
        bench.type("7");
        bench.press(Qt::Key_Return);
    }
    QTRY_COMPARE(bench.document().target(), PackDocument::Target::Variant);
    bench.settle();
    QTRY_COMPARE(bench.document().title(), "Momiji, changed");
    QTRY_COMPARE(bench.document().steps().count(), 1);
    QTRY_COMPARE(bench.match().session()->match()->nodes().size(), nodes + 1);
    bench.document().steps().setClean();
    QCOMPARE(bench.warnings(), QStringList());
}

void DialogsTest::aVariantIsSavedWhereItIsSaid()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.enter(bench.pieceOf("leaf_cards").component, "/value", "7");
    choose(user.path("mine.json"));
    bench.trigger(command::saveVariant); // never saved: it asks where
    const QByteArray saved = read(user.path("mine.json"));
    QVERIFY2(saved.contains("\"value\": 7"), saved.constData());
    QVERIFY2(saved.count('\n') <= 16, saved.constData());
    QCOMPARE(bench.document().path(), user.path("mine.json"));
    QVERIFY(!bench.document().modified());
    QCOMPARE(bench.warnings(), QStringList());
}

void DialogsTest::aDeclinedDialogWritesNothing()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.enter(bench.pieceOf("leaf_cards").component, "/value", "7");
    choose({});
    bench.trigger(command::saveVariantAs);
    QVERIFY(bench.document().modified());
    QVERIFY(bench.document().path().isEmpty());
    choose({});
    bench.trigger(command::exportCsv);
    choose({});
    bench.trigger(command::importCsv);
    QCOMPARE(bench.document().steps().index(), 1);
    bench.document().steps().setClean();
    QCOMPARE(bench.warnings(), QStringList());
}

void DialogsTest::aTableGoesOutAndComesBack()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const QString component = bench.pieceOf("leaf_cards").component;
    bench.goToCell(component, "/value");
    choose(user.path("cards.csv"));
    bench.trigger(command::exportCsv);
    const auto rows = readCsv(QString::fromUtf8(read(user.path("cards.csv"))));
    QVERIFY(rows && rows->size() > 10);
    const qsizetype value = rows->front().cells.indexOf("value");
    QVERIFY2(value > 0, qPrintable(rows->front().cells.join(',')));
    QList<QStringList> changed;
    for (const CsvRow &row : *rows) {
        changed.append(row.cells);
        if (row.cells.front() == component.section('/', 1))
            changed.back()[value] = "8";
    }
    QVERIFY(write(user.path("cards.csv"), writeCsv(changed)));
    choose(user.path("cards.csv"));
    accept("engawa::CsvPreview");
    bench.trigger(command::importCsv);
    QCOMPARE(bench.valueInMatch(component, "value"), Json(8));
    QCOMPARE(bench.document().steps().count(), 1);
    bench.document().steps().undo();
    QVERIFY(bench.valueInMatch(component, "value") != Json(8));
    QCOMPARE(bench.warnings(), QStringList());
}

void DialogsTest::aBadTableIsRefusedWithItsLine()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    QVERIFY(write(user.path("bad.csv"), "id,value\r\nred_2,\"7\r\n"));
    bench.goToCell("leaf_cards/red_2", "/value");
    choose(user.path("bad.csv"));
    bench.trigger(command::importCsv);
    QVERIFY2(bench.components().message().contains("2"), qPrintable(bench.components().message()));
    QVERIFY(bench.components().findChild<QLabel *>("conflict")->isVisible());
    QCOMPARE(bench.document().steps().count(), 0);
    QCOMPARE(bench.warnings(), QStringList());
}

void DialogsTest::aPositionIsSavedAndOpened()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    bench.trigger(command::editPosition);
    bench.settle();
    auto *panel = bench.program().window().findChild<PositionPanel *>();
    QVERIFY(panel);
    const auto press = [panel](const QString &text) {
        for (QPushButton *button : panel->findChildren<QPushButton *>())
            if (button->text().remove('&') == text)
                button->click();
    };
    choose(user.path("tried.json"));
    press("Save position…");
    QVERIFY(read(user.path("tried.json")).startsWith('{'));
    choose(user.path("tried.json"));
    press("Open position…");
    QVERIFY(bench.match().view()->arranging());
    QCOMPARE(bench.warnings(), QStringList());
}

void DialogsTest::newFilesAreProposedAmongTheDocuments()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const QString documents = QFileInfo(inDocuments("any.csv")).absolutePath();
    QVERIFY(documents != QDir::currentPath());
    bench.enter(bench.pieceOf("leaf_cards").component, "/value", "7");
    for (const auto command : {command::exportCsv, command::importCsv, command::saveRecord, command::saveVariantAs}) {
        QString folder;
        choose({}, &folder);
        bench.trigger(command);
        QCOMPARE(folder, documents);
    }
    choose(user.path("cards.csv"));
    bench.trigger(command::exportCsv);
    QString folder;
    choose({}, &folder);
    bench.trigger(command::importCsv);
    QCOMPARE(folder, QFileInfo(user.path("cards.csv")).absolutePath()); // where the last one went
    bench.document().steps().setClean();
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_dialogs_test, engawa::DialogsTest)
#include "dialogs_test.moc"
