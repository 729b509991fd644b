#include <QAbstractItemView>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "editor/field_editors/choice_editor.h"
#include "editor/field_editors/formula_editor.h"
#include "editor/tables/component_edits.h"
#include "editor/tables/components_panel.h"
#include "tests/editor/tables/opened_pack.h"
#include "tests/subject.h"

using namespace engawa;

class ComponentsPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void typingEditsAndEnterGoesDown();
    void tabGoesRight();
    void escapeLeavesTheCellAlone();
    void deleteClears();
    void plusOneOverASelectionIsOneStep();
    void controlEnterFillsTheSelection();
    void keysAnswerATruth();
    void fillsDownAndRight();
    void copiesAndPastesWithASpreadsheet();
    void pastingBeyondTheLastRowAsks();
    void editingTheIdRenames();
    void newDuplicateDelete();
    void selectionGoesBothWaysWithoutLoops();
    void aPlaceIsShownThroughTheFilter();
    void cellsHaveTheEditorsOfTheirFields();
    void aWordThatTheListHasNotIsKept();
    void otherTablesAndDocuments();
    void lookAtIt_data();
    void lookAtIt();

private:
    QModelIndex at(const std::string &id, const QString &title) const;
    QString text(const std::string &id, const QString &title) const
    {
        return at(id, title).data(Qt::EditRole).toString();
    }
    void go(const std::string &id, const QString &title)
    {
        panel->grid().selectionModel()->setCurrentIndex(at(id, title), QItemSelectionModel::ClearAndSelect);
    }
    void select(const std::string &from, const std::string &to, const QString &title);
    void type(const QString &keys);
    QWidget *editor() const { return QApplication::focusWidget(); }

    std::unique_ptr<OpenedPack> pack;
    std::unique_ptr<ComponentsPanel> panel;
};

void ComponentsPanelTest::init()
{
    QDir().mkpath(ENGAWA_PICTURES);
    pack = std::make_unique<OpenedPack>();
    panel = std::make_unique<ComponentsPanel>(pack->document, pack->selection);
    panel->resize(900, 500);
    panel->show();
    panel->showFile("leaf_cards.json");
    panel->grid().setFocus();
    QVERIFY(QTest::qWaitForWindowActive(panel.get()));
}

void ComponentsPanelTest::cleanup()
{
    panel.reset();
    pack.reset();
}

QModelIndex ComponentsPanelTest::at(const std::string &id, const QString &title) const
{
    const TableModel &table = panel->table();
    for (int column = 0; column < table.columnCount(); ++column)
        if (table.headerData(column, Qt::Horizontal).toString() == title)
            return panel->rows().mapFromSource(table.index(table.rowOf(id), column));
    return {};
}

void ComponentsPanelTest::select(const std::string &from, const std::string &to, const QString &title)
{
    go(from, title);
    panel->grid().selectionModel()->select(QItemSelection(at(from, title), at(to, title)),
                                           QItemSelectionModel::ClearAndSelect);
}

void ComponentsPanelTest::type(const QString &keys)
{
    for (const QChar key : keys)
        QTest::keyClick(editor() ? editor() : &panel->grid(), key.toLatin1());
}

void ComponentsPanelTest::typingEditsAndEnterGoesDown()
{
    const std::string before = pack->bytes();
    go("red_3", "Value");
    type("4");
    QVERIFY(editor() != &panel->grid());
    QTest::keyClick(editor(), Qt::Key_Return);
    QTRY_COMPARE(text("red_3", "Value"), "4");
    QTRY_COMPARE(panel->grid().currentIndex(), at("orange_0_l", "Value"));
    QTRY_COMPARE(editor(), &panel->grid());
    QTest::keyClick(editor(), Qt::Key_Return);
    QCOMPARE(panel->grid().currentIndex(), at("orange_0_r", "Value"));
    pack->checkStep(before);
}

void ComponentsPanelTest::tabGoesRight()
{
    go("red_3", "Leaf");
    QTest::keyClick(&panel->grid(), Qt::Key_Tab);
    QCOMPARE(panel->grid().currentIndex(), at("red_3", "Value"));
    type("5");
    QTest::keyClick(editor(), Qt::Key_Tab);
    QTRY_COMPARE(text("red_3", "Value"), "5");
    QTRY_COMPARE(panel->grid().currentIndex(), at("red_3", "Acorn"));
    QTRY_COMPARE(editor(), &panel->grid());
    QTest::keyClick(&panel->grid(), Qt::Key_Backtab);
    QCOMPARE(panel->grid().currentIndex(), at("red_3", "Value"));
}

