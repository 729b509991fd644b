#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include "app/faces/face_store.h"
#include "editor/texts/texts_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class TextsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextHasARowAndEveryLanguageAColumn();
    void theModelKeepsItsPromises();
    void aTextIsWrittenByKeyboard();
    void aMissingTextIsMarkedAndFound();
    void aBrokenMessageIsRed();
    void aNameThatDoesNotFitItsBoxIsTooLong();
    void aNewLanguageIsOneStep();
    void cellsAreCopiedAndPastedLikeASpreadsheet();
    void aPlaceIsShownThroughAFilter();
    void theCountFollowsTheFilter();
    void anObjectiveThatNobodyHasDrawnSaysItsName();
};

namespace {

struct Open
{
    FormsDesk desk;
    TextsPanel panel{desk.document, desk.selection};
    TextsModel &model = panel.model();

    Open()
    {
        panel.resize(900, 600);
        panel.show();
    }
    QModelIndex cell(const TextPlace &place, int column) { return model.index(model.find(place), column); }
};

} // namespace

void TextsTest::everyTextHasARowAndEveryLanguageAColumn()
{
    Open open;
    QCOMPARE(open.model.columnCount(), 3);
    QCOMPARE(open.model.language(1), u"en"_s);
    std::size_t texts = 0;
    for (const EntryPtr &section : open.desk.document.data().table("text/en").entries())
        texts += section->value.size();
    QVERIFY(open.model.rowCount() >= static_cast<int>(texts));
    QCOMPARE(open.cell({"name", "red_3"}, 0).data().toString(), u"name.red_3"_s);
    QCOMPARE(open.cell({"name", "red_3"}, 1).data().toString(), u"Red 3"_s);
}

void TextsTest::theModelKeepsItsPromises()
{
    Open open;
    const QAbstractItemModelTester tester(&open.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&open.model, &QAbstractItemModel::modelReset);
    const int rows = open.model.rowCount();
    QVERIFY(open.desk.document.edit(u"new"_s, {{"text/en.json", "/name/newcomer", "Newcomer"}}));
    QCOMPARE(open.model.rowCount(), rows + 1);
    QVERIFY(open.desk.document.edit(u"changed"_s, {{"text/en.json", "/name/newcomer", "New"}}));
    open.desk.document.steps().undo();
    open.desk.document.steps().undo();
    QCOMPARE(open.model.rowCount(), rows);
    QVERIFY(reset.isEmpty());
}

