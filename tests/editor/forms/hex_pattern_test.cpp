#include <QAbstractButton>
#include <QTest>

#include "editor/field_editors/hex_pattern_editor.h"
#include "editor/field_editors/pictograms.h"
#include "editor/inspector/inspector_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// A pattern of hexagons is painted: in a pack of its own, since any game may have one.
class HexPatternTest : public QObject
{
    Q_OBJECT

private slots:
    void hexagonsAreFoundWhereTheyAreDrawn();
    void aPatternIsReadAndWritten();
    void aClickPaintsAndIsOneStep();
    void theSameColourAgainEmpties();
    void anotherColourPaintsOver();
    void theKeyboardDoesItAll();
    void theFieldGrowsWithThePattern();
    void whatIsNoPatternIsToldAndKept();
    void paintsHaveNamesAndPictograms();
    void aColourThatChangesShowsAtOnce();
    void aScreenReaderHearsWhereTheCursorIs();
    void severalEntriesArePaintedTogether();
    void aNewPatternBeginsInTheMiddle();
};

namespace {

struct Open
{
    FormsDesk desk{"takenoko"};
    InspectorPanel panel{desk.document, desk.selection, desk.live, {}};

    explicit Open(const QStringList &ids = {u"green_line"_s})
    {
        panel.resize(360, 700);
        panel.show();
        desk.selection.select(u"plot_objectives.json"_s, ids);
        if (!QTest::qWaitForWindowActive(&panel))
            qWarning("The window doesn't show.");
    }
    HexPatternEditor &editor()
    {
        FieldRow *row = panel.form().row("/pattern");
        auto *editor = row ? qobject_cast<HexPatternEditor *>(row->editor()) : nullptr;
        if (!editor)
            qFatal("The pattern is not painted.");
        return *editor;
    }
    HexCanvas &canvas() { return editor().canvas(); }
    void click(HexPlace place, Qt::MouseButton button = Qt::LeftButton)
    {
        QTest::mouseClick(&canvas(), button, {}, canvas().pointOf(place));
    }
    Json pattern(const char *id = "green_line") const
    {
        return valueAt(**desk.document.data().table("plot_objectives").find(id), "/pattern");
    }
};

Json cell(int q, int r, const char *colour)
{
    return {{"q", q}, {"r", r}, {"colour", colour}};
}

const Json line = Json::array({cell(0, 0, "green"), cell(1, 0, "green"), cell(2, 0, "green")});

} // namespace

void HexPatternTest::hexagonsAreFoundWhereTheyAreDrawn()
{
    for (int q = -4; q <= 4; ++q)
        for (int r = -4; r <= 4; ++r) {
            const HexPlace place{q, r};
            QCOMPARE(hexAt(hexCentre(place)), place);
            for (const QPointF corner : hexOutline(place, 0.05)) // just inside
                QCOMPARE(hexAt(corner), place);
            for (const HexPlace step : hexSteps)
                QCOMPARE(hexDistance(place, {q + step.q, r + step.r}), 1);
        }
    QVERIFY(hexCentre({0, 1}).y() > 0);                    // r grows downwards
    QCOMPARE(hexCentre({0, 1}).x(), hexCentre({0, 0}).x() + 0.5); // … to the south-east
}

void HexPatternTest::aPatternIsReadAndWritten()
{
    QCOMPARE(hexPattern(*hexCells(line)), line);
    QCOMPARE(hexCells(Json::array())->size(), 0u);
    QVERIFY(!hexCells(Json("green")));
    QVERIFY(!hexCells(Json::array({cell(0, 0, "green"), cell(0, 0, "pink")})));
    QVERIFY(!hexCells(Json::array({{{"q", 0}, {"colour", "green"}}})));
    QVERIFY(!hexCells(Json::array({{{"q", 0.5}, {"r", 0}, {"colour", "green"}}})));
    QVERIFY(!hexCells(Json::array({{{"q", 0}, {"r", 0}, {"colour", 3}}})));
    QVERIFY(!hexCells(Json::array({{{"q", 0}, {"r", 0}, {"colour", "green"}, {"shade", 1}}}))); // it would be lost
}

