#include <QAbstractItemModelTester>
#include <QtSvg/QSvgRenderer>

#include "lab_fixture.h"

namespace engawa {

// What a run found, as sentences, tables and pictures.
class LabViewsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyViewHasSentencesAndNumbersWithIntervals();
    void whatIsNotKnownYetIsGrey();
    void componentsAreSorted();
    void aMarkLeadsToItsRowAndToAGame();
    void chartsAreSavedAndTablesToo();
    void theReadersLanguageIsSpoken();
};

void LabViewsTest::everyViewHasSentencesAndNumbersWithIntervals()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(128);
    for (const char *name : {"overview", "seats", "components", "length", "lead"}) {
        FigurePage &page = bench.shown(name);
        const QAbstractItemModelTester tester(&page.table());
        QVERIFY2(!page.text().isEmpty() && page.table().rowCount() > 0, name);
        bool intervals = false;
        for (const FigureRow &row : page.table().rows())
            for (const FigureCell &cell : row.cells)
                intervals |= cell.estimate && cell.text.contains(" to ") && cell.estimate->low <= cell.estimate->value
                             && cell.estimate->value <= cell.estimate->high;
        QVERIFY2(intervals, name);
        const bool drawn = QLatin1StringView(name) != "overview";
        QCOMPARE(page.chart().isVisible(), drawn);
        QVERIFY2(!drawn || !page.chart().chart().marks.isEmpty() || QLatin1StringView(name) == "components", name);
        QVERIFY(!page.view().accessibleName().isEmpty());
    }
    QCOMPARE(bench.warnings(), QStringList());
}

void LabViewsTest::whatIsNotKnownYetIsGrey()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(1);
    FigurePage &page = bench.shown("components");
    QVERIFY(page.table().rows().front().quiet);
    QCOMPARE(bench.cell(page, 0, 1), "not enough yet");
    QVERIFY(page.table().index(0, 1).data(Qt::ForegroundRole).isValid());
    QCOMPARE(bench.warnings(), QStringList());
}

void LabViewsTest::componentsAreSorted()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(256);
    FigurePage &page = bench.shown("components");
    for (const int column : {1, 5})
        for (const Qt::SortOrder order : {Qt::DescendingOrder, Qt::AscendingOrder}) {
            page.view().sortByColumn(column, order);
            const QAbstractItemModel &rows = *page.view().model();
            for (int row = 1; row < rows.rowCount(); ++row) {
                const double above = rows.index(row - 1, column).data(FigureTable::SortRole).toDouble();
                const double below = rows.index(row, column).data(FigureTable::SortRole).toDouble();
                QVERIFY(order == Qt::DescendingOrder ? above >= below : above <= below);
            }
        }
    QCOMPARE(bench.warnings(), QStringList());
}

void LabViewsTest::aMarkLeadsToItsRowAndToAGame()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(128);
    FigurePage &page = bench.shown("length");
    const int mark = static_cast<int>(page.chart().chart().marks.size()) / 2;
    auto *plot = page.chart().findChild<QWidget *>();
    const QPoint at = page.chart().placeOf(mark).toPoint() + QPoint(0, 2);
    QTest::mouseClick(plot, Qt::LeftButton, {}, at);
    QCOMPARE(page.view().currentIndex().data().toString(), page.chart().chart().marks[mark].name);
    QTest::mouseDClick(plot, Qt::LeftButton, {}, at);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.match().session()->trial().isEmpty(), patience);
    QCOMPARE(bench.warnings(), QStringList());
}

void LabViewsTest::chartsAreSavedAndTablesToo()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(128);
    for (const char *name : {"seats", "length", "lead"}) {
        FigurePage &page = bench.shown(name);
        const QString svg = user.path(QString(name) + ".svg"), png = user.path(QString(name) + ".png");
        QVERIFY(page.chart().saveSvg(svg));
        QSvgRenderer drawn(svg);
        QVERIFY(drawn.isValid());
        QVERIFY(page.chart().savePng(png));
        QVERIFY(!QImage(png).isNull());
    }
    const QList<QStringList> cells =
        cellsOf({.sentences = {},
                 .chart = {},
                 .head = {"Who", "Wins"},
                 .rows = {{.cells = {{"Seat 1", {}, {}}, {"27 %", 0.27, Estimate{27, 26, 28}}},
                           .quiet = false,
                           .strong = false,
                           .tip = {},
                           .games = {}}},
                 .sortedBy = -1});
    QCOMPARE(cells, (QList<QStringList>{{"Who", "Wins", "Wins ≥", "Wins ≤"}, {"Seat 1", "27", "26", "28"}}));
    QVERIFY(!bench.shown("seats").chart().saveSvg("/nowhere/at/all.svg"));
    QCOMPARE(bench.warnings(), QStringList());
}

void LabViewsTest::theReadersLanguageIsSpoken()
{
    UserFolder user;
    LabFixture bench(user.places());
    bench.play(128);
    QVERIFY(bench.shown("seats").text().contains("even is"));
    bench.settings().setLanguage("ja");
    bench.settle();
    QTRY_VERIFY2(bench.shown("seats").text().contains("均等なら"), qPrintable(bench.shown("seats").text()));
    QTRY_COMPARE(bench.lab().page().tabs().tabText(2), "席");
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(lab_panel_views_test, engawa::LabViewsTest)
#include "views_test.moc"
