#include <algorithm>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QCompleter>
#include <QLineEdit>
#include <QTest>

#include "editor/field_editors/choice_editor.h"
#include "editor/field_editors/colour_editor.h"
#include "editor/field_editors/formula_editor.h"
#include "editor/fields/field_help.h"
#include "editor/inspector/in_play.h"
#include "editor/inspector/inspector_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class InspectorTest : public QObject
{
    Q_OBJECT

private slots:
    void aFormHasEveryFieldOfTheSchema();
    void aChoiceHasItsNameInTheLanguageOfTheReader();
    void aFieldAddedToASchemaAppears();
    void typingANumberIsOneStep();
    void badTextIsKeptAndToldUnderItsField();
    void severalEntriesChangeInOneStep();
    void aChangedFieldIsMarkedAndGoesBack();
    void listsGrowShrinkAndMove();
    void aChoiceBringsTheMembersItAsksFor();
    void keysOfTheDesignersOwnAreAdded();
    void textsAreWrittenInEveryLanguage();
    void theFaceIsPaintedAgainAfterAChange();
    void inPlayNowCountsCopiesByZone();
    void pickersFitTheirFields();
    void aPersonaIsChosenFromWhatTheGameNames();
    void aPlaceGetsTheCursor();
    void aFocusedEditorGoesQuietly();
    void whatAnyListBeginsWithFitsItsEntry_data();
    void whatAnyListBeginsWithFitsItsEntry();
    void aRuleHasNoNameToGiveAndNoCopies();
    void aClickOnAnyListOpensIt();
};

namespace {

struct Open
{
    FormsDesk desk;
    int painted = 0;
    QString paintedComponent;
    InspectorPanel panel{desk.document, desk.selection, desk.live,
                         [this](const Game &, const QString &component, QSize size) {
                             ++painted;
                             paintedComponent = component;
                             QImage image(size, QImage::Format_ARGB32_Premultiplied);
                             image.fill(Qt::red);
                             return image;
                         }};

    explicit Open(const QString &file = u"leaf_cards.json"_s, const QStringList &ids = {u"red_3"_s})
    {
        panel.resize(360, 700);
        panel.show();
        desk.selection.select(file, ids);
    }
    FieldRow &row(const char *pointer)
    {
        FieldRow *row = panel.form().row(pointer);
        if (!row)
            qFatal("There is no row %s.", pointer);
        return *row;
    }
    QLineEdit &line(const char *pointer) { return qobject_cast<LineEditor *>(row(pointer).editor())->line(); }
    Json value(const char *table, const char *id, const char *field) const
    {
        const EntryPtr *entry = desk.document.data().table(table).find(id);
        return entry ? valueAt(**entry, field) : Json();
    }
    void type(QLineEdit &line, const QString &text)
    {
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
    }
};

} // namespace

void InspectorTest::aFormHasEveryFieldOfTheSchema()
{
    Open open;
    const FieldSchema schema(*open.desk.document.schemaOf("leaf_cards.json"), QStringLiteral("en"));
    const Entry &entry = **open.desk.document.data().table("leaf_cards").find("red_3");
    const std::vector<Field> fields = schema.members(entry, "");
    QVERIFY(fields.size() > 3);
    for (const Field &field : fields)
        QVERIFY2(open.panel.form().row(field.pointer), field.pointer.c_str());
}

void InspectorTest::aChoiceHasItsNameInTheLanguageOfTheReader()
{
    Open open;
    const Entry &entry = **open.desk.document.data().table("leaf_cards").find("red_3");
    for (const auto &[language, both] :
         {std::pair{u"en"_s, u"On both sides"_s}, {u"ja"_s, u"両側"_s}, {u"xx"_s, u"On both sides"_s}}) {
        const FieldSchema schema(*open.desk.document.schemaOf("leaf_cards.json"), language);
        const Field acorn = schema.field(entry, "/acorn");
        QCOMPARE(acorn.choices, QStringList({u"left"_s, u"right"_s, u"both"_s}));
        QCOMPARE(acorn.nameOfChoice(u"both"_s), both);
        QCOMPARE(acorn.nameOfChoice(u"above"_s), u"above"_s);
        QVERIFY2(fieldHelp(acorn).contains(both + u" (both)"), qPrintable(fieldHelp(acorn)));
    }
}