void HexPatternTest::aClickPaintsAndIsOneStep()
{
    Open open;
    const std::string before = open.desk.bytes();
    open.click({1, 1});
    Json expected = line;
    expected.push_back(cell(1, 1, "green"));
    QCOMPARE(open.pattern(), expected);
    QCOMPARE(open.desk.document.steps().count(), 1);
    QVERIFY2(open.desk.document.compiles(), qPrintable(linesOf(open.desk.document.problems()).join('\n')));
    QVERIFY(open.desk.stepRestores(before));
    open.desk.document.steps().undo();
    QCOMPARE(open.canvas().cells().size(), 3u);
}

void HexPatternTest::theSameColourAgainEmpties()
{
    Open open;
    open.click({2, 0});
    QCOMPARE(open.pattern(), Json::array({cell(0, 0, "green"), cell(1, 0, "green")}));
    open.click({1, 0}, Qt::RightButton);
    QCOMPARE(open.pattern(), Json::array({cell(0, 0, "green")}));
    open.click({0, 1}, Qt::RightButton); // there is nothing
    QCOMPARE(open.desk.document.steps().count(), 2);
}

void HexPatternTest::anotherColourPaintsOver()
{
    Open open;
    open.editor().paintButton(2)->click();
    open.click({1, 0});
    QCOMPARE(open.pattern(), Json::array({cell(0, 0, "green"), cell(1, 0, "pink"), cell(2, 0, "green")}));
    open.editor().paintButton(HexPatternEditor::eraser)->click();
    open.click({0, 0});
    QCOMPARE(open.pattern(), Json::array({cell(1, 0, "pink"), cell(2, 0, "green")}));
}

void HexPatternTest::theKeyboardDoesItAll()
{
    Open open;
    HexCanvas &canvas = open.canvas();
    canvas.setFocus();
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(canvas.cursor(), (HexPlace{0, 1}));
    QTest::keyClick(&canvas, Qt::Key_Down); // straight on
    QCOMPARE(canvas.cursor(), (HexPlace{-1, 2}));
    QTest::keyClick(&canvas, Qt::Key_Up);
    QTest::keyClick(&canvas, Qt::Key_Up);
    QCOMPARE(canvas.cursor(), (HexPlace{0, 0}));
    QTest::keyClick(&canvas, Qt::Key_Up);
    QCOMPARE(canvas.cursor(), (HexPlace{0, -1}));
    QTest::keyClick(&canvas, Qt::Key_Right);
    QTest::keyClick(&canvas, Qt::Key_2);
    QVERIFY(open.editor().paintButton(1)->isChecked());
    QTest::keyClick(&canvas, Qt::Key_Space);
    Json expected = line;
    expected.push_back(cell(1, -1, "yellow"));
    QCOMPARE(open.pattern(), expected);
    QTest::keyClick(&canvas, Qt::Key_Home);
    QTest::keyClick(&canvas, Qt::Key_Delete);
    expected.erase(0);
    QCOMPARE(open.pattern(), expected);
    QTest::keyClick(&canvas, Qt::Key_4); // the last key empties
    QVERIFY(open.editor().paintButton(HexPatternEditor::eraser)->isChecked());
}

void HexPatternTest::theFieldGrowsWithThePattern()
{
    Open open;
    HexCanvas &canvas = open.canvas();
    canvas.setFocus();
    for (int step = 0; step < 40; ++step)
        QTest::keyClick(&canvas, Qt::Key_Left);
    QVERIFY(canvas.cursor().q < -6 && canvas.cursor().q > -40); // and has an end
    QVERIFY(canvas.rect().contains(canvas.pointOf(canvas.cursor())));
    QTest::keyClick(&canvas, Qt::Key_Space);
    QCOMPARE(open.pattern().size(), 4u);
    for (const HexCell &each : canvas.cells())
        QVERIFY(canvas.rect().contains(canvas.pointOf(each.place)));
}

