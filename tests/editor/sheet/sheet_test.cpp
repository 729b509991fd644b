#include <QTest>

#include "editor/inspector/inspector_panel.h"
#include "tests/editor/forms/forms_desk.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// A schema that says where its entries lie gives them a sheet, whatever the game.
class SheetTest : public QObject
{
    Q_OBJECT

private slots:
    void theSheetShowsEveryPlaceAndEveryJoin();
    void aTableWithoutPlacesHasNoSheet();
    void draggingAMarkIsOneStep();
    void aMarkStaysWhereTheSchemaLetsItLie();
    void escapeTakesADragBack();
    void arrowKeysMoveTheChosenMark();
    void ctrlAndAnArrowGoToTheNextMark();
    void marksAndJoinsAreChosenByAClick();
    void marksSayWhereTheyLie();
    void undoBringsTheMarkBack();
    void anEntryWithoutItsPlaceIsLeftOut();
};

namespace {

// Momiji whose leaves lie on a sheet, and whose landscapes join two of them.
struct OnPaper
{
    PackFolder schemas, pack;
    std::unique_ptr<FormsDesk> desk;
    std::unique_ptr<InspectorPanel> panel;

    OnPaper()
    {
        namespace fs = std::filesystem;
        fs::copy(ENGAWA_RESOURCES "/schema", schemas.path(), fs::copy_options::recursive);
        fs::copy(ENGAWA_RESOURCES "/packs/momiji", pack.path(), fs::copy_options::recursive);
        addToSchema("leaves", {{"x", "/x"}, {"y", "/y"}, {"label", "/rank"}},
                    {{"x", {{"type", "integer"}, {"minimum", -50}, {"maximum", 50}}},
                     {"y", {{"type", "integer"}, {"minimum", -50}, {"maximum", 50}}},
                     {"rank", {{"type", "integer"}}}});
        addToSchema(
            "landscapes", {{"from", "/from"}, {"to", "/to"}},
            {{"from", {{"type", "string"}, {"x-ref", "leaves"}}}, {"to", {{"type", "string"}, {"x-ref", "leaves"}}}});
        addToPack("leaves.json", [at = 0](Json &entry) mutable {
            entry["x"] = at * 10 - 20;
            entry["y"] = at % 2 * 30;
            if (++at == 1)
                entry["rank"] = 7;
        });
        addToPack("landscapes.json", [at = 0](Json &entry) mutable {
            if (++at == 1) {
                entry["from"] = "red";
                entry["to"] = "orange";
            }
        });
        desk = std::make_unique<FormsDesk>(loaded(schemas.path()), pack.path());
        panel = std::make_unique<InspectorPanel>(desk->document, desk->selection, desk->live, PaintFace());
        panel->resize(420, 700);
        panel->show();
        desk->selection.select(u"leaves.json"_s, {u"red"_s});
        QTest::qWait(1);
    }

    // Fields for the entries of a table, and the hint what they mean.
    void addToSchema(const std::string &table, const Json &canvas, const Json &fields)
    {
        const std::string name = "momiji/" + table + ".schema.json";
        Problems problems;
        Json schema = Json::parse(*readText(schemas.path() / name, problems));
        const std::string reference = schema["patternProperties"].begin().value()["$ref"];
        Json &entry = schema["definitions"][reference.substr(reference.rfind('/') + 1)];
        entry["x-picker"] = "sheet_canvas";
        entry["x-canvas"] = canvas;
        for (const auto &[field, value] : fields.items())
            entry["properties"][field] = value;
        schemas.write(name, schema.dump());
    }
    void addToPack(const std::string &file, const std::function<void(Json &)> &add)
    {
        Problems problems;
        Json table = Json::parse(*readText(pack.path() / file, problems));
        for (auto &[id, entry] : table.items())
            if (entry.is_object())
                add(entry);
        pack.write(file, table.dump());
    }

