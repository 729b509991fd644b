#include <QTest>

#include "editor/inspector/inspector_panel.h"
#include "editor/sheet/sheet_grip.h"
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
    void theEndOfALineIsDraggedToAnotherMark();
    void theSheetKeepsStillWhileALineIsHeld();
    void anEndSnapsToTheNearestMark();
    void aLineThatMayNotHangThereGoesBackAndSaysWhy_data();
    void aLineThatMayNotHangThereGoesBackAndSaysWhy();
    void aLineLetGoOfElsewhereStays();
    void escapeLeavesALineWhereItWas();
    void arrowKeysAndEnterHangALineElsewhere();
    void arrowKeysPassWhereALineMayNotHang();
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
            "landscapes", {{"from", "/from"}, {"to", "/to"}, {"down", true}},
            {{"from", {{"type", "string"}, {"x-ref", "leaves"}}}, {"to", {{"type", "string"}, {"x-ref", "leaves"}}}});
        addToPack("leaves.json", [at = 0](Json &entry) mutable {
            entry["x"] = at * 10 - 20;
            entry["y"] = at == 4 ? -20 : at % 2 * 30;
            if (++at == 1)
                entry["rank"] = 7;
        });
        addToPack("landscapes.json", [at = 0](Json &entry) mutable {
            if (++at <= 2) {
                entry["from"] = at == 1 ? "red" : "yellow";
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
    QPoint middle(const char *leaf) { return mark(leaf).geometry().center(); }
    // A line by its end at one mark to somewhere else on the sheet.
    void pull(const char *end, const char *other, QPoint to, bool drop = true)
    {
        const QPointF near = middle(end), far = middle(other);
        const QPoint from = (near + (far - near) * 0.3).toPoint();
        QTest::mousePress(&sheet(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(&sheet(), from + (to - from) * step / 6);
        if (drop)
            QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, to);
    }
    std::string joined(const char *field, std::size_t landscape = 0)
    {
        return valueAt(*desk->document.data().table("landscapes").entries()[landscape], field).get<std::string>();
    }
    void chooseFirstLine()
    {
        const EntryPtr &first = desk->document.data().table("landscapes").entries().front();
        desk->selection.select(u"landscapes.json"_s, {QString::fromStdString(first->id)});
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
    QCOMPARE(content.joins.size(), std::size_t(2));
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

void SheetTest::theEndOfALineIsDraggedToAnotherMark()
{
    OnPaper open;
    const std::string before = open.desk->bytes();
    open.pull("orange", "red", open.middle("green"));
    QCOMPARE(open.joined("/from"), "red");
    QCOMPARE(open.joined("/to"), "green");
    QCOMPARE(open.desk->document.steps().count(), 1);
    QVERIFY2(open.desk->lastStep().contains(open.desk->document.nameOf("green")), qPrintable(open.desk->lastStep()));
    QVERIFY(open.desk->stepRestores(before));
    QVERIFY(open.desk->document.compiles());
    QCOMPARE(open.desk->selection.file(), u"landscapes.json"_s);
    open.pull("red", "green", open.middle("brown")); // and by its other end
    QCOMPARE(open.joined("/from"), "brown");
    QCOMPARE(open.joined("/to"), "green");
}

// The form of another table is of another height: a scroll bar may come or go, and the sheet grows or shrinks.
void SheetTest::theSheetKeepsStillWhileALineIsHeld()
{
    OnPaper open;
    const QRect sheet = open.sheet().geometry(), mark = open.mark("green").geometry();
    open.pull("orange", "red", open.middle("green"), false);
    QTest::qWait(20);
    QCOMPARE(open.sheet().geometry(), sheet);
    QCOMPARE(open.mark("green").geometry(), mark);
    QCOMPARE(open.desk->selection.file(), u"leaves.json"_s);
}

void SheetTest::anEndSnapsToTheNearestMark()
{
    OnPaper open;
    const QPoint beside(open.mark("green").width(), 0);
    open.pull("orange", "red", open.middle("green") + beside);
    QCOMPARE(open.joined("/to"), "green");
    QCOMPARE(open.sheet().word(), QString());
}

void SheetTest::aLineThatMayNotHangThereGoesBackAndSaysWhy_data()
{
    QTest::addColumn<QString>("end");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("onto");
    QTest::addColumn<QString>("why");
    QTest::newRow("both ends") << "orange" << "red" << "red" << "Both ends";
    QTest::newRow("joined already") << "red" << "orange" << "yellow" << "joins these two already";
    QTest::newRow("upwards") << "orange" << "red" << "purple" << "upwards";
}

void SheetTest::aLineThatMayNotHangThereGoesBackAndSaysWhy()
{
    QFETCH(const QString, end);
    QFETCH(const QString, other);
    QFETCH(const QString, onto);
    QFETCH(const QString, why);
    OnPaper open;
    const std::string before = open.desk->bytes();
    open.pull(qPrintable(end), qPrintable(other), open.middle(qPrintable(onto)), false);
    QVERIFY2(open.sheet().word().contains(why), "It is not said while the end is held there.");
    QTest::mouseRelease(&open.sheet(), Qt::LeftButton, {}, open.middle(qPrintable(onto)));
    QVERIFY2(open.sheet().word().contains(why), qPrintable(open.sheet().word()));
    QCOMPARE(open.desk->document.steps().count(), 0);
    QCOMPARE(open.desk->bytes(), before);
    open.pull("orange", "red", open.middle("green"));
    QCOMPARE(open.sheet().word(), QString());
}

void SheetTest::aLineLetGoOfElsewhereStays()
{
    OnPaper open;
    open.pull("orange", "red", QPoint(3, 3));
    open.pull("orange", "red", open.middle("orange")); // where it was
    QCOMPARE(open.joined("/to"), "orange");
    QCOMPARE(open.desk->document.steps().count(), 0);
    QCOMPARE(open.sheet().word(), QString());
}

void SheetTest::escapeLeavesALineWhereItWas()
{
    OnPaper open;
    open.pull("orange", "red", open.middle("green"), false);
    QTest::keyClick(&open.sheet(), Qt::Key_Escape);
    QTest::mouseRelease(&open.sheet(), Qt::LeftButton, {}, open.middle("green"));
    QCOMPARE(open.joined("/to"), "orange");
    QCOMPARE(open.desk->document.steps().count(), 0);
}

void SheetTest::arrowKeysAndEnterHangALineElsewhere()
{
    OnPaper open;
    SheetGrip &grip = *open.sheet().grip(JoinEnd::To);
    QVERIFY2(!grip.isVisible(), "A mark is chosen, and a line shows its ends.");
    open.chooseFirstLine();
    QVERIFY(grip.isVisible());
    QVERIFY(grip.focusPolicy() & Qt::TabFocus);
    QVERIFY2(grip.accessibleName().contains(open.desk->document.nameOf("orange")), qPrintable(grip.accessibleName()));
    grip.setFocus();
    QTest::keyClick(&grip, Qt::Key_Right);
    QTest::keyClick(&grip, Qt::Key_Escape);
    QTest::keyClick(&grip, Qt::Key_Return);
    QCOMPARE(open.joined("/to"), "orange");
    QTest::keyClick(&grip, Qt::Key_Right);
    QCOMPARE(open.desk->document.steps().count(), 0);
    QTest::keyClick(&grip, Qt::Key_Return);
    QCOMPARE(open.joined("/to"), "green");
    QCOMPARE(open.desk->document.steps().count(), 1);
    QVERIFY2(grip.accessibleName().contains(open.desk->document.nameOf("green")), qPrintable(grip.accessibleName()));
}

void SheetTest::arrowKeysPassWhereALineMayNotHang()
{
    OnPaper open;
    open.chooseFirstLine();
    QTest::keyClick(open.sheet().grip(JoinEnd::From), Qt::Key_Right); // the other line begins at the nearest
    QTest::keyClick(open.sheet().grip(JoinEnd::From), Qt::Key_Return);
    QCOMPARE(open.joined("/from"), "purple");
    open.desk->document.steps().undo();
    QTest::keyClick(open.sheet().grip(JoinEnd::To), Qt::Key_Left); // only where it begins
    QVERIFY2(open.sheet().word().contains("Both ends"), qPrintable(open.sheet().word()));
    QTest::keyClick(open.sheet().grip(JoinEnd::To), Qt::Key_Return);
    QCOMPARE(open.joined("/to"), "orange");
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