void InspectorTest::aFieldAddedToASchemaAppears()
{
    namespace fs = std::filesystem;
    PackFolder schemas;
    fs::copy(ENGAWA_RESOURCES "/schema", schemas.path(), fs::copy_options::recursive);
    const fs::path file = schemas.path() / "momiji/leaf_cards.schema.json";
    Problems problems;
    Json schema = Json::parse(*readText(file, problems));
    schema["definitions"].begin().value()["properties"]["shine"] = {{"type", "integer"},
                                                                    {"title", "Shine"},
                                                                    {"description", "How much it shines."},
                                                                    {"minimum", 0},
                                                                    {"maximum", 5}};
    schemas.write("momiji/leaf_cards.schema.json", schema.dump());
    FormsDesk desk(loaded(schemas.path()), ENGAWA_RESOURCES "/packs/momiji");
    InspectorPanel panel(desk.document, desk.selection, desk.live, {});
    desk.selection.select(u"leaf_cards.json"_s, {u"red_3"_s});
    FieldRow *row = panel.form().row("/shine");
    QVERIFY(row);
    QCOMPARE(row->row().field.title, u"Shine"_s);
    row->editor()->setFocus();
    auto &line = qobject_cast<LineEditor *>(row->editor())->line();
    QTest::keyClicks(&line, u"4"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    QCOMPARE(valueAt(**desk.document.data().table("leaf_cards").find("red_3"), "/shine"), Json(4));
}

void InspectorTest::typingANumberIsOneStep()
{
    Open open;
    const std::string before = open.desk.bytes();
    QCOMPARE(open.line("/value").text(), u"3"_s);
    open.type(open.line("/value"), u"4"_s);
    QCOMPARE(open.value("leaf_cards", "red_3", "/value"), Json(4));
    QCOMPARE(open.desk.lastStep(), u"Value of Red 3: 3 → 4"_s);
    QCOMPARE(open.desk.document.steps().count(), 1);
    QVERIFY(open.desk.stepRestores(before));
    QTest::keyClick(&open.line("/value"), Qt::Key_Up);
    QCOMPARE(open.value("leaf_cards", "red_3", "/value"), Json(5));
    open.desk.document.steps().undo();
    QCOMPARE(open.line("/value").text(), u"4"_s);
    QTest::keyClicks(&open.line("/value"), u"9"_s);
    QTest::keyClick(&open.line("/value"), Qt::Key_Escape);
    QCOMPARE(open.line("/value").text(), u"4"_s);
}

void InspectorTest::badTextIsKeptAndToldUnderItsField()
{
    Open open;
    const GamePtr good = open.desk.document.game();
    open.type(open.line("/value"), u"many"_s);
    QCOMPARE(open.value("leaf_cards", "red_3", "/value"), Json("many"));
    QVERIFY(!open.desk.document.compiles());
    QCOMPARE(open.desk.document.game(), good);
    QVERIFY2(open.row("/value").problem().contains(u"whole number"_s), qPrintable(open.row("/value").problem()));
    open.desk.document.steps().undo();
    QCOMPARE(open.row("/value").problem(), QString());
}

void InspectorTest::severalEntriesChangeInOneStep()
{
    Open open(u"leaf_cards.json"_s, {u"red_2"_s, u"red_3"_s, u"orange_3"_s});
    QCOMPARE(open.line("/value").text(), QString());
    QCOMPARE(open.line("/value").placeholderText(), u"several values"_s);
    const std::string before = open.desk.bytes();
    open.type(open.line("/value"), u"1"_s);
    for (const char *id : {"red_2", "red_3", "orange_3"})
        QCOMPARE(open.value("leaf_cards", id, "/value"), Json(1));
    QCOMPARE(open.desk.document.steps().count(), 1);
    QVERIFY(open.desk.stepRestores(before));
    QCOMPARE(open.line("/value").text(), u"1"_s);
}

void InspectorTest::aChangedFieldIsMarkedAndGoesBack()
{
    Open open;
    QVERIFY(!open.row("/value").isChangedFromBase());
    const std::string before = open.desk.bytes();
    open.type(open.line("/value"), u"2"_s);
    QVERIFY(open.row("/value").isChangedFromBase());
    QVERIFY(open.row("/value").resetButton().toolTip().contains(u"3"_s));
    open.row("/value").resetButton().click();
    QVERIFY(!open.row("/value").isChangedFromBase());
    QCOMPARE(open.desk.bytes(), before);
}

void InspectorTest::listsGrowShrinkAndMove()
{
    Open open(u"landscapes.json"_s, {u"c"_s});
    const Json first = open.value("landscapes", "c", "/effects/0");
    const Json second = open.value("landscapes", "c", "/effects/1");
    std::string before = open.desk.bytes();
    emit open.row("/effects/0").moveWanted(1);
    QCOMPARE(open.value("landscapes", "c", "/effects"), Json::array({second, first}));
    QVERIFY(open.desk.stepRestores(before));
    before = open.desk.bytes();
    open.row("/effects").addButton()->click();
    QCOMPARE(open.value("landscapes", "c", "/effects").size(), 3u);
    QCOMPARE(open.value("landscapes", "c", "/effects/2"), (Json{{"do", "gain_acorns"}, {"acorns", 1}}));
    QVERIFY(open.desk.document.compiles()); // it goes with every trigger
    QVERIFY(open.desk.stepRestores(before));
    emit open.row("/effects/2").removeWanted();
    QCOMPARE(open.value("landscapes", "c", "/effects").size(), 2u);
    QVERIFY(!open.panel.form().row("/effects/2/do"));
}

void InspectorTest::aChoiceBringsTheMembersItAsksFor()
{
    Open open(u"landscapes.json"_s, {u"a"_s});
    QCOMPARE(open.value("landscapes", "a", "/effects/0"), (Json{{"do", "skip_value"}, {"cards", 1}, {"by", 1}}));
    auto &box = qobject_cast<ChoiceEditor *>(open.row("/effects/0/do").editor())->box();
    const int draw = box.findData(u"draw_cards"_s);
    box.setCurrentIndex(draw);
    emit box.activated(draw);
    QCOMPARE(open.value("landscapes", "a", "/effects/0"), (Json{{"do", "draw_cards"}, {"cards", 1}, {"discard", 0}}));
    QVERIFY(open.panel.form().row("/effects/0/discard"));
    QVERIFY(!open.panel.form().row("/effects/0/by"));
    QVERIFY(open.desk.document.compiles());
}

void InspectorTest::keysOfTheDesignersOwnAreAdded()
{
    Open open(u"scenarios.json"_s, {u"cold_breeze"_s});
    const FormRow &tokens = open.row("/tokens").row();
    QVERIFY(tokens.keys.has_value());
    QCOMPARE(*tokens.keys, QStringList{u"objectives"_s});
    emit open.row("/tokens").keyWanted(u"sum"_s);
    QVERIFY(open.panel.form().row("/tokens/sum/cost"));
    QVERIFY2(open.desk.document.compiles(), qPrintable(linesOf(open.desk.document.problems()).join('\n')));
}

void InspectorTest::textsAreWrittenInEveryLanguage()
{
    Open open;
    const std::string before = open.desk.bytes();
    LineEditor *english = open.panel.texts().editor({"name", "red_3"}, u"en"_s);
    LineEditor *japanese = open.panel.texts().editor({"name", "red_3"}, u"ja"_s);
    QVERIFY(english && japanese);
    QCOMPARE(english->line().text(), u"Red 3"_s);
    open.type(english->line(), u"Scarlet"_s);
    QCOMPARE(open.desk.document.nameOf("red_3"), u"Scarlet"_s);
    QVERIFY(open.desk.stepRestores(before));
    open.desk.selection.select(u"leaf_cards.json"_s, {u"red_2"_s, u"red_3"_s});
    QVERIFY(open.panel.texts().isHidden());
}

void InspectorTest::theFaceIsPaintedAgainAfterAChange()
{
    Open open;
    QCOMPARE(open.paintedComponent, u"leaf_cards/red_3"_s);
    const int before = open.painted;
    open.type(open.line("/value"), u"2"_s);
    QCOMPARE(open.painted, before + 1);
}

void InspectorTest::inPlayNowCountsCopiesByZone()
{
    Open open;
    std::vector<PlacedCopy> copies;
    open.desk.live.game()->pieces(*open.desk.live.state(), copies);
    int there = 0;
    for (const PlacedCopy &copy : copies)
        there += copy.table == "leaf_cards" && copy.id == "red_3";
    int counted = 0;
    for (const ZoneCount &zone : copiesInPlay(open.desk.live, "leaf_cards", {"red_3"}, u"en"_s))
        counted += zone.copies;
    QCOMPARE(counted, there);
    QVERIFY(!open.panel.inPlay().isEmpty());
    const QStringList before = [&] {
        QStringList all;
        for (const EntryPtr &card : open.desk.document.data().table("leaf_cards").entries()) {
            open.desk.selection.select(u"leaf_cards.json"_s, {QString::fromStdString(card->id)});
            all += open.panel.inPlay();
        }
        return all;
    }();
    QVERIFY(before.join(u' ').contains(u"in the deck"_s));
    QVERIFY(before.join(u' ').contains(u"in the hand"_s));
}

void InspectorTest::pickersFitTheirFields()
{
    Open open(u"leaves.json"_s, {u"red"_s});
    auto colours = open.panel.findChildren<ColourEditor *>();
    QVERIFY(!colours.empty());
    open.desk.selection.select(u"leaf_cards.json"_s, {u"red_3"_s});
    auto *leaf = qobject_cast<ChoiceEditor *>(open.row("/leaf").editor());
    QVERIFY(leaf);
    QVERIFY(leaf->box().findText(u"red"_s) >= 0);
    open.desk.selection.select(u"objectives.json"_s, {u"sum"_s});
    auto *formula = qobject_cast<FormulaEditor *>(open.row("/metric").editor());
    QVERIFY(formula);
    QCOMPARE(formula->formula().text(), u"top_sum"_s);
    QVERIFY(qobject_cast<ChoiceEditor *>(open.row("/best").editor()));
}

// What moves can be called by comes from the game: its actions, and the components that moves name.
void InspectorTest::aPersonaIsChosenFromWhatTheGameNames()
{
    Open open(u"personas.json"_s, {u"red_poet"_s});
    const auto wordsIn = [](Open &form, const char *pointer) {
        auto *editor = qobject_cast<ChoiceEditor *>(form.row(pointer).editor());
        QStringList listed;
        for (int i = 0; editor && i < editor->box().count(); ++i)
            listed += editor->box().itemData(i).toString();
        return listed;
    };
    const auto words = [&](const char *pointer) { return wordsIn(open, pointer); };
    Open keeper(u"personas.json"_s, {u"gatekeeper"_s});
    QVERIFY(wordsIn(keeper, "/weights/0/rule").contains(u"play.torii"_s));
    QVERIFY(words("/level").contains(u"strong"_s) && words("/level").contains(u"greedy"_s));
    QVERIFY(words("/weights/0/action").contains(u"collect"_s));
    QVERIFY(words("/weights/0/component").contains(u"leaves/red"_s));
    QVERIFY(words("/weights/0/component").contains(u"objectives"_s));
    QVERIFY(!words("/weights/0/component").contains(u"scenarios"_s));
    auto *component = qobject_cast<ChoiceEditor *>(open.row("/weights/0/component").editor());
    QCOMPARE(component->text(), u"leaves/red"_s);
    QVERIFY(qobject_cast<FormulaEditor *>(open.row("/formula").editor()));

    // A new item names no move yet; the game goes on with it.
    open.row("/weights").addButton()->click();
    QVERIFY(open.desk.document.compiles());
    QCOMPARE(open.desk.document.problems().size(), std::size_t(1));
    QCOMPARE(open.desk.document.problems().front().code, "persona-no-move");
}

void InspectorTest::aPlaceGetsTheCursor()
{
    Open open;
    QVERIFY(QTest::qWaitForWindowActive(&open.panel));
    open.panel.showPlace(u"objectives.json"_s, u"sum"_s, u"/metric"_s);
    QVERIFY(open.panel.form().row("/metric")->isAncestorOf(QApplication::focusWidget()));
}

void InspectorTest::aFocusedEditorGoesQuietly()
{
    for (const char *pointer : {"/value", "/leaf"}) {
        Open open;
        QVERIFY(QTest::qWaitForWindowActive(&open.panel));
        QVERIFY(open.panel.form().focus(QString::fromLatin1(pointer)));
        QVERIFY(open.row(pointer).isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_7);
        const int steps = open.desk.document.steps().count();
        delete open.row(pointer).editor();
        QCOMPARE(open.desk.document.steps().count(), steps);
    }
}

void InspectorTest::whatAnyListBeginsWithFitsItsEntry_data()
{
    QTest::addColumn<QString>("pack");
    for (const char *pack : {"momiji", "takenoko", "kimono", "leafus"})
        QTest::newRow(pack) << QString::fromLatin1(pack);
}

void InspectorTest::whatAnyListBeginsWithFitsItsEntry()
{
    QFETCH(QString, pack);
    FormsDesk desk(pack.toStdString());
    InspectorPanel panel(desk.document, desk.selection, desk.live, {});
    QStringList unfit;
    int grown = 0;
    for (const std::string &file : desk.document.schemas().filesOf(desk.document.gameId()))
        for (const EntryPtr &entry : std::vector(desk.document.data().files.at(file)->entries())) {
            if (file == "modes.json") // its lists ask for copies that other tables would have to have
                continue;
            desk.selection.select(QString::fromStdString(file), {QString::fromStdString(entry->id)});
            std::vector<std::string> lists;
            for (const FieldRow *row : panel.form().rows())
                if (row->row().sort == FormRow::Sort::List && row->row().present)
                    lists.push_back(row->row().field.pointer);
            for (const std::string &list : lists) {
                if (!panel.form().row(list)->addButton()->isEnabled())
                    continue;
                panel.form().row(list)->addButton()->click();
                ++grown;
                // A list that has every word already has no better one to begin with.
                if (!desk.document.compiles() && desk.document.problems().front().code != "unique")
                    unfit += QString::fromStdString(file + "/" + entry->id + list) + u": "_s
                             + linesOf(desk.document.problems()).value(0);
                desk.document.steps().undo();
            }
        }
    QVERIFY2(unfit.isEmpty(), qPrintable(unfit.join('\n')));
    QVERIFY(grown > 0 || pack != u"momiji"_s);
}

void InspectorTest::aRuleHasNoNameToGiveAndNoCopies()
{
    Open open(u"rules.json"_s, {u"hand_limit"_s});
    const auto told = [&open](const QString &text) {
        return std::ranges::any_of(open.panel.findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->isVisibleTo(&open.panel) && label->text() == text;
        });
    };
    QVERIFY(told(u"Hand limit"_s)); // as the schema calls it
    QVERIFY(!open.panel.texts().editor({"name", "hand_limit"}, u"en"_s));
    QVERIFY(!told(u"In play now"_s));
    QVERIFY(!told(open.panel.inPlay()));
    open.desk.selection.select(u"rulebook.json"_s, {u"setup.starter"_s});
    QVERIFY(!open.panel.texts().editor({"name", "setup.starter"}, u"en"_s));
    QVERIFY(open.panel.texts().editor({"rule", "setup.starter"}, u"en"_s));
    QVERIFY(!told(u"In play now"_s));
    open.desk.selection.select(u"leaf_cards.json"_s, {u"red_3"_s});
    QVERIFY(told(u"In play now"_s));
    QVERIFY(open.panel.texts().editor({"name", "red_3"}, u"en"_s));
}

