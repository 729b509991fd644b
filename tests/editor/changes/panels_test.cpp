#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>

#include "editor/changes/changes_panel.h"
#include "editor/changes/clash_model.h"
#include "editor/changes/history_panel.h"
#include "editor/changes/outside_dialog.h"
#include "editor/changes/reverted.h"
#include "editor/changes/settled_clashes.h"
#include "editor/changes/variant_dialog.h"
#include "editor/changes/variant_id.h"
#include "editor/places/place_words.h"
#include "editor/problems/problems_panel.h"
#include "tests/editor/document/workbench.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

// A variant of Momiji without a change, open and unsaved.
class Fresh : public Workbench
{
public:
    Fresh()
    {
        Variant variant;
        variant.id = "mine";
        variant.name = "Mine";
        variant.base = "momiji";
        variant.baseVersion = "1.0.0";
        document.openVariant(pack("momiji").value(), variant, true);
    }
};

QStringList linesOf(const ChangesModel &model)
{
    QStringList lines;
    for (const ChangesModel::Row &row : model.rows())
        lines += row.place + u": "_s + row.before + u" → "_s + row.now;
    return lines;
}

} // namespace

class PanelsTest : public QObject
{
    Q_OBJECT

private slots:
    void changesAreToldInPlainWords();
    void listsAndObjectsAreToldWithoutTheirBrackets();
    void aChangeTouchesOneRow();
    void eachChangeIsRevertedByItself();
    void aRemovedEntryComesBackToItsPlace();
    void everythingIsReverted();
    void twoVariantsOnOneFieldAreShown();
    void anOlderBaseIsToldAndAdopted();
    void theFrameIsEdited();
    void problemsLeadToTheirPlace();
    void problemsAreFilteredAndCounted();
    void problemsOfTheMatchAreAdded();
    void historyTravels();
    void clashesAreChosen();
    void theDialogMakesAVariant();
    void idsComeFromNames_data();
    void idsComeFromNames();
};

void PanelsTest::listsAndObjectsAreToldWithoutTheirBrackets()
{
    Fresh bench;
    ChangesModel model(bench.document);
    QVERIFY(bench.set("landscapes.json", "/a/effects",
                      Json::array({Json{{"do", "gain_acorns"}, {"acorns", 2}}, Json{{"do", "matching_bonus"}}})));
    QVERIFY(bench.set("objectives.json", "/cool_trio/trio", Json::array({"red", "green"})));
    QVERIFY(bench.set("objectives.json", "/warm_trio/trio", Json::array()));
    const PlaceWords words(bench.document);
    QStringList told = linesOf(model);
    for (const Difference &difference : differences(bench.document.base(), bench.document.data()))
        told += words.change(difference); // as the status line tells it
    for (const QString &line : std::as_const(told))
        QVERIFY2(!line.contains(u'{') && !line.contains(u'[') && !line.contains(u'"'), qPrintable(line));
    QVERIFY2(told.join('\n').contains(u"Acorns 2 · "_s), qPrintable(told.join('\n')));
}

void PanelsTest::changesAreToldInPlainWords()
{
    Fresh bench;
    ChangesModel model(bench.document);
    const QAbstractItemModelTester tester(&model);
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", 4));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(bench.set("rules.json", "/pile_sizes_shown", true));
    QVERIFY(bench.set("objectives.json", "/many", Json{{"metric", "cards(red)"}, {"best", "most"}}));
    QVERIFY(bench.set("leaves.json", "/brown", nullptr));
    QVERIFY(bench.set("text/ja.json", "/name/red_3", "x"));
    QVERIFY(bench.set("faces/card.svg", "", "<svg/>"));
    const QStringList lines = linesOf(model);
    QVERIFY2(lines.contains(u"Red 3 › Value: 3 → 4"_s), qPrintable(lines.join('\n')));
    QVERIFY2(lines.contains(u"Rules › Hand limit: 8 → 6"_s), qPrintable(lines.join('\n')));
    QVERIFY2(lines.contains(u"Rules › Open piles: no → yes"_s), qPrintable(lines.join('\n')));
    QVERIFY2(lines.join('\n').contains(u"New: Objectives › many: – → "_s), qPrintable(lines.join('\n')));
    QVERIFY2(lines.join('\n').contains(u"Removed: Leaves › brown: "_s), qPrintable(lines.join('\n')));
    QVERIFY2(lines.join('\n').contains(u"Texts, Japanese › name.red_3: "_s), qPrintable(lines.join('\n')));
    QVERIFY2(lines.contains(u"Faces › card.svg: a picture → picture changed"_s), qPrintable(lines.join('\n')));
    QCOMPARE(lines.size(), 7);
    bench.document.openPack(bench.pack("kimono").value(), u"kimono"_s, false);
    QCOMPARE(model.rowCount(), 0);
}

