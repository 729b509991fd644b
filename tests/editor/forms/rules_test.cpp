#include <set>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include "editor/field_editors/field_delegate.h"
#include "editor/rules/rules_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class RulesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyParameterIsThereOnce();
    void titlesAreThePacksInThePlayersLanguage();
    void theModelKeepsItsPromises();
    void aValueIsWrittenInPlaceByKeyboard();
    void aChangedParameterGoesBack();
    void badTextIsToldAtTheParameter();
    void sentencesTellTheNewNumber();
    void theSearchFindsByTitleDescriptionAndId();
    void aPlaceIsShown();
    void theRulebooksSentenceIsSeenWhole();
};

namespace {

struct Open
{
    explicit Open(const std::string &pack = "momiji") : desk(pack) { panel.resize(420, 700); }

    FormsDesk desk;
    RulesPanel panel{desk.document, desk.selection};
    RulesModel &model = *panel.findChild<RulesModel *>();

    QString cell(const QString &id, int column) { return model.find(u"rules.json"_s, id, column).data().toString(); }
};

} // namespace

void RulesTest::everyParameterIsThereOnce()
{
    for (const char *pack : {"momiji", "kimono"}) {
        Open open(pack);
        std::multiset<std::string> shown;
        for (int group = 0; group < open.model.rowCount(); ++group) {
            const QModelIndex parent = open.model.index(group, 0);
            QVERIFY(!parent.data().toString().isEmpty());
            for (int row = 0; row < open.model.rowCount(parent); ++row)
                if (const auto *parameter = open.model.parameter(open.model.index(row, 0, parent));
                    parameter->file == "rules.json")
                    shown.insert(parameter->id);
        }
        QVERIFY(open.model.rowCount() > 2);
        for (const EntryPtr &entry : open.desk.document.data().table("rules").entries())
            QCOMPARE(shown.count(entry->id), 1u);
    }
}

void RulesTest::titlesAreThePacksInThePlayersLanguage()
{
    Open open;
    QCOMPARE(open.cell(u"hand_limit"_s, RulesModel::TitleColumn),
             QString::fromStdString(open.desk.document.game()->texts().format("en", {"parameter.hand_limit", {}})));
    open.desk.document.setLanguage(u"ja"_s);
    QCOMPARE(open.cell(u"hand_limit"_s, RulesModel::TitleColumn),
             QString::fromStdString(open.desk.document.game()->texts().format("ja", {"parameter.hand_limit", {}})));
}

void RulesTest::theModelKeepsItsPromises()
{
    Open open;
    const QAbstractItemModelTester tester(&open.model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy changed(&open.model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&open.model, &QAbstractItemModel::modelReset);
    QVERIFY(open.desk.document.edit(u"limit"_s, {{"rules.json", "/hand_limit", 9}}));
    const QModelIndex place = open.model.find(u"rules.json"_s, u"hand_limit"_s, 0);
    const auto touched = [&](const QList<QVariant> &signal) {
        return signal[0].toModelIndex() == place && signal[2].value<QList<int>>().isEmpty();
    };
    QCOMPARE(std::ranges::count_if(changed, touched), 1);
    QVERIFY(reset.isEmpty());
    open.desk.document.steps().undo();
    open.desk.document.close();
    QCOMPARE(open.model.rowCount(), 0);
}

void RulesTest::aValueIsWrittenInPlaceByKeyboard()
{
    Open open;
    open.panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&open.panel));
    open.panel.showPlace(u"rules.json"_s, u"hand_limit"_s, {});
    const std::string before = open.desk.bytes();
    QTest::keyClick(&open.panel.tree(), Qt::Key_F2);
    auto *editor = open.panel.tree().findChild<FieldEditor *>();
    QVERIFY(editor);
    auto *line = editor->findChild<QLineEdit *>();
    line->selectAll();
    QTest::keyClicks(line, u"10"_s);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(*open.desk.document.data().value("rules", "hand_limit"), Json(10));
    QCOMPARE(open.desk.document.steps().count(), 1);
    QVERIFY(open.desk.lastStep().endsWith(u": 8 → 10"_s));
    QVERIFY(open.desk.stepRestores(before));
}