void InspectorTest::aClickOnAnyListOpensIt()
{
    Open open(u"landscapes.json"_s, {u"a"_s});
    QVERIFY(QTest::qWaitForWindowActive(&open.panel));
    const Json before = open.value("landscapes", "a", "/face");
    for (const char *pointer : {"/trigger", "/face"}) {
        auto &box = qobject_cast<ChoiceEditor *>(open.row(pointer).editor())->box();
        open.panel.ensureWidgetVisible(&box);
        QWidget *line = box.isEditable() ? static_cast<QWidget *>(box.lineEdit()) : &box;
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(12, line->height() / 2));
        QTRY_VERIFY2(QApplication::activePopupWidget(), pointer);
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activePopupWidget());
    }
    // By the mouse alone: the list has every word, and the one that is clicked holds.
    auto &box = qobject_cast<ChoiceEditor *>(open.row("/face").editor())->box();
    QVERIFY(box.isEditable());
    QTest::mouseClick(box.lineEdit(), Qt::LeftButton, {}, QPoint(12, box.lineEdit()->height() / 2));
    QTRY_VERIFY(QApplication::activePopupWidget());
    QAbstractItemView *list = box.completer()->popup();
    QCOMPARE(list->model()->rowCount(), box.count());
    const QModelIndex other = list->model()->index(2, 0);
    QVERIFY(Json(other.data(Qt::UserRole).toString().toStdString()) != before);
    const std::string word = other.data(Qt::UserRole).toString().toStdString();
    list->scrollTo(other);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(other).center());
    QTRY_COMPARE(open.value("landscapes", "a", "/face"), Json(word));
}

ENGAWA_SUBJECT(editor_inspector_test, InspectorTest, QApplication)
#include "inspector_test.moc"