void PanelsTest::aChangeTouchesOneRow()
{
    Fresh bench;
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", 4));
    ChangesModel model(bench.document);
    const QAbstractItemModelTester tester(&model);
    QSignalSpy data(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", 2));
    QCOMPARE(data.size(), 1);
    QCOMPARE(inserted.size() + removed.size(), 0);
    QVERIFY(bench.set("leaf_cards.json", "/red_3/count", 9));
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted[0][1].toInt(), inserted[0][2].toInt());
    bench.document.steps().undo();
    QCOMPARE(removed.size(), 1);
}

void PanelsTest::eachChangeIsRevertedByItself()
{
    Fresh bench;
    ChangesPanel panel(bench.document, bench.selection);
    QSignalSpy count(&panel, &ChangesPanel::countChanged);
    QSignalSpy wanted(&bench.selection, &Selection::wanted);
    panel.show();
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", 4));
    QVERIFY(bench.set("leaf_cards.json", "/red_0_l/acorn", nullptr));
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QCOMPARE(panel.count(), 3);
    QCOMPARE(count.last()[0].toInt(), 3);
    auto *list = panel.findChild<QTreeView *>();
    panel.showPlace(u"leaf_cards.json"_s, u"red_3"_s, u"/value"_s);
    QCOMPARE(list->currentIndex().data().toString(), u"Red 3 › Value"_s);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0], (QVariantList{u"leaf_cards.json"_s, u"red_3"_s, u"/value"_s}));
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(bench.value("leaf_cards", "red_3", "value"), Json(3));
    QCOMPARE(panel.count(), 2);
    QVERIFY2(bench.document.steps().undoText().contains(u"Red 3 › Value"),
             qPrintable(bench.document.steps().undoText()));
    list->selectAll();
    const int steps = bench.document.steps().count();
    panel.revertSelected();
    QCOMPARE(bench.document.steps().count(), steps + 2);
    QCOMPARE(panel.count(), 0);
    // What is as in the base again is the base's own.
    QCOMPARE(*bench.document.data().table("leaf_cards").find("red_0_l"),
             *bench.document.base().table("leaf_cards").find("red_0_l"));
    bench.document.steps().setIndex(3);
    QCOMPARE(panel.count(), 3);
}

void PanelsTest::aRemovedEntryComesBackToItsPlace()
{
    Fresh bench;
    for (const char *id : {"/red", "/yellow", "/brown"})
        QVERIFY(bench.set("leaves.json", id, nullptr));
    Data data = bench.document.data();
    for (const Difference &difference : differences(bench.document.base(), data))
        data = reverted(data, bench.document.base(), difference);
    QCOMPARE(data.table("leaves").entries(), bench.document.base().table("leaves").entries());
}

void PanelsTest::everythingIsReverted()
{
    Fresh bench;
    ChangesPanel panel(bench.document, bench.selection);
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", 4));
    QVERIFY(bench.set("faces/card.svg", "", nullptr));
    QVERIFY(bench.set("text/fr.json", "/name", Json{{"red", "rouge"}}));
    panel.revertAll();
    QCOMPARE(panel.count(), 0);
    QCOMPARE(bench.document.steps().count(), 4);
    bench.document.steps().undo();
    QCOMPARE(panel.count(), 3);
}

