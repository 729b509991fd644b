#include <QDir>

#include "editor/inspector/inspector_panel.h"
#include "tests/app/workbench/workbench_fixture.h"

namespace engawa {

// The sheet under a designer's hands: what is dragged in the Inspector is drawn on the table, and played.
class LeafusDesignTest : public QObject
{
    Q_OBJECT

private slots:
    void aDraggedNodeChangesTheRunningGame();
    void aDraggedLeafMovesOnTheTable();
    void theEndOfALineIsDraggedInTheRunningGame();
    void theTreeIsChangedInTheRunningGame();
    void altAndAClickOnTheTreeLeadToItsEntry();
    void pictures_data();
    void pictures();

private:
    static void open(WorkbenchFixture &bench);
    static SheetCanvas *canvas(WorkbenchFixture &bench, const char *file, const char *id);
    static void drag(QWidget &held, const QPoint &from, const QPoint &to);
};

void LeafusDesignTest::open(WorkbenchFixture &bench)
{
    bench.open({.mode = "solo", .players = {"human"}, .seed = 3, .game = "leafus"});
}

SheetCanvas *LeafusDesignTest::canvas(WorkbenchFixture &bench, const char *file, const char *id)
{
    bench.selection().select(file, {QString(id)});
    InspectorPanel *inspector = bench.panel<InspectorPanel>("inspector");
    bench.settle();
    return &inspector->sheet();
}

void LeafusDesignTest::drag(QWidget &held, const QPoint &from, const QPoint &to)
{
    const QPoint start = held.mapToGlobal(from), end = held.mapToGlobal(to);
    QTest::mousePress(&held, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 6; ++step)
        QTest::mouseMove(&held, held.mapFromGlobal(start + (end - start) * step / 6));
    QTest::mouseRelease(&held, Qt::LeftButton, {}, held.mapFromGlobal(end));
}

void LeafusDesignTest::aDraggedNodeChangesTheRunningGame()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    open(bench);
    SheetCanvas &sheet = *canvas(bench, "nodes.json", "c2");
    SheetMark *mark = sheet.mark({"nodes.json", "c2"});
    QVERIFY(mark && mark->isVisible());
    const QPoint was = mark->point().at;
    const double before = bench.piece("node/c2")->x();
    const QPoint way = (sheet.onWidget(was + QPoint(7, 4)) - sheet.onWidget(was)).toPoint();
    drag(*mark, mark->rect().center(), mark->rect().center() + way);
    QTRY_VERIFY(bench.valueInMatch("nodes/c2", "x").get<int>() != was.x());
    const int x = bench.valueInMatch("nodes/c2", "x").get<int>();
    QVERIFY2(std::abs(x - was.x() - 7) <= 2, qPrintable(QString("The node lies at %1 in the match.").arg(x)));
    QCOMPARE(bench.asked(), 1); // a variant is offered: the pack as shipped stays
    QTRY_VERIFY2(bench.piece("node/c2")->x() > before + 3, "The node on the table stays where it was.");
    bench.document().steps().undo();
    QTRY_COMPARE(bench.valueInMatch("nodes/c2", "x").get<int>(), was.x());
    QTRY_VERIFY(std::abs(bench.piece("node/c2")->x() - before) < 1);
    QCOMPARE(bench.warnings(), QStringList());
}

void LeafusDesignTest::aDraggedLeafMovesOnTheTable()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    open(bench);
    SheetCanvas &sheet = *canvas(bench, "leaves.json", "leaf_1");
    SheetMark *mark = sheet.mark({"leaves.json", "leaf_1"});
    QVERIFY(mark && mark->isVisible());
    const double before = bench.piece("leaf/leaf_1")->y();
    const QPoint way = (sheet.onWidget(QPointF(0, 12)) - sheet.onWidget(QPointF(0, 0))).toPoint();
    drag(*mark, mark->rect().center(), mark->rect().center() + way);
    QTRY_VERIFY2(bench.piece("leaf/leaf_1")->y() > before + 5, "The leaf on the table stays where it was.");
    QCOMPARE(bench.warnings(), QStringList());
}