void HexPatternTest::whatIsNoPatternIsToldAndKept()
{
    Open open;
    QVERIFY(open.editor().sentence().isEmpty());
    QVERIFY(open.desk.document.edit(u"a fault"_s, {{"plot_objectives.json", "/green_line/pattern", "three in a row"}}));
    QVERIFY2(open.editor().sentence().contains(u"no pattern"_s), qPrintable(open.editor().sentence()));
    QCOMPARE(open.editor().value(), Json("three in a row"));
    QVERIFY(!open.desk.document.compiles());
    open.click({0, 0});
    QCOMPARE(open.pattern(), Json::array({cell(0, 0, "green")}));
    QVERIFY(open.editor().sentence().isEmpty());
}

void HexPatternTest::paintsHaveNamesAndPictograms()
{
    Open open;
    QStringList names;
    for (int paint = 0; paint < 3; ++paint)
        names += open.editor().paintButton(paint)->text();
    QCOMPARE(names.size(), 3);
    for (const QString &colour : {u"green"_s, u"yellow"_s, u"pink"_s})
        QVERIFY2(names.join(u'\n').contains(open.desk.document.nameOf(colour.toStdString())),
                 qPrintable(names.join(u'\n')));
    for (int paint = 0; paint < 3; ++paint)
        QVERIFY(!open.editor().paintButton(paint)->icon().isNull());
    std::vector<QPainterPath> shapes; // what tells colours apart without colour
    for (const QString &word :
         {u"circle"_s, u"triangle"_s, u"square"_s, u"diamond"_s, u"star"_s, u"cross"_s, u"drop"_s, u"ring"_s}) {
        const QPainterPath shape = pictogram(word);
        QVERIFY2(!shape.isEmpty() && QRectF(-0.51, -0.51, 1.02, 1.02).contains(shape.boundingRect()), qPrintable(word));
        QVERIFY2(!std::ranges::contains(shapes, shape), qPrintable(word));
        shapes.push_back(shape);
    }
    QVERIFY(pictogram(u"green"_s).isEmpty());
}

void HexPatternTest::aColourThatChangesShowsAtOnce()
{
    Open open;
    const QImage before = open.canvas().grab().toImage();
    QVERIFY(open.desk.document.edit(u"a hue"_s, {{"colours.json", "/green/hue", "#112233"}}));
    QVERIFY(open.canvas().grab().toImage() != before);
}

void HexPatternTest::aScreenReaderHearsWhereTheCursorIs()
{
    Open open;
    HexCanvas &canvas = open.canvas();
    canvas.setFocus();
    QVERIFY(!canvas.accessibleName().isEmpty());
    QVERIFY2(canvas.accessibleDescription().contains(open.desk.document.nameOf("green")),
             qPrintable(canvas.accessibleDescription()));
    QTest::keyClick(&canvas, Qt::Key_Up);
    QCOMPARE(canvas.accessibleDescription(), u"q 0, r -1: empty"_s);
}

void HexPatternTest::severalEntriesArePaintedTogether()
{
    Open open({u"green_line"_s, u"pink_line"_s});
    QVERIFY(!open.editor().sentence().isEmpty());
    open.click({0, 0});
    QCOMPARE(open.pattern("green_line"), Json::array({cell(0, 0, "green")}));
    QCOMPARE(open.pattern("pink_line"), Json::array({cell(0, 0, "green")}));
    QCOMPARE(open.desk.document.steps().count(), 1);
}

void HexPatternTest::aNewPatternBeginsInTheMiddle()
{
    Open open;
    const FieldSchema schema(*open.desk.document.schemaOf("plot_objectives.json"), u"en"_s);
    const Entry entry{"newcomer", Json::object()};
    const auto cells = hexCells(schema.smallest(entry, "/pattern"));
    QVERIFY(cells && cells->size() == 1);
    QVERIFY(cells->front().place == HexPlace());
}

ENGAWA_SUBJECT(editor_hex_pattern_test, HexPatternTest, QApplication)
#include "hex_pattern_test.moc"