void PanelsTest::twoVariantsOnOneFieldAreShown()
{
    Fresh bench;
    Variant lower;
    lower.id = "lower";
    lower.name = "Lower";
    lower.base = "momiji";
    lower.baseVersion = "1.0.0";
    lower.changes["rules.json"] = Json{{"hand_limit", 7}, {"hand_start", 5}};
    Problems problems;
    Variant mine = bench.document.frame();
    bench.document.openVariant(withVariant(bench.pack("momiji").value(), lower, problems), mine, true);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(bench.set("rules.json", "/column_cap", 5));
    ChangesModel model(bench.document);
    const QAbstractItemModelTester tester(&model);
    model.setLower({lower});
    QCOMPARE(model.clashes(), 1);
    const ChangesModel::Row clashing = model.rows()[0];
    QVERIFY2(clashing.clash.contains(u"“Lower”"), qPrintable(clashing.clash));
    QCOMPARE(clashing.below, u"7"_s);
    QCOMPARE(clashing.now, u"6"_s);
    QSignalSpy settled(&model, &ChangesModel::settled);
    model.settle(clashing);
    QCOMPARE(model.clashes(), 0);
    QCOMPARE(settled.count(), 1);
    const QTemporaryDir folder;
    SettledClashes(folder.filePath(u"engawa.ini"_s)).add(u"mine.json"_s, settled.front().front().toString());
    ChangesModel opened(bench.document); // another day
    opened.setLower({lower});
    QCOMPARE(opened.clashes(), 1);
    opened.setSettled(SettledClashes(folder.filePath(u"engawa.ini"_s)).of(u"mine.json"_s));
    QCOMPARE(opened.clashes(), 0);
    QCOMPARE(SettledClashes(folder.filePath(u"engawa.ini"_s)).of(u"other.json"_s), QStringList());

    ChangesPanel panel(bench.document, bench.selection);
    panel.setLower({lower});
    panel.show();
    panel.showPlace(u"rules.json"_s, u"hand_limit"_s, {});
    const auto buttons = panel.findChildren<QPushButton *>();
    const auto take = std::ranges::find_if(buttons, [](QPushButton *b) { return b->text() == u"Take 7"_s; });
    QVERIFY(take != buttons.end() && (*take)->isVisible());
    (*take)->click();
    QCOMPARE(bench.value("rules", "hand_limit"), Json(7));
    QCOMPARE(panel.count(), 1);
}

void PanelsTest::anOlderBaseIsToldAndAdopted()
{
    Fresh bench;
    Variant old = bench.document.frame();
    old.baseVersion = "0.9.0";
    old.changes["weather.json"] = Json{{"sun", {{"warm", true}}}};
    old.changes["leaf_cards.json"] = Json{{"pink_9", {{"value", 3}}}};
    bench.document.openVariant(bench.pack("momiji").value(), old, true);
    ChangesPanel panel(bench.document, bench.selection);
    panel.show();
    QCOMPARE(panel.count(), 2);
    ChangesModel model(bench.document);
    QCOMPARE(model.troubles(), 2);
    const auto buttons = panel.findChildren<QPushButton *>();
    const auto adopt = std::ranges::find_if(buttons, [](QPushButton *b) { return b->text() == u"Adopt to 1.0.0"_s; });
    QVERIFY(adopt != buttons.end() && (*adopt)->isVisible());
    (*adopt)->click();
    QCOMPARE(bench.document.frame().baseVersion, std::string("1.0.0"));
    QVERIFY(!(*adopt)->isVisible());
    bench.document.steps().undo();
    QCOMPARE(bench.document.frame().baseVersion, std::string("0.9.0"));
    auto *list = panel.findChild<QTreeView *>();
    list->setCurrentIndex(list->model()->index(1, 0)); // the one of a table that is not there
    panel.revertSelected();
    QVERIFY(!bench.document.variant().changes.contains("weather.json"));
    bench.document.steps().undo();
    QVERIFY(bench.document.variant().changes.contains("weather.json"));
}