    SheetCanvas &sheet() { return panel->sheet(); }
    SheetMark &mark(const char *leaf)
    {
        SheetMark *mark = sheet().mark({"leaves.json", leaf});
        if (!mark)
            qFatal("There is no mark of %s.", leaf);
        return *mark;
    }
    Json value(const char *leaf, const char *field)
    {
        return valueAt(**desk->document.data().table("leaves").find(leaf), field);
    }
    QPoint at(const char *leaf) { return {value(leaf, "/x").get<int>(), value(leaf, "/y").get<int>()}; }
    // Where the middle of a mark would be after going so far.
    QPoint away(const SheetMark &mark, QPoint by)
    {
        return mark.mapFrom(&sheet(), sheet().onWidget(QPointF(mark.point().at + by)).toPoint());
    }
    void drag(SheetMark &mark, QPoint by, bool drop = true)
    {
        QTest::mousePress(&mark, Qt::LeftButton, {}, mark.rect().center());
        const QPoint from = mark.mapToGlobal(mark.rect().center());
        const QPoint to = mark.mapToGlobal(away(mark, by));
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(&mark, mark.mapFromGlobal(from + (to - from) * step / 6));
        if (drop)
            QTest::mouseRelease(&mark, Qt::LeftButton, {}, mark.mapFromGlobal(to));
    }
};

} // namespace

void SheetTest::theSheetShowsEveryPlaceAndEveryJoin()
{
    OnPaper open;
    QVERIFY(open.sheet().isVisible());
    const SheetContent &content = open.sheet().content();
    QCOMPARE(content.points.size(), open.desk->document.data().table("leaves").size());
    QCOMPARE(content.joins.size(), std::size_t(1));
    QCOMPARE(content.points[static_cast<std::size_t>(content.joins[0].from)].entry.id, std::string("red"));
    QCOMPARE(content.points[static_cast<std::size_t>(content.joins[0].to)].entry.id, std::string("orange"));
    for (const SheetPoint &point : content.points) {
        const SheetMark *mark = open.sheet().mark(point.entry);
        QVERIFY(mark);
        QVERIFY2(open.sheet().rect().contains(mark->geometry()), "A mark lies outside the paper.");
    }
}

void SheetTest::aTableWithoutPlacesHasNoSheet()
{
    OnPaper open;
    open.desk->selection.select(u"leaf_cards.json"_s, {u"red_3"_s});
    QVERIFY(!open.sheet().isVisible());
    open.desk->selection.select(u"leaves.json"_s, {u"red"_s});
    QVERIFY(open.sheet().isVisible());
}

void SheetTest::draggingAMarkIsOneStep()
{
    OnPaper open;
    const std::string before = open.desk->bytes();
    const QPoint was = open.at("red");
    open.drag(open.mark("red"), {8, 5});
    const QPoint is = open.at("red");
    QVERIFY2((is - was - QPoint(8, 5)).manhattanLength() <= 2, "The entry isn't where it was dropped.");
    QCOMPARE(open.desk->document.steps().count(), 1);
    QVERIFY(open.desk->lastStep().contains(QString::number(is.x())));
    QVERIFY(open.desk->stepRestores(before));
    QVERIFY(open.desk->document.compiles());
    const QPoint off = open.mark("red").geometry().center() - open.sheet().onWidget(QPointF(is)).toPoint();
    QVERIFY2(off.manhattanLength() <= 2, "The mark doesn't lie where its entry says."); // a middle is half a pixel
}

void SheetTest::aMarkStaysWhereTheSchemaLetsItLie()
{
    OnPaper open;
    open.drag(open.mark("red"), {-400, -400});
    QCOMPARE(open.at("red"), QPoint(-50, -50));
    QVERIFY(open.desk->document.problems().empty());
}

void SheetTest::escapeTakesADragBack()
{
    OnPaper open;
    SheetMark &mark = open.mark("red");
    const QRect place = mark.geometry();
    open.drag(mark, {8, 5}, false);
    QVERIFY(mark.geometry() != place);
    QTest::keyClick(&mark, Qt::Key_Escape);
    QCOMPARE(mark.geometry(), place);
    QTest::mouseRelease(&mark, Qt::LeftButton);
    QCOMPARE(open.desk->document.steps().count(), 0);
}

