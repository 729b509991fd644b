#include <QTest>

#include "editor/inspector/inspector_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/settled/widget.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Entries whose schema gives them a width on the sheet show their face there, under the marks.
class SheetFacesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFaceStandsOnItsPlaceAsWideAsTheDataSay();
    void aFaceGoesWhereItsMarkIsDragged();
    void aFaceIsPaintedAnewAfterAChangeOnly();
    void withoutAFaceThereIsOnlyTheMark();
};

namespace {

// Leafus, whose tree is a red square.
struct Bench
{
    FormsDesk desk{"leafus"};
    QStringList painted;
    InspectorPanel panel;

    explicit Bench(bool hasFace = true)
        : panel(desk.document, desk.selection, desk.live,
                [this, hasFace](const Game &, const QString &component, QSize size) {
                    painted += component;
                    QImage face(hasFace ? QSize(size.width(), size.width()) : QSize(), QImage::Format_ARGB32);
                    face.fill(Qt::red);
                    return face;
                })
    {
        panel.resize(420, 900);
        panel.show();
        desk.selection.select(u"drawings.json"_s, {u"tree"_s});
        settle(panel);
    }

    SheetCanvas &sheet() { return panel.sheet(); }
    SheetMark &mark() { return *sheet().mark({"drawings.json", "tree"}); }
    bool isRed(QPointF onSheet)
    {
        const QImage seen = sheet().grab().toImage();
        const QPoint at = (sheet().onWidget(onSheet) * seen.devicePixelRatio()).toPoint();
        const QColor colour = seen.pixelColor(at);
        return colour.red() > colour.green() + 60 && colour.red() > colour.blue() + 60;
    }
};

} // namespace

void SheetFacesTest::aFaceStandsOnItsPlaceAsWideAsTheDataSay()
{
    Bench bench;
    QVERIFY(bench.desk.document.edit(u"narrow"_s, {{"drawings.json", "/tree/width", 40}}));
    settle(bench.panel);
    QVERIFY(bench.painted.contains(u"drawings/tree"_s));
    QVERIFY(bench.isRed({-18, -12})); // its foot stands at 0, 6, and it is 40 wide and high
    QVERIFY(!bench.isRed({-23, -12}));
    QVERIFY(bench.isRed({18, -31}));
    QVERIFY(!bench.isRed({23, -31}));
    QVERIFY(bench.isRed({3, -32}));
    QVERIFY(!bench.isRed({3, -38}));
}

void SheetFacesTest::aFaceGoesWhereItsMarkIsDragged()
{
    Bench bench;
    QVERIFY(bench.desk.document.edit(u"narrow"_s, {{"drawings.json", "/tree/width", 40}}));
    settle(bench.panel);
    const QPoint middle = bench.mark().rect().center();
    const QPoint way = (bench.sheet().onWidget({30, 0}) - bench.sheet().onWidget({0, 0})).toPoint();
    QTest::mousePress(&bench.mark(), Qt::LeftButton, {}, middle);
    QTest::mouseMove(&bench.mark(), middle + way / 2);
    QTest::mouseMove(&bench.mark(), bench.mark().rect().center() + way / 2);
    QVERIFY2(bench.isRed({43, -31}) && !bench.isRed({3, -31}), "The face stays behind while its mark is held.");
    QTest::mouseRelease(&bench.mark(), Qt::LeftButton, {}, bench.mark().rect().center());
    QTRY_VERIFY(valueAt(**bench.desk.document.data().table("drawings").find("tree"), "/x").get<int>() > 20);
    QVERIFY(bench.isRed({43, -31}));
}

void SheetFacesTest::aFaceIsPaintedAnewAfterAChangeOnly()
{
    Bench bench;
    const auto before = bench.painted.count(u"drawings/tree"_s);
    for (int i = 0; i < 3; ++i) {
        bench.sheet().grab();
        bench.sheet().update();
        QTest::qWait(10);
    }
    QCOMPARE(bench.painted.count(u"drawings/tree"_s), before);
    QVERIFY(bench.desk.document.edit(u"another"_s, {{"drawings.json", "/tree/face", "leaf.svg"}}));
    bench.sheet().grab();
    QVERIFY(bench.painted.count(u"drawings/tree"_s) > before);
}

void SheetFacesTest::withoutAFaceThereIsOnlyTheMark()
{
    Bench bench(false);
    QVERIFY(bench.mark().isVisible());
    QVERIFY(!bench.isRed({20, -40}));
}

ENGAWA_SUBJECT(editor_sheet_faces_test, SheetFacesTest, QApplication)
#include "faces_test.moc"