void RulesTest::aChangedParameterGoesBack()
{
    Open open;
    open.panel.show();
    open.panel.showPlace(u"rules.json"_s, u"hand_limit"_s, {});
    QVERIFY(open.panel.resetButton().isHidden());
    const std::string before = open.desk.bytes();
    QVERIFY(open.desk.document.edit(u"limit"_s, {{"rules.json", "/hand_limit", 9}}));
    QVERIFY(open.cell(u"hand_limit"_s, RulesModel::TitleColumn).startsWith(u"●"_s));
    QCOMPARE(open.cell(u"hand_limit"_s, RulesModel::BaseColumn), u"8"_s);
    QVERIFY(!open.panel.resetButton().isHidden());
    open.panel.resetButton().click();
    QCOMPARE(open.desk.bytes(), before);
    QVERIFY(!open.cell(u"hand_limit"_s, RulesModel::TitleColumn).startsWith(u"●"_s));
}

void RulesTest::badTextIsToldAtTheParameter()
{
    Open open;
    const RulesModel::Parameter *parameter = open.model.parameter(open.model.find(u"rules.json"_s, u"hand_limit"_s));
    QVERIFY(open.model.set(*parameter, "many"));
    const QModelIndex value = open.model.find(u"rules.json"_s, u"hand_limit"_s);
    QVERIFY(value.data(Qt::ForegroundRole).isValid());
    QVERIFY(value.data(Qt::ToolTipRole).toString().contains(u"whole number"_s));
    QCOMPARE(value.data().toString(), u"many"_s);
}

void RulesTest::sentencesTellTheNewNumber()
{
    Open open;
    open.panel.show();
    open.panel.showPlace(u"rules.json"_s, u"refill_cards"_s, {});
    QVERIFY2(open.panel.sentences().contains(u"4"_s), qPrintable(open.panel.sentences()));
    auto *delegate = open.panel.findChild<FieldDelegate *>();
    emit delegate->typing(open.panel.tree().currentIndex(), Json(17)); // not written yet
    QVERIFY2(open.panel.sentences().contains(u"17"_s), qPrintable(open.panel.sentences()));
    QVERIFY(open.desk.document.steps().count() == 0);
    QVERIFY(open.desk.document.edit(u"refill"_s, {{"rules.json", "/refill_cards", 5}}));
    QVERIFY(open.panel.sentences().contains(u"5"_s));
}

void RulesTest::theSearchFindsByTitleDescriptionAndId()
{
    Open open;
    auto *words = open.panel.findChild<QLineEdit *>();
    const auto found = [&] {
        int rows = 0;
        const QAbstractItemModel &shown = *open.panel.tree().model();
        for (int group = 0; group < shown.rowCount(); ++group)
            rows += shown.rowCount(shown.index(group, 0));
        return rows;
    };
    const int all = found();
    words->setText(u"hand_limit"_s);
    QCOMPARE(found(), 1);
    words->setText(u"acorn"_s);
    QVERIFY(found() > 3 && found() < all);
    words->setText(u"no such thing"_s);
    QCOMPARE(found(), 0);
    words->clear();
    QCOMPARE(found(), all);
}

void RulesTest::aPlaceIsShown()
{
    Open open;
    open.panel.findChild<QLineEdit *>()->setText(u"no such thing"_s);
    open.panel.showPlace(u"rules.json"_s, u"hand_limit"_s, {});
    QVERIFY(open.panel.tree().currentIndex().isValid());
    QCOMPARE(open.panel.tree().currentIndex().data().toString(), u"8"_s);
}

void RulesTest::theRulebooksSentenceIsSeenWhole()
{
    Open open;
    open.panel.showPlace(u"rules.json"_s, u"hand_limit"_s, {});
    open.panel.show();
    for (const QSize size : {QSize(980, 270), QSize(420, 700)}) {
        open.panel.resize(size);
        QVERIFY(QTest::qWaitForWindowExposed(&open.panel));
        const auto whole = [&open] {
            int seen = 0;
            for (const QLabel *label : open.panel.findChildren<QLabel *>())
                if (label->isVisible() && !label->text().isEmpty()) {
                    if (label->visibleRegion().boundingRect() != label->rect())
                        return 0;
                    ++seen;
                }
            return seen;
        };
        QTRY_VERIFY(whole() >= 4); // title, help, "In the rulebook" and what it says
        const auto *tree = open.panel.findChild<QTreeView *>();
        QVERIFY(tree->viewport()->height() > 5 * tree->visualRect(tree->currentIndex()).height());
    }
}

ENGAWA_SUBJECT(editor_rules_test, RulesTest, QApplication)
#include "rules_test.moc"