void ComponentsPanelTest::escapeLeavesTheCellAlone()
{
    go("red_3", "Value");
    QTest::keyClick(&panel->grid(), Qt::Key_F2);
    QVERIFY(editor() != &panel->grid());
    type("7");
    QTest::keyClick(editor(), Qt::Key_Escape);
    QTRY_COMPARE(editor(), &panel->grid());
    QCOMPARE(text("red_3", "Value"), "3");
    QCOMPARE(pack->document.steps().count(), 0);
}

void ComponentsPanelTest::deleteClears()
{
    const std::string before = pack->bytes();
    select("red_0_l", "red_0_r", "Acorn");
    QTest::keyClick(&panel->grid(), Qt::Key_Delete);
    QCOMPARE(text("red_0_r", "Acorn"), "");
    pack->checkStep(before);
}

void ComponentsPanelTest::plusOneOverASelectionIsOneStep()
{
    const std::string before = pack->bytes();
    select("red_0_l", "red_3", "Value");
    type("+1");
    QTest::keyClick(editor(), Qt::Key_Return);
    QTRY_COMPARE(text("red_3", "Value"), "4");
    QCOMPARE(text("red_0_l", "Value"), "1");
    QCOMPARE(pack->document.steps().undoText(), "Add 1 to 7 cells of Value");
    pack->checkStep(before);
}