void PanelsTest::theFrameIsEdited()
{
    Fresh bench;
    ChangesPanel panel(bench.document, bench.selection);
    panel.show();
    auto *name = panel.findChildren<QLineEdit *>().value(0);
    QCOMPARE(name->text(), u"Mine"_s);
    name->setText(u"Yours"_s);
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.document.title(), u"Yours"_s);
    QCOMPARE(bench.document.steps().count(), 1);
    name->clear();
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(bench.document.title(), u"Yours"_s); // a name there must be
    bench.document.steps().undo();
    QCOMPARE(name->text(), u"Mine"_s);
}

void PanelsTest::problemsLeadToTheirPlace()
{
    Fresh bench;
    ProblemsModel model(bench.document);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 0);
    ProblemsPanel panel(bench.document, bench.selection);
    panel.show();
    QSignalSpy wanted(&bench.selection, &Selection::wanted);
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", "three"));
    QVERIFY(bench.set("rules.json", "/hand_limit", -1));
    QVERIFY(bench.document.game());
    QVERIFY(!bench.document.compiles());
    QCOMPARE(model.errors(), 2);
    const auto sentence = [&](int row) { return model.index(row).data().toString(); };
    const auto place = [&](int row) { return model.index(row).data(ProblemsModel::PlaceRole).toString(); };
    QCOMPARE(QStringList({place(0), place(1)}),
             QStringList({u"Leaf cards › Red 3 › Value"_s, u"Rules › Hand limit"_s}));
    QCOMPARE(sentence(0), u"This is text, expected a whole number."_s);
    auto *list = panel.findChild<QListView *>();
    panel.showPlace(u"leaf_cards.json"_s, u"red_3"_s, u"/value"_s);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0], (QVariantList{u"leaf_cards.json"_s, u"red_3"_s, u"/value"_s}));
    bench.document.steps().setIndex(0);
    QCOMPARE(model.rowCount(), 0);
}

void PanelsTest::problemsAreFilteredAndCounted()
{
    Fresh bench;
    ProblemsPanel panel(bench.document, bench.selection);
    QSignalSpy count(&panel, &ProblemsPanel::countChanged);
    QVERIFY(bench.set("leaf_cards.json", "/red_3/value", "three"));
    QVERIFY(bench.set("rules.json", "/hand_limit", -1));
    QVERIFY(bench.set("text/ja.json", "/name/red_3", nullptr));
    QCOMPARE(panel.errors(), 2);
    QVERIFY(panel.warnings() >= 1);
    QCOMPARE(count.last()[0].toInt(), 2);
    const auto *shown = panel.findChild<QListView *>()->model();
    const int all = shown->rowCount();
    QCOMPARE(all, panel.errors() + panel.warnings());
    panel.findChild<QLineEdit *>()->setText(u"hand LIMIT"_s);
    QCOMPARE(shown->rowCount(), 1);
    panel.findChild<QLineEdit *>()->clear();
    panel.findChildren<QToolButton *>().first()->setChecked(false);
    const auto buttons = panel.findChildren<QToolButton *>();
    for (QToolButton *button : buttons)
        if (button->isCheckable())
            button->setChecked(button->text().contains(u"warning"));
    QCOMPARE(shown->rowCount(), panel.warnings());
}

void PanelsTest::problemsOfTheMatchAreAdded()
{
    Fresh bench;
    ProblemsModel model(bench.document);
    const QAbstractItemModelTester tester(&model);
    model.setExtra({{Problem::Level::Error, "mode-in-play", "/far/away.json", 3, "/base", {{"mode", "solo"}}}});
    QCOMPARE(model.errors(), 1);
    QCOMPARE(model.index(0).data(ProblemsModel::PlaceRole).toString(), u"away.json, line 3"_s);
    QCOMPARE(model.index(0).data(ProblemsModel::FileRole).toString(), QString());
    QVERIFY(bench.set("rules.json", "/hand_limit", -1));
    QCOMPARE(model.errors(), 2);
    model.setExtra({});
    QCOMPARE(model.errors(), 1);
}