void LeafusDesignTest::theEndOfALineIsDraggedInTheRunningGame()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    open(bench);
    SheetCanvas &sheet = *canvas(bench, "nodes.json", "c2");
    const auto middle = [&](const char *node) { return sheet.mark({"nodes.json", node})->geometry().center(); };
    const QString before = bench.piece("edge/s3_a3")->property("badge").toString();
    const double x = bench.piece("edge/s3_a3")->x();
    drag(sheet, (middle("s3") + middle("a3") * 2) / 3, middle("b4"));
    QTRY_COMPARE(bench.valueInMatch("edges/s3_a3", "to").get<std::string>(), "b4");
    QCOMPARE(bench.asked(), 1);
    QCOMPARE(bench.document().steps().count(), 1);
    QTRY_VERIFY2(bench.piece("edge/s3_a3")->x() != x || bench.piece("edge/s3_a3")->property("badge") != before,
                 "The line on the table stays where it was.");
    bench.document().steps().undo();
    QTRY_COMPARE(bench.valueInMatch("edges/s3_a3", "to").get<std::string>(), "a3");
    bench.settle();
    drag(sheet, (middle("s3") + middle("a3") * 2) / 3, middle("a4")); // S3–A4 is there
    QVERIFY(!sheet.word().isEmpty());
    QCOMPARE(bench.valueInMatch("edges/s3_a3", "to").get<std::string>(), "a3");
    QCOMPARE(bench.warnings(), QStringList());
}

void LeafusDesignTest::theTreeIsChangedInTheRunningGame()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    open(bench);
    const auto tree = [&] { return TableFixture::itemsOf(bench.root(), "SheetDrawing").value(0); };
    QTRY_VERIFY(tree() && tree()->height() > 0);
    const QSizeF size = tree()->size();
    const double foot = tree()->y() + size.height();
    SheetCanvas &sheet = *canvas(bench, "drawings.json", "tree");
    SheetMark *mark = sheet.mark({"drawings.json", "tree"});
    QVERIFY(mark && mark->isVisible());
    const QPoint way = (sheet.onWidget(QPointF(0, -20)) - sheet.onWidget(QPointF(0, 0))).toPoint();
    drag(*mark, mark->rect().center(), mark->rect().center() + way);
    QTRY_VERIFY2(tree()->y() + tree()->height() < foot - 10, "The tree on the table stays where it was.");
    QCOMPARE(tree()->size(), size); // it never vanishes
    bench.document().steps().undo();
    QTRY_VERIFY(std::abs(tree()->y() + tree()->height() - foot) < 1);
    bench.document().edit("narrower", {{"drawings.json", "/tree/width", 80}});
    QTRY_VERIFY2(std::abs(tree()->width() - size.width() / 2) < 1, "The tree on the table is as wide as before.");
    QTRY_VERIFY(std::abs(tree()->height() - size.height() / 2) < 2); // it keeps its shape, and its foot
    QVERIFY(std::abs(tree()->y() + tree()->height() - foot) < 2);
    const QUrl shown = tree()->property("source").toUrl();
    bench.document().edit("another picture", {{"drawings.json", "/tree/face", "leaf.svg"}});
    QTRY_VERIFY2(tree()->property("source").toUrl() != shown, "The table still shows the old picture.");
    QTRY_VERIFY(std::abs(tree()->height() - tree()->width()) < 2); // a leaf's face is square
    QCOMPARE(bench.warnings(), QStringList());
}

void LeafusDesignTest::altAndAClickOnTheTreeLeadToItsEntry()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    open(bench);
    QQuickItem *tree = TableFixture::itemsOf(bench.root(), "SheetDrawing").value(0);
    QVERIFY(tree);
    QTRY_VERIFY(tree->height() > 0);
    bench.settle();
    const QPointF bark(tree->width() * 0.5, tree->height() * 0.9); // the trunk below its crosses
    QTest::mouseClick(bench.window(), Qt::LeftButton, Qt::AltModifier,
                      bench.inWindow(tree->mapToScene(bark).toPoint()));
    QTRY_COMPARE(bench.selection().file(), "drawings.json");
    QCOMPARE(bench.selection().ids(), QStringList{"tree"});
    QCOMPARE(bench.warnings(), QStringList());
}

void LeafusDesignTest::pictures_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addRow("design") << QSize(1600, 1000) << false << "en";
    QTest::addRow("design-dark-ja") << QSize(1600, 1000) << true << "ja";
    QTest::addRow("design-small") << QSize(1280, 800) << false << "en";
}

// For people to judge; that the sheet is to be seen is all that is tested.
void LeafusDesignTest::pictures()
{
    QFETCH(QSize, size);
    QFETCH(bool, dark);
    QFETCH(QString, language);
    UserFolder user;
    WorkbenchFixture bench(user.places(), size);
    bench.settings().setLanguage(language);
    bench.settings().setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
    open(bench);
    const SheetCanvas &sheet = *canvas(bench, "nodes.json", "c2");
    QTest::qWait(900);
    QTRY_VERIFY(sheet.isVisible());
    QTRY_VERIFY(!sheet.visibleRegion().isEmpty());
    QVERIFY(QDir().mkpath(ENGAWA_SCREENSHOTS));
    QVERIFY(bench.program().window().grab().save(QString(ENGAWA_SCREENSHOTS "/%1.png").arg(QTest::currentDataTag())));
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(leafus_design_test, engawa::LeafusDesignTest)
#include "design_test.moc"