void ComponentsPanelTest::controlEnterFillsTheSelection()
{
    const std::string before = pack->bytes();
    select("red_0_l", "red_1_l", "Value");
    type("7");
    QTest::keyClick(editor(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(text("red_1_l", "Value"), "7");
    QCOMPARE(text("red_0_r", "Value"), "7");
    pack->checkStep(before);
}

void ComponentsPanelTest::keysAnswerATruth()
{
    panel->showFile("modes.json");
    go("first_game", panel->table().headerData(panel->table().columnOf("/solo"), Qt::Horizontal).toString());
    const std::string before = pack->bytes();
    QTest::keyClick(&panel->grid(), Qt::Key_Space);
    QCOMPARE((*pack->value("modes.json", "first_game"))["solo"], Json(true));
    pack->checkStep(before);
    type("n");
    QTest::keyClick(editor(), Qt::Key_Return);
    QTRY_COMPARE((*pack->value("modes.json", "first_game"))["solo"], Json(false));
}

void ComponentsPanelTest::fillsDownAndRight()
{
    const std::string before = pack->bytes();
    select("red_2", "orange_0_l", "Value");
    QTest::keyClick(&panel->grid(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(text("orange_0_l", "Value"), "2");
    pack->checkStep(before);
}

void ComponentsPanelTest::copiesAndPastesWithASpreadsheet()
{
    panel->grid().selectionModel()->select(QItemSelection(at("red_2", "Leaf"), at("red_3", "Acorn")),
                                           QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(&panel->grid(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), "red\t2\t\nred\t3\t");
    QApplication::clipboard()->setText("8\tleft\r\n9\t\"right\"\r\n");
    go("red_2", "Value");
    const std::string before = pack->bytes();
    QTest::keyClick(&panel->grid(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(text("red_3", "Acorn"), "right");
    pack->checkStep(before);
    QApplication::clipboard()->setText("1\t2\t3\t4\t5\t6");
    QTest::keyClick(&panel->grid(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY(panel->message().contains("don’t fit"));
    QCOMPARE(pack->document.steps().count(), 1);
}

void ComponentsPanelTest::pastingBeyondTheLastRowAsks()
{
    int asked = 0;
    bool answer = false;
    panel->questions().addRows = [&](int rows) {
        asked = rows;
        return answer;
    };
    go(panel->table().entries().back()->id, "Value");
    QApplication::clipboard()->setText("1\n2\n3");
    QTest::keyClick(&panel->grid(), Qt::Key_V, Qt::ControlModifier);
    QVERIFY2(asked == 2, qPrintable(panel->message()));
    QCOMPARE(panel->table().rowCount(), 42);
    answer = true;
    QTest::keyClick(&panel->grid(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(panel->table().rowCount(), 44);
    QVERIFY(pack->document.compiles());
}

void ComponentsPanelTest::editingTheIdRenames()
{
    panel->showFile("leaves.json");
    int uses = 0;
    panel->questions().renameUses = [&uses](const QString &, const QString &, int count) {
        uses = count;
        return true;
    };
    go("red", "Id");
    type("r");
    QVERIFY(editor() != &panel->grid());
    qobject_cast<QLineEdit *>(editor())->setText("ruby");
    QTest::keyClick(editor(), Qt::Key_Return);
    QTRY_COMPARE((*pack->value("leaf_cards.json", "red_3"))["leaf"], Json("ruby"));
    QVERIFY(uses > 7);
    QCOMPARE(pack->selection.current(), "orange"); // Enter went on
    QVERIFY(pack->document.compiles());
}

void ComponentsPanelTest::newDuplicateDelete()
{
    panel->questions().newComponent = [](const std::string &) {
        return ComponentsPanel::Questions::NewComponent{"violet_1", "Violet 1"};
    };
    panel->action("new")->trigger();
    QCOMPARE(pack->selection.current(), "violet_1");
    QCOMPARE(panel->table().rowCount(), 43);
    panel->action("new")->trigger();
    QVERIFY(panel->message().contains("another entry"));
    panel->action("duplicate")->trigger();
    QCOMPARE(pack->selection.current(), "violet_2");
    panel->action("delete")->trigger();
    QCOMPARE(panel->table().rowCount(), 43);
    panel->action("up")->trigger();
    QVERIFY(panel->message().contains("has no order"));
}

void ComponentsPanelTest::selectionGoesBothWaysWithoutLoops()
{
    const QSignalSpy changes(&pack->selection, &Selection::changed);
    go("red_3", "Value");
    QCOMPARE(pack->selection.ids(), QStringList{"red_3"});
    QCOMPARE(pack->selection.field(), "/value");
    QVERIFY(changes.size() <= 2);
    pack->selection.select("objectives.json", {"torii", "hand"}, "/best");
    QCOMPARE(panel->table().file(), "objectives.json");
    QCOMPARE(panel->grid().selectedRows().size(), std::size_t(2));
    QCOMPARE(panel->grid().currentIndex(), at("torii", "Best"));
    QCOMPARE(pack->selection.ids(), (QStringList{"torii", "hand"}));
}

void ComponentsPanelTest::aPlaceIsShownThroughTheFilter()
{
    panel->rows().setFilterText("orange");
    panel->showPlace("leaf_cards.json", "red_3", "/value");
    panel->findChild<QLineEdit *>()->setText("orange");
    panel->showPlace("leaf_cards.json", "red_3", "/value");
    QCOMPARE(panel->grid().currentIndex(), at("red_3", "Value"));
    QVERIFY(panel->grid().currentIndex().isValid());
}

void ComponentsPanelTest::cellsHaveTheEditorsOfTheirFields()
{
    panel->showFile("objectives.json");
    go("torii", "Metric");
    QTest::keyClick(&panel->grid(), Qt::Key_F2);
    auto *formula = panel->findChild<FormulaEditor *>();
    QVERIFY(formula && formula->isAncestorOf(editor()));
    QCOMPARE(formula->field().scope, "area");
    formula->formula().setText("acorns +");
    QVERIFY(!formula->formula().fault().isEmpty());
    QTRY_VERIFY(formula->height() >= formula->heightForWidth(formula->width())); // room for the sentence
    QVERIFY(formula->height() > panel->grid().rowHeight(0));
    QVERIFY(panel->grab().save(ENGAWA_PICTURES "/components_formula.png"));
    QTest::keyClick(editor(), Qt::Key_Escape);
    QTRY_COMPARE(editor(), &panel->grid());
    go("torii", "Leaf");
    QTest::keyClick(&panel->grid(), Qt::Key_F2);
    auto *choices = panel->findChild<ChoiceEditor *>();
    QVERIFY(choices && choices->box().findData("red") >= 0);
    QTest::keyClick(editor(), Qt::Key_Escape);
    QTRY_COMPARE(editor(), &panel->grid());
    panel->showFile("landscapes.json");
    go("a", "Face");
    QTest::keyClick(&panel->grid(), Qt::Key_F2);
    auto *faces = qobject_cast<ChoiceEditor *>(editor()->parent());
    QVERIFY(faces);
    QCOMPARE(faces->text(), "landscape_a.svg");
    const auto *pictures = qobject_cast<FaceDelegate *>(faces->box().view()->itemDelegate());
    QVERIFY(pictures && !pictures->picture("landscape_a.svg", 48, 1).isNull());
    QTest::keyClick(editor(), Qt::Key_Return);
    QTRY_COMPARE(editor(), &panel->grid());
    QCOMPARE(pack->document.steps().count(), 0);
}

void ComponentsPanelTest::aWordThatTheListHasNotIsKept()
{
    const std::string before = pack->bytes();
    go("red_3", "Leaf");
    type("q");
    QCOMPARE(qobject_cast<QComboBox *>(editor())->currentText(), "q"); // over the old word
    QTest::keyClick(editor(), Qt::Key_Return);
    QTRY_COMPARE(text("red_3", "Leaf"), "q");
    QCOMPARE(at("red_3", "Leaf").data(TableModel::FaultRole).toInt(), 2);
    pack->checkStep(before);
}

void ComponentsPanelTest::otherTablesAndDocuments()
{
    for (const char *file : {"landscapes.json", "scenarios.json", "rulebook.json", "leaves.json", "modules.json"}) {
        panel->showFile(file);
        QCOMPARE(panel->table().file(), file);
        QVERIFY(panel->table().rowCount() > 0);
    }
    panel->showFile("rules.json"); // is the Rules panel's
    QCOMPARE(panel->table().file(), "modules.json");
    Problems problems;
    pack->document.openPack(readPack(ENGAWA_RESOURCES "/packs/kimono", problems), {}, false);
    QCOMPARE(panel->table().file(), "cards.json");
    QCOMPARE(panel->table().rowCount(), 30);
    pack->document.close();
    QCOMPARE(panel->table().rowCount(), 0);
}

void ComponentsPanelTest::lookAtIt_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("scale");
    QTest::newRow("light 100") << false << 100;
    QTest::newRow("dark 100") << true << 100;
    QTest::newRow("light 200") << false << 200;
    QTest::newRow("dark 200") << true << 200;
}

void ComponentsPanelTest::lookAtIt()
{
    QFETCH(bool, dark);
    QFETCH(int, scale);
    const QPalette before = QApplication::palette();
    const QFont font = QApplication::font();
    QPalette palette;
    const auto colour = [&](QPalette::ColorRole role, QRgb light, QRgb night) {
        palette.setColor(role, QColor(dark ? night : light));
    };
    colour(QPalette::Window, 0xF1E9D8, 0x211E1A);
    colour(QPalette::Base, 0xFFFDF7, 0x1C1916);
    colour(QPalette::AlternateBase, 0xFBF6EA, 0x2B2723);
    colour(QPalette::Button, 0xFBF6EA, 0x2B2723);
    colour(QPalette::Highlight, 0xF6DE96, 0x5A4917);
    colour(QPalette::PlaceholderText, 0x665F53, 0xB5A992);
    colour(QPalette::Accent, 0xA63A26, 0xE3B94A);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        colour(role, 0x2B2A28, 0xEFE6D6);
    QApplication::setPalette(palette);
    QFont scaled = font;
    scaled.setPixelSize(13 * scale / 100);
    QApplication::setFont(scaled);
    panel->resize(720 * scale / 100, 420 * scale / 100);
    go("red_0_r", "Value");
    TableEdits(panel->table()).enter({1, at("red_0_r", "Value").column()}, "6");
    TableEdits(panel->table()).enter({3, at("red_0_r", "Value").column()}, "many");
    select("red_2", "orange_0_r", "Value");
    QTest::qWait(50);
    const QPixmap picture = panel->grab();
    QVERIFY(picture.save(QString(ENGAWA_PICTURES "/components_%1_%2.png").arg(dark ? "dark" : "light").arg(scale)));
    QVERIFY(picture.width() >= 720 * scale / 100);
    QApplication::setFont(font);
    QApplication::setPalette(before);
}

ENGAWA_SUBJECT(editor_components_panel_test, ComponentsPanelTest, QApplication)
#include "components_panel_test.moc"