void SheetTest::arrowKeysMoveTheChosenMark()
{
    OnPaper open;
    SheetMark &mark = open.mark("red");
    const QPoint was = open.at("red");
    mark.setFocus();
    QTest::keyClick(&mark, Qt::Key_Right);
    QCOMPARE(open.at("red"), was + QPoint(1, 0));
    QTest::keyClick(&mark, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(open.at("red"), was + QPoint(1, 10));
    QCOMPARE(open.desk->document.steps().count(), 2);
    QTest::keyPress(&mark, Qt::Key_Left); // held down: one step when it is let go
    QTest::keyPress(&mark, Qt::Key_Left);
    QTest::keyPress(&mark, Qt::Key_Left);
    QCOMPARE(open.desk->document.steps().count(), 2);
    QTest::keyRelease(&mark, Qt::Key_Left);
    QCOMPARE(open.desk->document.steps().count(), 3);
    QCOMPARE(open.at("red"), was + QPoint(-2, 10));
}

void SheetTest::ctrlAndAnArrowGoToTheNextMark()
{
    OnPaper open;
    SheetMark &mark = open.mark("red");
    mark.setFocus();
    QTest::keyClick(&mark, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(open.desk->selection.current() != u"red"_s);
    const std::string next = open.desk->selection.current().toStdString();
    QVERIFY(open.at(next.c_str()).x() > open.at("red").x());
    QVERIFY(open.mark(next.c_str()).isChecked());
    QVERIFY(!mark.isChecked());
    QVERIFY(open.mark(next.c_str()).focusPolicy() & Qt::TabFocus);
    QVERIFY2(!(mark.focusPolicy() & Qt::TabFocus), "More than one mark is a stop of the Tab key.");
}

void SheetTest::marksAndJoinsAreChosenByAClick()
{
    OnPaper open;
    QTest::mouseClick(&open.mark("orange"), Qt::LeftButton);
    QCOMPARE(open.desk->selection.ids(), QStringList{u"orange"_s});
    QCOMPARE(open.desk->document.steps().count(), 0);
    const QPointF from = open.sheet().onWidget(QPointF(open.at("red"))),
                  to = open.sheet().onWidget(QPointF(open.at("orange")));
    QTest::mouseClick(&open.sheet(), Qt::LeftButton, {}, ((from + to) / 2).toPoint());
    QCOMPARE(open.desk->selection.file(), u"landscapes.json"_s);
    QVERIFY(open.sheet().isVisible());
}

void SheetTest::marksSayWhereTheyLie()
{
    OnPaper open;
    const SheetMark &red = open.mark("red");
    QVERIFY(red.accessibleName().contains(open.desk->document.nameOf("red")));
    QVERIFY2(red.accessibleName().contains(u"7"), "What is written in a mark isn't said.");
    QCOMPARE(red.accessibleDescription(), u"-20, 0"_s);
    QVERIFY(!open.sheet().accessibleName().isEmpty());
}

void SheetTest::undoBringsTheMarkBack()
{
    OnPaper open;
    const QRect place = open.mark("red").geometry();
    open.drag(open.mark("red"), {8, 5});
    QVERIFY(open.mark("red").geometry() != place);
    open.desk->document.steps().undo();
    QCOMPARE(open.mark("red").geometry(), place);
}

void SheetTest::anEntryWithoutItsPlaceIsLeftOut()
{
    OnPaper open;
    QVERIFY(open.desk->document.edit(u"a fault"_s, {{"leaves.json", "/orange/x", "far"}}));
    QVERIFY(!open.sheet().mark({"leaves.json", "orange"}));
    QVERIFY(open.sheet().content().joins.empty());
    QVERIFY(open.sheet().mark({"leaves.json", "red"}));
}

QTEST_MAIN(SheetTest)
#include "sheet_test.moc"