void TextsTest::aTextIsWrittenByKeyboard()
{
    Open open;
    QVERIFY(QTest::qWaitForWindowActive(&open.panel));
    open.panel.showPlace(u"text/en.json"_s, u"name"_s, u"/red_3"_s);
    const std::string before = open.desk.bytes();
    QTest::keyClick(&open.panel.table(), Qt::Key_F2);
    auto *edit = open.panel.table().findChild<QPlainTextEdit *>();
    QVERIFY(edit);
    QTest::keyClicks(edit, u"Scarlet"_s);
    QTest::keyClick(edit, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClicks(edit, u"three"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(*textAt(open.desk.document.data(), u"en"_s, {"name", "red_3"}), std::string("Scarlet\nthree"));
    QCOMPARE(open.desk.document.steps().count(), 1);
    QVERIFY(open.cell({"name", "red_3"}, 1).data(TextsModel::ChangedRole).toBool());
    QVERIFY(open.desk.stepRestores(before));
    open.desk.document.steps().undo();
    QVERIFY(!open.cell({"name", "red_3"}, 1).data(TextsModel::ChangedRole).toBool());
}

void TextsTest::aMissingTextIsMarkedAndFound()
{
    Open open;
    QVERIFY(open.desk.document.edit(u"new"_s, {{"text/en.json", "/name/newcomer", "Newcomer"}}));
    const QModelIndex cell = open.cell({"name", "newcomer"}, 2);
    QVERIFY(cell.data(TextsModel::MissingRole).toBool());
    QVERIFY(cell.data(Qt::EditRole).toString().isEmpty());
    open.panel.filter().setOnly(TextsFilter::Only::Missing);
    QCOMPARE(open.panel.filter().rowCount(), 1);
    open.panel.filter().setOnly(TextsFilter::Only::Changed);
    QCOMPARE(open.panel.filter().rowCount(), 1);
    open.panel.filter().setOnly(TextsFilter::Only::All);
    open.panel.filter().setSection(u"zone"_s);
    QCOMPARE(open.panel.filter().rowCount(),
             static_cast<int>(open.desk.document.data().value("text/en", "zone")->size()));
    open.panel.filter().setSection({});
    open.panel.filter().setWords(u"newcom"_s);
    QCOMPARE(open.panel.filter().rowCount(), 1);
}

void TextsTest::aBrokenMessageIsRed()
{
    Open open;
    const QModelIndex cell = open.cell({"name", "red_3"}, 2);
    QVERIFY(open.model.setData(cell, u"{count, plural"_s, Qt::EditRole));
    QVERIFY(!open.desk.document.compiles());
    QVERIFY(!cell.data(TextsModel::ProblemRole).toString().isEmpty());
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(cell.data(TextsModel::ProblemRole).toString()));
    QVERIFY(cell.data(Qt::ForegroundRole).isValid());
    open.panel.filter().setOnly(TextsFilter::Only::Faulty);
    QVERIFY(open.panel.filter().rowCount() >= 1);
}

void TextsTest::aNameThatDoesNotFitItsBoxIsTooLong()
{
    QVERIFY(fits({.width = 100, .height = 40, .size = 12, .text = "Zeros", .colour = {}, .align = {}}));
    QVERIFY(
        !fits({.width = 30, .height = 8, .size = 12, .text = "Zeros and ones and twos", .colour = {}, .align = {}}));
    Open open;
    const TextPlace place{"name", "newcomer"}; // an objective without a picture of its own shows its name
    QVERIFY(open.desk.document.edit(u"new"_s,
                                    {{"objectives.json", "/newcomer", Json{{"metric", "piles"}, {"best", "most"}}},
                                     {"text/en.json", "/name/newcomer", "Newcomer"}}));
    open.model.fit().finish();
    QVERIFY(!open.model.fit().tooLong(place, u"en"_s));
    QVERIFY(open.model.setData(open.cell(place, 1), QString(u"A very long name "_s).repeated(40), Qt::EditRole));
    open.model.fit().finish();
    QVERIFY(open.model.fit().tooLong(place, u"en"_s));
    QVERIFY(!open.model.fit().tooLong({"name", "sum"}, u"en"_s));
    QVERIFY(open.cell(place, 1).data(TextsModel::TooLongRole).toBool());
    QVERIFY(open.cell(place, 1).data(Qt::ToolTipRole).toString().contains(u".svg"_s));
}

void TextsTest::aNewLanguageIsOneStep()
{
    Open open;
    const std::string before = open.desk.bytes();
    QVERIFY(!open.panel.addLanguage(u"en"_s));
    QVERIFY(!open.panel.addLanguage(u"No language"_s));
    QVERIFY(open.panel.addLanguage(u"fr"_s));
    QCOMPARE(open.desk.document.steps().count(), 1);
    QCOMPARE(open.model.columnCount(), 4);
    QVERIFY2(open.desk.document.compiles(), qPrintable(linesOf(open.desk.document.problems()).join('\n')));
    QVERIFY(open.desk.stepRestores(before));
    // A section that the new language hasn't yet.
    QVERIFY(open.model.setData(open.cell({"zone", "deck"}, 3), u"dans la pioche"_s, Qt::EditRole));
    QCOMPARE(open.cell({"zone", "deck"}, 3).data().toString(), u"dans la pioche"_s);
}

void TextsTest::cellsAreCopiedAndPastedLikeASpreadsheet()
{
    Open open;
    QVERIFY(QTest::qWaitForWindowActive(&open.panel));
    open.panel.showPlace(u"text/en.json"_s, u"name"_s, u"/red_2"_s);
    const int row = open.panel.table().currentIndex().row();
    QGuiApplication::clipboard()->setText(u"Two\t二\nThree\t三\n"_s);
    const std::string before = open.desk.bytes();
    QTest::keyClick(&open.panel.table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(open.desk.document.steps().count(), 1);
    QCOMPARE(open.panel.filter().index(row, 1).data().toString(), u"Two"_s);
    QCOMPARE(open.panel.filter().index(row + 1, 2).data().toString(), u"三"_s);
    QVERIFY(open.desk.stepRestores(before));
    open.panel.table().selectionModel()->select(
        QItemSelection(open.panel.filter().index(row, 1), open.panel.filter().index(row + 1, 2)),
        QItemSelectionModel::ClearAndSelect);
    QTest::keyClick(&open.panel.table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"Two\t二\nThree\t三"_s);
}

void TextsTest::aPlaceIsShownThroughAFilter()
{
    Open open;
    open.panel.filter().setSection(u"zone"_s);
    open.panel.showPlace(u"text/ja.json"_s, u"name"_s, u"/red_3"_s);
    QCOMPARE(open.panel.table().currentIndex().column(), 2);
    QCOMPARE(open.panel.table().currentIndex().siblingAtColumn(0).data().toString(), u"name.red_3"_s);
}

void TextsTest::theCountFollowsTheFilter()
{
    Open open;
    const auto counted = [&open] {
        for (const QLabel *label : open.panel.findChildren<QLabel *>(u"hint"_s))
            if (label->text().contains(u"shown"_s))
                return label->text().section(u' ', 0, 2);
        return QString();
    };
    const auto expected = [&open] {
        return u"%1 of %2"_s.arg(open.panel.filter().rowCount()).arg(open.model.rowCount());
    };
    auto *words = open.panel.findChild<QLineEdit *>();
    words->setText(u"Red 3"_s);
    QVERIFY(open.panel.filter().rowCount() < open.model.rowCount());
    QCOMPARE(counted(), expected());
    words->clear();
    QCOMPARE(open.panel.filter().rowCount(), open.model.rowCount());
    QCOMPARE(counted(), expected());
    open.panel.filter().setOnly(TextsFilter::Only::Missing);
    QCOMPARE(counted(), expected());
    open.panel.showPlace(u"text/ja.json"_s, u"name"_s, u"/red_3"_s); // is not missing: the filter goes
    QCOMPARE(counted(), expected());
    QVERIFY(open.panel.addLanguage(u"fr"_s));
    QCOMPARE(counted(), expected());
}

void TextsTest::anObjectiveThatNobodyHasDrawnSaysItsName()
{
    for (const Json &objective :
         {Json{{"metric", "piles"}, {"best", "most"}}, Json{{"metric", "piles"}, {"best", "most"}, {"leaf", "blue"}}}) {
        Open open;
        QVERIFY(open.desk.document.edit(u"new"_s, {{"leaves.json", "/blue", Json{{"colour", "#3050a0"}}},
                                                   {"text/en.json", "/name/blue", "blue"},
                                                   {"objectives.json", "/newcomer", objective},
                                                   {"text/en.json", "/name/newcomer", "Newcomer"}}));
        QVERIFY2(open.desk.document.compiles(), qPrintable(linesOf(open.desk.document.problems()).join('\n')));
        FaceStore store;
        const QString address =
            store.address(*open.desk.document.game(), {"objective", "objectives/newcomer", true, {}, nobody}, "en");
        const auto face = store.filled(address.mid(u"image://face/"_s.size()).toStdString());
        QVERIFY(face && face->boxes.size() == 1);
        QCOMPARE(face->boxes.front().text, std::string("Newcomer"));
        QVERIFY(face->boxes.front().size >= 20); // of 140: read on the table too
    }
}

ENGAWA_SUBJECT(editor_texts_test, TextsTest, QApplication)
#include "texts_test.moc"