void PanelsTest::historyTravels()
{
    Fresh bench;
    HistoryPanel panel(bench.document);
    QVERIFY(bench.set("rules.json", "/hand_limit", 6));
    QVERIFY(bench.set("rules.json", "/hand_limit", 5));
    QCOMPARE(panel.model()->rowCount(), 3);
    QCOMPARE(panel.model()->index(0, 0).data().toString(), u"Mine, as it was opened"_s);
    panel.setCurrentIndex(panel.model()->index(1, 0));
    QCOMPARE(bench.value("rules", "hand_limit"), Json(6));
    QVERIFY(!panel.model()->index(0, 0).data(Qt::DecorationRole).value<QIcon>().isNull());
}

void PanelsTest::clashesAreChosen()
{
    Fresh bench;
    Data mine = bench.document.base(), theirs = mine;
    Problems problems;
    mine = *edited(mine, "rules.json", "/hand_limit", 6, problems);
    theirs = *edited(theirs, "rules.json", "/hand_limit", 5, problems);
    ClashModel model(bench.document, mergeOf(bench.document.base(), mine, theirs));
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"Rules › Hand limit"_s);
    QCOMPARE(model.index(0, 1).data().toString(), u"6"_s);
    QCOMPARE(model.index(0, 2).data().toString(), u"5"_s);
    QVERIFY(model.merge().clashes[0].keepMine);
    QVERIFY(model.setData(model.index(0, 2), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!model.merge().clashes[0].keepMine);
    QCOMPARE(model.index(0, 1).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QCOMPARE(*merged(model.merge()).value("rules", "hand_limit"), Json(5));
    model.keepAll(true);
    QCOMPARE(*merged(model.merge()).value("rules", "hand_limit"), Json(6));
}

void PanelsTest::theDialogMakesAVariant()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    Variant suggested;
    suggested.base = "momiji";
    suggested.baseVersion = "1.0.0";
    VariantDialog dialog(suggested, u"Momiji"_s, settings);
    dialog.show();
    const auto fields = dialog.findChildren<QLineEdit *>();
    QCOMPARE(fields.size(), 2);
    QCOMPARE(fields[0]->text(), u"Momiji, changed"_s);
    QTest::keyClick(fields[0], Qt::Key_Delete); // all of it is selected
    QTest::keyClick(fields[0], Qt::Key_Return);
    QVERIFY(dialog.isVisible()); // no name yet
    QTest::keyClicks(fields[0], u"Long Winter!"_s);
    QTest::keyClicks(fields[1], u"Ann"_s);
    QTest::keyClick(fields[0], Qt::Key_Return);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    const Variant variant = dialog.variant();
    QCOMPARE(variant.id, std::string("long_winter"));
    QCOMPARE(variant.name, std::string("Long Winter!"));
    QCOMPARE(variant.base, std::string("momiji"));
    const VariantDialog again(suggested, {}, settings);
    QCOMPARE(again.variant().author, std::string("Ann"));
}

void PanelsTest::idsComeFromNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("words") << u"Short autumn"_s << u"short_autumn"_s;
    QTest::newRow("signs") << u"  Ann’s — “big” deck! "_s << u"anns_big_deck"_s;
    QTest::newRow("accents") << u"Forêt Ünica"_s << u"foret_unica"_s;
    QTest::newRow("number first") << u"2 players"_s << u"variant_2_players"_s;
    QTest::newRow("another script") << u"秋"_s << u"variant"_s;
    QTest::newRow("nothing") << u""_s << u"variant"_s;
    QTest::newRow("long") << QString(200, u'a') << QString(60, u'a');
}

void PanelsTest::idsComeFromNames()
{
    QFETCH(const QString, name);
    QFETCH(const QString, id);
    QCOMPARE(variantId(name), id);
}

ENGAWA_SUBJECT(editor_changes_panels_test, PanelsTest, QApplication)
#include "panels_test.moc"
